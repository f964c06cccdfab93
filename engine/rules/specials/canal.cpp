#include "engine/base/text.h"
#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

bool unfinished(const Position& p, std::size_t hex) {
    const Spot* spot = p.spotOn(hex);
    return spot != nullptr && spot->terrain == Terrain::Canal;
}

bool hasTownAt(const Position& p, std::size_t s, std::size_t hex) {
    if ((p.beside(hex) & bitOf(s)) == 0)
        return false;
    const auto& corners = p.plan().hexCrossings[hex];
    return std::any_of(corners.begin(), corners.end(), [&](std::uint16_t c) { return p.ownTown(s, c); });
}

} // namespace

bool mayDig(const Position& p, std::size_t s, std::size_t hex) {
    return unfinished(p, hex) && hasTownAt(p, s, hex);
}

Refusal checkDig(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::Main) | stateBit(State::Partner)); !no.legal())
        return no; // S-92
    const std::size_t s = action.seat.index();
    const std::size_t hex = action.hex().index();
    if (hex >= p.plan().hexes)
        return refuse("B-1", ISLE_TEXT("rules", "there is no such hex"));
    if (!unfinished(p, hex))
        return refuse("S-301", ISLE_TEXT("rules", "there is no unfinished canal tile"));
    if (!hasTownAt(p, s, hex))
        return refuse("S-301", ISLE_TEXT("rules", "no town of this seat stands beside the tile"));
    if (!affords(p, s, digPrice))
        return refuse("S-301", ISLE_TEXT("rules", "the hand does not cover the cost"));
    return {};
}

void dig(Play& play, std::size_t s, std::size_t hex) {
    SeatState& seat = play.seat(s);
    const std::uint16_t i = play.spotAt(hex);
    Spot& tile = play.spot(i);
    play.pay(s, digPrice, 2);
    ++tile.value;
    const int perPoint = play.rule(Option::CanalUnitsPerPoint); // S-303
    const int before = seat.units / perPoint;
    ++seat.units;
    play.score(s, seat.units / perPoint - before);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Dug, s);
        event.place = static_cast<std::uint16_t>(hex);
        event.a = tile.value;
    }
    if (tile.value == play.rule(Option::CanalUnits)) { // S-302; a view does not know the number
        tile.terrain = Terrain::Fields;
        tile.number = play.hidden(i).number;
        if (play.telling()) {
            Event& event = play.tellNobody(Event::Kind::CanalFinished);
            event.place = static_cast<std::uint16_t>(hex);
            event.b = tile.number;
        }
    }
    closeTrade(play);
}

} // namespace isle
