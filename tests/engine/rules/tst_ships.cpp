#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

Scene closedRoutes() {
    Map map = seaMap();
    map.options.set(Option::ShipMoveRule, static_cast<int>(ShipMoveRule::ClosedRoutes));
    return Scene(map);
}

void ring(Scene& scene, int row, int col) {
    for (const Direction direction : allDirections)
        scene.ship(A, row, col, direction);
}

/// Whether the ship has somewhere to sail.
bool sails(const Scene& scene, EdgeId ship) {
    std::vector<Action> legal;
    legalActions(scene.game, legal);
    return std::any_of(legal.begin(), legal.end(), [&](const Action& action) {
        return action.kind == ActionKind::MoveShip && action.edge() == ship;
    });
}

/// A's line town - s1 - s2 - s3 along the north coast.
void line(Scene& scene) {
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 2, 2, Direction::NE);
    scene.ship(A, 2, 3, Direction::NW);
    scene.ship(A, 2, 3, Direction::NE);
    scene.edit.setTurn(A, State::Main);
}

} // namespace

class TstShips : public QObject {
    Q_OBJECT
  private slots:
    void S21_S310_openShips();
    void S20_oncePerTurn();
    void S20_notBuiltThisTurn();
    void S23_goals();
    void S311_ringUnderFreeEnd();
    void S22_S311_ringUnderClosedRoutes();
    void S22_loopAtATown();
    void S22_opponentsTownDoesNotReopen();
    void S22_ringWithTailsAndOpponents();
    void S20_shipsOfRoadBuildingStay();
    void S35_pirateStopsNoProduction();
    void S32_S33_S312_pirateAndSailing();
    void S33_pirateHoldsShips();
    void S26_shipsAreNoPoints();
    void S22_closedFromEitherEnd();
    void S22_aTownOnTheRingMakesItALoop();
};

void TstShips::S21_S310_openShips() {
    Scene scene(seaMap());
    line(scene);
    const EdgeId s1 = scene.edge(2, 2, Direction::NE);
    const EdgeId s2 = scene.edge(2, 3, Direction::NW);
    const EdgeId s3 = scene.edge(2, 3, Direction::NE);
    QVERIFY(!sails(scene, s1) && !sails(scene, s2) && sails(scene, s3));
    REFUSED(scene, moveShip(A, s2, scene.edge(1, 1, Direction::E)), "S-21");
    // A road of A at the far end, and no town there: not open either.
    scene.road(A, 2, 4, Direction::NW);
    QVERIFY(!sails(scene, s3));
    scene.edit.setPiece(scene.edge(2, 4, Direction::NW), A, Piece::None);
    // Opponents' pieces there do not matter.
    scene.road(B, 2, 4, Direction::NW);
    scene.settle(B, 2, 3, Corner::NE);
    QVERIFY(sails(scene, s3));
    scene.settle(A, 2, 3, Corner::NE); // an own town at the far end
    QVERIFY(!sails(scene, s1) && !sails(scene, s2) && !sails(scene, s3));
}

void TstShips::S20_oncePerTurn() {
    Scene scene(seaMap());
    line(scene);
    REFUSED(scene, moveShip(B, scene.edge(2, 3, Direction::NE), scene.edge(1, 1, Direction::E)), "B-40");
    PLAY(scene, moveShip(A, scene.edge(2, 3, Direction::NE), scene.edge(1, 1, Direction::E)));
    QVERIFY(!scene.game.piece(scene.edge(2, 3, Direction::NE)));
    QCOMPARE(scene.game.piece(scene.edge(1, 1, Direction::E)), (Occupant{Piece::Ship, A}));
    QCOMPARE(scene.game.supply(A, Piece::Ship), 12);
    QCOMPARE(scene.last(Event::Kind::Sailed).to, scene.edge(1, 1, Direction::E).value());
    REFUSED(scene, moveShip(A, scene.edge(2, 3, Direction::NW), scene.edge(2, 2, Direction::NW)), "S-20");
    scene.edit.setTurn(A, State::PreRoll);
    REFUSED(scene, moveShip(A, scene.edge(2, 3, Direction::NW), scene.edge(2, 2, Direction::NW)), "B-40");
    scene.edit.setTurn(A, State::Main); // the next turn
    PLAY(scene, moveShip(A, scene.edge(2, 3, Direction::NW), scene.edge(2, 2, Direction::NW)));
}

void TstShips::S20_notBuiltThisTurn() {
    Scene scene(seaMap());
    line(scene);
    scene.edit.setHand(A, shipCost);
    const EdgeId fresh = scene.edge(1, 1, Direction::E);
    PLAY(scene, at(ActionKind::BuildShip, A, fresh));
    REFUSED(scene, moveShip(A, fresh, scene.edge(2, 2, Direction::NW)), "S-20");
    QVERIFY(sails(scene, scene.edge(2, 3, Direction::NE)));
    PLAY(scene, plain(ActionKind::EndTurn, A));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, moveShip(A, fresh, scene.edge(2, 2, Direction::NW)));
    REFUSED(scene, moveShip(A, scene.edge(0, 0, Direction::E), fresh), "S-20");
}

