#include "engine/deal/deal.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

/// The table of differences between the sources, row by row: the same position under both values.
namespace {

Map with(Map map, std::initializer_list<std::pair<Option, int>> options) {
    for (const auto& [option, value] : options)
        map.options.set(option, value);
    return map;
}

template <class Word>
Map with(Map map, Option option, Word value) {
    map.options.set(option, static_cast<int>(value));
    return map;
}

/// Builds a settlement of the seat at a crossing that a ship of it touches.
void land(Scene& scene, Seat seat, CrossingId crossing) {
    for (const EdgeId edge : scene.game.topology()[crossing].edges)
        if (edge.valid() && scene.game.topology()[edge].ship && !scene.game.piece(edge)) {
            scene.edit.setPiece(edge, seat, Piece::Ship);
            break;
        }
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, seat, crossing));
}

/// Set-up of two seats on Four Islands: A in the north-west twice, B in the north-east and the south-west.
void startOnFourIslands(Scene& scene) {
    const auto place = [&](Seat seat, int row, int col) {
        PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, Corner::N)));
        PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, Direction::NE)));
    };
    place(A, 1, 1);
    place(B, 1, 7);
    place(B, 6, 2);
    place(A, 3, 2);
}

} // namespace

class TstDifferences : public QObject {
    Q_OBJECT
  private slots:
    void S1_defaults();
    void S1_S85_startingWithAShip();
    void S1_S33_shipAtThePirate();
    void S1_S6_rimOfTheMap();
    void S1_S21_S22_whichShipMayMove();
    void S1_S30_pirateAtStart();
    void S1_S41_robberWithoutDesert();
    void S1_S72_S73_islandPoints_data();
    void S1_S72_S73_islandPoints();
    void S1_S74_homeIslands_data();
    void S1_S74_homeIslands();
    void S1_S96_B163_target();
    void S1_S100_boardFixedOrShuffled();
    void S1_S61_fogIsAlwaysLand();
    void S1_S52_goldAtSetup();
};

void TstDifferences::S1_defaults() {
    // What the notes state, where the summary differs from them.
    const Rules rules = seaMap().rulesFor(4);
    QCOMPARE(rules.as<SetupShip>(Option::SetupShip), SetupShip::RoadOnly);
    QVERIFY(!rules.on(Option::PiratePins));
    QVERIFY(rules.on(Option::RimShips));
    QCOMPARE(rules.as<ShipMoveRule>(Option::ShipMoveRule), ShipMoveRule::FreeEnd);
    QCOMPARE(rules.as<PirateStart>(Option::PirateStart), PirateStart::Map);
    QCOMPARE(rules.as<RobberStart>(Option::RobberStart), RobberStart::DesertOrOff);
    QCOMPARE(rules.as<IslandBonus>(Option::IslandBonus), IslandBonus::FirstLanding);
    QCOMPARE(rules[Option::IslandBonusPoints], 2);
    QCOMPARE(rules.as<HomeRule>(Option::HomeRule), HomeRule::Map);
    QCOMPARE(rules[Option::Target], 12);
    QCOMPARE(rules.as<GoldAtSetup>(Option::GoldAtSetup), GoldAtSetup::None);
    QCOMPARE(rules.as<FogSetupFind>(Option::FogSetupFind), FogSetupFind::Pay);
    QCOMPARE(rules.as<DesertFarSide>(Option::DesertFarSide), DesertFarSide::Home);
}

void TstDifferences::S1_S85_startingWithAShip() {
    for (const SetupShip value : {SetupShip::RoadOnly, SetupShip::Allowed}) {
        Scene scene(with(with(seaMap(), Option::FirstSeat, FirstSeat::Host), Option::SetupShip, value));
        PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 2, Corner::N)));
        const Action ship = at(ActionKind::PlaceShip, A, scene.edge(1, 1, Direction::E));
        QCOMPARE(scene.count(ActionKind::PlaceRoad), 2);
        if (value == SetupShip::RoadOnly) {
            REFUSED(scene, ship, "S-85");
        } else {
            PLAY(scene, ship); // on the open sea, which takes no road
            QCOMPARE(scene.game.supply(A, Piece::Road), 15);
        }
    }
}

