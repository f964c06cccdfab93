#pragma once

#include "engine/arrange/puzzle.h"
#include "engine/arrange/search.h"

#include <cstdint>
#include <span>

namespace isle {

/// What the complete search found out.
struct Solved {
    enum class Verdict : std::uint8_t {
        Found,      ///< an arrangement that fulfils all wishes it can state
        Impossible, ///< proved: no arrangement fulfils them
        Unknown     ///< the work was used up
    };
    Verdict verdict = Verdict::Unknown;
    Arrangement arrangement; ///< when found
};

/// Whether the complete search can state a wish, at least in part: what it calls impossible is impossible,
/// but what it finds may still miss wishes it cannot state in full.
[[nodiscard]] bool canState(const Wish& wish);

/// Searches all arrangements for one that fulfils the wishes, by constraint propagation and backtracking;
/// stops after so many failed branches.
[[nodiscard]] Solved solve(const Puzzle& puzzle, std::span<const Wish> wishes, std::uint64_t failures,
                           std::uint64_t seed, WorkMeter& work);

} // namespace isle
