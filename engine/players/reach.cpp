#include "engine/players/reach.h"

namespace isle {

void Reach::update(const Game& game, const BoardSense& board, Seat seat, int roads, int ships) {
    const std::size_t crossings = board.crossingCount();
    const std::size_t edges = board.edgeCount();
    towns_.clear();
    pieces_.clear();
    closed_.assign(crossings, 0);
    blocked_.assign(edges, 0);
    for (Way* way : {&roads_, &ships_}) {
        way->steps.assign(crossings, unreached);
        way->last.resize(crossings);
        way->found.clear();
    }

    const auto start = [&](Way& way, CrossingId c) {
        if (way.steps[c.index()] == 0 || closed_[c.index()] != 0)
            return;
        way.steps[c.index()] = 0;
        way.last[c.index()] = EdgeId();
        way.found.push_back(c);
    };
    for (const CrossingId c : board.landCrossings()) {
        const Occupant town = game.town(c);
        if (!town)
            continue;
        if (town.seat == seat) {
            towns_.push_back(c);
            start(roads_, c);
            start(ships_, c);
        } else {
            closed_[c.index()] = 1;
        }
    }
    for (std::size_t e = 0; e < edges; ++e) {
        const EdgeId edge(e);
        if (board.use(edge) == 0)
            continue;
        const Occupant piece = game.piece(edge);
        if (!piece)
            continue;
        blocked_[e] = 1;
        if (piece.seat != seat)
            continue;
        pieces_.push_back(edge);
        Way& way = piece.piece == Piece::Ship ? ships_ : roads_;
        for (const CrossingId end : board.topology()[edge].ends)
            start(way, end);
    }

    spread(board, roads_, BoardSense::roadBit, roads);
    if (game.pirate().valid()) // S-32; only after the roads, which it does not hinder
        for (const EdgeId edge : board.topology()[game.pirate()].edges)
            blocked_[edge.index()] = 1;
    spread(board, ships_, BoardSense::shipBit, ships);
}

void Reach::spread(const BoardSense& board, Way& way, std::uint8_t bit, int limit) {
    for (std::size_t i = 0; i < way.found.size(); ++i) {
        const CrossingId at = way.found[i];
        const int next = way.steps[at.index()] + 1;
        if (next > limit)
            break;
        for (const auto& link : board.links(at)) {
            if ((board.use(link.edge) & bit) == 0 || blocked_[link.edge.index()] != 0
                || closed_[link.to.index()] != 0 || way.steps[link.to.index()] != unreached)
                continue;
            way.steps[link.to.index()] = static_cast<std::uint8_t>(next);
            way.last[link.to.index()] = link.edge;
            way.found.push_back(link.to);
        }
    }
}

EdgeId Reach::firstEdge(const BoardSense& board, const Way& way, CrossingId goal) const {
    EdgeId edge;
    while (way.steps[goal.index()] > 0) {
        edge = way.last[goal.index()];
        goal = board.topology().across(edge, goal);
    }
    return edge;
}

} // namespace isle
