#pragma once

#include "engine/lattice/topology.h"
#include "engine/map/map.h"

#include <vector>

namespace isle {

/// The coast of an island as closed walks along its coastal edges, each edge named from its land hex. A lake
/// is a walk of its own. Walks begin at the first edge in reading order.
[[nodiscard]] std::vector<std::vector<EdgePlace>> coastsOf(const Topology& topology, IslandId island);

} // namespace isle
