#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

/// B-130, B-132: the card leaves the hand for all to see.
void playCard(Play& play, std::size_t s, DevCard card, Resource named = Resource::Brick) {
    SeatState& seat = play.seat(s);
    seat.dev -= Purse::one(indexOf(card));
    seat.devCount = static_cast<std::uint16_t>(seat.devCount - 1);
    play.head().devPlayed = true;
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::PlayedDev, s);
        event.a = static_cast<int>(card);
        event.resource = named;
    }
}

} // namespace

int drawCard(Play& play, std::size_t s, bool fresh) {
    Head& head = play.head();
    SeatState& seat = play.seat(s);
    --head.deckSize;
    seat.devCount = static_cast<std::uint16_t>(seat.devCount + 1);
    if (head.deck.empty()) // a view does not know the deck
        return -1;
    const std::size_t card = head.deck.draw(head.random);
    head.deck -= Purse::one(card);
    seat.dev += Purse::one(card);
    if (fresh)
        seat.fresh += Purse::one(card);
    return static_cast<int>(card);
}

void buyCard(Play& play, std::size_t s) {
    play.pay(s, devCardPrice, devCardCost.total());
    const int kind = drawCard(play, s, true);
    if (play.telling())
        play.tell(Event::Kind::BoughtDev, s).a = kind;
    closeTrade(play);
}

void playKnight(Play& play, std::size_t s) {
    playCard(play, s, DevCard::Knight);
    play.seat(s).knights = static_cast<std::uint8_t>(play.seat(s).knights + 1);
    play.head().knightOpen = true;
    openRobber(play, play.head().state); // B-58
}

void playRoadBuilding(Play& play, std::size_t s) {
    playCard(play, s, DevCard::RoadBuilding);
    dropOffers(play); // B-85
    play.head().freePieces = 2;
    play.interrupt(State::FreeRoads, play.head().state);
}

void placeFree(Play& play, std::size_t s, std::size_t edge, bool ship) {
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Placed, s);
        event.action = ship ? ActionKind::PlaceShip : ActionKind::PlaceRoad;
        event.place = static_cast<std::uint16_t>(edge);
    }
    putPiece(play, s, edge, ship);
    --play.head().freePieces;
    finishPiece(play, s, edge);
}

void continueFree(Play& play, std::size_t s) {
    if (play.head().freePieces == 0 || !anyFreeGoal(play, s)) { // B-135
        play.head().freePieces = 0;
        resume(play);
    }
}

void stopFree(Play& play, std::size_t s) {
    if (play.telling())
        play.tell(Event::Kind::Passed, s).action = ActionKind::Stop;
    play.head().freePieces = 0;
    resume(play);
}

void playYearOfPlenty(Play& play, std::size_t s) {
    playCard(play, s, DevCard::YearOfPlenty);
    dropOffers(play);                                                                      // B-85
    play.head().plenty = static_cast<std::uint8_t>(std::min(2, play.head().bank.total())); // B-136
    play.interrupt(State::PlentyPick, play.head().state);
}

void pickPlenty(Play& play, std::size_t s, std::size_t resource) {
    play.receive(s, Purse::one(resource), 1);
    --play.head().plenty;
    if (play.telling())
        play.tell(Event::Kind::Plenty, s).cards = cardsOf(static_cast<Resource>(resource));
    if (play.head().plenty == 0)
        resume(play);
}

void playMonopoly(Play& play, std::size_t s, std::size_t resource) {
    playCard(play, s, DevCard::Monopoly, static_cast<Resource>(resource));
    int taken = 0;
    for (std::size_t other = 0; other < play.seats(); ++other) {
        SeatState& from = play.seat(other);
        const int number = other == s ? 0 : from.hand.at(resource);
        from.hand -= Purse::of(resource, number);
        from.handSize = static_cast<std::uint16_t>(from.handSize - number);
        taken += number;
    }
    play.seat(s).hand += Purse::of(resource, taken);
    play.seat(s).handSize = static_cast<std::uint16_t>(play.seat(s).handSize + taken);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Monopoly, s);
        event.resource = static_cast<Resource>(resource);
        event.cards = cardsOf(event.resource, taken);
    }
}

} // namespace isle
