#pragma once

#include "editor/canvas/overlay.h"
#include "engine/map/map.h"

#include <QString>

#include <span>

namespace isle {

/// "D5" for one hex, "7 hexes" for several: where a step happened.
[[nodiscard]] QString whereText(std::span<const Cell> cells);
/// The text with its first letter a capital one.
[[nodiscard]] QString withCapital(QString text);

/// What a change does beyond its hexes, for the second line of the tip: "joins Twin Rocks and Ember Isle",
/// "removes 2 harbours". `topology` is that of `before`. Empty when there is nothing to say.
[[nodiscard]] QString consequences(const Map& before, const Topology& topology, const Map& after);
/// The same where the topology of the other map is at hand.
[[nodiscard]] QString consequences(const Map& before, const Topology& topology, const Map& after,
                                   const Topology& topologyAfter);

/// The hexes and harbours that differ as they would look, with the consequences as the tip's second line.
[[nodiscard]] Ghost ghostOf(const Map& before, const Topology& topology, const Map& after);

/// Why a hex cannot have a number token; empty when it can.
[[nodiscard]] QString numberRefusal(Terrain terrain);

} // namespace isle
