#include "engine/rules/specials/specials.h"

#include <cassert>

namespace isle {
namespace {

bool canPay(const Position& p, const Action& action, Purse price) {
    return inCharge(p, action.seat, buildingStates) && affords(p, action.seat.index(), price);
}

/// Whether check() would let the action through, for the kinds that make up nearly all of a game: what
/// check() finds out on its way to a reason takes longer than most actions.
bool isLegal(const Position& p, const Action& action) {
    const Plan& plan = p.plan();
    const std::size_t s = action.seat.index();
    switch (action.kind) {
    case ActionKind::Roll:
        return inCharge(p, action.seat, stateBit(State::PreRoll));
    case ActionKind::EndTurn:
        return inCharge(p, action.seat, stateBit(State::Main));
    case ActionKind::BankTrade: {
        const auto give = oneKind(action.give);
        const auto take = oneKind(action.want);
        return inCharge(p, action.seat, turnStates) && !p.head().tradeClosed && give && take
               && isBankTrade(p, s, *give, *take);
    }
    case ActionKind::BuildRoad:
        return canPay(p, action, roadPrice) && p.seat(s).roads > 0 && action.place < plan.edges
               && isRoadGoal(p, s, action.place);
    case ActionKind::BuildShip:
        return canPay(p, action, shipPrice) && p.seat(s).ships > 0 && action.place < plan.edges
               && isShipGoal(p, s, action.place);
    case ActionKind::BuildSettlement:
        return canPay(p, action, settlementPrice) && p.seat(s).settlements > 0
               && action.place < plan.crossings && isTownGoal(p, s, action.place);
    case ActionKind::BuildCity:
        return canPay(p, action, cityPrice) && p.seat(s).cities > 0 && action.place < plan.crossings
               && isCityGoal(p, s, action.place);
    case ActionKind::BuyDev:
        return canPay(p, action, devCardPrice) && p.head().deckSize > 0;
    case ActionKind::MoveRobber:
        return inCharge(p, action.seat, stateBit(State::MoveRobber)) && action.place < plan.hexes
               && isRobberGoal(p, robberGoals(p, s), action.place);
    default:
        return check(p, action).legal();
    }
}

void carryOut(Play& play, const Action& action) {
    const std::size_t s = action.seat.index();
    switch (action.kind) {
    case ActionKind::PlaceSettlement:
        return placeSetupTown(play, s, action.crossing().index());
    case ActionKind::PlaceRoad:
    case ActionKind::PlaceShip: {
        const bool ship = action.kind == ActionKind::PlaceShip;
        return play.head().state == State::SetupEdge ? placeSetupEdge(play, s, action.edge().index(), ship)
                                                     : placeFree(play, s, action.edge().index(), ship);
    }
    case ActionKind::Roll:
        return roll(play);
    case ActionKind::Discard:
        return discard(play, s, action.extra);
    case ActionKind::MoveRobber:
        return moveRobber(play, s, action.hex().index());
    case ActionKind::MovePirate:
        return movePirate(play, s, action.hex().index());
    case ActionKind::ChooseVictim:
        return steal(play, s, action.target().index());
    case ActionKind::BankTrade:
        return tradeWithBank(play, action);
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
        return buildPiece(play, s, action.edge().index(), action.kind == ActionKind::BuildShip);
    case ActionKind::BuildSettlement:
        return buildTown(play, s, action.crossing().index());
    case ActionKind::BuildCity:
        return buildCity(play, s, action.crossing().index());
    case ActionKind::MoveShip:
        return sail(play, s, action.edge().index(), action.toEdge().index());
    case ActionKind::BuyDev:
        return buyCard(play, s);
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
    case ActionKind::EndTurn:
        return endTurn(play);
    case ActionKind::Raid:
        return raid(play, s, action.hex().index());
    case ActionKind::WonderStage:
        return buildStage(play, s);
    case ActionKind::Dig:
        return dig(play, s, action.hex().index());
    default:
        return actOnOffers(play, action); // check() lets nothing else through
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
    if (play.head().offerCount > 0)
        dropUncoveredOffers(play);
    if (play.head().state == State::SpecialBuild && play.rule(Option::SpecialBuildAutoskip) != 0)
        skipIdleBuilders(play);
    const State state = play.head().state;
    if ((state == State::Main || state == State::PreRoll || state == State::Partner)
        && play.table().rules.as<WinCheck>(Option::WinCheck) == WinCheck::AnyTime)
        checkWin(play);
}

} // namespace

Refusal apply(Game& game, const Action& action, Events* events) {
    Play play(game, events);
    const bool legal = isLegal(play, action);
    assert(legal == check(game, action).legal());
    if (!legal)
        return check(game, action); // B-46
    carryOut(play, action);
    finish(play);
    assert(cardsAreConserved(play));
    return {};
}

} // namespace isle
