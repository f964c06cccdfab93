#pragma once

#include "engine/map/map.h"

#include <vector>

namespace isle {

/// How many layouts a map has; at least one.
[[nodiscard]] std::size_t layoutCount(const Map& map);

/// The layout at a place among all; the open one in its place.
[[nodiscard]] const MapLayout& layoutAt(const Map& map, std::size_t index);

/// The first layout meant for so many seats, the open one before all others; nothing when there is none.
[[nodiscard]] std::optional<std::size_t> layoutFor(const Map& map, int seats);

/// Opens another layout; the one open so far keeps its place among all.
void switchLayout(Map& map, std::size_t index);

/// The map with another of its layouts open.
[[nodiscard]] Map withLayout(Map map, std::size_t index);

/// Adds a layout at the end and opens it.
void addLayout(Map& map, MapLayout layout);

/// Takes a layout away; there must be another. When it is the open one, the one before it is opened, or else
/// the one after it.
void removeLayout(Map& map, std::size_t index);

/// Moves a layout to another place among all.
void moveLayout(Map& map, std::size_t from, std::size_t to);

} // namespace isle
