#include "engine/base/text.h"
#include "engine/rules/predicates.h"
namespace isle {
namespace {

Refusal checkBankTrade(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::Main) | stateBit(State::Partner)); !no.legal())
        return no;
    if (p.head().tradeClosed)
        return refuse("B-44", ISLE_TEXT("rules", "trading is over once something has been built"));
    const auto give = oneKind(action.give);
    const auto take = oneKind(action.want);
    if (!give || !take)
        return refuse("B-71", ISLE_TEXT("rules", "a bank trade names one kind to give and one to take"));
    if (*give == *take)
        return refuse("B-71", ISLE_TEXT("rules", "the card taken has to be of another kind"));
    const std::size_t s = action.seat.index();
    if (isBankTrade(p, s, *give, *take))
        return {};
    if (p.head().bank.at(*take) == 0)
        return refuse("B-74", ISLE_TEXT("rules", "the bank holds no card of that kind"));
    return refuse("B-72", ISLE_TEXT("rules", "the hand holds too few of that kind for the rate"));
}

/// B-81: what both sides of any offer have to look like.
Refusal checkSides(const Action& action) {
    if (action.give.total() == 0 || action.want.total() == 0)
        return refuse("B-81", ISLE_TEXT("rules", "each side gives at least one card"));
    for (std::size_t i = 0; i < resourceCount; ++i)
        if (action.give.count[i] > 0 && action.want.count[i] > 0)
            return refuse("B-81", ISLE_TEXT("rules", "no kind may appear on both sides"));
    return {};
}

Refusal checkOffer(const Position& p, const Action& action) {
    if (Refusal no = checkSides(action); !no.legal())
        return no;
    const std::size_t s = action.seat.index();
    const Seat onTurn = p.head().onTurn;
    if (action.seat != onTurn) {
        if (action.addressed() != bitOf(onTurn.index()))
            return refuse("B-83", ISLE_TEXT("rules", "opponents address the seat on turn only"));
        return {};
    }
    const unsigned opponents = ((1U << p.seats()) - 1U) & ~unsigned{bitOf(s)};
    if (action.addressed() == 0 || (action.addressed() & ~opponents) != 0)
        return refuse("B-82", ISLE_TEXT("rules", "an offer is addressed to one or more opponents"));
    if (!affords(p, s, Purse(action.give)))
        return refuse("B-86", ISLE_TEXT("rules", "the seat on turn offers only cards it holds"));
    if (ownOffers(p) >= p.rule(Option::MaxOpenOffers))
        return refuse("B-82", ISLE_TEXT("rules", "there are as many open offers as the game allows"));
    return {};
}

/// Accept, Decline or Counter for an offer that is there.
Refusal checkAnswer(const Position& p, const Action& action, const Offer& offer) {
    const std::size_t s = action.seat.index();
    if ((offer.addressed & bitOf(s)) == 0)
        return refuse("B-82", ISLE_TEXT("rules", "the offer is not addressed to this seat"));
    if (action.seat == p.head().onTurn) {
        if (action.kind != ActionKind::Decline)
            return refuse("B-87",
                          ISLE_TEXT("rules", "the seat on turn completes or declines an opponent's offer"));
        return {};
    }
    switch (action.kind) {
    case ActionKind::Accept:
        if ((offer.accepted & bitOf(s)) != 0)
            return refuse("B-88", ISLE_TEXT("rules", "the seat has accepted this offer already"));
        if (!affords(p, s, Purse(offer.want)))
            return refuse("B-87", ISLE_TEXT("rules", "the hand does not cover what is asked for"));
        return {};
    case ActionKind::Decline:
        if ((offer.declined & bitOf(s)) != 0 && !hasCountered(p, s, offer.id))
            return refuse("B-88", ISLE_TEXT("rules", "the seat has declined this offer already"));
        return {};
    default:
        return checkSides(action);
    }
}

Refusal checkWithdraw(const Action& action, const Offer& offer) {
    if (offer.maker == action.seat || (offer.accepted & bitOf(action.seat.index())) != 0)
        return {};
    return refuse("B-85", ISLE_TEXT("rules", "the seat has neither made nor accepted this offer"));
}

/// B-84: both hands are looked at again. The partner's may be hidden (View), then its size has to do.
Refusal checkComplete(const Position& p, const Action& action, const Offer& offer) {
    if (action.seat != p.head().onTurn)
        return refuse("B-84", ISLE_TEXT("rules", "only the seat on turn completes a trade"));
    const std::size_t partner = action.extra;
    if (partner >= p.seats() || (offer.accepted & bitOf(partner)) == 0)
        return refuse("B-84", ISLE_TEXT("rules", "that seat has not accepted the offer"));
    const bool own = offer.maker == action.seat;
    const Cards& given = own ? offer.give : offer.want;
    const Cards& taken = own ? offer.want : offer.give;
    if (!affords(p, action.seat.index(), Purse(given)))
        return refuse("B-84", ISLE_TEXT("rules", "the hand of the seat on turn does not cover its side"));
    const bool hidden = (p.head().unknown & bitOf(partner)) != 0;
    if (hidden ? p.seat(partner).handSize < taken.total() : !affords(p, partner, Purse(taken)))
        return refuse("B-84", ISLE_TEXT("rules", "the partner's hand does not cover its side"));
    return {};
}

} // namespace

int ownOffers(const Position& p) {
    int open = 0;
    for (const Offer& offer : p.offers())
        open += offer.maker == p.head().onTurn ? 1 : 0;
    return open;
}

bool hasCountered(const Position& p, std::size_t s, std::uint8_t id) {
    for (const Offer& offer : p.offers())
        if (offer.maker == Seat(s) && offer.counterTo == id)
            return true;
    return false;
}

Refusal checkTrade(const Position& p, const Action& action) {
    if (action.kind == ActionKind::BankTrade)
        return checkBankTrade(p, action);
    const std::size_t s = action.seat.index();
    if (s >= p.seats())
        return refuse("B-40", ISLE_TEXT("rules", "there is no such seat"));
    if (p.head().state != State::Main)
        return refuse(
            "B-70",
            ISLE_TEXT("rules", "seats trade only after the roll, while the seat on turn trades and builds"));
    if (p.rule(Option::DomesticTrade) == 0)
        return refuse("B-80", ISLE_TEXT("rules", "this game is played without trade between seats"));
    if (p.head().tradeClosed)
        return refuse("B-44", ISLE_TEXT("rules", "trading is over once something has been built"));
    if (action.kind != ActionKind::CompleteTrade && p.seat(s).tradeActs >= mostTradeActs)
        return refuse("B-88",
                      ISLE_TEXT("rules", "the seat has made 40 offers, answers and withdrawals this turn"));
    if (action.kind == ActionKind::Offer)
        return checkOffer(p, action);
    const Offer* offer = findOffer(p, action.offer());
    if (offer == nullptr || action.place > 0xFF)
        return refuse("B-82", ISLE_TEXT("rules", "there is no such open offer"));
    switch (action.kind) {
    case ActionKind::Withdraw:
        return checkWithdraw(action, *offer);
    case ActionKind::CompleteTrade:
        return checkComplete(p, action, *offer);
    default:
        return checkAnswer(p, action, *offer);
    }
}

} // namespace isle
