#include "engine/map/patch.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QTest>

using namespace isle;
using namespace isle::test;

namespace {

Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// An island of three hexes around the crossing S of B2 with everything on it, in a sea of 6 by 6.
Map islandMap() {
    Map map = blankMap(6, 6, Terrain::Sea);
    map.set(cell(1, 1), {Terrain::Fields, CellNumber::fixed(8), Marker::ChipGold, 2, {}});
    MapHex any{Terrain::Any, CellNumber::shuffled(), Marker::None, 0, {}};
    any.barred.insert(6);
    map.set(cell(2, 1), any);
    map.set(cell(2, 2), {Terrain::Desert, {}, Marker::None, 0, {}});
    map.groups = {{"near", {}, {}, {}}, {"far", {}, {}, {}}};
    map.setHarbour({{cell(1, 1), Direction::NE}, HarbourKind::Wool});
    map.setHarbour({{cell(2, 2), Direction::E}, HarbourKind::Generic});
    map.islands = {{cell(2, 1), "Rock", IslandRole::New}};
    map.forbiddenStarts = {canonical(CrossingPlace{cell(1, 1), Corner::N})};
    map.farSide = {cell(2, 2)};
    map.robberStart = cell(2, 2);
    map.pirateStart = cell(5, 5);
    return map;
}
const std::vector<Cell> island{cell(1, 1), cell(2, 1), cell(2, 2)};

Map pasted(Map map, const MapPatch& patch, Cell at, PatchLayers layers = {}) {
    const Topology topology(shapeOf(map));
    paste(map, topology, patch, at, layers);
    return map;
}

Map cleared(Map map, std::span<const Cell> cells) {
    const Topology topology(shapeOf(map));
    clearCells(map, topology, cells);
    return map;
}

} // namespace

class PatchTest : public QObject {
    Q_OBJECT

  private slots:
    void takesWhatBelongsToItsHexes() {
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        QCOMPARE(patch.hexes.size(), 3U);
        QVERIFY(patch.cells() == (std::vector<Cell>{cell(-1, 0), cell(0, 0), cell(0, 1)}));
        QCOMPARE(patch.hexes[0].hex.group, std::uint8_t(1)); // the only group it uses
        QVERIFY(patch.groups == std::vector<ShuffleGroup>{map.groups[1]});
        QCOMPARE(patch.harbours.size(), 2U);
        QVERIFY(patch.islands == (std::vector<MapIsland>{{cell(0, 0), "Rock", IslandRole::New}}));
        QCOMPARE(patch.forbiddenStarts.size(), 1U);
        QVERIFY(patch.farSide == std::vector<Cell>{cell(0, 1)});
        QVERIFY(patch.robberStart == cell(0, 1));
        QVERIFY(!patch.pirateStart);
    }

    void voidCellsAreNoHexes() {
        Map map = blankMap(2, 2, Terrain::Void);
        map.set(cell(0, 1), {Terrain::Sea, {}, Marker::None});
        const std::vector<Cell> cells{cell(0, 0), cell(0, 1), cell(7, 7)};
        QCOMPARE(cutOf(map, cells, cell(0, 0)).hexes.size(), 1U);
    }

    void cutAndPasteBackIsTheMap() {
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        const Map without = cleared(map, island);
        QVERIFY(without.at(cell(2, 2)).terrain == Terrain::Sea);
        QVERIFY(without.harbours.empty() && without.islands.empty() && without.forbiddenStarts.empty());
        QVERIFY(without.farSide.empty() && !without.robberStart);
        QVERIFY(without.pirateStart == cell(5, 5));
        QVERIFY(pasted(without, patch, cell(2, 1)) == map);
    }

    void cutAndPasteBackOnFullBoards() {
        for (const SpecMap& spec : specMaps) {
            const Map map = mapOf(spec);
            const MapPatch patch = patchOf(map);
            std::vector<Cell> all;
            for (int row = 0; row < map.rows; ++row)
                for (int col = 0; col < map.cols; ++col)
                    all.push_back(cell(row, col));
            const Map without = cleared(map, all);
            std::vector<Cell> hexes;
            for (const Cell at : all)
                if (map.at(at).terrain != Terrain::Void)
                    hexes.push_back(at);
            QVERIFY(pasted(without, patch, middleOf(hexes)) == map);
        }
    }

