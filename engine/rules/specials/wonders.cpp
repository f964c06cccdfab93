#include "engine/base/text.h"
#include "engine/rules/specials/specials.h"
namespace isle {
namespace {

bool hasCity(const Position& p, std::size_t s) {
    return p.seat(s).cities < p.rule(Option::PiecesCities);
}

} // namespace

Purse stagePrice(const Position& p, std::size_t s) {
    return Purse(Cards{p.table().wonderCosts[p.seat(s).stages]});
}

bool mayBuildStage(const Position& p, std::size_t s) {
    return p.rule(Option::Wonders) != 0 && p.seat(s).stages < wonderStages && hasCity(p, s);
}

Refusal checkStage(const Position& p, const Action& action) {
    if (Refusal no = checkCharge(p, action, stateBit(State::Main) | stateBit(State::Partner)); !no.legal())
        return no; // S-92
    const std::size_t s = action.seat.index();
    if (p.rule(Option::Wonders) == 0)
        return refuse("S-241", ISLE_TEXT("rules", "this game has no wonders"));
    if (p.seat(s).stages == wonderStages)
        return refuse("S-241", ISLE_TEXT("rules", "the wonder is finished"));
    if (!hasCity(p, s))
        return refuse("S-242", ISLE_TEXT("rules", "the seat has no city"));
    if (!affords(p, s, stagePrice(p, s)))
        return refuse("S-243", ISLE_TEXT("rules", "the hand does not cover the cost of the stage"));
    return {};
}

void buildStage(Play& play, std::size_t s) {
    SeatState& seat = play.seat(s);
    const Purse price = stagePrice(play, s);
    play.pay(s, price, price.total());
    ++seat.stages;
    play.score(s, 1);
    if (play.telling())
        play.tell(Event::Kind::StageBuilt, s).a = seat.stages;
    closeTrade(play);
    if (seat.stages == wonderStages && play.rule(Option::WonderInstantWin) != 0) // S-244
        win(play, s);
}

} // namespace isle
