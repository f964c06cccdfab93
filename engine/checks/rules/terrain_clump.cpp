#include "engine/checks/measures.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Hexes of one terrain in a group"), 1, 50, 1, {3, 2, 4}}};

/// Hexes of the groups that are too large.
int clumped(const Topology& topology, const KnownGround& ground, int limit) {
    int sum = 0;
    for (const auto& clump : terrainClumps(topology, ground, limit + 1))
        sum += static_cast<int>(clump.size()) - limit;
    return sum;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int limit = static_cast<int>(input.limit("at-most"));
    const auto clumps = terrainClumps(input.topology, *input.ground, limit + 1);
    int before = 0;
    for (const auto& clump : clumps)
        before += static_cast<int>(clump.size()) - limit;
    for (const auto& clump : clumps) {
        const Terrain terrain = (*input.ground)[clump.front()].terrain;
        Problem problem;
        problem.hexes = cellsOf(input.topology, clump);
        problem.message = {ISLE_TEXT("checks", "%1 hexes of %2 lie together: %3."),
                           {std::to_string(clump.size()), wordFor(terrain), listOf(problem.hexes)}};
        if (problems.size() < mostSearches && clump.size() <= 2 * static_cast<std::size_t>(limit) + 2)
            if (auto fix = swapTerrainsFix(input, clump, [&](const KnownGround& swapped, HexId, HexId) {
                    return clumped(input.topology, swapped, limit)
                           <= before - static_cast<int>(clump.size()) + limit;
                }))
                problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check terrain_clump;
const Check terrain_clump{
    "terrain-clump",
    "",
    ISLE_TEXT("checks", "Terrain in a clump"),
    ISLE_TEXT("checks", "Where many hexes of one terrain lie together, a seat that settles there has one "
                        "resource only, and the others hardly get any of it."),
    run,
    CheckGroup::Tidy,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground,
    thresholds,
    true};

} // namespace isle
