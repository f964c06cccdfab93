#include "engine/checks/places.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int first = largestGame(input.map)[Option::FirstSeat];
    if (first < input.map.minSeats)
        return;
    Problem problem;
    problem.message = {
        ISLE_TEXT("checks", "Seat %1 is to begin, but a game of %2 has only the seats 0 to %3."),
        {std::to_string(first), std::to_string(input.map.minSeats), std::to_string(input.map.minSeats - 1)}};
    problem.fixes.push_back({{ISLE_TEXT("checks", "Draw the first seat at random"), {}},
                             [](Map& map) { map.options.clear(Option::FirstSeat); }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check first_seat;
const Check first_seat{
    "first-seat",
    "B-32",
    ISLE_TEXT("checks", "First seat that may be missing"),
    ISLE_TEXT("checks", "The seat that begins must be there in every game the map is meant for."),
    run,
    CheckGroup::Rules,
    {},
    reads::options | reads::seats};

} // namespace isle
