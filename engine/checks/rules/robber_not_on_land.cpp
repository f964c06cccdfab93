#include "engine/checks/places.h"

namespace isle {
namespace {

std::string_view sentenceFor(Terrain terrain) {
    switch (terrain) {
    case Terrain::Fog:
        return ISLE_TEXT("checks", "The robber starts at %1, which is covered by fog.");
    case Terrain::Fortress:
        return ISLE_TEXT("checks", "The robber starts at %1, which is a fortress.");
    default:
        return isLand(terrain) ? std::string_view()
                               : ISLE_TEXT("checks", "The robber starts at %1, which is no land.");
    }
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const auto start = input.map.robberStart;
    const std::string_view sentence = start ? sentenceFor(input.map.at(*start).terrain) : std::string_view();
    if (sentence.empty())
        return;
    Problem problem;
    problem.message = {sentence, {nameOf(*start)}};
    problem.hexes = {*start};
    const auto deserts = cellsWhere(input, [](const MapHex& hex) { return hex.terrain == Terrain::Desert; });
    if (!deserts.empty())
        problem.fixes.push_back(
            {{ISLE_TEXT("checks", "Start the robber on the desert at %1"), {nameOf(deserts.front())}},
             [desert = deserts.front()](Map& map) { map.robberStart = desert; }});
    problem.fixes.push_back({{ISLE_TEXT("checks", "Remove the mark of the robber"), {}},
                             [](Map& map) { map.robberStart.reset(); }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check robber_not_on_land;
const Check robber_not_on_land{"robber-not-on-land",
                               "S-107",
                               ISLE_TEXT("checks", "Robber not on land"),
                               ISLE_TEXT("checks",
                                         "The robber is on land, but neither on fog nor on a standing "
                                         "fortress. On a map without a mark it starts "
                                         "on the first desert, or else beside the board."),
                               run,
                               CheckGroup::Rules,
                               {},
                               reads::shape | reads::terrain | reads::figures};

} // namespace isle
