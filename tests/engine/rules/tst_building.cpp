#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// A's turn to build with plenty of everything.
void rich(Scene& scene, Seat seat = A) {
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, cards(9, 9, 9, 9, 9));
}

} // namespace

class TstBuilding : public QObject {
    Q_OBJECT
  private slots:
    void B100_costs();
    void B101_onlyInMain();
    void B102_roadPlaces();
    void B102_notThroughAnOpponentsTown();
    void B103_distanceRule();
    void B103_acrossWaterAndVoid();
    void B104_B13_B105_city();
    void B106_settlementInOpponentsRoads();
    void B108_B12_pieceLimits();
    void S10_S11_S12_shipPlaces();
    void S13_roadsAndShipsJoinOnlyAtATown();
    void S5_coastalEdgeTakesOne();
    void S6_rimShips();
    void S15_settlementByShip();
    void S16_shipsOfSeveralSeats();
    void S17_noShipsWithoutTheSea();
    void S32_pirateBlocksBuilding();
};

void TstBuilding::B100_costs() {
    struct Priced {
        Action action;
        Cards cost;
    };
    Scene place(seaMap());
    const std::vector<Priced> all{
        {at(ActionKind::BuildRoad, A, place.edge(2, 2, Direction::NE)), cards(1, 1, 0, 0, 0)},
        {at(ActionKind::BuildShip, A, place.edge(2, 2, Direction::NE)), cards(0, 1, 1, 0, 0)}, // S-10
        {at(ActionKind::BuildSettlement, A, place.at(2, 3, Corner::N)), cards(1, 1, 1, 1, 0)},
        {at(ActionKind::BuildCity, A, place.at(2, 2, Corner::N)), cards(0, 0, 0, 2, 3)},
        {plain(ActionKind::BuyDev, A), cards(0, 0, 1, 1, 1)}};
    for (const Priced& priced : all) {
        Scene scene(seaMap());
        scene.settle(A, 2, 2, Corner::N);
        scene.road(A, 2, 3, Direction::NW);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(A, priced.cost);
        for (const Resource resource : allResources) { // each single card is needed
            if (priced.cost[resource] == 0)
                continue;
            Cards less = priced.cost;
            --less[resource];
            scene.edit.setHand(A, less);
            REFUSED(scene, priced.action, "B-100");
        }
        scene.edit.setHand(A, priced.cost);
        PLAY(scene, priced.action);
        QCOMPARE(scene.game.handSize(A), 0);
        QVERIFY(scene.conserved()); // B-14: paid to the bank
    }
}

void TstBuilding::B101_onlyInMain() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    rich(scene);
    scene.edit.setTurn(A, State::PreRoll);
    for (const Action& action :
         {at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)),
          at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::S)),
          at(ActionKind::BuildCity, A, scene.at(3, 3, Corner::N)), plain(ActionKind::BuyDev, A)})
        REFUSED(scene, action, "B-40");
    rich(scene);
    for (const Direction direction : {Direction::NE, Direction::E, Direction::SE}) // any number of times
        PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, direction)));
}

void TstBuilding::B102_roadPlaces() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.road(A, 3, 3, Direction::NE);
    scene.road(B, 3, 3, Direction::NW);
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)), "B-102"); // taken
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NW)), "B-102");
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::W)),
            "B-102"); // reached by B only
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(5, 3, Direction::E)), "B-102");
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(0, 2, Direction::E)), "B-5");
    REFUSED(scene, at(ActionKind::BuildRoad, A, EdgeId(9999U)), "B-2");
    QCOMPARE(scene.count(ActionKind::BuildRoad), 3); // one more at the town, two at the road's end
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::E)));
    QCOMPARE(scene.game.piece(scene.edge(3, 3, Direction::E)), (Occupant{Piece::Road, A}));
    QCOMPARE(scene.last(Event::Kind::Built).action, ActionKind::BuildRoad);
}

void TstBuilding::B102_notThroughAnOpponentsTown() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.road(A, 3, 3, Direction::NE);
    scene.settle(B, 3, 3, Corner::NE);
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::E)), "B-102");
    // From the other side of the town it is reached all the same.
    scene.road(A, 3, 3, Direction::SE);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::E)));
}

