#pragma once

#include "engine/players/goals.h"

#include <optional>

namespace isle {

/// How much better off the seat is after giving and getting cards: rounds gained for its best goal, and the
/// cards themselves.
[[nodiscard]] float gainOf(const Goals& goals, const Cards& hand, const Cards& give, const Cards& get);

/// A bank trade that brings a price nearer, giving only cards beyond it.
[[nodiscard]] std::optional<Action> bankTradeFor(const Game& game, Seat seat, const Goals& goals,
                                                 const Cards& price, std::span<const Action> legal);

/// A bank trade that completes the best goal or its next step.
[[nodiscard]] std::optional<Action> chooseBankTrade(const Game& game, Seat seat, const Goals& goals,
                                                    std::span<const Action> legal);

/// An offer to the opponents for what the best goal lacks, one that is not on the table yet.
[[nodiscard]] std::optional<Action> chooseOffer(const Game& game, Seat seat, const Goals& goals);

/// The accepted offer or counter-offer to take, when one is worth it.
[[nodiscard]] std::optional<Action> chooseTrade(const Game& game, Seat seat, const Goals& goals,
                                                std::span<const Action> legal);

/// The answer to an opponent's offer. `mood` in [0, 100) decides whether a refusal becomes a counter-offer.
[[nodiscard]] Action chooseAnswer(const Game& game, Seat seat, const Goals& goals, const Offer& offer,
                                  int mood);

} // namespace isle
