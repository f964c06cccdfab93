#include "engine/map/layouts.h"
#include "engine/map/map_diff.h"
#include "engine/map/resize.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QTest>

using namespace isle;
using namespace isle::test;

namespace {

/// All sentences, one a line.
std::string told(const Map& before, const Map& after) {
    std::string text;
    for (const MapDifference& change : mapDiff(before, after))
        text += change.message.english() + '\n';
    return text;
}

MapHex hexOf(Terrain terrain, int number) {
    return {terrain, CellNumber::fixed(number), Marker::None};
}

} // namespace

class MapDiffTest : public QObject {
    Q_OBJECT

  private slots:
    void emptyExactlyWhenEqual() {
        Random random(12);
        for (int i = 0; i < 200; ++i) {
            const Map a = drawMap(random, 5);
            const Map b = random.below(2) == 0 ? a : drawMap(random, 5);
            QCOMPARE(mapDiff(a, b).empty(), a == b);
            QVERIFY(mapDiff(a, a).empty());
            for (const MapDifference& change : mapDiff(a, b)) {
                const std::string sentence = change.message.english();
                QVERIFY2(sentence.find("%1") == std::string::npos || sentence.find("x,y.z") > 0,
                         sentence.c_str());
                QVERIFY(!nameOf(change.kind).empty());
                QVERIFY(change.layout < layoutCount(b));
            }
        }
    }

    void hexesHarboursAndIslands() {
        Map before = blankMap(7, 7, Terrain::Sea);
        before.set({4, 3}, hexOf(Terrain::Forest, 8));
        before.set({4, 4}, hexOf(Terrain::Forest, 5));
        before.set({2, 2}, hexOf(Terrain::Desert, 5));
        before.setHarbour({{{4, 3}, Direction::NE}, HarbourKind::Wool});
        before.islands.push_back({{4, 3}, "Home", IslandRole::Start});
        Map after = before;
        after.set({4, 3}, hexOf(Terrain::Hills, 8));
        after.removeHarbour({{4, 3}, Direction::NE});
        after.islands[0].name = "Base";
        after.islands[0].role = IslandRole::New;
        const std::string at = nameOf(Cell{4, 3});
        QCOMPARE(at, std::string("D5"));
        QCOMPARE(told(before, after), std::string("D5: forest 8 → hills 8\n"
                                                  "Harbour D5 NE wool 2:1 removed\n"
                                                  "Island “Home” renamed “Base”\n"
                                                  "Island “Base”: start → new\n"));
        QCOMPARE(told(after, before), std::string("D5: hills 8 → forest 8\n"
                                                  "Harbour D5 NE wool 2:1 added\n"
                                                  "Island “Base” renamed “Home”\n"
                                                  "Island “Home”: new → start\n"));
        after = before;
        after.setHarbour({otherSide({{4, 3}, Direction::NE}), HarbourKind::Generic});
        const auto changes = mapDiff(before, after);
        QCOMPARE(changes.size(), std::size_t{1}); // the same edge by its other name
        QCOMPARE(changes[0].kind, MapDifference::Kind::Harbours);
        QVERIFY(changes[0].message.english().ends_with(": wool 2:1 → 3:1"));
    }

