#pragma once

#include "engine/map/map.h"

namespace isle {

/// The map in a frame of another size, its drawing moved by so many rows and columns; everything that names a
/// place moves along, and what falls outside is lost. `rowShift` must be even: by an odd number of rows the
/// offset of the rows would tear the drawing apart (B-9).
[[nodiscard]] Map reframed(const Map& map, int rows, int cols, int rowShift, int colShift, Terrain fill);

/// Whether a frame can be grown until land lies nowhere on the map's rim: not beyond 64 rows and columns.
[[nodiscard]] bool canGrowFrame(const Map& map);

/// Surrounds every land hex with hexes of the map (S-8): rows and columns are added where land lies on the
/// outermost ones, two rows at a time on top, and void beside land becomes sea.
void growFrame(Map& map);

} // namespace isle
