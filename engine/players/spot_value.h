#pragma once

#include "engine/players/board_sense.h"

namespace isle {

/// What a crossing is worth to a player who chooses a place for a town in the draft, in pips, and why.
struct SpotValue {
    float pips = 0;
    float variety = 0; ///< further resources
    float harbour = 0;
    float pairs = 0;    ///< brick with lumber, or ore with grain, on one number
    float allFour = 0;  ///< everything a settlement costs
    float scarcity = 0; ///< pips of what is rare on this board
    float room = 0;     ///< good places to grow to
    float specials = 0; ///< villages, canal tiles and fog at hand
    float repeats = 0;  ///< the same number twice, negative

    [[nodiscard]] float total() const {
        return pips + variety + harbour + pairs + allFour + scarcity + room + specials + repeats;
    }
};

/// What the seat's towns have already; nothing for its first one.
struct SpotOwner {
    PerResource pips{};
    std::uint16_t numbers = 0; ///< bit n for a town beside a token n
    bool any = false;
};
[[nodiscard]] SpotOwner spotOwner(const Game& game, const BoardSense& board, Seat seat);

/// The value of a free crossing for the draft.
[[nodiscard]] SpotValue spotValue(const Game& game, const BoardSense& board, CrossingId crossing,
                                  const SpotOwner& owner);

/// Whether a town could stand there as far as towns go (B-103).
[[nodiscard]] bool spotFree(const Game& game, const BoardSense& board, CrossingId crossing);

} // namespace isle
