#include "engine/rules/flow.h"
#include "engine/rules/trail_frontier.h"
#include "engine/rules/trail_peel.h"

#include <algorithm>

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

/// Walks all ways on from a piece, as long as no ring shows. Where none does, the ways on are trees: the
/// longest ones at both ends make the longest trail, and every piece is met once. In a ring the walk would go
/// on for ever, so meeting more pieces than there are tells that there is one.
class TreeWalk {
  public:
    TreeWalk(const Position& position, std::size_t seat)
        : plan_(position.plan()),
          towns_(position.townCodes()),
          pieces_(position.pieceCodes()),
          road_(codeOf(seat, false)),
          left_(position.rule(Option::PiecesRoads) + position.rule(Option::PiecesShips)
                - position.seat(seat).roads - position.seat(seat).ships) {}

    [[nodiscard]] std::optional<int> through(std::size_t edge) {
        const auto& ends = plan_.edgeEnds[edge];
        const int one = onward(ends[0], edge);
        const int other = onward(ends[1], edge);
        return left_ < 0 ? std::nullopt : std::optional(one + 1 + other);
    }

  private:
    /// The longest way on at the end of a piece.
    [[nodiscard]] int onward(std::size_t crossing, std::size_t edge) {
        const Code town = towns_[crossing];
        if (town != 0 && !isOwn(town)) // B-141
            return 0;
        const Code kind = pieces_[edge];
        int best = 0;
        for (const std::uint16_t next : plan_.crossing[crossing].edges) {
            if (next == edge || next == nowhere)
                continue;
            const Code code = pieces_[next];
            if (code != kind && (town == 0 || !isOwn(code))) // S-80
                continue;
            if (--left_ < 0)
                return 0;
            best = std::max(best, 1 + onward(plan_.edgeAcross[next] ^ crossing, next));
        }
        return best;
    }
    [[nodiscard]] bool isOwn(Code code) const { return static_cast<Code>(code - road_) < 2; }

    const Plan& plan_;
    const Code* towns_;
    const Code* pieces_;
    Code road_;
    int left_; ///< pieces that can still be met
};

} // namespace

std::optional<int> longestTrailThrough(const Position& position, std::size_t s, std::size_t edge) {
    return TreeWalk(position, s).through(edge);
}

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
