#include "engine/checks/places.h"
#include "engine/checks/repairs.h"

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const auto& harbours = input.map.harbours;
    for (std::size_t a = 0; a < harbours.size(); ++a) {
        for (std::size_t b = a + 1; b < harbours.size(); ++b) {
            if (!shareCrossing(harbours[a].edge, harbours[b].edge))
                continue;
            Problem problem;
            problem.message = {ISLE_TEXT("checks", "The harbours at %1 and %2 share a crossing."),
                               {nameOf(harbours[a].edge), nameOf(harbours[b].edge)}};
            problem.edges = {harbours[a].edge, harbours[b].edge};
            for (const std::size_t which : {b, a}) {
                if (auto fix = turnHarbourFix(input, harbours[which])) {
                    problem.fixes.push_back(std::move(*fix));
                    break;
                }
            }
            problem.fixes.push_back(removeHarbourFix(harbours[b].edge));
            problem.fixes.push_back(removeHarbourFix(harbours[a].edge));
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace

extern const Check harbour_shared_crossing;
const Check harbour_shared_crossing{"harbour-shared-crossing",
                                    "B-29",
                                    ISLE_TEXT("checks", "Harbours share a crossing"),
                                    ISLE_TEXT("checks",
                                              "A harbour serves the two crossings at the ends of its edge, "
                                              "and a crossing has one harbour at most."),
                                    run,
                                    CheckGroup::Rules,
                                    {},
                                    reads::shape | reads::terrain | reads::harbours};

} // namespace isle
