#include "engine/checks/places.h"

#include <algorithm>

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int fewest = input.map.minSeats;
    const int most = input.map.maxSeats;
    constexpr int limit = static_cast<int>(maxSeats);
    if (2 <= fewest && fewest <= most && most <= limit)
        return;
    Problem problem;
    problem.message = {ISLE_TEXT("The map is meant for %1 to %2 seats, which is no range within 2 to 8."),
                       {std::to_string(fewest), std::to_string(most)}};
    const int one = std::clamp(fewest, 2, limit);
    const int other = std::clamp(most, 2, limit);
    const int low = std::min(one, other);
    const int high = std::max(one, other);
    problem.fixes.push_back(
        {{ISLE_TEXT("Make it %1 to %2 seats"), {std::to_string(low), std::to_string(high)}},
         [low, high](Map& map) {
             map.minSeats = low;
             map.maxSeats = high;
         }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check seats_range;
const Check seats_range{
    "seats-range", "B-19", ISLE_TEXT("Seats out of range"),
    ISLE_TEXT("A game has 2 to 8 seats. A map says the fewest and the most it is meant for."), run};

} // namespace isle
