#include "editor/tools/paint.h"

#include "engine/map/map_delta.h"
#include "engine/map/tidy.h"

namespace isle {
namespace {

MapHex painted(MapHex hex, Terrain terrain, bool poolNumbers) {
    hex.terrain = terrain;
    if (!takesNumber(terrain))
        hex.number = {};
    else if (poolNumbers && hex.number.none())
        hex.number = CellNumber::shuffled();
    if (!keepsMarker(terrain, hex.marker))
        hex.marker = Marker::None;
    return hex;
}

template <class Paint>
void paintCells(Map& map, const Topology& topology, std::span<const Cell> cells, Paint paint) {
    const Map before = map;
    bool shapeChanged = false;
    for (const Cell cell : cells) {
        if (!map.contains(cell))
            continue;
        const MapHex hex = map.at(cell);
        const MapHex next = paint(hex);
        shapeChanged = shapeChanged || groundOf(hex.terrain) != groundOf(next.terrain);
        map.set(cell, next);
    }
    if (!shapeChanged)
        return;
    tidyPlaces(map, before, topology);
}

} // namespace

void paintTerrain(Map& map, const Topology& topology, std::span<const Cell> cells, Terrain terrain,
                  bool poolNumbers) {
    paintCells(map, topology, cells, [&](MapHex hex) { return painted(hex, terrain, poolNumbers); });
}

void eraseToSea(Map& map, const Topology& topology, std::span<const Cell> cells) {
    paintCells(map, topology, cells, [](MapHex hex) {
        return isLand(hex.terrain) ? MapHex{Terrain::Sea, {}, Marker::None} : hex;
    });
}

void eraseToVoid(Map& map, const Topology& topology, std::span<const Cell> cells) {
    paintCells(map, topology, cells, [](MapHex) { return MapHex(); });
}

void setNumbers(Map& map, std::span<const Cell> cells, CellNumber number) {
    for (const Cell cell : cells) {
        if (!map.contains(cell))
            continue;
        MapHex hex = map.at(cell);
        if (!number.none() && !takesNumber(hex.terrain))
            continue;
        hex.number = number;
        map.set(cell, hex);
    }
}

std::vector<Cell> changedCells(const Map& before, const Map& after) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        if (before.cells[i] == after.cells[i])
            continue;
        const auto cols = static_cast<std::size_t>(before.cols);
        cells.push_back({static_cast<std::int16_t>(i / cols), static_cast<std::int16_t>(i % cols)});
    }
    if (before.farSide == after.farSide)
        return cells;
    std::vector<Cell> sides;
    std::set_symmetric_difference(before.farSide.begin(), before.farSide.end(), after.farSide.begin(),
                                  after.farSide.end(), std::back_inserter(sides));
    std::vector<Cell> all;
    std::set_union(cells.begin(), cells.end(), sides.begin(), sides.end(), std::back_inserter(all));
    return all;
}

} // namespace isle
