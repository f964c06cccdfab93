#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// A's turn with one card of each kind, a settlement to build on and a victim beside (2,3).
void prepare(Scene& scene, State state) {
    scene.settle(A, 3, 3, Corner::S);
    scene.settle(B, 2, 3, Corner::N);
    scene.settle(C, 2, 3, Corner::SE);
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    scene.edit.setHand(C, cards(0, 1, 0, 0, 0));
    for (const DevCard card :
         {DevCard::Knight, DevCard::RoadBuilding, DevCard::YearOfPlenty, DevCard::Monopoly})
        scene.edit.setDevCards(A, card, 1);
    scene.edit.setTurn(A, state);
}

} // namespace

class TstInterrupts : public QObject {
    Q_OBJECT
  private slots:
    void B41_cardsResumeTheStateTheyWerePlayedIn();
    void B41_aSevenLeadsOnToTheTurn();
    void B41_nobodyHasAChoice();
    void B41_S90_goldAfterTheRollLeadsOnToTheTurn();
    void B41_knightBeforeASeven();
    void B44_anythingInAnyOrder();
    void B57_besideTheRobber();
    void B133_armyIsJudgedAfterTheTheft();
    void S24_B135_neitherRoadNorShip();
    void S53_S93_choicesInSeatOrderFromTheRoller();
    void S54_whatTheBankLacksLapses();
    void S90_statesOfTheSea();
};

void TstInterrupts::B41_cardsResumeTheStateTheyWerePlayedIn() {
    for (const State state : {State::PreRoll, State::Main}) {
        Scene knight(baseMap());
        prepare(knight, state);
        PLAY(knight, plain(ActionKind::PlayKnight, A));
        QCOMPARE(knight.game.state(), State::MoveRobber);
        PLAY(knight, at(ActionKind::MoveRobber, A, knight.hex(2, 3)));
        QCOMPARE(knight.game.state(), State::Steal); // an interrupt in an interrupt
        REFUSED(knight, plain(ActionKind::Roll, A), "B-40");
        REFUSED(knight, plain(ActionKind::EndTurn, A), "B-40");
        PLAY(knight, chooseVictim(A, C));
        QCOMPARE(knight.game.state(), state);

        Scene roads(baseMap());
        prepare(roads, state);
        PLAY(roads, plain(ActionKind::PlayRoadBuilding, A));
        PLAY(roads, at(ActionKind::PlaceRoad, A, roads.edge(3, 3, Direction::SE)));
        QCOMPARE(roads.game.state(), State::FreeRoads);
        PLAY(roads, at(ActionKind::PlaceRoad, A, roads.edge(3, 3, Direction::SW)));
        QCOMPARE(roads.game.state(), state);

        Scene plenty(baseMap());
        prepare(plenty, state);
        PLAY(plenty, plain(ActionKind::PlayYearOfPlenty, A));
        PLAY(plenty, choose(ActionKind::PlentyPick, A, Resource::Ore));
        QCOMPARE(plenty.game.state(), State::PlentyPick);
        PLAY(plenty, choose(ActionKind::PlentyPick, A, Resource::Wool));
        QCOMPARE(plenty.game.state(), state);

        Scene monopoly(baseMap());
        prepare(monopoly, state);
        PLAY(monopoly, choose(ActionKind::PlayMonopoly, A, Resource::Brick));
        QCOMPARE(monopoly.game.state(), state);
        QCOMPARE(monopoly.game.toAct(), A);
    }
}

void TstInterrupts::B41_aSevenLeadsOnToTheTurn() {
    Scene scene(baseMap());
    prepare(scene, State::PreRoll);
    scene.edit.setHand(D, cards(4, 4, 0, 0, 0));
    scene.edit.setNextThrow(3, 4);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.state(), State::Discard);
    QCOMPARE(scene.game.toAct(), D);
    for (int i = 0; i < 4; ++i)
        PLAY(scene, choose(ActionKind::Discard, D, Resource::Brick));
    QCOMPARE(scene.game.state(), State::MoveRobber);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)));
    QCOMPARE(scene.game.state(), State::Steal);
    PLAY(scene, chooseVictim(A, B));
    QCOMPARE(scene.game.state(), State::Main); // not back to the roll
}

