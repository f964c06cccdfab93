#include "engine/checks/places.h"
#include "engine/checks/repairs.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const std::vector<Cell> cells =
        cellsWhere(input, [](const MapHex& hex) { return takesNumber(hex.terrain) && hex.number.none(); });
    if (cells.empty())
        return;
    Problem problem;
    problem.severity = Severity::Warning; // B-24 allows it
    problem.message =
        cells.size() == 1
            ? Text{ISLE_TEXT("checks", "%1 has no number and will never produce."), {listOf(cells)}}
            : Text{ISLE_TEXT("checks", "%1 hexes have no number and will never produce: %2."),
                   {std::to_string(cells.size()), listOf(cells)}};
    problem.hexes = cells;
    problem.fixes.push_back({cells.size() == 1
                                 ? Text{ISLE_TEXT("checks", "Take its number from the pool"), {}}
                                 : Text{ISLE_TEXT("checks", "Take their numbers from the pool"), {}},
                             [cells](Map& map) {
                                 for (const Cell cell : cells)
                                     shuffleNumber(map, cell);
                             }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check number_missing;
const Check number_missing{"number-missing",
                           "B-24",
                           ISLE_TEXT("checks", "Hex without a number"),
                           ISLE_TEXT("checks",
                                     "A hex yields something only when its number is rolled. Without a "
                                     "number it is as good as a desert; if "
                                     "that is meant, a desert says it better."),
                           run,
                           CheckGroup::Rules,
                           {Severity::Warning, Severity::Warning, Severity::Hint},
                           reads::shape | reads::terrain | reads::numbers};

} // namespace isle
