#pragma once

#include "engine/checks/check.h"
#include "engine/checks/ground.h"

#include <array>
#include <span>
#include <vector>

namespace isle {

/// What a seat's towns have already, for the worth of its next one.
struct SpotHoldings {
    std::array<int, resourceCount> pips{}; ///< by Resource
    std::uint16_t numbers = 0;             ///< bit n: a town lies beside a token n
    bool any = false;
};

/// What a crossing is worth as a place for a first settlement, in pips: the sum of its parts.
struct SpotWorth {
    double pips = 0;
    double variety = 0;  ///< 0.5 for each further resource
    double harbour = 0;  ///< 1.0 for a harbour that matches, 0.3 for a generic one
    double pairs = 0;    ///< 1.5 for brick and lumber on one number, 1.5 for ore and grain
    double allFour = 0;  ///< 0.5 for all a settlement costs
    double scarcity = 0; ///< 0.1 for each pip of what is scarce on the map
    double room = 0;     ///< up to 0.8 for good places two edges away
    double repeats = 0;  ///< negative: the same number twice

    [[nodiscard]] double total() const {
        return pips + variety + harbour + pairs + allFour + scarcity + room + repeats;
    }
};

/// The worth of every crossing of one ground. Where numbers or terrain are left to chance only what is known
/// counts.
class SpotBook {
  public:
    SpotBook(const Topology& topology, const KnownGround& ground);

    /// The worth of a land crossing to a seat that holds that much.
    [[nodiscard]] SpotWorth worth(CrossingId crossing, const SpotHoldings& holdings = {}) const;
    /// The same in words, the weightiest first: "13 pips", "Ore and grain", "Wool harbour that matches".
    [[nodiscard]] std::vector<Text> reasons(CrossingId crossing) const;
    /// What a seat holds after it settles there too.
    void settle(CrossingId crossing, SpotHoldings& holdings) const;

    /// By Resource: how many pips fewer than its even share a resource has on the whole map, as a part of
    /// that share; 0 for what is not scarce.
    [[nodiscard]] const std::array<double, resourceCount>& scarcity() const { return scarcity_; }

  private:
    [[nodiscard]] HarbourKind harbourAt(CrossingId crossing) const { return harbour_[crossing.index()]; }
    [[nodiscard]] double roomAround(CrossingId crossing) const;

    const Topology* topology_;
    const KnownGround* ground_;
    std::array<double, resourceCount> scarcity_{};
    std::vector<HarbourKind> harbour_; ///< by CrossingId; Shuffled for none or not known
    std::vector<int> pips_;            ///< by CrossingId
};

/// A draft as careful players would have it: each seat in turn, then in the other direction (B-33), takes the
/// free crossing of the highest worth.
struct DraftOutcome {
    std::vector<double> sums;            ///< by place in the order of play: the worth of its towns
    std::vector<CrossingId> picks;       ///< in the order they were taken
    std::vector<CrossingId> left;        ///< crossings still free, for one more town each
    bool complete = true;                ///< every seat found its places
    [[nodiscard]] double spread() const; ///< standard deviation of the sums
};
[[nodiscard]] DraftOutcome greedyDraft(const Topology& topology, const SpotBook& book,
                                       std::span<const CrossingId> starts, int seats, int towns);

} // namespace isle
