#include "engine/base/text.h"
#include "engine/rules/predicates.h"
namespace isle {
namespace {

Refusal checkTownPlace(const Position& p, std::size_t s, std::size_t crossing) {
    if (crossing >= p.plan().crossings)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such crossing"));
    if (isTownGoal(p, s, crossing))
        return {};
    if (!hasBit(p.plan().landBits.data(), crossing))
        return refuse("B-4", ISLE_TEXT("rules", "the crossing touches no land"));
    if (p.town(crossing) != 0)
        return refuse("B-103", ISLE_TEXT("rules", "a town stands there"));
    if (hasBit(p.closed(), crossing))
        return refuse("B-103", ISLE_TEXT("rules", "another town is one edge away"));
    if (isBarred(p, crossing))
        return refuse("S-221", ISLE_TEXT("rules", "a fortress stands on the island"));
    return refuse("B-103", ISLE_TEXT("rules", "no road or ship of this seat leads there"));
}

Refusal checkCityPlace(const Position& p, std::size_t s, std::size_t crossing) {
    if (crossing >= p.plan().crossings)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such crossing"));
    if (!isCityGoal(p, s, crossing))
        return refuse("B-104", ISLE_TEXT("rules", "no settlement of this seat stands there"));
    return {};
}

/// Cost and supply (B-100, B-12).
Refusal checkMeans(const Position& p, std::size_t s, Purse price, int supply, std::string_view supplyRule) {
    if (!affords(p, s, price))
        return refuse("B-100", ISLE_TEXT("rules", "the hand does not cover the cost"));
    if (supply == 0)
        return refuse(supplyRule, ISLE_TEXT("rules", "no such piece is left in the supply"));
    return {};
}

} // namespace

Refusal checkRoadPlace(const Position& p, std::size_t s, std::size_t edge) {
    if (edge >= p.plan().edges)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such edge"));
    if (isRoadGoal(p, s, edge))
        return {};
    if (!hasBit(p.plan().roadBits.data(), edge))
        return refuse("B-5", ISLE_TEXT("rules", "the edge touches no land"));
    if (p.piece(edge) != 0)
        return refuse("B-102", ISLE_TEXT("rules", "the edge is taken"));
    return refuse("B-102", ISLE_TEXT("rules", "no town or road of this seat joins the edge"));
}

Refusal checkShipPlace(const Position& p, std::size_t s, std::size_t edge) {
    if (edge >= p.plan().edges)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such edge"));
    if (isShipGoal(p, s, edge))
        return {};
    if (!hasBit(p.plan().shipBits.data(), edge))
        return refuse("S-5", ISLE_TEXT("rules", "the edge is no ship edge"));
    if (p.piece(edge) != 0)
        return refuse("S-11", ISLE_TEXT("rules", "the edge is taken"));
    if (p.besidePirate(edge))
        return refuse("S-32", ISLE_TEXT("rules", "the pirate blocks the edge"));
    return refuse("S-12", ISLE_TEXT("rules", "no town or ship of this seat joins the edge"));
}

Refusal checkBuilding(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, buildingStates); !no.legal())
        return no;
    const std::size_t s = action.seat.index();
    const SeatState& seat = p.seat(s);
    Refusal means;
    switch (action.kind) {
    case ActionKind::BuildRoad:
        means = checkMeans(p, s, roadPrice, seat.roads, "B-12");
        return means.legal() ? checkRoadPlace(p, s, action.edge().index()) : means;
    case ActionKind::BuildShip:
        if (!p.plan().sea)
            return refuse("S-17", ISLE_TEXT("rules", "this game has no ships"));
        means = checkMeans(p, s, shipPrice, seat.ships, "S-10");
        return means.legal() ? checkShipPlace(p, s, action.edge().index()) : means;
    case ActionKind::BuildSettlement:
        means = checkMeans(p, s, settlementPrice, seat.settlements, "B-108");
        return means.legal() ? checkTownPlace(p, s, action.crossing().index()) : means;
    case ActionKind::BuildCity:
        means = checkMeans(p, s, cityPrice, seat.cities, "B-108");
        return means.legal() ? checkCityPlace(p, s, action.crossing().index()) : means;
    default: // BuyDev
        if (!affords(p, s, devCardPrice))
            return refuse("B-100", ISLE_TEXT("rules", "the hand does not cover the cost"));
        if (p.head().deckSize == 0)
            return refuse("B-120", ISLE_TEXT("rules", "the deck is empty"));
        return {};
    }
}

} // namespace isle
