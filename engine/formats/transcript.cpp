#include "engine/formats/transcript.h"

#include "engine/formats/event_text.h"
#include "engine/formats/game_actions.h"
#include "engine/formats/isle_tokens.h"
#include "engine/rules/state_hash.h"

#include <algorithm>
#include <array>

namespace isle {
namespace {

/// FNV-1a: the same on every machine.
std::uint32_t checksumOf(const std::string& text, std::uint32_t from = 2166136261U) {
    for (const char c : text)
        from = (from ^ static_cast<unsigned char>(c)) * 16777619U;
    return from;
}

/// The upper 16 bits as four digits.
std::string fourDigits(std::uint32_t number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned shift = 28; shift >= 16; shift -= 4)
        text += digits[number >> shift & 15U];
    return text;
}

std::string numbersText(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers)
        text += ' ' + std::to_string(number);
    return text;
}

std::vector<int> pointsOf(const Game& game) {
    std::vector<int> points;
    for (int s = 0; s < game.seats(); ++s)
        points.push_back(game.points(Seat(static_cast<std::size_t>(s))).total());
    return points;
}

std::string viewsText(const Game& game) {
    std::string text;
    std::optional<View> view;
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s) {
        if (view)
            view->update(game, Seat(s));
        else
            view.emplace(game, Seat(s));
        text += ' ' + fourDigits(static_cast<std::uint32_t>(stateHash(view->game()) >> 32U));
    }
    return text;
}

/// "8 bank-trade, 3 build-road, end-turn".
std::string kindsText(const std::vector<Action>& legal) {
    std::array<int, static_cast<std::size_t>(ActionKind::Dig) + 1> counts{};
    for (const Action& action : legal)
        ++counts.at(static_cast<std::size_t>(action.kind));
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts.at(i) > 0)
            text += (text.empty() ? "" : ", ")
                    + (counts.at(i) > 1 ? std::to_string(counts.at(i)) + ' ' : std::string())
                    + std::string(nameOf(static_cast<ActionKind>(i)));
    return text;
}

std::string boardText(const Map& map, const Game& game) {
    Map dealt = blankMap(map.rows, map.cols, Terrain::Void);
    for (std::size_t i = 0; i < game.topology().hexes().size(); ++i) {
        MapHex hex{game.terrain(HexId(i)), CellNumber(), game.chip(HexId(i))};
        if (const int number = game.number(HexId(i)); number > 0)
            hex.number = CellNumber::fixed(number);
        dealt.set(game.topology().hexes()[i].cell, hex);
    }
    std::string text;
    for (int row = 0; row < dealt.rows; ++row) {
        std::string line = row % 2 == 0 ? std::string() : std::string(hexTokenWidth / 2, ' ');
        for (int col = 0; col < dealt.cols; ++col)
            line += hexToken(dealt.at({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}));
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    for (const BoardHarbour& harbour : game.table().board.harbours)
        text += "harbour " + textOf(game.topology()[harbour.edge].place) + ' '
                + std::string(nameOf(harbour.kind)) + '\n';
    const auto stands = [&](const char* who, HexId hex) {
        if (hex.valid())
            text += who + textOf(game.topology()[hex].cell) + '\n';
    };
    stands("robber ", game.robber());
    stands("pirate ", game.pirate());
    return text;
}

} // namespace

Transcript::Transcript(const Map& map, const Game& start) : points_(pointsOf(start)) {
    text_ = map.title + ", " + std::to_string(start.seats()) + " seats\n" + boardText(map, start);
    openStep(start);
}

void Transcript::openStep(const Game& game) {
    ++step_;
    legalActions(game, legal_);
    std::uint32_t checksum = checksumOf({});
    for (const Action& action : legal_)
        checksum = checksumOf(actionText(action, game.topology()) + '\n', checksum);
    const std::string seat = game.toAct().valid() ? std::to_string(game.toAct().index()) : "-";
    opening_ = std::to_string(step_) + " t" + std::to_string(game.turn()) + ' ' + seat + ' '
               + std::string(nameOf(game.state())) + " [" + std::to_string(legal_.size()) + ' '
               + fourDigits(checksum) + ": " + kindsText(legal_) + "] ";
}

void Transcript::add(const Game& game, const Action& action, const Events& events) {
    text_ += opening_ + actionText(action, game.topology());
    std::string brought;
    for (const Event& event : events)
        if (const std::string text = eventText(event, game.topology()); !text.empty())
            brought += (brought.empty() ? " -> " : ", ") + text;
    text_ += brought;
    if (std::vector<int> points = pointsOf(game); points != points_) {
        text_ += "; points" + numbersText(points);
        points_ = std::move(points);
    }
    text_ += "; views" + viewsText(game) + '\n';
    if (game.over())
        closeGame(game);
    else
        openStep(game);
}

void Transcript::closeGame(const Game& game) {
    text_ += game.winner().valid() ? "Seat " + std::to_string(game.winner().index()) + " wins" : "A draw";
    text_ += " after " + std::to_string(game.turn()) + " turns; points" + numbersText(points_) + '\n';
}

TranscriptOf transcriptOf(const RecordedGame& recorded) {
    const auto start = startOf(recorded);
    if (!start)
        return {{}, start.error()};
    Transcript transcript(recorded.map, start.value());
    const auto end = replayGame(recorded, [&](const Game& game, const Action& action, const Events& events) {
        transcript.add(game, action, events);
    });
    return {transcript.text(), end ? std::nullopt : std::optional(end.error())};
}

} // namespace isle
