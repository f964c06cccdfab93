#include "editor/playtest/log_text.h"

#include "editor/document/text.h"
#include "editor/playtest/game_words.h"

#include <QStringList>

#include <algorithm>

namespace isle {
namespace {

using Kind = Event::Kind;

/// Whether the kinds of the cards may be told.
bool maySee(const std::function<bool(Seat)>& isHuman, const Event& event) {
    return event.kind == Kind::Stole ? isHuman(event.seat) || isHuman(event.other) : isHuman(event.seat);
}

QString artOf(Kind kind) {
    switch (kind) {
    case Kind::Blocked:
        return QStringLiteral("robber");
    case Kind::Short:
        return QStringLiteral("resource");
    case Kind::CanalFinished:
        return QStringLiteral("fields");
    default:
        return {};
    }
}

const Event* bonusAt(const Events& events, std::uint16_t place) {
    const auto found = std::find_if(events.begin(), events.end(), [place](const Event& event) {
        return event.kind == Kind::IslandBonus && event.place == place;
    });
    return found == events.end() ? nullptr : &*found;
}

bool isTown(const Event& event) {
    return event.action == ActionKind::BuildSettlement || event.action == ActionKind::PlaceSettlement;
}

/// A card chosen, with what gave it (S-53, S-64, S-205, S-265).
QString pickedSentence(PickReason reason, const QString& seat, const QString& cards) {
    switch (reason) {
    case PickReason::GoldField:
        break;
    case PickReason::Find:
        return Playtest::tr("%1 takes %2 for the find").arg(seat, cards);
    case PickReason::Chip:
        return Playtest::tr("%1 takes %2 for the gold chip").arg(seat, cards);
    case PickReason::Chest:
        return Playtest::tr("%1 takes %2 out of the chest").arg(seat, cards);
    }
    return Playtest::tr("%1 takes %2 for gold").arg(seat, cards);
}

} // namespace

LogText::LogText(const Map& map, const Game& game, std::function<bool(Seat)> isHuman)
    : map_(map), game_(game), isHuman_(std::move(isHuman)), turn_(game.turn()), builder_(game.builder()) {}

LogLine LogText::setupHeading() const {
    LogLine line;
    line.look = LogLine::Look::Heading;
    line.text = turn_ == 0 ? Playtest::tr("Set-up, %1 begins").arg(seatName(game_.onTurn()))
                           : Playtest::tr("Turn %1, %2").arg(turn_).arg(seatName(game_.onTurn()));
    return line;
}

LogLine LogText::lineFor(const Event& event) const {
    LogLine line;
    line.seat = event.seat;
    line.art = artOf(event.kind);
    if (event.kind == Kind::Short)
        line.art = QStringLiteral("resource-") + QString::fromUtf8(nameOf(event.resource).data());
    line.text = sentence(event);
    if (event.seat.valid())
        line.bold = seatName(event.seat);
    return line;
}

std::optional<LogLine> LogText::lineAmong(const Event& event, const Events& events) const {
    const auto among = [&events](auto fits) { return std::any_of(events.begin(), events.end(), fits); };
    LogLine line = lineFor(event);
    switch (event.kind) {
    case Kind::TurnEnded:
        return std::nullopt; // the heading of the next turn tells it
    case Kind::Passed:
        // Who could build nothing was passed over (B-172): only a pass of one's own is told.
        if (event.action == ActionKind::Pass && &event != &events.front())
            return std::nullopt;
        break;
    case Kind::Raided:
        if (event.a == 0 && among([](const Event& other) { return other.kind == Kind::FortressTaken; }))
            return std::nullopt;
        break;
    case Kind::ChestOpened: // S-266
        if (static_cast<Chest>(event.a) == Chest::Card
            && !among([](const Event& other) { return other.kind == Kind::DrewDev; }))
            line.text = Playtest::tr("%1 opens the chest at %2: the deck is empty, a card of choice instead")
                            .arg(seatName(event.seat), placeText(game_.topology(), HexId(event.place)));
        break;
    case Kind::Built:
    case Kind::Placed:
        if (const Event* bonus = isTown(event) ? bonusAt(events, event.place) : nullptr)
            line.text =
                Playtest::tr("%1 settles on %2: first landing, %3")
                    .arg(seatName(event.seat),
                         islandText(map_, game_.topology(), game_.topology()[CrossingId(event.place)].island),
                         signedNumber(bonus->a));
        break;
    case Kind::IslandBonus:
        if (among([&event](const Event& other) {
                return (other.kind == Kind::Built || other.kind == Kind::Placed) && isTown(other)
                       && other.place == event.place;
            }))
            return std::nullopt;
        break;
    default:
        break;
    }
    return line;
}

void LogText::addHeadings(std::vector<LogLine>& lines) {
    if (game_.over())
        return;
    if (game_.turn() != turn_) {
        turn_ = game_.turn();
        lines.push_back(setupHeading());
    }
    if (game_.builder() != builder_) {
        builder_ = game_.builder();
        if (builder_.valid()) {
            LogLine line;
            line.look = LogLine::Look::Heading;
            line.text = phaseText(game_);
            lines.push_back(std::move(line));
        }
    }
}

std::vector<LogLine> LogText::linesFor(const Events& events) {
    std::vector<LogLine> lines;
    LogLine production;
    production.look = LogLine::Look::Production;
    QStringList produced;
    for (const Event& event : events) {
        if (event.kind == Kind::Produced) {
            production.produced.emplace_back(event.seat, event.cards);
            produced << sentence(event);
        } else if (std::optional<LogLine> line = lineAmong(event, events)) {
            lines.push_back(std::move(*line));
        }
        picks_.note(event); // after a choice is told comes the reason of the next one
    }
    if (!production.produced.empty()) {
        production.text = produced.join(QLatin1Char(' '));
        const auto after = std::find_if(lines.begin(), lines.end(),
                                        [](const LogLine& line) { return !line.text.isEmpty(); });
        lines.insert(after == lines.end() ? lines.end() : after + 1, std::move(production));
    }
    addHeadings(lines);
    return lines;
}

QString LogText::built(const Event& event) const {
    const Topology& topology = game_.topology();
    const QString seat = seatName(event.seat);
    const CrossingId crossing(event.place);
    const EdgeId edge(event.place);
    switch (event.action) {
    case ActionKind::PlaceSettlement:
        return Playtest::tr("%1 places a settlement at %2").arg(seat, placeText(topology, crossing));
    case ActionKind::BuildSettlement:
        return Playtest::tr("%1 builds a settlement at %2").arg(seat, placeText(topology, crossing));
    case ActionKind::BuildCity:
        return Playtest::tr("%1 builds a city at %2").arg(seat, placeText(topology, crossing));
    case ActionKind::PlaceRoad:
        return Playtest::tr("%1 places a road at %2").arg(seat, placeText(topology, edge));
    case ActionKind::BuildRoad:
        return Playtest::tr("%1 builds a road at %2").arg(seat, placeText(topology, edge));
    case ActionKind::PlaceShip:
        return Playtest::tr("%1 places a ship off %2").arg(seat, placeText(topology, edge));
    default:
        return Playtest::tr("%1 builds a ship off %2").arg(seat, placeText(topology, edge));
    }
}

QString LogText::sentence(const Event& event) const {
    switch (event.kind) {
    case Kind::Rolled:
    case Kind::RolledAgain:
    case Kind::Blocked:
    case Kind::RobberMoved:
    case Kind::PirateMoved:
    case Kind::Built:
    case Kind::Placed:
    case Kind::Sailed:
    case Kind::SetupSkipped:
    case Kind::LongestRoute:
        return boardSentence(event);
    case Kind::Produced:
    case Kind::Short:
    case Kind::MustDiscard:
    case Kind::Discarded:
    case Kind::Stole:
    case Kind::SetupCards:
    case Kind::GoldPicked:
    case Kind::GoldLapsed:
        return cardSentence(event);
    case Kind::BankTraded:
    case Kind::Offered:
    case Kind::Accepted:
    case Kind::Declined:
    case Kind::Countered:
    case Kind::Withdrew:
    case Kind::Traded:
        return tradeSentence(event);
    case Kind::BoughtDev:
    case Kind::PlayedDev:
    case Kind::Monopoly:
    case Kind::Plenty:
    case Kind::LargestArmy:
    case Kind::DrewDev:
        return devSentence(event);
    case Kind::IslandBonus:
    case Kind::FogFound:
    case Kind::FindPaid:
    case Kind::ChestOpened:
    case Kind::ChipTaken:
    case Kind::ClothPaid:
    case Kind::Raided:
    case Kind::FortressTaken:
    case Kind::StageBuilt:
    case Kind::Dug:
    case Kind::CanalFinished:
        return specialSentence(event);
    case Kind::Passed:
    case Kind::TurnEnded:
    case Kind::Won:
    case Kind::Drawn:
        return endSentence(event);
    }
    return {};
}

QString LogText::boardSentence(const Event& event) const {
    const Topology& topology = game_.topology();
    const QString seat = seatName(event.seat);
    switch (event.kind) {
    case Kind::Rolled:
        return Playtest::tr("%1 rolls %2 (%3 + %4)")
            .arg(seat)
            .arg(event.a + event.b)
            .arg(event.a)
            .arg(event.b);
    case Kind::RolledAgain:
        return Playtest::tr("%1 rolls 7 (%2 + %3): thrown again, no sevens yet")
            .arg(seat)
            .arg(event.a)
            .arg(event.b);
    case Kind::Blocked:
        return Playtest::tr("Robber on %1 blocks the %2")
            .arg(placeText(topology, HexId(event.place)))
            .arg(game_.number(HexId(event.place)));
    case Kind::RobberMoved:
        return Playtest::tr("%1 moves the robber to %2").arg(seat, placeText(topology, HexId(event.place)));
    case Kind::PirateMoved:
        return Playtest::tr("%1 moves the pirate to %2").arg(seat, placeText(topology, HexId(event.place)));
    case Kind::Sailed:
        return Playtest::tr("%1 sails a ship from %2 to %3")
            .arg(seat, placeText(topology, EdgeId(event.place)), placeText(topology, EdgeId(event.to)));
    case Kind::SetupSkipped:
        return Playtest::tr("%1 has nowhere to place and is skipped").arg(seat);
    case Kind::LongestRoute:
        return event.seat.valid() ? Playtest::tr("%1 has the longest route, %2 long").arg(seat).arg(event.a)
                                  : Playtest::tr("Nobody has the longest route now");
    default:
        return built(event);
    }
}

QString LogText::cardSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    const QString cards = cardsText(event.cards);
    switch (event.kind) {
    case Kind::Produced:
        return Playtest::tr("%1 receives %2.").arg(seat, cards);
    case Kind::Short:
        return Playtest::tr("The bank is short of %1: nobody receives any").arg(displayName(event.resource));
    case Kind::MustDiscard:
        return Playtest::tr("%1 must discard %n cards", nullptr, event.a).arg(seat);
    case Kind::Discarded:
        return Playtest::tr("%1 discards %2").arg(seat, cards);
    case Kind::Stole:
        return maySee(isHuman_, event)
                   ? Playtest::tr("%1 steals %2 from %3").arg(seat, cards, seatName(event.other))
                   : Playtest::tr("%1 steals a card from %2").arg(seat, seatName(event.other));
    case Kind::SetupCards:
        return Playtest::tr("%1 starts with %2").arg(seat, cards);
    case Kind::GoldPicked:
        return pickedSentence(picks_.reason(), seat, cards);
    default:
        return Playtest::tr("%1 gets nothing for gold: the bank is empty").arg(seat);
    }
}

