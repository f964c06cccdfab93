#include "engine/checks/places.h"
#include "engine/map/pools.h"

namespace isle {
namespace {

void report(int have, const std::vector<Cell>& fog, std::string_view sentence, Fix fix,
            std::vector<Problem>& problems) {
    if (have == static_cast<int>(fog.size()))
        return;
    Problem problem;
    problem.message = {sentence, {std::to_string(have), std::to_string(fog.size())}};
    problem.hexes = fog;
    problem.fixes.push_back(std::move(fix));
    problems.push_back(std::move(problem));
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const DealtPools pools = resolvedPools(input.map);
    const auto fog = cellsWhere(input, [](const MapHex& hex) { return hex.terrain == Terrain::Fog; });
    int tiles = pools.fogTerrain[Terrain::Gold];
    for (const Terrain terrain : producingTerrains)
        tiles += pools.fogTerrain[terrain];
    report(tiles, fog, ISLE_TEXT("checks", "Tiles in the fog pile: %1. Fog hexes: %2."),
           {{ISLE_TEXT("checks", "Use the standard fog pile"), {}},
            [](Map& map) { map.pools.fogTerrain.reset(); }},
           problems);
    report(pools.fogNumbers.total(), fog, ISLE_TEXT("checks", "Numbers for the fog pile: %1. Fog hexes: %2."),
           {{ISLE_TEXT("checks", "Use the standard numbers of the fog pile"), {}},
            [](Map& map) { map.pools.fogNumbers.reset(); }},
           problems);
}

} // namespace

extern const Check fog_stack;
const Check fog_stack{
    "fog-stack",
    "S-61",
    ISLE_TEXT("checks", "Fog pile of the wrong size"),
    ISLE_TEXT("checks",
              "Each fog hex is turned into the next tile of the pile, and each tile takes a number. "
              "With too few or too many no game can be dealt."),
    run,
    CheckGroup::Rules,
    {},
    reads::shape | reads::terrain | reads::pools};

} // namespace isle
