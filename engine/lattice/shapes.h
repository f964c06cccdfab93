#pragma once

#include "engine/lattice/lattice.h"

#include <span>

namespace isle {

// Figures on the lattice as lists of cells in reading order, each cell once; cells may lie outside any map.
// Straight lines are line() and filled hexagons disc() of lattice.h.

/// The cells exactly `radius` steps from the centre: the outline of a hexagon.
[[nodiscard]] std::vector<Cell> hexagonOutline(Cell centre, int radius);

/// The cells whose centres lie on or inside the circle that runs through the centre of `through`.
[[nodiscard]] std::vector<Cell> circle(Cell centre, Cell through);
/// The rim of that circle: those of its cells that have a neighbour outside.
[[nodiscard]] std::vector<Cell> ring(Cell centre, Cell through);
/// The circle's radius in hex widths.
[[nodiscard]] double radiusOf(Cell centre, Cell through);

/// The triangle with one corner at `corner` that opens towards `across`, which lies on its far side. Its
/// sides have distance(corner, across) + 1 cells. Where `across` lies straight along a direction, that is
/// one side and the triangle lies clockwise of it.
[[nodiscard]] std::vector<Cell> triangle(Cell corner, Cell across);
/// The sides of that triangle.
[[nodiscard]] std::vector<Cell> triangleOutline(Cell corner, Cell across);

/// The cell on one of the three straight axes through `from` that comes nearest to `to`; the further one
/// of two.
[[nodiscard]] Cell onAxis(Cell from, Cell to);
/// The cell straight along a direction from `centre` whose distance is the whole radius nearest to that of
/// `to`, so that circles get round sizes.
[[nodiscard]] Cell onWholeRadius(Cell centre, Cell to);

/// All cells within `radius` steps of the given ones, themselves included.
[[nodiscard]] std::vector<Cell> thickened(std::span<const Cell> cells, int radius);
/// The cells whose neighbours are all among the given ones.
[[nodiscard]] std::vector<Cell> shrunk(std::span<const Cell> cells);
/// The cells with a neighbour that is not among the given ones.
[[nodiscard]] std::vector<Cell> rimOf(std::span<const Cell> cells);

} // namespace isle
