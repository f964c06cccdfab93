#include "engine/rules/specials/specials.h"

namespace isle {
namespace {

// Lists that actions can go to: one finds room as it grows, the other once for many.
void makeRoom(std::vector<Action>& /*unused*/, std::size_t /*unused*/) {}
void makeRoom(ActionList& list, std::size_t more) {
    list.makeRoom(more);
}
Action& append(std::vector<Action>& list, ActionKind kind, Seat seat, std::size_t place = 0,
               std::size_t extra = 0) {
    Action& action = list.emplace_back();
    action.kind = kind;
    action.seat = seat;
    action.place = static_cast<std::uint16_t>(place);
    action.extra = static_cast<std::uint16_t>(extra);
    return action;
}
Action& append(ActionList& list, ActionKind kind, Seat seat, std::size_t place = 0, std::size_t extra = 0) {
    return list.append(kind, seat, place, extra);
}

/// All that can be listed of one seat but for sailing: every place once for each kind, and what has no place.
std::size_t mostActions(const Plan& plan) {
    return 2 * plan.crossings + 2 * plan.edges + 2 * plan.hexes + 64;
}

/// Lists the actions of one game in a fixed order: by state, kind and place.
template <class List>
class Lister {
  public:
    Lister(const Position& position, std::size_t seat, List& out) : p_(position), s_(seat), out_(out) {}

    /// Everything the seat in charge may do, offers aside.
    void listCharge() {
        switch (p_.head().state) {
        case State::SetupTown:
            return listSetupTown();
        case State::SetupEdge:
            return listSetupEdge();
        case State::PreRoll:
            add(ActionKind::Roll);
            return listCards();
        case State::Discard:
            return listDiscards();
        case State::MoveRobber:
            return listRobber();
        case State::Steal:
            return listVictims();
        case State::Main:
            listTurn();
            return add(ActionKind::EndTurn);
        case State::FreeRoads:
            return listFree();
        case State::PlentyPick:
            return listPicks(ActionKind::PlentyPick);
        case State::GoldPick:
            return listPicks(ActionKind::GoldPick);
        case State::SpecialBuild:
            listBuilding();
            listBuying();
            return add(ActionKind::Pass);
        case State::Partner:
            listTurn();
            return add(ActionKind::Pass);
        case State::Over:
            return;
        }
    }

    /// What a seat may do with the open offers (B-82 to B-90).
    void listOfferActs() {
        for (const Offer& offer : p_.offers()) {
            for (const ActionKind kind : {ActionKind::Accept, ActionKind::Decline, ActionKind::Withdraw})
                addIfLegal(answer(kind, Seat(s_), offer.id));
            if (Seat(s_) == p_.head().onTurn)
                for (std::size_t other = 0; other < p_.seats(); ++other)
                    if ((offer.accepted & bitOf(other)) != 0)
                        addIfLegal(completeTrade(Seat(s_), offer.id, Seat(other)));
        }
    }

  private:
    void add(ActionKind kind, std::size_t place = 0, std::size_t extra = 0) {
        append(out_, kind, Seat(s_), place, extra);
    }
    void addChoice(ActionKind kind, std::size_t choice) { add(kind, 0, choice); }
    void addBankTrade(std::size_t give, std::size_t take) {
        Action& action = append(out_, ActionKind::BankTrade, Seat(s_));
        action.give.count[give] = 1;
        action.want.count[take] = 1;
    }
    void addIfLegal(const Action& action) {
        if (checkTrade(p_, action).legal()) {
            makeRoom(out_, 1);
            append(out_, action.kind, action.seat, action.place, action.extra);
        }
    }

    void listSetupTown() {
        const std::uint64_t* start = p_.plan().startBits.data();
        const std::uint64_t* closed = p_.closed();
        const std::uint64_t* barred = p_.plan().bars ? p_.barred() : closed; // S-65
        for (std::size_t w = 0; w < p_.plan().crossingWords; ++w)
            eachBitOf(start[w] & ~closed[w] & ~barred[w], w * 64,
                      [&](std::size_t crossing) { add(ActionKind::PlaceSettlement, crossing); });
    }

