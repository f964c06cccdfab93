#include "engine/checks/measures.h"
#include "engine/checks/places.h"
#include "engine/checks/spot_value.h"
#include "engine/deal/deal.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <cmath>

using namespace isle;
using namespace isle::test;

namespace {

void put(Map& map, Cell cell, Terrain terrain, int number) {
    map.set(cell, {terrain, number == 0 ? CellNumber() : CellNumber::fixed(number), Marker::None});
}

CrossingId crossingOf(const Topology& topology, Cell cell, Corner corner) {
    return topology.crossingAt({cell, corner});
}

/// Three hexes around one crossing, B2, C2 and C3, in a frame of sea.
struct Triangle {
    Map map = blankMap(4, 5, Terrain::Sea);
    Triangle(Terrain first, int a, Terrain second, int b, Terrain third, int c) {
        put(map, {1, 1}, first, a);
        put(map, {1, 2}, second, b);
        put(map, {2, 2}, third, c);
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    }
    static constexpr CrossingPlace middle{{1, 1}, Corner::SE};
};

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

SpotWorth worthAtMiddle(const Triangle& triangle, const SpotHoldings& holdings = {}) {
    const Topology topology(shapeOf(triangle.map));
    const KnownGround ground(triangle.map, topology);
    return SpotBook(topology, ground).worth(topology.crossingAt(Triangle::middle), holdings);
}

std::vector<std::string> reasonsAtMiddle(const Map& map) {
    const Topology topology(shapeOf(map));
    const KnownGround ground(map, topology);
    std::vector<std::string> reasons;
    for (const Text& text : SpotBook(topology, ground).reasons(topology.crossingAt(Triangle::middle)))
        reasons.push_back(text.english());
    return reasons;
}

} // namespace

class MeasuresTest : public QObject {
    Q_OBJECT

  private slots:
    void groundOfADesignIsWhatItFixes() {
        Map map = mapFromAscii("o d g\n ~ f v");
        put(map, {0, 0}, Terrain::Hills, 5);
        map.cells[2].number = CellNumber::shuffled();
        const Topology topology(shapeOf(map));
        const KnownGround ground(map, topology);
        QCOMPARE(ground[HexId(0)], (KnownHex{Terrain::Hills, 5}));
        QVERIFY(ground[HexId(0)].whole());
        QCOMPARE(ground[HexId(1)], (KnownHex{Terrain::Desert, 0}));
        QVERIFY(!ground[HexId(2)].numberKnown());
        QVERIFY(!ground[HexId(4)].whole()); // fog
        QVERIFY(!ground.whole());
        map.cells[2].number = CellNumber::fixed(4);
        map.cells[5].number = CellNumber::fixed(9);
        QVERIFY(KnownGround(map, topology).whole());              // fog does not count
        QCOMPARE(KnownGround(map, topology)[HexId(5)].pips(), 0); // villages yield no cards
    }

    void groundOfADealIsWhatLiesOpen() {
        const Map map = mapOf(specMapNamed("The Fog Islands"));
        const auto topology = std::make_shared<const Topology>(shapeOf(map));
        const auto board = deal(map, topology, 5);
        const KnownGround ground(map, board.value());
        QVERIFY(ground.dealt() && ground.whole());
        for (std::size_t i = 0; i < ground.hexes().size(); ++i) {
            QCOMPARE(ground.hexes()[i].terrain, board.value().hexes[i].terrain);
            if (ground.hexes()[i].terrain == Terrain::Fog)
                QVERIFY(!ground.hexes()[i].numberKnown());
            else
                QCOMPARE(static_cast<int>(ground.hexes()[i].number),
                         static_cast<int>(board.value().hexes[i].number));
        }
        QCOMPARE(ground.harbours().size(), map.harbours.size());
        for (std::size_t i = 0; i < map.harbours.size(); ++i)
            QCOMPARE(ground.harbours()[i].place, map.harbours[i].edge);
    }

