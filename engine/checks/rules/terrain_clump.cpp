#include "engine/checks/measures.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Hexes of one terrain in a group"), 1, 50, 1, {3, 2, 4}}};

/// Whether the group a hex lies in has no more hexes than the limit.
bool isSmall(const Topology& topology, const KnownGround& ground, HexId hex, std::size_t limit) {
    std::vector<HexId> group{hex};
    for (std::size_t at = 0; at < group.size() && group.size() <= limit; ++at)
        for (const HexId next : topology[group[at]].neighbours)
            if (next.valid() && ground[next].terrain == ground[hex].terrain
                && std::find(group.begin(), group.end(), next) == group.end())
                group.push_back(next);
    return group.size() <= limit;
}

/// After two hexes changed terrain: neither lies in a large group now, nor does what is left of the group the
/// first one was taken out of.
bool isMended(const Topology& topology, const KnownGround& swapped, HexId taken, HexId other,
              std::size_t limit) {
    const auto& beside = topology[taken].neighbours;
    return isSmall(topology, swapped, taken, limit) && isSmall(topology, swapped, other, limit)
           && std::all_of(beside.begin(), beside.end(), [&](HexId next) {
                  return !next.valid() || swapped[next].terrain != swapped[other].terrain
                         || isSmall(topology, swapped, next, limit);
              });
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int limit = static_cast<int>(input.limit("at-most"));
    const auto clumps = terrainClumps(input.topology, *input.ground, limit + 1);
    for (const auto& clump : clumps) {
        const Terrain terrain = (*input.ground)[clump.front()].terrain;
        Problem problem;
        problem.hexes = cellsOf(input.topology, clump);
        problem.message = {ISLE_TEXT("checks", "%1 hexes of %2 lie together: %3."),
                           {std::to_string(clump.size()), wordFor(terrain), listOf(problem.hexes)}};
        if (problems.size() < mostSearches)
            if (auto fix =
                    swapTerrainsFix(input, clump, [&](const KnownGround& swapped, HexId taken, HexId other) {
                        return isMended(input.topology, swapped, taken, other,
                                        static_cast<std::size_t>(limit));
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
