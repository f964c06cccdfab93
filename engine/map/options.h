#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

/// Every rule option of the spec's tables (B section 17, S section 13) that is one value. What the tables
/// list as one option with several parts (pieces, deck, awards) is one option a part here.
enum class Option : std::uint8_t {
    Expansions,
    Target,
    FirstSeat,
    RedApart,
    PhaseOrder,
    DiscardLimit,
    FriendlyRobber,
    FriendlyRobberVp,
    ExtraBuild,
    SpecialBuildAutoskip,
    MaxOpenOffers,
    PiecesSettlements,
    PiecesCities,
    PiecesRoads,
    PiecesShips,
    Bank,
    DevDeckKnight,
    DevDeckVictoryPoint,
    DevDeckRoadBuilding,
    DevDeckYearOfPlenty,
    DevDeckMonopoly,
    NoSevensRounds,
    Dice,
    DiceDecks,
    DiceUnused,
    DomesticTrade,
    RobberToDesert,
    WinCheck,
    LongestRoute,
    LongestRouteThreshold,
    LongestRoutePoints,
    LargestArmy,
    LargestArmyThreshold,
    LargestArmyPoints,
    SetupSettlements,
    TurnLimit,
    RimShips,
    SetupShip,
    ShipMoveRule,
    PirateStart,
    PiratePins,
    RobberStart,
    GoldAtSetup,
    FogSetupFind,
    IslandBonus,
    IslandBonusPoints,
    HomeRule,
    DesertFarSide,
    VillageStock,
    ClothPerPoint,
    FortressStrength,
    FortressPoints,
    Wonders,
    WonderInstantWin,
    Chests,
    CanalUnits,
    CanalUnitsPerPoint
};
inline constexpr std::size_t optionCount = static_cast<std::size_t>(Option::CanalUnitsPerPoint) + 1;

// Values of the options that are words; the number is the word's place in OptionInfo::words.
enum class Expansions : int { None, Sea, Knights, Both };
enum class FirstSeat : int { Random = -2, Host = -1 }; ///< 0 and up name a seat
enum class PhaseOrder : int { Combined, Separate };
enum class ExtraBuild : int { Off, SpecialBuild, Paired };
enum class DiceKind : int { Dice, Deck };
enum class RobberToDesert : int { Allowed, Forbidden };
enum class WinCheck : int { AnyTime, EndOfTurn };
enum class SetupShip : int { RoadOnly, Allowed };
enum class ShipMoveRule : int { FreeEnd, ClosedRoutes };
enum class PirateStart : int { Map, Off, None };
enum class RobberStart : int { DesertOrOff, Lowest };
enum class GoldAtSetup : int { None, Choose };
enum class FogSetupFind : int { Pay, TurnOnly };
enum class IslandBonus : int { FirstLanding, EachPlayer, None };
enum class HomeRule : int { Map, PerSeat };
enum class DesertFarSide : int { Home, Foreign };

/// `no_sevens_rounds` = all (B-200).
inline constexpr int allRounds = 10;

/// What an option is: its name in files and commands, its values and where the spec speaks of it.
struct OptionInfo {
    Option option;
    std::string_view name;
    std::string_view rules; ///< "B-52"
    std::string_view label; ///< English, for people
    int lowest;             ///< smallest number, when it takes numbers
    int highest;            ///< largest number
    std::span<const std::string_view>
        words;                       ///< values that are words, from number firstWord on; may be empty
    int firstWord;                   ///< the value of words[0]
    std::optional<int> defaultValue; ///< none: by seats or expansion, see resolve()
    bool numbers;                    ///< takes numbers in [lowest, highest]
};

[[nodiscard]] const OptionInfo& infoOf(Option option);
[[nodiscard]] std::span<const OptionInfo> allOptions();
[[nodiscard]] std::optional<Option> optionNamed(std::string_view name);

/// Whether the value is one the option takes (B-204).
[[nodiscard]] bool accepts(Option option, int value);

/// "7; any 5-20" in words: "a number from 5 to 20", "one of on, off".
[[nodiscard]] std::string rangeOf(Option option);

/// The value as written in files and commands: "on", "first_landing", "12".
[[nodiscard]] std::string textOf(Option option, int value);

/// Reads such a text; nothing when the option does not take it.
[[nodiscard]] std::optional<int> valueFrom(Option option, std::string_view text);

/// The option values a map sets; what it does not set has its default. `island_bonus_list` is the one option
/// that is a list (S-76); empty means not set.
class OptionValues {
  public:
    /// The value set, if any.
    [[nodiscard]] std::optional<int> get(Option option) const {
        return values_[static_cast<std::size_t>(option)];
    }
    /// Sets a value the option accepts; setting another is a programming mistake.
    void set(Option option, int value);
    void clear(Option option) { values_[static_cast<std::size_t>(option)].reset(); }

    std::vector<int> islandBonusList;

    friend bool operator==(const OptionValues&, const OptionValues&) = default;

  private:
    std::array<std::optional<int>, optionCount> values_;
};

/// Every option with the value it has in a game of so many seats: what the map sets, else the default of the
/// tables, else what depends on seats (B-21, B-170) and expansion (B-163, S-96).
class Rules {
  public:
    Rules() = default;
    Rules(const OptionValues& values, int seats);

    [[nodiscard]] int operator[](Option option) const { return values_[static_cast<std::size_t>(option)]; }
    [[nodiscard]] bool on(Option option) const { return (*this)[option] != 0; }
    /// The value of an option that is a word: `rules.as<IslandBonus>(Option::IslandBonus)`.
    template <class Word>
    [[nodiscard]] Word as(Option option) const {
        return static_cast<Word>((*this)[option]);
    }
    [[nodiscard]] bool sea() const {
        const auto expansions = as<Expansions>(Option::Expansions);
        return expansions == Expansions::Sea || expansions == Expansions::Both;
    }
    [[nodiscard]] std::span<const int> islandBonusList() const { return islandBonusList_; }

    friend bool operator==(const Rules&, const Rules&) = default;

  private:
    std::array<int, optionCount> values_{};
    std::vector<int> islandBonusList_;
};

} // namespace isle
