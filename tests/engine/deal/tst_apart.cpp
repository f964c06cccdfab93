#include "engine/deal/apart.h"
#include "engine/deal/apart_sweep.h"
#include "tests/support/ascii_map.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace isle;

namespace {

ApartGraph blockOf(int rows, int cols) {
    std::vector<Cell> cells;
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col)
            cells.push_back({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)});
    return ApartGraph(std::move(cells));
}

ApartGraph raggedBlock(int side, std::uint32_t percentMissing, Random& random) {
    std::vector<Cell> cells;
    for (int row = 0; row < side; ++row)
        for (int col = 0; col < side; ++col)
            if (random.below(100) >= percentMissing)
                cells.push_back({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)});
    return ApartGraph(std::move(cells));
}

bool isApart(const ApartGraph& graph, const ApartSet& set) {
    for (const std::uint16_t hex : set)
        for (const std::uint16_t other : graph.neighbours(hex))
            if (std::binary_search(set.begin(), set.end(), other))
                return false;
    return std::is_sorted(set.begin(), set.end()) && std::adjacent_find(set.begin(), set.end()) == set.end();
}

/// The largest set by looking at every choice: for a hex, with it or without it. At most 64 hexes.
std::size_t largestByHand(const ApartGraph& graph, std::uint64_t blocked, std::size_t from) {
    while (from < graph.size() && ((blocked >> from) & 1U) != 0)
        ++from;
    if (from == graph.size())
        return 0;
    const std::size_t without = largestByHand(graph, blocked, from + 1);
    bool alone = true;
    for (const std::uint16_t other : graph.neighbours(from)) {
        alone = alone && (other < from || ((blocked >> other) & 1U) != 0);
        blocked |= std::uint64_t{1} << other;
    }
    return alone ? without + 1 : std::max(without, 1 + largestByHand(graph, blocked, from + 1));
}
std::size_t largestByHand(const ApartGraph& graph) {
    return largestByHand(graph, 0, 0);
}

} // namespace

class ApartTest : public QObject {
    Q_OBJECT

  private slots:
    void neighboursAreThoseOfTheLattice() {
        const ApartGraph graph({{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 2}});
        const auto near = graph.neighbours(2); // (1,0) touches (0,0), (0,1) and (2,0); (2,2) nothing
        QCOMPARE(std::set<std::uint16_t>(near.begin(), near.end()), (std::set<std::uint16_t>{0, 1, 3}));
        QVERIFY(graph.neighbours(4).empty());
    }

    void drawnSetsAreEquallyLikely() {
        // A row of four: {0,2}, {0,3} and {1,3} are apart.
        const ApartGraph row = blockOf(1, 4);
        Random random(7);
        std::map<ApartSet, int> seen;
        for (int i = 0; i < 3000; ++i)
            ++seen[drawApart(row, 2, 1000, random).value()];
        QCOMPARE(seen.size(), std::size_t{3});
        for (const auto& [set, times] : seen)
            QVERIFY2(times > 850 && times < 1150, qPrintable(QString::number(times)));
    }

    void drawingFailsWhereThereIsNoRoom() {
        Random random(1);
        QVERIFY(!drawApart(blockOf(1, 4), 3, 50, random));
        QVERIFY(!drawApart(blockOf(1, 2), 3, 50, random));
        QCOMPARE(drawApart(blockOf(1, 4), 0, 50, random).value(), ApartSet{});
    }

    void mixingKeepsSetsApartAndMeetsAllOfThem() {
        const ApartGraph block = blockOf(3, 4);
        Random random(3);
        std::set<ApartSet> seen;
        for (int i = 0; i < 2000; ++i) {
            ApartSet set = walkApart(block, 2, random);
            mixApart(block, set, random);
            QVERIFY(isApart(block, set));
            QCOMPARE(set.size(), std::size_t{2});
            seen.insert(set);
        }
        std::size_t pairs = 12 * 11 / 2;
        for (std::size_t hex = 0; hex < block.size(); ++hex)
            for (const std::uint16_t other : block.neighbours(hex))
                pairs -= other > hex ? 1 : 0;
        QCOMPARE(seen.size(), pairs);
    }

    void searchIsExactOnSmallRaggedMaps() {
        Random random(11);
        for (int i = 0; i < 60; ++i) {
            const ApartGraph graph = raggedBlock(5, random.below(60), random);
            const std::size_t largest = largestByHand(graph);
            const LargestApart found = searchApart(graph, graph.size() + 1, random);
            QVERIFY(isApart(graph, found.set));
            QCOMPARE(found.set.size(), largest);
            QCOMPARE(found.atMost, largest);
        }
    }

    void sweepIsExactWithoutAnyReduction() {
        Random random(12);
        for (int i = 0; i < 40; ++i) {
            const ApartGraph graph = raggedBlock(5, random.below(50), random);
            ApartSet all(graph.size());
            for (std::size_t hex = 0; hex < all.size(); ++hex)
                all[hex] = static_cast<std::uint16_t>(hex);
            const std::size_t largest = largestByHand(graph);
            const ApartSweep sweep(graph, all);
            QVERIFY(sweep.bound() >= largest);
            const auto below = sweep.largestAbove(largest - 1);
            QVERIFY(below.complete && below.set && isApart(graph, *below.set));
            QCOMPARE(below.set->size(), largest);
            const auto above = sweep.largestAbove(largest);
            QVERIFY(above.complete && !above.set);
        }
    }

    void hexagonsHoldWhatTheirColouringHolds() {
        // A hexagon of radius 1, 2, 3 holds at most 3, 7, 13 hexes apart; its three colours have 7 = 3+3+1,
        // 19 = 7+6+6 and 37 = 13+12+12.
        const std::array<std::size_t, 3> expected{3, 7, 13};
        for (int radius = 1; radius <= 3; ++radius) {
            const ApartGraph graph(disc({10, 10}, radius));
            Random random(5);
            const LargestApart found = searchApart(graph, graph.size(), random);
            QCOMPARE(found.set.size(), expected.at(static_cast<std::size_t>(radius - 1)));
            QCOMPARE(found.atMost, found.set.size());
        }
    }

    void largestMapIsDecided() {
        const ApartGraph graph = blockOf(maxMapSide, maxMapSide);
        Random random(2);
        // Every third hex of a colouring of 64 x 64 hexes is a set of at least ceil(4096 / 3) hexes.
        const LargestApart enough = searchApart(graph, 1366, random);
        QVERIFY(enough.set.size() >= 1366 && isApart(graph, enough.set));
        QVERIFY(searchApart(graph, graph.size(), random).atMost < graph.size());
    }

    void raggedLargestMapHoldsTheDefaultReds() {
        Random random(9);
        const ApartGraph graph = raggedBlock(maxMapSide, 10, random);
        const std::size_t reds = graph.size() * 4 / 18 + 1; // B-27
        const ApartSet set = walkApart(graph, reds, random);
        QCOMPARE(set.size(), reds);
        QVERIFY(isApart(graph, set));
    }
};

QTEST_APPLESS_MAIN(ApartTest)
#include "tst_apart.moc"
