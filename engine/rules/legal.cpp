#include "engine/rules/specials/specials.h"

namespace isle {
namespace {

/// Lists the actions of one game in a fixed order: by state, kind and place.
class Lister {
  public:
    Lister(const Position& position, std::vector<Action>& out) : p_(position), out_(out) {}

    /// Everything the seat in charge may do, offers aside.
    void listCharge(std::size_t s) {
        seat_ = Seat(s);
        switch (p_.head().state) {
        case State::SetupTown:
            return listSetupTown();
        case State::SetupEdge:
            return listSetupEdge(s);
        case State::PreRoll:
            add(ActionKind::Roll);
            return listCards(s);
        case State::Discard:
            return listDiscards(s);
        case State::MoveRobber:
            return listRobber(s);
        case State::Steal:
            return listVictims(s);
        case State::Main:
            return listMain(s);
        case State::FreeRoads:
            return listFree(s);
        case State::PlentyPick:
            return listPicks(ActionKind::PlentyPick);
        case State::GoldPick:
            return listPicks(ActionKind::GoldPick);
        case State::SpecialBuild:
            listBuilding(s);
            listBuying(s);
            add(ActionKind::Pass);
            return;
        case State::Partner:
            listTurn(s);
            add(ActionKind::Pass);
            return;
        case State::Over:
            return;
        }
    }

    /// What a seat may do with the open offers (B-82 to B-90).
    void listOfferActs(std::size_t s) {
        seat_ = Seat(s);
        for (const Offer& offer : p_.offers()) {
            for (const ActionKind kind : {ActionKind::Accept, ActionKind::Decline, ActionKind::Withdraw})
                addIfLegal(answer(kind, seat_, offer.id));
            if (seat_ == p_.head().onTurn)
                for (std::size_t other = 0; other < p_.seats(); ++other)
                    if ((offer.accepted & bitOf(other)) != 0)
                        addIfLegal(completeTrade(seat_, offer.id, Seat(other)));
        }
    }

  private:
    // Actions are written where they end up: building them elsewhere byte by byte and copying them in one
    // piece makes the copy wait for every byte, which took half the time of a random game. What makes room
    // is kept apart, so that adding is a handful of instructions.
    [[gnu::flatten]] Action& add(ActionKind kind, std::size_t place = 0, std::size_t extra = 0) {
        if (out_.size() == out_.capacity())
            return addAfterGrowth(kind, place, extra);
        Action& action = out_.emplace_back();
        action.kind = kind;
        action.seat = seat_;
        action.place = static_cast<std::uint16_t>(place);
        action.extra = static_cast<std::uint16_t>(extra);
        return action;
    }
    [[gnu::noinline, gnu::cold]] Action& addAfterGrowth(ActionKind kind, std::size_t place,
                                                        std::size_t extra) {
        out_.reserve(2 * out_.capacity() + 64);
        return add(kind, place, extra);
    }
    void addChoice(ActionKind kind, std::size_t choice) { add(kind, 0, choice); }
    void addBankTrade(std::size_t give, std::size_t take) {
        Action& action = add(ActionKind::BankTrade);
        action.give.count[give] = 1;
        action.want.count[take] = 1;
    }
    void addIfLegal(const Action& action) {
        if (checkTrade(p_, action).legal())
            out_.push_back(action);
    }

    void listSetupTown() {
        const std::uint64_t* start = p_.plan().startBits.data();
        const std::uint64_t* closed = p_.closed();
        const std::uint64_t* barred = p_.plan().bars ? p_.barred() : closed; // S-65
        for (std::size_t w = 0; w < p_.plan().crossingWords; ++w)
            eachBitOf(start[w] & ~closed[w] & ~barred[w], w * 64,
                      [&](std::size_t crossing) { add(ActionKind::PlaceSettlement, crossing); });
    }

    void listSetupEdge(std::size_t s) {
        const auto& edges = p_.plan().crossing[p_.head().setupTown.index()].edges;
        for (const bool ship : {false, true})
            for (const std::uint16_t edge : edges)
                if (edge != nowhere && isSetupEdgeGoal(p_, s, edge, ship))
                    add(ship ? ActionKind::PlaceShip : ActionKind::PlaceRoad, edge);
    }

