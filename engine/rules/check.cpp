#include "engine/base/text.h"
#include "engine/rules/specials/specials.h"
namespace isle {

Refusal refuse(std::string_view rule, std::string_view reason) {
    return {rule, reason};
}

Refusal checkCharge(const Position& p, const Action& action, std::uint32_t states) {
    const Head& head = p.head();
    if (action.seat.index() >= p.seats())
        return refuse("B-40", ISLE_TEXT("rules", "there is no such seat"));
    if ((stateBit(head.state) & states) == 0)
        return refuse("B-40", head.state == State::Over
                                  ? ISLE_TEXT("rules", "the game is over")
                                  : ISLE_TEXT("rules", "the state of the game does not allow it"));
    if (action.seat != head.actor)
        return refuse("B-40", ISLE_TEXT("rules", "another seat is to act"));
    return {};
}

namespace {

Refusal checkSetupTown(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::SetupTown)); !no.legal())
        return no;
    const std::size_t crossing = action.crossing().index();
    if (crossing >= p.plan().crossings)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such crossing"));
    if (isSetupTownGoal(p, crossing))
        return {};
    if (!hasBit(p.plan().landBits.data(), crossing))
        return refuse("B-4", ISLE_TEXT("rules", "the crossing touches no land"));
    if (!hasBit(p.plan().startBits.data(), crossing))
        return refuse("B-34", ISLE_TEXT("rules", "the crossing is not in the start area"));
    if (isBarred(p, crossing))
        return refuse("S-65", ISLE_TEXT("rules", "fog lies beside the crossing"));
    return refuse("B-103", p.town(crossing) != 0 ? ISLE_TEXT("rules", "a town stands there")
                                                 : ISLE_TEXT("rules", "another town is one edge away"));
}

Refusal checkSetupEdge(const Position& p, const Action& action) {
    const std::size_t edge = action.edge().index();
    const bool ship = action.kind == ActionKind::PlaceShip;
    if (edge >= p.plan().edges)
        return refuse("B-2", ISLE_TEXT("rules", "there is no such edge"));
    const std::size_t s = action.seat.index();
    if (isSetupEdgeGoal(p, s, edge, ship))
        return {};
    const bool allowed = p.table().rules.as<SetupShip>(Option::SetupShip) == SetupShip::Allowed;
    if (ship && (!p.plan().sea || !allowed))
        return refuse("S-85", ISLE_TEXT("rules", "set-up towns get a road"));
    if ((ship ? p.seat(s).ships : p.seat(s).roads) == 0)
        return refuse(ship ? "S-10" : "B-12", ISLE_TEXT("rules", "no such piece is left in the supply"));
    if (p.piece(edge) != 0)
        return refuse(ship ? "S-11" : "B-35", ISLE_TEXT("rules", "the edge is taken"));
    if (!hasBit(ship ? p.plan().shipBits.data() : p.plan().roadBits.data(), edge))
        return ship ? refuse("S-5", ISLE_TEXT("rules", "the edge is no ship edge"))
                    : refuse("B-5", ISLE_TEXT("rules", "the edge touches no land"));
    if (ship && p.besidePirate(edge))
        return refuse("S-32", ISLE_TEXT("rules", "the pirate blocks the edge"));
    return refuse("B-35", ISLE_TEXT("rules", "the edge does not touch the town just placed"));
}

/// PlaceRoad and PlaceShip, in set-up or free (B-134, S-24).
Refusal checkPlace(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::SetupEdge) | stateBit(State::FreeRoads));
        !no.legal())
        return no;
    if (p.head().state == State::SetupEdge)
        return checkSetupEdge(p, action);
    const std::size_t s = action.seat.index();
    if (action.kind == ActionKind::PlaceRoad)
        return p.seat(s).roads == 0 ? refuse("B-12", ISLE_TEXT("rules", "no road is left in the supply"))
                                    : checkRoadPlace(p, s, action.edge().index());
    if (!p.plan().sea)
        return refuse("S-17", ISLE_TEXT("rules", "this game has no ships"));
    return p.seat(s).ships == 0 ? refuse("S-10", ISLE_TEXT("rules", "no ship is left in the supply"))
                                : checkShipPlace(p, s, action.edge().index());
}

