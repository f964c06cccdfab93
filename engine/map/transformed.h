#pragma once

#include "engine/base/result.h"
#include "engine/base/text.h"
#include "engine/lattice/transform.h"
#include "engine/map/map.h"

namespace isle {

/// The map's open layout with every place taken through a symmetry of the lattice into a frame of the given
/// size: hexes, harbours, islands, start marks, far side, robber, pirate. What falls outside is lost; cells
/// that nothing comes to are `fill`. The keys of accepted problems name places: they move along with a shift;
/// a turn or a mirror forgets those that name one, for the order of the places in a key does not survive it.
[[nodiscard]] Map placed(const Map& map, const LatticeTransform& transform, int rows, int cols, Terrain fill);

/// The map turned or mirrored, in the smallest frame that holds all its hexes: they begin in the first row
/// and the first column. So the frame depends on the hexes alone, and six turns or two mirrors give exactly
/// `transformed(map, LatticeTransform())`, which is the map itself where it has no empty rim. Says why when
/// the frame would be larger than a map can be.
[[nodiscard]] Result<Map, Text> transformed(const Map& map, const LatticeTransform& transform);

/// How many rows and columns to add on each side of a map; below zero to take away.
struct FrameChange {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    friend bool operator==(const FrameChange&, const FrameChange&) = default;
};

/// The map with rows and columns added or taken away; new hexes are `fill`. By an odd number of rows on top
/// all rows change between the shifted and the unshifted kind (B-9): the drawing is moved along the lattice,
/// half a hex to the side, and gets a column more where a hex would be lost. Says why when nothing would be
/// left or the frame would be larger than a map can be.
[[nodiscard]] Result<Map, Text> withFrame(const Map& map, FrameChange change, Terrain fill);

/// The change that cuts a map down to its land with one ring of what is around it, where there is one; on top
/// by an even number of rows. Nothing to cut, or no land: no change.
[[nodiscard]] FrameChange cropToLand(const Map& map);

} // namespace isle
