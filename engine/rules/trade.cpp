#include "engine/rules/predicates.h"

#include <algorithm>

namespace isle {

// How offers are kept: those of the seat on turn have it as maker; an opponent's own offer (B-83) is
// addressed to the seat on turn and counts as accepted by its maker (B-87); a counter-offer is such an offer
// that names in counterTo what it answers, and goes when that goes. Offers stand in the order in which they
// were made.

namespace {

std::uint8_t freeId(const Play& play) {
    std::uint8_t id = play.head().nextOffer;
    while (id == 0xFF || findOffer(play, id) != nullptr)
        ++id;
    return id;
}

/// Takes offers out for which `gone` holds; the room they leave is cleared.
template <class Gone>
void removeOffers(Play& play, Gone&& gone) {
    Offer* slots = play.offerSlots();
    std::uint8_t kept = 0;
    for (std::uint8_t i = 0; i < play.head().offerCount; ++i)
        if (!gone(slots[i]))
            slots[kept++] = slots[i];
    play.head().offerCount = kept;
}

void removeWithCounters(Play& play, std::uint8_t id) {
    removeOffers(play, [id](const Offer& offer) { return offer.id == id || offer.counterTo == id; });
}

Offer& addOffer(Play& play, std::size_t s, const Action& action) {
    Offer offer;
    offer.id = freeId(play);
    offer.maker = Seat(s);
    offer.give = action.give;
    offer.want = action.want;
    Offer& slot = play.offerSlots()[play.head().offerCount++];
    slot = offer;
    play.head().nextOffer = static_cast<std::uint8_t>(offer.id + 1);
    return slot;
}

void tellOffer(Play& play, Event::Kind kind, std::size_t s, const Offer& offer) {
    if (!play.telling())
        return;
    Event& event = play.tell(kind, s);
    event.a = offer.id;
    event.b = offer.addressed;
    event.cards = offer.give;
    event.taken = offer.want;
}

void makeOffer(Play& play, std::size_t s, const Action& action) {
    const Seat onTurn = play.head().onTurn;
    if (Seat(s) != onTurn) // B-88: a newer one replaces the older
        removeOffers(play,
                     [s](const Offer& offer) { return offer.maker == Seat(s) && offer.counterTo == 0xFF; });
    Offer& offer = addOffer(play, s, action);
    offer.addressed = static_cast<std::uint8_t>(action.addressed());
    if (Seat(s) != onTurn)
        offer.accepted = bitOf(s); // B-87
    tellOffer(play, Event::Kind::Offered, s, offer);
}

/// An open offer.
Offer& slotOf(Play& play, std::uint8_t id) {
    Offer* slot = play.offerSlots();
    while (slot->id != id)
        ++slot;
    return *slot;
}

/// B-88: the seat's one answer to an offer is replaced by the next.
void dropAnswer(Play& play, std::size_t s, std::uint8_t id) {
    removeOffers(play, [&](const Offer& offer) { return offer.maker == Seat(s) && offer.counterTo == id; });
    Offer& offer = slotOf(play, id);
    offer.accepted = static_cast<std::uint8_t>(offer.accepted & ~bitOf(s));
    offer.declined = static_cast<std::uint8_t>(offer.declined & ~bitOf(s));
}

void tellAnswer(Play& play, Event::Kind kind, std::size_t s, std::uint8_t id) {
    if (play.telling())
        play.tell(kind, s).a = id;
}

void makeCounter(Play& play, std::size_t s, const Action& action) {
    dropAnswer(play, s, action.offer());
    Offer& answered = slotOf(play, action.offer());
    answered.declined = static_cast<std::uint8_t>(answered.declined | bitOf(s));
    Offer& offer = addOffer(play, s, action);
    offer.counterMaker = Seat(s);
    offer.counterTo = action.offer();
    offer.addressed = bitOf(play.head().onTurn.index());
    offer.accepted = bitOf(s);
    tellOffer(play, Event::Kind::Countered, s, offer);
}

void decline(Play& play, std::size_t s, std::uint8_t id) {
    tellAnswer(play, Event::Kind::Declined, s, id);
    if (Seat(s) == play.head().onTurn) { // an opponent's offer, which is then off the table
        removeWithCounters(play, id);
        return;
    }
    dropAnswer(play, s, id);
    Offer& offer = slotOf(play, id);
    offer.declined = static_cast<std::uint8_t>(offer.declined | bitOf(s));
}

void withdraw(Play& play, std::size_t s, std::uint8_t id) {
    tellAnswer(play, Event::Kind::Withdrew, s, id);
    Offer& offer = slotOf(play, id);
    if (offer.maker == Seat(s)) {
        removeWithCounters(play, id);
        return;
    }
    offer.accepted = static_cast<std::uint8_t>(offer.accepted & ~bitOf(s)); // B-85
    offer.declined = static_cast<std::uint8_t>(offer.declined | bitOf(s));
}

/// A view knows of another's hand only what it has seen go there; what is given away is no more in it.
void forget(SeatState& giver, const Cards& cards) {
    for (std::size_t r = 0; r < resourceCount; ++r)
        giver.hand -= Purse::of(r, std::min<int>(cards.count[r], giver.hand.at(r)));
    if (giver.hand.total() > giver.handSize) // other cards than the view expected
        giver.hand = Purse();
}

/// Cards from one hand to another; a view may not know what is in one of them.
void hand(Play& play, std::size_t from, std::size_t to, const Cards& cards) {
    const int number = cards.total();
    SeatState& giver = play.seat(from);
    SeatState& taker = play.seat(to);
    giver.handSize = static_cast<std::uint16_t>(giver.handSize - number);
    taker.handSize = static_cast<std::uint16_t>(taker.handSize + number);
    const unsigned unknown = play.head().unknown;
    if ((unknown & bitOf(from)) == 0)
        giver.hand -= Purse(cards);
    else
        forget(giver, cards);
    if ((unknown & bitOf(to)) == 0)
        taker.hand += Purse(cards);
}

/// B-84.
void complete(Play& play, std::size_t s, const Action& action) {
    const Offer offer = *findOffer(play, action.offer());
    const std::size_t partner = action.target().index();
    const bool own = offer.maker == Seat(s);
    const Cards given = own ? offer.give : offer.want;
    const Cards taken = own ? offer.want : offer.give;
    hand(play, s, partner, given);
    hand(play, partner, s, taken);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::Traded, s);
        event.other = Seat(partner);
        event.a = offer.id;
        event.cards = given;
        event.taken = taken;
    }
    removeWithCounters(play, offer.counterTo != 0xFF ? offer.counterTo : offer.id);
}

} // namespace

