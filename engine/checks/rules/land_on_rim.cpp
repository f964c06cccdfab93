#include "engine/checks/places.h"
#include "engine/map/resize.h"

#include <algorithm>

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!shipsSail(input.map))
        return; // S-17
    std::vector<Cell> cells;
    for (const Topology::Hex& hex : input.topology.hexes()) {
        const bool rim = std::any_of(hex.neighbours.begin(), hex.neighbours.end(),
                                     [](HexId neighbour) { return !neighbour.valid(); });
        if (rim && hex.ground == Ground::Land)
            cells.push_back(hex.cell);
    }
    if (cells.empty())
        return;
    Problem problem;
    problem.severity = Severity::Warning; // such maps still play
    problem.message = cells.size() == 1
                          ? Text{ISLE_TEXT("checks", "%1 lies on the rim of the map."), {listOf(cells)}}
                          : Text{ISLE_TEXT("checks", "%1 land hexes lie on the rim of the map: %2."),
                                 {std::to_string(cells.size()), listOf(cells)}};
    problem.hexes = cells;
    if (canGrowFrame(input.map))
        problem.fixes.push_back({{ISLE_TEXT("checks", "Put sea around the land"), {}}, growFrame});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check land_on_rim;
const Check land_on_rim{"land-on-rim",
                        "S-8",
                        ISLE_TEXT("checks", "Land on the rim"),
                        ISLE_TEXT("checks",
                                  "Where land is not surrounded by hexes, no ship can pass along its coast "
                                  "and no harbour can lie there."),
                        run,
                        CheckGroup::Rules,
                        {Severity::Warning, Severity::Warning, Severity::Hint},
                        reads::shape | reads::options | reads::seats};

} // namespace isle
