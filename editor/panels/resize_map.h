#pragma once

#include "engine/map/map.h"

namespace isle {

/// A map of another size with the drawing moved by so many rows and columns. `rowShift` must be even: by an
/// odd number of rows the offset of the rows would change and tear the drawing apart (B-9). What falls
/// outside is lost; new cells are `fill`.
[[nodiscard]] Map resizedMap(const Map& map, int rows, int cols, int rowShift, int colShift, Terrain fill);

/// How many hexes that are not void or sea would be lost.
[[nodiscard]] int landLostBy(const Map& map, int rows, int cols, int rowShift, int colShift);

} // namespace isle
