#include "engine/checks/places.h"
#include "engine/checks/repairs.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    for (const MapHarbour& harbour : input.map.harbours) {
        if (isCoastal(input, harbour.edge))
            continue;
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "The harbour at %1 does not lie between land and sea."),
                           {nameOf(harbour.edge)}};
        problem.edges = {harbour.edge};
        if (auto fix = turnHarbourFix(input, harbour))
            problem.fixes.push_back(std::move(*fix));
        problem.fixes.push_back(removeHarbourFix(harbour.edge));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check harbour_not_coastal;
const Check harbour_not_coastal{"harbour-not-coastal",
                                "B-6",
                                ISLE_TEXT("checks", "Harbour away from the coast"),
                                ISLE_TEXT("checks",
                                          "A harbour lies on an edge with land on one side and a sea hex on "
                                          "the other. The empty space around a "
                                          "map is no sea."),
                                run,
                                CheckGroup::Rules,
                                {},
                                reads::shape | reads::terrain | reads::harbours};

} // namespace isle
