#pragma once

#include "engine/map/map.h"

#include <QString>

#include <optional>
#include <vector>

namespace isle {

/// The value all hexes share; nothing when they differ or there are none.
[[nodiscard]] std::optional<Terrain> commonTerrain(const Map& map, const std::vector<Cell>& cells);
[[nodiscard]] std::optional<CellNumber> commonNumber(const Map& map, const std::vector<Cell>& cells);

/// Pips of the fixed tokens of the up to three hexes round a crossing.
[[nodiscard]] int pipsAt(const Map& map, CrossingPlace crossing);

/// The island a cell belongs to: its name (or "Island 2" when it has none) and role.
struct IslandOfCell {
    QString name;
    IslandRole role = IslandRole::Start;
};
[[nodiscard]] std::optional<IslandOfCell> islandAt(const Map& map, const Topology& topology, Cell cell);

/// The name of the island for people.
[[nodiscard]] QString islandName(const Map& map, const Topology& topology, IslandId island);
/// The entry of an island in the map; nullptr when it has none.
[[nodiscard]] const MapIsland* islandEntry(const Map& map, const Topology& topology, IslandId island);

} // namespace isle
