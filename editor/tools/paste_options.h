#pragma once

#include "engine/map/patch.h"

namespace isle {

/// What the stamp tool sets down, and how.
struct PasteOptions {
    MapPatch stamp;
    PatchLayers layers;
    bool stays = false; ///< goes on after a click; off: back to the tool before, as a paste does

    friend bool operator==(const PasteOptions&, const PasteOptions&) = default;
};

} // namespace isle
