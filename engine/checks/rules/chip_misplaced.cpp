#include "engine/checks/places.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const auto cells = cellsWhere(input, [](const MapHex& hex) {
        return hex.marker != Marker::None && hex.marker != Marker::Chest && !isProducing(hex.terrain);
    });
    for (const Cell cell : cells) {
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "The tribe chip at %1 does not lie on a producing hex."),
                           {nameOf(cell)}};
        problem.hexes = {cell};
        problem.fixes.push_back(
            {{ISLE_TEXT("checks", "Remove the chip at %1"), {nameOf(cell)}}, [cell](Map& map) {
                 MapHex hex = map.at(cell);
                 hex.marker = Marker::None;
                 map.set(cell, hex);
             }});
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check chip_misplaced;
const Check chip_misplaced{
    "chip-misplaced",
    "S-200",
    ISLE_TEXT("checks", "Chip off a producing hex"),
    ISLE_TEXT("checks", "A tribe chip lies on an ordinary producing hex: forest, pasture, fields, hills or "
                        "mountains."),
    run,
    CheckGroup::Rules,
    {},
    reads::shape | reads::terrain | reads::markers};

} // namespace isle
