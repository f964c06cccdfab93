#include "engine/checks/places.h"
#include "engine/checks/repairs.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    for (const MapHarbour& harbour : input.map.harbours) {
        if (!isCoastal(input, harbour.edge))
            continue; // see harbour-not-coastal
        const EdgePlace other = otherSide(harbour.edge);
        const Cell land = isLand(input.map.at(harbour.edge.cell).terrain) ? harbour.edge.cell : other.cell;
        const Terrain terrain = input.map.at(land).terrain;
        if (terrain != Terrain::Fog && terrain != Terrain::Fortress)
            continue;
        Problem problem;
        problem.message = {terrain == Terrain::Fog
                               ? ISLE_TEXT("checks", "The harbour at %1 lies on a fog hex.")
                               : ISLE_TEXT("checks", "The harbour at %1 lies on a fortress."),
                           {nameOf(harbour.edge)}};
        problem.hexes = {land};
        problem.edges = {harbour.edge};
        problem.fixes.push_back(removeHarbourFix(harbour.edge));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check harbour_on_fog;
const Check harbour_on_fog{"harbour-on-fog",
                           "S-107",
                           ISLE_TEXT("checks", "Harbour on fog or a fortress"),
                           ISLE_TEXT("checks",
                                     "What lies under fog is not known, and nobody settles at a standing "
                                     "fortress: neither has a harbour."),
                           run,
                           CheckGroup::Rules,
                           {},
                           reads::shape | reads::terrain | reads::harbours};

} // namespace isle
