#include "engine/rules/flow.h"

#include <algorithm>

namespace isle {
namespace {

void giveAward(Play& play, Seat& holder, Seat next, int points) {
    if (holder.valid())
        play.score(holder.index(), -points);
    if (next.valid())
        play.score(next.index(), points);
    holder = next;
}

/// S-72 to S-76: whether a settlement on the island scores for the seat.
bool scores(const Position& play, std::size_t s, std::size_t island) {
    const Rules& rules = play.table().rules;
    if (hasBit(play.landed(s), island)) // each island once per seat
        return false;
    const bool perSeat = rules.as<HomeRule>(Option::HomeRule) == HomeRule::PerSeat; // S-74
    const auto bonus = rules.as<IslandBonus>(Option::IslandBonus);
    const bool list = !rules.islandBonusList().empty();
    if (!perSeat && !play.table().newIslands[island])
        return false;
    if (list)
        return true;
    if (bonus == IslandBonus::None)
        return false;
    if (bonus == IslandBonus::EachPlayer || perSeat)
        return true;
    for (std::size_t other = 0; other < play.seats(); ++other) // S-72: only the first seat there
        if (hasBit(play.landed(other), island))
            return false;
    return true;
}

} // namespace

void setRoute(Play& play, std::size_t s, int length) {
    play.seat(s).route = static_cast<std::uint16_t>(length);
}

void judgeLongestRoute(Play& play) {
    const Rules& rules = play.table().rules;
    if (!rules.on(Option::LongestRoute))
        return;
    Seat& holder = play.head().longest;
    int best = 0;
    std::size_t leader = 0;
    int leaders = 0;
    for (std::size_t s = 0; s < play.seats(); ++s) {
        const int length = play.seat(s).route;
        if (length > best) {
            best = length;
            leader = s;
            leaders = 0;
        }
        leaders += length == best ? 1 : 0;
    }
    Seat next;
    if (best >= rules[Option::LongestRouteThreshold]) {
        if (holder.valid() && play.seat(holder.index()).route == best) // B-144: ties never take it
            next = holder;
        else if (leaders == 1)
            next = Seat(leader);
    }
    if (next == holder)
        return;
    giveAward(play, holder, next, rules[Option::LongestRoutePoints]);
    if (play.telling()) {
        Event& event = play.tellNobody(Event::Kind::LongestRoute);
        event.seat = next;
        event.a = best;
    }
}

void judgeLargestArmy(Play& play, std::size_t s) {
    const Rules& rules = play.table().rules;
    if (!rules.on(Option::LargestArmy))
        return;
    Seat& holder = play.head().army;
    const int knights = play.seat(s).knights;
    if (holder == Seat(s) || knights < rules[Option::LargestArmyThreshold]
        || (holder.valid() && knights <= play.seat(holder.index()).knights)) // B-151
        return;
    giveAward(play, holder, Seat(s), rules[Option::LargestArmyPoints]);
    if (play.telling())
        play.tell(Event::Kind::LargestArmy, s).a = knights;
}

void landOn(Play& play, std::size_t s, std::size_t crossing, bool setup) {
    const IslandId island = play.table().bonusIsland[crossing];
    if (!island.valid())
        return;
    if (!setup && play.plan().sea && scores(play, s, island.index())) {
        const Rules& rules = play.table().rules;
        SeatState& seat = play.seat(s);
        int points = rules[Option::IslandBonusPoints];
        if (const auto list = rules.islandBonusList(); !list.empty()) // S-76: the last entry repeats
            points = list[std::min<std::size_t>(seat.islandCount, list.size() - 1)];
        if (seat.islandCount < 0xFF)
            ++seat.islandCount;
        seat.islandPoints = static_cast<std::int16_t>(seat.islandPoints + points);
        play.score(s, points);
        if (play.telling()) {
            Event& event = play.tell(Event::Kind::IslandBonus, s);
            event.a = points;
            event.place = static_cast<std::uint16_t>(crossing);
        }
    }
    addBit(play.landedBits(s), island.index());
}

void win(Play& play, std::size_t s) {
    Head& head = play.head();
    head.winner = Seat(s);
    head.builder = Seat();
    head.state = State::Over;
    head.actor = Seat();
    head.resumeDepth = 0;
    head.resume = {};
    dropOffers(play);
    if (play.telling())
        play.tell(Event::Kind::Won, s).a = play.total(s);
}

} // namespace isle
