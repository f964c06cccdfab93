#include "engine/formats/game_actions.h"

#include "engine/formats/isle_tokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace isle {
namespace {

/// What stands after the name of an action.
enum class Form : std::uint8_t {
    Nothing,
    Hex,
    Crossing,
    Edge,
    TwoEdges,
    Resource,
    Seat,
    BankTrade,
    Offer,   ///< cards, cards, seats
    OfferId, ///< the number of an offer
    Counter, ///< the number, cards, cards
    Complete ///< the number, a seat
};

Form formOf(ActionKind kind) {
    switch (kind) {
    case ActionKind::PlaceSettlement:
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
        return Form::Crossing;
    case ActionKind::PlaceRoad:
    case ActionKind::PlaceShip:
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
        return Form::Edge;
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
    case ActionKind::Raid:
    case ActionKind::Dig:
        return Form::Hex;
    case ActionKind::MoveShip:
        return Form::TwoEdges;
    case ActionKind::Discard:
    case ActionKind::PlentyPick:
    case ActionKind::GoldPick:
    case ActionKind::PlayMonopoly:
        return Form::Resource;
    case ActionKind::ChooseVictim:
        return Form::Seat;
    case ActionKind::BankTrade:
        return Form::BankTrade;
    case ActionKind::Offer:
        return Form::Offer;
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Withdraw:
        return Form::OfferId;
    case ActionKind::Counter:
        return Form::Counter;
    case ActionKind::CompleteTrade:
        return Form::Complete;
    case ActionKind::Roll:
    case ActionKind::BuyDev:
    case ActionKind::PlayKnight:
    case ActionKind::PlayRoadBuilding:
    case ActionKind::PlayYearOfPlenty:
    case ActionKind::Stop:
    case ActionKind::Pass:
    case ActionKind::EndTurn:
    case ActionKind::WonderStage:
        break;
    }
    return Form::Nothing;
}

constexpr std::string_view noCards = "nothing"; // no cards on one side of an offer

std::string seatsText(std::uint16_t mask) {
    std::string text;
    for (std::size_t s = 0; s < maxSeats; ++s)
        if ((mask >> s & 1U) != 0)
            text += ' ' + std::to_string(s);
    return text;
}

/// The one kind of card on a side of a bank trade.
Resource kindOf(const Cards& cards) {
    const auto found = std::find_if(allResources.begin(), allResources.end(),
                                    [&](Resource resource) { return cards[resource] > 0; });
    return found == allResources.end() ? Resource::Brick : *found;
}

std::string afterName(const Action& action, const Topology& topology) {
    const auto edge = [&](EdgeId id) { return textOf(topology[id].place); };
    const std::string trade = cardsText(action.give) + " for " + cardsText(action.want);
    switch (formOf(action.kind)) {
    case Form::Hex:
        return ' ' + textOf(topology[action.hex()].cell);
    case Form::Crossing:
        return ' ' + textOf(topology[action.crossing()].place);
    case Form::Edge:
        return ' ' + edge(action.edge());
    case Form::TwoEdges:
        return ' ' + edge(action.edge()) + " to " + edge(action.toEdge());
    case Form::Resource:
        return ' ' + std::string(nameOf(action.resource()));
    case Form::Seat:
        return ' ' + std::to_string(action.extra);
    case Form::BankTrade:
        return ' ' + std::string(nameOf(kindOf(action.give))) + " for "
               + std::string(nameOf(kindOf(action.want)));
    case Form::Offer:
        return ' ' + trade + " to" + seatsText(action.addressed());
    case Form::OfferId:
        return ' ' + std::to_string(action.place);
    case Form::Counter:
        return ' ' + std::to_string(action.place) + ' ' + trade;
    case Form::Complete:
        return ' ' + std::to_string(action.place) + " with " + std::to_string(action.extra);
    case Form::Nothing:
        break;
    }
    return {};
}

/// A part of the line inside a sentence, cut short when it is endless.
QString quote(std::string_view text) {
    constexpr qsizetype longest = 60;
    const QString quoted = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return quoted.size() > longest ? quoted.left(longest - 1) + QChar(0x2026) : quoted;
}

/// Reads a line word by word. Every function returns false once something is wrong.
class LineReader {
  public:
    LineReader(std::string_view line, const Topology& topology, int seats)
        : line_(line), rest_(line), topology_(topology), seats_(static_cast<std::size_t>(seats)) {}

