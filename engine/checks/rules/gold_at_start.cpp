#include "engine/checks/facts.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!largestGame(input.map).sea())
        return; // see sea-expansion-missing
    std::vector<bool> start(input.topology.crossings().size(), false);
    for (const CrossingId crossing : input.facts->starts(input))
        start[crossing.index()] = true;
    for (const Topology::Hex& hex : input.topology.hexes()) {
        if (input.map.at(hex.cell).terrain != Terrain::Gold)
            continue;
        std::vector<CrossingPlace> places;
        for (const CrossingId crossing : hex.crossings)
            if (start[crossing.index()])
                places.push_back(canonical(input.topology[crossing].place));
        if (places.empty())
            continue;
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "Games can start beside the gold at %1."), {nameOf(hex.cell)}};
        problem.hexes = {hex.cell};
        problem.crossings = places;
        problem.key = nameOf(hex.cell);
        problem.fixes.push_back({{ISLE_TEXT("checks", "Forbid to start there"), {}}, [places](Map& map) {
                                     auto& forbidden = map.forbiddenStarts;
                                     forbidden.insert(forbidden.end(), places.begin(), places.end());
                                     std::sort(forbidden.begin(), forbidden.end());
                                 }});
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check gold_at_start;
const Check gold_at_start{
    "gold-at-start",
    "S-52",
    ISLE_TEXT("checks", "Gold on start ground"),
    ISLE_TEXT("checks", "Gold is the reward for sailing out. Where a game can start beside it, the first to "
                        "choose takes it and has every resource from the first roll."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::startPlaces};

} // namespace isle
