#include "engine/players/draft.h"

#include "engine/base/random.h"
#include "engine/players/spot_value.h"

#include <algorithm>

namespace isle {

namespace {

/// A town at the sea, near a new island: ships will start there.
float seaWorth(const BoardSense& board, CrossingId crossing) {
    const int ships = board.shipsToNewIsland(crossing);
    return ships >= 1 && ships <= 8 ? std::max(0.1F, 0.25F * static_cast<float>(6 - ships)) : 0.0F;
}

/// What a further town at the end of some more pieces of one kind would give.
float worthBeyond(const Game& game, const BoardSense& board, CrossingId from, CrossingId at, bool ship,
                  int depth) {
    float best = 0;
    if (board.topology()[at].land && spotFree(game, board, at)) {
        best = board.yield(at).total() + (board.harbour(at) != HarbourKind::Shuffled ? 1.0F : 0.0F);
        if (ship && board.onNewIsland(at))
            best += 4; // a landing scores
    }
    for (const HexId hex : board.topology()[at].hexes)
        if (hex.valid() && game.terrain(hex) == Terrain::Fog)
            best += 1.5F; // a find pays
    const Occupant town = game.town(at);
    if (depth == 0 || (town && from.valid()))
        return best;
    const std::uint8_t bit = ship ? BoardSense::shipBit : BoardSense::roadBit;
    for (const auto& link : board.links(at))
        if (link.to != from && (board.use(link.edge) & bit) != 0 && !game.piece(link.edge))
            best = std::max(best, 0.85F * worthBeyond(game, board, at, link.to, ship, depth - 1));
    return best;
}

} // namespace

Action draftTown(const Game& game, const BoardSense& board, Seat seat, std::span<const Action> legal,
                 std::uint64_t noise) {
    const SpotOwner owner = spotOwner(game, board, seat);
    Random random(noise);
    const Action* best = &legal.front();
    float bestValue = -100;
    for (const Action& action : legal) {
        const float jitter = static_cast<float>(random.below(1000)) * 0.0003F;
        const float value = spotValue(game, board, action.crossing(), owner).total()
                            + seaWorth(board, action.crossing()) + jitter;
        if (value > bestValue) {
            bestValue = value;
            best = &action;
        }
    }
    return *best;
}

Action draftPiece(const Game& game, const BoardSense& board, std::span<const Action> legal) {
    const CrossingId town = game.setupTown();
    const Action* best = &legal.front();
    float bestValue = -1;
    for (const Action& action : legal) {
        const bool ship = action.kind == ActionKind::PlaceShip;
        const CrossingId far = board.topology().across(action.edge(), town);
        const float value = worthBeyond(game, board, town, far, ship, ship ? 4 : 2) * (ship ? 0.8F : 1.0F);
        if (value > bestValue) {
            bestValue = value;
            best = &action;
        }
    }
    return *best;
}

} // namespace isle