    void pastesAcrossRowsOfEitherKind() {
        // One row down: the anchor lies in a shifted row, and the whole keeps its shape.
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        const Map after = pasted(cleared(map, island), patch, cell(3, 2));
        QVERIFY(after.at(cell(3, 2)).terrain == Terrain::Any);
        QVERIFY(after.at(cell(3, 3)).terrain == Terrain::Desert);
        QVERIFY(after.at(cell(2, 3)).terrain == Terrain::Fields); // NE of the anchor, as before
        QVERIFY(after.harbourAt({cell(2, 3), Direction::NE}));
        QVERIFY(after.harbourAt({cell(3, 3), Direction::E}));
        QVERIFY((after.forbiddenStarts
                 == std::vector<CrossingPlace>{canonical(CrossingPlace{cell(2, 3), Corner::N})}));
        QVERIFY(after.robberStart == cell(3, 3));
        QVERIFY(after.islands.front().hex == cell(3, 2));
        QCOMPARE(after.at(cell(2, 3)).group, std::uint8_t(2)); // "far" again
    }

    void aCopyLeavesRobberAndNameWhereTheyAre() {
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        const Map after = pasted(map, patch, cell(4, 2));
        QVERIFY(after.robberStart == cell(2, 2));
        // The copy touches the first (C4 lies south-east of C3): one island, which has its name.
        QCOMPARE(after.islands.size(), 1U);
    }

    void partOfAnIslandTakesNoName() {
        const Map map = islandMap();
        const std::vector<Cell> part{cell(2, 1)};
        QVERIFY(cutOf(map, part, cell(2, 1)).islands.empty());
        const Map after = cleared(map, part);
        QVERIFY(after.islands == (std::vector<MapIsland>{{cell(1, 1), "Rock", IslandRole::New}}));
    }

    void outsideTheMapIsLeftOut() {
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        const Map after = pasted(blankMap(2, 2, Terrain::Sea), patch, cell(0, 1));
        QVERIFY(after.at(cell(0, 1)).terrain == Terrain::Any);
        QVERIFY(after.at(cell(0, 0)).terrain == Terrain::Sea);
        QVERIFY(after.harbours.empty());
        QVERIFY(cellsUnder(after, patch, cell(0, 1)) == std::vector<Cell>{cell(0, 1)});
    }

    void harboursOffTheCoastGo() {
        // Set down against other land, the harbour E of the desert would face it.
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        Map target = blankMap(6, 6, Terrain::Sea);
        target.set(cell(2, 3), {Terrain::Hills, {}, Marker::None});
        target.setHarbour({{cell(2, 3), Direction::W}, HarbourKind::Ore});
        target.setHarbour({{cell(2, 3), Direction::E}, HarbourKind::Brick});
        const Map after = pasted(target, patch, cell(2, 1));
        QVERIFY(!after.harbourAt({cell(2, 2), Direction::E}));
        QVERIFY(after.harbourAt({cell(2, 3), Direction::E}));
        QVERIFY(after.harbourAt({cell(1, 1), Direction::NE}));
    }

    void layers() {
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        const PatchLayers none{false, false, false, false, false, false};
        Map target = blankMap(6, 6, Terrain::Hills);
        QVERIFY(pasted(target, patch, cell(2, 1), none) == target);

        PatchLayers layers = none;
        layers.numbers = true;
        Map after = pasted(target, patch, cell(2, 1), layers);
        QVERIFY((after.at(cell(1, 1)) == MapHex{Terrain::Hills, CellNumber::fixed(8), Marker::None, 0, {}}));
        QVERIFY(after.at(cell(2, 1)).number.isShuffled() && after.at(cell(2, 1)).barred.has(6));
        QVERIFY(after.groups.empty());

        layers = none;
        layers.terrain = true;
        target.set(cell(2, 2), {Terrain::Hills, CellNumber::fixed(5), Marker::ChipAny});
        target.set(cell(1, 1), {Terrain::Hills, CellNumber::fixed(9), Marker::None});
        after = pasted(target, patch, cell(2, 1), layers);
        QVERIFY(after.at(cell(1, 1)).terrain == Terrain::Fields);
        QVERIFY(after.at(cell(1, 1)).number == CellNumber::fixed(9)); // stays
        QVERIFY(after.at(cell(2, 2)).number.none());                  // a desert has none
        QVERIFY(after.at(cell(2, 2)).marker == Marker::ChipAny);
        QVERIFY(after.harbours.empty() && after.islands.empty() && !after.robberStart);

        layers = none;
        layers.marks = true;
        after = pasted(target, patch, cell(2, 1), layers);
        QVERIFY(after.at(cell(2, 2)).terrain == Terrain::Hills);
        QCOMPARE(after.islands.size(), 1U);
        QVERIFY(after.robberStart == cell(2, 2));
        QCOMPARE(after.forbiddenStarts.size(), 1U);
    }

