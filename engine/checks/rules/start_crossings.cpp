#include "engine/checks/facts.h"
#include "engine/checks/places.h"

#include <algorithm>

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int seats = std::clamp(input.map.maxSeats, 2, static_cast<int>(maxSeats));
    const int towns = largestGame(input.map)[Option::SetupSettlements] * seats;
    const std::vector<CrossingId>& crossings = input.facts->starts(input);
    const int count = static_cast<int>(crossings.size());
    if (count >= 4 * towns) // S-107: a town takes away itself and three neighbours at most
        return;
    Problem problem;
    const std::string needed = std::to_string(towns);
    const int most = mostTowns(input.topology, crossings);
    if (count == 0) {
        problem.message = {ISLE_TEXT("checks", "There is no crossing where a game could start."), {}};
    } else if (most < towns) {
        problem.message = {
            ISLE_TEXT("checks",
                      "A game of %1 seats starts with %2 settlements, but there is room for %3 at most."),
            {std::to_string(seats), needed, std::to_string(most)}};
    } else {
        problem.severity = Severity::Warning;
        problem.message = {
            ISLE_TEXT("checks",
                      "A game of %1 seats starts with %2 settlements, and the %3 crossings for them can "
                      "run out."),
            {std::to_string(seats), needed, std::to_string(count)}};
    }
    for (const CrossingId crossing : crossings)
        problem.crossings.push_back(input.topology[crossing].place);
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check start_crossings;
const Check start_crossings{
    "start-crossings",
    "S-107",
    ISLE_TEXT("checks", "Too little room to start"),
    ISLE_TEXT(
        "checks",
        "Set-up settlements stand on start islands, two edges apart, away from fog, chips, fortresses and "
        "the "
        "crossings the map forbids. However badly they are placed there is room for all only where four "
        "crossings come to each settlement."),
    run,
    CheckGroup::Rules,
    {},
    reads::startPlaces};

} // namespace isle