    void theSameChangeIsOneSentence() {
        const Map before = blankMap(2, 4, Terrain::Sea);
        Map after = before;
        for (const Cell cell : {Cell{0, 1}, Cell{0, 3}, Cell{1, 0}})
            after.set(cell, {Terrain::Any, CellNumber::shuffled(), Marker::None});
        const auto changes = mapDiff(before, after);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].message.english(), std::string("B1, D1, A2: sea → any ?"));
        QCOMPARE(changes[0].hexes, (std::vector<Cell>{{0, 1}, {0, 3}, {1, 0}}));
    }

    void limitsGroupsAndPools() {
        Map before = blankMap(1, 3, Terrain::Any);
        before.groups.push_back({"Home", {}, {}});
        Map after = before;
        MapHex hex = after.at({0, 1});
        hex.group = 1;
        hex.barred.insert(6);
        hex.barred.insert(8);
        after.set({0, 1}, hex);
        after.groups[0].numbers = NumberPool();
        (*after.groups[0].numbers)[6] = 1;
        after.pools.harbours = HarbourPool();
        after.groups.push_back({"Far", {}, {}});
        QCOMPARE(told(before, after), std::string("B1: number limit no limit → not 6 8\n"
                                                  "B1: shuffle group no group → “Home”\n"
                                                  "Harbour pool: standard → empty\n"
                                                  "Number pool of shuffle group “Home”: standard → 6 × 1\n"
                                                  "Shuffle group “Far” added; terrain: standard; numbers: "
                                                  "standard\n"));
    }

    void rulesAndTexts() {
        Map before = blankMap(1, 1, Terrain::Sea);
        before.title = "A";
        before.options.set(Option::Target, 10);
        before.text.story = "One\nTwo";
        before.accepted = {{"key", "why"}};
        Map after = before;
        after.title = "B";
        after.options.set(Option::Target, 12);
        after.options.islandBonusList = {1, 2};
        after.maxSeats = 6;
        after.text.story = "One\nThree\nFour";
        after.accepted = {{"key", "because"}, {"other", "so"}};
        after.robberStart = Cell{0, 0};
        QCOMPARE(told(before, after), std::string("Title: “A” → “B”\n"
                                                  "Story: lines added: 2, taken away: 1\n"
                                                  "Robber's start: none → A1\n"
                                                  "Seats: 3 to 4 → 3 to 6\n"
                                                  "target: 10 → 12\n"
                                                  "island_bonus_list: none → 1, 2\n"
                                                  "Problem key accepted: “why” → “because”\n"
                                                  "Problem other accepted: “so”\n"));
    }

    /// A frame that grew by two rows above and a column to the left: two sentences, whatever lies on the map.
    void movedContentIsOneSentence() {
        for (const SpecMap& spec : specMaps) {
            const Map before = mapOf(spec);
            const Map after = reframed(before, before.rows + 3, before.cols + 2, 2, 1, Terrain::Sea);
            QCOMPARE(told(before, after),
                     "Frame: " + std::to_string(before.rows) + " × " + std::to_string(before.cols) + " → "
                         + std::to_string(after.rows) + " × " + std::to_string(after.cols)
                         + " (rows × columns)\nEverything moved: rows by 2, columns by 1\n");
        }
    }

    void changesBesideAMoveAreToldWhereTheyAre() {
        const Map before = mapOf(specMaps[0]);
        Map after = reframed(before, before.rows + 2, before.cols, 2, 0, Terrain::Sea);
        const Cell cell{4, 3};
        QVERIFY(isLand(after.at(cell).terrain));
        after.set(cell, hexOf(Terrain::Gold, 3));
        const auto changes = mapDiff(before, after);
        QCOMPARE(changes.size(), std::size_t{3});
        QCOMPARE(changes[2].hexes, std::vector<Cell>{cell});
        QVERIFY(changes[2].message.english().ends_with("→ gold 3"));
    }

    void whatFellOutOfTheFrameIsNamed() {
        Map before = blankMap(2, 3, Terrain::Sea);
        before.set({0, 0}, hexOf(Terrain::Hills, 4));
        before.set({0, 1}, hexOf(Terrain::Forest, 5));
        before.set({1, 2}, hexOf(Terrain::Fields, 9));
        const Map after = reframed(before, 2, 2, 0, 0, Terrain::Sea);
        QCOMPARE(told(before, after), std::string("Frame: 2 × 3 → 2 × 2 (rows × columns)\n"
                                                  "Fell out of the frame: C2 (fields 9)\n"));
    }

    void layouts() {
        Map before = blankMap(1, 1, Terrain::Sea);
        before.name = "small";
        MapLayout large = blankMap(2, 2, Terrain::Sea);
        large.name = "large";
        addLayout(before, large);
        Map after = before;
        after.set({0, 0}, hexOf(Terrain::Hills, 4)); // of the large one, which is open
        MapLayout huge = blankMap(3, 3, Terrain::Sea);
        huge.name = "huge";
        addLayout(after, huge);
        auto changes = mapDiff(before, after);
        QCOMPARE(told(before, after), std::string("Layout “huge” added\n"
                                                  "Open layout: “large” → “huge”\n"
                                                  "A1: sea → hills 4\n"));
        QVERIFY(changes[2].ofLayout);
        QCOMPARE(changes[2].layout, std::size_t{1});
        after = before;
        moveLayout(after, 0, 1);
        QCOMPARE(told(before, after), std::string("The layouts stand in another order.\n"));
        after = before;
        removeLayout(after, 0);
        after.name = "vast";
        after.cells[0].terrain = Terrain::Desert;
        QCOMPARE(told(before, after), std::string("Layout “small” renamed “vast”\n"
                                                  "Layout “large” removed\n"
                                                  "Open layout: “large” → “vast”\n"
                                                  "Frame: 1 × 1 → 2 × 2 (rows × columns)\n"
                                                  "A1: sea → desert\n"));
    }
};

QTEST_APPLESS_MAIN(MapDiffTest)
#include "tst_map_diff.moc"
