#pragma once

#include "engine/rules/game.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

/// Somebody who plays a seat. A player sees its seat's view, never the game.
class Player {
  public:
    virtual ~Player() = default;
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    Player(Player&&) = delete;
    Player& operator=(Player&&) = delete;

    /// Chooses the seat's next action when the game waits for it. `legal` holds its legal actions, at least
    /// one; an offer (mayOffer) may be chosen as well.
    virtual Action choose(const View& view, std::span<const Action> legal) = 0;

    /// Answers an open offer addressed to the seat: one of Accept, Decline or Counter for that offer.
    virtual Action answerOffer(const View& view, const Offer& offer) = 0;
};

/// The names of the players there are: "heuristic", "random".
[[nodiscard]] std::span<const std::string_view> playerNames();

/// Makes a player by name; nullptr for an unknown one. The seed is for its own choices.
[[nodiscard]] std::unique_ptr<Player> makePlayer(std::string_view name, std::uint64_t seed);

/// The players of a game, one a name, each with a seed of its own drawn from that of the game: the same game
/// seed always gives the same game. All names must be known.
[[nodiscard]] std::vector<std::unique_ptr<Player>> makePlayers(std::span<const std::string_view> names,
                                                               std::uint64_t gameSeed);

/// The next step of a game whose seats are all played by computer: unanswered offers first, then the seat the
/// game waits for. `seats` holds a player per seat; where it is null the seat is somebody else's and nothing
/// is returned when it is that seat's turn to act or answer.
class Driver {
  public:
    explicit Driver(std::vector<Player*> seats);

    /// The next action, not yet applied; nothing when the game is over or waits for a seat without player.
    [[nodiscard]] std::optional<Action> next(const Game& game);

  private:
    std::vector<Player*> seats_;
    std::vector<Action> legal_;
    std::optional<View> view_;
};

/// How a finished game went.
struct GameRecord {
    std::uint64_t seed = 0;
    Seat winner; ///< none: a draw
    int turns = 0;
    int plies = 0;           ///< actions applied
    std::vector<int> points; ///< by seat, hidden cards included
};

/// Told after every action of a game what it brought.
using Witness = std::function<void(const Action& action, const Events& events)>;

/// Plays a game to its end. `players` fills all seats. The record's seed is left to the caller.
GameRecord playOut(Game& game, std::span<Player* const> players, Events* events = nullptr);
/// The same with somebody watching; `game` is the state after each action.
GameRecord playOut(Game& game, std::span<Player* const> players, const Witness& witness);

} // namespace isle
