#include "editor/document/text.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/log_text.h"

namespace isle {

using Kind = Event::Kind;

QString LogText::specialSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    const QString hex =
        event.kind == Kind::IslandBonus ? QString() : placeText(game_.topology(), HexId(event.place));
    switch (event.kind) {
    case Kind::IslandBonus:
        return Playtest::tr("%1 lands on %2: %3 points")
            .arg(seat, islandText(map_, game_.topology(), game_.topology()[CrossingId(event.place)].island),
                 signedNumber(event.a));
    case Kind::FogFound: {
        const QString terrain = displayName(static_cast<Terrain>(event.a));
        return event.b > 0 ? Playtest::tr("%1 finds %2 %3 at %4").arg(seat, terrain).arg(event.b).arg(hex)
                           : Playtest::tr("%1 finds %2 at %3").arg(seat, terrain, hex);
    }
    case Kind::FindPaid:
        return Playtest::tr("%1 receives %2 for the find").arg(seat, cardsText(event.cards));
    case Kind::ChestOpened:
        return chestSentence(event);
    case Kind::ChipTaken:
        return chipSentence(event);
    case Kind::ClothPaid:
        return Playtest::tr("%1 receives %n cloth from the village at %2", nullptr, event.a).arg(seat, hex);
    case Kind::Raided:
        return Playtest::tr("%1 raids the fortress at %2: strength %3 left").arg(seat, hex).arg(event.a);
    case Kind::FortressTaken:
        return Playtest::tr("%1 takes the fortress at %2: %n points", nullptr,
                            game_.rules()[Option::FortressPoints])
            .arg(seat, hex);
    case Kind::StageBuilt:
        return Playtest::tr("%1 builds stage %2 of %3 of a wonder").arg(seat).arg(event.a).arg(wonderStages);
    case Kind::Dug:
        return Playtest::tr("%1 digs at %2: %3 of %4 units")
            .arg(seat, hex)
            .arg(event.a)
            .arg(game_.rules()[Option::CanalUnits]);
    default:
        return Playtest::tr("The canal at %1 is finished: fields with the number %2").arg(hex).arg(event.b);
    }
}

QString LogText::chestSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    const QString hex = placeText(game_.topology(), HexId(event.place));
    switch (static_cast<Chest>(event.a)) {
    case Chest::Choice:
        return Playtest::tr("%1 opens the chest at %2: a card of choice").arg(seat, hex);
    case Chest::Card:
        return Playtest::tr("%1 opens the chest at %2: a development card").arg(seat, hex);
    default:
        break;
    }
    return event.cards.total() > 0
               ? Playtest::tr("%1 opens the chest at %2: %3").arg(seat, hex, cardsText(event.cards))
               : Playtest::tr("%1 opens the chest at %2: the bank has nothing of it").arg(seat, hex);
}

QString LogText::chipSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    const QString hex = placeText(game_.topology(), HexId(event.place));
    switch (static_cast<Marker>(event.a)) {
    case Marker::ChipPoint:
        return Playtest::tr("%1 takes the point chip at %2: +1").arg(seat, hex);
    case Marker::ChipHarbour:
        return Playtest::tr("%1 takes the harbour chip at %2: 3:1 for everything").arg(seat, hex);
    case Marker::ChipGold:
        return Playtest::tr("%1 takes the gold chip at %2: 2 cards of choice").arg(seat, hex);
    default:
        return Playtest::tr("%1 takes the chip at %2").arg(seat, hex);
    }
}

} // namespace isle
