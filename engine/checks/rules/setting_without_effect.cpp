#include "engine/checks/places.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

Problem hint(Text message, Fix fix) {
    Problem problem;
    problem.severity = Severity::Hint;
    problem.message = std::move(message);
    problem.fixes.push_back(std::move(fix));
    return problem;
}

/// S-261: chests lie under fog. More chests than fog hexes are fine (S-281), chests without any fog are not.
void askForChests(const CheckInput& input, const Rules& rules, std::vector<Problem>& problems) {
    const auto fog = cellsWhere(input, [](const MapHex& hex) { return hex.terrain == Terrain::Fog; });
    if (rules[Option::Chests] > 0 && fog.empty())
        problems.push_back(
            hint({ISLE_TEXT("checks", "The map asks for chests but has no fog to hide them under."), {}},
                 {{ISLE_TEXT("checks", "Ask for no chests"), {}},
                  [](Map& map) { map.options.clear(Option::Chests); }}));
}

/// S-241 to S-243: prices mean something where wonders are on, and wonders where there are cities.
void askForWonders(const CheckInput& input, const Rules& rules, std::vector<Problem>& problems) {
    if (input.map.wonderCosts && !rules.on(Option::Wonders))
        problems.push_back(hint(
            {ISLE_TEXT("checks", "The map sets prices for the stages of wonders, but wonders are off."), {}},
            {{ISLE_TEXT("checks", "Turn wonders on"), {}},
             [](Map& map) { map.options.set(Option::Wonders, 1); }}));
    if (rules.on(Option::Wonders) && rules[Option::PiecesCities] == 0)
        problems.push_back(
            hint({ISLE_TEXT("checks", "Wonders are on, but nobody has a city piece to build them with."), {}},
                 {{ISLE_TEXT("checks", "Turn wonders off"), {}},
                  [](Map& map) { map.options.set(Option::Wonders, 0); }}));
}

/// S-142: the far side is land, and `foreign` needs one.
void askForFarSide(const CheckInput& input, const Rules& rules, std::vector<Problem>& problems) {
    std::vector<Cell> water;
    for (const Cell cell : input.map.farSide)
        if (!isLand(input.map.at(cell).terrain))
            water.push_back(cell);
    if (!water.empty()) {
        problems.push_back(
            hint({ISLE_TEXT("checks", "The far side of the desert takes in what is no land: %1."),
                  {listOf(water)}},
                 {{ISLE_TEXT("checks", "Keep the far side to the land"), {}}, [water](Map& map) {
                      std::erase_if(map.farSide, [&](Cell cell) {
                          return std::find(water.begin(), water.end(), cell) != water.end();
                      });
                  }}));
        problems.back().hexes = water;
    }
    const bool foreign = rules.as<DesertFarSide>(Option::DesertFarSide) == DesertFarSide::Foreign;
    if (foreign && input.map.farSide.size() == water.size())
        problems.push_back(hint(
            {ISLE_TEXT("checks", "The far side of the desert is to be foreign, but the map marks none."), {}},
            {{ISLE_TEXT("checks", "Keep the whole island home"), {}},
             [](Map& map) { map.options.clear(Option::DesertFarSide); }}));
}

/// A limit means something where a number is dealt: not on the sea, beside a fixed number or under fog.
void askForDealtNumbers(const CheckInput& input, std::vector<Problem>& problems) {
    const std::vector<Cell> idle = cellsWhere(input, [](const MapHex& hex) {
        return !hex.barred.empty() && !(takesNumber(hex.terrain) && hex.number.isShuffled());
    });
    if (idle.empty())
        return;
    problems.push_back(
        hint({ISLE_TEXT("checks", "These hexes have number limits, but no number is dealt to them: %1."),
              {listOf(idle)}},
             {{ISLE_TEXT("checks", "Take these limits away"), {}}, [idle](Map& map) {
                  for (const Cell cell : idle) {
                      MapHex hex = map.at(cell);
                      hex.barred = {};
                      map.set(cell, hex);
                  }
              }}));
    problems.back().hexes = idle;
}

void takeGroupAway(Map& map, std::size_t index) {
    map.groups.erase(map.groups.begin() + static_cast<std::ptrdiff_t>(index));
    for (MapHex& hex : map.cells) {
        if (hex.group == index + 1)
            hex.group = 0;
        else if (hex.group > index + 1)
            --hex.group;
    }
}

/// A shuffle group of which nothing is dealt changes nothing, whatever its pools say.
void askForDealtGroups(const CheckInput& input, std::vector<Problem>& problems) {
    const PoolDemand demand = poolDemand(input.map);
    for (std::size_t i = 0; i < input.map.groups.size(); ++i) {
        const ShuffleGroup& group = input.map.groups[i];
        const bool full =
            (group.terrain && group.terrain->total() > 0) || (group.numbers && group.numbers->total() > 0);
        if (full || demand.groups[i].terrain + demand.groups[i].numbers > 0)
            continue; // a pool with something in it and no taker is of the wrong size
        problems.push_back(hint(
            {ISLE_TEXT("checks", "The shuffle group “%1” has no hex whose terrain or number is dealt."),
             {group.name}},
            {{ISLE_TEXT("checks", "Take the group away"), {}}, [i](Map& map) { takeGroupAway(map, i); }}));
    }
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const Rules rules = largestGame(input.map);
    askForChests(input, rules, problems);
    askForWonders(input, rules, problems);
    askForFarSide(input, rules, problems);
    askForDealtNumbers(input, problems);
    askForDealtGroups(input, problems);
}

} // namespace

extern const Check setting_without_effect;
const Check setting_without_effect{
    "setting-without-effect",
    "S-106",
    ISLE_TEXT("checks", "Setting without effect"),
    ISLE_TEXT("checks",
              "The map sets something that cannot happen on it. It plays, but not as it seems to be "
              "meant."),
    run,
    CheckGroup::Rules,
    {Severity::Hint, Severity::Hint, Severity::Hint},
    reads::shape | reads::terrain | reads::numbers | reads::groups | reads::starts | reads::pools
        | reads::options | reads::seats};

} // namespace isle
