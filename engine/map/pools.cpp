#include "engine/map/pools.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace isle {
namespace {

/// B-27: the order in which a partial token set is filled.
constexpr std::array fillOrder{5, 9, 4, 10, 6, 8, 3, 11, 2, 12, 3, 4, 5, 6, 8, 9, 10, 11};

/// B-30: the order in which harbour kinds are taken.
constexpr std::array harbourOrder{
    HarbourKind::Brick,   HarbourKind::Lumber,  HarbourKind::Wool,    HarbourKind::Grain,
    HarbourKind::Ore,     HarbourKind::Generic, HarbourKind::Generic, HarbourKind::Generic,
    HarbourKind::Generic, HarbourKind::Generic, HarbourKind::Wool,    HarbourKind::Generic,
    HarbourKind::Brick,   HarbourKind::Generic, HarbourKind::Grain,   HarbourKind::Generic,
    HarbourKind::Lumber,  HarbourKind::Generic, HarbourKind::Ore};

/// The default sequence for all things of a kind less those that are fixed; where more are fixed than the
/// sequence holds, the last of it go. `Key`s are small numbers or enumerators.
template <class Pool, class Key>
Pool withoutFixed(const std::vector<Key>& sequence, const std::vector<Key>& fixed) {
    constexpr std::size_t keys = 16;
    std::array<std::size_t, keys> toRemove{}; // of each key the first in the sequence go
    for (const Key key : fixed)
        ++toRemove[static_cast<std::size_t>(key)];
    std::vector<Key> left;
    left.reserve(sequence.size());
    for (const Key key : sequence) {
        std::size_t& removed = toRemove[static_cast<std::size_t>(key)];
        if (removed > 0)
            --removed;
        else
            left.push_back(key);
    }
    const std::size_t missing = std::accumulate(toRemove.begin(), toRemove.end(), std::size_t{0});
    left.resize(left.size() - std::min(missing, left.size()));
    Pool pool;
    for (const Key key : left)
        ++pool[key];
    return pool;
}

std::vector<Terrain> terrainSequence(int hexes) {
    std::vector<Terrain> sequence;
    for (int i = 0; i < hexes; ++i)
        sequence.push_back(producingTerrains[static_cast<std::size_t>(i) % producingTerrains.size()]);
    return sequence;
}

std::vector<int> numberSequence(int hexes) {
    std::vector<int> sequence;
    for (int i = 0; i < hexes; ++i)
        sequence.push_back(fillOrder[static_cast<std::size_t>(i) % fillOrder.size()]);
    return sequence;
}

std::vector<HarbourKind> harbourSequence(int harbours) {
    std::vector<HarbourKind> sequence;
    for (int i = 0; i < harbours; ++i)
        sequence.push_back(harbourOrder[static_cast<std::size_t>(i) % harbourOrder.size()]);
    return sequence;
}

} // namespace

TerrainPool defaultTerrainPool(int hexes) {
    return withoutFixed<TerrainPool, Terrain>(terrainSequence(hexes), {});
}

// The fill order of B-27 holds exactly one base set, so cycling through it yields the full sets first.
NumberPool defaultNumberPool(int hexes) {
    return withoutFixed<NumberPool, int>(numberSequence(hexes), {});
}

HarbourPool defaultHarbourPool(int harbours) {
    return withoutFixed<HarbourPool, HarbourKind>(harbourSequence(harbours), {});
}

TerrainPool defaultFogTerrainPool(int hexes) {
    const int gold = hexes / 5; // S-61
    TerrainPool pool = defaultTerrainPool(hexes - gold);
    pool[Terrain::Gold] = gold;
    return pool;
}

ChipPool defaultChipPool(int hexes) {
    return {(hexes + 2) / 3, (hexes + 1) / 3, hexes / 3};
}

PoolDemand poolDemand(const MapLayout& map) {
    PoolDemand demand;
    demand.groups.resize(map.groups.size());
    for (const MapHex& hex : map.cells) {
        const std::size_t group = groupOf(map, hex);
        (group == 0 ? demand.terrain : demand.groups[group - 1].terrain) +=
            hex.terrain == Terrain::Any ? 1 : 0;
        demand.chips += hex.marker == Marker::ChipAny && isProducing(hex.terrain) ? 1 : 0;
        demand.fog += hex.terrain == Terrain::Fog ? 1 : 0;
        (group == 0 ? demand.numbers : demand.groups[group - 1].numbers) +=
            takesNumber(hex.terrain) && hex.number.isShuffled() ? 1 : 0;
    }
    for (const MapHarbour& harbour : map.harbours)
        demand.harbours += harbour.kind == HarbourKind::Shuffled ? 1 : 0;
    return demand;
}

namespace {

/// What is fixed, by the group it counts in.
struct Fixed {
    std::vector<Terrain> terrain;
    std::vector<int> numbers;
};

std::vector<Fixed> fixedByGroup(const MapLayout& map) {
    std::vector<Fixed> fixed(map.groups.size() + 1);
    for (const MapHex& hex : map.cells) {
        Fixed& group = fixed[groupOf(map, hex)];
        if (isProducing(hex.terrain) && hex.terrain != Terrain::Any)
            group.terrain.push_back(hex.terrain);
        if (takesNumber(hex.terrain) && hex.number.isFixed())
            group.numbers.push_back(hex.number.value());
    }
    return fixed;
}

int plus(int shuffled, std::size_t fixed) {
    return shuffled + static_cast<int>(fixed);
}

DealtPools::Group groupPools(const std::optional<TerrainPool>& terrain,
                             const std::optional<NumberPool>& numbers, PoolDemand::Group demand,
                             const Fixed& fixed) {
    DealtPools::Group pools;
    pools.terrain = terrain ? *terrain
                            : withoutFixed<TerrainPool, Terrain>(
                                terrainSequence(plus(demand.terrain, fixed.terrain.size())), fixed.terrain);
    pools.numbers = numbers ? *numbers
                            : withoutFixed<NumberPool, int>(
                                numberSequence(plus(demand.numbers, fixed.numbers.size())), fixed.numbers);
    return pools;
}

} // namespace

DealtPools resolvedPools(const MapLayout& map) {
    const PoolDemand demand = poolDemand(map);
    const std::vector<Fixed> fixed = fixedByGroup(map);
    std::vector<HarbourKind> fixedHarbours;
    for (const MapHarbour& harbour : map.harbours)
        if (harbour.kind != HarbourKind::Shuffled)
            fixedHarbours.push_back(harbour.kind);

    DealtPools pools;
    const DealtPools::Group common = groupPools(map.pools.terrain, map.pools.numbers, demand.of(0), fixed[0]);
    pools.terrain = common.terrain;
    pools.numbers = common.numbers;
    pools.harbours = map.pools.harbours.value_or(withoutFixed<HarbourPool, HarbourKind>(
        harbourSequence(plus(demand.harbours, fixedHarbours.size())), fixedHarbours));
    pools.fogTerrain = map.pools.fogTerrain.value_or(defaultFogTerrainPool(demand.fog));
    pools.fogNumbers = map.pools.fogNumbers.value_or(defaultNumberPool(demand.fog));
    pools.chips = map.pools.chips.value_or(defaultChipPool(demand.chips));
    for (std::size_t i = 0; i < map.groups.size(); ++i)
        pools.groups.push_back(
            groupPools(map.groups[i].terrain, map.groups[i].numbers, demand.groups[i], fixed[i + 1]));
    return pools;
}

} // namespace isle