    bool read(Action& action) {
        if (!readSeat(action.seat) || !readKind(action.kind) || !readForm(action))
            return false;
        if (word().empty())
            return true;
        return expected(QT_TRANSLATE_NOOP("formats", "nothing more"));
    }
    [[nodiscard]] ActionFault fault() const { return {faultAt_, message_}; }

  private:
    /// The next word; where it begins is kept for the message.
    std::string_view word() {
        const std::string_view found = takeWord(rest_);
        wordAt_ = line_.size() - rest_.size() - found.size();
        return found;
    }
    bool fail(std::size_t at, const QString& message) {
        faultAt_ = at;
        message_ = message;
        return false;
    }
    bool expected(const char* wanted) {
        const QString what = QCoreApplication::translate("formats", wanted);
        rest_ = line_.substr(wordAt_);
        const std::string_view found = takeWord(rest_);
        if (found.empty())
            return fail(line_.size(),
                        QCoreApplication::translate("formats", "The action \"%1\" ends early: expected %2.")
                            .arg(quote(line_), what));
        return fail(wordAt_, QCoreApplication::translate(
                                 "formats", "Expected %1 in the action \"%2\", but found \"%3\".")
                                 .arg(what, quote(line_), quote(found)));
    }

    template <class Number>
    bool readNumber(Number& number, std::size_t below, const char* wanted) {
        const std::string_view text = word();
        std::size_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value >= below)
            return expected(wanted);
        number = static_cast<Number>(value);
        return true;
    }
    bool readSeatNumber(std::uint16_t& number) {
        return readNumber(number, seats_, QT_TRANSLATE_NOOP("formats", "a seat of the game"));
    }
    bool readSeat(Seat& seat) {
        std::uint16_t number = 0;
        if (!readSeatNumber(number))
            return false;
        seat = Seat(number);
        return true;
    }
    bool readOfferId(std::uint16_t& number) {
        return readNumber(number, std::numeric_limits<std::uint8_t>::max(),
                          QT_TRANSLATE_NOOP("formats", "the number of an offer"));
    }

    bool readKind(ActionKind& kind) {
        const std::string_view name = word();
        for (std::size_t i = 0; i <= static_cast<std::size_t>(ActionKind::Dig); ++i)
            if (nameOf(static_cast<ActionKind>(i)) == name) {
                kind = static_cast<ActionKind>(i);
                return true;
            }
        if (name.empty())
            return expected(QT_TRANSLATE_NOOP("formats", "what the seat does"));
        return fail(wordAt_,
                    QCoreApplication::translate("formats", "There is no action \"%1\".").arg(quote(name)));
    }

    bool readForm(Action& action) {
        switch (formOf(action.kind)) {
        case Form::Hex:
            return readHex(action.place);
        case Form::Crossing:
            return readCrossing(action.place);
        case Form::Edge:
            return readEdge(action.place);
        case Form::TwoEdges:
            return readEdge(action.place) && readWord("to") && readEdge(action.extra);
        case Form::Resource:
            return readResource(action.extra);
        case Form::Seat:
            return readSeatNumber(action.extra);
        case Form::BankTrade:
            return readCardOf(action.give) && readWord("for") && readCardOf(action.want);
        case Form::Offer:
            return readTrade(action) && readWord("to") && readSeats(action.extra);
        case Form::OfferId:
            return readOfferId(action.place);
        case Form::Counter:
            return readOfferId(action.place) && readTrade(action);
        case Form::Complete:
            return readOfferId(action.place) && readWord("with") && readSeatNumber(action.extra);
        case Form::Nothing:
            break;
        }
        return true;
    }

    bool readWord(std::string_view wanted) {
        if (word() == wanted)
            return true;
        return expected(wanted == "to"    ? QT_TRANSLATE_NOOP("formats", "the word \"to\"")
                        : wanted == "for" ? QT_TRANSLATE_NOOP("formats", "the word \"for\"")
                                          : QT_TRANSLATE_NOOP("formats", "the word \"with\""));
    }

