#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

/// Maps can be drawn up to this many rows and columns.
inline constexpr int maxMapSide = 64;

/// A place on the hex lattice: pointy hexes, odd-r (B-9), row 0 on top, odd rows shifted right by half a hex.
struct Cell {
    std::int16_t row = 0;
    std::int16_t col = 0;

    friend constexpr auto operator<=>(const Cell&, const Cell&) = default; // reading order
};

/// The six edges of a hex, in the order of B-10.
enum class Direction : std::uint8_t { E, NE, NW, W, SW, SE };
inline constexpr std::array allDirections{Direction::E, Direction::NE, Direction::NW,
                                          Direction::W, Direction::SW, Direction::SE};

/// The six corners of a hex, clockwise from the top.
enum class Corner : std::uint8_t { N, NE, SE, S, SW, NW };
inline constexpr std::array allCorners{Corner::N, Corner::NE, Corner::SE, Corner::S, Corner::SW, Corner::NW};

/// An edge named by one of its two cells, as map files and designers name it: "(2,3) NE".
struct EdgePlace {
    Cell cell;
    Direction direction = Direction::E;

    friend constexpr auto operator<=>(const EdgePlace&, const EdgePlace&) = default;
};

/// A crossing named by one of its three cells: "(2,3) N".
struct CrossingPlace {
    Cell cell;
    Corner corner = Corner::N;

    friend constexpr auto operator<=>(const CrossingPlace&, const CrossingPlace&) = default;
};

/// A point of the lattice in whole steps: x in half hex widths, y in quarters of a hex height. The centre of
/// (0,0) is (0,0), its east neighbour lies at x = 2, the row below at y = 3. Each crossing has exactly one
/// such point.
struct LatticePoint {
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(const LatticePoint&, const LatticePoint&) = default;
};

/// The cell across the given edge (B-10).
[[nodiscard]] Cell neighbour(Cell cell, Direction direction);

[[nodiscard]] Direction opposite(Direction direction);

/// The two corners at the ends of an edge, counter-clockwise end first.
[[nodiscard]] std::array<Corner, 2> endsOf(Direction direction);

/// The same edge named from its other cell.
[[nodiscard]] EdgePlace otherSide(EdgePlace place);

[[nodiscard]] LatticePoint centreOf(Cell cell);
[[nodiscard]] LatticePoint pointOf(CrossingPlace place);

/// Twice the midpoint of an edge, so that it stays whole; equal for both names of the edge.
[[nodiscard]] LatticePoint doubledMiddleOf(EdgePlace place);

/// The name of the crossing or edge that does not depend on which hex it was named from: the first in reading
/// order of all its names.
[[nodiscard]] CrossingPlace canonical(CrossingPlace place);
[[nodiscard]] EdgePlace canonical(EdgePlace place);

/// Steps between two cells.
[[nodiscard]] int distance(Cell from, Cell to);

/// All cells within `radius` steps of the centre, in reading order; cells may lie outside any map.
[[nodiscard]] std::vector<Cell> disc(Cell centre, int radius);

/// The cells of the straight hex line between two cells, both included, so that strokes leave no gaps.
[[nodiscard]] std::vector<Cell> line(Cell from, Cell to);

/// Rows are numbers from 1 and columns letters (A, B ... Z, AA ...) for people: row 3, column 2 is "C4".
[[nodiscard]] std::string nameOf(Cell cell);
/// The cell so named, in letters of either case; nothing for what names none on the largest map.
[[nodiscard]] std::optional<Cell> cellNamed(std::string_view name);

[[nodiscard]] std::string_view nameOf(Direction direction);
[[nodiscard]] std::string_view nameOf(Corner corner);
[[nodiscard]] std::optional<Direction> directionNamed(std::string_view name);
[[nodiscard]] std::optional<Corner> cornerNamed(std::string_view name);

} // namespace isle
