#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// Roads along the six edges of a hex.
void ring(Scene& scene, Seat seat, int row, int col) {
    for (const Direction direction : allDirections)
        scene.road(seat, row, col, direction);
}

/// The first `number` edges of the zigzag along the top of row 3 of the base board, ten in all.
void zigzag(Scene& scene, Seat seat, int number) {
    for (int i = 0; i < number; ++i)
        scene.road(seat, 3, 1 + i / 2, i % 2 == 0 ? Direction::NW : Direction::NE);
}

/// Five roads of C from (3,3) NW southwards, five of B along the south coast.
void linesOfFive(Scene& scene) {
    scene.road(C, 3, 3, Direction::W);
    scene.road(C, 3, 3, Direction::SW);
    scene.road(C, 4, 3, Direction::E);
    scene.road(C, 4, 3, Direction::SE);
    scene.road(C, 5, 2, Direction::E);
    scene.road(B, 5, 2, Direction::SW);
    scene.road(B, 5, 2, Direction::SE);
    scene.road(B, 5, 3, Direction::SW);
    scene.road(B, 5, 3, Direction::SE);
    scene.road(B, 5, 4, Direction::SW);
}

/// Four roads and four ships that meet at (2,2) N.
void roadsAndShips(Scene& scene) {
    scene.road(A, 2, 2, Direction::NE);
    scene.road(A, 2, 3, Direction::NW);
    scene.road(A, 2, 3, Direction::NE);
    scene.road(A, 2, 4, Direction::NW);
    scene.ship(A, 1, 1, Direction::E);
    scene.ship(A, 1, 2, Direction::NW);
    scene.ship(A, 1, 2, Direction::NE);
    scene.ship(A, 1, 3, Direction::NW);
}

} // namespace

class TstRoute : public QObject {
    Q_OBJECT
  private slots:
    void B140_B193_shapes();
    void B141_opponentsTownsEndATrail();
    void B143_B145_firstHolder();
    void B144_tiesNeverTakeIt();
    void B146_B192_afterABreak();
    void B146_B192_jointlyLongestKeepsIt();
    void B147_losingItLowersPoints();
    void B144_options();
    void S80_roadsAndShipsCountTogether();
    void S80_S81_changeOnlyAtAnOwnTown();
    void S13_S80_townJoinsLines();
    void S25_S81_shipMoves();
    void S25_B144_movedShipLosesTheAward();
    void B106_B146_thirdSeatBecomesLongest();
    void S80_townJoinsWithoutCountingTwice();
};

void TstRoute::B140_B193_shapes() {
    Scene one(baseMap());
    ring(one, A, 3, 3);
    QCOMPARE(one.game.routeLength(A), 6);
    one.road(A, 2, 3, Direction::E); // hangs on the ring at (3,3) N
    QCOMPARE(one.game.routeLength(A), 7);

    Scene two(baseMap());
    ring(two, A, 2, 4);
    ring(two, A, 4, 4);
    QCOMPARE(two.game.routeLength(A), 6);
    two.road(A, 3, 3, Direction::E); // joins the rings
    QCOMPARE(two.game.routeLength(A), 13);

    Scene pair(baseMap());
    ring(pair, A, 3, 3);
    ring(pair, A, 3, 4);
    QCOMPARE(pair.game.supply(A, Piece::Road), 4); // eleven roads
    QCOMPARE(pair.game.routeLength(A), 11);

    Scene star(baseMap());
    star.road(A, 3, 3, Direction::NE);
    star.road(A, 3, 3, Direction::NW);
    star.road(A, 2, 3, Direction::E);
    QCOMPARE(star.game.routeLength(A), 2);
}

void TstRoute::B141_opponentsTownsEndATrail() {
    Scene scene(baseMap());
    zigzag(scene, A, 6);
    scene.settle(A, 3, 2, Corner::N); // the own town does not interrupt
    QCOMPARE(scene.game.routeLength(A), 6);
    scene.settle(B, 3, 1, Corner::NW); // at the very end: a trail may start there
    QCOMPARE(scene.game.routeLength(A), 6);
    scene.settle(B, 3, 3, Corner::NW);
    QCOMPARE(scene.game.routeLength(A), 4);

    // A ring with a wall on it: round from the wall back to it, never through.
    Scene walled(baseMap());
    ring(walled, A, 3, 3);
    walled.settle(B, 3, 3, Corner::N);
    QCOMPARE(walled.game.routeLength(A), 6);
    walled.road(A, 2, 3, Direction::E); // behind the wall
    QCOMPARE(walled.game.routeLength(A), 6);
}

