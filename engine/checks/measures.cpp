#include "engine/checks/measures.h"

#include "engine/checks/facts.h"
#include "engine/checks/places.h"

#include <algorithm>
#include <deque>
#include <numeric>

namespace isle {

CrossingPips pipsAt(const Topology& topology, const KnownGround& ground, CrossingId crossing) {
    CrossingPips sum;
    for (const HexId hex : topology[crossing].hexes) {
        if (!hex.valid())
            break;
        const KnownHex& known = ground[hex];
        sum.known += known.pips();
        sum.whole = sum.whole && known.numberKnown();
    }
    return sum;
}

std::vector<CrossingPips> pipsAtCrossings(const Topology& topology, const KnownGround& ground) {
    std::vector<CrossingPips> sums;
    sums.reserve(topology.crossings().size());
    for (std::size_t i = 0; i < topology.crossings().size(); ++i)
        sums.push_back(pipsAt(topology, ground, CrossingId(i)));
    return sums;
}

int ResourcePips::totalHexes() const {
    return std::accumulate(hexes.begin(), hexes.end(), 0);
}

int ResourcePips::totalPips() const {
    return std::accumulate(pips.begin(), pips.end(), 0);
}

ResourcePips resourcePips(const KnownGround& ground) {
    ResourcePips sum;
    for (const KnownHex& hex : ground.hexes()) {
        sum.whole = sum.whole && (hex.terrain == Terrain::Fog || hex.whole());
        const auto resource = resourceOf(hex.terrain);
        if (!resource)
            continue;
        const auto r = static_cast<std::size_t>(*resource);
        ++sum.hexes[r];
        sum.pips[r] += hex.pips();
        if (hex.pips() > 0)
            sum.byNumber[r][static_cast<std::size_t>(hex.number)] += hex.pips();
    }
    return sum;
}

Ways waysOf(const Map& map) {
    if (!shipsSail(map))
        return {};
    const Rules rules = largestGame(map);
    return {rules[Option::PiecesShips], rules.on(Option::RimShips)};
}

std::vector<std::optional<int>> travelDistances(const Topology& topology, std::span<const CrossingId> from,
                                                Ways ways) {
    std::vector<std::optional<int>> best(topology.crossings().size());
    std::deque<CrossingId> queue; // free steps to the front, ships to the back: always in order of ships
    for (const CrossingId crossing : from) {
        best[crossing.index()] = 0;
        queue.push_back(crossing);
    }
    std::vector<bool> done(best.size(), false);
    while (!queue.empty()) {
        const CrossingId at = queue.front();
        queue.pop_front();
        if (done[at.index()])
            continue;
        done[at.index()] = true;
        const int ships = *best[at.index()];
        for (const EdgeId id : topology[at].edges) {
            if (!id.valid())
                continue;
            const Topology::Edge& edge = topology[id];
            const bool sails = ways.ships > 0 && (edge.ship || (edge.rimShip && ways.rim));
            if (!edge.road && !sails)
                continue;
            const int cost = ships + (edge.road ? 0 : 1);
            const CrossingId to = topology.across(id, at);
            if (best[to.index()] && *best[to.index()] <= cost)
                continue;
            best[to.index()] = cost;
            if (edge.road)
                queue.push_front(to);
            else
                queue.push_back(to);
        }
    }
    return best;
}

std::vector<std::optional<int>> shipDistances(const Topology& topology, std::span<const CrossingId> from,
                                              bool rimShips) {
    return travelDistances(topology, from, {1, rimShips});
}

std::vector<std::optional<int>> shipDistancesToIslands(const Topology& topology,
                                                       std::span<const std::optional<int>> distances) {
    std::vector<std::optional<int>> best(topology.islands().size());
    for (std::size_t i = 0; i < topology.crossings().size(); ++i) {
        const Topology::Crossing& crossing = topology.crossings()[i];
        if (!crossing.land || !distances[i])
            continue;
        std::optional<int>& island = best[crossing.island.index()];
        if (!island || *distances[i] < *island)
            island = distances[i];
    }
    return best;
}

std::vector<CrossingId> neverSettled(const Map& map, const Topology& topology) {
    const CheckInput input{map, topology, islandRoles(map, topology)};
    return neverSettled(input);
}

std::vector<CrossingId> neverSettled(const CheckInput& input) {
    const Topology& topology = input.topology;
    const Ways ways = waysOf(input.map);
    const auto best = input.facts != nullptr ? input.facts->shipDistances(input)
                                             : travelDistances(topology, startCrossings(input), ways);
    std::vector<bool> barred(topology.islands().size(), false);
    if (ways.ships == 0)
        for (const Topology::Hex& hex : topology.hexes())
            if (input.map.at(hex.cell).terrain == Terrain::Fortress)
                barred[hex.island.index()] = true;
    std::vector<CrossingId> crossings;
    for (std::size_t i = 0; i < topology.crossings().size(); ++i) {
        const Topology::Crossing& crossing = topology.crossings()[i];
        if (crossing.land && (!best[i] || *best[i] > ways.ships || barred[crossing.island.index()]))
            crossings.emplace_back(i);
    }
    return crossings;
}

std::vector<std::vector<HexId>> terrainClumps(const Topology& topology, const KnownGround& ground,
                                              int atLeast) {
    std::vector<std::vector<HexId>> clumps;
    std::vector<bool> seen(topology.hexes().size(), false);
    for (std::size_t first = 0; first < seen.size(); ++first) {
        const Terrain terrain = ground.hexes()[first].terrain;
        if (seen[first] || !resourceOf(terrain))
            continue;
        std::vector<HexId> clump{HexId(first)};
        seen[first] = true;
        for (std::size_t at = 0; at < clump.size(); ++at) {
            for (const HexId next : topology[clump[at]].neighbours) {
                if (!next.valid() || seen[next.index()] || ground[next].terrain != terrain)
                    continue;
                seen[next.index()] = true;
                clump.push_back(next);
            }
        }
        if (static_cast<int>(clump.size()) < atLeast)
            continue;
        std::sort(clump.begin(), clump.end());
        clumps.push_back(std::move(clump));
    }
    return clumps;
}

} // namespace isle
