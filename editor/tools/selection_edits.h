#pragma once

#include "engine/map/map.h"

namespace isle {

// New selections made from the one there is; void hexes are never added. All in reading order.

[[nodiscard]] std::vector<Cell> invertedSelection(const Map& map, const std::vector<Cell>& selected);
/// With all neighbours that are hexes.
[[nodiscard]] std::vector<Cell> grownSelection(const Map& map, const std::vector<Cell>& selected);
/// Without the hexes at its rim; the rim of the map counts as rim.
[[nodiscard]] std::vector<Cell> shrunkSelection(const Map& map, const std::vector<Cell>& selected);
[[nodiscard]] std::vector<Cell> rimOfSelection(const Map& map, const std::vector<Cell>& selected);
/// The whole islands of the selected land hexes.
[[nodiscard]] std::vector<Cell> islandsOfSelection(const Map& map, const std::vector<Cell>& selected);
/// All land of the map that touches sea.
[[nodiscard]] std::vector<Cell> coastOf(const Map& map);

} // namespace isle
