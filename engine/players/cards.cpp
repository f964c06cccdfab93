#include "engine/players/cards.h"

#include "engine/players/robbing.h"

#include <algorithm>

namespace isle {

namespace {

const Action* find(std::span<const Action> legal, ActionKind kind) {
    const auto found =
        std::find_if(legal.begin(), legal.end(), [&](const Action& a) { return a.kind == kind; });
    return found == legal.end() ? nullptr : &*found;
}

Cards priceOf(const Goals& goals) {
    return goals.best() != nullptr ? goals.best()->price : Cards{};
}

/// Knights a seat must have played for the army; 0 when it holds it or the game has none.
int armyGoal(const Game& game, Seat seat) {
    if (!game.rules().on(Option::LargestArmy) || game.largestArmy() == seat)
        return 0;
    int goal = game.rules()[Option::LargestArmyThreshold];
    if (game.largestArmy().valid())
        goal = std::max(goal, game.playedKnights(game.largestArmy()) + 1);
    return goal;
}

bool wantsKnight(const Game& game, const BoardSense& board, Seat seat) {
    const int held = game.devCards(seat, DevCard::Knight);
    const int goal = armyGoal(game, seat);
    if (goal > 0 && game.playedKnights(seat) + held >= goal)
        return true; // one a turn: the army is on its way
    if (held >= 2 || robbedPips(game, board, seat) > 0)
        return true;
    return !robberStandsWell(game, board, seat);
}

std::optional<Action> monopoly(const Game& game, Seat seat, const Goals& goals,
                               std::span<const Action> legal) {
    const Cards hand = game.hand(seat);
    const Action* best = nullptr;
    float bestWorth = 0;
    for (const Action& action : legal) {
        if (action.kind != ActionKind::PlayMonopoly)
            continue;
        const int take = othersHold(game, seat, action.resource());
        Cards after = hand;
        after[action.resource()] = static_cast<std::uint8_t>(after[action.resource()] + take);
        auto worth = static_cast<float>(take);
        if (const Goal* goal = goals.best())
            worth += 1.5F * (goal->wait - goals.economy().wait(after, goal->price));
        if (worth > bestWorth) {
            bestWorth = worth;
            best = &action;
        }
    }
    return best != nullptr && bestWorth >= 5.5F ? std::optional(*best) : std::nullopt;
}

bool wantsPlenty(const Game& game, Seat seat, const Goals& goals) {
    const Goal* goal = goals.best();
    if (goal == nullptr)
        return false;
    const int gap = missing(game.hand(seat), goal->price).total();
    return gap == 1 || gap == 2;
}

bool wantsRoads(const Goals& goals) {
    const Goal* best = goals.best();
    if (best == nullptr)
        return false;
    for (const Goal& goal : goals.all())
        if (goal.edges > 0 && goal.score >= 0.5F * best->score && goal.worth >= 1)
            return true;
    return false;
}

} // namespace

int othersHold(const Game& game, Seat seat, Resource resource) {
    return game.rules()[Option::Bank] - game.bank(resource) - game.hand(seat)[resource];
}

Action chooseDiscard(const Game& game, Seat seat, const Goals& goals, std::span<const Action> legal) {
    const Cards hand = game.hand(seat);
    const Cards price = priceOf(goals);
    const Action* best = &legal.front();
    float bestWorth = -1000;
    for (const Action& action : legal) {
        const std::size_t r = indexOf(action.resource());
        const int spare = hand.count[r] - price.count[r];
        const float worth =
            static_cast<float>(spare) + goals.economy().income[r] * 0.5F + (spare > 0 ? 3.0F : 0.0F);
        if (worth > bestWorth) {
            bestWorth = worth;
            best = &action;
        }
    }
    return *best;
}

Action choosePick(const Game& game, Seat seat, const Goals& goals, std::span<const Action> legal) {
    const Cards hand = game.hand(seat);
    const Cards price = priceOf(goals);
    const Action* best = &legal.front();
    float bestWorth = -1000;
    for (const Action& action : legal) {
        if (action.kind != ActionKind::GoldPick && action.kind != ActionKind::PlentyPick)
            continue;
        const std::size_t r = indexOf(action.resource());
        Cards after = hand;
        ++after.count[r];
        float worth = goals.economy().weight(r) * 0.2F;
        if (hand.count[r] < price.count[r])
            worth += 1 / (0.3F + goals.economy().income[r]);
        if (const Goal* goal = goals.best())
            worth += 4 * (goal->wait - goals.economy().wait(after, goal->price));
        if (worth > bestWorth) {
            bestWorth = worth;
            best = &action;
        }
    }
    return *best;
}

bool knightBeforeRoll(const Game& game, const BoardSense& board, Seat seat) {
    return robbedPips(game, board, seat) >= 2;
}

std::optional<Action> chooseCard(const Game& game, const BoardSense& board, Seat seat, const Goals& goals,
                                 std::span<const Action> legal) {
    if (const Action* plenty = find(legal, ActionKind::PlayYearOfPlenty))
        if (wantsPlenty(game, seat, goals))
            return *plenty;
    if (find(legal, ActionKind::PlayMonopoly) != nullptr)
        if (const auto action = monopoly(game, seat, goals, legal))
            return action;
    if (const Action* knight = find(legal, ActionKind::PlayKnight))
        if (wantsKnight(game, board, seat))
            return *knight;
    if (const Action* roads = find(legal, ActionKind::PlayRoadBuilding))
        if (wantsRoads(goals))
            return *roads;
    return std::nullopt;
}

} // namespace isle