    void seaCanLetLandShowThrough() {
        const Map map = islandMap();
        const std::vector<Cell> cells{cell(0, 0), cell(1, 1)};
        const MapPatch patch = cutOf(map, cells, cell(0, 0));
        const Map target = blankMap(3, 3, Terrain::Pasture);
        PatchLayers layers;
        QVERIFY(pasted(target, patch, cell(0, 0), layers).at(cell(0, 0)).terrain == Terrain::Sea);
        layers.sea = false;
        const Map after = pasted(target, patch, cell(0, 0), layers);
        QVERIFY(after.at(cell(0, 0)).terrain == Terrain::Pasture);
        QVERIFY(after.at(cell(1, 1)).terrain == Terrain::Fields);
    }

    void groupsFindTheirNameOrRoom() {
        const Map map = islandMap();
        const MapPatch patch = cutOf(map, island, cell(2, 1));
        Map target = blankMap(6, 6, Terrain::Sea);
        Map after = pasted(target, patch, cell(2, 1));
        QVERIFY(after.groups == patch.groups);
        QCOMPARE(after.at(cell(1, 1)).group, std::uint8_t(1));
        target.groups.assign(mostShuffleGroups, {"other", {}, {}, {}});
        after = pasted(target, patch, cell(2, 1));
        QCOMPARE(after.groups.size(), mostShuffleGroups);
        QCOMPARE(after.at(cell(1, 1)).group, std::uint8_t(0));
    }

    void turnsAndMirrorsAreExact() {
        Random random(11);
        const LatticeTransform turn = *LatticeTransform::rotation(Cell{0, 0}, 1);
        for (int i = 0; i < 60; ++i) {
            Map map;
            drawLayout(random, map, 14);
            const MapPatch patch = patchOf(map);
            MapPatch turned = patch;
            for (int step = 0; step < 6; ++step)
                turned = transformed(turned, turn);
            QVERIFY(turned == patch);
            for (const Axis axis : allAxes) {
                const LatticeTransform mirror = *LatticeTransform::mirror(Cell{0, 0}, axis);
                QVERIFY(transformed(transformed(patch, mirror), mirror) == patch);
            }
        }
    }

    void harboursTurnTrue() {
        const MapPatch patch = cutOf(islandMap(), island, cell(2, 1));
        const MapPatch turned = transformed(patch, *LatticeTransform::rotation(Cell{0, 0}, 1));
        // NE of the anchor turns to E of it, and its NE harbour to its E edge.
        const Map after = pasted(blankMap(6, 6, Terrain::Sea), turned, cell(2, 1));
        QVERIFY(after.at(cell(2, 2)).terrain == Terrain::Fields);
        QVERIFY(after.harbourAt({cell(2, 2), Direction::E}));
        QVERIFY(after.at(cell(3, 1)).terrain == Terrain::Desert);
        QVERIFY(after.harbourAt({cell(3, 1), Direction::SE}));
    }

    void storedAsAMapAndBack() {
        for (const SpecMap& spec : specMaps) {
            const MapPatch patch = patchOf(mapOf(spec));
            const std::optional<Map> stored = mapOf(patch);
            QVERIFY(stored);
            QVERIFY(patchOf(*stored) == patch);
        }
        const MapPatch small = cutOf(islandMap(), island, middleOf(island));
        QVERIFY(patchOf(*mapOf(small)) == small);
        QVERIFY(!mapOf(MapPatch()));
    }

    void middles() {
        QVERIFY(middleOf(std::vector<Cell>{cell(4, 4)}) == cell(4, 4));
        QVERIFY(middleOf(disc(cell(5, 3), 2)) == cell(5, 3));
        QVERIFY(middleOf(std::vector<Cell>{cell(2, 0), cell(2, 2)}) == cell(2, 1)); // need not be one of them
    }

    void shiftedMiddlesShift() {
        Random random(3);
        for (int i = 0; i < 50; ++i) {
            std::vector<Cell> cells;
            for (int n = drawBetween(random, 1, 9); n > 0; --n)
                cells.push_back(cell(drawBetween(random, 0, 8), drawBetween(random, 0, 8)));
            std::sort(cells.begin(), cells.end());
            const LatticeTransform shift = LatticeTransform::translation(
                cell(0, 0), cell(drawBetween(random, -5, 5), drawBetween(random, -5, 5)));
            std::vector<Cell> moved;
            for (const Cell at : cells)
                moved.push_back(shift.apply(at));
            QVERIFY(middleOf(moved) == shift.apply(middleOf(cells)));
        }
    }
};

QTEST_APPLESS_MAIN(PatchTest)
#include "tst_patch.moc"
