#include "engine/checks/ground.h"

#include <algorithm>

namespace isle {
namespace {

std::int8_t numberOf(const MapHex& hex) {
    if (hex.terrain == Terrain::Fog)
        return KnownHex::unknown;
    if (!takesNumber(hex.terrain))
        return 0;
    return hex.number.isShuffled() ? KnownHex::unknown : static_cast<std::int8_t>(hex.number.value());
}

} // namespace

KnownGround::KnownGround(const Map& map, const Topology& topology) {
    hexes_.reserve(topology.hexes().size());
    for (const Topology::Hex& hex : topology.hexes()) {
        const MapHex drawn = map.at(hex.cell);
        hexes_.push_back({drawn.terrain, numberOf(drawn)});
    }
    for (const MapHarbour& harbour : map.harbours)
        harbours_.push_back({topology.edgeAt(harbour.edge), harbour.edge, harbour.kind});
}

KnownGround::KnownGround(const Map& map, const Board& board) : dealt_(true) {
    hexes_.reserve(board.hexes.size());
    for (const BoardHex& hex : board.hexes)
        hexes_.push_back({hex.terrain, hex.terrain == Terrain::Fog ? KnownHex::unknown
                                                                   : static_cast<std::int8_t>(hex.number)});
    for (const BoardHarbour& harbour : board.harbours) {
        const EdgePlace place = (*board.topology)[harbour.edge].place;
        const MapHarbour* drawn = map.harbourAt(place);
        harbours_.push_back({harbour.edge, drawn ? drawn->edge : place, harbour.kind});
    }
}

bool KnownGround::whole() const {
    return std::all_of(hexes_.begin(), hexes_.end(),
                       [](const KnownHex& hex) { return hex.terrain == Terrain::Fog || hex.whole(); });
}

} // namespace isle
