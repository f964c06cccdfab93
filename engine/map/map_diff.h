#pragma once

#include "engine/base/text.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

namespace isle {

/// One thing that differs between two maps.
struct MapDifference {
    /// Of what it is a change; names as the `--json` of the command line has them.
    enum class Kind : std::uint8_t {
        Texts,
        Layouts,
        Frame,
        Hexes,
        Harbours,
        Islands,
        Places, ///< robber, pirate, forbidden crossings, far side
        Pools,
        Groups,
        Options,
        Seats,
        Accepted,
        Other ///< fields that this version does not know
    };
    Kind kind = Kind::Other;
    Text message;            ///< "%1: %2 → %3"
    std::vector<Cell> hexes; ///< where, in the second map, as far as it can be pointed at
    std::size_t layout = 0;  ///< the place of the layout among those of the second map
    bool ofLayout = false;   ///< whether it is a change of one layout, not of the whole map
};
[[nodiscard]] std::string_view nameOf(MapDifference::Kind kind);

/// What differs between two maps, in words, from the title to the last field; empty exactly when they are
/// equal. Layouts are compared by their names, those of no such name in their order. Content that was moved
/// in the frame is told in one sentence and compared where it stands now.
[[nodiscard]] std::vector<MapDifference> mapDiff(const Map& before, const Map& after);

} // namespace isle
