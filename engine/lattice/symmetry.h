#pragma once

#include "engine/lattice/transform.h"

namespace isle {

/// Which symmetry a drawing has about its centre: turns, one mirror, or turns and mirrors together.
enum class SymmetryKind : std::uint8_t {
    Off,
    Turns2, ///< half turns
    Turns3,
    Turns6,
    MirrorVertical, ///< one mirror, in the order of Axis
    MirrorSteep,
    MirrorShallow,
    MirrorHorizontal,
    MirrorShallowBack,
    MirrorSteepBack,
    CrossUpright, ///< half turns and two mirrors at right angles: vertical and horizontal
    CrossSteep,   ///< steep and shallow back
    CrossShallow, ///< shallow and steep back
    StarCorners,  ///< thirds of a turn and the three mirrors through corners
    StarEdges,    ///< thirds of a turn and the three mirrors through edges
    Star6         ///< sixths of a turn and all six mirrors
};
inline constexpr std::array allSymmetryKinds{SymmetryKind::Off,
                                             SymmetryKind::Turns2,
                                             SymmetryKind::Turns3,
                                             SymmetryKind::Turns6,
                                             SymmetryKind::MirrorVertical,
                                             SymmetryKind::MirrorSteep,
                                             SymmetryKind::MirrorShallow,
                                             SymmetryKind::MirrorHorizontal,
                                             SymmetryKind::MirrorShallowBack,
                                             SymmetryKind::MirrorSteepBack,
                                             SymmetryKind::CrossUpright,
                                             SymmetryKind::CrossSteep,
                                             SymmetryKind::CrossShallow,
                                             SymmetryKind::StarCorners,
                                             SymmetryKind::StarEdges,
                                             SymmetryKind::Star6};

/// How many turns bring the drawing onto itself: 1 (only the whole turn), 2, 3 or 6.
[[nodiscard]] int turnsOf(SymmetryKind kind);
/// Its mirror axes, in the order of Axis.
[[nodiscard]] std::vector<Axis> axesOf(SymmetryKind kind);

/// Whether the lattice has such a symmetry about that centre: sixths of a turn only about a hex, thirds about
/// a hex or a crossing, half turns about a hex or an edge, mirrors where the axis is one of the lattice.
[[nodiscard]] bool allows(SymmetryKind kind, LatticeCentre centre);
/// The centre itself where it is allowed, else the hex it was named from, which always is.
[[nodiscard]] LatticeCentre fittedCentre(SymmetryKind kind, LatticeCentre centre);

/// A symmetry about a centre: all its transforms, closed under doing one after the other.
class Symmetry {
  public:
    Symmetry() = default; ///< off: everything is its only image
    /// The centre is fitted to the kind.
    Symmetry(SymmetryKind kind, LatticeCentre centre);

    [[nodiscard]] bool on() const { return transforms_.size() > 1; }
    [[nodiscard]] std::span<const LatticeTransform> transforms() const& { return transforms_; }
    void transforms() const&& = delete; // of a symmetry that is gone before the list is read

    /// The images of a place, itself first, each once; they may lie outside any map. Edges keep the side
    /// they are named from, and an edge named from its other side is no other edge.
    [[nodiscard]] std::vector<Cell> images(Cell cell) const;
    [[nodiscard]] std::vector<EdgePlace> images(EdgePlace edge) const;
    [[nodiscard]] std::vector<CrossingPlace> images(CrossingPlace crossing) const; ///< canonical
    /// The images of all those cells, in reading order, each once.
    [[nodiscard]] std::vector<Cell> images(std::span<const Cell> cells) const;

  private:
    std::vector<LatticeTransform> transforms_{LatticeTransform()};
};

} // namespace isle