void TstInterrupts::B41_nobodyHasAChoice() {
    // One land hex: the robber has no goal (B-60). One card in the bank: the second pick is passed over
    // (B-136).
    for (const State state : {State::PreRoll, State::Main}) {
        Map map = blankMap(1, 2, Terrain::Sea);
        fix(map, 0, 0, Terrain::Forest, 5);
        map.robberStart = cell(0, 0);
        map.minSeats = 2;
        Scene scene(map, 2);
        scene.edit.setDevCards(A, DevCard::Knight, 1);
        scene.edit.setTurn(A, state);
        PLAY(scene, plain(ActionKind::PlayKnight, A));
        QCOMPARE(scene.game.state(), state);
        scene.edit.setDevCards(A, DevCard::YearOfPlenty, 1);
        scene.edit.setHand(B, cards(19, 19, 19, 19, 18));
        scene.edit.setTurn(A, state);
        PLAY(scene, plain(ActionKind::PlayYearOfPlenty, A));
        PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Ore));
        QCOMPARE(scene.game.state(), state);
    }
}

void TstInterrupts::B41_S90_goldAfterTheRollLeadsOnToTheTurn() {
    Map map = seaMap();
    fix(map, 1, 8, Terrain::Gold, 9);
    Scene scene(map);
    scene.settle(B, 1, 8, Corner::NW);
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(4, 5);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.state(), State::GoldPick);
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40"); // the roller waits for the other seat
    REFUSED(scene, choose(ActionKind::GoldPick, A, Resource::Ore), "B-40");
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.toAct(), A);
}

void TstInterrupts::B41_knightBeforeASeven() {
    // A knight before the roll, then a 7: the robber moves twice, and the second time the turn goes on.
    Scene scene(baseMap());
    prepare(scene, State::PreRoll);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(5, 4)));
    QCOMPARE(scene.game.state(), State::PreRoll);
    scene.edit.setNextThrow(1, 6);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.state(), State::MoveRobber);
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(5, 4)), "B-54");
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.playedKnights(A), 1);
}

void TstInterrupts::B44_anythingInAnyOrder() {
    Scene scene(baseMap());
    prepare(scene, State::Main);
    scene.edit.setHand(A, cards(13, 3, 3, 3, 2));
    scene.edit.setHand(B, Cards()); // a monopoly shall not fill A's hand
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::SE)));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Ore));
    PLAY(scene, plain(ActionKind::BuyDev, A));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 4, Direction::SW)));
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Grain));
    PLAY(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Lumber), 0b0100));
    PLAY(scene, answer(ActionKind::Accept, C, scene.game.offers().front().id));
    PLAY(scene, completeTrade(A, scene.game.offers().front().id, C));
    PLAY(scene, plain(ActionKind::BuyDev, A));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Grain));
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 4, Corner::S)));
    PLAY(scene, plain(ActionKind::EndTurn, A));
}

void TstInterrupts::B57_besideTheRobber() {
    Scene scene(baseMap());
    scene.settle(A, 1, 2, Corner::N); // the harbour of (1,2)
    scene.road(A, 1, 2, Direction::NE);
    scene.edit.setRobber(scene.hex(1, 2));
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(5, 2, 1, 3, 3));
    QCOMPARE(scene.game.bankRate(A, Resource::Brick), 3);
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Lumber));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(1, 2, Direction::E)));
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(1, 2, Corner::N)));
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(1, 2, Corner::SE)));
}

void TstInterrupts::B133_armyIsJudgedAfterTheTheft() {
    Map map = baseMap();
    map.options.set(Option::Target, 3);
    Scene scene(map);
    prepare(scene, State::PreRoll);
    scene.edit.setKnights(A, 2);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)));
    QVERIFY(!scene.game.largestArmy().valid());
    QVERIFY(!scene.game.over()); // the settlement and the award: three, but the theft comes first
    PLAY(scene, chooseVictim(A, B));
    QCOMPARE(scene.game.winner(), A);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
}

