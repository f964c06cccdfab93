#include "engine/base/text.h"
#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

bool stands(const Position& p, std::size_t hex) {
    const Spot* spot = p.spotOn(hex);
    return spot != nullptr && spot->terrain == Terrain::Fortress;
}

bool hasShipAt(const Position& p, std::size_t s, std::size_t hex) {
    const auto& edges = p.plan().hexEdges[hex];
    return std::any_of(edges.begin(), edges.end(),
                       [&](std::uint16_t edge) { return p.piece(edge) == codeOf(s, true); });
}

} // namespace

bool mayRaid(const Position& p, std::size_t s, std::size_t hex) {
    return stands(p, hex) && hasShipAt(p, s, hex);
}

Refusal checkRaid(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::Main) | stateBit(State::Partner)); !no.legal())
        return no; // S-92
    const std::size_t s = action.seat.index();
    const std::size_t hex = action.hex().index();
    if (hex >= p.plan().hexes)
        return refuse("B-1", ISLE_TEXT("rules", "there is no such hex"));
    if (!stands(p, hex))
        return refuse("S-220", ISLE_TEXT("rules", "no fortress stands there"));
    if (!hasShipAt(p, s, hex))
        return refuse("S-222", ISLE_TEXT("rules", "no ship of this seat lies beside the fortress"));
    if (!affords(p, s, raidPrice))
        return refuse("S-222", ISLE_TEXT("rules", "the hand does not cover the cost"));
    return {};
}

void raid(Play& play, std::size_t s, std::size_t hex) {
    Spot& fortress = play.spot(play.spotAt(hex));
    play.pay(s, raidPrice, 3);
    --fortress.value;
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Raided, s);
        event.place = static_cast<std::uint16_t>(hex);
        event.a = fortress.value;
    }
    if (fortress.value == 0) { // S-223, S-224
        fortress.owner = Seat(s);
        fortress.terrain = Terrain::Desert;
        play.score(s, play.rule(Option::FortressPoints));
        recomputeBarred(play);
        if (play.telling())
            play.tell(Event::Kind::FortressTaken, s).place = static_cast<std::uint16_t>(hex);
    }
    closeTrade(play);
}

int fortressesTaken(const Position& p, std::size_t s) {
    const auto& all = p.plan().fortresses;
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](std::uint16_t fortress) { return p.spot(fortress).owner == Seat(s); }));
}

} // namespace isle
