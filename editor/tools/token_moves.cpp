#include "editor/tools/token_moves.h"

#include "editor/tools/consequences.h"
#include "editor/tools/harbour_places.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace isle {
namespace {

Map without(Map map, EdgePlace edge) {
    map.removeHarbour(edge);
    return map;
}

} // namespace

Map afterNumberMove(const Map& map, Cell from, Cell to) {
    Map next = map;
    MapHex source = map.at(from);
    MapHex target = map.at(to);
    std::swap(source.number, target.number);
    std::swap(source.barred, target.barred);
    next.set(from, source);
    next.set(to, target);
    return next;
}

QString numberMoveRefusal(const Map& map, Cell from, Cell to) {
    const QString refusal = numberRefusal(map.at(to).terrain);
    // What comes back in exchange needs a hex that takes numbers, too.
    return refusal.isEmpty() && !map.at(to).number.none() ? numberRefusal(map.at(from).terrain) : refusal;
}

Map afterHarbourMove(const Map& map, EdgePlace from, EdgePlace to) {
    const MapHarbour* source = map.harbourAt(from);
    if (!source)
        return map;
    const MapHarbour moved = *source;
    const MapHarbour* target = map.harbourAt(to);
    Map next = without(map, from);
    if (target)
        next.setHarbour({moved.edge, target->kind});
    next.setHarbour({target ? target->edge : to, moved.kind});
    return next;
}

QString harbourMoveRefusal(const Map& map, const Topology& topology, EdgePlace from, EdgePlace to) {
    if (map.harbourAt(to))
        return {};
    return harbourRefusal(without(map, from), topology, to);
}

std::optional<EdgePlace> turnedHarbour(const Map& map, const Topology& topology, EdgePlace edge, int steps) {
    const std::vector<EdgePlace> legal = legalHarbourEdges(without(map, edge), topology);
    std::vector<EdgePlace> around; // clockwise; Direction counts the other way
    for (int i = 0; i < 6; ++i) {
        const EdgePlace place{edge.cell,
                              static_cast<Direction>((static_cast<int>(edge.direction) + 6 - i) % 6)};
        if (place == edge || std::find(legal.begin(), legal.end(), place) != legal.end())
            around.push_back(place);
    }
    const auto size = static_cast<int>(around.size());
    const int at = ((steps % size) + size) % size;
    return at == 0 ? std::nullopt : std::optional(around[static_cast<std::size_t>(at)]);
}

} // namespace isle
