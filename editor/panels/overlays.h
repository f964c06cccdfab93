#pragma once

#include "editor/canvas/map_overlay.h"
#include "engine/checks/ground.h"
#include "engine/map/map.h"

#include <array>

namespace isle {

/// What can be told about a map over it, one at a time.
enum class OverlayKind : std::uint8_t { None, Pips, BestSpots, Islands, ShipDistances, NeverSettled };
inline constexpr std::array allOverlays{OverlayKind::None,          OverlayKind::Pips,
                                        OverlayKind::BestSpots,     OverlayKind::Islands,
                                        OverlayKind::ShipDistances, OverlayKind::NeverSettled};

/// What an overlay is made from. `ground` is what the design fixes, or what lies open on the deal shown.
struct OverlaySource {
    const Map& map;
    const Topology& topology;
    const KnownGround& ground;
    bool dealt = false; ///< the ground is that of one deal
};

/// The map with everything fixed that a picture of it shows: the design itself, or one deal of it.
[[nodiscard]] Map mapAsShown(const Map& map, const BoardPicture& shown);

/// How many starting places are pointed out.
inline constexpr std::size_t bestSpotCount = 12;

/// An overlay as it is drawn; nothing for None. Empty areas and spots say in the note why there is nothing.
[[nodiscard]] std::optional<MapOverlay> makeOverlay(OverlayKind kind, const OverlaySource& source);

} // namespace isle
