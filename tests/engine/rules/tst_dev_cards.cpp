#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

class TstDevCards : public QObject {
    Q_OBJECT
  private slots:
    void B120_B121_buying();
    void B120_drawsAreUniform();
    void B130_B131_notTheTurnItWasBought();
    void B132_playedCardsLeave();
    void B134_roadBuilding();
    void B134_B135_secondRoadMayBeDeclined();
    void B135_noLegalPlace();
    void B135_oneRoadOnly();
    void S24_shipsByRoadBuilding();
    void S14_S24_beforeTheRoll();
    void B136_yearOfPlenty();
    void B136_shortBank();
    void B137_monopoly();
    void B138_victoryPointCards();
    void B139_winIsCheckedAfterTheEffect();
    void B150_B151_B194_largestArmy();
    void B150_armyOptions();
};

void TstDevCards::B120_B121_buying() {
    Scene scene(baseMap());
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(0, 0, 3, 3, 3));
    for (int bought = 1; bought <= 3; ++bought) {
        PLAY(scene, plain(ActionKind::BuyDev, A));
        QCOMPARE(scene.game.devCount(A), bought);
        QCOMPARE(scene.game.deckSize(), 25 - bought);
    }
    int kinds = 0;
    int fresh = 0;
    for (std::size_t card = 0; card < devCardCount; ++card) {
        kinds += scene.game.devCards(A, static_cast<DevCard>(card));
        fresh += scene.game.newDevCards(A, static_cast<DevCard>(card));
    }
    QCOMPARE(kinds, 3);
    QCOMPARE(fresh, 3);
    REFUSED(scene, plain(ActionKind::BuyDev, A), "B-100");
}

void TstDevCards::B120_drawsAreUniform() {
    std::array<int, devCardCount> drawn{};
    Scene scene(baseMap());
    scene.edit.setTurn(A, State::Main);
    for (std::uint64_t seed = 0; seed < 2500; ++seed) {
        Game game = scene.game;
        GameEditor edit(game);
        edit.setHand(A, devCardCost);
        edit.setRandom(seed * 31);
        Events events;
        QVERIFY(apply(game, plain(ActionKind::BuyDev, A), &events).legal());
        ++drawn.at(static_cast<std::size_t>(events.front().a));
    }
    const std::array<int, devCardCount> expected{1400, 500, 200, 200, 200}; // of 25: 14, 5, 2, 2, 2
    for (std::size_t card = 0; card < devCardCount; ++card)
        QVERIFY(std::abs(drawn.at(card) - expected.at(card)) < 5 * std::sqrt(expected.at(card)));
}

void TstDevCards::B130_B131_notTheTurnItWasBought() {
    Scene scene(baseMap());
    scene.edit.setTurn(A, State::Main);
    scene.edit.setDevCards(A, DevCard::Knight, 1, 1);
    REFUSED(scene, plain(ActionKind::PlayKnight, A), "B-130");
    scene.edit.setDevCards(A, DevCard::Knight, 2, 1); // an older one of the kind may be played
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)));
    PLAY(scene, plain(ActionKind::EndTurn, A));
    scene.edit.setTurn(A, State::PreRoll); // on the next turn the new one is an old one
    PLAY(scene, plain(ActionKind::PlayKnight, A));
}

void TstDevCards::B132_playedCardsLeave() {
    Scene scene(baseMap());
    scene.edit.setDevCards(A, DevCard::Monopoly, 1);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore));
    QCOMPARE(scene.game.devCount(A), 1);
    QCOMPARE(scene.game.deckSize(), 23); // never back in the deck (B-15)
    QCOMPARE(scene.last(Event::Kind::PlayedDev).a, static_cast<int>(DevCard::Monopoly));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    QCOMPARE(scene.game.playedKnights(A), 1); // knights stay and are counted
}

void TstDevCards::B134_roadBuilding() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    QCOMPARE(scene.game.state(), State::FreeRoads);
    QCOMPARE(scene.game.freePieces(), 2);
    REFUSED(scene, plain(ActionKind::Stop, A), "B-134"); // the first is mandatory
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40");
    REFUSED(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::E)), "B-102");
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::E))); // joins the first
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.supply(A, Piece::Road), 13);
    QCOMPARE(scene.game.handSize(A), 0);
}

void TstDevCards::B134_B135_secondRoadMayBeDeclined() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::PreRoll);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, plain(ActionKind::Stop, A));
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.supply(A, Piece::Road), 14);
}

