#include "engine/checks/places.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const Rules rules = largestGame(input.map);
    if (rules.sea())
        return;
    const std::vector<Cell> cells = cellsWhere(
        input, [](const MapHex& hex) { return needsSea(hex.terrain) || hex.marker != Marker::None; });
    if (cells.empty())
        return;
    const bool knights = rules.as<Expansions>(Option::Expansions) == Expansions::Knights;
    Problem problem;
    problem.message = {ISLE_TEXT("checks", "The base game does not know what lies on %1."), {listOf(cells)}};
    problem.hexes = cells;
    problem.fixes.push_back({{ISLE_TEXT("checks", "Turn the sea expansion on"), {}}, [knights](Map& map) {
                                 const auto expansions = knights ? Expansions::Both : Expansions::Sea;
                                 map.options.set(Option::Expansions, static_cast<int>(expansions));
                             }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check sea_expansion_missing;
const Check sea_expansion_missing{
    "sea-expansion-missing",
    "S-17",
    ISLE_TEXT("checks", "Sea expansion needed"),
    ISLE_TEXT("checks", "Gold, fog, villages, fortresses, canal tiles, tribe chips and "
                        "chests belong to the sea expansion. A map "
                        "that has one of them must name it among its expansions."),
    run,
    CheckGroup::Rules,
    {},
    reads::shape | reads::terrain | reads::markers | reads::options | reads::seats};

} // namespace isle
