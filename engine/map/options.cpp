#include "engine/map/options.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace isle {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, 2> onOff{"off", "on"};
constexpr std::array<std::string_view, 4> expansionWords{"none", "sea", "knights", "both"};
constexpr std::array<std::string_view, 2> firstSeatWords{"random", "host"};
constexpr std::array<std::string_view, 2> phaseWords{"combined", "separate"};
constexpr std::array<std::string_view, 3> extraBuildWords{"off", "special_build", "paired"};
constexpr std::array<std::string_view, 2> diceWords{"dice", "deck"};
constexpr std::array<std::string_view, 2> allowedWords{"allowed", "forbidden"};
constexpr std::array<std::string_view, 2> winCheckWords{"any_time", "end_of_turn"};
constexpr std::array<std::string_view, 2> setupShipWords{"road_only", "allowed"};
constexpr std::array<std::string_view, 2> shipMoveWords{"free_end", "closed_routes"};
constexpr std::array<std::string_view, 3> pirateStartWords{"map", "off", "none"};
constexpr std::array<std::string_view, 2> robberStartWords{"desert_or_off", "lowest"};
constexpr std::array<std::string_view, 2> goldSetupWords{"none", "choose"};
constexpr std::array<std::string_view, 2> fogSetupWords{"pay", "turn_only"};
constexpr std::array<std::string_view, 3> islandBonusWords{"first_landing", "each_player", "none"};
constexpr std::array<std::string_view, 2> homeRuleWords{"map", "per_seat"};
constexpr std::array<std::string_view, 2> farSideWords{"home", "foreign"};
constexpr std::array<std::string_view, 1> allWords{"all"};

constexpr OptionInfo words(Option option, std::string_view name, std::string_view rules,
                           std::string_view label, Words values, std::optional<int> standard, int first = 0) {
    return {option, name, rules, label, 0, 0, values, first, standard, false};
}

constexpr OptionInfo numbers(Option option, std::string_view name, std::string_view rules,
                             std::string_view label, int lowest, int highest, std::optional<int> standard) {
    return {option, name, rules, label, lowest, highest, {}, 0, standard, true};
}

constexpr OptionInfo toggle(Option option, std::string_view name, std::string_view rules,
                            std::string_view label, bool standard) {
    return words(option, name, rules, label, onOff, standard ? 1 : 0);
}