    void listCards(std::size_t s) {
        if (p_.head().devPlayed || p_.seat(s).dev.empty())
            return;
        if (hasPlayable(p_, s, DevCard::Knight))
            add(ActionKind::PlayKnight);
        if (hasPlayable(p_, s, DevCard::RoadBuilding) && anyFreeGoal(p_, s))
            add(ActionKind::PlayRoadBuilding);
        if (hasPlayable(p_, s, DevCard::YearOfPlenty) && !p_.head().bank.empty())
            add(ActionKind::PlayYearOfPlenty);
        if (hasPlayable(p_, s, DevCard::Monopoly))
            for (std::size_t r = 0; r < resourceCount; ++r)
                addChoice(ActionKind::PlayMonopoly, r);
    }

    void listDiscards(std::size_t s) {
        const SeatState& seat = p_.seat(s);
        if (seat.owed == 0)
            return;
        for (std::size_t r = 0; r < resourceCount; ++r)
            if (seat.hand.at(r) > seat.aside.at(r))
                addChoice(ActionKind::Discard, r);
    }

    void listRobber(std::size_t s) {
        const RobberGoals goals = robberGoals(p_, s);
        for (const std::uint16_t hex : p_.plan().landHexes)
            if (isRobberGoal(p_, goals, hex))
                add(ActionKind::MoveRobber, hex);
        if (p_.plan().pirate)
            for (const std::uint16_t hex : p_.plan().seaHexes)
                if (isPirateGoal(p_, goals, hex))
                    add(ActionKind::MovePirate, hex);
    }

    void listVictims(std::size_t s) {
        eachBitOf(victimsAt(p_, s, stealHex(p_).index()), 0,
                  [&](std::size_t victim) { addChoice(ActionKind::ChooseVictim, victim); });
    }

    void listPicks(ActionKind kind) {
        p_.head().bank.eachWith(1, [&](std::size_t r) { addChoice(kind, r); });
    }

    void listFree(std::size_t s) {
        if (p_.seat(s).roads > 0)
            eachRoadGoal(p_, s, [&](std::size_t edge) { add(ActionKind::PlaceRoad, edge); });
        if (p_.seat(s).ships > 0)
            eachShipGoal(p_, s, [&](std::size_t edge) { add(ActionKind::PlaceShip, edge); });
        if (p_.head().freePieces == 1)
            add(ActionKind::Stop);
    }

    void listBankTrades(std::size_t s) { // as isBankTrade has it
        const SeatState& seat = p_.seat(s);
        const Purse bank = p_.head().bank;
        seat.hand.eachWith(2, [&](std::size_t give) { // B-72: there is no better rate
            if (seat.hand.at(give) >= seat.rates[give])
                bank.eachWith(1, [&](std::size_t take) {
                    if (take != give)
                        addBankTrade(give, take);
                });
        });
    }

    void listBuilding(std::size_t s) {
        const SeatState& seat = p_.seat(s);
        const Purse hand = seat.hand;
        if (hand.covers(roadPrice) && seat.roads > 0)
            eachRoadGoal(p_, s, [&](std::size_t edge) { add(ActionKind::BuildRoad, edge); });
        if (hand.covers(shipPrice) && seat.ships > 0)
            eachShipGoal(p_, s, [&](std::size_t edge) { add(ActionKind::BuildShip, edge); });
        if (hand.covers(settlementPrice) && seat.settlements > 0)
            eachTownGoal(p_, s, [&](std::size_t crossing) { add(ActionKind::BuildSettlement, crossing); });
        if (hand.covers(cityPrice) && seat.cities > 0)
            eachCityGoal(p_, s, [&](std::size_t crossing) { add(ActionKind::BuildCity, crossing); });
    }

    void listSailing(std::size_t s) {
        EdgeSet goals; // NOLINT(cppcoreguidelines-pro-type-member-init): set as far as the map needs
        EdgeSet ships; // NOLINT(cppcoreguidelines-pro-type-member-init)
        collectShipGoals(p_, s, goals);
        collectOpenShips(p_, s, ships);
        for (std::size_t w = 0; w < p_.plan().edgeWords; ++w)
            eachBitOf(ships[w] & ~p_.freshShips()[w], w * 64, [&](std::size_t from) {
                if (!isPinned(p_, from))
                    listSails(s, from, goals);
            });
    }

