#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

/// S-186, S-187: a token that completes a set scores at once.
void receiveCloth(Play& play, std::size_t s, int tokens) {
    SeatState& seat = play.seat(s);
    const int perPoint = play.rule(Option::ClothPerPoint);
    const int before = seat.cloth / perPoint;
    seat.cloth = static_cast<std::uint16_t>(seat.cloth + tokens);
    play.score(s, seat.cloth / perPoint - before);
}

/// S-183: one token for each town beside the village, cities like settlements.
std::array<int, maxSeats> townsBeside(const Position& p, std::size_t hex) {
    std::array<int, maxSeats> towns{};
    for (const std::uint16_t crossing : p.plan().hexCrossings[hex])
        if (const Code code = p.town(crossing); code != 0)
            ++towns[ownerOf(code)];
    return towns;
}

} // namespace

void payCloth(Play& play, int number) {
    for (const std::uint16_t i : play.plan().villages) {
        Spot& village = play.spot(i);
        const std::uint16_t hex = play.plan().spotHex[i];
        if (village.number != number)
            continue;
        if (play.head().robber == HexId(hex)) { // S-185
            if (play.telling())
                play.tellNobody(Event::Kind::Blocked).place = hex;
            continue;
        }
        if (village.value == 0 || play.beside(hex) == 0)
            continue;
        const auto towns = townsBeside(play, hex);
        play.eachSeatFrom(play.head().onTurn.index(), [&](std::size_t s) { // S-184
            const int tokens = std::min<int>(towns[s], village.value);
            if (tokens == 0)
                return;
            village.value = static_cast<std::uint8_t>(village.value - tokens);
            receiveCloth(play, s, tokens);
            if (play.telling()) {
                Event& event = play.tell(Event::Kind::ClothPaid, s);
                event.place = hex;
                event.a = tokens;
            }
        });
    }
}

} // namespace isle
