#include "engine/checks/facts.h"
#include "engine/checks/places.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{
        "three-seats", ISLE_TEXT("checks", "Spread for two or three seats"), 0, 5, 0.05, {0.6, 0.45, 0.9}},
    Threshold{"four-seats", ISLE_TEXT("checks", "Spread for four seats"), 0, 5, 0.05, {0.65, 0.5, 1}},
    Threshold{"five-seats", ISLE_TEXT("checks", "Spread for five seats"), 0, 5, 0.05, {0.75, 0.6, 1.1}},
    Threshold{
        "six-seats", ISLE_TEXT("checks", "Spread for six and more seats"), 0, 5, 0.05, {0.8, 0.65, 1.2}}};

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!input.facts->resources(input).whole || input.facts->starts(input).empty())
        return;
    const DraftOutcome& draft = input.facts->draft(input);
    if (!draft.complete)
        return; // see start-crossings
    const auto row = static_cast<std::size_t>(std::clamp(seatsOf(input.map), 3, 6) - 3);
    if (draft.spread() <= input.limit(thresholds[row].name))
        return;
    const auto [least, most] = std::minmax_element(draft.sums.begin(), draft.sums.end());
    Problem problem;
    problem.key = "spread";
    problem.message = {
        ISLE_TEXT("checks", "In a careful draft seat %1 in order of play gets places worth %2 pips and seat "
                            "%3 only %4; the spread is %5."),
        {std::to_string(most - draft.sums.begin() + 1), shortNumber(*most),
         std::to_string(least - draft.sums.begin() + 1), shortNumber(*least), shortNumber(draft.spread())}};
    for (const CrossingId crossing : draft.picks)
        problem.crossings.push_back(input.topology[crossing].place);
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check draft_fairness;
const Check draft_fairness{
    "draft-fairness",
    "B-33",
    ISLE_TEXT("checks", "Draft that favours a seat"),
    ISLE_TEXT("checks", "Each seat in turn takes the best place, then once more in the other direction. What "
                        "the places of the seats are worth should differ little; the measure is the standard "
                        "deviation in pips."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::startPlaces,
    thresholds,
    true};

} // namespace isle
