#include "engine/map/resize.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

/// Cells as the spec draws them: "~", "o", "." for sea, any land, void.
std::string drawn(const Map& map) {
    std::string art;
    for (int row = 0; row < map.rows; ++row) {
        art += row % 2 == 1 ? " " : "";
        for (int col = 0; col < map.cols; ++col) {
            const Terrain terrain =
                map.at({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}).terrain;
            art += terrain == Terrain::Void ? '.' : terrain == Terrain::Sea ? '~' : 'o';
        }
        art += '\n';
    }
    return art;
}

} // namespace

class ResizeTest : public QObject {
    Q_OBJECT

  private slots:
    void S8_rectangleGrowsBySea() {
        Map map = mapFromAscii("~ o ~\n ~ ~ o");
        QVERIFY(canGrowFrame(map));
        growFrame(map);
        QCOMPARE(drawn(map), std::string("~~~~\n ~~~~\n~o~~\n ~~o~\n~~~~\n"));
    }

    void S8_raggedMapGetsItsRingOnly() {
        Map map = mapFromAscii(". . .\n . o .\n. . .");
        growFrame(map);
        QCOMPARE(drawn(map), std::string(".~~\n ~o~\n.~~\n"));
    }

    void growingStopsAtTheLargestMap() {
        Map map = blankMap(maxMapSide, 3, Terrain::Sea);
        map.set({10, 1}, {Terrain::Hills, {}, Marker::None});
        QVERIFY(canGrowFrame(map)); // nothing to grow
        map.set({0, 1}, {Terrain::Hills, {}, Marker::None});
        QVERIFY(!canGrowFrame(map));
    }

    void everythingMovesAlong() {
        Map map = mapOf(specMapNamed("Through the Desert"));
        map.forbiddenStarts = {canonical(CrossingPlace{{2, 2}, Corner::N})};
        map.pools.chips = ChipPool{1, 0, 2};
        map.wonderCosts = WonderCosts{{{1}, {2}, {3}, {4}}};
        map.groups.resize(2);
        MapHex hex = map.at({2, 2});
        hex.group = 2;
        hex.barred.insert(6);
        map.set({2, 2}, hex);
        const Map moved = reframed(map, map.rows + 4, map.cols + 3, 2, 1, Terrain::Sea);
        for (std::size_t i = 0; i < map.harbours.size(); ++i) {
            QCOMPARE(int{moved.harbours[i].edge.cell.row}, map.harbours[i].edge.cell.row + 2);
            QCOMPARE(int{moved.harbours[i].edge.cell.col}, map.harbours[i].edge.cell.col + 1);
            QCOMPARE(moved.harbours[i].edge.direction, map.harbours[i].edge.direction);
        }
        QCOMPARE(*moved.robberStart, (Cell{6, 5}));
        QCOMPARE(*moved.pirateStart, (Cell{6, 9}));
        QCOMPARE(moved.islands[1].hex, (Cell{4, 3}));
        QCOMPARE(moved.farSide.front(), (Cell{4, 6}));
        QVERIFY(moved.at({4, 3}) == hex);
        QVERIFY(moved.groups == map.groups);
        QVERIFY(moved.pools == map.pools && moved.wonderCosts == map.wonderCosts);
        QCOMPARE(moved.forbiddenStarts, (std::vector{canonical(CrossingPlace{{4, 3}, Corner::N})}));
        // Back again nothing is lost.
        QVERIFY(reframed(moved, map.rows, map.cols, -2, -1, Terrain::Void) == map);
    }

    void whatFallsOutsideIsLost() {
        Map map = mapOf(specMapNamed("Heading for New Shores"));
        const Map cut = reframed(map, map.rows, 5, 0, 0, Terrain::Void);
        QVERIFY(!cut.pirateStart);
        QVERIFY(cut.robberStart.has_value());
        QVERIFY(std::all_of(cut.harbours.begin(), cut.harbours.end(),
                            [](const MapHarbour& harbour) { return harbour.edge.cell.col < 5; }));
        QCOMPARE(cut.islands.size(), std::size_t{1});
    }

    void crossingsOnTheRimStay() {
        Map map = mapFromAscii("o o");
        map.forbiddenStarts = {canonical(CrossingPlace{{0, 0}, Corner::N}),
                               canonical(CrossingPlace{{0, 1}, Corner::SE})};
        std::sort(map.forbiddenStarts.begin(), map.forbiddenStarts.end());
        QCOMPARE(reframed(map, 1, 2, 0, 0, Terrain::Sea).forbiddenStarts, map.forbiddenStarts);
        QCOMPARE(reframed(map, 1, 1, 0, 0, Terrain::Sea).forbiddenStarts.size(), std::size_t{1});
    }

    void S8_anyMapHasItsFrameAfterGrowing() {
        Random random(4);
        for (int i = 0; i < 100; ++i) {
            Map map = drawMap(random);
            growFrame(map);
            const Topology topology(shapeOf(map));
            for (const Topology::Hex& hex : topology.hexes())
                for (const HexId neighbour : hex.neighbours)
                    QVERIFY(hex.ground != Ground::Land || neighbour.valid());
        }
    }
};

QTEST_APPLESS_MAIN(ResizeTest)
#include "tst_resize.moc"
