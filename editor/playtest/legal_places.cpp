#include "editor/playtest/legal_places.h"

#include "editor/playtest/game_words.h"
#include "editor/playtest/place_tips.h"
#include "editor/playtest/reasons.h"

#include <algorithm>

namespace isle {
namespace {

Piece pieceOf(ActionKind kind) {
    switch (kind) {
    case ActionKind::PlaceSettlement:
    case ActionKind::BuildSettlement:
        return Piece::Settlement;
    case ActionKind::BuildCity:
        return Piece::City;
    case ActionKind::PlaceRoad:
    case ActionKind::BuildRoad:
        return Piece::Road;
    case ActionKind::PlaceShip:
    case ActionKind::BuildShip:
    case ActionKind::MoveShip:
        return Piece::Ship;
    default:
        return Piece::None;
    }
}

/// Collects choices for one seat.
class Places {
  public:
    Places(const Map& map, const Game& game, const std::vector<Action>& legal)
        : map_(map), game_(game), legal_(legal) {}

    [[nodiscard]] bool has(ActionKind kind) const {
        return std::any_of(legal_.begin(), legal_.end(), [kind](const Action& a) { return a.kind == kind; });
    }

    /// Every legal action of a kind that `fits` becomes a choice.
    template <class Fits>
    void add(ActionKind kind, Fits fits) {
        for (const Action& action : legal_)
            if (action.kind == kind && fits(action))
                choices_.push_back(choiceOf(action));
    }
    void add(ActionKind kind) {
        add(kind, [](const Action&) { return true; });
    }
    void push(Choice choice) { choices_.push_back(std::move(choice)); }

    [[nodiscard]] bool offers(EdgeId edge) const {
        return std::any_of(choices_.begin(), choices_.end(), [edge](const Choice& choice) {
            return choice.action && choice.action->place == edge.value()
                   && std::holds_alternative<EdgePlace>(choice.place.place);
        });
    }
    [[nodiscard]] std::vector<Choice> take() { return std::move(choices_); }

    [[nodiscard]] LegalPlace edgePlace(EdgeId edge, Seat seat) const {
        LegalPlace place;
        place.place = game_.topology()[edge].place;
        place.seat = seat;
        place.piece = Piece::Ship;
        return place;
    }

  private:
    [[nodiscard]] Choice choiceOf(const Action& action) const {
        Choice choice;
        const Topology& topology = game_.topology();
        choice.place.seat = action.seat;
        choice.place.piece = pieceOf(action.kind);
        switch (action.kind) {
        case ActionKind::PlaceSettlement:
        case ActionKind::BuildSettlement:
        case ActionKind::BuildCity:
            choice.place.place = topology[action.crossing()].place;
            break;
        case ActionKind::MoveRobber:
        case ActionKind::MovePirate:
        case ActionKind::Raid:
        case ActionKind::Dig:
            choice.place.place = topology[action.hex()].cell;
            break;
        case ActionKind::MoveShip:
            choice.place.place = topology[action.toEdge()].place;
            break;
        default:
            choice.place.place = topology[action.edge()].place;
            break;
        }
        PlaceTip tip = tipFor(map_, game_, action);
        choice.place.tip = std::move(tip.tip);
        choice.place.tipDetail = std::move(tip.detail);
        choice.action = action;
        return choice;
    }

