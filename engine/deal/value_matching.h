#pragma once

#include "engine/deal/number_puzzle.h"

#include <optional>

namespace isle {

/// Tokens for slots, group by group, each of a value its slot may take (the slot's domain): a matching that
/// is mended by augmenting paths as domains shrink. The red rule is not its matter.
class ValueMatching {
  public:
    /// No slot has a token yet. The puzzle must outlive the matching.
    explicit ValueMatching(const NumberPuzzle& puzzle);

    [[nodiscard]] ValueMask domain(std::size_t slot) const { return domain_[slot]; }
    /// Narrows or widens what a slot may take; a token it may not have any more is taken away.
    void setDomain(std::size_t slot, ValueMask domain);
    /// Forgets the order of slots and values, so that a new matching is a random one.
    void mix(Random& random);

    /// Gives a slot without a token one, moving others where need be. False when none is to be had: the
    /// values that are short are told by shortage().
    [[nodiscard]] bool fit(std::size_t slot);
    [[nodiscard]] bool fitAll();
    [[nodiscard]] const NumberDeal& values() const { return value_; }

    /// After fit() failed (Hall): there are more slots of one group that may only take these values than such
    /// tokens.
    struct Shortage {
        ValueMask values = 0;
        std::uint8_t group = 0;
    };
    [[nodiscard]] const Shortage& shortage() const { return shortage_; }

    /// How many slots were looked at so far.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

  private:
    void give(std::size_t slot, std::uint8_t value);
    void take(std::size_t slot);
    void moveAlong(const std::array<std::uint16_t, valueCount>& via, std::size_t slot, std::uint8_t value);

    const NumberPuzzle& puzzle_;
    std::vector<ValueMask> domain_;
    NumberDeal value_;
    std::vector<NumberPuzzle::Supply> left_;        ///< tokens not given, by group
    std::vector<std::vector<std::uint16_t>> order_; ///< members of each group
    std::array<std::uint8_t, valueCount> valueOrder_{};
    Shortage shortage_;
    std::uint64_t steps_ = 0;
};

} // namespace isle
