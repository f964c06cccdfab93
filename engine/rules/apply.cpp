#include "engine/rules/specials/specials.h"

#include <cassert>

namespace isle {
namespace {

/// The kinds that are rare, once check() has let them through.
void carryOut(Play& play, const Action& action) {
    const std::size_t s = action.seat.index();
    switch (action.kind) {
    case ActionKind::PlaceSettlement:
        return placeSetupTown(play, s, action.place);
    case ActionKind::PlaceRoad:
    case ActionKind::PlaceShip: {
        const bool ship = action.kind == ActionKind::PlaceShip;
        return play.head().state == State::SetupEdge ? placeSetupEdge(play, s, action.place, ship)
                                                     : placeFree(play, s, action.place, ship);
    }
    case ActionKind::MovePirate:
        return movePirate(play, s, action.place);
    case ActionKind::PlayKnight:
        return playKnight(play, s);
    case ActionKind::PlayRoadBuilding:
        return playRoadBuilding(play, s);
    case ActionKind::PlayYearOfPlenty:
        return playYearOfPlenty(play, s);
    case ActionKind::PlayMonopoly:
        return playMonopoly(play, s, action.extra);
    case ActionKind::PlentyPick:
        return pickPlenty(play, s, action.extra);
    case ActionKind::GoldPick:
        return pickGold(play, s, action.extra);
    case ActionKind::Stop:
        return stopFree(play, s);
    case ActionKind::Pass:
        return pass(play, s);
    case ActionKind::Raid:
        return raid(play, s, action.place);
    case ActionKind::WonderStage:
        return buildStage(play, s);
    case ActionKind::Dig:
        return dig(play, s, action.place);
    default:
        return actOnOffers(play, action); // check() lets nothing else through
    }
}

/// Carries the action out when it is legal. The kinds that make up nearly all of a game are judged here, by
/// the predicates that check() goes through on its way to a reason, because that way takes longer than most
/// of these actions; all others are left to check().
bool act(Play& play, const Action& action) {
    const Plan& plan = play.plan();
    const std::size_t s = action.seat.index();
    const auto builds = [&](Purse price) {
        return inCharge(play, action.seat, buildingStates) && affords(play, s, price);
    };
    switch (action.kind) {
    case ActionKind::Roll:
        if (!inCharge(play, action.seat, stateBit(State::PreRoll)))
            return false;
        roll(play);
        return true;
    case ActionKind::EndTurn:
        if (!inCharge(play, action.seat, stateBit(State::Main)))
            return false;
        endTurn(play);
        return true;
    case ActionKind::BankTrade: {
        const auto give = oneKind(action.give);
        const auto take = oneKind(action.want);
        if (!inCharge(play, action.seat, turnStates) || play.head().tradeClosed || !give || !take
            || !isBankTrade(play, s, *give, *take))
            return false;
        tradeWithBank(play, s, *give, *take);
        return true;
    }
    case ActionKind::Discard:
        if (play.head().state != State::Discard || s >= play.seats() || action.extra >= resourceCount
            || !isDiscard(play, s, action.extra))
            return false;
        discard(play, s, action.extra);
        return true;
    case ActionKind::MoveRobber:
        if (!inCharge(play, action.seat, stateBit(State::MoveRobber)) || action.place >= plan.hexes
            || !isRobberGoal(play, robberGoals(play, s), action.place))
            return false;
        moveRobber(play, s, action.place);
        return true;
    case ActionKind::ChooseVictim:
        if (!inCharge(play, action.seat, stateBit(State::Steal)) || action.extra >= play.seats()
            || (victimsAt(play, s, stealHex(play).index()) & bitOf(action.extra)) == 0)
            return false;
        steal(play, s, action.extra);
        return true;
    case ActionKind::BuildRoad:
        if (!builds(roadPrice) || play.seat(s).roads == 0 || action.place >= plan.edges
            || !isRoadGoal(play, s, action.place))
            return false;
        buildPiece(play, s, action.place, false);
        return true;
    case ActionKind::BuildShip:
        if (!builds(shipPrice) || play.seat(s).ships == 0 || action.place >= plan.edges
            || !isShipGoal(play, s, action.place))
            return false;
        buildPiece(play, s, action.place, true);
        return true;
    case ActionKind::BuildSettlement:
        if (!builds(settlementPrice) || play.seat(s).settlements == 0 || action.place >= plan.crossings
            || !isTownGoal(play, s, action.place))
            return false;
        buildTown(play, s, action.place);
        return true;
    case ActionKind::BuildCity:
        if (!builds(cityPrice) || play.seat(s).cities == 0 || action.place >= plan.crossings
            || !isCityGoal(play, s, action.place))
            return false;
        buildCity(play, s, action.place);
        return true;
    case ActionKind::BuyDev:
        if (!builds(devCardPrice) || play.head().deckSize == 0)
            return false;
        buyCard(play, s);
        return true;
    case ActionKind::MoveShip:
        if (!inCharge(play, action.seat, turnStates) || !plan.sea || play.head().shipMoved
            || action.place >= plan.edges || action.extra >= plan.edges || !maySail(play, s, action.place)
            || !isSailGoal(play, s, action.place, action.extra))
            return false;
        sail(play, s, action.place, action.extra);
        return true;
    default:
        if (!check(play, action).legal())
            return false;
        carryOut(play, action);
        return true;
    }
}

/// B-18: no card comes from nowhere or gets lost. A view does not know all hands.
[[maybe_unused]] bool cardsAreConserved(const Position& p) {
    if (p.head().unknown != 0)
        return true;
    Purse sum = p.head().bank;
    for (std::size_t s = 0; s < p.seats(); ++s) {
        if (p.seat(s).hand.total() != p.seat(s).handSize)
            return false;
        sum += p.seat(s).hand;
    }
    for (std::size_t r = 0; r < resourceCount; ++r)
        if (sum.at(r) != p.rule(Option::Bank))
            return false;
    return true;
}

/// B-161: a completed action or effect, so not while an interrupt or a choice is open.
void finish(Play& play) {
    constexpr std::uint32_t complete =
        stateBit(State::Main) | stateBit(State::PreRoll) | stateBit(State::Partner);
    if (play.head().offerCount > 0)
        dropUncoveredOffers(play);
    if (play.head().state == State::SpecialBuild && play.rule(Option::SpecialBuildAutoskip) != 0)
        skipIdleBuilders(play);
    if ((stateBit(play.head().state) & complete) != 0
        && play.table().rules.as<WinCheck>(Option::WinCheck) == WinCheck::AnyTime)
        checkWin(play);
}

} // namespace

Refusal apply(Game& game, const Action& action, Events* events) {
    Play play(game, events);
#ifndef NDEBUG
    const bool legal = check(play, action).legal();
#endif
    const bool done = act(play, action);
    assert(done == legal);
    if (!done)
        return check(play, action); // B-46
    finish(play);
    assert(cardsAreConserved(play));
    return {};
}

} // namespace isle
