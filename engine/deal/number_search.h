#pragma once

#include "engine/deal/number_puzzle.h"

#include <optional>

namespace isle {

/// What a complete search for a deal of the numbers found out.
struct NumberSearch {
    std::optional<NumberDeal> deal;
    bool complete = false; ///< whether it is proved that there is no deal when there is none here
};

/// Searches through the choices which slots get a red token; after each choice the tokens of every group must
/// still go round (Hall) and the red ones still have room apart (B-28). Gives up after a fixed amount of
/// work.
[[nodiscard]] NumberSearch searchNumbers(const NumberPuzzle& puzzle, Random& random);

} // namespace isle
