#pragma once

#include "editor/canvas/overlay.h"

namespace isle {

/// What a fix would do to a map, as a ghost over it: hexes, harbours, robber and pirate as they would be;
/// where something only goes away, the hex is outlined. A fix that changes the size of the map shows its name
/// alone.
[[nodiscard]] Ghost previewOf(const Fix& fix, const Map& map);

} // namespace isle
