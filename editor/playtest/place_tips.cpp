#include "editor/playtest/place_tips.h"

#include "editor/document/text.h"
#include "editor/playtest/game_words.h"

#include <QStringList>

#include <algorithm>

namespace isle {
namespace {

QString joined(const QStringList& parts) {
    return parts.join(Playtest::tr("; "));
}

/// "pasture 6, fields 4": the hexes that pay at a crossing.
QString yieldOf(const Game& game, CrossingId crossing) {
    QStringList parts;
    for (const HexId hex : game.topology()[crossing].hexes) {
        if (!hex.valid() || game.topology()[hex].ground != Ground::Land)
            continue;
        const Terrain terrain = game.terrain(hex);
        parts << (game.number(hex) > 0 ? Playtest::tr("%1 %2").arg(displayName(terrain)).arg(game.number(hex))
                                       : displayName(terrain));
    }
    return parts.join(Playtest::tr(", "));
}

/// What the landing there would be worth, by asking the rules (S-72 to S-76).
QString bonusOf(const Map& map, const Game& game, const Action& action) {
    Game after = game;
    Events events;
    if (!apply(after, action, &events).legal())
        return {};
    for (const Event& event : events)
        if (event.kind == Event::Kind::IslandBonus && event.seat == action.seat) {
            const QString island =
                islandText(map, game.topology(), game.topology()[action.crossing()].island);
            return Playtest::tr("first landing on %1: %2%3")
                .arg(island, event.a < 0 ? QString() : QStringLiteral("+"))
                .arg(event.a);
        }
    return {};
}

PlaceTip settlementTip(const Map& map, const Game& game, const Action& action) {
    QStringList details{yieldOf(game, action.crossing())};
    const HarbourKind harbour = game.table().harbours[action.crossing().index()];
    if (harbour != HarbourKind::Shuffled)
        details << Playtest::tr("harbour %1").arg(displayName(harbour));
    if (const QString bonus = bonusOf(map, game, action); !bonus.isEmpty())
        details << bonus;
    const int pips = pipsAt(game, action.crossing());
    return {Playtest::tr("Settlement here: %n pips", nullptr, pips), joined(details)};
}

PlaceTip edgeTip(const Game& game, const Action& action, const QString& here) {
    Game after = game;
    if (!apply(after, action).legal())
        return {here, {}};
    const int length = after.routeLength(action.seat);
    if (length <= game.routeLength(action.seat))
        return {here, {}};
    return {here, Playtest::tr("your route grows to %1").arg(length)};
}

/// Who could be robbed there (B-55, S-34).
QStringList victimsAt(const Game& game, Seat seat, HexId hex, bool pirate) {
    std::vector<Seat> seats;
    const auto& place = game.topology()[hex];
    const auto note = [&](const Occupant& occupant) {
        if (occupant && occupant.seat != seat && game.handSize(occupant.seat) > 0
            && std::find(seats.begin(), seats.end(), occupant.seat) == seats.end())
            seats.push_back(occupant.seat);
    };
    if (pirate) {
        for (const EdgeId edge : place.edges)
            if (game.piece(edge).piece == Piece::Ship)
                note(game.piece(edge));
    } else {
        for (const CrossingId crossing : place.crossings)
            note(game.town(crossing));
    }
    QStringList names;
    for (const Seat victim : seats)
        names << seatName(victim);
    return names;
}

PlaceTip hexTip(const Game& game, const Action& action) {
    const bool pirate = action.kind == ActionKind::MovePirate;
    const QStringList victims = victimsAt(game, action.seat, action.hex(), pirate);
    const QString robs = victims.isEmpty()
                             ? Playtest::tr("nobody to steal from")
                             : Playtest::tr("steals a card from %1").arg(victims.join(Playtest::tr(" or ")));
    if (pirate)
        return {Playtest::tr("Pirate here"), robs};
    const int number = game.number(action.hex());
    if (number == 0)
        return {Playtest::tr("Robber here"), robs};
    return {Playtest::tr("Robber here: blocks the %1, %n pips", nullptr, pipsOf(number)).arg(number), robs};
}

} // namespace

PlaceTip tipFor(const Map& map, const Game& game, const Action& action) {
    switch (action.kind) {
    case ActionKind::PlaceSettlement:
    case ActionKind::BuildSettlement:
        return settlementTip(map, game, action);
    case ActionKind::BuildCity:
        return {Playtest::tr("City here: %n pips more", nullptr, pipsAt(game, action.crossing())),
                yieldOf(game, action.crossing())};
    case ActionKind::PlaceRoad:
    case ActionKind::BuildRoad:
        return edgeTip(game, action, Playtest::tr("Road here"));
    case ActionKind::PlaceShip:
    case ActionKind::BuildShip:
        return edgeTip(game, action, Playtest::tr("Ship here"));
    case ActionKind::MoveShip:
        return edgeTip(game, action, Playtest::tr("Sail here"));
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
        return hexTip(game, action);
    default:
        return {};
    }
}

} // namespace isle
