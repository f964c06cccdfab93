#include "engine/players/heuristic_player.h"

#include "engine/players/cards.h"
#include "engine/players/draft.h"
#include "engine/players/robbing.h"
#include "engine/players/trading.h"

#include <algorithm>

namespace isle {

namespace {

constexpr int offersATurn = 3;

const Action* find(std::span<const Action> legal, ActionKind kind) {
    const auto found =
        std::find_if(legal.begin(), legal.end(), [&](const Action& a) { return a.kind == kind; });
    return found == legal.end() ? nullptr : &*found;
}

template <class Place>
const Action* findAt(std::span<const Action> legal, ActionKind kind, Place place) {
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const Action& a) {
        return a.kind == kind && a.place == place.value();
    });
    return found == legal.end() ? nullptr : &*found;
}

/// The action that pays for the goal's next step, when it is legal.
const Action* stepAction(const Goal& goal, std::span<const Action> legal) {
    if (goal.edges > 0)
        return findAt(legal, goal.ship ? ActionKind::BuildShip : ActionKind::BuildRoad, goal.edge);
    switch (goal.kind) {
    case Goal::Kind::Settlement:
        return findAt(legal, ActionKind::BuildSettlement, goal.crossing);
    case Goal::Kind::City:
        return findAt(legal, ActionKind::BuildCity, goal.crossing);
    case Goal::Kind::Card:
        return find(legal, ActionKind::BuyDev);
    case Goal::Kind::Raid:
        return findAt(legal, ActionKind::Raid, goal.hex);
    case Goal::Kind::Dig:
        return findAt(legal, ActionKind::Dig, goal.hex);
    case Goal::Kind::Stage:
        return find(legal, ActionKind::WonderStage);
    case Goal::Kind::Route:
    case Goal::Kind::Explore:
        break;
    }
    return nullptr;
}

} // namespace

Action HeuristicPlayer::choose(const View& view, std::span<const Action> legal) {
    const Game& game = view.game();
    seat_ = view.seat();
    const State state = game.state();
    if (legal.size() == 1 && (state != State::Main || game.handSize(seat_) < 2))
        return legal.front();
    board_.update(game);
    switch (state) {
    case State::SetupTown:
        return draftTown(game, board_, seat_, legal, noise(game, 1));
    case State::SetupEdge:
        return draftPiece(game, board_, legal);
    case State::PreRoll:
        return choosePreRoll(game, legal);
    case State::Discard:
        think(game);
        return chooseDiscard(game, seat_, goals_, legal);
    case State::MoveRobber:
        think(game);
        return chooseRobbery(game, board_, seat_, goals_.best(), legal);
    case State::Steal:
        return chooseVictim(game, legal);
    case State::FreeRoads:
        return chooseFreePiece(game, legal);
    case State::PlentyPick:
    case State::GoldPick:
        think(game);
        return choosePick(game, seat_, goals_, legal);
    case State::Main:
    case State::SpecialBuild:
    case State::Partner:
        return chooseInTurn(game, legal);
    case State::Over:
        break;
    }
    return legal.front();
}

Action HeuristicPlayer::answerOffer(const View& view, const Offer& offer) {
    seat_ = view.seat();
    const Game& game = view.game();
    if (!game.hand(seat_).covers(offer.want))
        return answer(ActionKind::Decline, seat_, offer.id);
    board_.update(game);
    think(game);
    Random random(noise(game, 100U + offer.id));
    return chooseAnswer(game, seat_, goals_, offer, static_cast<int>(random.below(100)));
}

Action HeuristicPlayer::choosePreRoll(const Game& game, std::span<const Action> legal) {
    const Action* knight = find(legal, ActionKind::PlayKnight);
    if (knight != nullptr && knightBeforeRoll(game, board_, seat_))
        return *knight;
    const Action* roll = find(legal, ActionKind::Roll);
    return roll != nullptr ? *roll : legal.front();
}

Action HeuristicPlayer::chooseInTurn(const Game& game, std::span<const Action> legal) {
    // Two or three cards for half a point are never a mistake.
    for (const ActionKind points : {ActionKind::WonderStage, ActionKind::Dig})
        if (const Action* action = find(legal, points))
            return *action;
    think(game);
    if (const auto action = takeFortress(game, legal))
        return *action;
    if (const auto action = chooseTrade(game, seat_, goals_, legal))
        return *action;
    if (const auto action = chooseCard(game, board_, seat_, goals_, legal))
        return *action;
    if (const auto action = build(game, legal))
        return *action;
    if (const auto action = sail(game, legal))
        return *action;
    if (const auto action = buildBeside(game, legal))
        return *action;
    if (const auto action = offerTrade(game))
        return *action;
    if (const auto action = chooseBankTrade(game, seat_, goals_, legal))
        return *action;
    if (const auto action = spendBigHand(game, legal))
        return *action;
    for (const ActionKind end : {ActionKind::EndTurn, ActionKind::Pass})
        if (const Action* action = find(legal, end))
            return *action;
    return legal.front();
}

/// A fortress the hand can take at once is taken, before somebody else does (S-223).
std::optional<Action> HeuristicPlayer::takeFortress(const Game& game, std::span<const Action> legal) const {
    for (const Action& action : legal) {
        if (action.kind != ActionKind::Raid)
            continue;
        const Cards hand = game.hand(seat_);
        const int raids = std::min({hand[Resource::Wool], hand[Resource::Grain], hand[Resource::Ore]});
        if (raids >= game.strength(action.hex()))
            return action;
    }
    return std::nullopt;
}

