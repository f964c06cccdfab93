#pragma once

#include "editor/canvas/overlay.h"
#include "engine/map/patch.h"

#include <QString>

#include <optional>
#include <span>

namespace isle {

class MapDocument;
class Selection;
class ToolHost;

// Edits with pieces of a map as one undo step each.

/// The map with a patch set down, and with the hexes taken elsewhere by a symmetry: what was under them
/// becomes sea unless they are copied.
[[nodiscard]] Map afterPaste(const Map& map, const Topology& topology, const MapPatch& patch, Cell anchor,
                             const PatchLayers& layers);
[[nodiscard]] Map afterMove(const Map& map, const Topology& topology, std::span<const Cell> cells,
                            const LatticeTransform& transform, bool copy);

/// How many land hexes of the cells a symmetry would take off the map.
[[nodiscard]] int landLeaving(const Map& map, std::span<const Cell> cells, const LatticeTransform& transform);
/// "3 hexes of land would leave the map."; empty for none.
[[nodiscard]] QString leavingText(int hexes);

/// The cells of the map that the given ones come to.
[[nodiscard]] std::vector<Cell> cellsAfter(const Map& map, std::span<const Cell> cells,
                                           const LatticeTransform& transform);

/// The map after a change as it would look, with all of the given cells, changed or not.
[[nodiscard]] Ghost fullGhost(const Map& before, const Topology& topology, const Map& after,
                              std::span<const Cell> cells);

/// Sets a patch down as one step and returns the cells it lies on.
std::vector<Cell> pastePatch(MapDocument& document, const MapPatch& patch, Cell anchor,
                             const PatchLayers& layers);

/// Turns the selected hexes clockwise by sixths, or mirrors them, about their middle. The selection goes
/// along and remembers the middle, so that six turns and two mirrors are exact. Returns why it cannot be
/// done, empty when it was.
QString turnSelection(MapDocument& document, Selection& selection, int sixths);
QString mirrorSelection(MapDocument& document, Selection& selection, Axis axis);

/// X, Y, Z and Shift+Z with a selection: mirrors or turns it, and shows why where it cannot be. True when the
/// key was one of them.
bool turnKey(ToolHost& host, int key, Qt::KeyboardModifiers modifiers);

/// The keys X and Y (mirror) and Z, Shift+Z (turn) about a place; nothing for other keys.
[[nodiscard]] std::optional<LatticeTransform> turnOfKey(int key, Qt::KeyboardModifiers modifiers, Cell about);

} // namespace isle
