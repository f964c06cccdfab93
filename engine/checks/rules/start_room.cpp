#include "engine/checks/facts.h"
#include "engine/checks/places.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"each", ISLE_TEXT("checks", "Start crossings for each seat"), 0, 30, 1, {8, 10, 6}},
    Threshold{"left", ISLE_TEXT("checks", "Places left for each seat after the start"), 0, 10, 1, {2, 3, 1}}};

void addCrossings(const CheckInput& input, const std::vector<CrossingId>& crossings, Problem& problem) {
    for (const CrossingId crossing : crossings)
        problem.crossings.push_back(input.topology[crossing].place);
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const auto& starts = input.facts->starts(input);
    const int seats = seatsOf(input.map);
    if (static_cast<int>(starts.size()) < 4 * seats * largestGame(input.map)[Option::SetupSettlements])
        return; // see start-crossings
    if (const int wanted = static_cast<int>(input.limit("each")) * seats;
        static_cast<int>(starts.size()) < wanted) {
        Problem problem;
        problem.key = "crossings";
        problem.message = {
            ISLE_TEXT("checks", "%1 start crossings for %2 seats leave little choice; %3 would do."),
            {std::to_string(starts.size()), std::to_string(seats), std::to_string(wanted)}};
        addCrossings(input, starts, problem);
        problems.push_back(std::move(problem));
    }
    if (!input.facts->resources(input).whole)
        return; // who settles where the deal will say
    const DraftOutcome& draft = input.facts->draft(input);
    const int wanted = static_cast<int>(input.limit("left")) * seats;
    if (!draft.complete || static_cast<int>(draft.left.size()) >= 4 * wanted)
        return; // no room at all: see start-crossings; or room however it is used
    const int left = mostTowns(input.topology, draft.left);
    if (left >= wanted)
        return;
    Problem problem;
    problem.key = "left";
    problem.message = {ISLE_TEXT("checks", "After a careful start there is room for %1 more settlements on "
                                           "the start ground; %2 would do for %3 seats."),
                       {std::to_string(left), std::to_string(wanted), std::to_string(seats)}};
    addCrossings(input, draft.left, problem);
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check start_room;
const Check start_room{
    "start-room",
    "B-34",
    ISLE_TEXT("checks", "Little room around the start"),
    ISLE_TEXT("checks", "Seats need a choice of places to begin with and free ones near them to grow to. "
                        "Where these run out, whoever chose first has won."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::startPlaces,
    thresholds,
    true};

} // namespace isle