void TstBuilding::B103_distanceRule() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    for (const Direction direction : {Direction::NE, Direction::E, Direction::SE})
        scene.road(A, 3, 3, direction);
    scene.settle(B, 3, 3, Corner::SW);
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::N)), "B-103");
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::NE)),
            "B-103"); // beside an own town
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::S)), "B-103"); // beside B's
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(5, 3, Corner::S)), "B-103"); // no road
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(0, 2, Corner::N)), "B-4");
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::SE)));
    QCOMPARE(scene.game.town(scene.at(3, 3, Corner::SE)), (Occupant{Piece::Settlement, A}));
    QCOMPARE(scene.game.points(A).total(), 2);
}

void TstBuilding::B103_acrossWaterAndVoid() {
    // The distance rule asks only for an edge, whatever lies beside it (B-7).
    Scene sea(seaMap());
    sea.settle(A, 1, 7, Corner::NW);
    sea.ship(B, 1, 6, Direction::NE);
    rich(sea, B);
    REFUSED(sea, at(ActionKind::BuildSettlement, B, sea.at(1, 7, Corner::NW)), "B-103");
    // (1,6) NE ends at (1,6) N, which touches sea only.
    REFUSED(sea, at(ActionKind::BuildSettlement, B, sea.at(1, 6, Corner::N)), "B-4");

    // Two hexes that face each other across the line between two voids.
    Map map = blankMap(3, 2, Terrain::Void);
    fix(map, 0, 1, Terrain::Forest, 5);
    fix(map, 2, 1, Terrain::Forest, 9);
    map.minSeats = 2;
    Scene gap(map, 2);
    const Seat first = gap.game.onTurn();
    PLAY(gap, at(ActionKind::PlaceSettlement, first, gap.at(0, 1, Corner::S)));
    PLAY(gap, at(ActionKind::PlaceRoad, first, gap.edge(0, 1, Direction::SE)));
    REFUSED(gap, at(ActionKind::PlaceSettlement, gap.game.onTurn(), gap.at(2, 1, Corner::N)), "B-103");
}

void TstBuilding::B104_B13_B105_city() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.road(A, 3, 3, Direction::NE);
    scene.road(A, 3, 3, Direction::E);
    scene.settle(B, 5, 3, Corner::S);
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildCity, A, scene.at(3, 3, Corner::SE)), "B-104"); // never directly
    REFUSED(scene, at(ActionKind::BuildCity, A, scene.at(5, 3, Corner::S)), "B-104");
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::SE)));
    QCOMPARE(scene.game.supply(A, Piece::Settlement), 3);
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(3, 3, Corner::SE))); // in the same turn
    QCOMPARE(scene.game.supply(A, Piece::Settlement), 4);                  // the piece is back
    QCOMPARE(scene.game.supply(A, Piece::City), 3);
    QCOMPARE(scene.game.points(A).total(), 3);
    REFUSED(scene, at(ActionKind::BuildCity, A, scene.at(3, 3, Corner::SE)), "B-104");
}

void TstBuilding::B106_settlementInOpponentsRoads() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.road(A, 3, 3, Direction::NE);
    scene.road(A, 3, 3, Direction::E);
    scene.road(A, 3, 3, Direction::SE);
    scene.road(B, 3, 4, Direction::SW); // ends at (3,3) SE
    QCOMPARE(scene.game.routeLength(A), 3);
    rich(scene, B);
    PLAY(scene, at(ActionKind::BuildSettlement, B, scene.at(3, 3, Corner::SE)));
    QCOMPARE(scene.game.routeLength(A), 2); // split (B-143)
    // Nothing of A goes on from B's town, but from the far end of the cut road it does.
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 4, Direction::NE)), "B-102");
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::SW)));
}

void TstBuilding::B108_B12_pieceLimits() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N);
    scene.settle(A, 1, 2, Corner::N);
    scene.settle(A, 1, 3, Corner::N);
    scene.settle(A, 1, 4, Corner::N);
    scene.road(A, 3, 3, Direction::NE);
    scene.road(A, 3, 3, Direction::E);
    rich(scene);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::SE)));
    QCOMPARE(scene.game.supply(A, Piece::Settlement), 0);
    scene.road(A, 3, 3, Direction::SW);
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::SW)), "B-108");
    for (const CrossingId town : {scene.at(1, 2, Corner::N), scene.at(1, 3, Corner::N),
                                  scene.at(1, 4, Corner::N), scene.at(3, 3, Corner::N)}) {
        rich(scene);
        PLAY(scene, at(ActionKind::BuildCity, A, town));
    }
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildCity, A, scene.at(3, 3, Corner::SE)), "B-108");
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 3, Corner::SW))); // pieces are back

    Map map = baseMap();
    map.options.set(Option::PiecesRoads, 1);
    Scene few(map);
    few.settle(A, 3, 3, Corner::N);
    rich(few);
    PLAY(few, at(ActionKind::BuildRoad, A, few.edge(3, 3, Direction::NE)));
    REFUSED(few, at(ActionKind::BuildRoad, A, few.edge(3, 3, Direction::NW)), "B-12");
}

