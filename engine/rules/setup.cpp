#include "engine/rules/specials/specials.h"

namespace isle {
namespace {

std::size_t rounds(const Position& play) {
    return static_cast<std::size_t>(play.rule(Option::SetupSettlements));
}

/// B-33: the seat that places in a step: rounds run forward, back and, when there is a third, forward again.
std::size_t seatOfStep(const Position& play, std::size_t step) {
    const std::size_t n = play.seats();
    const std::size_t place = step % n;
    const bool back = (step / n) % 2 == 1;
    return (play.head().first.index() + (back ? n - 1 - place : place)) % n;
}

void tellSkipped(Play& play, std::size_t s, ActionKind what) {
    if (play.telling())
        play.tell(Event::Kind::SetupSkipped, s).action = what;
}

/// B-36: a card for each producing hex beside the last town, in reading order as far as the bank goes; S-52.
void payStart(Play& play, std::size_t s) {
    Cards paid;
    std::uint16_t gold = 0;
    for (const std::uint16_t hex : play.plan().crossing[play.head().setupTown.index()].hexes) {
        if (hex == nowhere || !isToken(play.numberOf(hex)))
            continue;
        const std::uint8_t yield = play.yieldOf(hex);
        if (yield == yieldsGold)
            ++gold;
        else if (yield != yieldsNothing && play.head().bank.at(yield) > 0) {
            play.receive(s, Purse::one(yield), 1);
            paid += cardsOf(static_cast<Resource>(yield));
        }
    }
    if (play.telling() && paid.total() > 0)
        play.tell(Event::Kind::SetupCards, s).cards = paid;
    if (play.table().rules.as<GoldAtSetup>(Option::GoldAtSetup) == GoldAtSetup::Choose)
        play.seat(s).gold = gold;
}

} // namespace

void endTownAndEdge(Play& play, std::size_t s) {
    if (play.head().setupStep / play.seats() == rounds(play) - 1) {
        payStart(play, s);
        if (play.seat(s).gold > 0 && openGoldPick(play, s, State::SetupEdge))
            return; // the step ends when the choice is made
    }
    endSetupStep(play);
}

void enterSetupStep(Play& play) {
    Head& head = play.head();
    const std::size_t s = seatOfStep(play, head.setupStep);
    head.onTurn = Seat(s);
    head.actor = head.onTurn;
    head.state = State::SetupTown;
    head.setupTown = CrossingId();
    if (play.seat(s).settlements > 0 && anySetupTownGoal(play))
        return;
    tellSkipped(play, s, ActionKind::PlaceSettlement); // B-37
    endSetupStep(play);
}

void placeSetupTown(Play& play, std::size_t s, std::size_t crossing) {
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Placed, s);
        event.action = ActionKind::PlaceSettlement;
        event.place = static_cast<std::uint16_t>(crossing);
    }
    putTown(play, s, crossing);
    landOn(play, s, crossing, true);
    play.head().setupTown = CrossingId(crossing);
    play.head().state = State::SetupEdge;
    if (anySetupEdgeGoal(play, s))
        return;
    tellSkipped(play, s, ActionKind::PlaceRoad); // B-37
    endTownAndEdge(play, s);
}

void placeSetupEdge(Play& play, std::size_t s, std::size_t edge, bool ship) {
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Placed, s);
        event.action = ship ? ActionKind::PlaceShip : ActionKind::PlaceRoad;
        event.place = static_cast<std::uint16_t>(edge);
    }
    putPiece(play, s, edge, ship);
    finishPiece(play, s, edge);
}

void endSetupStep(Play& play) {
    Head& head = play.head();
    ++head.setupStep;
    if (head.setupStep < rounds(play) * play.seats()) {
        enterSetupStep(play);
        return;
    }
    head.setupTown = CrossingId();
    forgetBuiltShips(play);              // laid in set-up, not in the first turn (S-20)
    beginTurn(play, head.first.index()); // B-38
}

} // namespace isle
