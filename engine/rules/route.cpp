#include "engine/rules/flow.h"
#include "engine/rules/trail_frontier.h"
#include "engine/rules/trail_peel.h"

namespace isle {
namespace {

template <class Visit>
void eachPiece(const Position& play, std::size_t s, Visit&& visit) {
    const Plan& plan = play.plan();
    eachBit(play.roads(s), plan.edgeWords, visit);
    if (plan.sea)
        eachBit(play.ships(s), plan.edgeWords, visit);
}

/// The pieces as a graph without walls and changes of kind.
TrailGraph graphOf(const Position& play, std::size_t s) {
    constexpr std::uint16_t none = nowhere;
    const Plan& plan = play.plan();
    TrailGraph graph;
    std::array<std::vector<std::uint16_t>, 2> nodeOf; // by kind and crossing
    nodeOf.fill(std::vector<std::uint16_t>(plan.crossings, none));
    const auto addNode = [&] {
        graph.nodes.emplace_back();
        return static_cast<std::uint16_t>(graph.nodes.size() - 1);
    };
    eachPiece(play, s, [&](std::size_t edge) {
        const bool ship = isSecond(play.piece(edge));
        const auto id = static_cast<std::uint16_t>(graph.edges.size());
        graph.edges.emplace_back();
        for (std::size_t i = 0; i < 2; ++i) {
            const std::size_t crossing = plan.edgeEnds[edge][i];
            // S-80: at an own town both kinds meet in one node; B-141: behind a wall every piece has its own.
            std::uint16_t& shared = nodeOf[ship && !play.ownTown(s, crossing) ? 1 : 0][crossing];
            if (shared == none || play.opponentsTown(s, crossing))
                shared = addNode();
            TrailGraph::Node& node = graph.nodes[shared];
            node.edges[node.degree++] = id;
            graph.edges[id][i] = shared;
        }
    });
    return graph;
}

} // namespace

int longestTrail(const Position& position, std::size_t s, std::size_t* visited) {
    TrailPeel peel(position, s);
    int length = peel.longest();
    std::size_t steps = peel.steps();
    if (peel.cutShort())
        length = longestTrailBySweep(graphOf(position, s), steps);
    if (visited != nullptr)
        *visited = steps;
    return length;
}

} // namespace isle
