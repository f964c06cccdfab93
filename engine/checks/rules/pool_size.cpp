#include "engine/checks/places.h"
#include "engine/map/pools.h"

#include <functional>
#include <utility>

namespace isle {
namespace {

/// The tiles of a pool that can be dealt.
int tilesOf(const TerrainPool& pool) {
    int tiles = 0;
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

std::vector<Cell> hexesOfGroup(const CheckInput& input, std::size_t group, bool numbers) {
    return cellsWhere(input, [&](const MapHex& hex) {
        return groupOf(input.map, hex) == group
               && (numbers ? takesNumber(hex.terrain) && hex.number.isShuffled()
                           : hex.terrain == Terrain::Any);
    });
}

void checkGroup(const CheckInput& input, std::size_t group, const DealtPools& pools, const PoolDemand& demand,
                std::vector<Problem>& problems) {
    const std::size_t first = problems.size();
    add(problems, tilesOf(pools.terrainOf(group)), demand.of(group).terrain,
        group == 0
            ? ISLE_TEXT("checks", "Tiles in the terrain pool: %1. Hexes that take one: %2.")
            : ISLE_TEXT("checks", "Tiles in the terrain pool of group “%3”: %1. Hexes that take one: %2."),
        hexesOfGroup(input, group, false), {ISLE_TEXT("checks", "Use the standard terrain"), {}},
        [group](Map& map) {
            if (group == 0)
                map.pools.terrain.reset();
            else
                map.groups[group - 1].terrain.reset();
        });
    add(problems, pools.numbersOf(group).total(), demand.of(group).numbers,
        group == 0
            ? ISLE_TEXT("checks", "Tokens in the number pool: %1. Hexes that take one: %2.")
            : ISLE_TEXT("checks", "Tokens in the number pool of group “%3”: %1. Hexes that take one: %2."),
        hexesOfGroup(input, group, true), {ISLE_TEXT("checks", "Use the standard numbers"), {}},
        [group](Map& map) {
            if (group == 0)
                map.pools.numbers.reset();
            else
                map.groups[group - 1].numbers.reset();
        });
    if (group != 0)
        for (std::size_t i = first; i < problems.size(); ++i)
            problems[i].message.facts.push_back(input.map.groups[group - 1].name);
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const DealtPools pools = resolvedPools(input.map);
    const PoolDemand demand = poolDemand(input.map);
    for (std::size_t group = 0; group <= input.map.groups.size(); ++group)
        checkGroup(input, group, pools, demand, problems);
    add(problems, pools.harbours.total(), demand.harbours,
        ISLE_TEXT("checks", "Kinds in the harbour pool: %1. Harbours that take one: %2."), {},
        {ISLE_TEXT("checks", "Use the standard harbours"), {}}, [](Map& map) { map.pools.harbours.reset(); });
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
