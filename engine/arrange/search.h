#pragma once

#include "engine/arrange/measure.h"
#include "engine/base/random.h"

#include <functional>

namespace isle {

/// Counts work and asks whether to go on.
class WorkMeter {
  public:
    /// `progress` is asked every few hundred steps.
    WorkMeter(std::uint64_t limit, const ArrangeProgress& progress) : limit_(limit), progress_(progress) {}

    /// One step more; false when the work is used up or was cancelled.
    bool step() {
        ++done_;
        if (progress_ && done_ % 256 == 0 && !cancelled_)
            cancelled_ = !progress_(std::min(1.0, static_cast<double>(done_) / static_cast<double>(limit_)));
        return !cancelled_ && done_ < limit_;
    }
    [[nodiscard]] bool cancelled() const { return cancelled_; }
    [[nodiscard]] std::uint64_t left() const { return done_ < limit_ ? limit_ - done_ : 0; }

  private:
    std::uint64_t limit_;
    const ArrangeProgress& progress_;
    std::uint64_t done_ = 0;
    bool cancelled_ = false;
};

/// An arrangement and how good it is.
struct Weighed {
    Arrangement arrangement;
    double excess = 0;    ///< 0 when all wishes are met
    double imbalance = 0; ///< less is better

    [[nodiscard]] bool betterThan(const Weighed& other) const {
        return excess < other.excess || (excess == other.excess && imbalance < other.imbalance);
    }
};

[[nodiscard]] Weighed weigh(const Scales& scales, Arrangement arrangement, bool balance);

/// Looks for the best arrangement by swapping what moves, with annealing and so many fresh starts; begins
/// with the one given. It proves nothing. Stops when the work is used up, or without `balance` when all is
/// met.
[[nodiscard]] Weighed searchBySwaps(const Puzzle& puzzle, const Scales& scales, Weighed begin, bool balance,
                                    std::uint64_t steps, Random random, WorkMeter& work);

} // namespace isle