void TstRoute::B143_B145_firstHolder() {
    Scene scene(baseMap());
    zigzag(scene, A, 4);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    QVERIFY(!scene.game.longestRoute().valid());
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NW)));
    QCOMPARE(scene.game.longestRoute(), A);
    QCOMPARE(scene.game.points(A).longestRoute, 2);
    QCOMPARE(scene.last(Event::Kind::LongestRoute).a, 5);
}

void TstRoute::B144_tiesNeverTakeIt() {
    Scene scene(baseMap());
    zigzag(scene, A, 5);
    QCOMPARE(scene.game.longestRoute(), A);
    scene.road(B, 5, 2, Direction::SW);
    scene.road(B, 5, 2, Direction::SE);
    scene.road(B, 5, 3, Direction::SW);
    scene.road(B, 5, 3, Direction::SE);
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, cards(2, 2, 0, 0, 0));
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(5, 4, Direction::SW)));
    QCOMPARE(scene.game.routeLength(B), 5);
    QCOMPARE(scene.game.longestRoute(), A);
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(5, 4, Direction::SE)));
    QCOMPARE(scene.game.longestRoute(), B); // six: at once
}

void TstRoute::B146_B192_afterABreak() {
    Scene scene(baseMap());
    zigzag(scene, A, 7);
    linesOfFive(scene);
    QCOMPARE(scene.game.routeLength(A), 7);
    QCOMPARE(scene.game.longestRoute(), A);
    scene.edit.setTurn(C, State::Main);
    scene.edit.setHand(C, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, C, scene.at(3, 3, Corner::NW)));
    QCOMPARE(scene.game.routeLength(A), 4);
    QVERIFY(!scene.game.longestRoute().valid()); // B and C tie at five
    QVERIFY(!scene.last(Event::Kind::LongestRoute).seat.valid());
    QCOMPARE(scene.game.points(A).total(), 0);
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(5, 4, Direction::SE)));
    QCOMPARE(scene.game.longestRoute(), B);
}

void TstRoute::B146_B192_jointlyLongestKeepsIt() {
    Scene scene(baseMap());
    zigzag(scene, A, 7);
    linesOfFive(scene);
    scene.road(C, 2, 3, Direction::E); // reaches (3,3) N, where A keeps five
    scene.edit.setTurn(C, State::Main);
    scene.edit.setHand(C, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, C, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.game.routeLength(A), 5);
    QCOMPARE(scene.game.routeLength(B), 5);
    QCOMPARE(scene.game.routeLength(C), 5);
    QCOMPARE(scene.game.longestRoute(), A);
}

void TstRoute::B147_losingItLowersPoints() {
    Scene scene(baseMap());
    zigzag(scene, A, 5);
    scene.settle(A, 3, 1, Corner::NW);
    QCOMPARE(scene.game.points(A).total(), 3);
    scene.settle(B, 3, 2, Corner::N);
    QCOMPARE(scene.game.points(A).total(), 1);
    QVERIFY(!scene.game.longestRoute().valid());
}

void TstRoute::B144_options() {
    Map map = baseMap();
    map.options.set(Option::LongestRouteThreshold, 3);
    map.options.set(Option::LongestRoutePoints, 4);
    Scene early(map);
    zigzag(early, A, 3);
    QCOMPARE(early.game.longestRoute(), A);
    QCOMPARE(early.game.points(A).total(), 4);
    map.options.set(Option::LongestRoute, 0);
    Scene off(map);
    zigzag(off, A, 10);
    QVERIFY(!off.game.longestRoute().valid());
    QCOMPARE(off.game.routeLength(A), 10);
    QCOMPARE(off.game.points(A).total(), 0);
}

void TstRoute::S80_roadsAndShipsCountTogether() {
    Scene scene(seaMap());
    roadsAndShips(scene);
    scene.settle(A, 2, 2, Corner::N);
    QCOMPARE(scene.game.routeLength(A), 8);
    QCOMPARE(scene.game.longestRoute(), A);
}

void TstRoute::S80_S81_changeOnlyAtAnOwnTown() {
    Scene scene(seaMap());
    roadsAndShips(scene);
    QCOMPARE(scene.game.routeLength(A), 4); // nothing joins them
    QVERIFY(!scene.game.longestRoute().valid());
    scene.settle(B, 2, 2, Corner::N); // an opponent's town does not either
    QCOMPARE(scene.game.routeLength(A), 4);
    scene.ship(A, 1, 3, Direction::NE); // five ships reach the threshold
    QCOMPARE(scene.game.longestRoute(), A);
}

