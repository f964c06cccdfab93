#include "editor/tools/harbour_places.h"

#include "editor/document/text.h"
#include "editor/tools/consequences.h"

#include <QCoreApplication>

#include <algorithm>

namespace isle {
namespace {

struct HarbourPlaces {
    Q_DECLARE_TR_FUNCTIONS(HarbourPlaces)
};

/// By crossing: the harbour it belongs to.
std::vector<const MapHarbour*> servedCrossings(const Map& map, const Topology& topology) {
    std::vector<const MapHarbour*> served(topology.crossings().size(), nullptr);
    for (const MapHarbour& harbour : map.harbours) {
        const EdgeId edge = topology.edgeAt(harbour.edge);
        if (!edge.valid())
            continue;
        for (const CrossingId end : topology[edge].ends)
            served[end.index()] = &harbour;
    }
    return served;
}

bool refusesHarbours(Terrain terrain) {
    return terrain == Terrain::Fog || terrain == Terrain::Fortress;
}

} // namespace

EdgePlace fromLand(const Map& map, EdgePlace edge) {
    return isLand(map.at(edge.cell).terrain) ? edge : otherSide(edge);
}

std::vector<EdgePlace> legalHarbourEdges(const Map& map, const Topology& topology) {
    const auto served = servedCrossings(map, topology);
    std::vector<EdgePlace> places;
    for (const Topology::Edge& edge : topology.edges()) {
        const bool free = std::none_of(edge.ends.begin(), edge.ends.end(),
                                       [&](CrossingId end) { return served[end.index()] != nullptr; });
        const EdgePlace place = fromLand(map, edge.place);
        if (edge.coastal && free && !refusesHarbours(map.at(place.cell).terrain))
            places.push_back(place);
    }
    return places;
}

bool meetAtCrossing(EdgePlace a, EdgePlace b) {
    if (canonical(a) == canonical(b))
        return false;
    for (const Corner one : endsOf(a.direction))
        for (const Corner other : endsOf(b.direction))
            if (pointOf({a.cell, one}) == pointOf({b.cell, other}))
                return true;
    return false;
}

QString harbourRefusal(const Map& map, const Topology& topology, EdgePlace place) {
    const EdgeId edge = topology.edgeAt(place);
    if (!edge.valid() || !topology[edge].coastal)
        return HarbourPlaces::tr("A harbour needs an edge between land and sea.");
    const Terrain land = map.at(fromLand(map, place).cell).terrain;
    if (refusesHarbours(land))
        return HarbourPlaces::tr("No harbour at %1.", "fog or fortress").arg(displayName(land));
    const auto served = servedCrossings(map, topology);
    for (const CrossingId end : topology[edge].ends) {
        if (const MapHarbour* other = served[end.index()])
            return HarbourPlaces::tr("Shares a crossing with the harbour at %1.")
                .arg(displayName(other->edge));
    }
    return {};
}

} // namespace isle
