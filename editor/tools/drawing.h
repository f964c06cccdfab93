#pragma once

#include "engine/lattice/symmetry.h"
#include "engine/map/map.h"

#include <QString>

#include <span>
#include <vector>

namespace isle {

class ToolHost;

// What the painting tools have in common.

/// The symmetry a tool draws in just now.
[[nodiscard]] Symmetry symmetryOf(ToolHost& host);

/// The cells with all their images.
[[nodiscard]] std::vector<Cell> withImages(ToolHost& host, std::span<const Cell> cells);

/// "2 images lie off the map" for cells of the map whose images do not; empty when all are on it.
[[nodiscard]] QString offMapText(ToolHost& host, std::span<const Cell> cells);
/// The same for images of an edge; an edge is on the map when both its hexes are.
[[nodiscard]] QString offMapText(ToolHost& host, EdgePlace edge);

/// Paints what palette and options say: the terrain, or a mix of the producing ones in which images get the
/// same. `map` is a copy of the document's; `stroke` makes the mix differ from stroke to stroke.
void paintChosen(ToolHost& host, Map& map, std::span<const Cell> cells, unsigned stroke);
/// "Paint forest, fixed", the step's name, and "Forest, fixed" for tips.
[[nodiscard]] QString chosenStepName(ToolHost& host);
[[nodiscard]] QString chosenTipName(ToolHost& host);

/// The parts that say something, in one line.
[[nodiscard]] QString joinedDetail(std::initializer_list<QString> parts);

} // namespace isle
