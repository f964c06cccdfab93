#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// B-10, word for word.
Cell stepFrom(Cell from, Direction direction) {
    const int o = from.row & 1;
    switch (direction) {
    case Direction::E:
        return cell(from.row, from.col + 1);
    case Direction::W:
        return cell(from.row, from.col - 1);
    case Direction::NE:
        return cell(from.row - 1, from.col + o);
    case Direction::NW:
        return cell(from.row - 1, from.col - 1 + o);
    case Direction::SE:
        return cell(from.row + 1, from.col + o);
    default:
        return cell(from.row + 1, from.col - 1 + o);
    }
}

/// The three cells that meet at a corner (B-2).
std::array<Cell, 3> cellsAt(Cell hex, Corner corner) {
    const auto with = [hex](Direction a, Direction b) {
        return std::array{hex, stepFrom(hex, a), stepFrom(hex, b)};
    };
    switch (corner) {
    case Corner::N:
        return with(Direction::NW, Direction::NE);
    case Corner::NE:
        return with(Direction::NE, Direction::E);
    case Corner::SE:
        return with(Direction::E, Direction::SE);
    case Corner::S:
        return with(Direction::SE, Direction::SW);
    case Corner::SW:
        return with(Direction::SW, Direction::W);
    default:
        return with(Direction::W, Direction::NW);
    }
}

bool isSea(const Map& map, Cell where) {
    return map.at(where).terrain == Terrain::Sea;
}
bool isLandCell(const Map& map, Cell where) {
    return map.at(where).terrain != Terrain::Sea && map.at(where).terrain != Terrain::Void;
}

/// Calls for every hex of the map.
template <class Visit>
void forEachHex(const Map& map, Visit visit) {
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if (map.at(cell(row, col)).terrain != Terrain::Void)
                visit(cell(row, col));
}

Map seaOf(Map map) {
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

/// A land like a C round two sea hexes, (2,2) and (2,3).
Map bay() {
    Map map = blankMap(5, 6, Terrain::Sea);
    for (const Cell land : {cell(1, 1), cell(1, 2), cell(2, 1), cell(3, 1), cell(3, 2)})
        fix(map, land.row, land.col, Terrain::Forest, 5);
    map.options.set(Option::RedApart, 0);
    map.minSeats = 2;
    return map;
}

void rich(Scene& scene, Seat seat) {
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, cards(4, 4, 4, 4, 4));
}

} // namespace

class TstPlaces : public QObject {
    Q_OBJECT
  private slots:
    void B2_B4_S4_townsStandWhereLandIs_data();
    void B2_B4_S4_townsStandWhereLandIs();
    void B5_S5_S6_roadsAndShipsByTheirCells_data();
    void B5_S5_S6_roadsAndShipsByTheirCells();
    void B3_B48_townsAreBesideUpToThreeHexes();
    void B3_S34_shipsAreBesideTwoHexes();
    void B5_B7_concaveCoastsTakeNoRoadAcrossWater();
    void B6_S5_desertAtTheSea();
    void B6_landAtTheRim();
    void B8_seatsTakeTurnsClockwise();
    void B17_oneRobber();
};

void TstPlaces::B2_B4_S4_townsStandWhereLandIs_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"19 land hexes", "30 land hexes", "37 land hexes", "Heading for New Shores",
                             "Four Islands", "Through the Desert"})
        QTest::newRow(name) << QString(name);
}

void TstPlaces::B2_B4_S4_townsStandWhereLandIs() {
    QFETCH(QString, name);
    Map map = mapOf(specMapNamed(name.toStdString()));
    map.islands.clear(); // start everywhere (S-70)
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    const Scene scene(map);
    forEachHex(map, [&](Cell hex) {
        for (const Corner corner : allCorners) {
            const std::array<Cell, 3> around = cellsAt(hex, corner);
            const bool land =
                std::any_of(around.begin(), around.end(), [&](Cell each) { return isLandCell(map, each); });
            const Action place = at(ActionKind::PlaceSettlement, A, scene.at(hex.row, hex.col, corner));
            QCOMPARE(scene.why(place), land ? QString() : QString("B-4"));
            // A crossing is the same by each of the names its hexes give it.
            for (const Cell other : around)
                for (const Corner its : allCorners) {
                    std::array<Cell, 3> same = cellsAt(other, its);
                    std::array<Cell, 3> here = around;
                    std::sort(same.begin(), same.end());
                    std::sort(here.begin(), here.end());
                    if (same == here && map.at(other).terrain != Terrain::Void)
                        QCOMPARE(scene.at(other.row, other.col, its), scene.at(hex.row, hex.col, corner));
                }
        }
    });
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), specMapNamed(name.toStdString()).landCrossings);
}

void TstPlaces::B5_S5_S6_roadsAndShipsByTheirCells_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("rim");
    for (const char* name : {"19 land hexes", "Heading for New Shores", "Four Islands"})
        for (const bool rim : {true, false})
            QTest::newRow(qPrintable(QString(name) + (rim ? ", rim" : ", no rim"))) << QString(name) << rim;
}

