#include "editor/tools/consequences.h"
#include "editor/tools/paint.h"

#include <QTest>

using namespace isle;

namespace {

void paint(Map& map, const std::vector<Cell>& cells, Terrain terrain, bool pool = true) {
    paintTerrain(map, Topology(shapeOf(map)), cells, terrain, pool);
}

QString consequencesOf(const Map& before, const std::vector<Cell>& cells, Terrain terrain) {
    Map after = before;
    paint(after, cells, terrain);
    return consequences(before, Topology(shapeOf(before)), after);
}

/// Two hexes of land in row 2, columns 1 and 3, with sea between and around.
Map twoRocks() {
    Map map = blankMap(5, 6, Terrain::Sea);
    map.set({2, 1}, {Terrain::Hills, CellNumber::fixed(6), Marker::None});
    map.set({2, 3}, {Terrain::Forest, CellNumber::fixed(5), Marker::None});
    map.islands = {{{2, 1}, "Twin Rocks", IslandRole::New}, {{2, 3}, "Ember Isle", IslandRole::Start}};
    return map;
}

} // namespace

class PaintTest : public QObject {
    Q_OBJECT

  private slots:
    void numbersFollowTheTerrain();
    void markersStayWhereTheyCan();
    void cellsOutsideTheMapAreLeftOut();
    void B6_harboursGoWithTheirCoast();
    void B29_harbourTakesTheNameOfItsLand();
    void harboursWrongBeforeStay();
    void B34_startMarksGoWithTheirLand();
    void S101_islandNameMovesToTheRest();
    void S101_islandNameGoesWithItsIsland();
    void S101_joinedIslandsKeepBothNames();
    void figuresStayForTheChecks();
    void eraserLeavesSeaAndVoid();
    void consequencesAreTold();
};

void PaintTest::numbersFollowTheTerrain() {
    Map map = blankMap(3, 3, Terrain::Sea);
    const std::vector<Cell> cell{{1, 1}};
    paint(map, cell, Terrain::Forest, false);
    QVERIFY(map.at({1, 1}).number.none());
    paint(map, cell, Terrain::Hills, true);
    QVERIFY(map.at({1, 1}).number.isShuffled());
    setNumbers(map, cell, CellNumber::fixed(8));
    paint(map, cell, Terrain::Gold, true); // S-102: gold takes a number
    QCOMPARE(map.at({1, 1}).number, CellNumber::fixed(8));
    paint(map, cell, Terrain::Desert, true);
    QVERIFY(map.at({1, 1}).number.none());
    setNumbers(map, cell, CellNumber::fixed(8));
    QVERIFY(map.at({1, 1}).number.none()); // a desert takes none
}

void PaintTest::markersStayWhereTheyCan() {
    Map map = blankMap(2, 2, Terrain::Forest);
    map.set({0, 0}, {Terrain::Forest, {}, Marker::ChipPoint});
    map.set({0, 1}, {Terrain::Fog, {}, Marker::Chest});
    paint(map, {{0, 0}, {0, 1}}, Terrain::Hills);
    QCOMPARE(map.at({0, 0}).marker, Marker::ChipPoint);
    QCOMPARE(map.at({0, 1}).marker, Marker::None); // S-261: chests lie under fog
    paint(map, {{0, 0}}, Terrain::Sea);
    QCOMPARE(map.at({0, 0}).marker, Marker::None);
}

void PaintTest::cellsOutsideTheMapAreLeftOut() {
    Map map = blankMap(2, 2, Terrain::Sea);
    paint(map, disc({0, 0}, 3), Terrain::Desert);
    for (const MapHex& hex : map.cells)
        QCOMPARE(hex.terrain, Terrain::Desert);
}

void PaintTest::B6_harboursGoWithTheirCoast() {
    Map map = twoRocks();
    map.setHarbour({{{2, 1}, Direction::W}, HarbourKind::Ore});
    map.setHarbour({{{2, 3}, Direction::E}, HarbourKind::Generic});
    paint(map, {{2, 0}}, Terrain::Desert); // land beyond the first harbour
    QVERIFY(!map.harbourAt({{2, 1}, Direction::W}));
    QVERIFY(map.harbourAt({{2, 3}, Direction::E}));
    paint(map, {{2, 3}}, Terrain::Sea); // the second loses its land
    QVERIFY(map.harbours.empty());
}

void PaintTest::B29_harbourTakesTheNameOfItsLand() {
    Map map = blankMap(3, 4, Terrain::Sea);
    map.set({1, 1}, {Terrain::Desert, {}, Marker::None});
    map.setHarbour({{{1, 1}, Direction::E}, HarbourKind::Ore});
    const Topology topology(shapeOf(map));
    // Both sides of the edge change in one step, as in a stroke undone by another tool.
    Map swapped = map;
    paintTerrain(swapped, topology, std::vector<Cell>{{1, 2}}, Terrain::Desert, false);
    QVERIFY(swapped.harbours.empty());
    map.set({1, 1}, {Terrain::Sea, {}, Marker::None});
    map.set({1, 2}, {Terrain::Desert, {}, Marker::None});
    paintTerrain(map, Topology(shapeOf(map)), std::vector<Cell>{{0, 0}}, Terrain::Desert, false);
    QCOMPARE(map.harbours.front().edge, (EdgePlace{{1, 2}, Direction::W}));
}