void TstRoute::S13_S80_townJoinsLines() {
    Scene scene(seaMap());
    roadsAndShips(scene);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(2, 2, Corner::N)));
    QCOMPARE(scene.game.routeLength(A), 8);
    QCOMPARE(scene.game.longestRoute(), A);
    QCOMPARE(scene.game.points(A).total(), 3);
}

void TstRoute::S25_S81_shipMoves() {
    Scene scene(seaMap());
    roadsAndShips(scene);
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setTurn(A, State::Main);
    scene.events.clear();
    // The last ship turns aside and keeps the length: the award does not move.
    PLAY(scene, moveShip(A, scene.edge(1, 3, Direction::NW), scene.edge(1, 2, Direction::E)));
    QCOMPARE(scene.game.routeLength(A), 8);
    QCOMPARE(scene.game.longestRoute(), A);
    QCOMPARE(scene.told(Event::Kind::LongestRoute), 0);
    // Moved to the town itself it shortens the line.
    Scene shorter(seaMap());
    roadsAndShips(shorter);
    shorter.settle(A, 2, 2, Corner::N);
    shorter.edit.setTurn(A, State::Main);
    PLAY(shorter, moveShip(A, shorter.edge(1, 3, Direction::NW), shorter.edge(2, 2, Direction::NW)));
    QCOMPARE(shorter.game.routeLength(A), 7);
}

void TstRoute::S25_B144_movedShipLosesTheAward() {
    Scene scene(seaMap());
    roadsAndShips(scene);
    scene.settle(A, 2, 2, Corner::N);
    scene.settle(A, 6, 2, Corner::S);
    for (int road = 0; road < 7; ++road) // seven of B in a line across home
        scene.road(B, 5, 1 + road / 2, road % 2 == 0 ? Direction::NW : Direction::NE);
    scene.edit.setTurn(A, State::Main);
    QCOMPARE(scene.game.routeLength(B), 7);
    QCOMPARE(scene.game.routeLength(A), 8);
    QCOMPARE(scene.game.longestRoute(), A);
    // A sends its last ship to the other town: seven each, and the holder keeps it (S-81).
    PLAY(scene, moveShip(A, scene.edge(1, 3, Direction::NW), scene.edge(7, 1, Direction::E)));
    QCOMPARE(scene.game.routeLength(A), 7);
    QCOMPARE(scene.game.longestRoute(), A);
    // In its next turn it sends another: six, and B has it at once, on A's turn.
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, moveShip(A, scene.edge(1, 2, Direction::NE), scene.edge(7, 2, Direction::SW)));
    QCOMPARE(scene.game.routeLength(A), 6);
    QCOMPARE(scene.game.longestRoute(), B);
    QCOMPARE(scene.game.points(A).longestRoute, 0);
    QCOMPARE(scene.game.points(B).longestRoute, 2);
}

void TstRoute::B106_B146_thirdSeatBecomesLongest() {
    Scene scene(baseMap());
    zigzag(scene, A, 7);
    linesOfFive(scene);
    scene.road(B, 5, 4, Direction::SE); // six for B
    scene.edit.setTurn(C, State::Main);
    scene.edit.setHand(C, settlementCost);
    QCOMPARE(scene.game.longestRoute(), A);
    PLAY(scene, at(ActionKind::BuildSettlement, C, scene.at(3, 3, Corner::NW)));
    QCOMPARE(scene.game.routeLength(A), 4);
    QCOMPARE(scene.game.routeLength(B), 6);
    QCOMPARE(scene.game.routeLength(C), 5);
    QCOMPARE(scene.game.longestRoute(), B); // neither the builder nor the holder
    QCOMPARE(scene.game.points(B).longestRoute, 2);
    QCOMPARE(scene.game.points(A).longestRoute, 0);
}

void TstRoute::S80_townJoinsWithoutCountingTwice() {
    // Three roads and a ship meet at a place: with a town there one trail takes two of the four arms.
    Scene scene(seaMap());
    scene.road(A, 2, 2, Direction::NE);
    scene.road(A, 2, 3, Direction::NW);
    scene.road(A, 2, 3, Direction::NE);
    scene.road(A, 2, 2, Direction::NW);
    scene.road(A, 2, 2, Direction::W);
    scene.ship(A, 1, 1, Direction::E); // at (2,2) N between the roads
    scene.ship(A, 1, 2, Direction::NW);
    QCOMPARE(scene.game.routeLength(A), 5);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(2, 2, Corner::N)));
    QCOMPARE(scene.game.routeLength(A), 5); // 3 + 2 roads or 3 roads + 2 ships: five either way
    scene.ship(A, 1, 2, Direction::NE);
    QCOMPARE(scene.game.routeLength(A), 6);
}

QTEST_APPLESS_MAIN(TstRoute)
#include "tst_route.moc"