void TstShips::S23_goals() {
    Scene scene(seaMap());
    line(scene);
    const EdgeId s3 = scene.edge(2, 3, Direction::NE);
    REFUSED(scene, moveShip(A, s3, s3), "S-23");
    // (2,4) NW is reached only by way of the ship that is lifted off.
    REFUSED(scene, moveShip(A, s3, scene.edge(2, 4, Direction::NW)), "S-23");
    REFUSED(scene, moveShip(A, s3, scene.edge(2, 3, Direction::NW)), "S-11");
    REFUSED(scene, moveShip(A, s3, scene.edge(7, 8, Direction::E)), "S-12");
    REFUSED(scene, moveShip(A, s3, scene.edge(3, 2, Direction::E)), "S-5");
    // It may start a new line at another town.
    scene.settle(A, 6, 2, Corner::S);
    PLAY(scene, moveShip(A, s3, scene.edge(7, 1, Direction::E)));
    // A single ship leaves its settlement without ships.
    Scene lone(seaMap());
    lone.settle(A, 2, 2, Corner::N);
    lone.settle(A, 6, 2, Corner::S);
    lone.ship(A, 1, 1, Direction::E);
    lone.edit.setTurn(A, State::Main);
    PLAY(lone, moveShip(A, lone.edge(1, 1, Direction::E), lone.edge(7, 1, Direction::E)));
}

void TstShips::S311_ringUnderFreeEnd() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 1, 1, Direction::E); // t, from the town to (0,2) S
    ring(scene, 0, 2);
    scene.edit.setTurn(A, State::Main);
    QCOMPARE(scene.count(ActionKind::MoveShip), 0);
}

void TstShips::S22_S311_ringUnderClosedRoutes() {
    Scene scene = closedRoutes();
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 1, 1, Direction::E);
    ring(scene, 0, 2);
    scene.edit.setTurn(A, State::Main);
    for (const Direction direction : allDirections)
        QVERIFY(sails(scene, scene.edge(0, 2, direction)));
    QVERIFY(!sails(scene, scene.edge(1, 1, Direction::E)));
    REFUSED(scene, moveShip(A, scene.edge(1, 1, Direction::E), scene.edge(2, 2, Direction::NE)), "S-22");
    PLAY(scene, moveShip(A, scene.edge(0, 2, Direction::NE), scene.edge(2, 2, Direction::NE)));
}

void TstShips::S22_loopAtATown() {
    Scene scene = closedRoutes();
    ring(scene, 1, 1);
    scene.settle(A, 1, 1, Corner::SE); // the same place as (2,2) N
    scene.edit.setTurn(A, State::Main);
    for (const Direction direction : allDirections) // the two ships at the town
        QCOMPARE(sails(scene, scene.edge(1, 1, direction)),
                 direction == Direction::E || direction == Direction::SE);
    // With another own town on the line every ship joins two different towns.
    scene.settle(A, 1, 1, Corner::N);
    QCOMPARE(scene.count(ActionKind::MoveShip), 0);
    // Under free_end none was open before either.
    Scene free(seaMap());
    ring(free, 1, 1);
    free.settle(A, 1, 1, Corner::SE);
    free.edit.setTurn(A, State::Main);
    QCOMPARE(free.count(ActionKind::MoveShip), 0);
}

void TstShips::S22_opponentsTownDoesNotReopen() {
    Scene scene = closedRoutes();
    line(scene);
    scene.settle(A, 2, 3, Corner::NE);
    QCOMPARE(scene.count(ActionKind::MoveShip), 0);
    scene.settle(B, 2, 3, Corner::NW);
    QCOMPARE(scene.count(ActionKind::MoveShip), 0);
}

void TstShips::S32_S33_S312_pirateAndSailing() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 1, 1, Direction::E);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setPirate(scene.hex(1, 1));
    const EdgeId ship = scene.edge(1, 1, Direction::E);
    REFUSED(scene, moveShip(A, ship, scene.edge(2, 2, Direction::NW)), "S-32"); // an edge of the pirate's hex
    PLAY(scene, moveShip(A, ship, scene.edge(2, 2, Direction::NE)));            // sails away
    scene.edit.setTurn(A, State::Main);
    REFUSED(scene, moveShip(A, scene.edge(2, 2, Direction::NE), ship), "S-32"); // and not back
}

