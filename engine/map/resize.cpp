#include "engine/map/resize.h"

#include "engine/map/transformed.h"

#include <algorithm>
#include <cassert>

namespace isle {
namespace {

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
    const Cell to{static_cast<std::int16_t>(rowShift), static_cast<std::int16_t>(colShift)};
    return placed(map, LatticeTransform::translation({0, 0}, to), rows, cols, fill);
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
