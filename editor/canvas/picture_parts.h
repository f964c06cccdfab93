#pragma once

#include "editor/canvas/picture.h"

namespace isle {

// What the pictures of a map, a deal and a game have in common.

/// All hexes void.
[[nodiscard]] BoardPicture emptyPicture(int rows, int cols);

/// Names and roles of all islands of a map; those without a name have an empty one.
[[nodiscard]] std::vector<IslandPicture> islandsOf(const Map& map, const Topology& topology);

/// What is seen of a dealt number: a canal tile's lies face down (S-300), a fog tile has none yet (S-61).
[[nodiscard]] TokenFace dealtFace(Terrain terrain, int number);

/// The plate of a hex nobody has touched yet; none for most terrains.
[[nodiscard]] CounterPlate freshPlate(const Rules& rules, Terrain terrain);

/// The edge named from its land hex, so that a dock knows where the land is.
[[nodiscard]] EdgePlace landSide(const Topology& topology, EdgePlace edge);

[[nodiscard]] std::optional<Cell> cellOf(const Topology& topology, HexId hex);
[[nodiscard]] HexPicture& hexAt(BoardPicture& picture, Cell cell);

/// Puts the figures on the picture and dims the token under the robber.
void placeFigures(BoardPicture& picture, std::optional<Cell> robber, std::optional<Cell> pirate);

} // namespace isle
