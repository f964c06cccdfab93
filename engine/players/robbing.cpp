#include "engine/players/robbing.h"

#include <algorithm>

namespace isle {

namespace {

float stealWorth(const Game& game, Seat victim) {
    const int cards = game.handSize(victim);
    return cards == 0 ? 0.0F
                      : (2.0F + 0.15F * static_cast<float>(std::min(cards, 8))) * threatOf(game, victim);
}

float robberWorth(const Game& game, const BoardSense& board, Seat seat, HexId hex) {
    const auto resource = resourceOf(game.terrain(hex));
    const float rare = resource ? 1 + 0.2F * board.scarcity(*resource) : 1.2F;
    const bool pays = game.terrain(hex) != Terrain::Village || game.clothAt(hex) > 0; // S-185
    const auto pips = pays ? static_cast<float>(pipsOf(game.number(hex))) * rare : 0.0F;
    float worth = 0;
    float steal = 0;
    for (const CrossingId c : board.topology()[hex].crossings) {
        const Occupant town = game.town(c);
        if (!town)
            continue;
        const float yield = pips * (town.piece == Piece::City ? 2.0F : 1.0F);
        if (town.seat == seat) {
            worth -= 1.6F * yield + 0.5F;
        } else {
            worth += yield * threatOf(game, town.seat);
            steal = std::max(steal, stealWorth(game, town.seat));
        }
    }
    return worth + steal;
}

bool touches(const Topology& topology, EdgeId edge, HexId hex) {
    const auto& hexes = topology[edge].hexes;
    return hex.valid() && (hexes[0] == hex || hexes[1] == hex);
}

float pirateWorth(const Game& game, const BoardSense& board, Seat seat, const Goal* goal, HexId hex) {
    float worth = 0;
    float steal = 0;
    for (const EdgeId edge : board.topology()[hex].edges) {
        const Occupant piece = game.piece(edge);
        if (piece.piece != Piece::Ship)
            continue;
        if (piece.seat == seat) {
            worth -= 1;
            continue;
        }
        worth += 0.6F * threatOf(game, piece.seat);
        steal = std::max(steal, stealWorth(game, piece.seat));
    }
    if (goal != nullptr && goal->ship && goal->edges > 0 && touches(board.topology(), goal->edge, hex))
        worth -= 5;
    return worth + steal;
}

} // namespace

float threatOf(const Game& game, Seat seat) {
    const int points = game.points(seat).open();
    const int left = std::max(0, game.rules()[Option::Target] - points);
    float threat = 1 + 0.12F * static_cast<float>(points);
    if (left <= 2)
        threat += 2;
    else if (left <= 4)
        threat += 0.6F;
    return threat;
}

Action chooseRobbery(const Game& game, const BoardSense& board, Seat seat, const Goal* goal,
                     std::span<const Action> legal) {
    const float robbed = 1.6F * static_cast<float>(robbedPips(game, board, seat));
    const Action* best = &legal.front();
    float bestWorth = -1000;
    for (const Action& action : legal) {
        const bool robber = action.kind == ActionKind::MoveRobber;
        const float worth = robber ? robbed + robberWorth(game, board, seat, action.hex())
                                   : pirateWorth(game, board, seat, goal, action.hex());
        if (worth > bestWorth) {
            bestWorth = worth;
            best = &action;
        }
    }
    return *best;
}

Action chooseVictim(const Game& game, std::span<const Action> legal) {
    const Action* best = &legal.front();
    float bestWorth = -1;
    for (const Action& action : legal) {
        const float worth = stealWorth(game, action.target());
        if (worth > bestWorth) {
            bestWorth = worth;
            best = &action;
        }
    }
    return *best;
}

int robbedPips(const Game& game, const BoardSense& board, Seat seat) {
    if (!game.robber().valid())
        return 0;
    int pips = 0;
    for (const CrossingId c : board.topology()[game.robber()].crossings) {
        const Occupant town = game.town(c);
        if (town.seat == seat)
            pips += pipsOf(game.number(game.robber())) * (town.piece == Piece::City ? 2 : 1);
    }
    return pips;
}

bool robberStandsWell(const Game& game, const BoardSense& board, Seat seat) {
    if (!game.robber().valid())
        return false;
    return robberWorth(game, board, seat, game.robber()) >= 6;
}

} // namespace isle
