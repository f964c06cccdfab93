#pragma once

#include "engine/base/random.h"
#include "engine/deal/board.h"
#include "engine/map/map.h"

namespace isle {

/// Gives chips of no fixed kind theirs (S-200): one of `kinds` each, as many as there are such hexes.
void dealChips(const Map& map, std::vector<Marker> kinds, Random random, Board& board);

/// Hides chests under the fog (S-261, S-262): one under every fog hex marked so, and as many as the option
/// `chests` says under others.
void dealChests(const Map& map, Random random, Board& board);

/// Where the robber starts (B-31, S-41).
[[nodiscard]] HexId robberStartOf(const Map& map, const Board& board);

/// Where the pirate starts (S-30).
[[nodiscard]] HexId pirateStartOf(const Map& map, const Board& board);

} // namespace isle
