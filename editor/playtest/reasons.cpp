#include "editor/playtest/reasons.h"

#include "editor/playtest/game_words.h"

#include <algorithm>
#include <array>

namespace isle {
namespace {

constexpr std::array buildKinds{ActionKind::BuildRoad, ActionKind::BuildSettlement, ActionKind::BuildCity,
                                ActionKind::BuildShip, ActionKind::BuyDev,          ActionKind::Raid,
                                ActionKind::Dig,       ActionKind::WonderStage};
constexpr std::array prices{roadCost,    settlementCost, cityCost, shipCost,
                            devCardCost, raidCost,       digCost,  Cards{standardWonderCosts[0]}};
static_assert(buildKinds.size() == deedCount && prices.size() == deedCount);

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

bool dealt(const Game& game, Terrain terrain) {
    const auto& hexes = game.table().board.hexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [terrain](const BoardHex& hex) { return hex.terrain == terrain; });
}

/// Whether the seat has what a raid or a dig there needs, cost aside (S-222, S-301).
bool reaches(const Game& game, Seat seat, ActionKind kind, HexId hex) {
    const auto& place = game.topology()[hex];
    if (kind == ActionKind::Raid)
        return std::any_of(place.edges.begin(), place.edges.end(), [&](EdgeId edge) {
            return edge.valid() && game.piece(edge) == Occupant{Piece::Ship, seat};
        });
    return std::any_of(place.crossings.begin(), place.crossings.end(),
                       [&](CrossingId crossing) { return game.town(crossing).seat == seat; });
}

/// Where a seat comes nearest to a raid or a dig.
struct Nearest {
    HexId hex; ///< none when nothing of the kind is left
    bool reached = false;
};

Nearest nearestOf(const Game& game, Seat seat, ActionKind kind) {
    const Terrain wanted = kind == ActionKind::Raid ? Terrain::Fortress : Terrain::Canal;
    Nearest nearest;
    for (std::size_t i = 0; i < game.topology().hexes().size() && !nearest.reached; ++i) {
        const HexId hex(i);
        if (game.terrain(hex) != wanted)
            continue;
        nearest.reached = reaches(game, seat, kind, hex);
        if (nearest.reached || !nearest.hex.valid())
            nearest.hex = hex;
    }
    return nearest;
}

/// "Still needs 1 ore": what the hand lacks.
QString missingText(const Cards& hand, const Cards& price) {
    Cards missing;
    for (std::size_t i = 0; i < resourceCount; ++i)
        missing.count[i] = static_cast<std::uint8_t>(std::max(0, int(price.count[i]) - int(hand.count[i])));
    return Playtest::tr("Still needs %1").arg(cardsText(missing));
}

QString whyNoRaidOrDig(const Game& game, Seat seat, int what, bool ownTurn) {
    const Nearest nearest = nearestOf(game, seat, buildKind(what));
    if (!nearest.hex.valid())
        return what == raidDeed ? Playtest::tr("No fortress stands any more (S-224)")
                                : Playtest::tr("All canal tiles are finished (S-302)");
    const Cards price = priceOf(what);
    if (ownTurn && nearest.reached && !game.hand(seat).covers(price))
        return missingText(game.hand(seat), price);
    return refusalText(check(game, at(buildKind(what), seat, nearest.hex)));
}

} // namespace

ActionKind buildKind(int what) {
    return buildKinds[std::size_t(std::clamp(what, 0, deedCount - 1))];
}

Cards priceOf(int what) {
    return prices[std::size_t(std::clamp(what, 0, deedCount - 1))];
}

Cards priceOf(const Game& game, Seat seat, int what) {
    if (what != stageDeed || !seat.valid())
        return priceOf(what);
    const int next = std::min(game.wonderStage(seat), int(wonderStages) - 1);
    return Cards{game.table().wonderCosts[std::size_t(next)]};
}

bool isOnMap(const Game& game, int what) {
    switch (buildKind(what)) {
    case ActionKind::BuildShip:
        return game.rules().sea();
    case ActionKind::Raid:
        return dealt(game, Terrain::Fortress);
    case ActionKind::Dig:
        return dealt(game, Terrain::Canal);
    case ActionKind::WonderStage:
        return game.rules().on(Option::Wonders);
    default:
        return true;
    }
}

bool offers(const std::vector<Action>& legal, ActionKind kind) {
    return std::any_of(legal.begin(), legal.end(),
                       [kind](const Action& action) { return action.kind == kind; });
}

QString whyNotBuild(const Game& game, Seat seat, int what) {
    const ActionKind kind = buildKind(what);
    const Topology& topology = game.topology();
    const State state = game.state();
    const bool ownTurn = game.toAct() == seat
                         && (state == State::Main || state == State::SpecialBuild || state == State::Partner);
    if (what == raidDeed || what == digDeed)
        return whyNoRaidOrDig(game, seat, what, ownTurn);
    Refusal refusal;
    if (kind == ActionKind::BuyDev || kind == ActionKind::WonderStage)
        refusal = check(game, plain(kind, seat));
    else if (kind == ActionKind::BuildRoad || kind == ActionKind::BuildShip)
        refusal = commonRefusal<EdgeId>(game, seat, kind, topology.edges().size());
    else
        refusal = commonRefusal<CrossingId>(game, seat, kind, topology.crossings().size());
    if (refusal.legal())
        return {};
    const Cards price = priceOf(game, seat, what);
    // A stage needs more than cards: a city, and a wonder that is not finished yet (S-242).
    const bool onlyCards = kind != ActionKind::WonderStage || refusal.rule == "S-243";
    if (ownTurn && onlyCards && !game.hand(seat).covers(price))
        return missingText(game.hand(seat), price);
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
