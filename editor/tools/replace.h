#pragma once

#include "engine/map/map.h"

#include <QString>

#include <vector>

namespace isle {

/// Search and replace on a map: one kind of terrain, number, marker or harbour for another.
struct Replacement {
    enum class What : std::uint8_t { Terrain, Number, Marker, Harbour };
    What what = What::Terrain;
    Terrain terrainFrom = Terrain::Forest;
    Terrain terrainTo = Terrain::Any;
    CellNumber numberFrom = CellNumber::fixed(2);
    CellNumber numberTo = CellNumber::shuffled();
    Marker markerFrom = Marker::ChipAny;
    Marker markerTo = Marker::None;
    HarbourKind harbourFrom = HarbourKind::Generic;
    HarbourKind harbourTo = HarbourKind::Shuffled;
    /// Only these hexes, or harbours of their land; empty for the whole map. Sorted.
    std::vector<Cell> within;
};

/// The map after the replacement, and what it changes.
struct Replaced {
    Map map;
    std::vector<Cell> cells; ///< hexes that change, or the land hexes of harbours that do
    int count = 0;           ///< hexes or harbours
};
[[nodiscard]] Replaced replaced(const Map& map, const Topology& topology, const Replacement& replacement);

/// "Replace forest by any terrain".
[[nodiscard]] QString replaceStepName(const Replacement& replacement);

} // namespace isle
