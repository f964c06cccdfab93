#include "engine/players/trail.h"

namespace isle {

namespace {

/// Steps a search may take: enough for every network that is not a maze of rings.
constexpr int walkBudget = 1500;

} // namespace

std::optional<Extension> TrailSearch::extend(const Game& game, const BoardSense& board, Seat seat,
                                             std::span<const EdgeId> pieces, int more) {
    game_ = &game;
    board_ = &board;
    seat_ = seat;
    used_.assign(board.edgeCount(), 0);
    ends_.clear();
    longest_ = 0;
    budget_ = walkBudget;
    for (const EdgeId edge : pieces) {
        const bool ship = game.piece(edge).piece == Piece::Ship;
        used_[edge.index()] = 1;
        for (const CrossingId end : board.topology()[edge].ends)
            walk(end, ship, 1);
        used_[edge.index()] = 0;
    }
    for (const End end : ends_)
        if (const auto found = grow(end, more))
            return found;
    return std::nullopt;
}

void TrailSearch::walk(CrossingId at, bool ship, int length) {
    if (--budget_ < 0)
        return;
    const Occupant town = game_->town(at);
    bool further = false;
    if (!town || town.seat == seat_) {
        for (const auto& link : board_->links(at)) {
            const Occupant piece = game_->piece(link.edge);
            if (piece.seat != seat_ || used_[link.edge.index()] != 0)
                continue;
            const bool nextShip = piece.piece == Piece::Ship;
            if (nextShip != ship && town.seat != seat_)
                continue;
            further = true;
            used_[link.edge.index()] = 1;
            walk(link.to, nextShip, length + 1);
            used_[link.edge.index()] = 0;
        }
    }
    if (further || length < longest_)
        return;
    if (length > longest_) {
        longest_ = length;
        ends_.clear();
    }
    if (ends_.size() < 16)
        ends_.push_back({at, ship});
}

bool TrailSearch::usable(EdgeId edge, bool ship) const {
    if ((board_->use(edge) & (ship ? BoardSense::shipBit : BoardSense::roadBit)) == 0 || game_->piece(edge))
        return false;
    if (!ship || !game_->pirate().valid())
        return true;
    for (const HexId hex : board_->topology()[edge].hexes)
        if (hex == game_->pirate())
            return false;
    return true;
}

std::optional<Extension> TrailSearch::grow(End end, int more) {
    const Occupant town = game_->town(end.at);
    if (town && town.seat != seat_)
        return std::nullopt;
    for (const bool ship : {end.ship, !end.ship}) {
        if (ship != end.ship && town.seat != seat_) // S-80: only a town joins roads and ships
            break;
        if (game_->supply(seat_, ship ? Piece::Ship : Piece::Road) < more)
            continue;
        for (const auto& link : board_->links(end.at)) {
            if (!usable(link.edge, ship))
                continue;
            used_[link.edge.index()] = 1;
            const bool enough = more <= 1 || room(link.to, ship, more - 1);
            used_[link.edge.index()] = 0;
            if (enough)
                return Extension{link.edge, ship};
        }
    }
    return std::nullopt;
}

bool TrailSearch::room(CrossingId at, bool ship, int more) {
    const Occupant town = game_->town(at);
    if (town && town.seat != seat_)
        return false;
    for (const auto& link : board_->links(at)) {
        if (used_[link.edge.index()] != 0 || !usable(link.edge, ship))
            continue;
        used_[link.edge.index()] = 1;
        const bool enough = more <= 1 || room(link.to, ship, more - 1);
        used_[link.edge.index()] = 0;
        if (enough)
            return true;
    }
    return false;
}

} // namespace isle