void TstBuilding::S10_S11_S12_shipPlaces() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    rich(scene);
    // Three ship edges at the town: two coastal ones and the one out to sea.
    QCOMPARE(scene.count(ActionKind::BuildShip), 3);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(2, 3, Direction::W)),
            "S-5"); // between two land hexes
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(0, 0, Direction::E)), "S-12");
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(1, 1, Direction::E)));
    QCOMPARE(scene.game.supply(A, Piece::Ship), 14);
    QCOMPARE(scene.count(ActionKind::BuildShip), 4); // goes on from the ship's far end
    // An opponent's town is a wall.
    scene.settle(B, 1, 2, Corner::NW);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(1, 2, Direction::NW)), "S-12");
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(1, 1, Direction::E)), "S-11"); // taken
}

void TstBuilding::S13_roadsAndShipsJoinOnlyAtATown() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.road(A, 2, 2, Direction::NE);
    rich(scene);
    // (2,2) NE is where the road ends; the coast goes on there, but no ship may start from it.
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(2, 3, Direction::NW)), "S-12");
    scene.ship(A, 2, 2, Direction::NW);
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(2, 2, Direction::W)), "B-102");
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(2, 2, Direction::W)));
    // A town where road and ship meet joins them.
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(2, 3, Direction::NW)));
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(2, 3, Corner::N)));
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(2, 3, Direction::NE)));
}

void TstBuilding::S5_coastalEdgeTakesOne() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 2, 2, Direction::NE);
    scene.road(B, 2, 2, Direction::NW);
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(2, 2, Direction::NE)), "B-102");
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(2, 2, Direction::NW)), "S-11");
}

void TstBuilding::S6_rimShips() {
    Map map = blankMap(1, 3, Terrain::Sea);
    fix(map, 0, 1, Terrain::Forest, 5);
    map.minSeats = 2;
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    for (const bool rim : {true, false}) {
        map.options.set(Option::RimShips, rim ? 1 : 0);
        Scene scene(map, 2);
        scene.settle(A, 0, 1, Corner::NW);
        rich(scene);
        const Action sail =
            at(ActionKind::BuildShip, A, scene.edge(0, 0, Direction::NE)); // sea below, void above
        if (rim)
            PLAY(scene, sail);
        else
            REFUSED(scene, sail, "S-5");
        // Land and void is never a ship edge, sea and land always.
        REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(0, 1, Direction::NW)), "S-5");
        PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(0, 1, Direction::W)));
    }
}

void TstBuilding::S15_settlementByShip() {
    Scene scene(seaMap());
    scene.ship(A, 1, 6, Direction::E); // ends at (1,7) NW and SW
    rich(scene);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(1, 7, Corner::NW)));
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(1, 7, Corner::SW)), "B-103");
}

void TstBuilding::S16_shipsOfSeveralSeats() {
    Scene scene(seaMap());
    scene.ship(A, 0, 0, Direction::E);
    scene.ship(B, 0, 1, Direction::SE);
    rich(scene);
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(0, 0, Direction::SE)));
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(0, 1, Direction::SW))); // branching, beside B's
    QCOMPARE(scene.game.piece(scene.edge(0, 1, Direction::SE)), (Occupant{Piece::Ship, B}));
}

void TstBuilding::S17_noShipsWithoutTheSea() {
    Scene scene(baseMap());
    scene.settle(A, 1, 2, Corner::N);
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(1, 2, Direction::NW)), "S-17");
    REFUSED(scene, moveShip(A, scene.edge(1, 2, Direction::NW), scene.edge(1, 2, Direction::NE)), "S-17");
}

void TstBuilding::S32_pirateBlocksBuilding() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.edit.setPirate(scene.hex(1, 1));
    rich(scene);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(2, 2, Direction::NW)), "S-32");
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(1, 1, Direction::E)), "S-32");
    QCOMPARE(scene.count(ActionKind::BuildShip), 1);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(2, 2, Direction::NW))); // roads are not affected
}

QTEST_APPLESS_MAIN(TstBuilding)
#include "tst_building.moc"
