#pragma once

#include "engine/map/map_diff.h"

namespace isle {

/// What differs between two layouts but their names, see mapDiff(). The changes do not yet say of which
/// layout they are.
[[nodiscard]] std::vector<MapDifference> layoutDiff(const MapLayout& before, const MapLayout& after);

} // namespace isle
