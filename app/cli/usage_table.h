#pragma once

#include "engine/rules/game.h"

#include <QString>

#include <array>
#include <string>
#include <vector>

namespace isle::cli {

/// What players make of a map over many games: in which share of them each special was used, how many
/// islands were landed on, how many harbours served a trade.
class UsageTable {
  public:
    /// What is counted, each in the games in which it happened at all and in how often.
    enum class Use : std::uint8_t {
        FogFound,
        ChestOpened,
        PointChip,
        HarbourChip,
        GoldChip,
        ClothPaid,
        Raided,
        FortressTaken,
        StageBuilt,
        Dug,
        CanalFinished,
        GoldChosen,
        IslandBonus,
        ShipBuilt,
        ShipSailed,
        HarbourTrade,
        SeatsTrade,
        DevCardPlayed,
        LongestRoute,
        LargestArmy,
        ExtraBuilding,
    };
    static constexpr std::size_t useCount = static_cast<std::size_t>(Use::ExtraBuilding) + 1;

    /// Begins a game.
    void begin(const Game& game);
    /// Takes in an action and what it brought; `game` is the state after it.
    void follow(const Game& game, const Action& action, const Events& events);
    /// Ends the game.
    void end(const Game& game);

    /// The table for people: one line a use that the map has or that happened.
    [[nodiscard]] QString text() const;
    /// The same as one JSON object on one line.
    [[nodiscard]] std::string json() const;

  private:
    struct Count {
        int games = 0;
        long times = 0;
        int lastGame = 0; ///< number of the game last counted
    };
    void count(Use use);

    int games_ = 0;
    int won_ = 0;
    long turns_ = 0;
    int longestGame_ = 0;
    long winnerPoints_ = 0;
    long islandsLanded_ = 0; ///< new islands with a town at the end
    int newIslands_ = 0;
    std::array<Count, useCount> counts_;
    std::vector<int> winsBySeat_;
};

} // namespace isle::cli
