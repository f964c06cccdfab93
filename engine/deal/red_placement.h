#pragma once

#include "engine/base/result.h"
#include "engine/deal/apart.h"
#include "engine/deal/deal.h"

#include <optional>
#include <vector>

namespace isle {

/// What the red rule asks of a map: so many red tokens on hexes whose number is shuffled, none beside another
/// (B-28).
struct RedPuzzle {
    ApartGraph graph; ///< the hexes a red token may lie on: none beside a fixed red one
    int reds = 0;     ///< red tokens of the pool
};
[[nodiscard]] RedPuzzle redPuzzle(const Map& map, const Topology& topology, const NumberPool& pool);

/// Two fixed red numbers side by side, which no deal can mend; nothing when there are none.
[[nodiscard]] std::optional<DealRefusal> fixedRedsTouching(const Map& map, const Topology& topology);

/// Hexes for the red tokens, or why there are none.
[[nodiscard]] Result<std::vector<Cell>, DealRefusal> placeReds(const RedPuzzle& puzzle, Random& random);

/// The refusal of a puzzle that has no solution; nothing when it has one.
[[nodiscard]] std::optional<DealRefusal> whyNoPlacement(const RedPuzzle& puzzle);

} // namespace isle