    void pipsAreSummed() {
        const Triangle triangle(Terrain::Forest, 6, Terrain::Gold, 2, Terrain::Desert, 0);
        const Topology topology(shapeOf(triangle.map));
        const KnownGround ground(triangle.map, topology);
        const CrossingPips middle = pipsAt(topology, ground, topology.crossingAt(Triangle::middle));
        QCOMPARE(middle.known, 6); // 5 of the 6 and 1 of the gold on 2
        QVERIFY(middle.whole);
        Map open = triangle.map;
        open.set({1, 2}, {Terrain::Any, CellNumber::shuffled(), Marker::None});
        const CrossingPips part =
            pipsAt(topology, KnownGround(open, topology), topology.crossingAt(Triangle::middle));
        QCOMPARE(part.known, 5);
        QVERIFY(!part.whole);
        QCOMPARE(pipsAtCrossings(topology, ground).size(), topology.crossings().size());
    }

    void resourcesAreSummed() {
        const Triangle triangle(Terrain::Forest, 6, Terrain::Forest, 3, Terrain::Hills, 6);
        const Topology topology(shapeOf(triangle.map));
        const ResourcePips sums = resourcePips(KnownGround(triangle.map, topology));
        QVERIFY(sums.whole);
        QCOMPARE(sums.hexes, (std::array{1, 2, 0, 0, 0}));
        QCOMPARE(sums.pips, (std::array{5, 7, 0, 0, 0}));
        QCOMPARE(sums.byNumber[1][3], 2);
        QCOMPARE(sums.totalPips(), 12);
        QCOMPARE(sums.totalHexes(), 3);
    }

    void clumpsOfOneTerrain() {
        Map map = blankMap(2, 5, Terrain::Any);
        for (const int col : {0, 1, 3})
            put(map, {0, static_cast<std::int16_t>(col)}, Terrain::Hills, 5);
        put(map, {1, 2}, Terrain::Hills, 5); // joins D1, not B1: C1 and D1 lie above C2
        const Topology topology(shapeOf(map));
        const auto clumps = terrainClumps(topology, KnownGround(map, topology), 1);
        QCOMPARE(clumps.size(), std::size_t{2});
        QCOMPARE(clumps[0].size(), std::size_t{2});
        QCOMPARE(clumps[1].size(), std::size_t{2});
        QVERIFY(terrainClumps(topology, KnownGround(map, topology), 3).empty());
    }

    /// Along the upper side of so many sea hexes lie twice as many edges.
    void S5_shipsAcrossTheSea() {
        const Map map = mapFromAscii("~ ~ ~ ~ ~ ~ ~ ~\n ~ o ~ ~ ~ o ~ ~\n~ ~ ~ ~ ~ ~ ~ ~");
        const Topology topology(shapeOf(map));
        const std::vector<CrossingId> from{crossingOf(topology, {1, 1}, Corner::NW)};
        const auto distances = shipDistances(topology, from, false);
        QCOMPARE(distances[crossingOf(topology, {1, 1}, Corner::NE).index()], std::optional(0)); // by road
        QCOMPARE(distances[crossingOf(topology, {1, 2}, Corner::N).index()], std::optional(1));
        QCOMPARE(distances[crossingOf(topology, {1, 5}, Corner::NW).index()], std::optional(6));
        QCOMPARE(distances[crossingOf(topology, {1, 5}, Corner::SE).index()], std::optional(6));
        QCOMPARE(shipDistancesToIslands(topology, distances), (std::vector<std::optional<int>>{0, 6}));
    }

    void S6_rimShips() {
        const Map map = mapFromAscii("o ~ o");
        const Topology topology(shapeOf(map));
        const std::vector<CrossingId> from{crossingOf(topology, {0, 0}, Corner::NW)};
        const auto island = [&](bool rim) {
            return shipDistancesToIslands(topology, shipDistances(topology, from, rim))[1];
        };
        QCOMPARE(island(false), std::optional<int>());
        QCOMPARE(island(true), std::optional(2)); // over the top of the one sea hex
    }

