#include "engine/rules/predicates.h"

#include <algorithm>

namespace isle {

bool anySetupTownGoal(const Position& p) {
    const std::uint64_t* start = p.plan().startBits.data();
    const std::uint64_t* closed = p.closed();
    const std::uint64_t* barred = p.plan().bars ? p.barred() : closed;
    for (std::size_t w = 0; w < p.plan().crossingWords; ++w)
        if ((start[w] & ~closed[w] & ~barred[w]) != 0)
            return true;
    return false;
}

bool isSetupEdgeGoal(const Position& p, std::size_t s, std::size_t edge, bool ship) {
    const Plan& plan = p.plan();
    const std::uint16_t town = p.head().setupTown.value();
    if ((plan.edgeEnds[edge][0] != town && plan.edgeEnds[edge][1] != town) || hasBit(p.taken(), edge))
        return false;
    if (!ship)
        return p.seat(s).roads > 0 && hasBit(plan.roadBits.data(), edge);
    return p.table().rules.as<SetupShip>(Option::SetupShip) == SetupShip::Allowed && p.seat(s).ships > 0
           && hasBit(plan.shipBits.data(), edge) && !p.besidePirate(edge); // S-32, S-85
}

bool anySetupEdgeGoal(const Position& p, std::size_t s) {
    for (const std::uint16_t edge : p.plan().crossing[p.head().setupTown.index()].edges)
        if (edge != nowhere && (isSetupEdgeGoal(p, s, edge, false) || isSetupEdgeGoal(p, s, edge, true)))
            return true;
    return false;
}

bool anyRoadGoal(const Position& p, std::size_t s) {
    for (std::size_t w = 0; w < p.plan().edgeWords; ++w)
        if ((p.roadReach(s)[w] & ~p.taken()[w]) != 0)
            return true;
    return false;
}

bool anyFreeGoal(const Position& p, std::size_t s) {
    if (p.seat(s).roads > 0 && anyRoadGoal(p, s))
        return true;
    bool any = false;
    if (p.seat(s).ships > 0)
        eachShipGoal(p, s, [&](std::size_t) { any = true; });
    return any;
}

std::uint32_t protectedSeats(const Position& p, std::size_t s) {
    std::uint32_t seats = 0;
    if (p.rule(Option::FriendlyRobber) != 0)
        for (std::size_t other = 0; other < p.seats(); ++other)
            if (other != s && p.seat(other).open <= p.rule(Option::FriendlyRobberVp))
                seats |= bitOf(other);
    return seats;
}

namespace {

bool isDesert(const Position& p, std::size_t hex) {
    return p.groundOf(hex) == onDesert;
}

bool anyPirateGoal(const Position& p, const RobberGoals& goals) {
    const auto& hexes = p.plan().seaHexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](std::uint16_t hex) { return isPirateGoal(p, goals, hex); });
}

bool anyLandGoal(const Position& p, const RobberGoals& goals) {
    const auto& hexes = p.plan().landHexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](std::uint16_t hex) { return isRobberGoal(p, goals, hex); });
}

} // namespace

RobberGoals robberGoals(const Position& p, std::size_t s) {
    RobberGoals goals;
    goals.spared = protectedSeats(p, s);
    const bool forbidden =
        p.table().rules.as<RobberToDesert>(Option::RobberToDesert) == RobberToDesert::Forbidden;
    goals.deserts = !forbidden || !anyLandGoal(p, goals); // while there is no other land
    if (goals.spared == 0)
        return goals;
    // B-59, S-37: the way out counts only when neither robber nor pirate has a goal; a robber on a desert
    // stays.
    const HexId robber = p.head().robber;
    goals.refuge = !anyLandGoal(p, goals) && !anyPirateGoal(p, goals)
                   && !(robber.valid() && isDesert(p, robber.index()));
    return goals;
}

bool anyRobberGoal(const Position& p, std::size_t s) {
    const RobberGoals goals = robberGoals(p, s);
    return anyLandGoal(p, goals) || anyPirateGoal(p, goals);
}

std::uint32_t victimsAt(const Position& p, std::size_t s, std::size_t hex) {
    std::uint32_t victims = p.beside(hex) & ~std::uint32_t{bitOf(s)};
    if (victims == 0)
        return 0;
    victims &= ~protectedSeats(p, s);
    for (std::size_t other = 0; other < p.seats(); ++other)
        if (p.seat(other).handSize == 0)
            victims &= ~std::uint32_t{bitOf(other)};
    return victims;
}

HexId stealHex(const Position& p) {
    return p.head().pirateChosen ? p.head().pirate : p.head().robber;
}

bool mayTradeActs(const Position& p, std::size_t s) {
    const Head& head = p.head();
    return head.state == State::Main && p.rule(Option::DomesticTrade) != 0 && !head.tradeClosed
           && p.seat(s).tradeActs < mostTradeActs;
}

const Offer* findOffer(const Position& p, std::uint8_t id) {
    for (const Offer& offer : p.offers())
        if (offer.id == id)
            return &offer;
    return nullptr;
}

} // namespace isle
