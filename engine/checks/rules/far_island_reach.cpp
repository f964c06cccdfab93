#include "engine/checks/facts.h"
#include "engine/checks/places.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Most ships to an island"), 1, 30, 1, {6, 5, 9}}};

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const Ways ways = waysOf(input.map);
    if (ways.ships == 0 || input.facts->starts(input).empty())
        return; // see dead-ground and start-crossings
    const auto reach = shipDistancesToIslands(input.topology, input.facts->shipDistances(input));
    for (std::size_t i = 0; i < reach.size(); ++i) {
        const auto& island = input.topology.islands()[i];
        if (reach[i] && *reach[i] <= input.limit("at-most") && *reach[i] <= ways.ships)
            continue;
        Problem problem;
        problem.hexes = cellsOf(input.topology, island);
        const std::string first = nameOf(problem.hexes.front());
        problem.key = first;
        if (!reach[i]) {
            problem.message = {ISLE_TEXT("checks", "No ship can reach the island at %1."), {first}};
        } else if (*reach[i] > ways.ships) {
            problem.message = {
                ISLE_TEXT("checks", "The island at %1 is %2 ships away, and a seat has only %3."),
                {first, std::to_string(*reach[i]), std::to_string(ways.ships)}};
        } else {
            problem.severity = Severity::Warning;
            problem.message = {ISLE_TEXT("checks", "The island at %1 is %2 ships away from the start."),
                               {first, std::to_string(*reach[i])}};
        }
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check far_island_reach;
const Check far_island_reach{
    "far-island-reach",
    "S-10",
    ISLE_TEXT("checks", "Island far away"),
    ISLE_TEXT("checks", "An island more than half a dozen ships away is settled late if at all, and one that "
                        "takes more ships than a seat has can never be."),
    run,
    CheckGroup::Balance,
    {},
    reads::startPlaces,
    thresholds};

} // namespace isle
