#pragma once

#include "engine/map/map.h"

#include <cstdint>

namespace isle {

/// What lies round a reference board.
enum class SeaFrame : std::uint8_t {
    None,  ///< nothing: no coast, so no harbours
    Coast, ///< one ring of sea, as in the base box
    Open   ///< a rectangle of sea to sail on (S-17), room for islands on every side
};

/// The board that others are compared with, for so many seats (2 to 8): 19 hexes for 3 and 4, 30 for 5 and 6
/// as published. By the same rule, about five hexes a seat in rows that grow and shrink by one, 10 for 2 and
/// 37 for 7 and 8 [ours]. Terrain, numbers and harbours are shuffled; harbours stand evenly along the coast,
/// three for every ten edges.
[[nodiscard]] Map referenceMap(int seats, SeaFrame frame = SeaFrame::Coast);

} // namespace isle
