#include "engine/rules/flow.h"

#include <algorithm>

namespace isle {
namespace {

constexpr Code mark = 0x80;

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

    /// The longest trail that goes on from a crossing reached by a piece of the kind.
    [[nodiscard]] int onward(std::size_t crossing, Code kind) {
        int best = 0;
        if (!wall(crossing)) {
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
        if (!wall(a)) {
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
};

template <class Visit>
void eachPiece(const Play& play, std::size_t s, Visit&& visit) {
    const Plan& plan = play.plan();
    eachBit(play.roads(s), plan.edgeWords, visit);
    if (plan.sea)
        eachBit(play.ships(s), plan.edgeWords, visit);
}

} // namespace

// A longest trail cannot be made longer, so it begins where its first edge has no way on (an end, a wall, a
// change of kind) or two, of which the trail itself uses both later. Where there is just one, the trail has
// to return there as a ring that nothing leads out of, and its length is the number of its pieces. So
// starting at ends and forks and measuring the rings finds the longest without trying every start (B-142).
int longestTrail(Play& play, std::size_t s) {
    const Plan& plan = play.plan();
    Trails trails(plan, play.townCodes(), play.pieceCodes(), s);
    int best = 0;
    eachPiece(play, s, [&](std::size_t edge) {
        bool chain = true;
        for (const std::size_t end : plan.edgeEnds[edge]) {
            if (trails.waysOn(end, edge) == 1)
                continue;
            chain = false;
            best = std::max(best, trails.from(end, edge));
        }
        if (chain)
            best = std::max(best, trails.ring(edge));
    });
    return best;
}

int longestTrailThrough(Play& play, std::size_t s, std::size_t edge) {
    return Trails(play.plan(), play.townCodes(), play.pieceCodes(), s).through(edge);
}

} // namespace isle
