#pragma once

#include "engine/map/map.h"

#include <QString>

#include <vector>

namespace isle {

/// The edges where another harbour may stand: coastal, of land that is neither fog nor fortress, sharing no
/// crossing with a harbour (B-29, S-107). Named from their land hexes, in the order of the topology.
[[nodiscard]] std::vector<EdgePlace> legalHarbourEdges(const Map& map, const Topology& topology);

/// Why an edge without a harbour cannot have one; empty when it can.
[[nodiscard]] QString harbourRefusal(const Map& map, const Topology& topology, EdgePlace edge);

/// Whether two different edges meet at a crossing.
[[nodiscard]] bool meetAtCrossing(EdgePlace a, EdgePlace b);

/// The edge named from its land hex, as harbours are.
[[nodiscard]] EdgePlace fromLand(const Map& map, EdgePlace edge);

} // namespace isle
