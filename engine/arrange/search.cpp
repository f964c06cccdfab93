#include "engine/arrange/search.h"

#include <algorithm>
#include <cmath>

namespace isle {
namespace {

/// What one unmet unit of a wish counts beside imbalance while searching; in the end no balance outweighs it.
constexpr double wishWeight = 2.0;
constexpr double firstHeat = 1.5;
constexpr double lastHeat = 0.01;
/// One part in so many of the steps is for what is slow to measure.
constexpr std::uint64_t polishShare = 8;

/// The swaps an arrangement allows.
class Swaps {
  public:
    explicit Swaps(const Puzzle& puzzle) : puzzle_(puzzle) {
        for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
            const Puzzle::Hex& hex = puzzle.hexes()[i];
            if (hex.terrainMoves)
                terrain_.push_back(i);
            if (hex.numberMoves)
                numbers_.push_back(i);
        }
        for (std::size_t i = 0; i < puzzle.harbours().size(); ++i)
            if (puzzle.harbours()[i].moves)
                harbours_.push_back(i);
    }

    [[nodiscard]] bool any() const {
        return terrain_.size() > 1 || numbers_.size() > 1 || harbours_.size() > 1;
    }

    /// Swaps at random; false when that came to nothing.
    bool swapAny(Arrangement& arrangement, Random& random) {
        const auto all = static_cast<std::uint32_t>(terrain_.size() + numbers_.size() + harbours_.size());
        const std::size_t which = random.below(all);
        if (which < terrain_.size())
            return pick(terrain_, random) && swapTerrain(arrangement);
        if (which < terrain_.size() + numbers_.size())
            return pick(numbers_, random) && swapNumbers(arrangement);
        return pick(harbours_, random) && swapHarbours(arrangement);
    }
    /// Takes the last swap back.
    void undo(Arrangement& arrangement) const {
        arrangement.hexes[a_] = hexA_;
        arrangement.hexes[b_] = hexB_;
        if (swappedHarbours_)
            std::swap(arrangement.harbours[harbourA_], arrangement.harbours[harbourB_]);
    }

  private:
    bool pick(const std::vector<std::size_t>& places, Random& random) {
        if (places.size() < 2)
            return false;
        swappedHarbours_ = false;
        first_ = places[random.below(static_cast<std::uint32_t>(places.size()))];
        second_ = places[random.below(static_cast<std::uint32_t>(places.size()))];
        return first_ != second_;
    }

    bool remember(const Arrangement& arrangement) {
        a_ = first_;
        b_ = second_;
        hexA_ = arrangement.hexes[a_];
        hexB_ = arrangement.hexes[b_];
        return puzzle_.hexes()[a_].group == puzzle_.hexes()[b_].group;
    }

    [[nodiscard]] bool mayCarry(std::size_t hex, int number) const {
        return number <= 0 || !puzzle_.hexes()[hex].barred.has(number);
    }
    [[nodiscard]] bool mayBe(std::size_t hex, Terrain terrain) const {
        return !puzzle_.hexes()[hex].yields || resourceOf(terrain).has_value();
    }

    /// A desert takes its lack of a number along.
    bool swapTerrain(Arrangement& arrangement) {
        if (!remember(arrangement) || hexA_.terrain == hexB_.terrain || !mayBe(a_, hexB_.terrain)
            || !mayBe(b_, hexA_.terrain))
            return false;
        const bool desert = hexA_.terrain == Terrain::Desert || hexB_.terrain == Terrain::Desert;
        if (!desert) {
            std::swap(arrangement.hexes[a_].terrain, arrangement.hexes[b_].terrain);
            return true;
        }
        if (!puzzle_.hexes()[a_].numberMoves || !puzzle_.hexes()[b_].numberMoves
            || !mayCarry(a_, hexB_.number) || !mayCarry(b_, hexA_.number))
            return false;
        std::swap(arrangement.hexes[a_], arrangement.hexes[b_]);
        return true;
    }

    bool swapNumbers(Arrangement& arrangement) {
        if (!remember(arrangement) || hexA_.number == hexB_.number || hexA_.number <= 0 || hexB_.number <= 0
            || !mayCarry(a_, hexB_.number) || !mayCarry(b_, hexA_.number))
            return false;
        std::swap(arrangement.hexes[a_].number, arrangement.hexes[b_].number);
        return true;
    }

