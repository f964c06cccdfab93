#include "tests/engine/rules/specials/many_seats.h"

using namespace isle;
using namespace isle::test;

class TstPairedTurns : public QObject {
    Q_OBJECT
  private slots:
    void B176_partner_data();
    void B176_partner();
    void B176_whatThePartnerMayDo();
    void B176_whatThePartnerMayNot();
    void B176_knight();
    void B176_interruptsResumeThePart();
    void B176_sailing();
    void B177_partnerWins();
    void B177_partnerWinsWithPointsOfTheTurnBefore();
    void B177_firstSeatWinsBefore();
    void B177_countedPerPart();
    void B177_cardsOfThePartAndOfTheTurn();
    void B44_separatePhasesPerPart();
    void B203_endOfThePart();
};

void TstPairedTurns::B176_partner_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("places");
    QTest::newRow("five") << 5 << 3;
    QTest::newRow("six") << 6 << 3;
    QTest::newRow("seven") << 7 << 4;
    QTest::newRow("eight") << 8 << 4;
}

void TstPairedTurns::B176_partner() {
    QFETCH(int, seats);
    QFETCH(int, places);
    Scene scene(big({paired}), seats);
    for (int onTurn = 0; onTurn < seats; ++onTurn) {
        endTurnOf(scene, seatNo(onTurn));
        const Seat partner = seatNo((onTurn + places) % seats);
        QCOMPARE(scene.game.state(), State::Partner);
        QCOMPARE(scene.game.toAct(), partner); // not skipped, with an empty hand neither
        QCOMPARE(scene.game.builder(), partner);
        QCOMPARE(scene.game.onTurn(), seatNo(onTurn));
        REFUSED(scene, plain(ActionKind::Pass, seatNo(onTurn)), "B-40");
        PLAY(scene, plain(ActionKind::Pass, partner));
        QCOMPARE(scene.game.state(), State::PreRoll); // one part, then the next turn
        QCOMPARE(scene.game.onTurn(), seatNo((onTurn + 1) % seats));
    }
}

void TstPairedTurns::B176_whatThePartnerMayDo() {
    Map map = bigSea({paired, {Option::Wonders, 1}});
    fix(map, 1, 7, Terrain::Fortress);
    fix(map, 4, 8, Terrain::Canal, 9);
    Scene scene(map, 5);
    scene.settle(D, 3, 3, Corner::N, Piece::City);
    scene.settle(D, 4, 9, Corner::N);
    scene.settle(D, 4, 9, Corner::SW); // at the tile (4,8)
    scene.ship(D, 1, 7, Direction::W);
    scene.ship(D, 1, 7, Direction::NW);
    scene.edit.setDevCards(D, DevCard::YearOfPlenty, 1);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, cards(14, 5, 5, 5, 9));
    PLAY(scene, bankTrade(D, Resource::Brick, Resource::Wool));
    PLAY(scene, at(ActionKind::BuildRoad, D, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, plain(ActionKind::BuyDev, D));
    PLAY(scene, at(ActionKind::Raid, D, scene.hex(1, 7))); // S-92, S-90
    PLAY(scene, plain(ActionKind::WonderStage, D));
    PLAY(scene, at(ActionKind::Dig, D, scene.hex(4, 8)));
    PLAY(scene, plain(ActionKind::PlayYearOfPlenty, D));
    PLAY(scene, choose(ActionKind::PlentyPick, D, Resource::Lumber));
    PLAY(scene, choose(ActionKind::PlentyPick, D, Resource::Wool));
    QCOMPARE(scene.game.state(), State::Partner);
    PLAY(scene, at(ActionKind::BuildShip, D, scene.edge(1, 7, Direction::SW)));
    PLAY(scene, bankTrade(D, Resource::Brick, Resource::Ore)); // any order, any number of times
    QVERIFY(scene.count(ActionKind::MoveShip) > 0);
    PLAY(scene, plain(ActionKind::Pass, D));
    QCOMPARE(scene.game.onTurn(), B);
    QVERIFY(scene.conserved());
}

void TstPairedTurns::B176_whatThePartnerMayNot() {
    Scene scene(big({paired}), 5);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, cards(5, 5, 5, 5, 5));
    scene.edit.setHand(A, cards(5, 5, 5, 5, 5));
    REFUSED(scene, plain(ActionKind::Roll, D), "B-40");
    REFUSED(scene, plain(ActionKind::EndTurn, D), "B-40");
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40");
    REFUSED(scene, offer(D, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b00001), "B-70");
    REFUSED(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b01000), "B-70");
    REFUSED(scene, offer(B, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b01000), "B-70");
    QVERIFY(!mayOffer(scene.game, A) && !mayOffer(scene.game, D));
    REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Ore), "B-40"); // the turn of P1 is over
    REFUSED(scene, plain(ActionKind::BuyDev, A), "B-40");
    REFUSED(scene, plain(ActionKind::BuyDev, B), "B-40");
}