/// Both tables of the spec, in their order.
constexpr std::array<OptionInfo, optionCount> table{{
    words(Option::Expansions, "expansions", "S-17, C-1", "Expansions", expansionWords, 0),
    numbers(Option::Target, "target", "B-163, S-96", "Target points", 3, 99, std::nullopt),
    {Option::FirstSeat, "first_seat", "B-32", "First seat", 0, 7, firstSeatWords, -2, -2, true},
    toggle(Option::RedApart, "red_apart", "B-28", "Keep red numbers apart", true),
    words(Option::PhaseOrder, "phase_order", "B-44, B-73", "Trading and building", phaseWords, 0),
    numbers(Option::DiscardLimit, "discard_limit", "B-52", "Cards safe on a 7", 5, 20, 7),
    toggle(Option::FriendlyRobber, "friendly_robber", "B-59", "Friendly robber", false),
    numbers(Option::FriendlyRobberVp, "friendly_robber_vp", "B-59", "Protected up to points", 2, 3, 2),
    words(Option::ExtraBuild, "extra_build", "B-170 to B-178", "Extra building", extraBuildWords,
          std::nullopt),
    toggle(Option::SpecialBuildAutoskip, "special_build_autoskip", "B-172", "Skip seats that cannot build",
           true),
    numbers(Option::MaxOpenOffers, "max_open_offers", "B-82", "Open offers at a time", 1, 8, 8),
    numbers(Option::PiecesSettlements, "pieces_settlements", "B-12", "Settlements per seat", 2, 100, 5),
    numbers(Option::PiecesCities, "pieces_cities", "B-12", "Cities per seat", 0, 100, 4),
    numbers(Option::PiecesRoads, "pieces_roads", "B-12", "Roads per seat", 0, 100, 15),
    numbers(Option::PiecesShips, "pieces_ships", "S-10", "Ships per seat", 0, 100, 15),
    numbers(Option::Bank, "bank", "B-14", "Bank cards of each resource", 1, 200, std::nullopt),
    numbers(Option::DevDeckKnight, "dev_deck_knight", "B-15", "Knight cards", 0, 100, std::nullopt),
    numbers(Option::DevDeckVictoryPoint, "dev_deck_victory_point", "B-15", "Victory point cards", 0, 100, 5),
    numbers(Option::DevDeckRoadBuilding, "dev_deck_road_building", "B-15", "Road building cards", 0, 100,
            std::nullopt),
    numbers(Option::DevDeckYearOfPlenty, "dev_deck_year_of_plenty", "B-15", "Year of plenty cards", 0, 100,
            std::nullopt),
    numbers(Option::DevDeckMonopoly, "dev_deck_monopoly", "B-15", "Monopoly cards", 0, 100, std::nullopt),
    {Option::NoSevensRounds, "no_sevens_rounds", "B-200", "Rounds without a 7", 0, 9, allWords, allRounds, 0,
     true},
    words(Option::Dice, "dice", "B-201", "Dice", diceWords, 0),
    numbers(Option::DiceDecks, "dice_decks", "B-201", "Decks of dice cards", 1, 5, 1),
    numbers(Option::DiceUnused, "dice_unused", "B-201", "Dice cards left unused per deck", 0, 30, 0),
    toggle(Option::DomesticTrade, "domestic_trade", "B-80", "Trade between seats", true),
    words(Option::RobberToDesert, "robber_to_desert", "B-54", "Robber to a desert", allowedWords, 0),
    words(Option::WinCheck, "win_check", "B-203", "Winning", winCheckWords, 0),
    toggle(Option::LongestRoute, "longest_route", "B-144", "Longest route", true),
    numbers(Option::LongestRouteThreshold, "longest_route_threshold", "B-144", "Longest route: least length",
            3, 10, 5),
    numbers(Option::LongestRoutePoints, "longest_route_points", "B-144", "Longest route: points", 0, 5, 2),
    toggle(Option::LargestArmy, "largest_army", "B-150", "Largest army", true),
    numbers(Option::LargestArmyThreshold, "largest_army_threshold", "B-150", "Largest army: least knights", 1,
            10, 3),
    numbers(Option::LargestArmyPoints, "largest_army_points", "B-150", "Largest army: points", 0, 5, 2),
    numbers(Option::SetupSettlements, "setup_settlements", "B-33, B-36", "Settlements in set-up", 2, 3, 2),
    numbers(Option::TurnLimit, "turn_limit", "B-202", "Turns per seat before a draw", 10, 10000, 500),
    toggle(Option::RimShips, "rim_ships", "S-6", "Ships along the rim", true),
    words(Option::SetupShip, "setup_ship", "S-85", "Ship in set-up", setupShipWords, 0),
    words(Option::ShipMoveRule, "ship_move_rule", "S-21, S-22", "Which ship may sail", shipMoveWords, 0),
    words(Option::PirateStart, "pirate_start", "S-30", "Pirate at start", pirateStartWords, 0),
    toggle(Option::PiratePins, "pirate_pins", "S-33", "Pirate pins ships", false),
    words(Option::RobberStart, "robber_start", "S-41", "Robber without a desert", robberStartWords, 0),
    words(Option::GoldAtSetup, "gold_at_setup", "S-52", "Gold in set-up", goldSetupWords, 0),
    words(Option::FogSetupFind, "fog_setup_find", "S-66", "Fog found in set-up", fogSetupWords, 0),
    words(Option::IslandBonus, "island_bonus", "S-72, S-73", "Points for new islands", islandBonusWords, 0),
    numbers(Option::IslandBonusPoints, "island_bonus_points", "S-72", "Points per new island", 1, 3, 2),
    words(Option::HomeRule, "home_rule", "S-74", "Home islands", homeRuleWords, 0),
    words(Option::DesertFarSide, "desert_far_side", "S-142", "Far side of the desert", farSideWords, 0),
    numbers(Option::VillageStock, "village_stock", "S-181", "Cloth in a village", 3, 10, 6),
    numbers(Option::ClothPerPoint, "cloth_per_point", "S-186", "Cloth for a point", 1, 3, 2),
    numbers(Option::FortressStrength, "fortress_strength", "S-220", "Strength of a fortress", 1, 6, 3),
    numbers(Option::FortressPoints, "fortress_points", "S-223", "Points for a fortress", 1, 3, 2),
    toggle(Option::Wonders, "wonders", "S-241", "Wonders", false),
    toggle(Option::WonderInstantWin, "wonder_instant_win", "S-244", "Fourth wonder stage wins", true),
    numbers(Option::Chests, "chests", "S-261", "Chests under fog", 0, 8, 0),
    numbers(Option::CanalUnits, "canal_units", "S-301", "Units of a canal tile", 1, 5, 3),
    numbers(Option::CanalUnitsPerPoint, "canal_units_per_point", "S-303", "Canal units for a point", 1, 3, 2),
}};

