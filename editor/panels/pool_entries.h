#pragma once

#include "editor/panels/pool_grid.h"
#include "engine/map/map.h"

#include <array>
#include <vector>

namespace isle {

/// What a terrain pool of the map or of a group counts.
inline constexpr std::array poolTerrains = producingTerrains;
/// What the pool of the fog counts: there may be gold (S-61).
inline constexpr std::array fogTerrains{Terrain::Forest, Terrain::Pasture,   Terrain::Fields,
                                        Terrain::Hills,  Terrain::Mountains, Terrain::Gold};
inline constexpr std::array poolHarbours{HarbourKind::Generic, HarbourKind::Brick, HarbourKind::Lumber,
                                         HarbourKind::Wool,    HarbourKind::Grain, HarbourKind::Ore};
inline constexpr std::array poolChips{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold};

/// Names and pictures of what a pool counts.
[[nodiscard]] PoolEntry poolEntry(Terrain terrain);
[[nodiscard]] PoolEntry poolEntry(int token);
[[nodiscard]] PoolEntry poolEntry(HarbourKind kind);
[[nodiscard]] PoolEntry poolEntry(Marker chip);

template <class Keys>
[[nodiscard]] std::vector<PoolEntry> poolEntries(const Keys& keys) {
    std::vector<PoolEntry> entries;
    for (const auto key : keys)
        entries.push_back(poolEntry(key));
    return entries;
}

/// The counts of a pool in the order of the keys, and a pool with such counts.
template <class Pool, class Keys>
[[nodiscard]] std::vector<int> countsOf(const Pool& pool, const Keys& keys) {
    std::vector<int> counts;
    for (const auto key : keys)
        counts.push_back(pool[key]);
    return counts;
}
template <class Pool, class Keys>
[[nodiscard]] Pool poolWith(const std::vector<int>& counts, const Keys& keys, Pool pool) {
    std::size_t i = 0;
    for (const auto key : keys)
        pool[key] = counts[i++];
    return pool;
}

} // namespace isle
