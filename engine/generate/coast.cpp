#include "engine/generate/coast.h"

#include <algorithm>

namespace isle {
namespace {

EdgePlace fromLand(const Topology& topology, const Topology::Edge& edge) {
    const bool first = topology[edge.hexes[0]].ground == Ground::Land;
    return first ? edge.place : otherSide(edge.place);
}

/// The next coastal edge of the same island at one end of an edge; none where the walk is closed.
EdgeId nextOf(const Topology& topology, EdgeId edge, const std::vector<bool>& open) {
    for (const CrossingId end : topology[edge].ends)
        for (const EdgeId next : topology[end].edges)
            if (next.valid() && open[next.index()])
                return next;
    return {};
}

} // namespace

std::vector<std::vector<EdgePlace>> coastsOf(const Topology& topology, IslandId island) {
    std::vector<bool> open(topology.edges().size(), false);
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Topology::Edge& edge = topology.edges()[i];
        open[i] = edge.coastal && std::any_of(edge.hexes.begin(), edge.hexes.end(), [&](HexId hex) {
                      return topology[hex].island == island;
                  });
    }
    std::vector<std::vector<EdgePlace>> coasts;
    for (std::size_t first = 0; first < open.size(); ++first) {
        if (!open[first])
            continue;
        auto& coast = coasts.emplace_back();
        for (EdgeId edge(first); edge.valid(); edge = nextOf(topology, edge, open)) {
            open[edge.index()] = false;
            coast.push_back(fromLand(topology, topology[edge]));
        }
    }
    return coasts;
}

} // namespace isle