void TstDifferences::S1_S33_shipAtThePirate() {
    for (const bool pins : {false, true}) {
        Scene scene(with(seaMap(), {{Option::PiratePins, pins ? 1 : 0}}));
        scene.settle(A, 2, 2, Corner::N);
        scene.ship(A, 2, 2, Direction::NE);
        scene.edit.setPirate(scene.hex(1, 2)); // the sea north of that edge
        scene.edit.setTurn(A, State::Main);
        const Action away = moveShip(A, scene.edge(2, 2, Direction::NE), scene.edge(2, 2, Direction::NW));
        if (pins)
            REFUSED(scene, away, "S-33");
        else
            PLAY(scene, away);
    }
}

void TstDifferences::S1_S6_rimOfTheMap() {
    // One land hex in a row of sea: its NW crossing touches the edge along the rim of (0,0).
    Map map = blankMap(1, 3, Terrain::Sea);
    fix(map, 0, 1, Terrain::Forest, 5);
    map.minSeats = 2;
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    for (const bool rim : {true, false}) {
        Scene scene(with(map, {{Option::RimShips, rim ? 1 : 0}}), 2);
        scene.settle(A, 0, 1, Corner::NW);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(A, shipCost);
        QCOMPARE(scene.count(ActionKind::BuildShip), rim ? 2 : 1); // (0,1) W lies between two hexes
        QCOMPARE(scene.lists(at(ActionKind::BuildShip, A, scene.edge(0, 0, Direction::NE))), rim);
    }
}

void TstDifferences::S1_S21_S22_whichShipMayMove() {
    for (const ShipMoveRule value : {ShipMoveRule::FreeEnd, ShipMoveRule::ClosedRoutes}) {
        Scene scene(with(seaMap(), Option::ShipMoveRule, value));
        scene.settle(A, 2, 2, Corner::N);
        scene.ship(A, 1, 1, Direction::E);
        for (const Direction direction : allDirections)
            scene.ship(A, 0, 2, direction); // a ring on that one ship
        scene.edit.setTurn(A, State::Main);
        const Action ofTheRing = moveShip(A, scene.edge(0, 2, Direction::E), scene.edge(2, 2, Direction::NE));
        if (value == ShipMoveRule::FreeEnd)
            REFUSED(scene, ofTheRing, "S-21");
        else
            PLAY(scene, ofTheRing);
        // What has a free end may sail under both.
        Scene line(with(seaMap(), Option::ShipMoveRule, value));
        line.settle(A, 2, 2, Corner::N);
        line.ship(A, 2, 2, Direction::NE);
        line.edit.setTurn(A, State::Main);
        PLAY(line, moveShip(A, line.edge(2, 2, Direction::NE), line.edge(2, 2, Direction::NW)));
    }
}

void TstDifferences::S1_S30_pirateAtStart() {
    for (const PirateStart value : {PirateStart::Map, PirateStart::Off, PirateStart::None}) {
        Scene scene(with(seaMap(), Option::PirateStart, value));
        QCOMPARE(scene.game.pirate(), value == PirateStart::Map ? scene.hex(7, 5) : HexId());
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(3, 4);
        PLAY(scene, plain(ActionKind::Roll, A));
        // 70 sea hexes: all but its own, all, or nothing to move.
        QCOMPARE(scene.count(ActionKind::MovePirate), value == PirateStart::Map   ? 69
                                                      : value == PirateStart::Off ? 70
                                                                                  : 0);
        QCOMPARE(scene.count(ActionKind::MoveRobber), 28);
    }
}

