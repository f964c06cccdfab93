#include "editor/panels/option_text.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace isle {
namespace {

/// The engine's labels, listed so that translators find them.
[[maybe_unused]] constexpr std::array labels{
    QT_TRANSLATE_NOOP("options", "Expansions"),
    QT_TRANSLATE_NOOP("options", "Target points"),
    QT_TRANSLATE_NOOP("options", "First seat"),
    QT_TRANSLATE_NOOP("options", "Keep red numbers apart"),
    QT_TRANSLATE_NOOP("options", "Trading and building"),
    QT_TRANSLATE_NOOP("options", "Cards safe on a 7"),
    QT_TRANSLATE_NOOP("options", "Friendly robber"),
    QT_TRANSLATE_NOOP("options", "Protected up to points"),
    QT_TRANSLATE_NOOP("options", "Extra building"),
    QT_TRANSLATE_NOOP("options", "Skip seats that cannot build"),
    QT_TRANSLATE_NOOP("options", "Open offers at a time"),
    QT_TRANSLATE_NOOP("options", "Settlements per seat"),
    QT_TRANSLATE_NOOP("options", "Cities per seat"),
    QT_TRANSLATE_NOOP("options", "Roads per seat"),
    QT_TRANSLATE_NOOP("options", "Ships per seat"),
    QT_TRANSLATE_NOOP("options", "Bank cards of each resource"),
    QT_TRANSLATE_NOOP("options", "Knight cards"),
    QT_TRANSLATE_NOOP("options", "Victory point cards"),
    QT_TRANSLATE_NOOP("options", "Road building cards"),
    QT_TRANSLATE_NOOP("options", "Year of plenty cards"),
    QT_TRANSLATE_NOOP("options", "Monopoly cards"),
    QT_TRANSLATE_NOOP("options", "Rounds without a 7"),
    QT_TRANSLATE_NOOP("options", "Dice"),
    QT_TRANSLATE_NOOP("options", "Decks of dice cards"),
    QT_TRANSLATE_NOOP("options", "Dice cards left unused per deck"),
    QT_TRANSLATE_NOOP("options", "Trade between seats"),
    QT_TRANSLATE_NOOP("options", "Robber to a desert"),
    QT_TRANSLATE_NOOP("options", "Winning"),
    QT_TRANSLATE_NOOP("options", "Longest route"),
    QT_TRANSLATE_NOOP("options", "Longest route: least length"),
    QT_TRANSLATE_NOOP("options", "Longest route: points"),
    QT_TRANSLATE_NOOP("options", "Largest army"),
    QT_TRANSLATE_NOOP("options", "Largest army: least knights"),
    QT_TRANSLATE_NOOP("options", "Largest army: points"),
    QT_TRANSLATE_NOOP("options", "Settlements in set-up"),
    QT_TRANSLATE_NOOP("options", "Turns per seat before a draw"),
    QT_TRANSLATE_NOOP("options", "Ships along the rim"),
    QT_TRANSLATE_NOOP("options", "Ship in set-up"),
    QT_TRANSLATE_NOOP("options", "Which ship may sail"),
    QT_TRANSLATE_NOOP("options", "Pirate at start"),
    QT_TRANSLATE_NOOP("options", "Pirate pins ships"),
    QT_TRANSLATE_NOOP("options", "Robber without a desert"),
    QT_TRANSLATE_NOOP("options", "Gold in set-up"),
    QT_TRANSLATE_NOOP("options", "Fog found in set-up"),
    QT_TRANSLATE_NOOP("options", "Points for new islands"),
    QT_TRANSLATE_NOOP("options", "Points per new island"),
    QT_TRANSLATE_NOOP("options", "Home islands"),
    QT_TRANSLATE_NOOP("options", "Far side of the desert"),
    QT_TRANSLATE_NOOP("options", "Cloth in a village"),
    QT_TRANSLATE_NOOP("options", "Cloth for a point"),
    QT_TRANSLATE_NOOP("options", "Strength of a fortress"),
    QT_TRANSLATE_NOOP("options", "Points for a fortress"),
    QT_TRANSLATE_NOOP("options", "Wonders"),
    QT_TRANSLATE_NOOP("options", "Fourth wonder stage wins"),
    QT_TRANSLATE_NOOP("options", "Chests under fog"),
    QT_TRANSLATE_NOOP("options", "Units of a canal tile"),
    QT_TRANSLATE_NOOP("options", "Canal units for a point"),
};

/// What the words of files and commands say to people.
constexpr std::array<std::pair<std::string_view, const char*>, 33> words{{
    {"off", QT_TRANSLATE_NOOP("options", "Off")},
    {"on", QT_TRANSLATE_NOOP("options", "On")},
    {"none", QT_TRANSLATE_NOOP("options", "None")},
    {"sea", QT_TRANSLATE_NOOP("options", "Sea")},
    {"knights", QT_TRANSLATE_NOOP("options", "Cities and knights")},
    {"both", QT_TRANSLATE_NOOP("options", "Sea, cities and knights")},
    {"random", QT_TRANSLATE_NOOP("options", "Drawn at random")},
    {"host", QT_TRANSLATE_NOOP("options", "The first seat")},
    {"combined", QT_TRANSLATE_NOOP("options", "In any order")},
    {"separate", QT_TRANSLATE_NOOP("options", "Trade first, then build")},
    {"special_build", QT_TRANSLATE_NOOP("options", "Special building phase")},
    {"paired", QT_TRANSLATE_NOOP("options", "Paired players")},
    {"dice", QT_TRANSLATE_NOOP("options", "Two dice")},
    {"deck", QT_TRANSLATE_NOOP("options", "Cards instead of dice")},
    {"allowed", QT_TRANSLATE_NOOP("options", "Allowed")},
    {"forbidden", QT_TRANSLATE_NOOP("options", "Forbidden")},
    {"any_time", QT_TRANSLATE_NOOP("options", "At any time in the turn")},
    {"end_of_turn", QT_TRANSLATE_NOOP("options", "At the end of the turn")},
    {"road_only", QT_TRANSLATE_NOOP("options", "A road only")},
    {"free_end", QT_TRANSLATE_NOOP("options", "Any with a free end")},
    {"closed_routes", QT_TRANSLATE_NOOP("options", "Never one of a closed route")},
    {"map", QT_TRANSLATE_NOOP("options", "As the map says")},
    {"desert_or_off", QT_TRANSLATE_NOOP("options", "On a desert, else beside the board")},
    {"lowest", QT_TRANSLATE_NOOP("options", "On the 12, else the 2")},
    {"choose", QT_TRANSLATE_NOOP("options", "A card of choice")},
    {"pay", QT_TRANSLATE_NOOP("options", "Pays at once")},
    {"turn_only", QT_TRANSLATE_NOOP("options", "Is only turned over")},
    {"first_landing", QT_TRANSLATE_NOOP("options", "For the first seat to land")},
    {"each_player", QT_TRANSLATE_NOOP("options", "For each seat that lands")},
    {"per_seat", QT_TRANSLATE_NOOP("options", "Where a seat started")},
    {"home", QT_TRANSLATE_NOOP("options", "Counts as home")},
    {"foreign", QT_TRANSLATE_NOOP("options", "Counts as foreign")},
    {"all", QT_TRANSLATE_NOOP("options", "All")},
}};

} // namespace

