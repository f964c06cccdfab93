#include "engine/base/text.h"
#include "engine/rules/predicates.h"

#include <algorithm>

namespace isle {
namespace {

/// S-22: whether own ships lead from one end of the ship round to the other, without it and over no other own
/// town. A seat has at most 100 ships, so the places seen fit on the stack.
bool onLoop(const Position& p, std::size_t s, std::size_t edge) {
    const auto& ends = p.plan().edgeEnds[edge];
    if (p.ownTown(s, ends[0]) && p.ownTown(s, ends[1]))
        return false;
    const std::size_t start = p.ownTown(s, ends[0]) ? ends[1] : ends[0];
    const std::size_t goal = p.plan().edgeAcross[edge] ^ start;
    std::array<std::size_t, 102> seen{start};
    std::size_t count = 1;
    for (std::size_t next = 0; next < count; ++next) {
        for (const std::uint16_t way : p.plan().crossing[seen[next]].edges) {
            if (way == nowhere || way == edge || p.piece(way) != codeOf(s, true))
                continue;
            const std::size_t there = p.plan().edgeAcross[way] ^ seen[next];
            if (there == goal)
                return true;
            const auto end = seen.begin() + static_cast<std::ptrdiff_t>(count);
            if (!p.ownTown(s, there) && std::find(seen.begin(), end, there) == end)
                seen[count++] = there;
        }
    }
    return false;
}

} // namespace

bool isOpenShip(const Position& p, std::size_t s, std::size_t edge) {
    for (const std::size_t end : p.plan().edgeEnds[edge])
        if (isFreeEnd(p, s, end)) // such a ship is never on a closed route
            return true;
    return p.table().rules.as<ShipMoveRule>(Option::ShipMoveRule) == ShipMoveRule::ClosedRoutes
           && onLoop(p, s, edge);
}

void collectOpenShips(const Position& p, std::size_t s, EdgeSet& ships) {
    const Plan& plan = p.plan();
    std::fill_n(ships.begin(), plan.edgeWords, 0U);
    const std::uint64_t* net = p.shipNet(s);
    const std::uint64_t* joints = p.shipJoints(s);
    const std::uint64_t* roads = p.roadNet(s);
    const std::uint64_t* towns = p.towns(s);
    for (std::size_t w = 0; w < plan.crossingWords; ++w) // as isFreeEnd has it
        eachBitOf(net[w] & ~joints[w] & ~roads[w] & ~towns[w], w * 64, [&](std::size_t end) {
            for (const std::uint16_t edge : plan.crossing[end].edges)
                if (edge != nowhere && p.piece(edge) == codeOf(s, true))
                    addBit(ships.data(), edge);
        });
    if (p.table().rules.as<ShipMoveRule>(Option::ShipMoveRule) == ShipMoveRule::ClosedRoutes)
        eachBit(p.ships(s), plan.edgeWords, [&](std::size_t edge) {
            if (!hasBit(ships.data(), edge) && onLoop(p, s, edge))
                addBit(ships.data(), edge);
        });
}

bool isPinned(const Position& p, std::size_t edge) {
    return p.rule(Option::PiratePins) != 0 && p.besidePirate(edge);
}

bool maySail(const Position& p, std::size_t s, std::size_t edge) {
    return p.piece(edge) == codeOf(s, true) && !hasBit(p.freshShips(), edge) && !isPinned(p, edge)
           && isOpenShip(p, s, edge);
}

bool isJoinedWithout(const Position& p, std::size_t s, std::size_t from, std::size_t to) {
    const auto& lifted = p.plan().edgeEnds[from];
    for (const std::size_t end : p.plan().edgeEnds[to]) {
        if (!joinsShips(p, s, end))
            continue;
        if ((end != lifted[0] && end != lifted[1]) || p.ownTown(s, end) || hasBit(p.shipJoints(s), end))
            return true;
    }
    return false;
}

Refusal checkMoveShip(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::Main) | stateBit(State::Partner)); !no.legal())
        return no;
    const std::size_t s = action.seat.index();
    if (!p.plan().sea)
        return refuse("S-17", ISLE_TEXT("rules", "this game has no ships"));
    const std::size_t from = action.edge().index();
    const std::size_t to = action.toEdge().index();
    if (from >= p.plan().edges || to >= p.plan().edges)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such edge"));
    if (p.head().shipMoved)
        return refuse("S-20", ISLE_TEXT("rules", "a ship has been moved this turn already"));
    if (p.piece(from) != codeOf(s, true))
        return refuse("S-20", ISLE_TEXT("rules", "no ship of this seat lies there"));
    if (hasBit(p.freshShips(), from))
        return refuse("S-20", ISLE_TEXT("rules", "the ship was built this turn"));
    if (isPinned(p, from))
        return refuse("S-33", ISLE_TEXT("rules", "the pirate holds the ship"));
    if (!isOpenShip(p, s, from))
        return refuse(p.rule(Option::ShipMoveRule) == 0 ? "S-21" : "S-22",
                      ISLE_TEXT("rules", "the ship is not open"));
    if (isSailGoal(p, s, from, to))
        return {};
    if (from == to)
        return refuse("S-23", ISLE_TEXT("rules", "the old edge is no goal"));
    if (Refusal no = checkShipPlace(p, s, to); !no.legal())
        return no;
    return refuse("S-23",
                  ISLE_TEXT("rules", "with the ship lifted off, nothing of this seat joins the goal"));
}

} // namespace isle