void TstDifferences::S1_S41_robberWithoutDesert() {
    Map map = seaMap();
    map.robberStart.reset();
    fix(map, 4, 3, Terrain::Forest); // no desert any more
    fix(map, 2, 2, Terrain::Hills, 2);
    fix(map, 5, 1, Terrain::Hills, 2);
    const auto start = [](const Map& on) {
        const auto board = deal(on, 1);
        if (!board.ok() || !board.value().robber.valid())
            return Cell{-1, -1};
        return board.value().topology->hexes()[board.value().robber.index()].cell;
    };
    QCOMPARE(start(map), (Cell{-1, -1}));
    const Map lowest = with(map, Option::RobberStart, RobberStart::Lowest);
    QCOMPARE(start(lowest), cell(2, 2)); // no 12: the 2
    Map twelve = lowest;
    fix(twelve, 6, 4, Terrain::Hills, 12);
    QCOMPARE(start(twelve), cell(6, 4)); // the 12 comes before the 2
    Map neither = lowest;
    fix(neither, 2, 2, Terrain::Hills, 3);
    fix(neither, 5, 1, Terrain::Hills, 3);
    QCOMPARE(start(neither), (Cell{-1, -1}));
    Map desert = twelve;
    fix(desert, 4, 3, Terrain::Desert);
    QCOMPARE(start(desert), cell(4, 3)); // a desert comes before both
    // Off the board it blocks nothing: S-42.
    Scene off(map);
    QVERIFY(!off.game.robber().valid());
    off.settle(A, 2, 2, Corner::N);
    off.edit.setTurn(A, State::PreRoll);
    off.edit.setNextThrow(1, 1);
    PLAY(off, plain(ActionKind::Roll, A));
    QCOMPARE(off.game.hand(A), cards(1, 0, 0, 0, 0));
    off.edit.setTurn(A, State::PreRoll);
    off.edit.setNextThrow(3, 4);
    PLAY(off, plain(ActionKind::Roll, A));
    QCOMPARE(off.count(ActionKind::MoveRobber), 29); // and a 7 asks as ever
    QCOMPARE(off.count(ActionKind::MovePirate), 69);
}

void TstDifferences::S1_S72_S73_islandPoints_data() {
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    for (const int points : {1, 2, 3}) {
        const QByteArray number = QByteArray::number(points);
        QTest::newRow("first_landing " + number)
            << static_cast<int>(IslandBonus::FirstLanding) << points << points << 0;
        QTest::newRow("each_player " + number)
            << static_cast<int>(IslandBonus::EachPlayer) << points << points << points;
        QTest::newRow("none " + number) << static_cast<int>(IslandBonus::None) << points << 0 << 0;
    }
}

void TstDifferences::S1_S72_S73_islandPoints() {
    QFETCH(int, bonus);
    QFETCH(int, points);
    QFETCH(int, first);
    QFETCH(int, second);
    Scene scene(with(seaMap(), {{Option::IslandBonus, bonus}, {Option::IslandBonusPoints, points}}));
    land(scene, A, scene.at(1, 7, Corner::NW));
    land(scene, B, scene.at(1, 8, Corner::NE));
    QCOMPARE(scene.game.points(A).islands, first);
    QCOMPARE(scene.game.points(B).islands, second);
    land(scene, B, scene.at(2, 8, Corner::S)); // each island once
    QCOMPARE(scene.game.points(B).islands, second);
}

void TstDifferences::S1_S74_homeIslands_data() {
    QTest::addColumn<int>("home");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<int>("abroad"); ///< for A's landing on B's home
    QTest::addColumn<int>("islet");  ///< for B's landing after A on an islet
    const auto row = [](const char* name, HomeRule home, IslandBonus bonus, int abroad, int islet) {
        QTest::newRow(name) << static_cast<int>(home) << static_cast<int>(bonus) << abroad << islet;
    };
    row("map, first", HomeRule::Map, IslandBonus::FirstLanding, 0, 0);
    row("map, each", HomeRule::Map, IslandBonus::EachPlayer, 0, 2);
    row("map, none", HomeRule::Map, IslandBonus::None, 0, 0);
    row("per seat, first", HomeRule::PerSeat, IslandBonus::FirstLanding, 2, 2); // works as each_player
    row("per seat, each", HomeRule::PerSeat, IslandBonus::EachPlayer, 2, 2);
    row("per seat, none", HomeRule::PerSeat, IslandBonus::None, 0, 0); // none stays none
}

