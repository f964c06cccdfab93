#include "engine/rules/specials/specials.h"

namespace isle {
namespace {

void beginPhase(Play& play, std::size_t s) {
    play.head().state = State::SpecialBuild;
    play.head().builder = Seat(s);
    play.head().actor = Seat(s);
}

/// B-176: ceil(n / 2) places to the left.
std::size_t partnerOf(const Position& p) {
    return (p.head().onTurn.index() + (p.seats() + 1) / 2) % p.seats();
}

void endExtraBuilding(Play& play) {
    play.head().builder = Seat();
    beginTurn(play, play.nextSeat(play.head().onTurn.index()));
}

} // namespace

bool canBuildSomething(const Position& p, std::size_t s) {
    const SeatState& seat = p.seat(s);
    bool any = p.head().deckSize > 0 && affords(p, s, devCardPrice);
    const auto found = [&](std::size_t) { any = true; };
    if (!any && seat.roads > 0 && affords(p, s, roadPrice))
        eachRoadGoal(p, s, found);
    if (!any && seat.ships > 0 && affords(p, s, shipPrice))
        eachShipGoal(p, s, found);
    if (!any && seat.settlements > 0 && affords(p, s, settlementPrice))
        eachTownGoal(p, s, found);
    if (!any && seat.cities > 0 && affords(p, s, cityPrice))
        eachCityGoal(p, s, found);
    return any;
}

void beginExtraBuilding(Play& play) {
    switch (play.table().rules.as<ExtraBuild>(Option::ExtraBuild)) {
    case ExtraBuild::SpecialBuild: // B-170
        return beginPhase(play, play.nextSeat(play.head().onTurn.index()));
    case ExtraBuild::Paired: { // B-176
        Head& head = play.head();
        head.state = State::Partner;
        head.builder = Seat(partnerOf(play));
        head.actor = head.builder;
        return;
    }
    case ExtraBuild::Off:
        return endExtraBuilding(play);
    }
}

void pass(Play& play, std::size_t s) {
    if (play.telling())
        play.tell(Event::Kind::Passed, s).action = ActionKind::Pass;
    const bool partner = play.head().state == State::Partner;
    if (partner && play.table().rules.as<WinCheck>(Option::WinCheck) == WinCheck::EndOfTurn
        && checkWin(play)) // B-203
        return;
    forgetPart(play, s);
    const std::size_t next = play.nextSeat(s);
    if (partner || Seat(next) == play.head().onTurn)
        endExtraBuilding(play);
    else
        beginPhase(play, next);
}

void skipIdleBuilders(Play& play) {
    while (play.head().state == State::SpecialBuild && !canBuildSomething(play, play.head().builder.index()))
        pass(play, play.head().builder.index());
}

} // namespace isle