    bool swapHarbours(Arrangement& arrangement) {
        harbourA_ = first_;
        harbourB_ = second_;
        if (arrangement.harbours[harbourA_] == arrangement.harbours[harbourB_])
            return false;
        a_ = b_ = 0;
        hexA_ = hexB_ = arrangement.hexes[0];
        swappedHarbours_ = true;
        std::swap(arrangement.harbours[harbourA_], arrangement.harbours[harbourB_]);
        return true;
    }

    const Puzzle& puzzle_;
    std::vector<std::size_t> terrain_;
    std::vector<std::size_t> numbers_;
    std::vector<std::size_t> harbours_;
    std::size_t first_ = 0;
    std::size_t second_ = 0;
    std::size_t a_ = 0;
    std::size_t b_ = 0;
    std::size_t harbourA_ = 0;
    std::size_t harbourB_ = 0;
    bool swappedHarbours_ = false;
    KnownHex hexA_;
    KnownHex hexB_;
};

/// The parts of balance that are quick to measure; the draft is not.
double quickImbalance(const Balance& balance) {
    return balance.resources + 0.5 * balance.areas + 0.5 * balance.harbours;
}

double costOf(const Weighed& weighed) {
    return wishWeight * weighed.excess + weighed.imbalance;
}

Weighed quickly(const Scales& scales, const Arrangement& arrangement, bool balance) {
    Weighed weighed;
    weighed.excess = scales.quickExcess(arrangement);
    weighed.imbalance = balance ? quickImbalance(scales.balance(arrangement, false)) : 0;
    return weighed;
}

} // namespace

Weighed weigh(const Scales& scales, Arrangement arrangement, bool balance) {
    Weighed weighed;
    weighed.excess = scales.excess(arrangement);
    if (balance) {
        const Balance parts = scales.balance(arrangement, true);
        weighed.imbalance = quickImbalance(parts) + parts.draft;
    }
    weighed.arrangement = std::move(arrangement);
    return weighed;
}

namespace {

/// Swaps with annealing by what is quick to measure; gives the best arrangement by that.
Arrangement anneal(const Puzzle& puzzle, const Scales& scales, Arrangement current, bool balance,
                   std::uint64_t steps, Random& random, WorkMeter& work) {
    Swaps swaps(puzzle);
    Weighed at = quickly(scales, current, balance);
    Weighed leader = at;
    leader.arrangement = current;
    for (std::uint64_t step = 0; step < steps && (balance || leader.excess > 0) && work.step(); ++step) {
        if (!swaps.swapAny(current, random))
            continue;
        const Weighed next = quickly(scales, current, balance);
        const double heat =
            firstHeat
            * std::pow(lastHeat / firstHeat, static_cast<double>(step) / static_cast<double>(steps));
        const double worse = costOf(next) - costOf(at);
        const double chance = static_cast<double>(random.below(1U << 24U)) / static_cast<double>(1U << 24U);
        if (worse > 0 && chance >= std::exp(-worse / heat)) {
            swaps.undo(current);
            continue;
        }
        at = next;
        if (at.betterThan(leader)) {
            leader = at;
            leader.arrangement = current;
        }
    }
    return std::move(leader.arrangement);
}

/// Swaps by everything, only for the better: what is slow to measure is looked at only where the rest holds.
Weighed polish(const Puzzle& puzzle, const Scales& scales, Weighed at, bool balance, std::uint64_t steps,
               Random& random, WorkMeter& work) {
    Swaps swaps(puzzle);
    for (std::uint64_t step = 0; step < steps && (balance || at.excess > 0) && work.step(); ++step) {
        if (!swaps.swapAny(at.arrangement, random))
            continue;
        if (scales.quickExcess(at.arrangement) > at.excess) {
            swaps.undo(at.arrangement);
            continue;
        }
        const Weighed next = weigh(scales, at.arrangement, balance);
        if (at.betterThan(next)) {
            swaps.undo(at.arrangement);
            continue;
        }
        at.excess = next.excess;
        at.imbalance = next.imbalance;
    }
    return at;
}

} // namespace

Weighed searchBySwaps(const Puzzle& puzzle, const Scales& scales, Weighed begin, bool balance,
                      std::uint64_t steps, Random random, WorkMeter& work) {
    if (!Swaps(puzzle).any())
        return begin;
    Weighed found = weigh(
        scales, anneal(puzzle, scales, begin.arrangement, balance, steps - steps / polishShare, random, work),
        balance);
    if (balance || (scales.anySlow() && found.excess > 0))
        found = polish(puzzle, scales, std::move(found), balance, steps / polishShare, random, work);
    return found.betterThan(begin) ? found : begin;
}

} // namespace isle
