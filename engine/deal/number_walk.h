#pragma once

#include "engine/deal/number_puzzle.h"
#include "engine/deal/urn.h"

namespace isle {

/// A deal of a puzzle's numbers that keeps groups and limits at every moment and exchanges tokens to keep the
/// red rule as well.
class NumberWalk {
  public:
    /// `deal` keeps groups and limits; the puzzle must outlive the walk.
    NumberWalk(const NumberPuzzle& puzzle, NumberDeal deal);

    [[nodiscard]] const NumberDeal& deal() const { return deal_; }
    /// Red tokens that touch another one.
    [[nodiscard]] std::size_t touching() const { return touching_.size(); }

    /// Exchanges tokens so that fewer red ones touch, until none do or patience ends; says whether none do.
    /// It proves nothing.
    bool part(Random& random);
    /// Exchanges tokens at random without ever letting red ones touch, so that what the search preferred is
    /// forgotten: the steps of a Markov chain whose limit is the uniform distribution over the deals it can
    /// reach.
    void mix(Random& random);

  private:
    [[nodiscard]] bool red(std::size_t slot) const { return (valueBit(deal_[slot]) & redValues) != 0; }
    [[nodiscard]] bool may(std::size_t slot, std::uint8_t value) const {
        return (puzzle_.slots[slot].allowed & valueBit(value)) != 0;
    }
    void put(std::size_t slot, std::uint8_t value);
    void setRed(std::size_t slot, bool red);
    void exchange(std::uint16_t a, std::uint16_t b);
    /// a's token goes to b, b's to c and c's to a.
    void rotate(std::uint16_t a, std::uint16_t b, std::uint16_t c);
    bool moveRed(std::uint16_t from, std::uint16_t to, Random& random);
    [[nodiscard]] std::uint16_t bestPlaceFor(std::uint16_t from, Random& random) const;

    const NumberPuzzle& puzzle_;
    NumberDeal deal_;
    std::vector<std::uint8_t> redBeside_; ///< by slot: red tokens on its neighbours
    Urn touching_;                        ///< red slots with a red neighbour
};

} // namespace isle