    void S17_nobodySailsInTheBaseGame() {
        Map map = mapFromAscii("o o ~ o");
        map.islands = {{{0, 0}, "home", IslandRole::Start}, {{0, 3}, "islet", IslandRole::New}};
        const Topology topology(shapeOf(map));
        QCOMPARE(neverSettled(map, topology).size(), std::size_t{6});
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        map.options.set(Option::RimShips, 1);
        QCOMPARE(neverSettled(map, topology).size(), std::size_t{0});
        map.options.set(Option::PiecesShips, 1); // and two are needed
        QCOMPARE(neverSettled(map, topology).size(), std::size_t{6});
    }

    void S221_standingFortressesNeedShips() {
        Map map = mapFromAscii("o o o x");
        map.islands = {{{0, 0}, "home", IslandRole::Start}};
        const Topology topology(shapeOf(map));
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        map.options.set(Option::PiecesShips, 0);
        QCOMPARE(neverSettled(map, topology).size(), topology.crossings().size());
    }

    // The worth of a spot, part by part.

    void worthOfPipsAndVariety() {
        // 5 + 4 + 3 pips, two further resources.
        const SpotWorth worth =
            worthAtMiddle({Terrain::Forest, 6, Terrain::Pasture, 5, Terrain::Mountains, 4});
        QVERIFY(near(worth.pips, 12) && near(worth.variety, 1) && near(worth.pairs, 0));
        QVERIFY(near(worth.allFour, 0) && near(worth.harbour, 0) && near(worth.repeats, 0));
        // Pips over 5 resources: 2.4 each on average, so none of the three is scarce.
        QVERIFY(near(worth.scarcity, 0));
    }

    void worthOfPairs() {
        const SpotWorth brick = worthAtMiddle({Terrain::Forest, 6, Terrain::Hills, 6, Terrain::Pasture, 4});
        QVERIFY(near(brick.pairs, 1.5) && near(brick.repeats, 0));
        const SpotWorth apart = worthAtMiddle({Terrain::Forest, 6, Terrain::Hills, 5, Terrain::Pasture, 4});
        QVERIFY(near(apart.pairs, 0));
        const SpotWorth ore = worthAtMiddle({Terrain::Mountains, 6, Terrain::Fields, 5, Terrain::Pasture, 4});
        QVERIFY(near(ore.pairs, 1.5));
        const SpotWorth twice = worthAtMiddle({Terrain::Forest, 6, Terrain::Pasture, 6, Terrain::Desert, 0});
        QVERIFY(near(twice.pairs, 0) && near(twice.repeats, -0.5));
    }

    void worthOfScarcity() {
        // 11 pips in all, 2.2 for each resource; grain has 1, so it is scarce by 2.2 / 1 - 1 = 1.2.
        const SpotWorth worth = worthAtMiddle({Terrain::Forest, 6, Terrain::Forest, 8, Terrain::Fields, 2});
        QVERIFY(near(worth.scarcity, 0.1 * (11 / 5.0 - 1)));
        QVERIFY(near(worth.pips, 11));
    }

    void worthOfHarbours() {
        Triangle triangle(Terrain::Forest, 6, Terrain::Pasture, 5, Terrain::Mountains, 4);
        const auto at = [&](HarbourKind kind, Corner corner, const SpotHoldings& holdings) {
            Map map = triangle.map;
            map.setHarbour({{{1, 1}, Direction::W}, kind});
            const Topology topology(shapeOf(map));
            const KnownGround ground(map, topology);
            return SpotBook(topology, ground).worth(crossingOf(topology, {1, 1}, corner), holdings).harbour;
        };
        QVERIFY(near(at(HarbourKind::Lumber, Corner::NW, {}), 1));
        QVERIFY(near(at(HarbourKind::Lumber, Corner::SW, {}), 1));
        QVERIFY(near(at(HarbourKind::Lumber, Corner::NE, {}), 0));
        QVERIFY(near(at(HarbourKind::Generic, Corner::NW, {}), 0.3));
        QVERIFY(near(at(HarbourKind::Ore, Corner::NW, {}), 0));
        QVERIFY(near(at(HarbourKind::Shuffled, Corner::NW, {}), 0));
        SpotHoldings ore;
        ore.any = true;
        ore.pips[static_cast<std::size_t>(Resource::Ore)] = 3;
        QVERIFY(near(at(HarbourKind::Ore, Corner::NW, ore), 1));
    }

