#include "engine/map/map.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace isle {
namespace {

std::size_t indexOf(const MapLayout& map, Cell cell) {
    return static_cast<std::size_t>(cell.row * map.cols + cell.col);
}

} // namespace

int TerrainPool::total() const {
    return std::accumulate(count.begin(), count.end(), 0);
}
int NumberPool::total() const {
    return std::accumulate(count.begin(), count.end(), 0);
}
int HarbourPool::total() const {
    return std::accumulate(count.begin(), count.end(), 0);
}

MapHex MapLayout::at(Cell cell) const {
    return contains(cell) ? cells[indexOf(*this, cell)] : MapHex();
}

void MapLayout::set(Cell cell, MapHex hex) {
    assert(contains(cell));
    cells[indexOf(*this, cell)] = hex;
}

const MapHarbour* MapLayout::harbourAt(EdgePlace edge) const {
    const EdgePlace other = otherSide(edge);
    const auto found = std::find_if(harbours.begin(), harbours.end(), [&](const MapHarbour& harbour) {
        return harbour.edge == edge || harbour.edge == other;
    });
    return found == harbours.end() ? nullptr : &*found;
}

void MapLayout::setHarbour(MapHarbour harbour) {
    removeHarbour(harbour.edge);
    harbours.insert(std::upper_bound(harbours.begin(), harbours.end(), harbour), harbour);
}

void MapLayout::removeHarbour(EdgePlace edge) {
    const EdgePlace other = otherSide(edge);
    std::erase_if(harbours,
                  [&](const MapHarbour& harbour) { return harbour.edge == edge || harbour.edge == other; });
}

Map blankMap(int rows, int cols, Terrain terrain) {
    assert(rows >= 0 && rows <= maxMapSide && cols >= 0 && cols <= maxMapSide);
    Map map;
    map.rows = rows;
    map.cols = cols;
    MapHex hex;
    hex.terrain = terrain;
    map.cells.assign(static_cast<std::size_t>(rows * cols), hex);
    return map;
}

Shape shapeOf(const MapLayout& map) {
    Shape shape{map.rows, map.cols, {}};
    shape.cells.reserve(map.cells.size());
    for (const MapHex& hex : map.cells)
        shape.cells.push_back(groundOf(hex.terrain));
    return shape;
}

std::vector<IslandRole> islandRoles(const Map& map, const Topology& topology) {
    const bool named = std::any_of(map.islands.begin(), map.islands.end(),
                                   [](const MapIsland& island) { return island.role == IslandRole::Start; });
    std::vector<IslandRole> roles(topology.islands().size(), named ? IslandRole::New : IslandRole::Start);
    if (!named)
        return roles;
    for (const MapIsland& island : map.islands) {
        const HexId hex = topology.hexAt(island.hex);
        if (hex.valid() && topology[hex].island.valid())
            roles[topology[hex].island.index()] = island.role;
    }
    return roles;
}

std::vector<bool> dividedIslands(const Map& map, const Topology& topology) {
    std::vector<bool> divided(topology.islands().size(), false);
    for (const Cell cell : map.farSide) {
        const HexId hex = topology.hexAt(cell);
        if (hex.valid() && topology[hex].island.valid())
            divided[topology[hex].island.index()] = true;
    }
    return divided;
}

} // namespace isle