void TstPlaces::B5_S5_S6_roadsAndShipsByTheirCells() {
    QFETCH(QString, name);
    QFETCH(bool, rim);
    Map map = seaOf(mapOf(specMapNamed(name.toStdString())));
    map.options.set(Option::PirateStart, static_cast<int>(PirateStart::None));
    map.options.set(Option::RimShips, rim ? 1 : 0);
    Scene scene(map);
    rich(scene, A);
    forEachHex(map, [&](Cell hex) {
        for (const Direction direction : allDirections) {
            const Cell across = stepFrom(hex, direction);
            const bool land = isLandCell(map, hex) || isLandCell(map, across);
            const bool sea = isSea(map, hex) || isSea(map, across);
            const bool outer = map.at(across).terrain == Terrain::Void;
            const EdgeId edge = scene.edge(hex.row, hex.col, direction);
            const Topology::Edge& details = scene.game.topology()[edge];
            const auto town = std::find_if(details.ends.begin(), details.ends.end(),
                                           [&](CrossingId end) { return scene.game.topology()[end].land; });
            if (town == details.ends.end()) { // water all round
                QCOMPARE(scene.why(at(ActionKind::BuildRoad, A, edge)), QString("B-5"));
                continue;
            }
            scene.edit.setTown(*town, A, Piece::Settlement);
            QCOMPARE(scene.why(at(ActionKind::BuildRoad, A, edge)), land ? QString() : QString("B-5"));
            const bool ship = sea && (outer ? rim && !land : true);
            QCOMPARE(scene.why(at(ActionKind::BuildShip, A, edge)), ship ? QString() : QString("S-5"));
            scene.edit.setTown(*town, A, Piece::None);
        }
    });
}

void TstPlaces::B3_B48_townsAreBesideUpToThreeHexes() {
    const Map map = baseMap();
    Scene scene(map);
    forEachHex(map, [&](Cell hex) {
        for (const Corner corner : allCorners) {
            const CrossingId town = scene.at(hex.row, hex.col, corner);
            if (!isLandCell(map, hex))
                continue;
            scene.edit.setTown(town, B, Piece::City);
            for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
                Cards due;
                for (const Cell each : cellsAt(hex, corner))
                    if (const MapHex beside = map.at(each); beside.number.value() == number)
                        due += cardsOf(*resourceOf(beside.terrain), 2);
                scene.edit.setHand(B, Cards());
                scene.edit.setTurn(A, State::PreRoll);
                scene.edit.setNextThrow(number / 2, number - number / 2);
                apply(scene.game, plain(ActionKind::Roll, A));
                QCOMPARE(scene.game.hand(B), due);
            }
            scene.edit.setTown(town, B, Piece::None);
        }
    });
}

void TstPlaces::B3_S34_shipsAreBesideTwoHexes() {
    Scene scene(seaMap());
    const HexId goal = scene.hex(2, 6);
    const auto& around = scene.game.topology()[goal].edges;
    int robbed = 0;
    for (std::size_t e = 0; e < scene.game.topology().edges().size(); ++e) {
        const EdgeId edge(e);
        const Topology::Edge& details = scene.game.topology()[edge];
        if (!details.ship && !details.rimShip)
            continue;
        scene.edit.setPiece(edge, B, Piece::Ship);
        scene.edit.setHand(A, Cards());
        scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
        scene.edit.setPirate(scene.hex(7, 5));
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(3, 4);
        apply(scene.game, plain(ActionKind::Roll, A));
        PLAY(scene, at(ActionKind::MovePirate, A, goal));
        const bool beside = std::find(around.begin(), around.end(), edge) != around.end();
        QCOMPARE(scene.game.handSize(A), beside ? 1 : 0);
        robbed += beside ? 1 : 0;
        scene.edit.setPiece(edge, B, Piece::None);
    }
    QCOMPARE(robbed, 6);
}

void TstPlaces::B5_B7_concaveCoastsTakeNoRoadAcrossWater() {
    for (const bool sea : {false, true}) {
        Scene scene(sea ? seaOf(bay()) : bay());
        // The edge between the two sea hexes joins two land crossings, (1,2) S and (3,2) N.
        const EdgeId gap = scene.edge(2, 2, Direction::E);
        QCOMPARE(gap,
                 scene.game.topology().edgeBetween(scene.at(1, 2, Corner::S), scene.at(3, 2, Corner::N)));
        scene.settle(A, 1, 2, Corner::S);
        scene.road(A, 1, 2, Direction::SW);
        scene.road(A, 3, 2, Direction::NW);
        rich(scene, A);
        REFUSED(scene, at(ActionKind::BuildRoad, A, gap), "B-5");
        QCOMPARE(scene.game.routeLength(A), 1);
        // A town is one edge away all the same, across the water.
        REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 2, Corner::N)), "B-103");
        if (sea) {
            PLAY(scene, at(ActionKind::BuildShip, A, gap));
            QCOMPARE(scene.game.routeLength(A), 2); // road, town, ship; no town on the other side
        } else {
            REFUSED(scene, at(ActionKind::BuildShip, A, gap), "S-17");
        }
    }
}

