#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

/// B-72: a harbour serves from the moment the town stands (B-73).
void useHarbour(SeatState& seat, HarbourKind kind) {
    if (kind == HarbourKind::Shuffled)
        return;
    if (kind == HarbourKind::Generic) {
        for (std::uint8_t& rate : seat.rates)
            rate = std::min<std::uint8_t>(rate, 3);
        return;
    }
    seat.rates[static_cast<std::size_t>(kind)] = 2;
}

int piecesAt(const Position& position, std::size_t s, std::size_t crossing) {
    int pieces = 0;
    for (const std::uint16_t edge : position.plan().crossing[crossing].edges)
        if (edge != nowhere && position.piece(edge) != 0 && ownerOf(position.piece(edge)) == s)
            ++pieces;
    return pieces;
}

/// A new town walls opponents off and may cut their trails (B-106, B-141, S-12).
void wallOff(Play& play, std::size_t s, std::size_t crossing) {
    const bool sea = play.plan().sea;
    bool changed = false;
    for (std::size_t other = 0; other < play.seats(); ++other) {
        if (other == s)
            continue;
        const bool road = hasBit(play.roadNet(other), crossing);
        const bool ship = sea && hasBit(play.shipNet(other), crossing);
        if (road)
            recomputeRoadReach(play, other);
        if (ship)
            recomputeShipReach(play, other);
        if ((road || ship) && piecesAt(play, other, crossing) > 1) {
            setRoute(play, other, longestTrail(play, other));
            changed = true;
        }
    }
    // The own roads and ships that met here are one net from now on (S-13).
    if (sea && hasBit(play.roadNet(s), crossing) && hasBit(play.shipNet(s), crossing)) {
        setRoute(play, s, longestTrail(play, s));
        changed = true;
    }
    if (changed)
        judgeLongestRoute(play);
}

void tellPlace(Play& play, Event::Kind kind, ActionKind action, std::size_t s, std::size_t place) {
    if (!play.telling())
        return;
    Event& event = play.tell(kind, s);
    event.action = action;
    event.place = static_cast<std::uint16_t>(place);
}

} // namespace

void layPiece(Play& play, std::size_t s, std::size_t edge, bool ship) {
    SeatState& seat = play.seat(s);
    play.pieceCodes()[edge] = codeOf(s, ship);
    addBit(play.takenBits(), edge);
    addBit(ship ? play.shipBits(s) : play.roadBits(s), edge);
    std::uint8_t& supply = ship ? seat.ships : seat.roads;
    supply = static_cast<std::uint8_t>(supply - 1);
    std::uint64_t* net = ship ? play.shipNetBits(s) : play.roadNetBits(s);
    for (const std::size_t end : play.plan().edgeEnds[edge]) {
        if (ship && hasBit(net, end))
            addBit(play.shipJointBits(s), end);
        addBit(net, end);
        if (!play.opponentsTown(s, end))
            extendReach(play, s, end, ship);
    }
    if (ship)
        for (const std::uint16_t hex : play.plan().edgeHexes[edge])
            if (hex != nowhere && play.plan().grounds[hex] == onSea)
                play.besideBytes()[hex] = static_cast<std::uint8_t>(play.beside(hex) | bitOf(s));
}

void putTown(Play& play, std::size_t s, std::size_t crossing) {
    const Plan& plan = play.plan();
    SeatState& seat = play.seat(s);
    play.townCodes()[crossing] = codeOf(s, false);
    addBit(play.townBits(s), crossing);
    addBit(play.closedBits(), crossing);
    for (const std::uint16_t neighbour : plan.crossing[crossing].neighbours) // B-103
        if (neighbour != nowhere)
            addBit(play.closedBits(), neighbour);
    for (const std::uint16_t hex : plan.crossing[crossing].hexes)
        if (hex != nowhere && plan.grounds[hex] != onSea) {
            play.besideBytes()[hex] = static_cast<std::uint8_t>(play.beside(hex) | bitOf(s));
            play.sharesAt(hex) += shareOf(s);
        }
    useHarbour(seat, play.table().harbours[crossing]);
    seat.settlements = static_cast<std::uint8_t>(seat.settlements - 1);
    play.score(s, 1);
    extendReach(play, s, crossing, false);
    if (plan.sea)
        extendReach(play, s, crossing, true);
    wallOff(play, s, crossing);
}

void raiseTown(Play& play, std::size_t s, std::size_t crossing) {
    SeatState& seat = play.seat(s);
    play.townCodes()[crossing] = codeOf(s, true);
    for (const std::uint16_t hex : play.plan().crossing[crossing].hexes)
        if (hex != nowhere && play.plan().grounds[hex] != onSea)
            play.sharesAt(hex) += shareOf(s);
    seat.settlements = static_cast<std::uint8_t>(seat.settlements + 1); // B-104
    seat.cities = static_cast<std::uint8_t>(seat.cities - 1);
    play.score(s, 1);
}

void putPiece(Play& play, std::size_t s, std::size_t edge, bool ship) {
    layPiece(play, s, edge, ship);
    if (ship) {
        addBit(play.freshShipBits(), edge); // S-20
        play.head().shipsBuilt = true;
    }
    const auto through = longestTrailThrough(play, s, edge);
    if (const int length = through ? *through : longestTrail(play, s); length > play.seat(s).route) {
        setRoute(play, s, length);
        judgeLongestRoute(play);
    }
}

void sail(Play& play, std::size_t s, std::size_t from, std::size_t to) {
    SeatState& seat = play.seat(s);
    play.pieceCodes()[from] = 0;
    dropBit(play.takenBits(), from);
    dropBit(play.shipBits(s), from);
    seat.ships = static_cast<std::uint8_t>(seat.ships + 1);
    forgetShip(play, s, from);
    layPiece(play, s, to, true);
    play.head().shipMoved = true;
    setRoute(play, s, longestTrail(play, s)); // S-25: judged once, at the new place
    judgeLongestRoute(play);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Sailed, s);
        event.place = static_cast<std::uint16_t>(from);
        event.to = static_cast<std::uint16_t>(to);
    }
    closeTrade(play);
    finishPiece(play, s, to); // S-69
}

void buildTown(Play& play, std::size_t s, std::size_t crossing) {
    play.pay(s, settlementPrice, settlementCost.total());
    tellPlace(play, Event::Kind::Built, ActionKind::BuildSettlement, s, crossing);
    putTown(play, s, crossing);
    landOn(play, s, crossing, false);
    closeTrade(play);
    takeChips(play, s, crossing); // S-206: after the landing bonus
}

void buildCity(Play& play, std::size_t s, std::size_t crossing) {
    play.pay(s, cityPrice, cityCost.total());
    tellPlace(play, Event::Kind::Built, ActionKind::BuildCity, s, crossing);
    raiseTown(play, s, crossing);
    closeTrade(play);
}

void buildPiece(Play& play, std::size_t s, std::size_t edge, bool ship) {
    play.pay(s, ship ? shipPrice : roadPrice, 2);
    tellPlace(play, Event::Kind::Built, ship ? ActionKind::BuildShip : ActionKind::BuildRoad, s, edge);
    putPiece(play, s, edge, ship);
    closeTrade(play);
    finishPiece(play, s, edge);
}

void closeTrade(Play& play) {
    const State state = play.head().state;
    if (play.table().rules.as<PhaseOrder>(Option::PhaseOrder) != PhaseOrder::Separate
        || (state != State::Main && state != State::Partner))
        return;
    play.head().tradeClosed = true;
    dropOffers(play);
}

} // namespace isle
