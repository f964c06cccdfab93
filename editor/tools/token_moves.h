#pragma once

#include "engine/map/map.h"

#include <QString>

#include <optional>

namespace isle {

// Taking a number token or a harbour from one place to another; two that meet change places.

/// The map after a hex's number, with the values barred there, went to another hex.
[[nodiscard]] Map afterNumberMove(const Map& map, Cell from, Cell to);
/// Why that cannot be done; empty when it can.
[[nodiscard]] QString numberMoveRefusal(const Map& map, Cell from, Cell to);

/// The map after the harbour of an edge went to another edge, named from its land hex.
[[nodiscard]] Map afterHarbourMove(const Map& map, EdgePlace from, EdgePlace to);
/// Why that cannot be done; empty when it can.
[[nodiscard]] QString harbourMoveRefusal(const Map& map, const Topology& topology, EdgePlace from,
                                         EdgePlace to);

/// The edge of the same land hex that a harbour comes to when it is turned by so many free edges, clockwise
/// or, below zero, the other way; nothing where it has no other.
[[nodiscard]] std::optional<EdgePlace> turnedHarbour(const Map& map, const Topology& topology, EdgePlace edge,
                                                     int steps);

} // namespace isle
