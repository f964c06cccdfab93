#include "editor/canvas/hex_outline.h"

#include "editor/canvas/view_transform.h"

#include <map>
#include <set>

namespace isle {

std::vector<QPolygonF> outlineOf(std::span<const Cell> cells) {
    const std::set<Cell> set(cells.begin(), cells.end());
    // Edges of the outline by their start, each with its hex on the right; corners are exact in lattice
    // points. At most one starts at each crossing: three hexes meet there.
    std::map<LatticePoint, CrossingPlace> next;
    for (const Cell cell : set)
        for (const Direction direction : allDirections) {
            if (set.count(neighbour(cell, direction)))
                continue;
            // From the second end to the first runs clockwise round the hex.
            const auto ends = endsOf(direction);
            next.emplace(pointOf({cell, ends[1]}), CrossingPlace{cell, ends[0]});
        }
    std::vector<QPolygonF> loops;
    while (!next.empty()) {
        QPolygonF& loop = loops.emplace_back();
        for (auto at = next.begin(); at != next.end();) {
            const CrossingPlace end = at->second;
            loop.append(ViewTransform::unitsOf(end));
            next.erase(at);
            at = next.find(pointOf(end));
        }
    }
    return loops;
}

} // namespace isle
