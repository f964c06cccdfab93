#pragma once

#include "engine/lattice/transform.h"
#include "engine/map/map.h"

#include <span>

namespace isle {

/// A piece of a map to be set down elsewhere: hexes with all that belongs to them. Places are relative to its
/// anchor, which lies at (0, 0); void cells are never part of it.
struct MapPatch {
    struct Hex {
        Cell cell;
        MapHex hex; ///< its group is one of `groups`, not of a map

        friend bool operator==(const Hex&, const Hex&) = default;
    };

    std::vector<Hex> hexes;                     ///< sorted by cell
    std::vector<MapHarbour> harbours;           ///< of its land hexes, sorted by edge
    std::vector<MapIsland> islands;             ///< sorted by hex
    std::vector<CrossingPlace> forbiddenStarts; ///< canonical and sorted
    std::vector<Cell> farSide;                  ///< sorted
    std::optional<Cell> robberStart;
    std::optional<Cell> pirateStart;
    std::vector<ShuffleGroup> groups; ///< those its hexes are dealt in

    [[nodiscard]] bool empty() const { return hexes.empty(); }
    [[nodiscard]] std::vector<Cell> cells() const;

    friend bool operator==(const MapPatch&, const MapPatch&) = default;
};

/// What of a patch is set down. What is off leaves the map as it is there, as far as the rest allows.
struct PatchLayers {
    bool terrain = true; ///< with the shuffle group
    bool sea = true;     ///< also the patch's sea hexes; off lets what is there show through them
    bool numbers = true; ///< with the barred values
    bool markers = true;
    bool harbours = true;
    bool marks = true; ///< start marks, far side, islands' names and roles, robber and pirate

    friend bool operator==(const PatchLayers&, const PatchLayers&) = default;
};

/// The cell in the middle of some: the nearest to the middle of the box around them.
[[nodiscard]] Cell middleOf(std::span<const Cell> cells);

/// The hexes among the cells with what belongs to them: harbours of their land, names of islands kept at
/// them, start marks on corners of their land (of any hex where the patch has no land), far side, robber and
/// pirate.
[[nodiscard]] MapPatch cutOf(const Map& map, std::span<const Cell> cells, Cell anchor);

/// Takes from the map what cutOf() would give: land becomes sea, marks go. Sea stays sea.
void clearCells(Map& map, const Topology& topology, std::span<const Cell> cells);

/// The patch turned or mirrored, or shifted against its anchor.
[[nodiscard]] MapPatch transformed(const MapPatch& patch, const LatticeTransform& transform);

/// Sets a patch down with its anchor on a cell; what falls outside the map is left out. Numbers and markers
/// stay off hexes that cannot have them, harbours of the patch take the place of those on its land and stay
/// off what is no coast, and what lost its land goes (tidyPlaces). Robber and pirate go where the map has
/// none yet; a name goes to an island that has none. Shuffle groups are those of the same name; new ones are
/// added while there is room.
void paste(Map& map, const Topology& topology, const MapPatch& patch, Cell anchor, const PatchLayers& layers);

/// The cells of the map that a patch comes to lie on.
[[nodiscard]] std::vector<Cell> cellsUnder(const Map& map, const MapPatch& patch, Cell anchor);

/// A patch as a map of its own, to be stored: in the smallest frame, void around it. Nothing when the patch
/// is larger than a map can be.
[[nodiscard]] std::optional<Map> mapOf(const MapPatch& patch);

/// All hexes of a map as a patch, with the anchor in their middle.
[[nodiscard]] MapPatch patchOf(const Map& map);

} // namespace isle
