#include "engine/map/tidy.h"

#include <algorithm>

namespace isle {
namespace {

/// Harbours that stood on a coast and do not any more go; those whose land changed sides take its name
/// (B-29).
void tidyHarbours(Map& map, const Map& before) {
    const std::vector<MapHarbour> harbours = map.harbours;
    for (const MapHarbour& harbour : harbours) {
        if (!isCoast(before, harbour.edge))
            continue; // wrong before: the checks speak of it
        if (!isCoast(map, harbour.edge))
            map.removeHarbour(harbour.edge);
        else if (!isLand(map.at(harbour.edge.cell).terrain))
            map.setHarbour({otherSide(harbour.edge), harbour.kind});
    }
}

bool touchesLand(const Map& map, const Topology& topology, CrossingId crossing) {
    const auto& hexes = topology[crossing].hexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return hex.valid() && isLand(map.at(topology[hex].cell).terrain); });
}

void tidyStartMarks(Map& map, const Topology& before) {
    std::erase_if(map.forbiddenStarts, [&](CrossingPlace place) {
        const CrossingId crossing = before.crossingAt(place);
        return crossing.valid() && before[crossing].land && !touchesLand(map, before, crossing);
    });
}

/// The first hex of a former island that is still land.
std::optional<Cell> remainderOf(const Map& map, const Topology& before, IslandId island) {
    for (const HexId hex : before.islands()[island.index()]) {
        if (isLand(map.at(before[hex].cell).terrain))
            return before[hex].cell;
    }
    return std::nullopt;
}

/// An island is found by one of its hexes: the name moves when that hex goes and more of the island stays.
void moveIslandNames(Map& map, const Topology& before) {
    std::vector<MapIsland> kept;
    for (MapIsland& island : map.islands) {
        const HexId hex = before.hexAt(island.hex);
        const bool lost = hex.valid() && before[hex].island.valid() && !isLand(map.at(island.hex).terrain);
        const std::optional<Cell> place =
            lost ? remainderOf(map, before, before[hex].island) : std::optional(island.hex);
        if (!place)
            continue;
        island.hex = *place;
        kept.push_back(std::move(island));
    }
    std::stable_sort(kept.begin(), kept.end(),
                     [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; });
    map.islands = std::move(kept);
}

} // namespace

bool isCoast(const MapLayout& map, EdgePlace edge) {
    const Ground here = groundOf(map.at(edge.cell).terrain);
    const Ground there = groundOf(map.at(otherSide(edge).cell).terrain);
    return (here == Ground::Land && there == Ground::Sea) || (here == Ground::Sea && there == Ground::Land);
}

bool keepsMarker(Terrain terrain, Marker marker) {
    if (marker == Marker::None)
        return true;
    return marker == Marker::Chest ? terrain == Terrain::Fog : isLand(terrain);
}

void tidyPlaces(Map& map, const Map& before, const Topology& topology) {
    tidyHarbours(map, before);
    tidyStartMarks(map, topology);
    moveIslandNames(map, topology);
}

} // namespace isle
