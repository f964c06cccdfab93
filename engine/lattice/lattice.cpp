#include "engine/lattice/lattice.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace isle {
namespace {

constexpr std::array<std::string_view, 6> directionNames{"E", "NE", "NW", "W", "SW", "SE"};
constexpr std::array<std::string_view, 6> cornerNames{"N", "NE", "SE", "S", "SW", "NW"};

struct Axial {
    int q;
    int r;
};

Axial toAxial(Cell cell) { // B-9
    return {cell.col - (cell.row - (cell.row & 1)) / 2, cell.row};
}

Cell fromAxial(int q, int r) {
    return {static_cast<std::int16_t>(r), static_cast<std::int16_t>(q + (r - (r & 1)) / 2)};
}

Cell roundToCell(double q, double r) {
    const double s = -q - r;
    double rq = std::round(q);
    double rr = std::round(r);
    const double rs = std::round(s);
    const double dq = std::abs(rq - q);
    const double dr = std::abs(rr - r);
    const double ds = std::abs(rs - s);
    if (dq > dr && dq > ds)
        rq = -rr - rs;
    else if (dr > ds)
        rr = -rq - rs;
    return fromAxial(static_cast<int>(rq), static_cast<int>(rr));
}

} // namespace

Cell neighbour(Cell cell, Direction direction) {
    const int odd = cell.row & 1;
    int row = cell.row;
    int col = cell.col;
    switch (direction) {
    case Direction::E:
        col += 1;
        break;
    case Direction::NE:
        row -= 1;
        col += odd;
        break;
    case Direction::NW:
        row -= 1;
        col += odd - 1;
        break;
    case Direction::W:
        col -= 1;
        break;
    case Direction::SW:
        row += 1;
        col += odd - 1;
        break;
    case Direction::SE:
        row += 1;
        col += odd;
        break;
    }
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 3) % 6);
}

std::array<Corner, 2> endsOf(Direction direction) {
    switch (direction) {
    case Direction::E:
        return {Corner::SE, Corner::NE};
    case Direction::NE:
        return {Corner::NE, Corner::N};
    case Direction::NW:
        return {Corner::N, Corner::NW};
    case Direction::W:
        return {Corner::NW, Corner::SW};
    case Direction::SW:
        return {Corner::SW, Corner::S};
    case Direction::SE:
        break;
    }
    return {Corner::S, Corner::SE};
}

EdgePlace otherSide(EdgePlace place) {
    return {neighbour(place.cell, place.direction), opposite(place.direction)};
}

LatticePoint centreOf(Cell cell) {
    return {2 * cell.col + (cell.row & 1), 3 * cell.row};
}

LatticePoint pointOf(CrossingPlace place) {
    constexpr std::array<LatticePoint, 6> offsets{{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
    const LatticePoint centre = centreOf(place.cell);
    const LatticePoint offset = offsets[static_cast<std::size_t>(place.corner)];
    return {centre.x + offset.x, centre.y + offset.y};
}

LatticePoint doubledMiddleOf(EdgePlace place) {
    const auto ends = endsOf(place.direction);
    const LatticePoint a = pointOf({place.cell, ends[0]});
    const LatticePoint b = pointOf({place.cell, ends[1]});
    return {a.x + b.x, a.y + b.y};
}

CrossingPlace canonical(CrossingPlace place) {
    const LatticePoint point = pointOf(place);
    CrossingPlace first = place;
    for (const Direction direction : allDirections) {
        const Cell cell = neighbour(place.cell, direction);
        for (const Corner corner : allCorners) {
            const CrossingPlace other{cell, corner};
            if (pointOf(other) == point)
                first = std::min(first, other);
        }
    }
    return first;
}

EdgePlace canonical(EdgePlace place) {
    return std::min(place, otherSide(place));
}

int distance(Cell from, Cell to) {
    const Axial a = toAxial(from);
    const Axial b = toAxial(to);
    const int dq = a.q - b.q;
    const int dr = a.r - b.r;
    return (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2;
}

std::vector<Cell> disc(Cell centre, int radius) {
    std::vector<Cell> cells;
    const Axial middle = toAxial(centre);
    for (int dr = -radius; dr <= radius; ++dr) {
        const int first = std::max(-radius, -dr - radius);
        const int last = std::min(radius, -dr + radius);
        for (int dq = first; dq <= last; ++dq)
            cells.push_back(fromAxial(middle.q + dq, middle.r + dr));
    }
    return cells;
}

std::vector<Cell> line(Cell from, Cell to) {
    const int steps = distance(from, to);
    if (steps == 0)
        return {from};
    const Axial a = toAxial(from);
    const Axial b = toAxial(to);
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(steps) + 1);
    // A nudge off the middle decides the same way for every line that runs exactly along an edge.
    constexpr double nudge = 1e-6;
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        cells.push_back(roundToCell(a.q + nudge + (b.q - a.q) * t, a.r + 2 * nudge + (b.r - a.r) * t));
    }
    return cells;
}

std::string nameOf(Cell cell) {
    std::string letters;
    for (int col = cell.col; col >= 0; col = col / 26 - 1)
        letters.insert(letters.begin(), static_cast<char>('A' + col % 26));
    return letters + std::to_string(cell.row + 1);
}

std::optional<Cell> cellNamed(std::string_view name) {
    int col = 0; // A is 1 here
    std::size_t at = 0;
    for (; at < name.size() && col <= maxMapSide; ++at) {
        const char letter = name[at];
        const bool small = letter >= 'a' && letter <= 'z';
        if (!small && (letter < 'A' || letter > 'Z'))
            break;
        col = col * 26 + (letter - (small ? 'a' : 'A') + 1);
    }
    int row = 0;
    const std::size_t letters = at;
    for (; at < name.size() && name[at] >= '0' && name[at] <= '9' && row <= maxMapSide; ++at)
        row = row * 10 + (name[at] - '0');
    if (letters == 0 || at == letters || at < name.size() || row < 1 || row > maxMapSide || col > maxMapSide)
        return std::nullopt;
    return Cell{static_cast<std::int16_t>(row - 1), static_cast<std::int16_t>(col - 1)};
}

std::string_view nameOf(Direction direction) {
    return directionNames[static_cast<std::size_t>(direction)];
}

std::string_view nameOf(Corner corner) {
    return cornerNames[static_cast<std::size_t>(corner)];
}

std::optional<Direction> directionNamed(std::string_view name) {
    for (const Direction direction : allDirections)
        if (nameOf(direction) == name)
            return direction;
    return std::nullopt;
}

std::optional<Corner> cornerNamed(std::string_view name) {
    for (const Corner corner : allCorners)
        if (nameOf(corner) == name)
            return corner;
    return std::nullopt;
}

} // namespace isle
