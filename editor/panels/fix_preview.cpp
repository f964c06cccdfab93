#include "editor/panels/fix_preview.h"

#include "editor/document/text.h"

#include <algorithm>

namespace isle {

Ghost previewOf(const Fix& fix, const Map& map) {
    Map after = map;
    fix.apply(after);
    Ghost ghost;
    ghost.tip = translated(fix.label);
    if (after.rows != map.rows || after.cols != map.cols)
        return ghost;
    const BoardPicture old = pictureOf(map);
    const BoardPicture next = pictureOf(after);
    for (std::size_t i = 0; i < next.hexes.size(); ++i)
        if (next.hexes[i] != old.hexes[i])
            ghost.hexes.push_back(next.hexes[i]);
    for (const HarbourPicture& harbour : next.harbours)
        if (std::find(old.harbours.begin(), old.harbours.end(), harbour) == old.harbours.end())
            ghost.harbours.push_back(harbour);
    for (const HarbourPicture& harbour : old.harbours) {
        const bool stays = std::any_of(next.harbours.begin(), next.harbours.end(),
                                       [&](const HarbourPicture& now) { return now.edge == harbour.edge; });
        if (!stays)
            ghost.outlined.push_back(harbour.edge.cell);
    }
    if (next.robber != old.robber) {
        ghost.robber = next.robber;
        if (!next.robber && old.robber)
            ghost.outlined.push_back(*old.robber);
    }
    if (next.pirate != old.pirate) {
        ghost.pirate = next.pirate;
        if (!next.pirate && old.pirate)
            ghost.outlined.push_back(*old.pirate);
    }
    return ghost;
}

} // namespace isle
