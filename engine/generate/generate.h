#pragma once

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/lattice/transform.h"
#include "engine/map/map.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace isle {

/// The outline of the home island of a random archipelago.
enum class HomeShape : std::uint8_t { Hexagon, Bar, Ring, Blob };
inline constexpr std::array allHomeShapes{HomeShape::Hexagon, HomeShape::Bar, HomeShape::Ring,
                                          HomeShape::Blob};

/// How a random archipelago repeats itself: turned by a half, a third or a sixth about its middle hex, or
/// mirrored left to right.
enum class MapSymmetry : std::uint8_t { None, TwoFold, ThreeFold, SixFold, Mirror };
inline constexpr std::array allMapSymmetries{MapSymmetry::None, MapSymmetry::TwoFold, MapSymmetry::ThreeFold,
                                             MapSymmetry::SixFold, MapSymmetry::Mirror};

/// Lower-case words for commands: "hexagon", "2", "mirror".
[[nodiscard]] std::string_view nameOf(HomeShape shape);
[[nodiscard]] std::string_view nameOf(MapSymmetry symmetry);
[[nodiscard]] std::optional<HomeShape> homeShapeNamed(std::string_view name);
[[nodiscard]] std::optional<MapSymmetry> mapSymmetryNamed(std::string_view name);

/// How many special hexes a random archipelago gets. Where it repeats itself, so many or the next number that
/// can be repeated.
struct SpecialCounts {
    int gold = 0;
    int desert = 0;
    int fog = 0;
    int villages = 0;
    int chips = 0;
    int fortresses = 0;
    int canal = 0;
    int chests = 0; ///< S-261; there is at least one fog hex for each
    bool wonders = false;

    friend bool operator==(const SpecialCounts&, const SpecialCounts&) = default;
};

/// What a random archipelago is to be.
struct GenerateOptions {
    int seats = 4; ///< 2 to 8: the most the map is meant for
    int rows = 9;
    int cols = 11;
    int islands = 3;
    /// Hexes of sea in a hundred; kept as near as whole islands and whole repetitions allow.
    int seaShare = 60;
    HomeShape home = HomeShape::Hexagon;
    MapSymmetry symmetry = MapSymmetry::None;
    bool shuffled = true; ///< terrain, numbers and harbour kinds are dealt for every game, not fixed
    SpecialCounts specials;
    std::optional<int> harbours; ///< not set: as many as the published boards have for the seats
    std::uint64_t seed = 1;

    friend bool operator==(const GenerateOptions&, const GenerateOptions&) = default;
};

/// Makes a random archipelago: the same options, the same map. It has exactly the islands asked for, no land
/// on its rim, one sea, and no errors among its problems. Where that cannot be, a sentence says why; one that
/// blames the seed says so.
[[nodiscard]] Result<Map, Text> generateMap(const GenerateOptions& options);

/// The share of sea among the hexes of a map, in a hundred.
[[nodiscard]] double seaShareOf(const Map& map);

/// The symmetries under which a generated map is equal to itself; the first leaves everything where it is.
[[nodiscard]] std::vector<LatticeTransform> symmetriesOf(const GenerateOptions& options);

} // namespace isle
