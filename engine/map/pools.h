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

/// What the deal has to fill: how many hexes take a terrain or number from the pools, how many harbours a
/// kind, how many fog hexes there are, and how many hexes take a chip from the pool.
struct PoolDemand {
    int terrain = 0;
    int numbers = 0;
    int harbours = 0;
    int fog = 0;
    int chips = 0;
};
[[nodiscard]] PoolDemand poolDemand(const Map& map);

/// The pools of a map with every default worked out: what a deal draws from. Default pools are for all hexes
/// of the kind (S-102) when all are shuffled; where some are fixed, the default set is taken first and the
/// fixed ones are removed from it as far as they are in it, the rest in the order of B-26 and B-27 [ours].
struct DealtPools {
    TerrainPool terrain;
    NumberPool numbers;
    HarbourPool harbours;
    TerrainPool fogTerrain;
    NumberPool fogNumbers;
    ChipPool chips;
};
[[nodiscard]] DealtPools resolvedPools(const Map& map);

} // namespace isle
