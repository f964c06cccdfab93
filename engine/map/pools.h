#pragma once

#include "engine/map/map.h"

namespace isle {

/// B-26: the terrain tiles for so many producing hexes.
[[nodiscard]] TerrainPool defaultTerrainPool(int hexes);

/// B-27: the number tokens for so many numbered hexes.
[[nodiscard]] NumberPool defaultNumberPool(int hexes);

/// B-30: the harbour kinds for so many harbours.
[[nodiscard]] HarbourPool defaultHarbourPool(int harbours);

/// S-61: the tiles of the pile for so many fog hexes; one in every five is gold.
[[nodiscard]] TerrainPool defaultFogTerrainPool(int hexes);

/// S-200: the chips for so many hexes that take one, in the turn point, harbour, gold.
[[nodiscard]] ChipPool defaultChipPool(int hexes);

/// The shuffle group a hex is dealt in: 0 for the common pools, else one more than its place in
/// MapLayout::groups. A number the layout has no group for counts as 0.
[[nodiscard]] inline std::size_t groupOf(const MapLayout& map, const MapHex& hex) {
    return hex.group <= map.groups.size() ? hex.group : 0;
}

/// What the deal has to fill: how many hexes take a terrain or number from the pools, how many harbours a
/// kind, how many fog hexes there are, and how many hexes take a chip from the pool.
struct PoolDemand {
    struct Group {
        int terrain = 0;
        int numbers = 0;
    };

    int terrain = 0; ///< of the common pools: hexes of no group
    int numbers = 0;
    int harbours = 0;
    int fog = 0;
    int chips = 0;
    std::vector<Group> groups{}; ///< in the order of MapLayout::groups

    /// Of a group as groupOf() counts them.
    [[nodiscard]] Group of(std::size_t group) const {
        return group == 0 ? Group{terrain, numbers} : groups[group - 1];
    }
};
[[nodiscard]] PoolDemand poolDemand(const MapLayout& map);

/// The pools of a map with every default worked out: what a deal draws from. Default pools are for all hexes
/// of the kind (S-102) when all are shuffled; where some are fixed, the default set is taken first and the
/// fixed ones are removed from it as far as they are in it, the rest in the order of B-26 and B-27 [ours].
/// The same holds for each shuffle group with the hexes marked for it.
struct DealtPools {
    struct Group {
        TerrainPool terrain;
        NumberPool numbers;
    };

    TerrainPool terrain; ///< the common pools: for hexes of no group
    NumberPool numbers;
    HarbourPool harbours;
    TerrainPool fogTerrain;
    NumberPool fogNumbers;
    ChipPool chips;
    std::vector<Group> groups{}; ///< in the order of MapLayout::groups

    /// Of a group as groupOf() counts them.
    [[nodiscard]] const TerrainPool& terrainOf(std::size_t group) const {
        return group == 0 ? terrain : groups[group - 1].terrain;
    }
    [[nodiscard]] const NumberPool& numbersOf(std::size_t group) const {
        return group == 0 ? numbers : groups[group - 1].numbers;
    }
};
[[nodiscard]] DealtPools resolvedPools(const MapLayout& map);

} // namespace isle