void TstDifferences::S1_S74_homeIslands() {
    QFETCH(int, home);
    QFETCH(int, bonus);
    QFETCH(int, abroad);
    QFETCH(int, islet);
    const Map map =
        with(mapOf(specMapNamed("Four Islands")), {{Option::FirstSeat, static_cast<int>(FirstSeat::Host)},
                                                   {Option::HomeRule, home},
                                                   {Option::IslandBonus, bonus}});
    Scene scene(map, 2);
    startOnFourIslands(scene);
    QCOMPARE(scene.game.points(A).islands + scene.game.points(B).islands, 0);
    land(scene, A, scene.at(2, 7, Corner::NW)); // the north-east, where B is at home
    QCOMPARE(scene.game.points(A).islands, abroad);
    land(scene, A, scene.at(2, 5, Corner::N));
    land(scene, B, scene.at(2, 5, Corner::SE));
    QCOMPARE(scene.game.points(B).islands, islet);
}

void TstDifferences::S1_S96_B163_target() {
    for (const int target : {8, 10, 12, 14}) { // the menu; 12 unless the map says otherwise
        Map map = seaMap();
        if (target != 12)
            map.options.set(Option::Target, target);
        Scene scene(map);
        scene.settle(A, 2, 2, Corner::N, Piece::City);
        scene.settle(A, 2, 4, Corner::N, Piece::City);
        scene.settle(A, 6, 2, Corner::S, Piece::City);
        scene.settle(A, 6, 4, Corner::S); // seven
        scene.edit.setKnights(A, target > 8 ? 3 : 2);
        scene.edit.setDevCards(A, DevCard::VictoryPoint, std::max(0, target - 10));
        QCOMPARE(scene.game.points(A).total(), target - 1);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(A, cards(4, 0, 0, 2, 3));
        PLAY(scene, bankTrade(A, Resource::Brick, Resource::Wool));
        QVERIFY(!scene.game.over()); // one short
        PLAY(scene, at(ActionKind::BuildCity, A, scene.at(6, 4, Corner::S)));
        QCOMPARE(scene.game.winner(), A);
    }
}

void TstDifferences::S1_S100_boardFixedOrShuffled() {
    // A printed layout is a map with everything fixed: every deal of it is the same.
    const Map printed = baseMap();
    const Map shuffled = mapOf(specMapNamed("Heading for New Shores"));
    const auto differs = [](const Map& map) {
        const Board first = deal(map, 1).value();
        for (std::uint64_t seed = 2; seed < 12; ++seed) {
            const Board other = deal(map, seed).value();
            if (!(other.hexes == first.hexes) || !(other.harbours == first.harbours))
                return true;
        }
        return false;
    };
    QVERIFY(!differs(printed));
    QVERIFY(differs(shuffled));
}

void TstDifferences::S1_S61_fogIsAlwaysLand() {
    // Not an option in this version: whatever is found is land, and never a desert.
    for (const char* name : {"The Fog Islands", "The Treasure Islands", "The Oases"})
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Board board = deal(mapOf(specMapNamed(name)), seed).value();
            QVERIFY(!board.fogPile.empty());
            for (const FogTile& tile : board.fogPile) {
                QVERIFY(tile.terrain == Terrain::Gold || resourceOf(tile.terrain));
                QVERIFY(isToken(tile.number));
            }
        }
}

void TstDifferences::S1_S52_goldAtSetup() {
    for (const GoldAtSetup value : {GoldAtSetup::None, GoldAtSetup::Choose}) {
        Map map = with(with(seaMap(), Option::FirstSeat, FirstSeat::Host), Option::GoldAtSetup, value);
        fix(map, 3, 3, Terrain::Gold, 9);
        Scene scene(map, 2);
        const auto place = [&](Seat seat, int row, int col, Corner corner, Direction direction) {
            PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, corner)));
            PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, direction)));
        };
        place(A, 2, 3, Corner::S, Direction::SE); // the first settlement beside gold: nothing either way
        QCOMPARE(scene.game.state(), State::SetupTown);
        place(B, 6, 4, Corner::S, Direction::SE);
        place(B, 3, 3, Corner::S, Direction::SE); // the second
        QCOMPARE(scene.game.state(), value == GoldAtSetup::None ? State::SetupTown : State::GoldPick);
        if (value == GoldAtSetup::Choose)
            PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Ore));
        QCOMPARE(scene.game.handSize(B), value == GoldAtSetup::None ? 0 : 1);
        QCOMPARE(scene.game.toAct(), A);
    }
}

QTEST_APPLESS_MAIN(TstDifferences)
#include "tst_differences.moc"
