#include "engine/players/trading.h"

#include "engine/players/cards.h"

#include <algorithm>

namespace isle {

namespace {

/// What a card more or less in the hand counts, in rounds.
constexpr float cardWorth = 0.15F;

/// How close to the target nobody gets help any more.
constexpr int closeToTarget = 2;

bool nearTarget(const Game& game, Seat seat) {
    return game.rules()[Option::Target] - game.points(seat).open() <= closeToTarget;
}

/// The resource to give at the bank: the one with most whole trades beyond the price.
std::optional<Resource> bankGift(const Goals& goals, const Cards& spare) {
    std::optional<Resource> best;
    float most = 0.999F;
    for (const Resource resource : allResources) {
        const float trades =
            static_cast<float>(spare[resource]) * goals.economy().inverseRate[indexOf(resource)];
        if (trades > most) {
            most = trades;
            best = resource;
        }
    }
    return best;
}

/// The resource most wanted of those missing, as far as `available` says there is one.
template <class Available>
std::optional<Resource> mostWanted(const Goals& goals, const Cards& gap, Available available) {
    std::optional<Resource> best;
    float longest = -1;
    for (const Resource resource : allResources) {
        if (gap[resource] == 0 || !available(resource))
            continue;
        const float wait =
            static_cast<float>(gap[resource]) / (0.05F + goals.economy().income[indexOf(resource)]);
        if (wait > longest) {
            longest = wait;
            best = resource;
        }
    }
    return best;
}

/// Opponents worth asking: with cards, and not about to win.
std::uint16_t partners(const Game& game, Seat seat) {
    std::uint16_t mask = 0;
    for (int s = 0; s < game.seats(); ++s) {
        const Seat other(static_cast<std::size_t>(s));
        if (other != seat && game.handSize(other) > 0 && !nearTarget(game, other))
            mask = static_cast<std::uint16_t>(mask | 1U << other.index());
    }
    return mask;
}

bool onTable(const Game& game, Seat seat, const Cards& give, const Cards& want) {
    for (const Offer& offer : game.offers())
        if (offer.maker == seat && offer.give == give && offer.want == want)
            return true;
    return false;
}

/// What the answering seat would rather have for what the maker wants.
std::optional<Action> counterTo(const Game& game, Seat seat, const Goals& goals, const Offer& offer) {
    const Goal* goal = goals.best();
    if (goal == nullptr || offer.want.total() != 1)
        return std::nullopt;
    const Cards hand = game.hand(seat);
    if (!surplus(hand, goal->price).covers(offer.want))
        return std::nullopt;
    const auto wanted = mostWanted(goals, missing(hand, goal->price), [&](Resource resource) {
        return offer.want[resource] == 0 && othersHold(game, seat, resource) > 0;
    });
    if (!wanted || offer.give == cardsOf(*wanted))
        return std::nullopt;
    return counter(seat, offer.id, offer.want, cardsOf(*wanted));
}

} // namespace

float gainOf(const Goals& goals, const Cards& hand, const Cards& give, const Cards& get) {
    const Goal* goal = goals.best();
    float gain = cardWorth * static_cast<float>(get.total() - give.total());
    if (goal == nullptr)
        return gain;
    Cards after = hand;
    after -= give;
    after += get;
    const float waitAfter = goals.economy().wait(after, goal->price);
    return gain + std::min(goal->wait, 15.0F) - std::min(waitAfter, 15.0F);
}

std::optional<Action> bankTradeFor(const Game& game, Seat seat, const Goals& goals, const Cards& price,
                                   std::span<const Action> legal) {
    const Cards hand = game.hand(seat);
    const auto give = bankGift(goals, surplus(hand, price));
    const auto take =
        mostWanted(goals, missing(hand, price), [&](Resource resource) { return game.bank(resource) > 0; });
    if (!give || !take)
        return std::nullopt;
    const Action trade = bankTrade(seat, *give, *take);
    if (std::find(legal.begin(), legal.end(), trade) == legal.end())
        return std::nullopt;
    return trade;
}

std::optional<Action> chooseBankTrade(const Game& game, Seat seat, const Goals& goals,
                                      std::span<const Action> legal) {
    const Goal* goal = goals.best();
    if (goal == nullptr)
        return std::nullopt;
    const Cards hand = game.hand(seat);
    if (goal->wait <= 0.001F)
        if (const auto trade = bankTradeFor(game, seat, goals, goal->price, legal))
            return trade;
    const Cards step = goal->step();
    if (goals.economy().wait(hand, step) > 0.001F)
        return std::nullopt;
    const auto trade = bankTradeFor(game, seat, goals, step, legal);
    if (!trade)
        return std::nullopt;
    // One piece now is not worth setting the rest back.
    Cards give;
    for (const Resource resource : allResources)
        if (trade->give[resource] > 0)
            give[resource] = static_cast<std::uint8_t>(game.bankRate(seat, resource));
    return gainOf(goals, hand, give, trade->want) + cardWorth * static_cast<float>(give.total() - 1) >= -0.4F
               ? trade
               : std::nullopt;
}

std::optional<Action> chooseOffer(const Game& game, Seat seat, const Goals& goals) {
    const Goal* goal = goals.best();
    if (goal == nullptr)
        return std::nullopt;
    const Cards hand = game.hand(seat);
    const Cards gap = missing(hand, goal->price);
    if (gap.total() == 0 || gap.total() > 3)
        return std::nullopt;
    const std::uint16_t mask = partners(game, seat);
    const auto want =
        mostWanted(goals, gap, [&](Resource resource) { return othersHold(game, seat, resource) > 0; });
    if (mask == 0 || !want)
        return std::nullopt;
    const Cards wanted = cardsOf(*want);
    const Cards spare = surplus(hand, goal->price);
    for (const int many : {1, 2}) {
        std::optional<Resource> gift;
        float most = 0;
        for (const Resource resource : allResources) {
            const float left =
                static_cast<float>(spare[resource]) + 0.5F * goals.economy().income[indexOf(resource)];
            const bool cheaper = game.bankRate(seat, resource) > many; // else the bank does it
            if (resource == *want || spare[resource] < many || left <= most || !cheaper)
                continue;
            if (onTable(game, seat, cardsOf(resource, many), wanted))
                continue;
            most = left;
            gift = resource;
        }
        if (gift && gainOf(goals, hand, cardsOf(*gift, many), wanted) > 0.2F)
            return offer(seat, cardsOf(*gift, many), wanted, mask);
    }
    return std::nullopt;
}

std::optional<Action> chooseTrade(const Game& game, Seat seat, const Goals& goals,
                                  std::span<const Action> legal) {
    const Cards hand = game.hand(seat);
    const Action* best = nullptr;
    float bestGain = 0.1F;
    for (const Action& action : legal) {
        if (action.kind != ActionKind::CompleteTrade)
            continue;
        const Offer* offer = game.offerById(action.offer());
        if (offer == nullptr || nearTarget(game, action.target()))
            continue;
        const bool own = offer->maker == seat;
        const Cards& give = own ? offer->give : offer->want;
        const Cards& get = own ? offer->want : offer->give;
        if (!hand.covers(give))
            continue;
        const float gain =
            gainOf(goals, hand, give, get) - 0.02F * static_cast<float>(game.points(action.target()).open());
        if (gain > bestGain) {
            bestGain = gain;
            best = &action;
        }
    }
    return best != nullptr ? std::optional(*best) : std::nullopt;
}

Action chooseAnswer(const Game& game, Seat seat, const Goals& goals, const Offer& offer, int mood) {
    const Action decline = answer(ActionKind::Decline, seat, offer.id);
    if (nearTarget(game, offer.maker))
        return decline;
    const Cards hand = game.hand(seat);
    if (!hand.covers(offer.want))
        return decline;
    const int ahead = game.points(offer.maker).open() - game.points(seat).open();
    const float needed = ahead > 2 ? 0.8F : ahead > 0 ? 0.4F : 0.2F;
    if (gainOf(goals, hand, offer.want, offer.give) >= needed)
        return answer(ActionKind::Accept, seat, offer.id);
    if (mood < 40)
        if (const auto action = counterTo(game, seat, goals, offer))
            return *action;
    return decline;
}

} // namespace isle
