#pragma once

#include "engine/lattice/symmetry.h"
#include "engine/map/alike.h"

#include <optional>

namespace isle {

/// What the shape tool draws.
enum class ShapeKind : std::uint8_t { Line, Circle, Hexagon, Triangle };
inline constexpr std::array allShapeKinds{ShapeKind::Line, ShapeKind::Circle, ShapeKind::Hexagon,
                                          ShapeKind::Triangle};

/// What a selecting tool does with the hexes it takes.
enum class SelectMode : std::uint8_t { Set, Add, Subtract, Intersect };
inline constexpr std::array allSelectModes{SelectMode::Set, SelectMode::Add, SelectMode::Subtract,
                                           SelectMode::Intersect};

/// How the drawing and selecting tools of a window work, besides what they paint.
struct DrawOptions {
    ShapeKind shape = ShapeKind::Line;
    bool filled = true;     ///< shapes that have an inside
    bool fillLinked = true; ///< only what is linked to the hex, else all that is alike
    Alike fillBy = Alike::Terrain;
    Alike wandBy = Alike::Terrain;
    SameBy sameBy = SameBy::Terrain;
    SelectMode selectMode = SelectMode::Set; ///< without modifiers
    bool mixed = false;                      ///< the brush paints producing terrains at random
    SymmetryKind symmetry = SymmetryKind::Off;
    std::optional<LatticeCentre> centre; ///< of the symmetry; the middle of the map where none was chosen

    friend bool operator==(const DrawOptions&, const DrawOptions&) = default;
};

/// The hex in the middle of a map.
[[nodiscard]] Cell middleOf(const MapLayout& map);
/// The centre of the symmetry on a map, fitted to its kind.
[[nodiscard]] LatticeCentre centreOn(const MapLayout& map, const DrawOptions& options);
[[nodiscard]] Symmetry symmetryOn(const MapLayout& map, const DrawOptions& options);

} // namespace isle
