#include "engine/checks/repairs.h"

#include "engine/checks/places.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {

void takeHarbourAway(Map& map, EdgePlace edge) {
    const MapHarbour* harbour = map.harbourAt(edge);
    if (harbour == nullptr)
        return;
    const bool dealt = harbour->kind == HarbourKind::Shuffled;
    map.removeHarbour(edge);
    if (dealt && map.pools.harbours && map.pools.harbours->total() > poolDemand(map).harbours) {
        auto& count = map.pools.harbours->count; // the commonest kind: most often generic
        --*std::max_element(count.rbegin(), count.rend());
    }
}

Fix removeHarbourFix(EdgePlace edge) {
    return {{ISLE_TEXT("checks", "Remove the harbour at %1"), {nameOf(edge)}},
            [edge](Map& map) { takeHarbourAway(map, edge); }};
}

std::optional<Fix> turnHarbourFix(const CheckInput& input, const MapHarbour& harbour) {
    const Terrain terrain = input.map.at(harbour.edge.cell).terrain;
    if (!isLand(terrain) || terrain == Terrain::Fog || terrain == Terrain::Fortress)
        return std::nullopt;
    for (const Direction direction : allDirections) {
        const EdgePlace edge{harbour.edge.cell, direction};
        const bool taken =
            std::any_of(input.map.harbours.begin(), input.map.harbours.end(), [&](const MapHarbour& other) {
                return other.edge != harbour.edge && shareCrossing(other.edge, edge);
            });
        if (edge == harbour.edge || taken || !isCoastal(input, edge))
            continue;
        return Fix{{ISLE_TEXT("checks", "Turn the harbour to %1"), {nameOf(edge)}},
                   [from = harbour.edge, edge, kind = harbour.kind](Map& map) {
                       map.removeHarbour(from);
                       map.setHarbour({edge, kind});
                   }};
    }
    return std::nullopt;
}

void shuffleNumber(Map& map, Cell cell, std::optional<int> token) {
    MapHex hex = map.at(cell);
    hex.number = CellNumber::shuffled();
    map.set(cell, hex);
    const std::size_t group = groupOf(map, hex);
    std::optional<NumberPool>& own = group == 0 ? map.pools.numbers : map.groups[group - 1].numbers;
    if (!own)
        return;
    NumberPool& pool = *own;
    if (!token) {
        const NumberPool now = defaultNumberPool(pool.total());
        const NumberPool more = defaultNumberPool(pool.total() + 1);
        token = *std::find_if(tokenValues.begin(), tokenValues.end(),
                              [&](int value) { return more[value] > now[value]; });
    }
    ++pool[*token];
}

bool isCoastal(const CheckInput& input, EdgePlace edge) {
    const EdgeId id = input.topology.edgeAt(edge);
    return id.valid() && input.topology[id].coastal;
}

bool shareCrossing(EdgePlace a, EdgePlace b) {
    for (const Corner endOfA : endsOf(a.direction))
        for (const Corner endOfB : endsOf(b.direction))
            if (pointOf({a.cell, endOfA}) == pointOf({b.cell, endOfB}))
                return true;
    return false;
}

} // namespace isle
