#include "editor/panels/hex_facts.h"

#include <QCoreApplication>

#include <algorithm>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Islands)
};

} // namespace

std::optional<Terrain> commonTerrain(const Map& map, const std::vector<Cell>& cells) {
    if (cells.empty())
        return std::nullopt;
    const Terrain first = map.at(cells.front()).terrain;
    const bool same =
        std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return map.at(cell).terrain == first; });
    return same ? std::optional(first) : std::nullopt;
}

std::optional<CellNumber> commonNumber(const Map& map, const std::vector<Cell>& cells) {
    std::optional<CellNumber> common;
    for (const Cell cell : cells) {
        const MapHex hex = map.at(cell);
        if (!takesNumber(hex.terrain))
            continue;
        if (common && *common != hex.number)
            return std::nullopt;
        common = hex.number;
    }
    return common;
}

int pipsAt(const Map& map, CrossingPlace crossing) {
    const LatticePoint point = pointOf(crossing);
    int pips = 0;
    for (const Cell cell : disc(crossing.cell, 1)) {
        for (const Corner corner : allCorners) {
            if (pointOf({cell, corner}) == point)
                pips += pipsOf(map.at(cell).number.value());
        }
    }
    return pips;
}

const MapIsland* islandEntry(const Map& map, const Topology& topology, IslandId island) {
    for (const MapIsland& entry : map.islands) {
        const HexId hex = topology.hexAt(entry.hex);
        if (hex.valid() && topology[hex].island == island)
            return &entry;
    }
    return nullptr;
}

QString islandName(const Map& map, const Topology& topology, IslandId island) {
    const MapIsland* entry = islandEntry(map, topology, island);
    if (entry && !entry->name.empty())
        return QString::fromStdString(entry->name);
    return Words::tr("Island %1").arg(island.index() + 1);
}

std::optional<IslandOfCell> islandAt(const Map& map, const Topology& topology, Cell cell) {
    const HexId hex = topology.hexAt(cell);
    if (!hex.valid() || !topology[hex].island.valid())
        return std::nullopt;
    const IslandId island = topology[hex].island;
    return IslandOfCell{islandName(map, topology, island), islandRoles(map, topology)[island.index()]};
}

} // namespace isle
