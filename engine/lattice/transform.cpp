#include "engine/lattice/transform.h"

#include <algorithm>

namespace isle {
namespace {

/// Axial steps: E is (1, 0), SE is (0, 1).
struct Axial {
    int q;
    int r;
};

Axial axialOf(Cell cell) { // B-9
    return {cell.col - (cell.row - (cell.row & 1)) / 2, cell.row};
}

Cell cellAt(Axial axial) {
    return {static_cast<std::int16_t>(axial.r),
            static_cast<std::int16_t>(axial.q + (axial.r - (axial.r & 1)) / 2)};
}

/// Mirrors across the vertical (E to W, SE to SW), then turns clockwise (E to SE, SE to SW).
Axial turned(Axial axial, int turns, bool mirrored) {
    if (mirrored)
        axial = {-axial.q - axial.r, axial.r};
    for (int i = 0; i < turns; ++i)
        axial = {-axial.r, axial.q + axial.r};
    return axial;
}

constexpr int wrapped(int sixths) {
    return ((sixths % 6) + 6) % 6;
}

/// A centre in sixths of axial steps: middles of edges lie on halves, crossings on thirds.
Axial sixthsOf(LatticeCentre centre) {
    // In sixths of half a hex width and of a quarter of its height: x / 2 - y / 6 and y / 3 are the axial
    // steps.
    LatticePoint point; // doubled
    if (const auto* cell = std::get_if<Cell>(&centre)) {
        const LatticePoint middle = centreOf(*cell);
        point = {2 * middle.x, 2 * middle.y};
    } else if (const auto* edge = std::get_if<EdgePlace>(&centre)) {
        point = doubledMiddleOf(*edge);
    } else {
        const LatticePoint middle = pointOf(std::get<CrossingPlace>(centre));
        point = {2 * middle.x, 2 * middle.y};
    }
    return {(3 * point.x - point.y) / 2, point.y};
}

} // namespace

std::optional<LatticeTransform> LatticeTransform::about(LatticeCentre centre, int turns, bool mirrored) {
    const Axial middle = sixthsOf(centre);
    const Axial image = turned(middle, turns, mirrored);
    const int q = middle.q - image.q;
    const int r = middle.r - image.r;
    if (q % 6 != 0 || r % 6 != 0)
        return std::nullopt; // hexes would come to lie between hexes
    return LatticeTransform(turns, mirrored, q / 6, r / 6);
}

std::optional<LatticeTransform> LatticeTransform::rotation(LatticeCentre centre, int sixths) {
    return about(centre, wrapped(sixths), false);
}

std::optional<LatticeTransform> LatticeTransform::mirror(LatticeCentre centre, Axis axis) {
    // A mirror followed by a turn is the mirror across the axis turned half as far.
    return about(centre, static_cast<int>(axis), true);
}

LatticeTransform LatticeTransform::translation(Cell from, Cell to) {
    const Axial a = axialOf(from);
    const Axial b = axialOf(to);
    return {0, false, b.q - a.q, b.r - a.r};
}

Cell LatticeTransform::apply(Cell cell) const {
    const Axial axial = turned(axialOf(cell), turns_, mirrored_);
    return cellAt({axial.q + q_, axial.r + r_});
}

Direction LatticeTransform::apply(Direction direction) const {
    const int index = static_cast<int>(direction); // counter-clockwise
    return static_cast<Direction>(wrapped((mirrored_ ? 3 - index : index) - turns_));
}

Corner LatticeTransform::apply(Corner corner) const {
    const int index = static_cast<int>(corner); // clockwise
    return static_cast<Corner>(wrapped((mirrored_ ? -index : index) + turns_));
}

EdgePlace LatticeTransform::apply(EdgePlace edge) const {
    return {apply(edge.cell), apply(edge.direction)};
}

CrossingPlace LatticeTransform::apply(CrossingPlace crossing) const {
    return {apply(crossing.cell), apply(crossing.corner)};
}

LatticeTransform LatticeTransform::inverse() const {
    // A mirror, whatever its axis, is its own inverse.
    const int back = mirrored_ ? turns_ : wrapped(-turns_);
    const Axial origin = turned({q_, r_}, back, mirrored_);
    return {back, mirrored_, -origin.q, -origin.r};
}

LatticeTransform LatticeTransform::after(const LatticeTransform& before) const {
    const Axial origin = turned({before.q_, before.r_}, turns_, mirrored_);
    return {wrapped(turns_ + (mirrored_ ? -before.turns_ : before.turns_)), mirrored_ != before.mirrored_,
            origin.q + q_, origin.r + r_};
}

std::vector<LatticeTransform> generatedBy(std::span<const LatticeTransform> generators) {
    constexpr std::size_t most = 12; // six turns, with and without a mirror
    std::vector<LatticeTransform> group{LatticeTransform()};
    for (std::size_t i = 0; i < group.size(); ++i) {
        for (const LatticeTransform& generator : generators) {
            const LatticeTransform next = generator.after(group[i]);
            if (group.size() < most && std::find(group.begin(), group.end(), next) == group.end())
                group.push_back(next);
        }
    }
    return group;
}

} // namespace isle