void TstDevCards::B135_noLegalPlace() {
    Scene scene(baseMap());
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    REFUSED(scene, plain(ActionKind::PlayRoadBuilding, A), "B-135"); // nothing to join
    Map map = baseMap();
    map.options.set(Option::PiecesRoads, 0);
    Scene none(map);
    none.settle(A, 3, 3, Corner::N);
    none.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    none.edit.setTurn(A, State::Main);
    REFUSED(none, plain(ActionKind::PlayRoadBuilding, A), "B-135"); // no road left
}

void TstDevCards::B135_oneRoadOnly() {
    Map map = baseMap();
    map.options.set(Option::PiecesRoads, 1);
    Scene scene(map);
    scene.settle(A, 3, 3, Corner::N);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::NE)));
    QCOMPARE(scene.game.state(), State::Main); // one piece: the effect is over
    // No legal edge after the first: a dead end between B's towns.
    Scene closed(baseMap());
    closed.settle(A, 3, 3, Corner::N);
    closed.road(B, 3, 3, Direction::NW);
    closed.road(B, 2, 3, Direction::E);
    closed.settle(B, 3, 3, Corner::NE);
    closed.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    closed.edit.setTurn(A, State::Main);
    PLAY(closed, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(closed, at(ActionKind::PlaceRoad, A, closed.edge(3, 3, Direction::NE)));
    QCOMPARE(closed.game.state(), State::Main);
}

void TstDevCards::S24_shipsByRoadBuilding() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NW)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(2, 2, Direction::NE))); // any mix and order
    QCOMPARE(scene.game.state(), State::Main);
    // The ship of the card is one of this turn (S-20).
    REFUSED(scene, moveShip(A, scene.edge(2, 2, Direction::NW), scene.edge(1, 1, Direction::E)), "S-20");
    // A seat with no road left places ships.
    Map map = seaMap();
    map.options.set(Option::PiecesRoads, 0);
    Scene ships(map);
    ships.settle(A, 2, 2, Corner::N);
    ships.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    ships.edit.setTurn(A, State::Main);
    PLAY(ships, plain(ActionKind::PlayRoadBuilding, A));
    REFUSED(ships, at(ActionKind::PlaceRoad, A, ships.edge(2, 2, Direction::NE)), "B-12");
    PLAY(ships, at(ActionKind::PlaceShip, A, ships.edge(2, 2, Direction::NE)));
}

void TstDevCards::S14_S24_beforeTheRoll() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setHand(A, shipCost);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::PreRoll);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(2, 2, Direction::NE)), "B-40"); // not bought
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));                                   // but by the card
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NE)));
    PLAY(scene, plain(ActionKind::Stop, A));
    QCOMPARE(scene.game.state(), State::PreRoll);
}

void TstDevCards::B136_yearOfPlenty() {
    Scene scene(baseMap());
    scene.edit.setDevCards(A, DevCard::YearOfPlenty, 2);
    scene.edit.setTurn(A, State::PreRoll);
    PLAY(scene, plain(ActionKind::PlayYearOfPlenty, A));
    QCOMPARE(scene.game.state(), State::PlentyPick);
    QCOMPARE(scene.game.owedPicks(A), 2);
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Ore));
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Ore)); // equal ones too
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 2));
    QVERIFY(scene.conserved());
}

void TstDevCards::B136_shortBank() {
    Scene scene(baseMap());
    scene.edit.setHand(B, cards(19, 19, 19, 18, 18));
    scene.edit.setDevCards(A, DevCard::YearOfPlenty, 2);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayYearOfPlenty, A));
    REFUSED(scene, choose(ActionKind::PlentyPick, A, Resource::Brick), "B-136");
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Grain));
    REFUSED(scene, choose(ActionKind::PlentyPick, A, Resource::Grain), "B-136");
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Ore));
    scene.edit.setHand(A, Cards());
    scene.edit.setHand(B, cards(19, 19, 19, 19, 18));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayYearOfPlenty, A)); // one card in all
    QCOMPARE(scene.game.owedPicks(A), 1);
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Main);
    Scene empty(baseMap());
    empty.edit.setHand(B, cards(19, 19, 19, 19, 19));
    empty.edit.setDevCards(A, DevCard::YearOfPlenty, 1);
    empty.edit.setTurn(A, State::Main);
    REFUSED(empty, plain(ActionKind::PlayYearOfPlenty, A), "B-136");
}

