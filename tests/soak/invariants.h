#pragma once

#include "engine/rules/game.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace isle::soak {

/// What must hold at every moment of every game, worked out from public facts alone and from what the events
/// told, never by the ways the engine itself goes.
class Invariants {
  public:
    explicit Invariants(const Game& start);

    /// Takes in what an action brought.
    void follow(const Events& events);

    /// The first thing that does not hold, as a sentence; nothing when all is well.
    [[nodiscard]] std::optional<std::string> broken(const Game& game) const;

  private:
    struct Gathered {
        int islandPoints = 0;
        int chipPoints = 0;
        int harbourChips = 0;
        int cloth = 0;
        int fortresses = 0;
        int stages = 0;
        int units = 0;
        int knights = 0;
    };
    [[nodiscard]] std::optional<std::string> cardsBroken(const Game& game) const;
    [[nodiscard]] std::optional<std::string> piecesBroken(const Game& game) const;
    [[nodiscard]] std::optional<std::string> pointsBroken(const Game& game) const;
    [[nodiscard]] std::optional<std::string> specialsBroken(const Game& game) const;
    [[nodiscard]] std::optional<std::string> awardsBroken(const Game& game) const;

    std::array<Gathered, maxSeats> gathered_;
    std::vector<FogTile> found_; ///< in the order they were turned over
    int chests_ = 0;             ///< opened
    int startChests_ = 0;
    int startCloth_ = 0;
};

} // namespace isle::soak
