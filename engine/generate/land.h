#pragma once

#include "engine/base/random.h"
#include "engine/generate/generate.h"
#include "engine/generate/plan.h"

#include <vector>

namespace isle {

/// The islands of an archipelago: the start islands first.
struct Land {
    std::vector<std::vector<Cell>> islands;
    std::size_t starts = 1;

    [[nodiscard]] std::size_t size() const;
};

/// How many land hexes an archipelago is to have.
[[nodiscard]] std::size_t landWanted(const GenerateOptions& options, const MapPlan& plan);

/// The fewest hexes of start islands on which so many seats find room however they place (S-107).
[[nodiscard]] std::size_t homeHexesFor(int seats);

/// Grows islands out of seeds. What it gives has the number of islands asked for and one sea, and repeats as
/// the plan does; it may have less land than wanted where the islands got into each other's way. Nothing when
/// an island found no place at all.
[[nodiscard]] std::optional<Land> growLand(const GenerateOptions& options, const MapPlan& plan,
                                           Random& random);

} // namespace isle
