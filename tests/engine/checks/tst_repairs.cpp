#include "engine/checks/places.h"
#include "engine/checks/repairs.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

std::vector<CrossingId> landCrossings(const Topology& topology) {
    std::vector<CrossingId> crossings;
    for (std::size_t i = 0; i < topology.crossings().size(); ++i)
        if (topology.crossings()[i].land)
            crossings.emplace_back(i);
    return crossings;
}

} // namespace

class RepairsTest : public QObject {
    Q_OBJECT

  private slots:
    void listsStayShort() {
        QCOMPARE(listOf({}), std::string());
        QCOMPARE(listOf({{0, 0}, {1, 2}}), std::string("A1, C2"));
        QCOMPARE(listOf(disc({5, 5}, 1)).find("…"), std::string::npos);
        QVERIFY(listOf(disc({5, 5}, 2)).ends_with(" …"));
    }

    /// Every start crossing the spec counts is one, whatever keeps others away: fog, villages, chips,
    /// fortresses.
    void S107_startCrossingsOfTheSpec() {
        for (const SpecMap& spec : specMaps) {
            const Map map = mapOf(spec);
            const Topology topology(shapeOf(map));
            const CheckInput input{map, topology, islandRoles(map, topology)};
            QCOMPARE(static_cast<int>(startCrossings(input).size()), spec.startCrossings);
        }
    }

    void S142_onlyTheNearSideStarts() {
        Map map = mapOf(specMapNamed("Through the Desert"));
        map.options.set(Option::DesertFarSide, static_cast<int>(DesertFarSide::Foreign));
        const Topology topology(shapeOf(map));
        const CheckInput input{map, topology, islandRoles(map, topology)};
        for (const CrossingId crossing : startCrossings(input)) {
            bool near = false;
            for (const HexId hex : topology[crossing].hexes) {
                if (!hex.valid() || topology[hex].ground != Ground::Land)
                    continue;
                QVERIFY(std::find(map.farSide.begin(), map.farSide.end(), topology[hex].cell)
                        == map.farSide.end());
                near = near || map.at(topology[hex].cell).terrain != Terrain::Desert;
            }
            QVERIFY(near);
        }
    }

    void B34_forbiddenCrossingsAreNoStart() {
        Map map = mapFromAscii("o");
        map.forbiddenStarts = {canonical(CrossingPlace{{0, 0}, Corner::N})};
        const Topology topology(shapeOf(map));
        QCOMPARE(startCrossings({map, topology, islandRoles(map, topology)}).size(), std::size_t{5});
    }

    void B103_mostTowns() {
        // One hex has 6 crossings in a ring: 3 towns. Two have 10, and 5 of each kind: 5 towns.
        const auto townsOn = [](std::string_view art) {
            const Topology topology(shapeOf(mapFromAscii(art)));
            return mostTowns(topology, landCrossings(topology));
        };
        QCOMPARE(townsOn("o"), 3);
        QCOMPARE(townsOn("o o"), 5);
        QCOMPARE(townsOn("o ~ ~ o"), 6);
        // The 54 crossings of the 19-hex board: 27 of each kind, all matched along the coast.
        QCOMPARE(townsOn(specMapNamed("19 land hexes").art), 27);
    }

    void B27_explicitPoolsGrowByTheNextToken() {
        Map map = mapFromAscii("o o o");
        map.pools.numbers.emplace()[5] = 1;
        (*map.pools.numbers)[9] = 1;
        MapHex hex = map.at({0, 1});
        hex.number = {};
        map.set({0, 1}, hex);
        shuffleNumber(map, {0, 1});
        QVERIFY(map.at({0, 1}).number.isShuffled());
        QCOMPARE((*map.pools.numbers)[4], 1); // 5, 9, 4 ...
        shuffleNumber(map, {0, 2}, 11);
        QCOMPARE((*map.pools.numbers)[11], 1);
    }

    void takingHarboursAwayKeepsThePoolInSize() {
        Map map = mapFromAscii("~ o ~\n ~ ~ ~");
        map.setHarbour({{{0, 1}, Direction::E}, HarbourKind::Shuffled});
        map.setHarbour({{{0, 1}, Direction::W}, HarbourKind::Ore});
        map.pools.harbours.emplace()[HarbourKind::Wool] = 1;
        takeHarbourAway(map, {{0, 1}, Direction::W});
        QCOMPARE(map.pools.harbours->total(), 1);
        takeHarbourAway(map, otherSide({{0, 1}, Direction::E}));
        QCOMPARE(map.pools.harbours->total(), 0);
        QVERIFY(map.harbours.empty());
    }

    void edgesShareCrossings() {
        QVERIFY(shareCrossing({{2, 2}, Direction::E}, {{2, 2}, Direction::NE}));
        QVERIFY(!shareCrossing({{2, 2}, Direction::E}, {{2, 2}, Direction::W}));
        QVERIFY(shareCrossing({{2, 2}, Direction::E}, {{2, 3}, Direction::W})); // the same edge
        QVERIFY(shareCrossing({{2, 2}, Direction::NE}, {{2, 3}, Direction::NW}));
    }
};

QTEST_APPLESS_MAIN(RepairsTest)
#include "tst_repairs.moc"
