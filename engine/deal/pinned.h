#pragma once

#include "engine/deal/board.h"
#include "engine/map/map.h"

#include <span>

namespace isle {

/// The map with what a deal of it (`board`) gave some of its hexes made fixed: terrain, number and chip; with
/// `harbours` the kinds of all harbours, too. What it fixes it takes out of the pools it came from, each
/// group's its own, so that dealing the pinned map deals what is left over the rest. The fog pile and what
/// lies in chests stay hidden and are dealt again. Cells outside the map and those with nothing dealt stay as
/// they are.
[[nodiscard]] Map pinned(const Map& map, const Board& board, std::span<const Cell> cells, bool harbours);

/// The same for all hexes and harbours.
[[nodiscard]] Map pinnedWhole(const Map& map, const Board& board);

} // namespace isle
