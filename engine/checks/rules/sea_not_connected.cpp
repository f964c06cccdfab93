#include "engine/checks/places.h"

#include <algorithm>

namespace isle {
namespace {

/// The connected regions of the sea, the largest first.
std::vector<std::vector<Cell>> seasOf(const Topology& topology) {
    std::vector<std::vector<Cell>> seas;
    std::vector<bool> seen(topology.hexes().size(), false);
    for (std::size_t first = 0; first < seen.size(); ++first) {
        if (seen[first] || topology.hexes()[first].ground != Ground::Sea)
            continue;
        seen[first] = true;
        std::vector<HexId> region{HexId(first)};
        for (std::size_t at = 0; at < region.size(); ++at) {
            for (const HexId next : topology[region[at]].neighbours) {
                if (next.valid() && !seen[next.index()] && topology[next].ground == Ground::Sea) {
                    seen[next.index()] = true;
                    region.push_back(next);
                }
            }
        }
        std::sort(region.begin(), region.end());
        auto& cells = seas.emplace_back();
        for (const HexId hex : region)
            cells.push_back(topology[hex].cell);
    }
    std::stable_sort(seas.begin(), seas.end(),
                     [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return seas;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!shipsSail(input.map) || input.topology.seaRegions() < 2)
        return; // S-17
    const auto seas = seasOf(input.topology);
    for (auto sea = seas.begin() + 1; sea != seas.end(); ++sea) {
        Problem problem;
        problem.severity = Severity::Warning; // such maps still play
        problem.message = {ISLE_TEXT("checks", "The water at %1 is cut off from the sea."), {listOf(*sea)}};
        problem.hexes = *sea;
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check sea_not_connected;
const Check sea_not_connected{"sea-not-connected",
                              "S-8",
                              ISLE_TEXT("checks", "Sea in several parts"),
                              ISLE_TEXT("checks",
                                        "Ships reach every coast only where the whole sea hangs together. A "
                                        "lake is fine if it is meant as one."),
                              run,
                              CheckGroup::Rules,
                              {Severity::Warning, Severity::Warning, Severity::Hint},
                              reads::shape | reads::options | reads::seats};

} // namespace isle
