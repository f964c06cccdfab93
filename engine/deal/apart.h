#pragma once

#include "engine/base/random.h"
#include "engine/lattice/lattice.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace isle {

/// The hexes red tokens may lie on and which of them share an edge: a set of them that keeps B-28 is one
/// without two neighbours ("apart"). Hexes are numbered in reading order.
class ApartGraph {
  public:
    explicit ApartGraph(std::vector<Cell> cells); ///< sorted in reading order

    [[nodiscard]] std::size_t size() const { return cells_.size(); }
    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
    [[nodiscard]] std::span<const std::uint16_t> neighbours(std::size_t hex) const {
        return neighbours_[hex];
    }

  private:
    std::vector<Cell> cells_;
    std::vector<std::vector<std::uint16_t>> neighbours_;
};

/// Hexes by number in the graph, sorted.
using ApartSet = std::vector<std::uint16_t>;

/// Draws sets of so many hexes until one is apart: every such set is equally likely. Nothing when no try
/// succeeds.
[[nodiscard]] std::optional<ApartSet> drawApart(const ApartGraph& graph, std::size_t wanted, int tries,
                                                Random& random);

/// Looks for a set of `wanted` hexes by a random walk that adds where it can and else slides one hex aside.
/// Gives the largest set it met; it proves nothing.
[[nodiscard]] ApartSet walkApart(const ApartGraph& graph, std::size_t wanted, Random& random);

/// Moves single hexes of a set about at random so that what the search preferred is forgotten: the steps of a
/// Markov chain whose limit is the uniform distribution over the sets it can reach.
void mixApart(const ApartGraph& graph, ApartSet& set, Random& random);

/// What is known of the largest set that is apart.
struct LargestApart {
    ApartSet set;           ///< the largest set found
    std::size_t atMost = 0; ///< proved: no set is larger; equal to set.size() when the search was complete
};

/// Searches for a set of at least `wanted` hexes until there is one or it is proved that there is none. Where
/// the proof is cheap it goes on to the exact size of the largest set.
[[nodiscard]] LargestApart searchApart(const ApartGraph& graph, std::size_t wanted, Random& random);

} // namespace isle
