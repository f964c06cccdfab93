#include "editor/playtest/reasons.h"

#include "editor/playtest/game_words.h"

#include <algorithm>
#include <array>

namespace isle {
namespace {

constexpr std::array buildKinds{ActionKind::BuildRoad, ActionKind::BuildSettlement, ActionKind::BuildCity,
                                ActionKind::BuildShip, ActionKind::BuyDev};
constexpr std::array prices{roadCost, settlementCost, cityCost, shipCost, devCardCost};

/// The refusal shared by all places; where they differ no place is legal.
template <class Id>
Refusal commonRefusal(const Game& game, Seat seat, ActionKind kind, std::size_t places) {
    Refusal common;
    for (std::size_t i = 0; i < places; ++i) {
        const Refusal refusal = check(game, at(kind, seat, Id(i)));
        if (refusal.legal())
            return {};
        if (i == 0)
            common = refusal;
        else if (refusal.rule != common.rule || refusal.reason != common.reason)
            return {"B-101", QT_TRANSLATE_NOOP("rules", "there is no legal place for it")};
    }
    return common;
}

} // namespace

ActionKind buildKind(int what) {
    return buildKinds[std::size_t(std::clamp(what, 0, 4))];
}

Cards priceOf(int what) {
    return prices[std::size_t(std::clamp(what, 0, 4))];
}

bool offers(const std::vector<Action>& legal, ActionKind kind) {
    return std::any_of(legal.begin(), legal.end(),
                       [kind](const Action& action) { return action.kind == kind; });
}

QString whyNotBuild(const Game& game, Seat seat, int what) {
    const ActionKind kind = buildKind(what);
    const Topology& topology = game.topology();
    Refusal refusal;
    if (kind == ActionKind::BuyDev)
        refusal = check(game, plain(kind, seat));
    else if (kind == ActionKind::BuildRoad || kind == ActionKind::BuildShip)
        refusal = commonRefusal<EdgeId>(game, seat, kind, topology.edges().size());
    else
        refusal = commonRefusal<CrossingId>(game, seat, kind, topology.crossings().size());
    if (refusal.legal())
        return {};
    const bool ownTurn = game.toAct() == seat && game.state() == State::Main;
    const Cards price = priceOf(what);
    if (ownTurn && !game.hand(seat).covers(price)) {
        Cards missing;
        for (std::size_t i = 0; i < resourceCount; ++i)
            missing.count[i] =
                static_cast<std::uint8_t>(std::max(0, int(price.count[i]) - int(game.hand(seat).count[i])));
        return Playtest::tr("Still needs %1").arg(cardsText(missing));
    }
    return refusalText(refusal);
}

QString whyNotPlay(const Game& game, Seat seat, DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return refusalText(check(game, plain(ActionKind::PlayKnight, seat)));
    case DevCard::RoadBuilding:
        return refusalText(check(game, plain(ActionKind::PlayRoadBuilding, seat)));
    case DevCard::YearOfPlenty:
        return refusalText(check(game, plain(ActionKind::PlayYearOfPlenty, seat)));
    case DevCard::Monopoly:
        return refusalText(check(game, choose(ActionKind::PlayMonopoly, seat, Resource::Brick)));
    case DevCard::VictoryPoint:
        return Playtest::tr("Counts by itself");
    }
    return {};
}

} // namespace isle
