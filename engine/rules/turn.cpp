#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

/// B-201: one of the 36 results of a deck; drawing among those left is the same as shuffling first.
std::size_t drawDiceCard(Play& play) {
    Head& head = play.head();
    const int decks = play.rule(Option::DiceDecks);
    const int used = (36 - play.rule(Option::DiceUnused)) * decks;
    std::uint8_t* left = play.diceDeck();
    if (head.diceDrawn == used) {
        head.diceDrawn = 0;
        for (std::size_t i = 0; i < 36; ++i)
            left[i] = static_cast<std::uint8_t>(decks);
    }
    auto pick = head.random.below(static_cast<std::uint32_t>(36 * decks - head.diceDrawn));
    std::size_t card = 0;
    while (pick >= left[card])
        pick -= left[card++];
    --left[card];
    ++head.diceDrawn;
    return card;
}

void throwDice(Play& play) {
    Head& head = play.head();
    if (play.table().rules.as<DiceKind>(Option::Dice) == DiceKind::Deck) {
        const std::size_t card = drawDiceCard(play);
        head.dice = {static_cast<std::uint8_t>(1 + card / 6), static_cast<std::uint8_t>(1 + card % 6)};
    } else {
        const auto red = static_cast<std::uint8_t>(1 + head.random.below(6));
        const auto white = static_cast<std::uint8_t>(1 + head.random.below(6));
        head.dice = {red, white};
    }
}

/// B-200: whether a 7 is thrown again in this round.
bool sevensAreOff(const Position& play) {
    const int without = play.rule(Option::NoSevensRounds);
    const std::size_t round = (play.head().turn - 1) / play.seats();
    return without == allRounds || round < static_cast<std::size_t>(without);
}

void tellRoll(Play& play, Event::Kind kind) {
    if (!play.telling())
        return;
    Event& event = play.tell(kind, play.head().onTurn.index());
    event.a = play.head().dice[0];
    event.b = play.head().dice[1];
}

/// B-52, B-53: what everybody owes is fixed at the roll.
void rollSeven(Play& play) {
    bool anybody = false;
    play.eachSeatFrom(play.head().onTurn.index(), [&](std::size_t s) {
        SeatState& seat = play.seat(s);
        if (seat.handSize <= play.rule(Option::DiscardLimit))
            return;
        seat.owed = static_cast<std::uint16_t>(seat.handSize / 2);
        anybody = true;
        if (play.telling())
            play.tell(Event::Kind::MustDiscard, s).a = seat.owed;
    });
    if (anybody)
        play.head().state = State::Discard;
    else
        openRobber(play, State::Main);
}

} // namespace

void forgetBuiltShips(Play& play) {
    if (!play.head().shipsBuilt)
        return;
    play.head().shipsBuilt = false;
    std::fill_n(play.freshShipBits(), play.plan().edgeWords, 0U);
}

void forgetPart(Play& play, std::size_t s) {
    Head& head = play.head();
    head.devPlayed = false;
    head.shipMoved = false;
    head.tradeClosed = false;
    play.seat(s).fresh = Purse();
    forgetBuiltShips(play);
}

void beginTurn(Play& play, std::size_t s) {
    Head& head = play.head();
    ++head.turn;
    head.onTurn = Seat(s);
    head.actor = head.onTurn;
    head.state = State::PreRoll;
}

void roll(Play& play) {
    Head& head = play.head();
    throwDice(play);
    while (head.dice[0] + head.dice[1] == 7 && sevensAreOff(play)) {
        tellRoll(play, Event::Kind::RolledAgain);
        throwDice(play);
    }
    tellRoll(play, Event::Kind::Rolled);
    const int number = head.dice[0] + head.dice[1];
    if (number == 7)
        rollSeven(play);
    else
        produce(play, number);
}

void discard(Play& play, std::size_t s, std::size_t resource) {
    SeatState& chooser = play.seat(s);
    chooser.aside += Purse::one(resource);
    chooser.owed = static_cast<std::uint16_t>(chooser.owed - 1);
    for (std::size_t other = 0; other < play.seats(); ++other)
        if (play.seat(other).owed > 0)
            return;
    // B-53: only now do the cards move and become public.
    play.eachSeatFrom(play.head().onTurn.index(), [&](std::size_t other) {
        SeatState& seat = play.seat(other);
        if (seat.aside.empty())
            return;
        if (play.telling())
            play.tell(Event::Kind::Discarded, other).cards = seat.aside.cards();
        const Purse cards = seat.aside;
        seat.aside = Purse();
        play.pay(other, cards, cards.total());
    });
    openRobber(play, State::Main);
}

void endTurn(Play& play) {
    Head& head = play.head();
    const std::size_t s = head.onTurn.index();
    if (play.telling())
        play.tell(Event::Kind::TurnEnded, s);
    if (play.table().rules.as<WinCheck>(Option::WinCheck) == WinCheck::EndOfTurn && checkWin(play)) // B-203
        return;
    forgetPart(play, s);
    dropOffers(play);
    if (head.nextOffer != 0) { // else nobody has made an offer, so nobody answered one
        head.nextOffer = 0;
        for (std::size_t other = 0; other < play.seats(); ++other)
            play.seat(other).tradeActs = 0;
    }
    const auto limit = static_cast<std::size_t>(play.rule(Option::TurnLimit)) * play.seats();
    if (head.turn >= limit) { // B-202
        head.state = State::Over;
        head.actor = Seat();
        if (play.telling())
            play.tellNobody(Event::Kind::Drawn);
        return;
    }
    beginExtraBuilding(play);
}

void resume(Play& play) {
    Head& head = play.head();
    const State state = head.resume[--head.resumeDepth];
    head.resume[head.resumeDepth] = State{}; // equal states are equal bytes
    head.state = state;
    head.actor = head.builder.valid() ? head.builder : head.onTurn;
    if (head.findEdge.valid()) // S-56
        continueFinds(play, head.actor.index());
    else if (state == State::SetupEdge)
        endSetupStep(play);
}

} // namespace isle
