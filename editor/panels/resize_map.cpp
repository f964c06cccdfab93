#include "editor/panels/resize_map.h"

#include <algorithm>
#include <cassert>

namespace isle {
namespace {

Cell moved(Cell cell, int rows, int cols) {
    return {static_cast<std::int16_t>(cell.row + rows), static_cast<std::int16_t>(cell.col + cols)};
}

/// Moves everything named by cells and drops what lies outside.
struct Mover {
    Map& map;
    int rows;
    int cols;

    void move(std::optional<Cell>& cell) const {
        if (cell)
            *cell = moved(*cell, rows, cols);
        if (cell && !map.contains(*cell))
            cell.reset();
    }

    template <class Things, class Member>
    void move(Things& things, Member cellOf) const {
        for (auto& thing : things)
            cellOf(thing) = moved(cellOf(thing), rows, cols);
        std::erase_if(things, [&](auto& thing) { return !map.contains(cellOf(thing)); });
        std::sort(things.begin(), things.end(), [&](auto& a, auto& b) { return cellOf(a) < cellOf(b); });
    }
};

} // namespace

Map resizedMap(const Map& map, int rows, int cols, int rowShift, int colShift, Terrain fill) {
    assert(rowShift % 2 == 0);
    Map result = map;
    const Map blank = blankMap(rows, cols, fill);
    result.rows = rows;
    result.cols = cols;
    result.cells = blank.cells;
    for (int row = 0; row < map.rows; ++row) {
        for (int col = 0; col < map.cols; ++col) {
            const Cell from{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const Cell to = moved(from, rowShift, colShift);
            if (result.contains(to))
                result.set(to, map.at(from));
        }
    }
    const Mover mover{result, rowShift, colShift};
    mover.move(result.robberStart);
    mover.move(result.pirateStart);
    mover.move(
        result.harbours, [](auto& harbour) -> auto& { return harbour.edge.cell; });
    std::sort(result.harbours.begin(), result.harbours.end());
    mover.move(
        result.islands, [](auto& island) -> auto& { return island.hex; });
    mover.move(
        result.farSide, [](auto& cell) -> auto& { return cell; });
    mover.move(
        result.forbiddenStarts, [](auto& crossing) -> auto& { return crossing.cell; });
    for (CrossingPlace& crossing : result.forbiddenStarts)
        crossing = canonical(crossing);
    std::sort(result.forbiddenStarts.begin(), result.forbiddenStarts.end());
    return result;
}

int landLostBy(const Map& map, int rows, int cols, int rowShift, int colShift) {
    int lost = 0;
    for (int row = 0; row < map.rows; ++row) {
        for (int col = 0; col < map.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const Cell to = moved(cell, rowShift, colShift);
            const bool inside = to.row >= 0 && to.col >= 0 && to.row < rows && to.col < cols;
            lost += !inside && isLand(map.at(cell).terrain) ? 1 : 0;
        }
    }
    return lost;
}

} // namespace isle
