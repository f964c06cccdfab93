#pragma once

#include "engine/base/random.h"
#include "engine/generate/generate.h"
#include "engine/generate/land.h"

namespace isle {

/// Lays sea, land and the special hexes; a sentence where there are too few places for them.
[[nodiscard]] std::optional<Text> layHexes(Map& map, const GenerateOptions& options, const MapPlan& plan,
                                           const Land& land, Random& random);

/// Lays harbours along the start islands, as far apart as there is room.
void layHarbours(Map& map, const GenerateOptions& options, const MapPlan& plan, Random& random);

/// Fixes terrain, numbers, chips and harbour kinds, repeating themselves as the plan does; red numbers are
/// kept apart. False where the numbers did not go that way.
[[nodiscard]] bool fixContent(Map& map, const MapPlan& plan, Random& random);

} // namespace isle
