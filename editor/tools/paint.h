#pragma once

#include "engine/map/map.h"

#include <span>
#include <vector>

namespace isle {

/// Gives hexes a terrain. `topology` is that of `map` as it is. A number and a marker stay where the new
/// terrain can have them; with `poolNumbers` land that takes a number and has none gets one from the pool.
/// What loses its land with the paint goes with it: harbours no longer on a coast, start marks on no land,
/// names of islands that are gone. What is a matter of choice stays for the checks to speak of: robber and
/// pirate, two names of islands grown together.
void paintTerrain(Map& map, const Topology& topology, std::span<const Cell> cells, Terrain terrain,
                  bool poolNumbers);

/// Clears hexes: land becomes sea, without number, marker and harbours. Sea and void stay.
void eraseToSea(Map& map, const Topology& topology, std::span<const Cell> cells);

/// Takes hexes off the map: everything becomes void.
void eraseToVoid(Map& map, const Topology& topology, std::span<const Cell> cells);

/// Sets the number of those hexes that take one, or takes the number off any.
void setNumbers(Map& map, std::span<const Cell> cells, CellNumber number);

/// The hexes whose content or side of the desert (S-142) differs, in reading order; both maps have the same
/// size.
[[nodiscard]] std::vector<Cell> changedCells(const Map& before, const Map& after);

} // namespace isle
