#pragma once

#include "engine/base/id.h"
#include "engine/lattice/topology.h"
#include "engine/map/terrain.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace isle {

/// What lies on one hex of a dealt board.
struct BoardHex {
    Terrain terrain = Terrain::Sea; ///< never Void or Any; Fog while face down
    std::uint8_t number = 0;        ///< its token, 0 for none; the hidden one of a canal tile (S-300)
    Marker chip = Marker::None;     ///< the dealt chip (S-200): ChipPoint, ChipHarbour or ChipGold

    friend bool operator==(const BoardHex&, const BoardHex&) = default;
};

/// A tile of the fog pile (S-61).
struct FogTile {
    Terrain terrain = Terrain::Forest;
    std::uint8_t number = 0;

    friend bool operator==(const FogTile&, const FogTile&) = default;
};

/// What a chest holds (S-262).
enum class Chest : std::uint8_t { None, Goods, Choice, Card, Roads };

struct BoardHarbour {
    EdgeId edge;
    HarbourKind kind = HarbourKind::Generic; ///< never Shuffled

    friend bool operator==(const BoardHarbour&, const BoardHarbour&) = default;
};

/// One deal of a map: every hex has its terrain and number, and what is hidden is fixed. Same map and seed,
/// same board, on every machine (B-25).
struct Board {
    std::shared_ptr<const Topology> topology;
    std::vector<BoardHex> hexes;        ///< by HexId
    std::vector<BoardHarbour> harbours; ///< in the order of the map
    std::vector<FogTile> fogPile;       ///< the first is turned over first
    std::vector<Chest> chests;          ///< by HexId; empty on a map without chests
    HexId robber;                       ///< none: off the board (B-31, S-41)
    HexId pirate;                       ///< none: off the board or no pirate at all (S-30)
};

} // namespace isle