std::optional<Action> HeuristicPlayer::build(const Game& game, std::span<const Action> legal) const {
    const Goal* goal = goals_.best();
    if (goal == nullptr || !game.hand(seat_).covers(goal->step()))
        return std::nullopt;
    const Action* action = stepAction(*goal, legal);
    return action != nullptr ? std::optional(*action) : std::nullopt;
}

/// Another goal that can be served now without making the best one wait.
std::optional<Action> HeuristicPlayer::buildBeside(const Game& game, std::span<const Action> legal) const {
    const Goal* best = goals_.best();
    if (best == nullptr)
        return std::nullopt;
    const Cards hand = game.hand(seat_);
    const int over = std::max(0, hand.total() - game.rules()[Option::DiscardLimit]);
    const float patience = 0.25F + 0.25F * static_cast<float>(over);
    const Action* found = nullptr;
    float bestScore = 0;
    for (const Goal& goal : goals_.all()) {
        if (&goal == best || goal.score <= bestScore || !hand.covers(goal.step()))
            continue;
        if (goal.edges > 1 && goal.kind == Goal::Kind::Route)
            continue;
        Cards after = hand;
        after -= goal.step();
        if (goals_.economy().wait(after, best->price) > best->wait + patience)
            continue;
        if (const Action* action = stepAction(goal, legal)) {
            found = action;
            bestScore = goal.score;
        }
    }
    return found != nullptr ? std::optional(*found) : std::nullopt;
}

/// Moves an idle ship to where the best goal needs one.
std::optional<Action> HeuristicPlayer::sail(const Game& game, std::span<const Action> legal) {
    const Goal* goal = goals_.best();
    if (goal == nullptr || !goal->ship || goal->edges == 0 || game.longestRoute() == seat_)
        return std::nullopt;
    const auto& goalEnds = board_.topology()[goal->edge].ends;
    for (const Action& action : legal) {
        if (action.kind != ActionKind::MoveShip || action.toEdge() != goal->edge)
            continue;
        const auto& ends = board_.topology()[action.edge()].ends;
        const bool joins = std::any_of(ends.begin(), ends.end(), [&](CrossingId end) {
            return end == goalEnds[0] || end == goalEnds[1];
        });
        if (joins)
            continue;
        surveyed_ = {}; // the board changes without a piece leaving the supply
        return action;
    }
    return std::nullopt;
}

std::optional<Action> HeuristicPlayer::offerTrade(const Game& game) {
    if (game.state() != State::Main || !mayOffer(game, seat_))
        return std::nullopt;
    if (offersTurn_ != game.turn()) {
        offersTurn_ = game.turn();
        offersMade_ = 0;
    }
    if (offersMade_ >= offersATurn)
        return std::nullopt;
    const auto action = chooseOffer(game, seat_, goals_);
    if (action)
        ++offersMade_;
    return action;
}

/// A hand that a 7 would halve is better spent on something: a piece or card now, else a trade toward the
/// best goal.
std::optional<Action> HeuristicPlayer::spendBigHand(const Game& game, std::span<const Action> legal) const {
    const Cards hand = game.hand(seat_);
    const Goal* best = goals_.best();
    if (best == nullptr || hand.total() <= game.rules()[Option::DiscardLimit])
        return std::nullopt;
    if (const auto trade = bankTradeFor(game, seat_, goals_, best->price, legal))
        return trade;
    std::optional<Action> found;
    float bestScore = 0;
    for (const Goal& goal : goals_.all()) {
        if (&goal == best || goal.score <= bestScore || goals_.economy().wait(hand, goal.step()) > 0.001F)
            continue;
        std::optional<Action> action;
        if (!hand.covers(goal.step()))
            action = bankTradeFor(game, seat_, goals_, goal.step(), legal);
        else if (const Action* step = stepAction(goal, legal))
            action = *step;
        if (!action)
            continue;
        found = action;
        bestScore = goal.score;
    }
    return found;
}

Action HeuristicPlayer::chooseFreePiece(const Game& game, std::span<const Action> legal) {
    think(game);
    const Action* found = nullptr;
    float bestScore = 0;
    for (const Goal& goal : goals_.all()) {
        if (goal.edges == 0 || goal.score <= bestScore)
            continue;
        const ActionKind kind = goal.ship ? ActionKind::PlaceShip : ActionKind::PlaceRoad;
        if (const Action* action = findAt(legal, kind, goal.edge)) {
            found = action;
            bestScore = goal.score;
        }
    }
    return found != nullptr ? *found : legal.front();
}

void HeuristicPlayer::think(const Game& game) {
    Surveyed now;
    now.table = board_.table();
    now.turn = game.turn();
    now.seat = seat_;
    now.robber = game.robber();
    now.pirate = game.pirate();
    now.own = {game.supply(seat_, Piece::Settlement),
               game.supply(seat_, Piece::City),
               game.supply(seat_, Piece::Road),
               game.supply(seat_, Piece::Ship),
               game.playedKnights(seat_),
               game.devCount(seat_),
               game.deckSize(),
               game.points(seat_).total(),
               game.wonderStage(seat_),
               game.canalUnits(seat_),
               game.fogLeft()};
    const Cards hand = game.hand(seat_);
    if (now == surveyed_ && hand == ranked_)
        return;
    if (!(now == surveyed_)) {
        goals_.survey(game, board_, seat_);
        surveyed_ = now;
    }
    goals_.rank(hand);
    ranked_ = hand;
}

std::uint64_t HeuristicPlayer::noise(const Game& game, std::uint64_t salt) const {
    Random random(seed_ ^ salt << 32U ^ static_cast<std::uint64_t>(game.turn()) << 8U ^ seat_.index());
    return random.next();
}

} // namespace isle
