#include "editor/tools/locked_layers.h"

#include "editor/document/layers.h"

namespace isle {
namespace {

TokenFace faceOf(CellNumber number) {
    return number.none() ? TokenFace::None : number.isShuffled() ? TokenFace::Shuffled : TokenFace::Value;
}

/// Gives a hex of the preview back what is locked; the layers that held something back are put down.
void restoreHex(HexPicture& hex, const MapHex& now, const Layers& layers,
                std::array<bool, layerCount>& held) {
    const auto hold = [&](LayerId layer, bool differs) {
        if (!differs || !layers.locked(layer))
            return false;
        held[static_cast<std::size_t>(layer)] = true;
        return true;
    };
    if (hold(LayerId::Terrain, hex.terrain != now.terrain)) {
        hex.terrain = now.terrain;
        hex.plate = {};
    }
    const TokenFace face = faceOf(now.number);
    if (hold(LayerId::Numbers,
             hex.face != face || (face == TokenFace::Value && hex.number != now.number.value()))) {
        hex.face = face;
        hex.number = now.number.value();
    }
    if (hold(LayerId::Specials, hex.marker != now.marker))
        hex.marker = now.marker;
}

} // namespace

void withholdLocked(Ghost& ghost, const Map& map, const Layers* layers) {
    if (!layers || !layers->anyLocked())
        return;
    std::array<bool, layerCount> held{};
    const auto hold = [&](LayerId layer, bool shows) {
        if (!shows || !layers->locked(layer))
            return false;
        held[static_cast<std::size_t>(layer)] = true;
        return true;
    };
    for (HexPicture& hex : ghost.hexes)
        restoreHex(hex, map.at(hex.cell), *layers, held);
    if (hold(LayerId::Harbours, !ghost.harbours.empty()))
        ghost.harbours.clear();
    if (hold(LayerId::Specials, ghost.robber.has_value() || ghost.pirate.has_value())) {
        ghost.robber.reset();
        ghost.pirate.reset();
    }
    std::vector<LayerId> names;
    for (const LayerId layer : allLayers)
        if (held[static_cast<std::size_t>(layer)])
            names.push_back(layer);
    if (!names.empty())
        ghost.tipDetail = lockedSentence(names);
}

} // namespace isle
