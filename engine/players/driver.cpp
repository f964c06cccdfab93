#include "engine/players/player.h"

#include <cassert>

namespace isle {

namespace {

/// The action when it is one of the legal ones or an offer the rules allow; a player that breaks the rules is
/// a programming mistake, and the game goes on without it.
Action kept(const Game& game, const Action& action, std::span<const Action> legal) {
    for (const Action& one : legal)
        if (one == action)
            return action;
    if (action.kind == ActionKind::Offer && check(game, action).legal())
        return action;
    assert(false && "a player chose an illegal action");
    return legal.front();
}

/// The same for an answer; every offer can be declined.
Action keptAnswer(const Game& game, const Action& action, const Action& decline) {
    if (check(game, action).legal())
        return action;
    assert(false && "a player gave an illegal answer");
    return decline;
}

bool has(std::uint8_t mask, std::size_t seat) {
    return (mask >> seat & 1U) != 0;
}

} // namespace

Driver::Driver(std::vector<Player*> seats) : seats_(std::move(seats)) {}

std::optional<Action> Driver::next(const Game& game) {
    const Seat actor = game.toAct();
    if (!actor.valid())
        return std::nullopt;
    if (!view_)
        view_.emplace(game, actor);

    bool waiting = false; // for the answer of a seat without player
    for (const Offer& offer : game.offers()) {
        if (offer.maker != game.onTurn()) // counter-offers and offers to the seat on turn are its own affair
            continue;
        for (std::size_t s = 0; s < seats_.size(); ++s) {
            if (!has(offer.addressed, s) || has(offer.accepted, s) || has(offer.declined, s))
                continue;
            const Action decline = answer(ActionKind::Decline, Seat(s), offer.id);
            if (!check(game, decline).legal()) // B-88: it has answered enough this turn
                continue;
            if (seats_[s] == nullptr) {
                waiting = true;
                continue;
            }
            view_->update(game, Seat(s));
            return keptAnswer(game, seats_[s]->answerOffer(*view_, offer), decline);
        }
    }
    if (waiting || seats_[actor.index()] == nullptr)
        return std::nullopt;

    legalActions(game, actor, legal_);
    if (legal_.empty())
        return std::nullopt;
    view_->update(game, actor);
    return kept(game, seats_[actor.index()]->choose(*view_, legal_), legal_);
}

namespace {

/// Plays on; `after` is called with each action once it is applied.
template <class After>
GameRecord playWith(Game& game, std::span<Player* const> players, Events* events, After after) {
    GameRecord record;
    Driver driver(std::vector<Player*>(players.begin(), players.end()));
    while (const auto action = driver.next(game)) {
        const Refusal refusal = apply(game, *action, events);
        assert(refusal.legal());
        if (!refusal.legal())
            break;
        ++record.plies;
        after(*action);
    }
    record.winner = game.winner();
    record.turns = game.turn();
    for (int s = 0; s < game.seats(); ++s)
        record.points.push_back(game.points(Seat(static_cast<std::size_t>(s))).total());
    return record;
}

} // namespace

GameRecord playOut(Game& game, std::span<Player* const> players, Events* events) {
    return playWith(game, players, events, [](const Action&) {});
}

GameRecord playOut(Game& game, std::span<Player* const> players, const Witness& witness) {
    Events events;
    return playWith(game, players, &events, [&](const Action& action) {
        witness(action, events);
        events.clear();
    });
}

} // namespace isle
