#include "engine/checks/places.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const auto cells = cellsWhere(
        input, [](const MapHex& hex) { return hex.marker == Marker::Chest && hex.terrain != Terrain::Fog; });
    for (const Cell cell : cells) {
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "The chest at %1 does not lie under fog."), {nameOf(cell)}};
        problem.hexes = {cell};
        problem.fixes.push_back(
            {{ISLE_TEXT("checks", "Remove the chest at %1"), {nameOf(cell)}}, [cell](Map& map) {
                 MapHex hex = map.at(cell);
                 hex.marker = Marker::None;
                 map.set(cell, hex);
             }});
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check chest_misplaced;
const Check chest_misplaced{
    "chest-misplaced",
    "S-261",
    ISLE_TEXT("checks", "Chest without fog"),
    ISLE_TEXT("checks", "Chests are hidden under fog hexes and opened when the hex is found."),
    run,
    CheckGroup::Rules,
    {},
    reads::shape | reads::terrain | reads::markers};

} // namespace isle
