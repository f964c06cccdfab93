#pragma once

#include "editor/canvas/overlay.h"
#include "engine/map/map.h"

namespace isle {

class Layers;

/// Makes the preview of a tool show what the edit would leave: what belongs to locked layers stays as it is
/// on the map, and the tip says why.
void withholdLocked(Ghost& ghost, const Map& map, const Layers* layers);

} // namespace isle
