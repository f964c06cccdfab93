#include "engine/generate/coast.h"
#include "engine/generate/content.h"

#include <algorithm>
#include <cstdlib>

namespace isle {
namespace {

/// Published: 9 for up to four seats, 11 for six; 13 for eight [ours].
int harboursFor(int seats) {
    return seats <= 2 ? 7 : seats <= 4 ? 9 : seats <= 6 ? 11 : 13;
}

/// Square of the distance of two edges, in quarters of a hex width.
int apart(EdgePlace a, EdgePlace b) {
    const LatticePoint p = doubledMiddleOf(a);
    const LatticePoint q = doubledMiddleOf(b);
    const int x = p.x - q.x;
    const int y = p.y - q.y;
    return x * x + y * y / 3; // three rows of a hex are as high as the root of 3 is wide
}

bool shareCrossing(EdgePlace a, EdgePlace b) {
    const auto crossings = [](EdgePlace edge) {
        const auto ends = endsOf(edge.direction);
        return std::array{canonical(CrossingPlace{edge.cell, ends[0]}),
                          canonical(CrossingPlace{edge.cell, ends[1]})};
    };
    const auto first = crossings(a);
    const auto second = crossings(b);
    return first[0] == second[0] || first[0] == second[1] || first[1] == second[0] || first[1] == second[1];
}

bool takesHarbour(Terrain terrain) {
    return isLand(terrain) && terrain != Terrain::Fog && terrain != Terrain::Fortress; // S-107
}

/// Edges with all their images that leave room for each other.
std::vector<std::vector<EdgePlace>> placesFor(const Map& map, const MapPlan& plan) {
    const Topology topology(shapeOf(map));
    const auto roles = islandRoles(map, topology);
    std::vector<std::vector<EdgePlace>> places;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i] != IslandRole::Start)
            continue;
        for (const auto& coast : coastsOf(topology, IslandId(i)))
            for (const EdgePlace edge : coast)
                if (takesHarbour(map.at(edge.cell).terrain))
                    places.push_back(plan.orbitOf(edge));
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    std::erase_if(places, [](const auto& orbit) {
        for (std::size_t i = 0; i < orbit.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (shareCrossing(orbit[i], orbit[j]))
                    return true;
        return false;
    });
    return places;
}

bool fits(const Map& map, const std::vector<EdgePlace>& orbit, int spacing) {
    return std::all_of(map.harbours.begin(), map.harbours.end(), [&](const MapHarbour& harbour) {
        return std::all_of(orbit.begin(), orbit.end(), [&](EdgePlace edge) {
            return !shareCrossing(harbour.edge, edge) && apart(harbour.edge, edge) >= spacing * spacing;
        });
    });
}

} // namespace

void layHarbours(Map& map, const GenerateOptions& options, const MapPlan& plan, Random& random) {
    const int wanted = options.harbours.value_or(harboursFor(options.seats));
    auto places = placesFor(map, plan);
    random.shuffle(places);
    int laid = 0;
    for (int spacing = 14; spacing >= 0; --spacing) { // a hex is four wide
        for (const auto& orbit : places) {
            const int with = laid + static_cast<int>(orbit.size());
            if (std::abs(with - wanted) >= std::abs(laid - wanted) || !fits(map, orbit, spacing))
                continue;
            for (const EdgePlace edge : orbit)
                map.setHarbour({edge, HarbourKind::Shuffled});
            laid = with;
        }
    }
}

} // namespace isle
