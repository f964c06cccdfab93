#include "engine/checks/places.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const auto start = input.map.pirateStart;
    if (!start || input.map.at(*start).terrain == Terrain::Sea)
        return;
    Problem problem;
    problem.message = {ISLE_TEXT("checks", "The pirate starts at %1, which is no sea."), {nameOf(*start)}};
    problem.hexes = {*start};
    problem.fixes.push_back({{ISLE_TEXT("checks", "Remove the mark of the pirate"), {}},
                             [](Map& map) { map.pirateStart.reset(); }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check pirate_not_on_sea;
const Check pirate_not_on_sea{
    "pirate-not-on-sea",
    "S-30",
    ISLE_TEXT("checks", "Pirate not at sea"),
    ISLE_TEXT("checks", "The pirate is always on a sea hex. On a map without a mark it starts beside "
                        "the board."),
    run,
    CheckGroup::Rules,
    {},
    reads::shape | reads::terrain | reads::figures};

} // namespace isle
