#include "editor/playtest/place_tips.h"

#include "editor/document/text.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/reasons.h"

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
            return Playtest::tr("first landing on %1: %2").arg(island, signedNumber(event.a));
        }
    return {};
}

/// What the chips beside the crossing give (S-201 to S-205).
QStringList chipsAt(const Game& game, CrossingId crossing) {
    QStringList gains;
    for (const HexId hex : game.topology()[crossing].hexes)
        switch (hex.valid() ? game.chip(hex) : Marker::None) {
        case Marker::ChipPoint:
            gains << Playtest::tr("takes the point chip: +1");
            break;
        case Marker::ChipHarbour:
            gains << Playtest::tr("takes the harbour chip: 3:1 for everything");
            break;
        case Marker::ChipGold:
            gains << Playtest::tr("takes the gold chip: 2 cards of your choice");
            break;
        default:
            break;
        }
    return gains;
}

PlaceTip settlementTip(const Map& map, const Game& game, const Action& action) {
    QStringList details{yieldOf(game, action.crossing())};
    const HarbourKind harbour = game.table().harbours[action.crossing().index()];
    if (harbour != HarbourKind::Shuffled)
        details << Playtest::tr("harbour %1").arg(displayName(harbour));
    if (const QString bonus = bonusOf(map, game, action); !bonus.isEmpty())
        details << bonus;
    details << chipsAt(game, action.crossing());
    const int pips = pipsAt(game, action.crossing());
    return {Playtest::tr("Settlement here: %n pips", nullptr, pips), joined(details)};
}

/// The fog a road or ship on the edge turns over (S-62); what lies there nobody knows.
QStringList fogAt(const Game& game, EdgeId edge) {
    QStringList names;
    for (const CrossingId end : game.topology()[edge].ends)
        for (const HexId hex : game.topology()[end].hexes)
            if (hex.valid() && game.terrain(hex) == Terrain::Fog) {
                const QString name = placeText(game.topology(), hex);
                if (!names.contains(name))
                    names << name;
            }
    return names;
}

PlaceTip edgeTip(const Game& game, const Action& action, const QString& here) {
    QStringList details;
    const EdgeId edge = action.kind == ActionKind::MoveShip ? action.toEdge() : action.edge();
    if (const QStringList fog = fogAt(game, edge); !fog.isEmpty())
        details << Playtest::tr("turns over the fog at %1").arg(fog.join(Playtest::tr(", ")));
    Game after = game;
    if (apply(after, action).legal()) {
        const int length = after.routeLength(action.seat);
        if (length > game.routeLength(action.seat))
            details << Playtest::tr("your route grows to %1").arg(length);
    }
    return {here, joined(details)};
}

QString costText(int what) {
    return Playtest::tr("costs %1").arg(cardsText(priceOf(what)));
}

PlaceTip raidTip(const Game& game, const Action& action) {
    const int strength = game.strength(action.hex());
    if (strength > 1)
        return {Playtest::tr("Raid the fortress: strength %1 to %2").arg(strength).arg(strength - 1),
                costText(raidDeed)};
    const int points = game.rules()[Option::FortressPoints];
    return {Playtest::tr("Raid the fortress and take it: %n points", nullptr, points), costText(raidDeed)};
}

PlaceTip digTip(const Game& game, const Action& action) {
    const int unit = game.unitsAt(action.hex()) + 1;
    const int needed = game.rules()[Option::CanalUnits];
    const int perPoint = game.rules()[Option::CanalUnitsPerPoint]; // S-303
    const int own = game.canalUnits(action.seat) + 1;
    const QString gain =
        own % perPoint == 0
            ? Playtest::tr("+1 point")
            : Playtest::tr("%1 of %2 units for the next point").arg(own % perPoint).arg(perPoint);
    return {unit < needed ? Playtest::tr("Dig here: unit %1 of %2").arg(unit).arg(needed)
                          : Playtest::tr("Dig here: finishes the tile, it becomes fields"),
            joined({costText(digDeed), gain})};
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
    case ActionKind::Raid:
        return raidTip(game, action);
    case ActionKind::Dig:
        return digTip(game, action);
    default:
        return {};
    }
}

} // namespace isle
