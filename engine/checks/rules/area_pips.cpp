#include "engine/checks/areas.h"
#include "engine/checks/facts.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Difference between areas"), 0, 5, 0.05, {1, 0.6, 1.5}},
    Threshold{"hexes", ISLE_TEXT("checks", "Fewest hexes of an area"), 1, 20, 1, {3, 3, 4}}};

/// What an area yields for its size: its share of the pips by its share of the hexes.
double yieldOf(const KnownGround& ground, const std::vector<HexId>& area, double averagePips) {
    int pips = 0;
    for (const HexId hex : area)
        pips += ground[hex].pips();
    return pips / (averagePips * static_cast<double>(area.size()));
}

struct Extremes {
    std::size_t poorest = 0;
    std::size_t richest = 0;
    double least = 0;
    double most = 0;
};

Extremes extremesOf(const KnownGround& ground, const std::vector<std::vector<HexId>>& areas) {
    int pips = 0;
    std::size_t hexes = 0;
    for (const auto& area : areas) {
        hexes += area.size();
        for (const HexId hex : area)
            pips += ground[hex].pips();
    }
    Extremes extremes;
    if (pips == 0)
        return extremes;
    const double average = pips / static_cast<double>(hexes);
    for (std::size_t i = 0; i < areas.size(); ++i) {
        const double yield = yieldOf(ground, areas[i], average);
        if (i == 0 || yield < extremes.least) {
            extremes.least = yield;
            extremes.poorest = i;
        }
        if (i == 0 || yield > extremes.most) {
            extremes.most = yield;
            extremes.richest = i;
        }
    }
    return extremes;
}

/// One way to divide the start ground.
struct Division {
    std::string_view key;
    std::string_view sentence;
    std::vector<std::vector<HexId>> areas;
};

void judge(const CheckInput& input, Division division, std::vector<Problem>& problems) {
    const auto smallest = static_cast<std::size_t>(input.limit("hexes"));
    std::erase_if(division.areas, [&](const auto& area) { return area.size() < smallest; });
    if (division.areas.size() < 2)
        return;
    const Extremes found = extremesOf(*input.ground, division.areas);
    const double limit = input.limit("at-most");
    if (found.most - found.least <= limit)
        return;
    const auto& poorest = division.areas[found.poorest];
    const auto& richest = division.areas[found.richest];
    Problem problem;
    problem.key = division.key;
    problem.hexes = cellsOf(input.topology, poorest);
    const std::vector<Cell> rich = cellsOf(input.topology, richest);
    problem.message = {
        division.sentence,
        {shortNumber(found.most), listOf(rich), shortNumber(found.least), listOf(problem.hexes)}};
    problem.hexes.insert(problem.hexes.end(), rich.begin(), rich.end());
    if (auto fix = swapNumbersFix(input, poorest, [&](const KnownGround& swapped, HexId, HexId) {
            const Extremes after = extremesOf(swapped, division.areas);
            return after.most - after.least <= limit;
        }))
        problem.fixes.push_back(std::move(*fix));
    problems.push_back(std::move(problem));
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!input.facts->resources(input).whole)
        return;
    const std::vector<HexId> ground = startGround(input);
    judge(
        input,
        {"quarters",
         ISLE_TEXT("checks", "The quarters of the start ground yield unlike: %1 times the average around %2 "
                             "and %3 times around %4."),
         quarters(input.topology, ground)},
        problems);
    judge(input,
          {"islands",
           ISLE_TEXT("checks", "The start islands yield unlike: %1 times the average on %2 and %3 times on "
                               "%4."),
           byIsland(input.topology, ground)},
          problems);
    judge(input,
          {"parts",
           ISLE_TEXT("checks", "The like parts of the start ground yield unlike: %1 times the average on %2 "
                               "and %3 times on %4."),
           symmetricParts(input.topology, ground)},
          problems);
}

} // namespace

extern const Check area_pips;
const Check area_pips{
    "area-pips",
    "B-24",
    ISLE_TEXT("checks", "Rich and poor areas"),
    ISLE_TEXT("checks", "An area that yields far more for its size than another draws everybody there. Its "
                        "yield is its share of all pips by its share of all hexes, one on average."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::startPlaces,
    thresholds,
    true};

} // namespace isle
