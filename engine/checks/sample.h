#pragma once

#include "engine/checks/check.h"
#include "engine/checks/profile.h"
#include "engine/deal/board.h"
#include "engine/deal/deal.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace isle {

struct SampleOptions {
    int count = 200;
    std::uint64_t seed = 1; ///< deal i is dealt from seed + i
};

/// What sampled deals of a map came to.
struct SampleOutcome {
    int sampled = 0; ///< deals looked at; fewer than asked for when cancelled
    bool cancelled = false;
    std::optional<DealRefusal> refusal; ///< the map cannot be dealt: why
    /// One problem a check that fails in some deals and not already in what is drawn, in the order of
    /// checkMap(); scope SomeDeals, places and message those of the first failing deal.
    std::vector<Problem> problems;
};

/// Called with the deals done so far; false ends the sampling.
using SampleProgress = std::function<bool(int done)>;

/// Whether deals of a map differ in what checks look at: something on it is left to chance.
[[nodiscard]] bool hasChance(const Map& map);

/// Deals the map so many times and runs the checks that look at ground over each deal.
[[nodiscard]] SampleOutcome sampleDeals(const Map& map, const std::shared_ptr<const Topology>& topology,
                                        const CheckProfile& profile, const SampleOptions& options,
                                        const SampleProgress& progress = {});

/// What the checks that look at ground say of one deal; scope ThisDeal for what the deal brought. `board`
/// must be dealt from the map.
[[nodiscard]] std::vector<Problem> checkDeal(const Map& map, const Board& board, const CheckProfile& profile);

} // namespace isle
