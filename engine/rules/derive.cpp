#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

void clearDerived(Play& play) {
    const Plan& plan = play.plan();
    std::fill_n(play.closedBits(), plan.crossingWords, 0U);
    std::fill_n(play.takenBits(), plan.edgeWords, 0U);
    const std::size_t seatWords = plan.at.seatBitsStep / sizeof(std::uint64_t);
    for (std::size_t s = 0; s < play.seats(); ++s)
        std::fill_n(play.townBits(s), seatWords, 0U);
    std::fill_n(play.besideBytes(), plan.hexes, std::uint8_t{0});
    std::fill_n(&play.sharesAt(0), plan.hexes, Shares{0});
}

/// The pieces as they lie, with the walls of all towns known before any reach is worked out.
void replay(Play& play) {
    const Plan& plan = play.plan();
    std::vector<Code> towns(play.townCodes(), play.townCodes() + plan.crossings);
    std::vector<Code> pieces(play.pieceCodes(), play.pieceCodes() + plan.edges);
    std::fill_n(play.townCodes(), plan.crossings, Code{0});
    std::fill_n(play.pieceCodes(), plan.edges, Code{0});
    for (std::size_t c = 0; c < plan.crossings; ++c) {
        if (towns[c] == 0)
            continue;
        const std::size_t s = ownerOf(towns[c]);
        putTown(play, s, c);
        landOn(play, s, c, true);
        if (isSecond(towns[c]))
            raiseTown(play, s, c);
    }
    for (std::size_t e = 0; e < plan.edges; ++e)
        if (pieces[e] != 0)
            layPiece(play, ownerOf(pieces[e]), e, isSecond(pieces[e]));
}

/// All points but those of hidden cards (B-160), from scratch.
int openPoints(const Position& p, std::size_t s) {
    const Rules& rules = p.table().rules;
    const SeatState& seat = p.seat(s);
    const int towns =
        rules[Option::PiecesSettlements] - seat.settlements + 2 * (rules[Option::PiecesCities] - seat.cities);
    const int awards = (p.head().longest == Seat(s) ? rules[Option::LongestRoutePoints] : 0)
                       + (p.head().army == Seat(s) ? rules[Option::LargestArmyPoints] : 0);
    const int specials = chipPoints(p, s) + fortressesTaken(p, s) * rules[Option::FortressPoints]
                         + seat.stages + seat.cloth / rules[Option::ClothPerPoint]
                         + seat.units / rules[Option::CanalUnitsPerPoint];
    return towns + awards + seat.islandPoints + specials;
}

} // namespace

void deriveAll(Play& play) {
    const Rules& rules = play.table().rules;
    const Head before = play.head();
    std::vector<std::uint64_t> fresh;
    if (play.plan().sea)
        fresh.assign(play.freshShips(), play.freshShips() + play.plan().edgeWords);
    clearDerived(play);
    for (std::size_t s = 0; s < play.seats(); ++s) {
        SeatState& seat = play.seat(s);
        seat.settlements = static_cast<std::uint8_t>(rules[Option::PiecesSettlements]);
        seat.cities = static_cast<std::uint8_t>(rules[Option::PiecesCities]);
        seat.roads = static_cast<std::uint8_t>(rules[Option::PiecesRoads]);
        seat.ships = static_cast<std::uint8_t>(rules[Option::PiecesShips]);
        seat.rates.fill(4);
        useHarbourChips(seat);
        seat.route = 0;
        seat.open = 0;
    }
    recomputeBarred(play);
    replay(play);
    play.head() = before;
    std::copy(fresh.begin(), fresh.end(), play.freshShipBits());

    for (std::size_t s = 0; s < play.seats(); ++s) {
        SeatState& seat = play.seat(s);
        seat.route = static_cast<std::uint16_t>(longestTrail(play, s));
        seat.open = static_cast<std::int16_t>(openPoints(play, s));
    }
    judgeLongestRoute(play);
}

} // namespace isle
