#include "engine/map/resize.h"

#include <algorithm>
#include <cassert>

namespace isle {
namespace {

/// Moves places from one frame to another.
struct Move {
    int rows;
    int cols;
    const Map& target;

    [[nodiscard]] Cell operator()(Cell cell) const {
        return {static_cast<std::int16_t>(cell.row + rows), static_cast<std::int16_t>(cell.col + cols)};
    }
    void place(std::optional<Cell>& cell) const {
        if (cell)
            cell = (*this)(*cell);
        if (cell && !target.contains(*cell))
            cell.reset();
    }
    void cells(std::vector<Cell>& list) const {
        for (Cell& cell : list)
            cell = (*this)(cell);
        std::erase_if(list, [&](Cell cell) { return !target.contains(cell); });
    }
    void crossings(std::vector<CrossingPlace>& list) const {
        for (CrossingPlace& crossing : list)
            crossing = canonical(CrossingPlace{(*this)(crossing.cell), crossing.corner});
        // The first cell of a crossing on the rim lies outside: look at all that touch it.
        std::erase_if(list, [&](const CrossingPlace& crossing) {
            return std::none_of(allDirections.begin(), allDirections.end(),
                                [&](Direction direction) {
                                    const Cell cell = neighbour(crossing.cell, direction);
                                    return target.contains(cell) && touches(cell, crossing);
                                })
                   && !target.contains(crossing.cell);
        });
        std::sort(list.begin(), list.end());
    }
    [[nodiscard]] static bool touches(Cell cell, CrossingPlace crossing) {
        return std::any_of(allCorners.begin(), allCorners.end(), [&](Corner corner) {
            return pointOf({cell, corner}) == pointOf(crossing);
        });
    }
};

/// How much a frame has to grow.
struct Growth {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
};

Growth growthFor(const Map& map) {
    Growth growth;
    for (int row = 0; row < map.rows; ++row) {
        for (int col = 0; col < map.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (!isLand(map.at(cell).terrain))
                continue;
            for (const Direction direction : allDirections) {
                const Cell beside = neighbour(cell, direction);
                growth.top = beside.row < 0 ? 2 : growth.top; // an odd number would tear the drawing apart
                growth.bottom = beside.row >= map.rows ? 1 : growth.bottom;
                growth.left = beside.col < 0 ? 1 : growth.left;
                growth.right = beside.col >= map.cols ? 1 : growth.right;
            }
        }
    }
    return growth;
}

/// Whether the outermost cells of a map are all hexes: then it is meant as a rectangle.
bool isRectangle(const Map& map) {
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if ((row == 0 || col == 0 || row == map.rows - 1 || col == map.cols - 1)
                && map.at({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}).terrain
                       == Terrain::Void)
                return false;
    return true;
}

void floodVoidBesideLand(Map& map) {
    const Map before = map;
    for (int row = 0; row < map.rows; ++row) {
        for (int col = 0; col < map.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const bool shore =
                std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
                    return isLand(before.at(neighbour(cell, direction)).terrain);
                });
            if (shore && before.at(cell).terrain == Terrain::Void)
                map.set(cell, {Terrain::Sea, {}, Marker::None});
        }
    }
}

} // namespace

Map reframed(const Map& map, int rows, int cols, int rowShift, int colShift, Terrain fill) {
    assert(rowShift % 2 == 0);
    Map result = map;
    result.rows = rows;
    result.cols = cols;
    result.cells = blankMap(rows, cols, fill).cells;
    const Move move{rowShift, colShift, result};
    for (int row = 0; row < map.rows; ++row) {
        for (int col = 0; col < map.cols; ++col) {
            const Cell from{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (result.contains(move(from)))
                result.set(move(from), map.at(from));
        }
    }
    for (MapHarbour& harbour : result.harbours)
        harbour.edge.cell = move(harbour.edge.cell);
    std::erase_if(result.harbours,
                  [&](const MapHarbour& harbour) { return !result.contains(harbour.edge.cell); });
    for (MapIsland& island : result.islands)
        island.hex = move(island.hex);
    std::erase_if(result.islands, [&](const MapIsland& island) { return !result.contains(island.hex); });
    move.crossings(result.forbiddenStarts);
    move.cells(result.farSide);
    move.place(result.robberStart);
    move.place(result.pirateStart);
    return result;
}

bool canGrowFrame(const Map& map) {
    const Growth growth = growthFor(map);
    return map.rows + growth.top + growth.bottom <= maxMapSide
           && map.cols + growth.left + growth.right <= maxMapSide;
}

void growFrame(Map& map) {
    assert(canGrowFrame(map));
    const Growth growth = growthFor(map);
    map = reframed(map, map.rows + growth.top + growth.bottom, map.cols + growth.left + growth.right,
                   growth.top, growth.left, isRectangle(map) ? Terrain::Sea : Terrain::Void);
    floodVoidBesideLand(map);
}

} // namespace isle
