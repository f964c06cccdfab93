#include "engine/checks/box_lack.h"

#include "engine/checks/facts.h"
#include "engine/checks/places.h"
#include "engine/checks/profile.h"

namespace isle {
namespace {

/// The hexes of the design that are drawn with a tile or token.
std::vector<Cell> drawnWith(const CheckInput& input, Component component) {
    const auto terrain = terrainOf(component);
    const int value = valueOf(component);
    if (!terrain && value == 0)
        return {};
    if (terrain == Terrain::Sea)
        return {}; // all of the sea points nowhere
    return cellsWhere(input, [&](const MapHex& hex) {
        return terrain ? hex.terrain == *terrain : takesNumber(hex.terrain) && hex.number.value() == value;
    });
}

} // namespace

void reportLack(const CheckInput& input, ComponentGroup group, std::vector<Problem>& problems) {
    if (input.profile == nullptr || input.profile->boxes.boxes.empty())
        return;
    for (const LedgerRow& row : input.facts->boxLedger(input)) {
        if (groupOf(row.component) != group || row.missing() == 0)
            continue;
        Problem problem;
        problem.key = nameOf(row.component);
        problem.hexes = drawnWith(input, row.component);
        problem.message = {ISLE_TEXT("checks", "Needed of “%1”: %2. In the boxes: %3."),
                           {std::string(labelOf(row.component)), std::to_string(row.used),
                            std::to_string(row.owned + row.reserve)}};
        problems.push_back(std::move(problem));
    }
}

} // namespace isle