QString optionLabel(Option option) {
    return QCoreApplication::translate("options", std::string(infoOf(option).label).c_str());
}

QString optionValueText(Option option, int value) {
    const std::string text = textOf(option, value);
    for (const auto& [word, display] : words)
        if (word == text)
            return QCoreApplication::translate("options", display);
    if (option == Option::FirstSeat)
        return QCoreApplication::translate("options", "Seat %1").arg(value + 1);
    return QString::fromStdString(text);
}

std::vector<int> valuesOf(Option option) {
    const OptionInfo& info = infoOf(option);
    std::vector<int> values;
    for (std::size_t i = 0; i < info.words.size(); ++i)
        values.push_back(info.firstWord + static_cast<int>(i));
    if (info.numbers)
        for (int value = info.lowest; value <= info.highest; ++value)
            values.push_back(value);
    return values;
}

bool isSeaOption(Option option) {
    return option == Option::PiecesShips || option >= Option::RimShips;
}

namespace {

bool hasTerrain(const Map& map, Terrain terrain) {
    for (const MapHex& hex : map.cells)
        if (hex.terrain == terrain)
            return true;
    return false;
}

} // namespace

bool isRelevant(Option option, const Map& map) {
    if (map.options.get(option))
        return true; // what a map sets can be seen and taken back
    switch (option) {
    case Option::Target: // has a field of its own
        return false;
    case Option::ExtraBuild: // B-178: never with two to four seats
    case Option::SpecialBuildAutoskip:
        return map.maxSeats > 4;
    case Option::FogSetupFind:
        return hasTerrain(map, Terrain::Fog);
    case Option::DesertFarSide:
        return !map.farSide.empty();
    case Option::VillageStock:
    case Option::ClothPerPoint:
        return hasTerrain(map, Terrain::Village);
    case Option::FortressStrength:
    case Option::FortressPoints:
        return hasTerrain(map, Terrain::Fortress);
    case Option::CanalUnits:
    case Option::CanalUnitsPerPoint:
        return hasTerrain(map, Terrain::Canal);
    case Option::WonderInstantWin:
        return map.rulesFor(map.maxSeats).on(Option::Wonders);
    case Option::Chests:
        return hasTerrain(map, Terrain::Fog);
    default:
        return true;
    }
}

} // namespace isle
