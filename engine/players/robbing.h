#pragma once

#include "engine/players/goals.h"

namespace isle {

/// How much a seat has to be held back: 1 for one that is far from winning, more for the leader.
[[nodiscard]] float threatOf(const Game& game, Seat seat);

/// Where to put the robber or the pirate: at a leader's best hexes, where a card is to be had, away from the
/// own towns and the own way by sea.
[[nodiscard]] Action chooseRobbery(const Game& game, const BoardSense& board, Seat seat, const Goal* goal,
                                   std::span<const Action> legal);

/// Whom to rob.
[[nodiscard]] Action chooseVictim(const Game& game, std::span<const Action> legal);

/// Pips a round the seat's towns lose to the robber.
[[nodiscard]] int robbedPips(const Game& game, const BoardSense& board, Seat seat);

/// Whether the robber hurts an opponent that matters and nothing of the seat's own.
[[nodiscard]] bool robberStandsWell(const Game& game, const BoardSense& board, Seat seat);

} // namespace isle
