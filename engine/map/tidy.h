#pragma once

#include "engine/map/map.h"

namespace isle {

/// Whether land lies on one side of an edge and sea on the other (B-29).
[[nodiscard]] bool isCoast(const MapLayout& map, EdgePlace edge);

/// Whether a marker stays on a hex whose terrain becomes another: chips lie on land, chests under fog (S-200,
/// S-261).
[[nodiscard]] bool keepsMarker(Terrain terrain, Marker marker);

/// Takes away what lost its land when hexes changed their ground: harbours no longer on a coast, start marks
/// on no land, names of islands that are gone. `topology` is that of `before`. What was wrong before stays,
/// and so does what is a matter of choice: robber and pirate, two names of islands grown together.
void tidyPlaces(Map& map, const Map& before, const Topology& topology);

} // namespace isle
