#pragma once

#include "engine/rules/game.h"

#include <algorithm>
#include <vector>

namespace isle::test {

/// The longest trail by trying everything, from the rules alone (B-140, B-141, S-80).
class BruteRoute {
  public:
    BruteRoute(const Game& game, Seat seat)
        : game_(game), seat_(seat), used_(game.topology().edges().size(), false) {}

    int longest() {
        int best = 0;
        for (std::size_t e = 0; e < used_.size(); ++e)
            if (mine(EdgeId(e)))
                for (const CrossingId end : game_.topology()[EdgeId(e)].ends)
                    best = std::max(best, walk(EdgeId(e), end));
        return best;
    }

  private:
    bool mine(EdgeId edge) const { return game_.piece(edge) && game_.piece(edge).seat == seat_; }

    /// The longest trail that begins with the edge, entered at `from`.
    int walk(EdgeId edge, CrossingId from) {
        used_[edge.index()] = true;
        int best = 1;
        const CrossingId here = game_.topology().across(edge, from);
        const Occupant town = game_.town(here);
        if (!town || town.seat == seat_) {
            for (const EdgeId next : game_.topology()[here].edges) {
                if (!next.valid() || used_[next.index()] || !mine(next))
                    continue;
                if (game_.piece(next).piece != game_.piece(edge).piece && !town)
                    continue;
                best = std::max(best, 1 + walk(next, here));
            }
        }
        used_[edge.index()] = false;
        return best;
    }

    const Game& game_;
    Seat seat_;
    std::vector<bool> used_;
};

} // namespace isle::test