void TstPlaces::B6_S5_desertAtTheSea() {
    Map map = blankMap(5, 5, Terrain::Sea);
    fix(map, 2, 2, Terrain::Desert);
    fix(map, 2, 3, Terrain::Forest, 5);
    map.minSeats = 2;
    addHarbours(map, "(2,2) W", HarbourKind::Wool);
    Scene scene(seaOf(map), 2);
    const CrossingId town = scene.at(2, 2, Corner::NW);
    QVERIFY(scene.table->startCrossings[town.index()]); // towns may stand beside deserts alone
    scene.edit.setTown(town, A, Piece::Settlement);
    scene.edit.setRobber(HexId());
    rich(scene, A);
    QCOMPARE(scene.game.bankRate(A, Resource::Wool), 2);
    const EdgeId coast = scene.edge(2, 2, Direction::W); // desert and sea: takes either, not both
    QVERIFY(scene.lists(at(ActionKind::BuildRoad, A, coast)));
    QVERIFY(scene.lists(at(ActionKind::BuildShip, A, coast)));
    PLAY(scene, at(ActionKind::BuildShip, A, coast));
    REFUSED(scene, at(ActionKind::BuildRoad, A, coast), "B-102");
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(2, 2, Direction::NW)));
    scene.edit.setHand(A, Cards());
    for (int number = 2; number <= 12; ++number) { // and yields nothing, ever
        if (number == 7)
            continue;
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(number / 2, number - number / 2);
        PLAY(scene, plain(ActionKind::Roll, A));
        QCOMPARE(scene.game.handSize(A), 0);
    }
}

void TstPlaces::B6_landAtTheRim() {
    // Four land hexes with nothing round them: roads all along the rim, no ship anywhere, and they yield.
    Map map = blankMap(2, 2, Terrain::Hills);
    for (MapHex& hex : map.cells)
        hex.number = CellNumber::fixed(9);
    map.minSeats = 2;
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    Scene scene(seaOf(map), 2);
    // Two rows of two, shifted by half a hex: 16 crossings, 19 edges.
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 16);
    QCOMPARE(static_cast<int>(scene.game.topology().edges().size()), 19);
    scene.settle(A, 0, 0, Corner::NW); // a crossing with one hex and two voids
    rich(scene, A);
    QCOMPARE(scene.count(ActionKind::BuildShip), 0);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(0, 0, Direction::NW)), "S-5");
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(0, 0, Direction::NW)));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(0, 0, Direction::W)));
    scene.edit.setHand(A, Cards());
    scene.edit.setTurn(B, State::PreRoll);
    scene.edit.setNextThrow(4, 5);
    PLAY(scene, plain(ActionKind::Roll, B));
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
}

void TstPlaces::B8_seatsTakeTurnsClockwise() {
    Map map = baseMap();
    map.options.set(Option::NoSevensRounds, allRounds);
    map.options.set(Option::FirstSeat, 2);
    Scene scene(map, 4);
    QCOMPARE(scene.game.onTurn(), C);
    scene.edit.setTurn(C, State::PreRoll);
    for (const Seat seat : {C, D, A, B, C}) { // after the last seat comes seat 0
        QCOMPARE(scene.game.onTurn(), seat);
        PLAY(scene, plain(ActionKind::Roll, seat));
        PLAY(scene, plain(ActionKind::EndTurn, seat));
    }
    Scene two(baseMap(), 2);
    two.edit.setTurn(B, State::Main);
    PLAY(two, plain(ActionKind::EndTurn, B));
    QCOMPARE(two.game.onTurn(), A);
}

void TstPlaces::B17_oneRobber() {
    Scene scene(baseMap());
    scene.settle(B, 3, 3, Corner::NE); // hills 5, fields 4
    const auto yields = [&](int number) {
        scene.edit.setHand(B, Cards());
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(1, number - 1);
        apply(scene.game, plain(ActionKind::Roll, A));
        return scene.game.handSize(B);
    };
    const auto moveTo = [&](int row, int col) {
        scene.edit.setHand(B, Cards());
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(3, 4);
        PLAY(scene, plain(ActionKind::Roll, A));
        PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(row, col)));
    };
    moveTo(2, 4);
    QCOMPARE(yields(5), 0);
    QCOMPARE(yields(4), 1);
    moveTo(3, 4); // the hex it leaves yields again
    QCOMPARE(yields(5), 1);
    QCOMPARE(yields(4), 0);
}

QTEST_APPLESS_MAIN(TstPlaces)
#include "tst_places.moc"