QString LogText::tradeSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    const QString give = cardsText(event.cards);
    const QString take = cardsText(event.taken);
    switch (event.kind) {
    case Kind::BankTraded:
        return Playtest::tr("%1 trades %2 for %3 with the bank").arg(seat, give, take);
    case Kind::Offered:
        return Playtest::tr("%1 offers %2 for %3").arg(seat, give, take);
    case Kind::Accepted:
        return Playtest::tr("%1 accepts").arg(seat);
    case Kind::Declined:
        return Playtest::tr("%1 declines").arg(seat);
    case Kind::Countered:
        if (event.cards.total() > 0)
            return Playtest::tr("%1 would rather give %2 for %3").arg(seat, give, take);
        return Playtest::tr("%1 makes a counter-offer").arg(seat);
    case Kind::Withdrew:
        return Playtest::tr("%1 withdraws").arg(seat);
    default:
        return Playtest::tr("%1 gives %2 to %3 for %4").arg(seat, give, seatName(event.other), take);
    }
}

QString LogText::devSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    const auto card = static_cast<DevCard>(std::clamp(event.a, 0, int(devCardCount) - 1));
    switch (event.kind) {
    case Kind::BoughtDev:
        return maySee(isHuman_, event)
                   ? Playtest::tr("%1 buys a development card: %2").arg(seat, displayName(card))
                   : Playtest::tr("%1 buys a development card").arg(seat);
    case Kind::DrewDev:
        return maySee(isHuman_, event)
                   ? Playtest::tr("%1 finds a development card: %2").arg(seat, displayName(card))
                   : Playtest::tr("%1 finds a development card").arg(seat);
    case Kind::PlayedDev:
        return card == DevCard::Monopoly
                   ? Playtest::tr("%1 plays monopoly on %2").arg(seat, displayName(event.resource))
                   : Playtest::tr("%1 plays a card: %2").arg(seat, displayName(card));
    case Kind::Monopoly:
        return Playtest::tr("%1 takes %2 in all").arg(seat, cardsText(event.cards));
    case Kind::Plenty:
        return Playtest::tr("%1 takes %2 from the bank").arg(seat, cardsText(event.cards));
    default:
        return event.seat.valid()
                   ? Playtest::tr("%1 has the largest army, %n knights", nullptr, event.a).arg(seat)
                   : Playtest::tr("Nobody has the largest army now");
    }
}

QString LogText::endSentence(const Event& event) const {
    const QString seat = seatName(event.seat);
    switch (event.kind) {
    case Kind::Passed:
        return event.action == ActionKind::Stop ? Playtest::tr("%1 leaves it at one piece").arg(seat)
                                                : Playtest::tr("%1 passes").arg(seat);
    case Kind::TurnEnded:
        return Playtest::tr("%1 ends the turn").arg(seat);
    case Kind::Won:
        return Playtest::tr("%1 wins with %n points", nullptr, event.a).arg(seat);
    default:
        return Playtest::tr("The turn limit is reached: a draw");
    }
}

} // namespace isle