void TstPairedTurns::B176_knight() {
    Scene scene(big({paired}), 5);
    scene.settle(A, 3, 2, Corner::N);
    scene.edit.setHand(A, cards(0, 0, 0, 0, 9)); // more than seven: a knight makes nobody discard
    scene.edit.setKnights(D, 2);
    scene.edit.setDevCards(D, DevCard::Knight, 2);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    PLAY(scene, plain(ActionKind::PlayKnight, D));
    QCOMPARE(scene.game.state(), State::MoveRobber);
    QCOMPARE(scene.game.toAct(), D);
    PLAY(scene, at(ActionKind::MoveRobber, D, scene.hex(3, 2))); // the seat on turn can be robbed
    QCOMPARE(scene.game.hand(D), cards(0, 0, 0, 0, 1));
    QCOMPARE(scene.game.handSize(A), 8);
    QCOMPARE(scene.game.largestArmy(), D);
    QCOMPARE(scene.game.state(), State::Partner);
    QCOMPARE(scene.game.toAct(), D);
    REFUSED(scene, plain(ActionKind::PlayKnight, D), "B-130"); // one card
}

void TstPairedTurns::B176_interruptsResumeThePart() {
    Scene scene(big({paired}), 5);
    scene.settle(D, 3, 3, Corner::N);
    scene.edit.setDevCards(D, DevCard::RoadBuilding, 1);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, D));
    QCOMPARE(scene.game.toAct(), D);
    PLAY(scene, at(ActionKind::PlaceRoad, D, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, plain(ActionKind::Stop, D));
    QCOMPARE(scene.game.state(), State::Partner);
    QCOMPARE(scene.game.toAct(), D);
    QCOMPARE(scene.game.onTurn(), A);
}

void TstPairedTurns::B176_sailing() {
    Scene scene(bigSea({paired}), 5);
    scene.settle(D, 2, 5, Corner::NE);
    scene.ship(D, 2, 6, Direction::NW);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, shipCost);
    const EdgeId from = scene.edge(2, 6, Direction::NW);
    const EdgeId east = scene.edge(2, 5, Direction::E);
    PLAY(scene, at(ActionKind::BuildShip, D, east));
    REFUSED(scene, moveShip(D, east, scene.edge(2, 6, Direction::NE)), "S-20"); // built in this part
    PLAY(scene, moveShip(D, from, scene.edge(2, 5, Direction::NE)));
    REFUSED(scene, moveShip(D, scene.edge(2, 5, Direction::NE), from), "S-20"); // once a part
}

void TstPairedTurns::B177_partnerWins() {
    Scene scene(big({paired, {Option::Target, 3}}), 5);
    scene.settle(D, 3, 3, Corner::N);
    scene.settle(D, 5, 3, Corner::S);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, cityCost);
    PLAY(scene, at(ActionKind::BuildCity, D, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.game.winner(), D);
    QCOMPARE(scene.game.onTurn(), A);
    QVERIFY(scene.game.over());
}

void TstPairedTurns::B177_partnerWinsWithPointsOfTheTurnBefore() {
    // Points gained in P1's turn count when P2's part begins, not before (B-162).
    Scene scene(big({paired, {Option::Target, 3}}), 5);
    scene.settle(A, 3, 3, Corner::N);
    scene.edit.setTurn(A, State::Main);
    scene.settle(D, 5, 3, Corner::S, Piece::City);
    scene.settle(D, 1, 3, Corner::N);
    scene.edit.setHand(A, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)));
    QVERIFY(!scene.game.over());
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.winner(), D);
}

void TstPairedTurns::B177_firstSeatWinsBefore() {
    Scene scene(big({paired, {Option::Target, 3}}), 5);
    scene.settle(A, 3, 3, Corner::N, Piece::City);
    scene.settle(D, 5, 3, Corner::S, Piece::City);
    scene.settle(D, 1, 3, Corner::N);
    scene.edit.setTurn(A, State::Main);
    scene.road(A, 3, 3, Direction::NE);
    scene.road(A, 3, 3, Direction::E);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::SE)));
    QCOMPARE(scene.game.winner(), A); // both have three
    // Nor does P1 win in P2's part: its turn is over.
    Scene late(big({paired, {Option::Target, 3}}), 5);
    late.settle(A, 3, 3, Corner::N, Piece::City);
    late.edit.setExtraBuilding(A, D, State::Partner);
    late.settle(A, 5, 3, Corner::S);
    PLAY(late, plain(ActionKind::Pass, D));
    QVERIFY(!late.game.over());
    QCOMPARE(late.game.onTurn(), B);
}

