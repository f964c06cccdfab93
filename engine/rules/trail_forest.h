#pragma once

#include "engine/rules/block.h"

#include <optional>

namespace isle {

/// Lengths of trails where the pieces of a seat form no ring, which is how most nets are most of the time:
/// there every way on is a tree, and one walk over it finds the longest trail (B-140) without trying them
/// all. Walls (B-141) and changes of kind (S-80) end the ways on. Internal to engine/rules.
class TrailForest {
  public:
    TrailForest(const Position& position, std::size_t seat);

    /// The longest trail of all; nothing when a ring is met.
    [[nodiscard]] std::optional<int> longest();
    /// The longest that uses the piece on the edge; nothing when a ring is met on the way.
    [[nodiscard]] std::optional<int> through(std::size_t edge);

    /// Pieces walked over.
    [[nodiscard]] std::size_t steps() const { return steps_; }

  private:
    /// Marks where the way goes on from; false at a place seen before.
    bool enter(std::size_t crossing, bool ship, bool town);
    /// The longest way on from the end of an edge; raises best_ to what meets there.
    int onward(std::size_t crossing, std::size_t edge);
    int both(std::size_t edge);

    const Position& p_;
    std::size_t seat_;
    Code road_;
    int best_ = 0;
    bool ring_ = false;
    std::size_t steps_ = 0;
    // Cleared as far as the map needs: nothing is allocated.
    std::array<std::uint64_t, mostCrossingWords> byRoad_;
    std::array<std::uint64_t, mostCrossingWords> byShip_;
    EdgeSet walked_;
};

} // namespace isle
