#include "engine/checks/places.h"
#include "engine/map/pools.h"

#include <functional>
#include <utility>

namespace isle {
namespace {

/// The tiles of a pool that can be dealt: `gold` only for the fog pile.
int tilesOf(const TerrainPool& pool, bool gold) {
    int tiles = gold ? pool[Terrain::Gold] : 0;
    for (const Terrain terrain : producingTerrains)
        tiles += pool[terrain];
    return tiles;
}

void add(std::vector<Problem>& problems, int have, int need, std::string_view sentence,
         std::vector<Cell> hexes, Text label, std::function<void(Map&)> apply) {
    if (have == need)
        return;
    Problem problem;
    problem.message = {sentence, {std::to_string(have), std::to_string(need)}};
    problem.hexes = std::move(hexes);
    problem.fixes.push_back({std::move(label), std::move(apply)});
    problems.push_back(std::move(problem));
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const DealtPools pools = resolvedPools(input.map);
    const PoolDemand demand = poolDemand(input.map);
    const auto fog = cellsWhere(input, [](const MapHex& hex) { return hex.terrain == Terrain::Fog; });
    add(problems, tilesOf(pools.terrain, false), demand.terrain,
        ISLE_TEXT("checks", "Tiles in the terrain pool: %1. Hexes that take one: %2."),
        cellsWhere(input, [](const MapHex& hex) { return hex.terrain == Terrain::Any; }),
        {ISLE_TEXT("checks", "Use the standard terrain"), {}}, [](Map& map) { map.pools.terrain.reset(); });
    add(problems, pools.numbers.total(), demand.numbers,
        ISLE_TEXT("checks", "Tokens in the number pool: %1. Hexes that take one: %2."),
        cellsWhere(input,
                   [](const MapHex& hex) { return takesNumber(hex.terrain) && hex.number.isShuffled(); }),
        {ISLE_TEXT("checks", "Use the standard numbers"), {}}, [](Map& map) { map.pools.numbers.reset(); });
    add(problems, pools.harbours.total(), demand.harbours,
        ISLE_TEXT("checks", "Kinds in the harbour pool: %1. Harbours that take one: %2."), {},
        {ISLE_TEXT("checks", "Use the standard harbours"), {}}, [](Map& map) { map.pools.harbours.reset(); });
    add(problems, tilesOf(pools.fogTerrain, true), demand.fog,
        ISLE_TEXT("checks", "Tiles in the fog pile: %1. Fog hexes: %2."), fog,
        {ISLE_TEXT("checks", "Use the standard fog pile"), {}},
        [](Map& map) { map.pools.fogTerrain.reset(); });
    add(problems, pools.fogNumbers.total(), demand.fog,
        ISLE_TEXT("checks", "Numbers for the fog pile: %1. Fog hexes: %2."), fog,
        {ISLE_TEXT("checks", "Use the standard numbers of the fog pile"), {}},
        [](Map& map) { map.pools.fogNumbers.reset(); });
    add(problems, pools.chips.total(), demand.chips,
        ISLE_TEXT("checks", "Chips in the chip pool: %1. Hexes that take one: %2."),
        cellsWhere(
            input,
            [](const MapHex& hex) { return hex.marker == Marker::ChipAny && isProducing(hex.terrain); }),
        {ISLE_TEXT("checks", "Use the standard chips"), {}}, [](Map& map) { map.pools.chips.reset(); });
}

} // namespace

extern const Check pool_size;
const Check pool_size{"pool-size",
                      "S-102",
                      ISLE_TEXT("checks", "Pool of the wrong size"),
                      ISLE_TEXT("checks",
                                "What is left open on the map is dealt from pools. A pool the map sets "
                                "itself must hold exactly as many "
                                "tiles as there are hexes or harbours to fill; without one the standard set "
                                "for that number is used."),
                      run,
                      CheckGroup::Rules,
                      {},
                      reads::shape | reads::terrain | reads::numbers | reads::markers | reads::groups
                          | reads::harbours | reads::pools};

} // namespace isle
