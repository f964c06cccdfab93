#include "engine/checks/facts.h"
#include "engine/checks/places.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (input.facts->starts(input).empty())
        return; // see start-crossings
    std::vector<std::vector<CrossingId>> dead(input.topology.islands().size());
    for (const CrossingId crossing : neverSettled(input))
        dead[input.topology[crossing].island.index()].push_back(crossing);
    std::vector<int> all(dead.size(), 0);
    for (const Topology::Crossing& crossing : input.topology.crossings())
        if (crossing.land)
            ++all[crossing.island.index()];
    for (std::size_t i = 0; i < dead.size(); ++i) {
        if (dead[i].empty())
            continue;
        const std::string first = nameOf(input.topology[input.topology.islands()[i].front()].cell);
        Problem problem;
        problem.key = first;
        problem.message =
            static_cast<int>(dead[i].size()) == all[i]
                ? Text{ISLE_TEXT("checks", "Nobody can ever settle on the island at %1."), {first}}
                : Text{ISLE_TEXT("checks", "Nobody can ever settle on %2 crossings of the island at %1."),
                       {first, std::to_string(dead[i].size())}};
        for (const CrossingId crossing : dead[i])
            problem.crossings.push_back(input.topology[crossing].place);
        for (const HexId hex : input.topology.islands()[i])
            problem.hexes.push_back(input.topology[hex].cell);
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check dead_ground;
const Check dead_ground{
    "dead-ground",
    "S-15",
    ISLE_TEXT("checks", "Ground nobody can settle"),
    ISLE_TEXT("checks", "No road and no chain of ships leads there from where games start, or a fortress "
                        "stands there and no ship can come to raid it."),
    run,
    CheckGroup::Balance,
    {Severity::Hint, Severity::Warning, std::nullopt},
    reads::startPlaces};

} // namespace isle
