#include "tests/support/spec_maps.h"

#include <QtTest>

#include <map>
#include <set>
#include <sstream>

using namespace isle;
using namespace isle::test;

namespace {

template <class Range, class Predicate>
int countOf(const Range& range, Predicate predicate) {
    return static_cast<int>(std::count_if(range.begin(), range.end(), predicate));
}

/// "20 plain, 1 desert" by word.
std::map<std::string, int> compositionFrom(std::string_view text) {
    std::map<std::string, int> composition;
    std::istringstream words{std::string(text)};
    int count = 0;
    for (std::string word; words >> count >> word;) {
        if (word.back() == ',')
            word.pop_back();
        composition[word] = count;
    }
    return composition;
}

std::map<std::string, int> compositionOf(const Map& map, const Topology& topology,
                                         const std::vector<HexId>& island) {
    std::map<std::string, int> composition;
    for (const HexId id : island) {
        const MapHex hex = map.at(topology[id].cell);
        const bool plain = hex.terrain == Terrain::Any;
        ++composition[hex.marker != Marker::None ? "chip"
                      : plain                    ? "plain"
                                                 : std::string(nameOf(hex.terrain))];
    }
    return composition;
}

/// Whether a set-up town may stand there: on a start island and not beside fog (S-65, S-71).
bool isStart(const Map& map, const Topology& topology, const std::vector<IslandRole>& roles,
             const Topology::Crossing& crossing) {
    const bool fog = std::any_of(crossing.hexes.begin(), crossing.hexes.end(), [&](HexId id) {
        return id.valid() && map.at(topology[id].cell).terrain == Terrain::Fog;
    });
    return crossing.island.valid() && roles[crossing.island.index()] == IslandRole::Start && !fog;
}

/// How many ships in a row lead from a start crossing to each crossing, sailing anywhere (S-6 on).
std::vector<int> shipsTo(const Map& map, const Topology& topology) {
    const auto roles = islandRoles(map, topology);
    std::vector<int> ships(topology.crossings().size(), -1);
    std::vector<CrossingId> reached;
    for (std::size_t c = 0; c < ships.size(); ++c) {
        if (isStart(map, topology, roles, topology.crossings()[c])) {
            ships[c] = 0;
            reached.emplace_back(c);
        }
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Topology::Crossing& crossing = topology[reached[next]];
        for (std::size_t i = 0; i < crossing.neighbourCount; ++i) {
            const EdgeId edge = crossing.edges[i];
            int& there = ships[crossing.neighbours[i].index()];
            if (edge.valid() && (topology[edge].ship || topology[edge].rimShip) && there < 0) {
                there = ships[reached[next].index()] + 1;
                reached.push_back(crossing.neighbours[i]);
            }
        }
    }
    return ships;
}

} // namespace

/// The counts the spec prints under each of its boards and maps.
class TestSpecMaps : public QObject {
    Q_OBJECT

