#pragma once

#include "engine/lattice/lattice.h"

#include <span>
#include <variant>

namespace isle {

/// What a turn or a mirror axis goes through: the middle of a hex, of an edge, or a crossing.
using LatticeCentre = std::variant<Cell, EdgePlace, CrossingPlace>;

/// Axes of mirrors by their slope: `Axis(k)` stands k times 30 degrees clockwise of the vertical. The even
/// ones run through corners of hexes, the odd ones through middles of edges.
enum class Axis : std::uint8_t { Vertical, Steep, Shallow, Horizontal, ShallowBack, SteepBack };
inline constexpr std::array allAxes{Axis::Vertical,   Axis::Steep,       Axis::Shallow,
                                    Axis::Horizontal, Axis::ShallowBack, Axis::SteepBack};

/// A symmetry of the endless lattice: it takes every hex to a hex, every edge to an edge and every crossing
/// to a crossing, and what touches still touches. Turn, mirror and shift in any combination; a value, equal
/// when it does the same to all places.
class LatticeTransform {
  public:
    constexpr LatticeTransform() = default; ///< leaves everything where it is

    /// Turns clockwise by `sixths` times 60 degrees (negative: the other way). About an edge only half turns
    /// and about a crossing only thirds are symmetries; nothing for the others.
    [[nodiscard]] static std::optional<LatticeTransform> rotation(LatticeCentre centre, int sixths);
    /// Mirrors across an axis through a centre; nothing where that is no symmetry (about an edge or a
    /// crossing most axes are none).
    [[nodiscard]] static std::optional<LatticeTransform> mirror(LatticeCentre centre, Axis axis);
    /// The shift that takes one cell to another.
    [[nodiscard]] static LatticeTransform translation(Cell from, Cell to);

    [[nodiscard]] Cell apply(Cell cell) const;
    [[nodiscard]] Direction apply(Direction direction) const;
    [[nodiscard]] Corner apply(Corner corner) const;
    /// Named from the image of the hex it was named from.
    [[nodiscard]] EdgePlace apply(EdgePlace edge) const;
    /// Named from the image of the hex it was named from.
    [[nodiscard]] CrossingPlace apply(CrossingPlace crossing) const;

    /// Clockwise sixths of a turn (0 to 5), done after the mirror across the vertical where there is one.
    [[nodiscard]] constexpr int turns() const { return turns_; }
    [[nodiscard]] constexpr bool mirrors() const { return mirrored_; }

    [[nodiscard]] LatticeTransform inverse() const;
    /// First `before`, then this.
    [[nodiscard]] LatticeTransform after(const LatticeTransform& before) const;

    friend constexpr auto operator<=>(const LatticeTransform&, const LatticeTransform&) = default;

  private:
    constexpr LatticeTransform(int turns, bool mirrored, int q, int r)
        : turns_(static_cast<std::uint8_t>(turns)), mirrored_(mirrored), q_(q), r_(r) {}
    [[nodiscard]] static std::optional<LatticeTransform> about(LatticeCentre centre, int turns,
                                                               bool mirrored);

    std::uint8_t turns_ = 0;
    bool mirrored_ = false;
    int q_ = 0; ///< where the hex (0, 0) goes, in axial steps
    int r_ = 0;
};

/// All symmetries that the given ones make by doing one after the other, the one that leaves everything
/// first. Those about one centre make twelve at most; about several they may be endless, and the list stops
/// there.
[[nodiscard]] std::vector<LatticeTransform> generatedBy(std::span<const LatticeTransform> generators);

} // namespace isle
