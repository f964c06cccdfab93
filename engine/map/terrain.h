#pragma once

#include "engine/lattice/topology.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace isle {

/// The five resources in the order of B-11.
enum class Resource : std::uint8_t { Brick, Lumber, Wool, Grain, Ore };
inline constexpr std::size_t resourceCount = 5;
inline constexpr std::array allResources{Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain,
                                         Resource::Ore};

/// What a cell of a map is (B-1, S-3). `Any` is "a producing terrain from the pool".
enum class Terrain : std::uint8_t {
    Void,
    Sea,
    Forest,
    Pasture,
    Fields,
    Hills,
    Mountains,
    Any,
    Desert,
    Gold,
    Fog,
    Village,
    Fortress,
    Canal
};
inline constexpr std::size_t terrainCount = 14;
inline constexpr std::array allTerrains{
    Terrain::Void,  Terrain::Sea,       Terrain::Forest,   Terrain::Pasture, Terrain::Fields,
    Terrain::Hills, Terrain::Mountains, Terrain::Any,      Terrain::Desert,  Terrain::Gold,
    Terrain::Fog,   Terrain::Village,   Terrain::Fortress, Terrain::Canal};

/// The five producing terrains in the order pools are dealt (B-26).
inline constexpr std::array producingTerrains{Terrain::Forest, Terrain::Pasture, Terrain::Fields,
                                              Terrain::Hills, Terrain::Mountains};

/// A harbour's kind (B-30). `Shuffled` harbours take theirs from the pool.
enum class HarbourKind : std::uint8_t { Brick, Lumber, Wool, Grain, Ore, Generic, Shuffled };
inline constexpr std::size_t harbourKindCount = 6; ///< kinds a dealt harbour can have
inline constexpr std::array allHarbourKinds{HarbourKind::Brick,   HarbourKind::Lumber, HarbourKind::Wool,
                                            HarbourKind::Grain,   HarbourKind::Ore,    HarbourKind::Generic,
                                            HarbourKind::Shuffled};

/// What lies on a hex besides its terrain: a tribe chip (S-200; `ChipAny` is dealt) or a chest under fog
/// (S-261).
enum class Marker : std::uint8_t { None, ChipAny, ChipPoint, ChipHarbour, ChipGold, Chest };
inline constexpr std::array allMarkers{Marker::None,        Marker::ChipAny,  Marker::ChipPoint,
                                       Marker::ChipHarbour, Marker::ChipGold, Marker::Chest};

[[nodiscard]] constexpr Ground groundOf(Terrain terrain) {
    return terrain == Terrain::Void ? Ground::None : terrain == Terrain::Sea ? Ground::Sea : Ground::Land;
}
[[nodiscard]] constexpr bool isLand(Terrain terrain) {
    return groundOf(terrain) == Ground::Land;
}

/// B-11: one of the five terrains that give a resource, or `Any`, which becomes one.
[[nodiscard]] constexpr bool isProducing(Terrain terrain) {
    return terrain >= Terrain::Forest && terrain <= Terrain::Any;
}

/// Whether hexes of this terrain carry a number token: producing, gold, village and canal (S-102). Fog hexes
/// get theirs with the tile of the fog pile.
[[nodiscard]] constexpr bool takesNumber(Terrain terrain) {
    return isProducing(terrain) || terrain == Terrain::Gold || terrain == Terrain::Village
           || terrain == Terrain::Canal;
}

/// Terrains the base game lacks (S-17): a map that has one must name the sea expansion.
[[nodiscard]] constexpr bool needsSea(Terrain terrain) {
    return terrain >= Terrain::Gold;
}

/// B-11: what a terrain yields; nothing for all but the five.
[[nodiscard]] constexpr std::optional<Resource> resourceOf(Terrain terrain) {
    switch (terrain) {
    case Terrain::Hills:
        return Resource::Brick;
    case Terrain::Forest:
        return Resource::Lumber;
    case Terrain::Pasture:
        return Resource::Wool;
    case Terrain::Fields:
        return Resource::Grain;
    case Terrain::Mountains:
        return Resource::Ore;
    default:
        return std::nullopt;
    }
}

/// The kinds of number token: 2 to 12 without 7 (B-24).
inline constexpr std::array tokenValues{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
[[nodiscard]] constexpr bool isToken(int value) {
    return value >= 2 && value <= 12 && value != 7;
}

/// How many of the 36 results of two dice give the number; 0 for what is no token.
[[nodiscard]] constexpr int pipsOf(int value) {
    return !isToken(value) ? 0 : value < 7 ? value - 1 : 13 - value;
}

/// B-28: the red tokens.
[[nodiscard]] constexpr bool isRed(int value) {
    return value == 6 || value == 8;
}

/// Lower-case words used in files and commands: "forest", "brick", "generic", "chip-point".
[[nodiscard]] std::string_view nameOf(Terrain terrain);
[[nodiscard]] std::string_view nameOf(Resource resource);
[[nodiscard]] std::string_view nameOf(HarbourKind kind);
[[nodiscard]] std::string_view nameOf(Marker marker);
[[nodiscard]] std::optional<Terrain> terrainNamed(std::string_view name);
[[nodiscard]] std::optional<HarbourKind> harbourKindNamed(std::string_view name);
[[nodiscard]] std::optional<Marker> markerNamed(std::string_view name);

} // namespace isle