    void worthOfRoom() {
        // The N corner of B2: of its two neighbours NW leads to SW (5 pips) and NE to the middle (12 pips):
        // 17 times 0.04.
        Triangle triangle(Terrain::Forest, 6, Terrain::Pasture, 5, Terrain::Mountains, 4);
        const Topology topology(shapeOf(triangle.map));
        const KnownGround ground(triangle.map, topology);
        const SpotBook book(topology, ground);
        QVERIFY(near(book.worth(crossingOf(topology, {1, 1}, Corner::N)).room, 0.04 * 17));
        // From the middle one gets to crossings of B2 alone (5 pips) two ways, and once only to C2 or C3 (4).
        QVERIFY(near(book.worth(topology.crossingAt(Triangle::middle)).room, 0.04 * (5 + 4 + 5)));
    }

    void worthOfASecondTown() {
        const Triangle triangle(Terrain::Forest, 6, Terrain::Pasture, 5, Terrain::Fields, 4);
        SpotHoldings holdings;
        holdings.any = true;
        holdings.pips[static_cast<std::size_t>(Resource::Brick)] = 4;
        holdings.pips[static_cast<std::size_t>(Resource::Lumber)] = 4;
        holdings.numbers = 1U << 6U;
        const SpotWorth worth = worthAtMiddle(triangle, holdings);
        QVERIFY(near(worth.variety, 1));    // wool and grain are new
        QVERIFY(near(worth.allFour, 0.5));  // and complete the settlement
        QVERIFY(near(worth.repeats, -0.3)); // the 6 is there already
    }

    void reasonsComeInOrderOfWeight() {
        Triangle triangle(Terrain::Mountains, 6, Terrain::Fields, 5, Terrain::Pasture, 4);
        QCOMPARE(reasonsAtMiddle(triangle.map),
                 (std::vector<std::string>{"12 pips", "Ore and grain", "Three resources", "Room to grow"}));
        Triangle twins(Terrain::Forest, 9, Terrain::Hills, 9, Terrain::Desert, 0);
        QCOMPARE(reasonsAtMiddle(twins.map)[1], std::string("Brick and lumber on 9"));
    }

    void draftsGoForthAndBack() {
        // See the golden map of draft-fairness: 5.4 + 2.16 and 5.4 + 5.1.
        Map map = blankMap(3, 6, Terrain::Sea);
        put(map, {1, 1}, Terrain::Forest, 6);
        put(map, {1, 4}, Terrain::Forest, 3);
        const Topology topology(shapeOf(map));
        const KnownGround ground(map, topology);
        const DraftOutcome draft =
            greedyDraft(topology, SpotBook(topology, ground), startCrossings(map, topology), 2, 2);
        QVERIFY(draft.complete);
        QVERIFY(near(draft.sums[0], 7.56) && near(draft.sums[1], 10.5));
        QVERIFY(near(draft.spread(), 1.47));
        QCOMPARE(draft.left.size(), std::size_t{3}); // of the forest on 3: two of six are closed, one taken
        const DraftOutcome crowded =
            greedyDraft(topology, SpotBook(topology, ground), startCrossings(map, topology), 4, 2);
        QVERIFY(!crowded.complete);
    }
};

QTEST_APPLESS_MAIN(MeasuresTest)
#include "tst_measures.moc"