void TstInterrupts::S24_B135_neitherRoadNorShip() {
    Map map = seaMap();
    map.options.set(Option::PiecesRoads, 1);
    map.options.set(Option::PiecesShips, 1);
    Scene scene(map);
    scene.settle(A, 2, 2, Corner::N);
    scene.road(A, 2, 2, Direction::NE);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 2);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A)); // a ship is left
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NW)));
    QCOMPARE(scene.game.state(), State::Main); // one piece only: the effect is over
    scene.edit.setTurn(A, State::Main);
    REFUSED(scene, plain(ActionKind::PlayRoadBuilding, A), "B-135");
    QCOMPARE(scene.game.devCards(A, DevCard::RoadBuilding), 1); // it stays in hand
    QVERIFY(!scene.game.devPlayedThisTurn());
}

void TstInterrupts::S53_S93_choicesInSeatOrderFromTheRoller() {
    Map map = seaMap();
    fix(map, 1, 8, Terrain::Gold, 9);
    fix(map, 6, 7, Terrain::Gold, 9);
    for (const Seat roller : {A, B, C, D}) {
        Scene scene(map);
        scene.settle(A, 1, 8, Corner::NW);
        scene.settle(B, 1, 8, Corner::NE);
        scene.settle(C, 6, 7, Corner::N);
        scene.settle(D, 6, 7, Corner::SE);
        scene.edit.setTurn(roller, State::PreRoll);
        scene.edit.setNextThrow(4, 5);
        PLAY(scene, plain(ActionKind::Roll, roller));
        for (std::size_t i = 0; i < 4; ++i) { // the roller first, then clockwise
            const Seat next((roller.index() + i) % 4);
            QCOMPARE(scene.game.toAct(), next);
            for (std::size_t other = 0; other < 4; ++other)
                if (Seat(other) != next)
                    REFUSED(scene, choose(ActionKind::GoldPick, Seat(other), Resource::Ore), "B-40");
            PLAY(scene, choose(ActionKind::GoldPick, next, Resource::Ore));
        }
        QCOMPARE(scene.game.state(), State::Main);
    }
}

void TstInterrupts::S54_whatTheBankLacksLapses() {
    Map map = seaMap();
    fix(map, 1, 8, Terrain::Gold, 9);
    fix(map, 6, 7, Terrain::Gold, 9);
    Scene scene(map);
    scene.settle(A, 1, 8, Corner::NW, Piece::City);
    scene.settle(A, 6, 7, Corner::N, Piece::City); // may take four
    scene.edit.setHand(D, cards(19, 19, 18, 18, 18));
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(4, 5);
    PLAY(scene, plain(ActionKind::Roll, A));
    for (const Resource resource : {Resource::Wool, Resource::Grain, Resource::Ore})
        PLAY(scene, choose(ActionKind::GoldPick, A, resource));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 1, 1));
    QCOMPARE(scene.game.state(), State::Main); // the fourth lapses
    QCOMPARE(scene.game.owedPicks(A), 0);
    QVERIFY(scene.conserved());
}

void TstInterrupts::S90_statesOfTheSea() {
    Map map = seaMap();
    map.options.set(Option::SetupShip, static_cast<int>(SetupShip::Allowed));
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    Scene scene(map);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 2, Corner::N)));
    QCOMPARE(scene.game.state(), State::SetupEdge);
    QCOMPARE(scene.count(ActionKind::PlaceShip), 3);
    QCOMPARE(scene.count(ActionKind::PlaceRoad), 2);
    scene.ship(A, 1, 1, Direction::E);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setHand(A, shipCost);
    QCOMPARE(scene.count(ActionKind::BuildShip) + scene.count(ActionKind::MoveShip), 0);
    scene.edit.setTurn(A, State::Main);
    QVERIFY(scene.count(ActionKind::BuildShip) > 0 && scene.count(ActionKind::MoveShip) > 0);
    QCOMPARE(scene.count(ActionKind::MovePirate), 0);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    QVERIFY(scene.count(ActionKind::MovePirate) > 0 && scene.count(ActionKind::MoveRobber) > 0);
    QCOMPARE(scene.count(ActionKind::BuildShip) + scene.count(ActionKind::MoveShip), 0);
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(0, 9)));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    QVERIFY(scene.count(ActionKind::PlaceShip) > 0 && scene.count(ActionKind::PlaceRoad) > 0);
    QCOMPARE(scene.count(ActionKind::MoveShip), 0);
}

QTEST_APPLESS_MAIN(TstInterrupts)
#include "tst_interrupts.moc"