    bool readCell(Cell& cell, const char* wanted) {
        (void)word();
        rest_ = line_.substr(wordAt_);
        const auto found = takeCell(rest_);
        if (!found)
            return expected(wanted);
        cell = *found;
        return true;
    }
    /// Keeps the id of a place when the map has it.
    template <class Place>
    bool keep(Place place, std::size_t begin, std::uint16_t& id) {
        if (!place.valid())
            return fail(begin, QCoreApplication::translate("formats", "The map has no %1.")
                                   .arg(quote(line_.substr(begin, line_.size() - rest_.size() - begin))));
        id = place.value();
        return true;
    }
    bool readHex(std::uint16_t& id) {
        Cell cell;
        if (!readCell(cell, QT_TRANSLATE_NOOP("formats", "a hex such as \"(2,3)\"")))
            return false;
        return keep(topology_.hexAt(cell), wordAt_, id);
    }
    bool readCrossing(std::uint16_t& id) {
        constexpr const char* wanted = QT_TRANSLATE_NOOP("formats", "a crossing such as \"(2,3) N\"");
        Cell cell;
        if (!readCell(cell, wanted))
            return false;
        const std::size_t begin = wordAt_;
        const auto corner = cornerNamed(word());
        return corner ? keep(topology_.crossingAt({cell, *corner}), begin, id) : expected(wanted);
    }
    bool readEdge(std::uint16_t& id) {
        constexpr const char* wanted = QT_TRANSLATE_NOOP("formats", "an edge such as \"(2,3) NE\"");
        Cell cell;
        if (!readCell(cell, wanted))
            return false;
        const std::size_t begin = wordAt_;
        const auto direction = directionNamed(word());
        return direction ? keep(topology_.edgeAt({cell, *direction}), begin, id) : expected(wanted);
    }

    bool readResource(std::uint16_t& number) {
        const std::string_view name = word();
        for (const Resource resource : allResources)
            if (nameOf(resource) == name) {
                number = static_cast<std::uint16_t>(resource);
                return true;
            }
        return expected(QT_TRANSLATE_NOOP("formats", "brick, lumber, wool, grain or ore"));
    }
    bool readCardOf(Cards& cards) {
        std::uint16_t resource = 0;
        if (!readResource(resource))
            return false;
        cards = cardsOf(static_cast<Resource>(resource));
        return true;
    }
    /// "2 brick 1 ore"; a digit begins every kind.
    bool readCards(Cards& cards) {
        if (nextIs(noCards)) {
            (void)word();
            return true;
        }
        do {
            std::uint8_t number = 0;
            std::uint16_t resource = 0;
            if (!readNumber(number, 1U + std::numeric_limits<std::uint8_t>::max(),
                            QT_TRANSLATE_NOOP("formats", "a number of cards"))
                || !readResource(resource))
                return false;
            cards[static_cast<Resource>(resource)] = number;
        } while (nextIsNumber());
        return true;
    }
    bool readTrade(Action& action) {
        return readCards(action.give) && readWord("for") && readCards(action.want);
    }
    bool readSeats(std::uint16_t& mask) {
        do {
            std::uint16_t seat = 0;
            if (!readSeatNumber(seat))
                return false;
            mask = static_cast<std::uint16_t>(mask | 1U << seat);
        } while (nextIsNumber());
        return true;
    }

    [[nodiscard]] std::string_view peek() const {
        std::string_view rest = rest_;
        return takeWord(rest);
    }
    [[nodiscard]] bool nextIs(std::string_view wanted) const { return peek() == wanted; }
    [[nodiscard]] bool nextIsNumber() const {
        const std::string_view next = peek();
        return !next.empty() && next.front() >= '0' && next.front() <= '9';
    }

    std::string_view line_;
    std::string_view rest_;
    const Topology& topology_;
    std::size_t seats_;
    std::size_t wordAt_ = 0;
    std::size_t faultAt_ = 0;
    QString message_;
};

} // namespace

std::string cardsText(const Cards& cards) {
    std::string text;
    for (const Resource resource : allResources)
        if (cards[resource] > 0)
            text += (text.empty() ? "" : " ") + std::to_string(cards[resource]) + ' '
                    + std::string(nameOf(resource));
    return text.empty() ? std::string(noCards) : text;
}

std::string actionText(const Action& action, const Topology& topology) {
    return std::to_string(action.seat.index()) + ' ' + std::string(nameOf(action.kind))
           + afterName(action, topology);
}

Result<Action, ActionFault> readAction(std::string_view line, const Topology& topology, int seats) {
    Action action;
    LineReader reader(line, topology, seats);
    if (!reader.read(action))
        return reader.fault();
    return action;
}

} // namespace isle
