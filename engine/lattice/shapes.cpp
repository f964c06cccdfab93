#include "engine/lattice/shapes.h"

#include <algorithm>
#include <cmath>

namespace isle {
namespace {

/// Steps along two axes that meet at 60 degrees.
struct Steps {
    int q = 0;
    int r = 0;
};

Steps between(Cell from, Cell to) { // B-9
    const auto column = [](Cell cell) { return cell.col - (cell.row - (cell.row & 1)) / 2; };
    return {column(to) - column(from), to.row - from.row};
}

/// The square of the distance between centres in hex widths; always whole.
int squareOf(Steps steps) {
    return steps.q * steps.q + steps.q * steps.r + steps.r * steps.r;
}

Cell walked(Cell from, Direction direction, int steps) {
    for (int i = 0; i < steps; ++i)
        from = neighbour(from, direction);
    return from;
}

void sortOnce(std::vector<Cell>& cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

Direction clockwise(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 5) % 6);
}

/// The two neighbouring directions between which a cell lies, and how far along each.
struct Sector {
    Direction first = Direction::E;
    int along = 0;
    int aside = 0;
};

Sector sectorOf(Cell from, Cell to) {
    const int steps = distance(from, to);
    for (const Direction first : allDirections)
        for (int aside = 0; aside < steps; ++aside)
            if (walked(walked(from, first, steps - aside), clockwise(first), aside) == to)
                return {first, steps - aside, aside};
    return {};
}

template <class Keep>
std::vector<Cell> triangleCells(Cell corner, Cell across, Keep keep) {
    const int side = distance(corner, across);
    const Direction first = sectorOf(corner, across).first;
    std::vector<Cell> cells;
    for (int along = 0; along <= side; ++along)
        for (int aside = 0; aside <= side - along; ++aside)
            if (keep(along, aside, side))
                cells.push_back(walked(walked(corner, first, along), clockwise(first), aside));
    sortOnce(cells);
    return cells;
}

/// Those of sorted cells whose six neighbours are all among them, or the others.
std::vector<Cell> byNeighbours(std::vector<Cell> cells, bool inside) {
    sortOnce(cells);
    std::vector<Cell> kept;
    for (const Cell cell : cells) {
        const bool surrounded =
            std::all_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
                return std::binary_search(cells.begin(), cells.end(), neighbour(cell, direction));
            });
        if (surrounded == inside)
            kept.push_back(cell);
    }
    return kept;
}

} // namespace

std::vector<Cell> hexagonOutline(Cell centre, int radius) {
    std::vector<Cell> cells = disc(centre, radius);
    std::erase_if(cells, [&](Cell cell) { return distance(centre, cell) != radius; });
    return cells;
}

std::vector<Cell> circle(Cell centre, Cell through) {
    const int square = squareOf(between(centre, through));
    // In steps a circle reaches further than in widths: at most 2 / sqrt(3) times as far.
    const int reach = static_cast<int>(std::ceil(std::sqrt(square) * 2.0 / std::sqrt(3.0)));
    std::vector<Cell> cells = disc(centre, reach);
    std::erase_if(cells, [&](Cell cell) { return squareOf(between(centre, cell)) > square; });
    return cells;
}

std::vector<Cell> ring(Cell centre, Cell through) {
    return rimOf(circle(centre, through));
}

double radiusOf(Cell centre, Cell through) {
    return std::sqrt(squareOf(between(centre, through)));
}

std::vector<Cell> triangle(Cell corner, Cell across) {
    return triangleCells(corner, across, [](int, int, int) { return true; });
}

std::vector<Cell> triangleOutline(Cell corner, Cell across) {
    return triangleCells(corner, across, [](int along, int aside, int side) {
        return along == 0 || aside == 0 || along + aside == side;
    });
}

Cell onAxis(Cell from, Cell to) {
    Cell best = from;
    int bestSquare = squareOf(between(from, to));
    const int reach = distance(from, to);
    for (const Direction direction : allDirections) {
        Cell cell = from;
        for (int i = 0; i < reach; ++i) {
            cell = neighbour(cell, direction);
            const int square = squareOf(between(cell, to));
            const bool longer = square == bestSquare && distance(from, cell) > distance(from, best);
            if (square < bestSquare || longer) {
                best = cell;
                bestSquare = square;
            }
        }
    }
    return best;
}

Cell onWholeRadius(Cell centre, Cell to) {
    const int radius = static_cast<int>(std::lround(radiusOf(centre, to)));
    if (radius == 0)
        return centre;
    const Cell straight = onAxis(centre, to);
    for (const Direction direction : allDirections)
        if (walked(centre, direction, distance(centre, straight)) == straight)
            return walked(centre, direction, radius);
    return centre;
}

std::vector<Cell> thickened(std::span<const Cell> cells, int radius) {
    std::vector<Cell> thick;
    for (const Cell cell : cells) {
        const std::vector<Cell> round = disc(cell, radius);
        thick.insert(thick.end(), round.begin(), round.end());
    }
    sortOnce(thick);
    return thick;
}

std::vector<Cell> shrunk(std::span<const Cell> cells) {
    return byNeighbours({cells.begin(), cells.end()}, true);
}

std::vector<Cell> rimOf(std::span<const Cell> cells) {
    return byNeighbours({cells.begin(), cells.end()}, false);
}

} // namespace isle