    const Map& map_;
    const Game& game_;
    const std::vector<Action>& legal_;
    std::vector<Choice> choices_;
};

QString escHint() {
    return Playtest::tr("Esc: choose something else.");
}

/// Roads and ships of set-up and Road Building: every place is offered; where both may lie the intent
/// decides.
Hint placeFreely(Places& places, Intent intent, const Game& game) {
    const bool roads = places.has(ActionKind::PlaceRoad);
    const bool ships = places.has(ActionKind::PlaceShip);
    const ActionKind first = intent == Intent::Ship ? ActionKind::PlaceShip : ActionKind::PlaceRoad;
    const ActionKind second = intent == Intent::Ship ? ActionKind::PlaceRoad : ActionKind::PlaceShip;
    places.add(first);
    places.add(second, [&](const Action& action) { return !places.offers(action.edge()); });
    Hint hint;
    const bool setup = game.state() == State::SetupEdge;
    if (roads && ships) {
        hint.name =
            setup ? Playtest::tr("Place a road or a ship") : Playtest::tr("Place a free road or ship");
        hint.text = intent == Intent::Ship
                        ? Playtest::tr(
                            "Click a dotted edge. Coastal edges take a ship; choose Road for a road there.")
                        : Playtest::tr(
                            "Click a dotted edge. Coastal edges take a road; choose Ship for a ship there.");
    } else if (ships) {
        hint.name = setup ? Playtest::tr("Place a ship") : Playtest::tr("Place a free ship");
        hint.text = Playtest::tr("Click a dotted edge.");
    } else {
        hint.name = setup ? Playtest::tr("Place a road") : Playtest::tr("Place a free road");
        hint.text = setup ? Playtest::tr("Click a dotted edge beside the new settlement.")
                          : Playtest::tr("Click a dotted edge.");
    }
    if (places.has(ActionKind::Stop))
        hint.text += QLatin1Char(' ') + Playtest::tr("Space: leave it at one.");
    return hint;
}

Hint moveRobber(Places& places) {
    const bool robber = places.has(ActionKind::MoveRobber);
    const bool pirate = places.has(ActionKind::MovePirate);
    places.add(ActionKind::MoveRobber);
    places.add(ActionKind::MovePirate);
    if (robber && pirate)
        return {Playtest::tr("Move the robber or the pirate"),
                Playtest::tr("Click a land hex for the robber or a sea hex for the pirate.")};
    if (pirate)
        return {Playtest::tr("Move the pirate"), Playtest::tr("Click a sea hex.")};
    return {Playtest::tr("Move the robber"), Playtest::tr("Click a land hex.")};
}

Hint sail(Places& places, const std::vector<Action>& legal, Seat seat, EdgeId sailing) {
    if (sailing.valid()) {
        places.add(ActionKind::MoveShip,
                   [sailing](const Action& action) { return action.edge() == sailing; });
        return {Playtest::tr("Sail a ship"),
                Playtest::tr("Click the dotted edge it sails to. Esc: choose another ship.")};
    }
    std::vector<EdgeId> open;
    for (const Action& action : legal)
        if (action.kind == ActionKind::MoveShip
            && std::find(open.begin(), open.end(), action.edge()) == open.end())
            open.push_back(action.edge());
    for (const EdgeId edge : open) {
        Choice choice;
        choice.place = places.edgePlace(edge, seat);
        choice.place.tip = Playtest::tr("Sail this ship");
        choice.shipToSail = edge;
        places.push(std::move(choice));
    }
    return {Playtest::tr("Sail a ship"), Playtest::tr("Click the ship to sail. %1").arg(escHint())};
}

Hint settle(Places& places, const Game& game) {
    places.add(ActionKind::BuildSettlement);
    places.add(ActionKind::BuildShip,
               [&](const Action& action) { return !game.topology()[action.edge()].road; });
    if (places.has(ActionKind::BuildShip))
        return {Playtest::tr("Place a settlement"),
                Playtest::tr("Click a ringed crossing. Dotted sea edges take a ship. %1").arg(escHint())};
    return {Playtest::tr("Place a settlement"), Playtest::tr("Click a ringed crossing. %1").arg(escHint())};
}

/// What a seat may do when it is its turn, its special build phase (B-171) or its part (B-176).
Hint freeHint(const Game& game) {
    switch (game.state()) {
    case State::SpecialBuild:
        return {phaseText(game), Playtest::tr("Build or buy a card, without trading. Space: pass.")};
    case State::Partner:
        return {phaseText(game),
                Playtest::tr("Build, sail, trade with the bank or play a card. Space: pass.")};
    default:
        return {Playtest::tr("Your turn"),
                Playtest::tr("Build, trade, sail or play a card. Space: end the turn.")};
    }
}

Hint build(Places& places, const Game& game, Intent intent) {
    switch (intent) {
    case Intent::Raid:
        places.add(ActionKind::Raid);
        return {Playtest::tr("Raid a fortress"),
                Playtest::tr("Click a fortress with a ship of yours beside it. %1").arg(escHint())};
    case Intent::Dig:
        places.add(ActionKind::Dig);
        return {Playtest::tr("Dig a canal"),
                Playtest::tr("Click a canal tile beside a town of yours. %1").arg(escHint())};
    case Intent::Road:
        places.add(ActionKind::BuildRoad);
        return {Playtest::tr("Place a road"), Playtest::tr("Click a dotted edge. %1").arg(escHint())};
    case Intent::Ship:
        places.add(ActionKind::BuildShip);
        return {Playtest::tr("Place a ship"), Playtest::tr("Click a dotted edge. %1").arg(escHint())};
    case Intent::City:
        places.add(ActionKind::BuildCity);
        return {Playtest::tr("Place a city"), Playtest::tr("Click a settlement of yours. %1").arg(escHint())};
    case Intent::Settlement:
        return settle(places, game);
    case Intent::Monopoly:
        return {Playtest::tr("Monopoly"),
                Playtest::tr("Choose the resource all others must give you. %1").arg(escHint())};
    default:
        return freeHint(game);
    }
}

} // namespace

Intent intentOf(int what) {
    constexpr std::array<Intent, deedCount> intents{Intent::Road, Intent::Settlement, Intent::City,
                                                    Intent::Ship, Intent::None,       Intent::Raid,
                                                    Intent::Dig,  Intent::None};
    return what < 0 || what >= deedCount ? Intent::None : intents[std::size_t(what)];
}

Offering offeringFor(const Map& map, const Game& game, Seat seat, const std::vector<Action>& legal,
                     Intent intent, EdgeId sailing) {
    Offering offering;
    if (game.over() || !seat.valid())
        return offering;
    Places places(map, game, legal);
    switch (game.state()) {
    case State::SetupTown:
        places.add(ActionKind::PlaceSettlement);
        offering.hint = {Playtest::tr("Place a settlement"),
                         Playtest::tr("Set-up: click a ringed crossing.")};
        break;
    case State::SetupEdge:
    case State::FreeRoads:
        offering.hint = placeFreely(places, intent, game);
        break;
    case State::MoveRobber:
        offering.hint = moveRobber(places);
        break;
    case State::Steal:
        offering.hint = {Playtest::tr("Steal a card"), Playtest::tr("Choose the seat to steal from.")};
        break;
    case State::Discard:
        offering.hint = {Playtest::tr("Discard"), Playtest::tr("Choose the cards to give up, then Discard.")};
        break;
    case State::PlentyPick:
        offering.hint = {Playtest::tr("Year of plenty"),
                         Playtest::tr("Choose the cards to take from the bank.")};
        break;
    case State::GoldPick:
        offering.hint = {Playtest::tr("A choice"), Playtest::tr("Choose the cards to take from the bank.")};
        break;
    case State::PreRoll:
        offering.hint = intent == Intent::Monopoly
                            ? build(places, game, intent)
                            : Hint{Playtest::tr("Your turn"),
                                   Playtest::tr("Space: roll the dice. A card may be played first.")};
        break;
    default:
        if (game.onTurn() != seat && game.toAct() != seat)
            offering.hint = {Playtest::tr("An offer"),
                             Playtest::tr("Answer it in Bank and trade, on the right.")};
        else
            offering.hint =
                intent == Intent::Sail ? sail(places, legal, seat, sailing) : build(places, game, intent);
        break;
    }
    offering.choices = places.take();
    return offering;
}

} // namespace isle
