#include "engine/map/alike.h"

#include <algorithm>

namespace isle {
namespace {

template <class Keep>
std::vector<Cell> cellsOf(const MapLayout& map, Keep keep) {
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < map.rows; ++row)
        for (std::int16_t col = 0; col < map.cols; ++col)
            if (keep(Cell{row, col}))
                cells.push_back({row, col});
    return cells;
}

std::vector<Cell> sameHarbours(const MapLayout& map, Cell from) {
    std::array<bool, allHarbourKinds.size()> wanted{};
    for (const MapHarbour& harbour : map.harbours)
        if (harbour.edge.cell == from)
            wanted[static_cast<std::size_t>(harbour.kind)] = true;
    std::vector<Cell> cells;
    for (const MapHarbour& harbour : map.harbours)
        if (wanted[static_cast<std::size_t>(harbour.kind)])
            cells.push_back(harbour.edge.cell);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

} // namespace

bool isDealt(const MapHex& hex) {
    return hex.terrain == Terrain::Any || hex.number.isShuffled();
}

bool alike(const MapHex& a, const MapHex& b, Alike by) {
    switch (by) {
    case Alike::Terrain:
        return a.terrain == b.terrain;
    case Alike::TerrainAndNumber:
        return a.terrain == b.terrain && a.number == b.number;
    case Alike::Number:
        return a.number == b.number;
    case Alike::Group:
        return isDealt(a) == isDealt(b) && (!isDealt(a) || a.group == b.group);
    case Alike::Ground:
        return groundOf(a.terrain) == groundOf(b.terrain);
    }
    return false;
}

std::vector<Cell> linkedAlike(const MapLayout& map, Cell from, Alike by) {
    if (!map.contains(from))
        return {};
    const MapHex like = map.at(from);
    std::vector<bool> seen(map.cells.size(), false);
    const auto index = [&map](Cell cell) {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(map.cols)
               + static_cast<std::size_t>(cell.col);
    };
    std::vector<Cell> cells{from};
    seen[index(from)] = true;
    for (std::size_t next = 0; next < cells.size(); ++next) {
        for (const Direction direction : allDirections) {
            const Cell cell = neighbour(cells[next], direction);
            if (!map.contains(cell) || seen[index(cell)] || !alike(like, map.at(cell), by))
                continue;
            seen[index(cell)] = true;
            cells.push_back(cell);
        }
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<Cell> allAlike(const MapLayout& map, Cell from, Alike by) {
    if (!map.contains(from))
        return {};
    const MapHex like = map.at(from);
    return cellsOf(map, [&](Cell cell) { return alike(like, map.at(cell), by); });
}

std::vector<Cell> sameOnMap(const MapLayout& map, Cell from, SameBy by) {
    switch (by) {
    case SameBy::Terrain:
        return allAlike(map, from, Alike::Terrain);
    case SameBy::Number:
        return allAlike(map, from, Alike::Number);
    case SameBy::Marker:
        if (map.at(from).marker == Marker::None)
            return {};
        return cellsOf(map, [&](Cell cell) { return map.at(cell).marker == map.at(from).marker; });
    case SameBy::Harbour:
        return sameHarbours(map, from);
    }
    return {};
}

} // namespace isle
