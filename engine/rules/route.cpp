#include "engine/rules/flow.h"
#include "engine/rules/trail_forest.h"
#include "engine/rules/trail_frontier.h"

#include <algorithm>

namespace isle {
namespace {

constexpr Code mark = 0x80;

/// So many steps are walked before the sweep of trail_frontier.h takes over. The 30 pieces of the published
/// rules never need as many unless roads and ships both wind tightly and join.
constexpr int mostSteps = 30000;

/// Searches the trails of one seat (B-140, B-141, S-80). An edge in use is marked in the block, so nothing is
/// allocated; every mark is taken back.
class Trails {
  public:
    Trails(const Plan& plan, const Code* towns, Code* pieces, std::size_t seat)
        : plan_(plan),
          towns_(towns),
          pieces_(pieces),
          seat_(seat),
          road_(codeOf(seat, false)),
          ship_(codeOf(seat, true)) {}

    /// Whether the steps ran out, so that lengths found may be too short.
    [[nodiscard]] bool cutShort() const { return steps_ <= 0; }
    [[nodiscard]] std::size_t steps() const { return static_cast<std::size_t>(mostSteps - steps_); }

    /// The longest trail that goes on from a crossing reached by a piece of the kind.
    [[nodiscard]] int onward(std::size_t crossing, Code kind) {
        int best = 0;
        if (--steps_ > 0 && !wall(crossing)) {
            eachWayOn(crossing, kind, [&](std::size_t edge, Code next) {
                pieces_[edge] = static_cast<Code>(next | mark);
                best = std::max(best, 1 + onward(plan_.edgeAcross[edge] ^ crossing, next));
                pieces_[edge] = next;
            });
        }
        return best;
    }

    /// The longest that can be added to a trail by growing it at one end and then at the other.
    [[nodiscard]] int bothWays(std::size_t a, Code kindA, std::size_t b, Code kindB) {
        int best = onward(b, kindB);
        if (--steps_ > 0 && !wall(a)) {
            eachWayOn(a, kindA, [&](std::size_t edge, Code next) {
                pieces_[edge] = static_cast<Code>(next | mark);
                best = std::max(best, 1 + bothWays(plan_.edgeAcross[edge] ^ a, next, b, kindB));
                pieces_[edge] = next;
            });
        }
        return best;
    }

    [[nodiscard]] int through(std::size_t edge) {
        const Code kind = pieces_[edge];
        pieces_[edge] = static_cast<Code>(kind | mark);
        const auto& ends = plan_.edgeEnds[edge];
        const int length = 1 + bothWays(ends[0], kind, ends[1], kind);
        pieces_[edge] = kind;
        return length;
    }

    /// The longest trail whose first edge is this one, walked away from the crossing.
    [[nodiscard]] int from(std::size_t crossing, std::size_t edge) {
        const Code kind = pieces_[edge];
        pieces_[edge] = static_cast<Code>(kind | mark);
        const int length = 1 + onward(plan_.edgeAcross[edge] ^ crossing, kind);
        pieces_[edge] = kind;
        return length;
    }

    /// In how many ways a trail that comes along the edge can go on at this end of it.
    [[nodiscard]] int waysOn(std::size_t crossing, std::size_t edge) {
        if (wall(crossing))
            return 0;
        const Code kind = pieces_[edge];
        pieces_[edge] = static_cast<Code>(kind | mark);
        int ways = 0;
        eachWayOn(crossing, kind, [&](std::size_t, Code) { ++ways; });
        pieces_[edge] = kind;
        return ways;
    }

    /// The length of the ring the edge lies on when nothing leads out of it, else 0.
    [[nodiscard]] int ring(std::size_t edge) {
        std::size_t here = edge;
        std::size_t crossing = plan_.edgeEnds[edge][0];
        int length = 0;
        do {
            if (waysOn(crossing, here) != 1)
                return 0;
            std::size_t next = here;
            const Code kind = pieces_[here];
            eachWayOn(crossing, kind, [&](std::size_t way, Code) { next = way != here ? way : next; });
            here = next;
            crossing = plan_.edgeAcross[here] ^ crossing;
            ++length;
        } while (here != edge);
        return length;
    }

  private:
    [[nodiscard]] bool wall(std::size_t crossing) const { // B-141
        return towns_[crossing] != 0 && ownerOf(towns_[crossing]) != seat_;
    }

    /// Own pieces not in use that continue a trail; road and ship change only at an own town (S-80). Not for
    /// walls.
    template <class Visit>
    void eachWayOn(std::size_t crossing, Code kind, Visit&& visit) {
        const bool town = towns_[crossing] != 0;
        for (const std::uint16_t edge : plan_.crossing[crossing].edges) {
            if (edge == nowhere)
                continue;
            const Code next = pieces_[edge];
            if (next == kind || (town && (next == road_ || next == ship_)))
                visit(edge, next);
        }
    }

    const Plan& plan_;
    const Code* towns_;
    Code* pieces_;
    std::size_t seat_;
    Code road_;
    Code ship_;
    int steps_ = mostSteps;
};

template <class Visit>
void eachPiece(const Play& play, std::size_t s, Visit&& visit) {
    const Plan& plan = play.plan();
    eachBit(play.roads(s), plan.edgeWords, visit);
    if (plan.sea)
        eachBit(play.ships(s), plan.edgeWords, visit);
}

/// The pieces as a graph without walls and changes of kind.
TrailGraph graphOf(const Play& play, std::size_t s) {
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

// A longest trail cannot be made longer, so it begins where its first edge has no way on (an end, a wall, a
// change of kind) or two, of which the trail itself uses both later. Where there is just one, the trail has
// to return there as a ring that nothing leads out of, and its length is the number of its pieces. So
// starting at ends and forks and measuring the rings finds the longest without trying every start (B-142).
int longestTrail(Play& play, std::size_t s, std::size_t* visited) {
    TrailForest forest(play, s);
    if (const auto length = forest.longest()) {
        if (visited != nullptr)
            *visited = forest.steps();
        return *length;
    }
    const Plan& plan = play.plan();
    Trails trails(plan, play.townCodes(), play.pieceCodes(), s);
    int best = 0;
    eachPiece(play, s, [&](std::size_t edge) {
        bool chain = true;
        for (const std::size_t end : plan.edgeEnds[edge]) {
            if (trails.waysOn(end, edge) == 1)
                continue;
            chain = false;
            if (!trails.cutShort())
                best = std::max(best, trails.from(end, edge));
        }
        if (chain)
            best = std::max(best, trails.ring(edge));
    });
    std::size_t steps = trails.steps();
    if (trails.cutShort())
        best = longestTrailBySweep(graphOf(play, s), steps);
    if (visited != nullptr)
        *visited = steps;
    return best;
}

std::optional<int> longestTrailThrough(Play& play, std::size_t s, std::size_t edge) {
    TrailForest forest(play, s);
    if (const auto tree = forest.through(edge))
        return tree;
    Trails trails(play.plan(), play.townCodes(), play.pieceCodes(), s);
    const int length = trails.through(edge);
    return trails.cutShort() ? std::nullopt : std::optional(length);
}

} // namespace isle
