#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

constexpr int goldChipCards = 2;   // S-205
constexpr int pointChipPoints = 1; // S-203

Marker kindOf(const Position& p, std::size_t hex) {
    return p.table().board.hexes[hex].chip;
}

} // namespace

void useHarbourChips(SeatState& seat) {
    if (seat.harbourChips > 0)
        for (std::uint8_t& rate : seat.rates)
            rate = std::min<std::uint8_t>(rate, 3);
}

void takeChips(Play& play, std::size_t s, std::size_t crossing) {
    if (!play.plan().chips)
        return;
    SeatState& seat = play.seat(s);
    int cards = 0;
    for (const std::uint16_t hex : play.plan().crossing[crossing].hexes) { // S-202: in reading order
        if (hex == nowhere || kindOf(play, hex) == Marker::None)
            continue;
        Spot& spot = play.spot(play.spotAt(hex));
        if (spot.owner.valid())
            continue;
        spot.owner = Seat(s);
        const Marker kind = kindOf(play, hex);
        if (play.telling()) {
            Event& event = play.tell(Event::Kind::ChipTaken, s);
            event.place = hex;
            event.a = static_cast<int>(kind);
        }
        if (kind == Marker::ChipPoint) {
            play.score(s, pointChipPoints);
        } else if (kind == Marker::ChipHarbour) {
            seat.harbourChips = static_cast<std::uint8_t>(seat.harbourChips + 1);
            useHarbourChips(seat);
        } else if (kind == Marker::ChipGold) {
            cards += goldChipCards;
        }
    }
    if (cards == 0)
        return;
    seat.gold = static_cast<std::uint16_t>(seat.gold + cards);
    openGoldPick(play, s, play.head().state);
}

int chipPoints(const Position& p, std::size_t s) {
    int points = 0;
    if (p.plan().chips)
        for (std::size_t i = 0; i < p.plan().spotHex.size(); ++i)
            if (p.spot(i).owner == Seat(s) && kindOf(p, p.plan().spotHex[i]) == Marker::ChipPoint)
                points += pointChipPoints;
    return points;
}

} // namespace isle