Refusal checkDiscard(const Position& p, const Action& action) {
    const std::size_t s = action.seat.index();
    if (s >= p.seats())
        return refuse("B-40", ISLE_TEXT("rules", "there is no such seat"));
    if (p.head().state != State::Discard)
        return refuse("B-40", ISLE_TEXT("rules", "nobody has to discard"));
    const SeatState& seat = p.seat(s);
    if (seat.owed == 0)
        return refuse("B-52", ISLE_TEXT("rules", "the seat has nothing to discard"));
    if (action.extra >= resourceCount)
        return refuse("B-11", ISLE_TEXT("rules", "there is no such resource"));
    if (seat.hand.at(action.extra) <= seat.aside.at(action.extra))
        return refuse("B-52", ISLE_TEXT("rules", "the hand holds no more of that kind"));
    return {};
}

/// GoldPick and PlentyPick: a card the bank holds (S-54, B-136).
Refusal checkPick(const Position& p, const Action& action) {
    const bool gold = action.kind == ActionKind::GoldPick;
    if (Refusal no = checkCharge(p, action, stateBit(gold ? State::GoldPick : State::PlentyPick));
        !no.legal())
        return no;
    if (action.extra >= resourceCount)
        return refuse("B-11", ISLE_TEXT("rules", "there is no such resource"));
    if (p.head().bank.at(action.extra) == 0)
        return refuse(gold ? "S-54" : "B-136", ISLE_TEXT("rules", "the bank holds no card of that kind"));
    return {};
}

struct CardRule {
    DevCard card = DevCard::Knight;
    std::string_view rule;
};

CardRule cardOf(ActionKind kind) {
    switch (kind) {
    case ActionKind::PlayKnight:
        return {DevCard::Knight, "B-133"};
    case ActionKind::PlayRoadBuilding:
        return {DevCard::RoadBuilding, "B-134"};
    case ActionKind::PlayYearOfPlenty:
        return {DevCard::YearOfPlenty, "B-136"};
    default:
        return {DevCard::Monopoly, "B-137"};
    }
}

Refusal checkPlayCard(const Position& p, const Action& action) {
    constexpr std::uint32_t states =
        stateBit(State::PreRoll) | stateBit(State::Main) | stateBit(State::Partner);
    if (Refusal no = checkCharge(p, action, states); !no.legal())
        return no;
    const auto [card, rule] = cardOf(action.kind);
    const std::size_t s = action.seat.index();
    if (p.head().devPlayed)
        return refuse("B-130", ISLE_TEXT("rules", "a card has been played this turn already"));
    if (!hasPlayable(p, s, card))
        return p.seat(s).dev.at(indexOf(card)) > 0
                   ? refuse("B-130", ISLE_TEXT("rules", "the card was bought this turn"))
                   : refuse(rule, ISLE_TEXT("rules", "the seat holds no such card"));
    if (card == DevCard::RoadBuilding && !anyFreeGoal(p, s))
        return refuse("B-135", ISLE_TEXT("rules", "no road or ship can be placed"));
    if (card == DevCard::YearOfPlenty && p.head().bank.empty())
        return refuse("B-136", ISLE_TEXT("rules", "the bank is empty"));
    if (card == DevCard::Monopoly && action.extra >= resourceCount)
        return refuse("B-11", ISLE_TEXT("rules", "there is no such resource"));
    return {};
}

Refusal checkStop(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::FreeRoads)); !no.legal())
        return no;
    if (p.head().freePieces != 1)
        return refuse("B-134", ISLE_TEXT("rules", "the first free piece has to be placed"));
    return {};
}

} // namespace

