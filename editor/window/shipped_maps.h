#pragma once

#include "engine/map/map.h"

#include <vector>

namespace isle {

/// The maps that come with the program, by title.
[[nodiscard]] std::vector<Map> shippedMaps();

} // namespace isle
