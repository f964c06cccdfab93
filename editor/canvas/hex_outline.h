#pragma once

#include "engine/lattice/lattice.h"

#include <QPolygonF>

#include <span>
#include <vector>

namespace isle {

/// The outline of a set of hexes as closed loops in map units, each running clockwise round its hexes (holes
/// counter-clockwise); the first point is not repeated at the end.
[[nodiscard]] std::vector<QPolygonF> outlineOf(std::span<const Cell> cells);

} // namespace isle
