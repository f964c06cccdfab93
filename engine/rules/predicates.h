#pragma once

#include "engine/rules/flow.h"

#include <cstring>
#include <optional>

namespace isle {

// The one truth about what is allowed: legalActions, check and apply ask these and nothing else. Internal to
// engine/rules.

[[nodiscard]] inline bool affords(const Position& p, std::size_t s, Purse price) {
    return p.seat(s).hand.covers(price);
}

/// B-40: whether the seat is in charge of one of the states (bits of stateBit).
[[nodiscard]] inline bool inCharge(const Position& p, Seat seat, std::uint32_t states) {
    const Head& head = p.head();
    return (stateBit(head.state) & states) != 0 && seat == head.actor && seat.index() < p.seats();
}
inline constexpr std::uint32_t turnStates = stateBit(State::Main) | stateBit(State::Partner);
inline constexpr std::uint32_t buildingStates = turnStates | stateBit(State::SpecialBuild); ///< B-101, S-14

// Set-up
[[nodiscard]] inline bool isBarred(const Position& p, std::size_t crossing) { // S-65, S-221
    return p.plan().bars && hasBit(p.barred(), crossing);
}
[[nodiscard]] inline bool isSetupTownGoal(const Position& p, std::size_t crossing) { // B-34, S-71
    return hasBit(p.plan().startBits.data(), crossing) && !hasBit(p.closed(), crossing)
           && !isBarred(p, crossing);
}
[[nodiscard]] bool anySetupTownGoal(const Position& p);
[[nodiscard]] bool isSetupEdgeGoal(const Position& p, std::size_t s, std::size_t edge,
                                   bool ship); // B-35, S-85
[[nodiscard]] bool anySetupEdgeGoal(const Position& p, std::size_t s);

// Building
[[nodiscard]] inline bool isRoadGoal(const Position& p, std::size_t s, std::size_t edge) { // B-102
    return hasBit(p.roadReach(s), edge) && !hasBit(p.taken(), edge);
}
[[nodiscard]] inline bool isShipGoal(const Position& p, std::size_t s, std::size_t edge) { // S-11, S-12
    return p.plan().sea && hasBit(p.shipReach(s), edge) && !hasBit(p.taken(), edge) && !p.besidePirate(edge);
}
[[nodiscard]] inline bool isTownGoal(const Position& p, std::size_t s, std::size_t crossing) { // B-103, S-15
    const bool touched = hasBit(p.roadNet(s), crossing) || (p.plan().sea && hasBit(p.shipNet(s), crossing));
    return touched && hasBit(p.plan().landBits.data(), crossing) && !hasBit(p.closed(), crossing)
           && !isBarred(p, crossing);
}
[[nodiscard]] inline bool isCityGoal(const Position& p, std::size_t s, std::size_t crossing) { // B-104
    return p.town(crossing) == codeOf(s, false);
}
template <class Visit>
void eachRoadGoal(const Position& p, std::size_t s, Visit&& visit) {
    const std::uint64_t* reach = p.roadReach(s);
    const std::uint64_t* taken = p.taken();
    for (std::size_t w = 0; w < p.plan().edgeWords; ++w)
        eachBitOf(reach[w] & ~taken[w], w * 64, visit);
}
/// S-11, S-12: the goals of a new ship. Only for games with the sea.
inline void collectShipGoals(const Position& p, std::size_t s, EdgeSet& goals) {
    const std::uint64_t* reach = p.shipReach(s);
    const std::uint64_t* taken = p.taken();
    for (std::size_t w = 0; w < p.plan().edgeWords; ++w)
        goals[w] = reach[w] & ~taken[w];
    if (const HexId pirate = p.head().pirate; pirate.valid()) // S-32
        for (const std::uint16_t edge : p.plan().hexEdges[pirate.index()])
            dropBit(goals.data(), edge);
}
template <class Visit>
void eachShipGoal(const Position& p, std::size_t s, Visit&& visit) {
    if (!p.plan().sea)
        return;
    EdgeSet goals; // NOLINT(cppcoreguidelines-pro-type-member-init): set as far as the map needs
    collectShipGoals(p, s, goals);
    eachBit(goals.data(), p.plan().edgeWords, visit);
}
template <class Visit>
void eachTownGoal(const Position& p, std::size_t s, Visit&& visit) {
    const std::uint64_t* roads = p.roadNet(s);
    const std::uint64_t* ships = p.plan().sea ? p.shipNet(s) : roads;
    const std::uint64_t* land = p.plan().landBits.data();
    const std::uint64_t* closed = p.closed();
    const std::uint64_t* barred = p.plan().bars ? p.barred() : closed; // S-65, S-221
    for (std::size_t w = 0; w < p.plan().crossingWords; ++w)
        eachBitOf((roads[w] | ships[w]) & land[w] & ~closed[w] & ~barred[w], w * 64, visit);
}
template <class Visit>
void eachCityGoal(const Position& p, std::size_t s, Visit&& visit) {
    eachBit(p.towns(s), p.plan().crossingWords, [&](std::size_t crossing) {
        if (isCityGoal(p, s, crossing))
            visit(crossing);
    });
}
/// Whether a free road or ship could be placed (B-135, S-24).
[[nodiscard]] bool anyFreeGoal(const Position& p, std::size_t s);

// Ships
/// S-12: whether a ship can be placed on to the crossing.
[[nodiscard]] inline bool joinsShips(const Position& p, std::size_t s, std::size_t crossing) {
    return p.ownTown(s, crossing) || (hasBit(p.shipNet(s), crossing) && !p.opponentsTown(s, crossing));
}
/// S-21: whether the end of an own ship touches nothing else of its owner.
[[nodiscard]] inline bool isFreeEnd(const Position& p, std::size_t s, std::size_t end) {
    return !hasBit(p.shipJoints(s), end) && !hasBit(p.roadNet(s), end) && !p.ownTown(s, end);
}
[[nodiscard]] bool isOpenShip(const Position& p, std::size_t s,
                              std::size_t edge);                  ///< S-21, S-22; an own ship
[[nodiscard]] bool isPinned(const Position& p, std::size_t edge); ///< S-33
[[nodiscard]] bool maySail(const Position& p, std::size_t s,
                           std::size_t edge); ///< S-20: one of the own ships
/// The open ships of the seat (S-21, S-22), as far as the map goes. Only for games with the sea.
void collectOpenShips(const Position& p, std::size_t s, EdgeSet& ships);
/// S-23: whether something joins the goal when the ship is lifted off.
[[nodiscard]] bool isJoinedWithout(const Position& p, std::size_t s, std::size_t from, std::size_t to);
[[nodiscard]] inline bool isSailGoal(const Position& p, std::size_t s, std::size_t from, std::size_t to) {
    return from != to && isShipGoal(p, s, to) && isJoinedWithout(p, s, from, to);
}

// Robber and pirate
/// Opponents that B-59 and S-36 protect from the seat, as bits.
[[nodiscard]] std::uint32_t protectedSeats(const Position& p, std::size_t s);
/// What goals there are for robber and pirate now; worked out once for all hexes.
struct RobberGoals {
    std::uint32_t spared = 0; ///< seats that are protected
    bool deserts = false;     ///< deserts are goals like other land (option robber_to_desert)
    bool refuge = false;      ///< only deserts are, whoever lives there: the way out of B-59
};
[[nodiscard]] RobberGoals robberGoals(const Position& p, std::size_t s);
[[nodiscard, gnu::always_inline]] inline bool isRobberGoal(const Position& p, const RobberGoals& goals,
                                                           std::size_t hex) {
    const std::uint8_t ground = p.groundOf(hex);
    if (p.head().robber == HexId(hex) || ground == onSea || ground == onSealed) // S-65, S-225
        return false;
    if (goals.refuge)
        return ground == onDesert;
    return (p.beside(hex) & goals.spared) == 0 && (ground != onDesert || goals.deserts);
}
[[nodiscard]] inline bool isPirateGoal(const Position& p, const RobberGoals& goals, std::size_t hex) {
    return p.plan().pirate && p.head().pirate != HexId(hex) && p.plan().grounds[hex] == onSea
           && (p.beside(hex) & goals.spared) == 0;
}
/// Whether there is a hex that robber or pirate can go to.
[[nodiscard]] bool anyRobberGoal(const Position& p, std::size_t s);
/// B-55, S-34: opponents that can be robbed there, as bits.
[[nodiscard]] std::uint32_t victimsAt(const Position& p, std::size_t s, std::size_t hex);
/// The hex the card is stolen at.
[[nodiscard]] HexId stealHex(const Position& p);

/// B-52: whether the seat may choose one more card of the kind.
[[nodiscard]] inline bool isDiscard(const Position& p, std::size_t s, std::size_t resource) {
    const SeatState& seat = p.seat(s);
    return seat.owed > 0 && seat.hand.at(resource) > seat.aside.at(resource);
}

// Development cards
[[nodiscard]] inline bool hasPlayable(const Position& p, std::size_t s, DevCard card) { // B-130, B-131
    const SeatState& seat = p.seat(s);
    return !p.head().devPlayed && seat.dev.at(indexOf(card)) > seat.fresh.at(indexOf(card));
}

// Trade
/// The one card of a bank trade's side (B-71); nothing when it is not one.
[[nodiscard]] inline std::optional<std::size_t> oneKind(const Cards& cards) {
    std::uint64_t bytes = 0; // in the order of little-endian machines, as Game::hash() has it
    std::memcpy(&bytes, cards.count.data(), cards.count.size());
    if ((bytes & 0x0101010101U) == 0 || (bytes & (bytes - 1)) != 0)
        return std::nullopt;
    return static_cast<std::size_t>(std::countr_zero(bytes)) / 8;
}
[[nodiscard]] inline bool isBankTrade(const Position& p, std::size_t s, std::size_t give,
                                      std::size_t take) { // B-71
    return give != take && p.seat(s).hand.at(give) >= p.seat(s).rates[give] && p.head().bank.at(take) > 0;
}
inline constexpr int mostTradeActs = 40; ///< B-88
[[nodiscard]] bool mayTradeActs(const Position& p,
                                std::size_t s); ///< state, options and B-88 allow offers and answers
[[nodiscard]] int ownOffers(const Position& p); ///< open offers of the seat on turn (B-82)
[[nodiscard]] bool hasCountered(const Position& p, std::size_t s, std::uint8_t id);
[[nodiscard]] const Offer* findOffer(const Position& p, std::uint8_t id);

// Refusals by subject; check() in check.cpp leads to them.
[[nodiscard]] Refusal refuse(std::string_view rule, std::string_view reason);
/// Refused unless inCharge().
[[nodiscard]] Refusal checkCharge(const Position& p, const Action& action, std::uint32_t states);
[[nodiscard]] Refusal check(const Position& p, const Action& action);
[[nodiscard]] Refusal checkBuilding(const Position& p, const Action& action);
[[nodiscard]] Refusal checkMoveShip(const Position& p, const Action& action);
[[nodiscard]] Refusal checkRobber(const Position& p, const Action& action);
[[nodiscard]] Refusal checkTrade(const Position& p, const Action& action);
/// The place rules of roads and ships, whatever is paid.
[[nodiscard]] Refusal checkRoadPlace(const Position& p, std::size_t s, std::size_t edge);
[[nodiscard]] Refusal checkShipPlace(const Position& p, std::size_t s, std::size_t edge);

} // namespace isle