Refusal checkRobber(const Position& p, const Action& action) {
    const std::size_t s = action.seat.index();
    if (action.kind == ActionKind::ChooseVictim) {
        if (Refusal no = checkCharge(p, action, stateBit(State::Steal)); !no.legal())
            return no;
        const std::size_t victim = action.extra;
        if (victim >= p.seats() || (victimsAt(p, s, stealHex(p).index()) & bitOf(victim)) == 0)
            return refuse("B-55", ISLE_TEXT("rules", "that seat cannot be robbed there"));
        return {};
    }
    if (Refusal no = checkCharge(p, action, stateBit(State::MoveRobber)); !no.legal())
        return no;
    const std::size_t hex = action.hex().index();
    if (hex >= p.plan().hexes)
        return refuse("B-1", ISLE_TEXT("rules", "there is no such hex"));
    const RobberGoals goals = robberGoals(p, s);
    if (action.kind == ActionKind::MovePirate) {
        if (isPirateGoal(p, goals, hex))
            return {};
        if (!p.plan().pirate)
            return refuse("S-30", ISLE_TEXT("rules", "this game has no pirate"));
        if (p.groundOf(hex) != onSea || p.head().pirate == HexId(hex))
            return refuse("S-34", ISLE_TEXT("rules", "the pirate moves to another sea hex"));
        return refuse("S-36", ISLE_TEXT("rules", "a ship of a protected seat lies there"));
    }
    if (isRobberGoal(p, goals, hex))
        return {};
    if (p.groundOf(hex) == onSea || p.head().robber == HexId(hex))
        return refuse("B-54", ISLE_TEXT("rules", "the robber moves to another land hex"));
    if (p.faceDown(hex))
        return refuse("S-65", ISLE_TEXT("rules", "the robber is not moved onto fog"));
    if (p.groundOf(hex) == onSealed)
        return refuse("S-225", ISLE_TEXT("rules", "the robber is not moved onto a standing fortress"));
    if ((p.beside(hex) & goals.spared) != 0 || goals.refuge)
        return refuse("B-59", ISLE_TEXT("rules", "a town of a protected seat stands there"));
    return refuse("B-54", ISLE_TEXT("rules", "the robber may not be moved to a desert"));
}

Refusal check(const Game& game, const Action& action) {
    return check(Position(game), action);
}

Refusal check(const Position& p, const Action& action) {
    switch (action.kind) {
    case ActionKind::PlaceSettlement:
        return checkSetupTown(p, action);
    case ActionKind::PlaceRoad:
    case ActionKind::PlaceShip:
        return checkPlace(p, action);
    case ActionKind::Roll:
        return checkCharge(p, action, stateBit(State::PreRoll));
    case ActionKind::Discard:
        return checkDiscard(p, action);
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
    case ActionKind::ChooseVictim:
        return checkRobber(p, action);
    case ActionKind::BankTrade:
    case ActionKind::Offer:
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Counter:
    case ActionKind::CompleteTrade:
    case ActionKind::Withdraw:
        return checkTrade(p, action);
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
    case ActionKind::BuyDev:
        return checkBuilding(p, action);
    case ActionKind::MoveShip:
        return checkMoveShip(p, action);
    case ActionKind::PlayKnight:
    case ActionKind::PlayRoadBuilding:
    case ActionKind::PlayYearOfPlenty:
    case ActionKind::PlayMonopoly:
        return checkPlayCard(p, action);
    case ActionKind::PlentyPick:
    case ActionKind::GoldPick:
        return checkPick(p, action);
    case ActionKind::Stop:
        return checkStop(p, action);
    case ActionKind::EndTurn:
        return checkCharge(p, action, stateBit(State::Main)); // B-45
    case ActionKind::Pass:
        return checkCharge(p, action,
                           stateBit(State::SpecialBuild) | stateBit(State::Partner)); // B-172, B-176
    case ActionKind::Raid:
        return checkRaid(p, action);
    case ActionKind::WonderStage:
        return checkStage(p, action);
    case ActionKind::Dig:
        return checkDig(p, action);
    }
    return refuse("B-40", ISLE_TEXT("rules", "the state of the game does not allow it"));
}

} // namespace isle
