#include "editor/playtest/game_words.h"

#include "editor/document/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace isle {
namespace {

constexpr std::array<const char*, maxSeats> seatNames{
    QT_TRANSLATE_NOOP("Playtest", "Red"),    QT_TRANSLATE_NOOP("Playtest", "Blue"),
    QT_TRANSLATE_NOOP("Playtest", "White"),  QT_TRANSLATE_NOOP("Playtest", "Orange"),
    QT_TRANSLATE_NOOP("Playtest", "Green"),  QT_TRANSLATE_NOOP("Playtest", "Brown"),
    QT_TRANSLATE_NOOP("Playtest", "Violet"), QT_TRANSLATE_NOOP("Playtest", "Pink")};

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

} // namespace

QString seatName(Seat seat) {
    return seat.valid() && seat.index() < seatNames.size() ? Playtest::tr(seatNames[seat.index()])
                                                           : Playtest::tr("Nobody");
}

QString displayName(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return Playtest::tr("knight");
    case DevCard::VictoryPoint:
        return Playtest::tr("victory point");
    case DevCard::RoadBuilding:
        return Playtest::tr("road building");
    case DevCard::YearOfPlenty:
        return Playtest::tr("year of plenty");
    case DevCard::Monopoly:
        return Playtest::tr("monopoly");
    }
    return {};
}

QString explanationOf(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return Playtest::tr(
            "Knight: move the robber or the pirate and steal a card. Three knights make an army.");
    case DevCard::VictoryPoint:
        return Playtest::tr("Victory point: counts by itself and is shown when the game ends.");
    case DevCard::RoadBuilding:
        return Playtest::tr("Road building: two roads or ships free of charge.");
    case DevCard::YearOfPlenty:
        return Playtest::tr("Year of plenty: take two cards of your choice from the bank.");
    case DevCard::Monopoly:
        return Playtest::tr("Monopoly: every other seat gives you all its cards of one resource.");
    }
    return {};
}

QString cardsText(const Cards& cards) {
    QStringList parts;
    for (const Resource resource : shownResources)
        if (cards[resource] > 0)
            parts << Playtest::tr("%1 %2").arg(int(cards[resource])).arg(displayName(resource));
    return parts.isEmpty() ? Playtest::tr("nothing") : parts.join(Playtest::tr(", "));
}

QString signedNumber(int number) {
    return number < 0 ? QString::number(number) : QLatin1Char('+') + QString::number(number);
}

QString placeText(const Topology& topology, HexId hex) {
    return hex.valid() ? QString::fromStdString(nameOf(topology[hex].cell)) : Playtest::tr("nowhere");
}

QString placeText(const Topology& topology, CrossingId crossing) {
    QStringList names;
    for (const HexId hex : topology[crossing].hexes)
        if (hex.valid() && topology[hex].ground == Ground::Land)
            names << placeText(topology, hex);
    return names.join(QLatin1Char('/'));
}

QString placeText(const Topology& topology, EdgeId edge) {
    const auto& hexes = topology[edge].hexes;
    const bool second = hexes[1].valid() && topology[hexes[0]].ground != Ground::Land
                        && topology[hexes[1]].ground == Ground::Land;
    return placeText(topology, second ? hexes[1] : hexes[0]);
}

QString islandText(const Map& map, const Topology& topology, IslandId island) {
    if (!island.valid())
        return Playtest::tr("the far side");
    for (const MapIsland& drawn : map.islands) {
        const HexId hex = topology.hexAt(drawn.hex);
        if (hex.valid() && topology[hex].island == island && !drawn.name.empty())
            return QString::fromStdString(drawn.name);
    }
    if (island.index() >= topology.islands().size())
        return Playtest::tr("the far side");
    return Playtest::tr("the island at %1")
        .arg(placeText(topology, topology.islands()[island.index()].front()));
}

QString phaseText(const Game& game) {
    if (!game.builder().valid())
        return {};
    const QString seat = seatName(game.builder());
    const bool paired = game.rules().as<ExtraBuild>(Option::ExtraBuild) == ExtraBuild::Paired;
    return paired ? Playtest::tr("Partner's part: %1").arg(seat)
                  : Playtest::tr("Special build phase: %1").arg(seat);
}

QString chipName(Marker chip) {
    switch (chip) {
    case Marker::ChipPoint:
        return Playtest::tr("point chip");
    case Marker::ChipHarbour:
        return Playtest::tr("harbour chip");
    case Marker::ChipGold:
        return Playtest::tr("gold chip");
    default:
        return Playtest::tr("chip");
    }
}

QString pickTitle(PickReason reason) {
    switch (reason) {
    case PickReason::GoldField:
        return Playtest::tr("Gold field");
    case PickReason::Find:
        return Playtest::tr("Gold under the fog");
    case PickReason::Chip:
        return Playtest::tr("Gold chip");
    case PickReason::Chest:
        return Playtest::tr("Chest");
    }
    return {};
}

QString pickSentence(PickReason reason, int cards) {
    switch (reason) {
    case PickReason::GoldField:
        return Playtest::tr("Take %n cards from the bank.", nullptr, cards);
    case PickReason::Find:
        return Playtest::tr("The find pays %n cards of your choice.", nullptr, cards);
    case PickReason::Chip:
        return Playtest::tr("The chip gives %n cards of your choice.", nullptr, cards);
    case PickReason::Chest:
        return Playtest::tr("The chest holds %n cards of your choice.", nullptr, cards);
    }
    return {};
}

QString refusalText(const Refusal& refusal) {
    if (refusal.legal())
        return {};
    QString reason = QCoreApplication::translate("rules", std::string(refusal.reason).c_str());
    if (!reason.isEmpty())
        reason[0] = reason[0].toUpper();
    return Playtest::tr("%1 (%2)").arg(reason, text(refusal.rule));
}

int pipsAt(const Game& game, CrossingId crossing) {
    int pips = 0;
    for (const HexId hex : game.topology()[crossing].hexes)
        if (hex.valid() && (resourceOf(game.terrain(hex)) || game.terrain(hex) == Terrain::Gold))
            pips += pipsOf(game.number(hex));
    return pips;
}

} // namespace isle
