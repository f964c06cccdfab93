#pragma once

#include "engine/players/goals.h"
#include "engine/players/player.h"

namespace isle {

/// Plays to win, with one goal at a time: the settlement, city, card or award that brings most points for the
/// rounds it takes. Looks only at its view. Its choices follow from the seed and the view; what it remembers
/// is how many offers it has made this turn.
class HeuristicPlayer final : public Player {
  public:
    explicit HeuristicPlayer(std::uint64_t seed) : seed_(seed) {}

    Action choose(const View& view, std::span<const Action> legal) override;
    Action answerOffer(const View& view, const Offer& offer) override;

  private:
    Action chooseInTurn(const Game& game, std::span<const Action> legal);
    Action chooseFreePiece(const Game& game, std::span<const Action> legal);
    Action choosePreRoll(const Game& game, std::span<const Action> legal);
    [[nodiscard]] std::optional<Action> takeFortress(const Game& game, std::span<const Action> legal) const;
    [[nodiscard]] std::optional<Action> build(const Game& game, std::span<const Action> legal) const;
    [[nodiscard]] std::optional<Action> buildBeside(const Game& game, std::span<const Action> legal) const;
    [[nodiscard]] std::optional<Action> sail(const Game& game, std::span<const Action> legal);
    [[nodiscard]] std::optional<Action> offerTrade(const Game& game);
    [[nodiscard]] std::optional<Action> spendBigHand(const Game& game, std::span<const Action> legal) const;

    /// Surveys the board when it may have changed, and ranks the goals for the present hand.
    void think(const Game& game);
    [[nodiscard]] std::uint64_t noise(const Game& game, std::uint64_t salt) const;

    std::uint64_t seed_;
    Seat seat_;
    BoardSense board_;
    Goals goals_;

    /// What the last survey was made of; it holds as long as nothing of it changes.
    struct Surveyed {
        const Table* table = nullptr;
        int turn = -1;
        Seat seat;
        HexId robber;
        HexId pirate;
        std::array<int, 11> own{}; ///< supplies, knights, cards held, deck, specials
        friend bool operator==(const Surveyed&, const Surveyed&) = default;
    };
    Surveyed surveyed_;
    Cards ranked_; ///< the hand the goals were last ranked for

    int offersTurn_ = -1;
    int offersMade_ = 0;
};

} // namespace isle
