#pragma once

#include "engine/map/map.h"

#include <QString>

#include <span>

namespace isle {

// Changes of what a map marks besides terrain and numbers. Each leaves alone what cannot have the mark.

/// Puts a marker on the hexes that can have it, or takes the marker off any.
void setMarkers(Map& map, std::span<const Cell> cells, Marker marker);
/// Puts land hexes into a shuffle group (1 and up) or back to the common pools (0).
void setGroup(Map& map, std::span<const Cell> cells, int group);
/// Lets the hexes whose number is dealt get a value or keeps it from them.
void setBarred(Map& map, std::span<const Cell> cells, int value, bool barred);
/// Puts land hexes on the far side of the desert (S-142) or takes hexes out of it.
void setFarSide(Map& map, std::span<const Cell> cells, bool far);
/// Forbids set-up settlements on a crossing or allows them again (B-34).
void setForbiddenStart(Map& map, CrossingPlace place, bool forbidden);
[[nodiscard]] bool isForbiddenStart(const Map& map, CrossingPlace place);
[[nodiscard]] bool isFarSide(const Map& map, Cell cell);

/// Takes a shuffle group (1 and up) off the map: its hexes go to the common pools, those behind it move up.
void removeGroup(Map& map, int group);

/// Why a hex cannot have a marker; empty when it can.
[[nodiscard]] QString markerRefusal(Terrain terrain, Marker marker);
/// Name of a step: "Put tribe chip: gold", "Remove marker".
[[nodiscard]] QString markerStepName(Marker marker);
/// "the common pools", a group's name, or "group 2" where it has none.
[[nodiscard]] QString groupName(const Map& map, int group);

} // namespace isle