    /// Where the ship can sail: every goal but those that only the ship itself joins (S-23).
    void listSails(std::size_t s, std::size_t from, EdgeSet& goals) {
        std::array<std::uint16_t, 4> lost{};
        std::size_t count = 0;
        for (const std::size_t end : p_.plan().edgeEnds[from]) {
            if (hasBit(p_.shipJoints(s), end) || p_.ownTown(s, end)) // something else joins all there
                continue;
            for (const std::uint16_t edge : p_.plan().crossing[end].edges)
                if (edge != nowhere && hasBit(goals.data(), edge) && !isJoinedWithout(p_, s, from, edge)) {
                    dropBit(goals.data(), edge);
                    lost[count++] = edge;
                }
        }
        eachBit(goals.data(), p_.plan().edgeWords,
                [&](std::size_t to) { add(ActionKind::MoveShip, from, to); });
        while (count > 0)
            addBit(goals.data(), lost[--count]);
    }

    void listBuying(std::size_t s) {
        if (p_.head().deckSize > 0 && affords(p_, s, devCardPrice))
            add(ActionKind::BuyDev);
    }

    void listSpecials(std::size_t s) { // S-92
        const Plan& plan = p_.plan();
        if (!plan.fortresses.empty() && affords(p_, s, raidPrice))
            for (const std::uint16_t fortress : plan.fortresses)
                if (mayRaid(p_, s, plan.spotHex[fortress]))
                    add(ActionKind::Raid, plan.spotHex[fortress]);
        if (mayBuildStage(p_, s) && affords(p_, s, stagePrice(p_, s)))
            add(ActionKind::WonderStage);
        if (!plan.growing.empty() && affords(p_, s, digPrice))
            for (const std::uint16_t tile : plan.growing)
                if (mayDig(p_, s, plan.spotHex[tile]))
                    add(ActionKind::Dig, plan.spotHex[tile]);
    }

    /// What a turn and a partner's part have in common (B-176).
    void listTurn(std::size_t s) {
        if (p_.seat(s).handSize > 0) {
            if (!p_.head().tradeClosed)
                listBankTrades(s);
            listBuilding(s);
            listBuying(s);
        }
        listSpecials(s); // a map may give a stage of its wonders away (S-106)
        if (p_.plan().sea && !p_.head().shipMoved)
            listSailing(s);
        listCards(s);
    }

    void listMain(std::size_t s) {
        listTurn(s);
        add(ActionKind::EndTurn);
    }

    const Position& p_;
    std::vector<Action>& out_;
    Seat seat_;
};

void listSeat(const Position& p, std::size_t s, std::vector<Action>& out) {
    Lister lister(p, out);
    const State state = p.head().state;
    if (state == State::Discard || p.head().actor == Seat(s))
        lister.listCharge(s);
    if (state == State::Main && p.head().offerCount > 0)
        lister.listOfferActs(s);
}

} // namespace

void legalActions(const Game& game, std::vector<Action>& out) {
    out.clear();
    const Position p(game);
    const State state = p.head().state;
    if (state != State::Discard && p.head().offerCount == 0) {
        if (state != State::Over)
            Lister(p, out).listCharge(p.head().actor.index());
        return;
    }
    // B-53, B-90: several seats may act; the seat on turn comes first.
    p.eachSeatFrom(p.head().onTurn.index(), [&](std::size_t s) { listSeat(p, s, out); });
}

void legalActions(const Game& game, Seat seat, std::vector<Action>& out) {
    out.clear();
    if (seat.index() < static_cast<std::size_t>(game.seats()))
        listSeat(Position(game), seat.index(), out);
}

bool mayOffer(const Game& game, Seat seat) {
    const Position p(game);
    if (seat.index() >= p.seats() || !mayTradeActs(p, seat.index()))
        return false;
    if (seat != p.head().onTurn)
        return true; // B-86: its hand need not cover what it offers
    return p.seat(seat.index()).handSize > 0 && ownOffers(p) < p.rule(Option::MaxOpenOffers);
}

} // namespace isle
