#pragma once

#include "engine/players/board_sense.h"

namespace isle {

/// What a seat earns and what its cards are worth at the bank.
struct Economy {
    PerResource income{};      ///< cards a round, the robber's hex counting little
    float gold = 0;            ///< cards of choice a round
    PerResource inverseRate{}; ///< 1 / bank rate; 0 where the seat may not trade

    /// Rounds until the seat can pay a price, trading with the bank as it goes; `never` when it cannot.
    [[nodiscard]] float wait(const Cards& hand, const Cards& price) const;
    static constexpr float never = 60;

    /// How much a further card of the resource a round is worth: more for what the seat lacks.
    [[nodiscard]] float weight(std::size_t resource) const {
        return 0.75F + 0.85F / (1 + 3 * income[resource]);
    }
    [[nodiscard]] float worthOf(const SpotYield& yield, float perRound) const;

  private:
    [[nodiscard]] float shortNow(const Cards& hand, const Cards& price) const;
    [[nodiscard]] float shortAfter(float rounds, const PerResource& over) const;
};

/// The economy of a seat whose towns are given.
[[nodiscard]] Economy economyOf(const Game& game, const BoardSense& board, Seat seat,
                                std::span<const CrossingId> towns);

/// Cards missing for a price, and cards beyond it.
[[nodiscard]] Cards missing(const Cards& hand, const Cards& price);
[[nodiscard]] Cards surplus(const Cards& hand, const Cards& price);

/// Pips to cards a round.
[[nodiscard]] inline float cardsARound(const Game& game) {
    return static_cast<float>(game.seats()) / 36.0F;
}

} // namespace isle
