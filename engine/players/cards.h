#pragma once

#include "engine/players/goals.h"

#include <optional>

namespace isle {

/// How many cards of the resource the opponents hold together: the stock is public (B-181).
[[nodiscard]] int othersHold(const Game& game, Seat seat, Resource resource);

/// The card to give up: what the best goal does not need, the commonest first.
[[nodiscard]] Action chooseDiscard(const Game& game, Seat seat, const Goals& goals,
                                   std::span<const Action> legal);

/// The card to take (gold, Year of Plenty): what the best goal waits for longest.
[[nodiscard]] Action choosePick(const Game& game, Seat seat, const Goals& goals,
                                std::span<const Action> legal);

/// Whether a knight is worth playing before the roll: the robber stands on the seat's own hexes.
[[nodiscard]] bool knightBeforeRoll(const Game& game, const BoardSense& board, Seat seat);

/// A development card worth playing now.
[[nodiscard]] std::optional<Action> chooseCard(const Game& game, const BoardSense& board, Seat seat,
                                               const Goals& goals, std::span<const Action> legal);

} // namespace isle