void PaintTest::harboursWrongBeforeStay() {
    Map map = twoRocks();
    map.setHarbour({{{0, 0}, Direction::E}, HarbourKind::Ore}); // in the open sea
    paint(map, {{4, 4}}, Terrain::Desert);
    QCOMPARE(map.harbours.size(), std::size_t{1}); // the checks speak of it
}

void PaintTest::B34_startMarksGoWithTheirLand() {
    Map map = twoRocks();
    const CrossingPlace lone = canonical(CrossingPlace{{2, 1}, Corner::N});
    const CrossingPlace other = canonical(CrossingPlace{{2, 3}, Corner::N});
    map.forbiddenStarts = {lone, other};
    std::sort(map.forbiddenStarts.begin(), map.forbiddenStarts.end());
    paint(map, {{2, 1}}, Terrain::Sea);
    QCOMPARE(map.forbiddenStarts, std::vector<CrossingPlace>{other});
}

void PaintTest::S101_islandNameMovesToTheRest() {
    Map map = twoRocks();
    paint(map, {{2, 4}}, Terrain::Hills); // Ember Isle is D3 and E3 now
    paint(map, {{2, 3}}, Terrain::Sea);
    QCOMPARE(map.islands[1].hex, (Cell{2, 4}));
    QCOMPARE(map.islands[1].name, std::string("Ember Isle"));
}

void PaintTest::S101_islandNameGoesWithItsIsland() {
    Map map = twoRocks();
    paint(map, {{2, 1}}, Terrain::Sea);
    QCOMPARE(map.islands.size(), std::size_t{1});
    QCOMPARE(map.islands[0].name, std::string("Ember Isle"));
}

void PaintTest::S101_joinedIslandsKeepBothNames() {
    Map map = twoRocks();
    const auto names = map.islands;
    paint(map, {{2, 2}}, Terrain::Pasture);
    QCOMPARE(map.islands, names); // which one goes is the designer's choice, by the fix of a check
    paint(map, {{2, 2}}, Terrain::Sea);
    QCOMPARE(map.islands, names);
}

void PaintTest::figuresStayForTheChecks() {
    Map map = twoRocks();
    map.robberStart = Cell{2, 1};
    map.pirateStart = Cell{0, 0};
    paint(map, {{2, 1}}, Terrain::Sea);
    paint(map, {{0, 0}}, Terrain::Desert);
    QCOMPARE(map.robberStart, std::optional(Cell{2, 1}));
    QCOMPARE(map.pirateStart, std::optional(Cell{0, 0}));
}

void PaintTest::eraserLeavesSeaAndVoid() {
    Map map = twoRocks();
    map.set({4, 4}, {});
    const std::vector<Cell> cells{{2, 1}, {0, 0}, {4, 4}};
    Map toSea = map;
    eraseToSea(toSea, Topology(shapeOf(map)), cells);
    QCOMPARE(changedCells(map, toSea), (std::vector<Cell>{{2, 1}}));
    QCOMPARE(toSea.at({2, 1}), (MapHex{Terrain::Sea, {}, Marker::None}));
    Map toVoid = map;
    eraseToVoid(toVoid, Topology(shapeOf(map)), cells);
    QCOMPARE(changedCells(map, toVoid), (std::vector<Cell>{{0, 0}, {2, 1}}));
    QCOMPARE(toVoid.at({0, 0}), MapHex());
}

void PaintTest::consequencesAreTold() {
    Map map = twoRocks();
    QCOMPARE(consequencesOf(map, {{2, 2}}, Terrain::Pasture),
             QStringLiteral("joins Twin Rocks and Ember Isle"));
    QCOMPARE(consequencesOf(map, {{2, 1}}, Terrain::Forest), QString()); // land stays land
    QCOMPARE(consequencesOf(map, {{2, 1}}, Terrain::Sea), QStringLiteral("removes Twin Rocks"));
    QCOMPARE(consequencesOf(map, {{4, 5}}, Terrain::Hills), QStringLiteral("makes a new island"));

    paint(map, {{2, 2}}, Terrain::Pasture);
    QCOMPARE(consequencesOf(map, {{2, 2}}, Terrain::Sea), QStringLiteral("splits Twin Rocks"));
    map.setHarbour({{{2, 3}, Direction::E}, HarbourKind::Ore});
    QCOMPARE(consequencesOf(map, {{2, 4}}, Terrain::Hills), QStringLiteral("removes the harbour at D3 E"));
    map.setHarbour({{{2, 1}, Direction::W}, HarbourKind::Wool});
    QCOMPARE(consequencesOf(map, {{2, 4}, {2, 0}}, Terrain::Hills), QStringLiteral("removes 2 harbours"));

    map.islands.clear();
    QCOMPARE(consequencesOf(map, {{2, 2}, {2, 3}}, Terrain::Sea),
             QStringLiteral("removes the harbour at D3 E"));
    QCOMPARE(consequencesOf(map, {{2, 2}, {2, 4}}, Terrain::Sea), QStringLiteral("splits the island at B3"));
}

QTEST_GUILESS_MAIN(PaintTest)
#include "tst_paint.moc"
