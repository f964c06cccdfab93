#pragma once

#include "engine/players/board_sense.h"

namespace isle {

/// How many pieces a seat would need to reach each crossing, by roads alone and by ships alone (S-13).
class Reach {
  public:
    static constexpr std::uint8_t unreached = 255;

    struct Way {
        std::vector<std::uint8_t> steps; ///< by CrossingId
        std::vector<EdgeId> last;        ///< the last edge of the way; none where steps are 0
        std::vector<CrossingId> found;   ///< the reached crossings, nearest first
    };

    /// Looks as far as so many roads and ships.
    void update(const Game& game, const BoardSense& board, Seat seat, int roads, int ships);

    [[nodiscard]] const Way& roads() const { return roads_; }
    [[nodiscard]] const Way& ships() const { return ships_; }
    /// The first edge to build on the way to a crossing at least one step away.
    [[nodiscard]] EdgeId firstEdge(const BoardSense& board, const Way& way, CrossingId goal) const;

    /// The seat's towns and pieces on edges, in the order of their ids.
    [[nodiscard]] std::span<const CrossingId> towns() const { return towns_; }
    [[nodiscard]] std::span<const EdgeId> pieces() const { return pieces_; }

  private:
    void spread(const BoardSense& board, Way& way, std::uint8_t bit, int limit);

    Way roads_;
    Way ships_;
    std::vector<CrossingId> towns_;
    std::vector<EdgeId> pieces_;
    std::vector<std::uint8_t> closed_;  ///< by CrossingId: an opponent's town
    std::vector<std::uint8_t> blocked_; ///< by EdgeId: taken
};

} // namespace isle