void TstDevCards::B137_monopoly() {
    Scene scene(baseMap());
    scene.edit.setHand(A, cards(1, 0, 0, 0, 0));
    scene.edit.setHand(B, cards(3, 1, 0, 0, 0));
    scene.edit.setHand(C, cards(0, 2, 0, 0, 0));
    scene.edit.setHand(D, cards(4, 0, 0, 0, 0));
    scene.edit.setDevCards(A, DevCard::Monopoly, 2);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Brick));
    QCOMPARE(scene.game.hand(A), cards(8, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(B), cards(0, 1, 0, 0, 0));
    QCOMPARE(scene.game.handSize(B), 1);
    QCOMPARE(scene.game.handSize(D), 0);
    QCOMPARE(scene.last(Event::Kind::Monopoly).cards, cards(7, 0, 0, 0, 0));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Wool)); // though nobody holds any
    QCOMPARE(scene.game.hand(A), cards(8, 0, 0, 0, 0));
    QVERIFY(scene.conserved());
}

void TstDevCards::B138_victoryPointCards() {
    Scene scene(baseMap());
    scene.edit.setDevCards(A, DevCard::VictoryPoint, 3, 3);
    QCOMPARE(scene.game.points(A).victoryCards, 3);
    QCOMPARE(scene.game.points(A).open(), 0);
    QCOMPARE(scene.game.points(A).total(), 3);
    scene.edit.setTurn(A, State::Main);
    REFUSED(scene, plain(ActionKind::PlayKnight, A), "B-133");
    QCOMPARE(scene.count(ActionKind::PlayMonopoly), 0);
}

void TstDevCards::B139_winIsCheckedAfterTheEffect() {
    Map map = baseMap();
    map.options.set(Option::Target, 3);
    Scene scene(map);
    scene.settle(A, 3, 3, Corner::N);
    for (const Direction direction : {Direction::NE, Direction::E, Direction::SE, Direction::SW})
        scene.road(A, 3, 3, direction);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::W)));
    QCOMPARE(scene.game.longestRoute(), A); // at once (B-143)
    QCOMPARE(scene.game.state(), State::FreeRoads);
    PLAY(scene, plain(ActionKind::Stop, A));
    QCOMPARE(scene.game.winner(), A);
}

void TstDevCards::B150_B151_B194_largestArmy() {
    Scene scene(baseMap());
    const auto knight = [&](Seat seat, int robberColumn) {
        scene.edit.setDevCards(seat, DevCard::Knight, 1);
        scene.edit.setTurn(seat, State::Main);
        PLAY(scene, plain(ActionKind::PlayKnight, seat));
        PLAY(scene, at(ActionKind::MoveRobber, seat, scene.hex(1, robberColumn)));
    };
    for (int i = 0; i < 2; ++i) {
        knight(A, 2 + i);
        QVERIFY(!scene.game.largestArmy().valid());
    }
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    QVERIFY(!scene.game.largestArmy().valid()); // after robber and steal (B-133)
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)));
    QCOMPARE(scene.game.largestArmy(), A);
    QCOMPARE(scene.game.points(A).largestArmy, 2);
    scene.edit.setDevCards(B, DevCard::Knight, 5); // unplayed ones do not count
    for (int i = 0; i < 3; ++i)
        knight(B, 3 - i % 2);
    QCOMPARE(scene.game.largestArmy(), A); // three are not more than three
    knight(B, 4);
    QCOMPARE(scene.game.largestArmy(), B);
    QCOMPARE(scene.game.points(A).total(), 0);
    QCOMPARE(scene.game.points(B).total(), 2);
}

void TstDevCards::B150_armyOptions() {
    Map map = baseMap();
    map.options.set(Option::LargestArmyThreshold, 1);
    map.options.set(Option::LargestArmyPoints, 5);
    Scene early(map);
    early.edit.setKnights(C, 1);
    QCOMPARE(early.game.largestArmy(), C);
    QCOMPARE(early.game.points(C).total(), 5);
    map.options.set(Option::LargestArmy, 0);
    Scene off(map);
    off.edit.setKnights(C, 9);
    QVERIFY(!off.game.largestArmy().valid());
    QCOMPARE(off.game.points(C).total(), 0);
}

QTEST_APPLESS_MAIN(TstDevCards)
#include "tst_dev_cards.moc"