constexpr bool tableInOrder() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].option) != i)
            return false;
    return true;
}
static_assert(tableInOrder(), "the table follows the order of Option");

/// Defaults that depend on seats or expansions.
int standardValue(Option option, Expansions expansions, int seats) {
    const int steps = seats <= 4 ? 0 : seats <= 6 ? 1 : 2; // B-21, B-22
    switch (option) {
    case Option::Target: // B-163, S-96, C-100
        switch (expansions) {
        case Expansions::None:
            return 10;
        case Expansions::Sea:
            return 12;
        case Expansions::Knights:
            return 13;
        case Expansions::Both:
            break;
        }
        return 14;
    case Option::ExtraBuild: // B-170, B-178
        return static_cast<int>(steps == 0 ? ExtraBuild::Off : ExtraBuild::SpecialBuild);
    case Option::Bank:
        return 19 + 5 * steps;
    case Option::DevDeckKnight:
        return 14 + 6 * steps;
    case Option::DevDeckRoadBuilding:
    case Option::DevDeckYearOfPlenty:
    case Option::DevDeckMonopoly:
        return 2 + steps;
    default:
        break;
    }
    assert(false && "an option without a default needs a case here");
    return 0;
}

} // namespace

const OptionInfo& infoOf(Option option) {
    return table[static_cast<std::size_t>(option)];
}

std::span<const OptionInfo> allOptions() {
    return table;
}

std::optional<Option> optionNamed(std::string_view name) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const OptionInfo& info) { return info.name == name; });
    return found == table.end() ? std::nullopt : std::optional(found->option);
}

bool accepts(Option option, int value) {
    const OptionInfo& info = infoOf(option);
    if (info.numbers && value >= info.lowest && value <= info.highest)
        return true;
    return value >= info.firstWord && value < info.firstWord + static_cast<int>(info.words.size());
}

std::string rangeOf(Option option) {
    const OptionInfo& info = infoOf(option);
    std::string list;
    for (const std::string_view word : info.words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    if (!info.numbers)
        return "one of " + list;
    const std::string range =
        "a number from " + std::to_string(info.lowest) + " to " + std::to_string(info.highest);
    return list.empty() ? range : range + " or one of " + list;
}

std::string textOf(Option option, int value) {
    const OptionInfo& info = infoOf(option);
    const int word = value - info.firstWord;
    if (word >= 0 && word < static_cast<int>(info.words.size()))
        return std::string(info.words[static_cast<std::size_t>(word)]);
    return std::to_string(value);
}

std::optional<int> valueFrom(Option option, std::string_view text) {
    const OptionInfo& info = infoOf(option);
    for (std::size_t i = 0; i < info.words.size(); ++i)
        if (info.words[i] == text)
            return info.firstWord + static_cast<int>(i);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !info.numbers)
        return std::nullopt;
    return number >= info.lowest && number <= info.highest ? std::optional(number) : std::nullopt;
}

void OptionValues::set(Option option, int value) {
    assert(accepts(option, value));
    values_[static_cast<std::size_t>(option)] = value;
}

Rules::Rules(const OptionValues& values, int seats) : islandBonusList_(values.islandBonusList) {
    const auto expansions = static_cast<Expansions>(
        values.get(Option::Expansions).value_or(*infoOf(Option::Expansions).defaultValue));
    for (const OptionInfo& info : table) {
        int value = 0;
        if (const auto set = values.get(info.option))
            value = *set;
        else
            value = info.defaultValue ? *info.defaultValue : standardValue(info.option, expansions, seats);
        values_[static_cast<std::size_t>(info.option)] = value;
    }
    if (seats <= 4) // B-178: never extra building with two to four seats
        values_[static_cast<std::size_t>(Option::ExtraBuild)] = static_cast<int>(ExtraBuild::Off);
    if (!sea()) // S-10, S-30: no ships and no pirate without the sea
        values_[static_cast<std::size_t>(Option::PiecesShips)] = 0;
}

} // namespace isle
