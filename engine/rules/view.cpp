#include "engine/rules/block.h"

#include <cstring>

namespace isle {
namespace {

/// B-180: takes away what the seat may not see. Sizes stay, they are public (B-181). When the game is over
/// all hands and cards are revealed (B-164).
void mask(Game& game, Seat viewer) {
    Play play(game);
    Head& head = play.head();
    head.random = Random(0);
    head.deck = Purse();
    if (head.state == State::Over)
        return;
    const BlockLayout& at = play.plan().at; // S-61, S-261, S-304
    std::memset(GameAccess::block(game) + at.hidden, 0, at.dice - at.hidden);
    for (std::size_t s = 0; s < play.seats(); ++s) {
        if (Seat(s) == viewer)
            continue;
        SeatState& seat = play.seat(s);
        seat.hand = Purse();
        seat.aside = Purse();
        seat.dev = Purse();
        seat.fresh = Purse();
        head.unknown = static_cast<std::uint8_t>(head.unknown | bitOf(s));
    }
}

} // namespace

View::View(const Game& game, Seat seat) : game_(game), seat_(seat) {
    if (const auto& open = game.table().open)
        GameAccess::setTable(game_, open);
    mask(game_, seat_);
}

void View::update(const Game& game, Seat seat) {
    const auto& open = game.table().open ? game.table().open : game.sharedTable();
    if (game_.sharedTable() == open) {
        std::memcpy(GameAccess::block(game_), GameAccess::block(game), Position(game).usedBytes());
    } else {
        game_ = game;
        GameAccess::setTable(game_, open);
    }
    seat_ = seat;
    mask(game_, seat_);
}

} // namespace isle