    void listSetupEdge() {
        const auto& edges = p_.plan().crossing[p_.head().setupTown.index()].edges;
        for (const bool ship : {false, true})
            for (const std::uint16_t edge : edges)
                if (edge != nowhere && isSetupEdgeGoal(p_, s_, edge, ship))
                    add(ship ? ActionKind::PlaceShip : ActionKind::PlaceRoad, edge);
    }

    void listCards() {
        if (p_.head().devPlayed || p_.seat(s_).dev.empty())
            return;
        const Purse playable = p_.seat(s_).dev - p_.seat(s_).fresh; // as hasPlayable has it
        if (playable.at(indexOf(DevCard::Knight)) > 0)
            add(ActionKind::PlayKnight);
        if (playable.at(indexOf(DevCard::RoadBuilding)) > 0 && anyFreeGoal(p_, s_))
            add(ActionKind::PlayRoadBuilding);
        if (playable.at(indexOf(DevCard::YearOfPlenty)) > 0 && !p_.head().bank.empty())
            add(ActionKind::PlayYearOfPlenty);
        if (playable.at(indexOf(DevCard::Monopoly)) > 0)
            for (std::size_t r = 0; r < resourceCount; ++r)
                addChoice(ActionKind::PlayMonopoly, r);
    }

    void listDiscards() {
        const SeatState& seat = p_.seat(s_);
        if (seat.owed == 0)
            return;
        for (std::size_t r = 0; r < resourceCount; ++r)
            if (seat.hand.at(r) > seat.aside.at(r))
                addChoice(ActionKind::Discard, r);
    }

    void listRobber() {
        const RobberGoals goals = robberGoals(p_, s_);
        for (const std::uint16_t hex : p_.plan().landHexes)
            if (isRobberGoal(p_, goals, hex))
                add(ActionKind::MoveRobber, hex);
        if (p_.plan().pirate)
            for (const std::uint16_t hex : p_.plan().seaHexes)
                if (isPirateGoal(p_, goals, hex))
                    add(ActionKind::MovePirate, hex);
    }

    void listVictims() {
        eachBitOf(victimsAt(p_, s_, stealHex(p_).index()), 0,
                  [&](std::size_t victim) { addChoice(ActionKind::ChooseVictim, victim); });
    }

    void listPicks(ActionKind kind) {
        p_.head().bank.eachWith(1, [&](std::size_t r) { addChoice(kind, r); });
    }

    void listFree() {
        if (p_.seat(s_).roads > 0)
            eachRoadGoal(p_, s_, [&](std::size_t edge) { add(ActionKind::PlaceRoad, edge); });
        if (p_.seat(s_).ships > 0)
            eachShipGoal(p_, s_, [&](std::size_t edge) { add(ActionKind::PlaceShip, edge); });
        if (p_.head().freePieces == 1)
            add(ActionKind::Stop);
    }

    void listBankTrades() { // as isBankTrade has it
        const SeatState& seat = p_.seat(s_);
        const Purse bank = p_.head().bank;
        seat.hand.eachWith(2, [&](std::size_t give) { // B-72: there is no better rate
            if (seat.hand.at(give) >= seat.rates[give])
                bank.eachWith(1, [&](std::size_t take) {
                    if (take != give)
                        addBankTrade(give, take);
                });
        });
    }

    void listBuilding() {
        const SeatState& seat = p_.seat(s_);
        const Purse hand = seat.hand;
        if (hand.covers(roadPrice) && seat.roads > 0)
            eachRoadGoal(p_, s_, [&](std::size_t edge) { add(ActionKind::BuildRoad, edge); });
        if (hand.covers(shipPrice) && seat.ships > 0)
            eachShipGoal(p_, s_, [&](std::size_t edge) { add(ActionKind::BuildShip, edge); });
        if (hand.covers(settlementPrice) && seat.settlements > 0)
            eachTownGoal(p_, s_, [&](std::size_t crossing) { add(ActionKind::BuildSettlement, crossing); });
        if (hand.covers(cityPrice) && seat.cities > 0)
            eachCityGoal(p_, s_, [&](std::size_t crossing) { add(ActionKind::BuildCity, crossing); });
    }

