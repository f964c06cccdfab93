#pragma once

#include "engine/map/map.h"

#include <QString>

#include <span>

namespace isle {

class MapDocument;

// Edits of several hexes as one undo step each, for the select tool, the menus and the properties panel. Each
// returns whether the map changed.

bool paintHexes(MapDocument& document, std::span<const Cell> cells, Terrain terrain, bool poolNumbers);
bool eraseHexes(MapDocument& document, std::span<const Cell> cells, Terrain to); ///< to: Sea or Void
bool numberHexes(MapDocument& document, std::span<const Cell> cells, CellNumber number);

/// Names of steps: "Paint forest, fixed", "Set 8", "Remove number".
[[nodiscard]] QString paintStepName(Terrain terrain);
[[nodiscard]] QString numberStepName(CellNumber number);
/// "forest, fixed", "any terrain, shuffled", "sea".
[[nodiscard]] QString paintName(Terrain terrain);

} // namespace isle
