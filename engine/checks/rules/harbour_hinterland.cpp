#include "engine/checks/facts.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Strongest hinterland by weakest"), 1, 10, 0.5, {3, 2, 5}}};

/// What a hex so many roads away counts.
constexpr std::array weights{1.0, 0.6, 0.3};

/// Pips of one resource around a harbour, weighted by the roads to them.
double hinterland(const Topology& topology, const KnownGround& ground, EdgeId edge, Resource resource) {
    std::vector<CrossingId> reached(topology[edge].ends.begin(), topology[edge].ends.end());
    std::vector<HexId> counted;
    double sum = 0;
    std::size_t begin = 0;
    for (const double weight : weights) {
        const std::size_t end = reached.size();
        for (std::size_t i = begin; i < end; ++i) {
            const Topology::Crossing& crossing = topology[reached[i]];
            for (const HexId hex : crossing.hexes) {
                if (!hex.valid() || resourceOf(ground[hex].terrain) != resource
                    || std::find(counted.begin(), counted.end(), hex) != counted.end())
                    continue;
                counted.push_back(hex);
                sum += weight * ground[hex].pips();
            }
            for (std::size_t n = 0; n < crossing.edges.size(); ++n)
                if (crossing.edges[n].valid() && topology[crossing.edges[n]].road
                    && std::find(reached.begin(), reached.end(), crossing.neighbours[n]) == reached.end())
                    reached.push_back(crossing.neighbours[n]);
        }
        begin = end;
    }
    return sum;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!input.facts->resources(input).whole)
        return;
    struct Worth {
        const KnownHarbour* harbour;
        double pips;
    };
    std::vector<Worth> worths;
    for (const KnownHarbour& harbour : input.ground->harbours())
        if (harbour.kind < HarbourKind::Generic && harbour.edge.valid()
            && input.topology[harbour.edge].coastal)
            worths.push_back({&harbour, hinterland(input.topology, *input.ground, harbour.edge,
                                                   static_cast<Resource>(harbour.kind))});
    if (worths.size() < 2)
        return;
    const auto [weakest, strongest] = std::minmax_element(
        worths.begin(), worths.end(), [](const Worth& a, const Worth& b) { return a.pips < b.pips; });
    if (strongest->pips <= input.limit("at-most") * weakest->pips)
        return;
    Problem problem;
    problem.edges = {weakest->harbour->place, strongest->harbour->place};
    problem.message = {
        ISLE_TEXT("checks", "The 2:1 harbour at %1 has %2 pips of its resource near, the one at %3 has %4."),
        {nameOf(weakest->harbour->place), shortNumber(weakest->pips), nameOf(strongest->harbour->place),
         shortNumber(strongest->pips)}};
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check harbour_hinterland;
const Check harbour_hinterland{
    "harbour-hinterland",
    "B-30",
    ISLE_TEXT("checks", "Harbours of unlike worth"),
    ISLE_TEXT("checks", "A 2:1 harbour is worth what its resource yields near it: pips at the harbour count "
                        "whole, one road away 0.6, two roads away 0.3."),
    run,
    CheckGroup::Balance,
    {Severity::Hint, Severity::Warning, std::nullopt},
    reads::ground,
    thresholds,
    true};

} // namespace isle