void TstPairedTurns::B177_countedPerPart() {
    Scene scene(big({paired}), 5);
    for (const Seat seat : {A, B, D})
        scene.edit.setDevCards(seat, DevCard::Monopoly, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore));
    PLAY(scene, plain(ActionKind::EndTurn, A));
    PLAY(scene, choose(ActionKind::PlayMonopoly, D, Resource::Ore)); // one in each part
    PLAY(scene, plain(ActionKind::Pass, D));
    PLAY(scene, choose(ActionKind::PlayMonopoly, B, Resource::Ore)); // and in the next turn
}

void TstPairedTurns::B177_cardsOfThePartAndOfTheTurn() {
    // Only knights to be bought. A buys one in its turn; D one in its part.
    Scene scene(big({paired,
                     {Option::DevDeckVictoryPoint, 0},
                     {Option::DevDeckRoadBuilding, 0},
                     {Option::DevDeckYearOfPlenty, 0},
                     {Option::DevDeckMonopoly, 0}}),
                5);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, devCardCost);
    PLAY(scene, plain(ActionKind::BuyDev, A));
    REFUSED(scene, plain(ActionKind::PlayKnight, A), "B-130");
    PLAY(scene, plain(ActionKind::EndTurn, A));
    scene.edit.setHand(D, devCardCost);
    PLAY(scene, plain(ActionKind::BuyDev, D));
    REFUSED(scene, plain(ActionKind::PlayKnight, D), "B-130"); // bought in this part
    PLAY(scene, plain(ActionKind::Pass, D));
    roll(scene, B, 2);
    PLAY(scene, plain(ActionKind::EndTurn, B)); // B's partner is the fifth seat
    QCOMPARE(scene.game.toAct(), E5);
    PLAY(scene, plain(ActionKind::Pass, E5));
    roll(scene, C, 2);
    PLAY(scene, plain(ActionKind::EndTurn, C)); // C's partner is A: its card of the earlier turn is old
    QCOMPARE(scene.game.toAct(), A);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)));
    PLAY(scene, plain(ActionKind::Pass, A));
    QCOMPARE(scene.game.onTurn(), D);
    PLAY(scene, plain(ActionKind::PlayKnight, D)); // and so is D's in its own turn
}

void TstPairedTurns::B44_separatePhasesPerPart() {
    Scene scene(big({paired, {Option::PhaseOrder, static_cast<int>(PhaseOrder::Separate)}}), 5);
    scene.settle(A, 3, 3, Corner::N);
    scene.settle(D, 5, 3, Corner::S);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(6, 1, 0, 0, 0));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)));
    REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Ore), "B-44");
    PLAY(scene, plain(ActionKind::EndTurn, A));
    scene.edit.setHand(D, cards(9, 1, 0, 0, 0));
    PLAY(scene, bankTrade(D, Resource::Brick, Resource::Ore)); // trading is open again for P2
    PLAY(scene, at(ActionKind::BuildRoad, D, scene.edge(5, 3, Direction::SE)));
    REFUSED(scene, bankTrade(D, Resource::Brick, Resource::Ore), "B-44");
    PLAY(scene, plain(ActionKind::Pass, D));
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, B));
    scene.edit.setHand(B, cards(0, 0, 0, 0, 4));
    PLAY(scene, bankTrade(B, Resource::Ore, Resource::Wool));
}

void TstPairedTurns::B203_endOfThePart() {
    Scene scene(big({paired, {Option::Target, 3}, {Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn)}}),
                5);
    scene.settle(D, 3, 3, Corner::N);
    scene.settle(D, 5, 3, Corner::S);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, cityCost);
    PLAY(scene, at(ActionKind::BuildCity, D, scene.at(3, 3, Corner::N)));
    QVERIFY(!scene.game.over());
    PLAY(scene, plain(ActionKind::Pass, D));
    QCOMPARE(scene.game.winner(), D);
    // A special build phase is nobody's turn: its end is no win check.
    Scene phase(big({noSkip, {Option::Target, 3}, {Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn)}}),
                5);
    phase.settle(D, 3, 3, Corner::N, Piece::City);
    phase.settle(D, 5, 3, Corner::S);
    phase.edit.setExtraBuilding(A, D, State::SpecialBuild);
    PLAY(phase, plain(ActionKind::Pass, D));
    QVERIFY(!phase.game.over());
}

QTEST_APPLESS_MAIN(TstPairedTurns)
#include "tst_paired_turns.moc"
