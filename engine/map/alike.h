#pragma once

#include "engine/map/map.h"

namespace isle {

/// In what two hexes of a design are alike, for filling and selecting areas.
enum class Alike : std::uint8_t {
    Terrain,
    TerrainAndNumber,
    Number,
    Group, ///< shuffle group of what is dealt; what is fixed is alike among itself
    Ground ///< land, sea or nothing: linked land is an island
};
inline constexpr std::array allAlikes{Alike::Terrain, Alike::TerrainAndNumber, Alike::Number, Alike::Group,
                                      Alike::Ground};

/// Whether something of a hex is dealt.
[[nodiscard]] bool isDealt(const MapHex& hex);
[[nodiscard]] bool alike(const MapHex& a, const MapHex& b, Alike by);

/// The hexes that are alike and linked to `from`, itself included, in reading order; none where `from` lies
/// outside the map.
[[nodiscard]] std::vector<Cell> linkedAlike(const MapLayout& map, Cell from, Alike by);
/// All hexes of the map that are alike, linked or not.
[[nodiscard]] std::vector<Cell> allAlike(const MapLayout& map, Cell from, Alike by);

/// What Select same goes by.
enum class SameBy : std::uint8_t { Terrain, Number, Marker, Harbour };
inline constexpr std::array allSameBys{SameBy::Terrain, SameBy::Number, SameBy::Marker, SameBy::Harbour};

/// All hexes of the map that have the same as `from`. By marker and by harbour none where it has none;
/// harbours belong to the hexes they are named from.
[[nodiscard]] std::vector<Cell> sameOnMap(const MapLayout& map, Cell from, SameBy by);

} // namespace isle