    void listSailing() {
        EdgeSet goals; // NOLINT(cppcoreguidelines-pro-type-member-init): set as far as the map needs
        EdgeSet ships; // NOLINT(cppcoreguidelines-pro-type-member-init)
        collectShipGoals(p_, s_, goals);
        collectOpenShips(p_, s_, ships);
        for (std::size_t w = 0; w < p_.plan().edgeWords; ++w)
            eachBitOf(ships[w] & ~p_.freshShips()[w], w * 64, [&](std::size_t from) {
                if (!isPinned(p_, from))
                    listSails(from, goals);
            });
    }

    /// Where the ship can sail: every goal but those that only the ship itself joins (S-23).
    void listSails(std::size_t from, EdgeSet& goals) {
        std::array<std::uint16_t, 4> lost{};
        std::size_t count = 0;
        for (const std::size_t end : p_.plan().edgeEnds[from]) {
            if (hasBit(p_.shipJoints(s_), end) || p_.ownTown(s_, end)) // something else joins all there
                continue;
            for (const std::uint16_t edge : p_.plan().crossing[end].edges)
                if (edge != nowhere && hasBit(goals.data(), edge) && !isJoinedWithout(p_, s_, from, edge)) {
                    dropBit(goals.data(), edge);
                    lost[count++] = edge;
                }
        }
        makeRoom(out_, p_.plan().edges + 64);
        eachBit(goals.data(), p_.plan().edgeWords,
                [&](std::size_t to) { add(ActionKind::MoveShip, from, to); });
        while (count > 0)
            addBit(goals.data(), lost[--count]);
    }

    void listBuying() {
        if (p_.head().deckSize > 0 && affords(p_, s_, devCardPrice))
            add(ActionKind::BuyDev);
    }

    void listSpecials() { // S-92
        const Plan& plan = p_.plan();
        if (!plan.fortresses.empty() && affords(p_, s_, raidPrice))
            for (const std::uint16_t fortress : plan.fortresses)
                if (mayRaid(p_, s_, plan.spotHex[fortress]))
                    add(ActionKind::Raid, plan.spotHex[fortress]);
        if (mayBuildStage(p_, s_) && affords(p_, s_, stagePrice(p_, s_)))
            add(ActionKind::WonderStage);
        if (!plan.growing.empty() && affords(p_, s_, digPrice))
            for (const std::uint16_t tile : plan.growing)
                if (mayDig(p_, s_, plan.spotHex[tile]))
                    add(ActionKind::Dig, plan.spotHex[tile]);
    }

    /// What a turn and a partner's part have in common (B-176).
    void listTurn() {
        if (p_.seat(s_).handSize > 0) {
            if (!p_.head().tradeClosed)
                listBankTrades();
            listBuilding();
            listBuying();
        }
        listSpecials(); // a map may give a stage of its wonders away (S-106)
        if (p_.plan().sea && !p_.head().shipMoved)
            listSailing();
        listCards();
    }

    const Position p_;
    const std::size_t s_;
    List& out_;
};

template <class List>
void listSeat(const Position& p, std::size_t s, List& out) {
    Lister<List> lister(p, s, out);
    const State state = p.head().state;
    makeRoom(out, mostActions(p.plan()));
    if (state == State::Discard || p.head().actor == Seat(s))
        lister.listCharge();
    if (state == State::Main && p.head().offerCount > 0)
        lister.listOfferActs();
}

template <class List>
void listAll(const Game& game, List& out) {
    out.clear();
    const Position p(game);
    const State state = p.head().state;
    if (state == State::Discard || p.head().offerCount > 0) { // several seats may act (B-53, B-90)
        p.eachSeatFrom(p.head().onTurn.index(), [&](std::size_t s) { listSeat(p, s, out); });
        return;
    }
    makeRoom(out, mostActions(p.plan()));
    if (state == State::PreRoll && p.seat(p.head().actor.index()).dev.empty()) // a third of all plies
        append(out, ActionKind::Roll, p.head().actor);
    else if (state != State::Over)
        Lister<List>(p, p.head().actor.index(), out).listCharge();
}

} // namespace

void legalActions(const Game& game, ActionList& out) {
    listAll(game, out);
}

void legalActions(const Game& game, std::vector<Action>& out) {
    listAll(game, out);
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
