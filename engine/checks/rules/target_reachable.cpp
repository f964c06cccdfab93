#include "engine/checks/facts.h"
#include "engine/checks/places.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

int countOf(const CheckInput& input, Terrain terrain) {
    return static_cast<int>(
        cellsWhere(input, [&](const MapHex& hex) { return hex.terrain == terrain; }).size());
}

/// Islands on which a seat can make its first settlement after set-up (S-70, S-74, S-142).
int newIslandsOf(const CheckInput& input, const Rules& rules) {
    const auto islands = static_cast<int>(input.islandRoles.size());
    const bool perSeat = rules.as<HomeRule>(Option::HomeRule) == HomeRule::PerSeat;
    const auto marked =
        static_cast<int>(std::count(input.islandRoles.begin(), input.islandRoles.end(), IslandRole::New));
    const bool foreign = !input.map.farSide.empty()
                         && rules.as<DesertFarSide>(Option::DesertFarSide) == DesertFarSide::Foreign;
    return (perSeat ? std::max(0, islands - 1) : marked) + (foreign ? 1 : 0);
}

int islandPoints(const CheckInput& input, const Rules& rules, int towns) {
    const int islands = std::min(newIslandsOf(input, rules), towns);
    if (rules.islandBonusList().empty())
        return rules.as<IslandBonus>(Option::IslandBonus) == IslandBonus::None
                   ? 0
                   : islands * rules[Option::IslandBonusPoints];
    int points = 0; // S-76: the last entry repeats; a seat may stop where the sum is best
    int best = 0;
    for (int i = 0; i < islands; ++i) {
        const auto entry = std::min(static_cast<std::size_t>(i), rules.islandBonusList().size() - 1);
        points += rules.islandBonusList()[entry];
        best = std::max(best, points);
    }
    return best;
}

/// The most towns a seat can have: pieces, and room on the crossings it can get to.
int townsOf(const CheckInput& input, const Rules& rules) {
    std::vector<CrossingId> crossings;
    for (std::size_t i = 0; i < input.topology.crossings().size(); ++i) {
        const Topology::Crossing& crossing = input.topology.crossings()[i];
        const bool sails = rules[Option::PiecesShips] > 0;
        if (crossing.land && (sails || input.islandRoles[crossing.island.index()] == IslandRole::Start))
            crossings.emplace_back(i);
    }
    int towns = rules[Option::PiecesSettlements] + rules[Option::PiecesCities];
    if (rules[Option::PiecesRoads] + rules[Option::PiecesShips] == 0)
        towns = std::min(towns, rules[Option::SetupSettlements]);
    if (static_cast<int>(crossings.size()) >= 4 * towns)
        return towns; // room however they stand
    return std::min(towns, mostTowns(input.topology, crossings));
}

int awardPoints(const Rules& rules) {
    int points = 0;
    if (rules.on(Option::LongestRoute)
        && rules[Option::PiecesRoads] + rules[Option::PiecesShips] >= rules[Option::LongestRouteThreshold])
        points += rules[Option::LongestRoutePoints];
    if (rules.on(Option::LargestArmy) && rules[Option::DevDeckKnight] >= rules[Option::LargestArmyThreshold])
        points += rules[Option::LargestArmyPoints];
    return points;
}

/// S-203, S-186, S-223, S-244, S-303.
int specialPoints(const CheckInput& input, const Rules& rules) {
    int points = resolvedPools(input.map).chips.point; // S-200: chips that are dealt
    for (const MapHex& hex : input.map.cells)
        points += hex.marker == Marker::ChipPoint && isProducing(hex.terrain) ? 1 : 0;
    points += countOf(input, Terrain::Village) * rules[Option::VillageStock] / rules[Option::ClothPerPoint];
    points += countOf(input, Terrain::Fortress) * rules[Option::FortressPoints];
    points += countOf(input, Terrain::Canal) * rules[Option::CanalUnits] / rules[Option::CanalUnitsPerPoint];
    points += rules.on(Option::Wonders) && rules[Option::PiecesCities] > 0 ? 4 : 0;
    return points;
}

/// Where the points of one seat can come from at most.
struct Reach {
    int building = 0; ///< pieces, new islands and specials
    int awards = 0;
    int cards = 0;

    [[nodiscard]] int all() const { return building + awards + cards; }
};

Reach reachOf(const CheckInput& input, const Rules& rules) {
    const int towns = townsOf(input, rules);
    const int cities = std::min(towns, rules[Option::PiecesCities]);
    const int settlements = std::min(towns - cities, rules[Option::PiecesSettlements]);
    Reach reach{2 * cities + settlements, awardPoints(rules), rules[Option::DevDeckVictoryPoint]};
    if (rules.sea())
        reach.building += islandPoints(input, rules, towns) + specialPoints(input, rules);
    return reach;
}

Fix targetFix(int points) {
    return {{ISLE_TEXT("checks", "Set the target to %1"), {std::to_string(points)}},
            [points](Map& map) { map.options.set(Option::Target, points); }};
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const Rules rules = largestGame(input.map);
    const auto expansions = rules.as<Expansions>(Option::Expansions);
    const bool knights = expansions == Expansions::Knights || expansions == Expansions::Both;
    const bool wonderWins = rules.sea() && rules.on(Option::Wonders) && rules.on(Option::WonderInstantWin)
                            && rules[Option::PiecesCities] > 0; // S-244
    if (knights || wonderWins || input.facts->starts(input).empty())
        return; // knights add points without end; without a start see start-crossings
    const int target = rules[Option::Target];
    const Reach reach = reachOf(input, rules);
    if (reach.building >= target)
        return;
    Problem problem;
    problem.key = reach.all() < target                     ? "never"
                  : reach.building + reach.awards < target ? "cards"
                                                           : "awards";
    if (reach.all() < target) {
        problem.message = {ISLE_TEXT("checks", "The target is %1 points, but no seat can get more than %2."),
                           {std::to_string(target), std::to_string(reach.all())}};
        if (accepts(Option::Target, reach.all()))
            problem.fixes.push_back(targetFix(reach.all()));
    } else if (reach.building + reach.awards < target) {
        problem.severity = Severity::Warning;
        problem.message = {
            ISLE_TEXT("checks",
                      "The target of %1 points takes victory point cards: all that can be built and "
                      "both awards are %2."),
            {std::to_string(target), std::to_string(reach.building + reach.awards)}};
    } else {
        problem.severity = Severity::Hint;
        problem.message = {ISLE_TEXT("checks",
                                     "The target of %1 points takes an award: all that can be built "
                                     "is %2."),
                           {std::to_string(target), std::to_string(reach.building)}};
    }
    if (reach.all() >= target && accepts(Option::Target, reach.building))
        problem.fixes.push_back(targetFix(reach.building));
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check target_reachable;
const Check target_reachable{
    "target-reachable",
    "B-163",
    ISLE_TEXT("checks", "Target out of reach"),
    ISLE_TEXT(
        "checks",
        "What can be built, the awards, the victory point cards and all the map has to give should come "
        "to more than the target. Where they are fewer, every game ends in a draw; where it takes cards "
        "or an award, luck or one seat decides."),
    run,
    CheckGroup::Rules,
    {},
    reads::startPlaces | reads::pools};

} // namespace isle
