#include "engine/rules/specials/specials.h"

namespace isle {
namespace {

/// What each seat is owed by one roll.
struct Due {
    std::array<Purse, maxSeats> cards{};
    std::array<std::uint16_t, maxSeats> gold{};
    Purse sum;
    std::uint32_t seats = 0; ///< bits: who is owed cards
    bool anyGold = false;
};

void addHex(const Position& play, std::size_t hex, Due& due) {
    const std::uint8_t yield = play.yieldOf(hex);
    for (Shares left = play.shares(hex); left != 0;) {
        const std::size_t owner = static_cast<unsigned>(std::countr_zero(left)) / 4;
        const int number = static_cast<int>(left / shareOf(owner) % 16);
        left &= ~(15 * shareOf(owner));
        if (yield == yieldsGold) { // S-51
            due.gold[owner] = static_cast<std::uint16_t>(due.gold[owner] + number);
            due.anyGold = true;
        } else {
            const Purse cards = Purse::of(yield, number);
            due.cards[owner] += cards;
            due.sum += cards;
            due.seats |= bitOf(owner);
        }
    }
}

void produceAt(Play& play, std::uint16_t hex, Due& due) {
    if (play.head().robber == HexId(hex)) { // B-57, S-55
        if (play.telling())
            play.tellNobody(Event::Kind::Blocked).place = hex;
    } else {
        addHex(play, hex, due);
    }
}

/// B-49, B-50: what a short bank pays, resource by resource. Compared number by number, because on a large
/// map the sum owed can pass what Purse::covers can tell.
void shorten(Play& play, Due& due) {
    if (due.sum.comparable() && play.head().bank.covers(due.sum))
        return;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        const int stock = play.head().bank.at(r);
        if (due.sum.at(r) <= stock)
            continue;
        std::size_t only = 0;
        int seats = 0;
        for (std::size_t s = 0; s < play.seats(); ++s) {
            if (due.cards[s].at(r) == 0)
                continue;
            only = s;
            ++seats;
        }
        for (std::size_t s = 0; s < play.seats(); ++s)
            due.cards[s] -= Purse::of(r, due.cards[s].at(r));
        if (seats == 1)
            due.cards[only] += Purse::of(r, stock);
        else if (play.telling())
            play.tellNobody(Event::Kind::Short).resource = static_cast<Resource>(r);
    }
}

void payOut(Play& play, const Due& due) {
    eachBitOf(due.seats, 0, [&](std::size_t s) { play.receive(s, due.cards[s], due.cards[s].total()); });
    if (play.telling())
        play.eachSeatFrom(play.head().onTurn.index(), [&](std::size_t s) {
            if (!due.cards[s].empty())
                play.tell(Event::Kind::Produced, s).cards = due.cards[s].cards();
        });
}

/// S-53, S-54: the first seat from here in turn order that may still pick; the rest of the claims lapse when
/// the bank is empty. Nothing left: false.
bool nextPicker(Play& play, std::size_t from) {
    std::size_t s = from;
    for (std::size_t i = 0; i < play.seats(); ++i, s = play.nextSeat(s)) {
        if (play.seat(s).gold == 0)
            continue;
        if (!play.head().bank.empty()) {
            play.head().actor = Seat(s);
            return true;
        }
        play.seat(s).gold = 0;
        if (play.telling())
            play.tell(Event::Kind::GoldLapsed, s);
    }
    return false;
}

} // namespace

void produce(Play& play, int number) {
    const Plan& plan = play.plan();
    Due due;
    for (const std::uint16_t hex : plan.hexesWith(number))
        produceAt(play, hex, due);
    for (const std::uint16_t i : plan.growing) // S-68, S-302
        if (play.spot(i).number == number && yieldFrom(play.spot(i).terrain) != yieldsNothing)
            produceAt(play, plan.spotHex[i], due);
    if (!due.sum.empty()) {
        shorten(play, due);
        payOut(play, due);
    }
    if (!plan.villages.empty()) // S-91
        payCloth(play, number);
    play.head().state = State::Main;
    if (due.anyGold) { // S-91: after production
        for (std::size_t s = 0; s < play.seats(); ++s)
            play.seat(s).gold = due.gold[s];
        openGoldPick(play, play.head().onTurn.index(), State::Main);
    }
}

bool openGoldPick(Play& play, std::size_t from, State then) {
    if (!nextPicker(play, from))
        return false;
    dropOffers(play); // B-85
    play.interrupt(State::GoldPick, then);
    return true;
}

void pickGold(Play& play, std::size_t s, std::size_t resource) {
    play.receive(s, Purse::one(resource), 1);
    play.seat(s).gold = static_cast<std::uint16_t>(play.seat(s).gold - 1);
    if (play.telling())
        play.tell(Event::Kind::GoldPicked, s).cards = cardsOf(static_cast<Resource>(resource));
    // The seat finishes its own choice first; the others follow in turn order from the roller.
    if (play.seat(s).gold > 0 && !play.head().bank.empty())
        return;
    if (!nextPicker(play, s))
        resume(play);
}

} // namespace isle
