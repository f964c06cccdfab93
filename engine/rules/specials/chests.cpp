#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

constexpr Cards goods{{1, 0, 1, 1, 0}}; // S-262
constexpr Cards roads{{2, 2, 0, 0, 0}}; // S-262: they stand for two free roads

/// S-265: what the bank has of the cards, kind by kind.
Cards take(Play& play, std::size_t s, const Cards& wanted) {
    Cards given;
    for (std::size_t r = 0; r < resourceCount; ++r)
        given.count[r] = static_cast<std::uint8_t>(std::min<int>(wanted.count[r], play.head().bank.at(r)));
    play.receive(s, Purse(given), given.total());
    return given;
}

bool chooseCard(Play& play, std::size_t s) {
    play.seat(s).gold = static_cast<std::uint16_t>(play.seat(s).gold + 1);
    return openGoldPick(play, s, play.head().state);
}

} // namespace

bool hasChest(const Position& p, std::size_t hex) {
    const std::uint16_t spot = p.spotAt(hex);
    return spot != nowhere && p.hidden(spot).chest != Chest::None;
}

bool openChest(Play& play, std::size_t s, std::size_t hex) {
    if (!hasChest(play, hex))
        return false;
    Chest& closed = play.hidden(play.spotAt(hex)).chest;
    const Chest chest = closed;
    closed = Chest::None; // S-263
    --play.head().chestsLeft;
    Cards given;
    if (chest == Chest::Goods)
        given = take(play, s, goods);
    else if (chest == Chest::Roads)
        given = take(play, s, roads);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::ChestOpened, s);
        event.place = static_cast<std::uint16_t>(hex);
        event.a = static_cast<int>(chest);
        event.cards = given;
    }
    if (chest == Chest::Choice || (chest == Chest::Card && play.head().deckSize == 0)) // S-266
        return chooseCard(play, s);
    if (chest == Chest::Card) {
        const bool setup = play.head().turn == 0; // S-266: had before the first turn
        const int card = drawCard(play, s, !setup);
        if (play.telling())
            play.tell(Event::Kind::DrewDev, s).a = card;
    }
    return false;
}

} // namespace isle
