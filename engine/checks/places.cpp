#include "engine/checks/places.h"

#include <algorithm>
#include <functional>

namespace isle {
namespace {

/// S-142: whether a crossing of a divided island lies on the near side only.
bool onNearSide(const CheckInput& input, const Topology::Crossing& crossing) {
    bool near = false;
    for (const HexId hex : crossing.hexes) {
        if (!hex.valid() || input.topology[hex].ground != Ground::Land)
            continue;
        const Cell cell = input.topology[hex].cell;
        if (std::binary_search(input.map.farSide.begin(), input.map.farSide.end(), cell))
            return false;
        near = near || input.map.at(cell).terrain != Terrain::Desert;
    }
    return near;
}

bool isChip(Marker marker) {
    return marker != Marker::None && marker != Marker::Chest;
}

/// S-65, S-88: fog and chips keep set-up towns away.
bool besideHidden(const CheckInput& input, const Topology::Crossing& crossing) {
    return std::any_of(crossing.hexes.begin(), crossing.hexes.end(), [&](HexId hex) {
        if (!hex.valid())
            return false;
        const MapHex drawn = input.map.at(input.topology[hex].cell);
        return drawn.terrain == Terrain::Fog || isChip(drawn.marker);
    });
}

std::vector<bool> islandsWithFortress(const CheckInput& input) {
    std::vector<bool> standing(input.topology.islands().size(), false);
    for (const Topology::Hex& hex : input.topology.hexes())
        if (input.map.at(hex.cell).terrain == Terrain::Fortress)
            standing[hex.island.index()] = true;
    return standing;
}

} // namespace

std::string listOf(const std::vector<Cell>& cells) {
    constexpr std::size_t most = 8;
    std::string list;
    for (std::size_t i = 0; i < std::min(cells.size(), most); ++i)
        list += (i > 0 ? ", " : "") + nameOf(cells[i]);
    return cells.size() > most ? list + " …" : list;
}

std::string nameOf(EdgePlace edge) {
    return nameOf(edge.cell) + " " + std::string(nameOf(edge.direction));
}

std::string keyOf(CrossingPlace crossing) {
    const CrossingPlace one = canonical(crossing);
    return nameOf(one.cell) + '.' + std::string(nameOf(one.corner));
}

int seatsOf(const Map& map) {
    return std::clamp(map.maxSeats, 2, static_cast<int>(maxSeats));
}

Rules largestGame(const Map& map) {
    return map.rulesFor(seatsOf(map));
}

bool shipsSail(const Map& map) {
    const Rules rules = largestGame(map);
    return rules.sea() && rules[Option::PiecesShips] > 0;
}

std::vector<CrossingId> startCrossings(const CheckInput& input) {
    const Rules rules = largestGame(input.map);
    const bool foreign = rules.sea() && !input.map.farSide.empty()
                         && rules.as<DesertFarSide>(Option::DesertFarSide) == DesertFarSide::Foreign;
    const std::vector<bool> divided = foreign ? dividedIslands(input.map, input.topology)
                                              : std::vector<bool>(input.islandRoles.size(), false);
    const std::vector<bool> fortress = islandsWithFortress(input);
    std::vector<CrossingId> crossings;
    for (std::size_t i = 0; i < input.topology.crossings().size(); ++i) {
        const Topology::Crossing& crossing = input.topology.crossings()[i];
        if (!crossing.land || input.islandRoles[crossing.island.index()] != IslandRole::Start
            || fortress[crossing.island.index()] || besideHidden(input, crossing)
            || (divided[crossing.island.index()] && !onNearSide(input, crossing)))
            continue;
        if (!std::binary_search(input.map.forbiddenStarts.begin(), input.map.forbiddenStarts.end(),
                                canonical(crossing.place)))
            crossings.emplace_back(i);
    }
    return crossings;
}

std::vector<CrossingId> startCrossings(const Map& map, const Topology& topology) {
    return startCrossings({map, topology, islandRoles(map, topology)});
}

/// Crossings of a hex lattice come in two kinds, and neighbours are never of the same kind. In such a graph
/// the largest set without neighbours is everything less a largest matching (König).
int mostTowns(const Topology& topology, const std::vector<CrossingId>& crossings) {
    std::vector<bool> among(topology.crossings().size(), false);
    for (const CrossingId crossing : crossings)
        among[crossing.index()] = true;
    std::vector<CrossingId> partner(topology.crossings().size());
    std::vector<std::size_t> tried(topology.crossings().size(), 0);
    std::size_t round = 0;
    const std::function<bool(CrossingId)> match = [&](CrossingId from) {
        for (const CrossingId to : topology[from].neighbours) {
            if (!to.valid() || !among[to.index()] || tried[to.index()] == round)
                continue;
            tried[to.index()] = round;
            if (!partner[to.index()].valid() || match(partner[to.index()])) {
                partner[to.index()] = from;
                return true;
            }
        }
        return false;
    };
    int towns = static_cast<int>(crossings.size());
    for (const CrossingId crossing : crossings) {
        const LatticePoint point = topology[crossing].point;
        if (((point.y % 3) + 3) % 3 != 1) // of the two kinds the one that points down
            continue;
        ++round;
        towns -= match(crossing) ? 1 : 0;
    }
    return towns;
}

} // namespace isle