    void addMaps() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specMaps.size(); ++i)
            QTest::newRow(std::string(specMaps[i].name).c_str()) << static_cast<int>(i);
    }
    static const SpecMap& fetchMap() {
        QFETCH(int, index);
        return specMaps[static_cast<std::size_t>(index)];
    }

  private slots:
    void anchors_data() { addMaps(); }
    void anchors() {
        const SpecMap& spec = fetchMap();
        const Map map = mapOf(spec);
        const Topology topology(shapeOf(map));
        const auto roles = islandRoles(map, topology);
        const auto crossings = topology.crossings();
        const auto edges = topology.edges();
        QCOMPARE(countOf(topology.hexes(), [](const auto& hex) { return hex.ground == Ground::Land; }),
                 spec.land);
        QCOMPARE(countOf(topology.hexes(), [](const auto& hex) { return hex.ground == Ground::Sea; }),
                 spec.sea);
        QCOMPARE(countOf(crossings, [](const auto& crossing) { return crossing.land; }), spec.landCrossings);
        QCOMPARE(
            countOf(crossings, [&](const auto& crossing) { return isStart(map, topology, roles, crossing); }),
            spec.startCrossings);
        QCOMPARE(countOf(edges, [](const auto& edge) { return edge.road; }), spec.roadEdges);
        QCOMPARE(countOf(edges, [](const auto& edge) { return edge.coastal; }), spec.coastalEdges);
        if (spec.shipEdges >= 0) {
            QCOMPARE(countOf(edges, [](const auto& edge) { return edge.ship; }), spec.shipEdges);
            QCOMPARE(countOf(edges, [](const auto& edge) { return edge.rimShip; }), spec.rimEdges);
        }
    }

    void S7_islands_data() { addMaps(); }
    void S7_islands() {
        const SpecMap& spec = fetchMap();
        const Map map = mapOf(spec);
        const Topology topology(shapeOf(map));
        const auto roles = islandRoles(map, topology);
        const auto ships = shipsTo(map, topology);
        QCOMPARE(topology.islands().size(), std::max<std::size_t>(spec.islands.size(), 1));
        for (const SpecIsland& island : spec.islands) {
            const Cell first = cellsOf(island.firstHex).front();
            const IslandId id = topology[topology.hexAt(first)].island;
            const auto& hexes = topology.islands()[id.index()];
            QVERIFY(topology[hexes.front()].cell == first);
            QCOMPARE(static_cast<int>(hexes.size()), island.hexes);
            QVERIFY(compositionOf(map, topology, hexes) == compositionFrom(island.composition));
            QVERIFY(roles[id.index()] == island.role);
            int crossings = 0;
            int nearest = std::numeric_limits<int>::max();
            for (std::size_t c = 0; c < topology.crossings().size(); ++c) {
                if (topology.crossings()[c].island != id)
                    continue;
                ++crossings;
                if (ships[c] >= 0)
                    nearest = std::min(nearest, ships[c]);
            }
            QCOMPARE(crossings, island.crossings);
            QCOMPARE(nearest, island.shipsFromStart);
        }
    }

    void S8_landIsRingedAndTheSeaIsOne_data() { addMaps(); }
    void S8_landIsRingedAndTheSeaIsOne() {
        const Topology topology(shapeOf(mapOf(fetchMap())));
        QCOMPARE(topology.seaRegions(), 1);
        for (const Topology::Hex& hex : topology.hexes())
            for (const HexId other : hex.neighbours)
                QVERIFY(hex.ground == Ground::Sea || other.valid());
    }

    void B29_harboursLieOnTheCoastAndShareNoCrossing_data() { addMaps(); }
    void B29_harboursLieOnTheCoastAndShareNoCrossing() {
        const SpecMap& spec = fetchMap();
        const Map map = mapOf(spec);
        const Topology topology(shapeOf(map));
        const std::size_t expected = spec.scenario > 0 || spec.land == 19 ? 9 : spec.land == 30 ? 11 : 13;
        QCOMPARE(map.harbours.size(), expected); // S-109, B-21
        std::set<CrossingId> served;
        for (const MapHarbour& harbour : map.harbours) {
            const Topology::Edge& edge = topology[topology.edgeAt(harbour.edge)];
            QVERIFY(edge.coastal);
            QVERIFY(isLand(map.at(harbour.edge.cell).terrain)); // S-103
            QVERIFY(served.insert(edge.ends[0]).second);
            QVERIFY(served.insert(edge.ends[1]).second);
        }
    }

    void robberAndPirateStandWhereTheSpecSays_data() { addMaps(); }
    void robberAndPirateStandWhereTheSpecSays() {
        const SpecMap& spec = fetchMap();
        const Map map = mapOf(spec);
        QCOMPARE(map.robberStart.has_value(), !spec.robber.empty());
        if (map.robberStart)
            QVERIFY(*map.robberStart == cellsOf(spec.robber).front());
        QCOMPARE(map.pirateStart.has_value(), !spec.pirate.empty());
        if (map.pirateStart)
            QVERIFY(*map.pirateStart == cellsOf(spec.pirate).front());
    }
};

QTEST_APPLESS_MAIN(TestSpecMaps)
#include "tst_spec_maps.moc"
