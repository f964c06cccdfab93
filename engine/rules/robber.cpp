#include "engine/rules/predicates.h"

namespace isle {

void openRobber(Play& play, State then) {
    play.interrupt(State::MoveRobber, then);
    dropOffers(play);                                    // B-85
    if (!anyRobberGoal(play, play.head().actor.index())) // B-60
        leaveRobber(play);
}

namespace {

/// B-55: the one victim is robbed at once, two or more are chosen from.
void chooseAmong(Play& play, std::size_t s, std::uint32_t victims) {
    if (victims == 0)
        leaveRobber(play);
    else if ((victims & (victims - 1)) != 0)
        play.head().state = State::Steal;
    else
        steal(play, s, static_cast<std::size_t>(std::countr_zero(victims)));
}

} // namespace

void moveRobber(Play& play, std::size_t s, std::size_t hex) {
    play.head().robber = HexId(hex);
    play.head().pirateChosen = false;
    if (play.telling())
        play.tell(Event::Kind::RobberMoved, s).place = static_cast<std::uint16_t>(hex);
    chooseAmong(play, s, victimsAt(play, s, hex));
}

void movePirate(Play& play, std::size_t s, std::size_t hex) {
    play.head().pirate = HexId(hex);
    play.head().pirateChosen = true;
    if (play.telling())
        play.tell(Event::Kind::PirateMoved, s).place = static_cast<std::uint16_t>(hex);
    chooseAmong(play, s, victimsAt(play, s, hex));
}

void steal(Play& play, std::size_t thief, std::size_t victim) {
    SeatState& from = play.seat(victim);
    SeatState& to = play.seat(thief);
    from.handSize = static_cast<std::uint16_t>(from.handSize - 1);
    to.handSize = static_cast<std::uint16_t>(to.handSize + 1);
    Cards stolen;
    if (!from.hand.empty()) { // a view does not know the card
        const std::size_t kind = from.hand.draw(play.head().random);
        from.hand -= Purse::one(kind);
        to.hand += Purse::one(kind);
        stolen = cardsOf(static_cast<Resource>(kind));
    }
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Stole, thief);
        event.other = Seat(victim);
        event.cards = stolen;
    }
    leaveRobber(play);
}

void leaveRobber(Play& play) {
    play.head().pirateChosen = false; // equal positions are equal states
    if (play.head().knightOpen) {     // B-133
        play.head().knightOpen = false;
        judgeLargestArmy(play, play.head().actor.index());
    }
    resume(play);
}

} // namespace isle