void actOnOffers(Play& play, const Action& action) {
    const std::size_t s = action.seat.index();
    if (action.kind != ActionKind::CompleteTrade)
        ++play.seat(s).tradeActs; // B-88
    switch (action.kind) {
    case ActionKind::Offer:
        return makeOffer(play, s, action);
    case ActionKind::Counter:
        return makeCounter(play, s, action);
    case ActionKind::Accept: {
        dropAnswer(play, s, action.offer());
        Offer& offer = slotOf(play, action.offer());
        offer.accepted = static_cast<std::uint8_t>(offer.accepted | bitOf(s));
        return tellAnswer(play, Event::Kind::Accepted, s, action.offer());
    }
    case ActionKind::Decline:
        return decline(play, s, action.offer());
    case ActionKind::Withdraw:
        return withdraw(play, s, action.offer());
    default:
        return complete(play, s, action);
    }
}

void dropOffers(Play& play) {
    play.head().offerCount = 0;
}

void dropUncoveredOffers(Play& play) {
    const Seat onTurn = play.head().onTurn;
    if ((play.head().unknown & bitOf(onTurn.index())) != 0)
        return;
    const Purse held = play.seat(onTurn.index()).hand;
    for (std::size_t i = 0; i < play.head().offerCount;) {
        const Offer& offer = play.offerSlots()[i];
        if (offer.maker != onTurn || held.covers(Purse(offer.give))) {
            ++i;
            continue;
        }
        tellAnswer(play, Event::Kind::Withdrew, onTurn.index(), offer.id);
        removeWithCounters(play, offer.id);
        i = 0;
    }
}

void tradeWithBank(Play& play, std::size_t s, std::size_t give, std::size_t take) {
    const int rate = play.seat(s).rates[give];
    play.pay(s, Purse::of(give, rate), rate);
    play.receive(s, Purse::one(take), 1);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::BankTraded, s);
        event.cards = cardsOf(static_cast<Resource>(give), rate);
        event.taken = cardsOf(static_cast<Resource>(take));
    }
}

} // namespace isle