void TstShips::S33_pirateHoldsShips() {
    Map map = seaMap();
    map.options.set(Option::PiratePins, 1);
    Scene scene(map);
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 1, 1, Direction::E);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setPirate(scene.hex(1, 1));
    REFUSED(scene, moveShip(A, scene.edge(1, 1, Direction::E), scene.edge(2, 2, Direction::NE)), "S-33");
    scene.edit.setPirate(scene.hex(7, 5));
    PLAY(scene, moveShip(A, scene.edge(1, 1, Direction::E), scene.edge(2, 2, Direction::NE)));
}

void TstShips::S26_shipsAreNoPoints() {
    Scene scene(seaMap());
    line(scene);
    QCOMPARE(scene.game.points(A).total(), 1); // the town
}

void TstShips::S22_ringWithTailsAndOpponents() {
    // A ring without a town between two towns: its ships are open, those of the tails are not.
    Scene scene = closedRoutes();
    ring(scene, 0, 2);
    scene.ship(A, 1, 1, Direction::E);  // from (0,2) S to the home coast at (2,2) N
    scene.ship(A, 0, 3, Direction::SW); // from (0,2) SE eastwards
    scene.ship(A, 1, 3, Direction::NW);
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setTurn(A, State::Main);
    int open = 0;
    for (const Direction direction : allDirections)
        open += sails(scene, scene.edge(0, 2, direction)) ? 1 : 0;
    QCOMPARE(open, 6);
    QVERIFY(!sails(scene, scene.edge(1, 1, Direction::E)));
    // An opponent's town on the ring is none of its owner's: the ring stays open.
    Scene walled = closedRoutes();
    ring(walled, 1, 1);
    walled.settle(B, 1, 1, Corner::SE);
    walled.edit.setTurn(A, State::Main);
    for (const Direction direction : allDirections)
        QVERIFY(sails(walled, walled.edge(1, 1, direction)));
}

void TstShips::S20_shipsOfRoadBuildingStay() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NE)));
    PLAY(scene, plain(ActionKind::Stop, A));
    REFUSED(scene, moveShip(A, scene.edge(2, 2, Direction::NE), scene.edge(2, 2, Direction::NW)), "S-20");
}

void TstShips::S35_pirateStopsNoProduction() {
    Map map = seaMap();
    fix(map, 2, 2, Terrain::Hills, 5);
    Scene scene(map);
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setPirate(scene.hex(1, 1)); // beside the town and the hills
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(2, 3);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
}

void TstShips::S22_closedFromEitherEnd() {
    // A loop at one town and a tail from it to another: open are the two ships at the town of the loop, and
    // it does not matter from which end the line was laid, nor on which side of the loop the tail hangs.
    for (const bool tailFirst : {false, true})
        for (const bool east : {false, true}) {
            Scene scene = closedRoutes();
            const auto loop = [&] {
                ring(scene, 1,
                     2); // its S corner is (2,2) NE on the home coast, SE and SW are (2,3) N and (2,2) N
                scene.settle(A, 1, 2, Corner::S);
            };
            const auto tail = [&] {
                scene.ship(A, 2, east ? 3 : 2, east ? Direction::NE : Direction::NW);
                scene.settle(A, 2, east ? 3 : 2, east ? Corner::NE : Corner::NW);
            };
            tailFirst ? tail() : loop();
            tailFirst ? loop() : tail();
            scene.edit.setTurn(A, State::Main);
            for (const Direction direction : allDirections)
                QCOMPARE(sails(scene, scene.edge(1, 2, direction)),
                         direction == Direction::SE || direction == Direction::SW);
            QVERIFY(!sails(scene, scene.edge(2, east ? 3 : 2, east ? Direction::NE : Direction::NW)));
            // A second own town on the loop closes it.
            scene.settle(A, 1, 2, Corner::N);
            QCOMPARE(scene.count(ActionKind::MoveShip), 0);
        }
}

void TstShips::S22_aTownOnTheRingMakesItALoop() {
    Scene scene = closedRoutes();
    ring(scene, 1, 6);
    scene.ship(A, 2, 6, Direction::NW); // from its SW corner to the home coast
    scene.settle(A, 2, 5, Corner::NE);
    scene.edit.setTurn(A, State::Main);
    for (const Direction direction : allDirections) // a ring without a town is open all round
        QVERIFY(sails(scene, scene.edge(1, 6, direction)));
    QVERIFY(!sails(scene, scene.edge(2, 6, Direction::NW)));
    scene.settle(A, 1, 6, Corner::SE); // now a line from this town back to it
    for (const Direction direction : allDirections)
        QCOMPARE(sails(scene, scene.edge(1, 6, direction)),
                 direction == Direction::E || direction == Direction::SE);
    QVERIFY(!sails(scene, scene.edge(2, 6, Direction::NW)));
}

QTEST_APPLESS_MAIN(TstShips)
#include "tst_ships.moc"
