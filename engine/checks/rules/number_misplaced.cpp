#include "engine/checks/places.h"

namespace isle {
namespace {

bool misplaced(const MapHex& hex) {
    return !hex.number.none() && !takesNumber(hex.terrain);
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    std::vector<Cell> cells; // void cells are no hexes but can carry one as well
    for (int row = 0; row < input.map.rows; ++row) {
        for (int col = 0; col < input.map.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (misplaced(input.map.at(cell)))
                cells.push_back(cell);
        }
    }
    for (const Cell cell : cells) {
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "%1 carries a number, but its terrain takes none."),
                           {nameOf(cell)}};
        problem.hexes = {cell};
        problem.fixes.push_back(
            {{ISLE_TEXT("checks", "Remove the number of %1"), {nameOf(cell)}}, [cell](Map& map) {
                 MapHex hex = map.at(cell);
                 hex.number = {};
                 map.set(cell, hex);
             }});
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check number_misplaced;
const Check number_misplaced{"number-misplaced",
                             "B-24",
                             ISLE_TEXT("checks", "Number where none can be"),
                             ISLE_TEXT("checks",
                                       "Only hexes that yield something carry a number: the five terrains, "
                                       "gold, villages and canal tiles. Fog "
                                       "hexes get theirs from the fog pile when they are found."),
                             run,
                             CheckGroup::Rules,
                             {},
                             reads::shape | reads::terrain | reads::numbers};

} // namespace isle
