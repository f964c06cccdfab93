#include "engine/lattice/symmetry.h"

#include <algorithm>

namespace isle {
namespace {

/// The transforms that make the symmetry; nothing where the lattice lacks one of them.
std::optional<std::vector<LatticeTransform>> generatorsOf(SymmetryKind kind, LatticeCentre centre) {
    std::vector<LatticeTransform> generators;
    const auto add = [&](const std::optional<LatticeTransform>& transform) {
        if (transform)
            generators.push_back(*transform);
        return transform.has_value();
    };
    if (turnsOf(kind) > 1 && !add(LatticeTransform::rotation(centre, 6 / turnsOf(kind))))
        return std::nullopt;
    for (const Axis axis : axesOf(kind))
        if (!add(LatticeTransform::mirror(centre, axis)))
            return std::nullopt;
    return generators;
}

Cell cellOf(const LatticeCentre& centre) {
    if (const auto* edge = std::get_if<EdgePlace>(&centre))
        return edge->cell;
    if (const auto* crossing = std::get_if<CrossingPlace>(&centre))
        return crossing->cell;
    return std::get<Cell>(centre);
}

void addOnce(std::vector<EdgePlace>& places, EdgePlace place) {
    const auto same = [place](EdgePlace other) { return canonical(other) == canonical(place); };
    if (std::none_of(places.begin(), places.end(), same))
        places.push_back(place);
}

template <class Place>
void addOnce(std::vector<Place>& places, Place place) {
    if (std::find(places.begin(), places.end(), place) == places.end())
        places.push_back(place);
}

} // namespace

int turnsOf(SymmetryKind kind) {
    switch (kind) {
    case SymmetryKind::Turns2:
    case SymmetryKind::CrossUpright:
    case SymmetryKind::CrossSteep:
    case SymmetryKind::CrossShallow:
        return 2;
    case SymmetryKind::Turns3:
    case SymmetryKind::StarCorners:
    case SymmetryKind::StarEdges:
        return 3;
    case SymmetryKind::Turns6:
    case SymmetryKind::Star6:
        return 6;
    default:
        return 1;
    }
}

std::vector<Axis> axesOf(SymmetryKind kind) {
    switch (kind) {
    case SymmetryKind::MirrorVertical:
    case SymmetryKind::MirrorSteep:
    case SymmetryKind::MirrorShallow:
    case SymmetryKind::MirrorHorizontal:
    case SymmetryKind::MirrorShallowBack:
    case SymmetryKind::MirrorSteepBack:
        return {static_cast<Axis>(static_cast<int>(kind) - static_cast<int>(SymmetryKind::MirrorVertical))};
    case SymmetryKind::CrossUpright:
        return {Axis::Vertical, Axis::Horizontal};
    case SymmetryKind::CrossSteep:
        return {Axis::Steep, Axis::ShallowBack};
    case SymmetryKind::CrossShallow:
        return {Axis::Shallow, Axis::SteepBack};
    case SymmetryKind::StarCorners:
        return {Axis::Vertical, Axis::Shallow, Axis::ShallowBack};
    case SymmetryKind::StarEdges:
        return {Axis::Steep, Axis::Horizontal, Axis::SteepBack};
    case SymmetryKind::Star6:
        return {allAxes.begin(), allAxes.end()};
    default:
        return {};
    }
}

bool allows(SymmetryKind kind, LatticeCentre centre) {
    return generatorsOf(kind, centre).has_value();
}

LatticeCentre fittedCentre(SymmetryKind kind, LatticeCentre centre) {
    return allows(kind, centre) ? centre : LatticeCentre(cellOf(centre));
}

Symmetry::Symmetry(SymmetryKind kind, LatticeCentre centre) {
    if (const auto generators = generatorsOf(kind, fittedCentre(kind, centre)))
        transforms_ = generatedBy(*generators);
}

std::vector<Cell> Symmetry::images(Cell cell) const {
    std::vector<Cell> places;
    for (const LatticeTransform& transform : transforms_)
        addOnce(places, transform.apply(cell));
    return places;
}

std::vector<EdgePlace> Symmetry::images(EdgePlace edge) const {
    std::vector<EdgePlace> places;
    for (const LatticeTransform& transform : transforms_)
        addOnce(places, transform.apply(edge));
    return places;
}

std::vector<CrossingPlace> Symmetry::images(CrossingPlace crossing) const {
    std::vector<CrossingPlace> places;
    for (const LatticeTransform& transform : transforms_)
        addOnce(places, canonical(transform.apply(crossing)));
    return places;
}

std::vector<Cell> Symmetry::images(std::span<const Cell> cells) const {
    std::vector<Cell> places;
    places.reserve(cells.size() * transforms_.size());
    for (const LatticeTransform& transform : transforms_)
        for (const Cell cell : cells)
            places.push_back(transform.apply(cell));
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace isle
