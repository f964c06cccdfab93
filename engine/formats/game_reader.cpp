#include "engine/formats/game_reader.h"

#include "engine/formats/game_actions.h"
#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_reader.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/isle_tokens.h"
#include "engine/formats/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace isle {

using namespace isle_sentences;

namespace {

/// All of a text as a number.
std::optional<std::uint64_t> wholeOf(std::string_view text, int base) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

constexpr std::size_t hashDigits = 16;
constexpr std::int64_t most = std::numeric_limits<int>::max();

} // namespace

Result<RecordedGame, JsonError> GameReader::read() {
    // Places need the map, seats the number of them, checkpoints the actions.
    if (!readHeader() || !readMap() || !readSeats() || !readSeed("deal_seed", game_.dealSeed)
        || !readSeed("game_seed", game_.gameSeed) || !readPlayers() || !readActions() || !readCheckpoints()
        || !readResult() || !keepUnknown())
        return error_;
    return std::move(game_);
}

bool GameReader::fail(JsonPlace place, const QString& message) {
    error_ = {place, message};
    return false;
}

bool GameReader::wrongType(const JsonValue& value, std::string_view field, const char* wanted) {
    return fail(value, tr(QT_TRANSLATE_NOOP("formats", "\"%1\" must be %2, but found %3."))
                           .arg(quote(field), tr(wanted), describe(value)));
}

const JsonValue* GameReader::need(std::string_view field) {
    const JsonValue* value = document_.root().find(field);
    if (value == nullptr)
        fail(document_.root(),
             tr(QT_TRANSLATE_NOOP("formats", "The field \"%1\" is missing.")).arg(quote(field)));
    return value;
}

bool GameReader::readHeader() {
    const JsonValue& root = document_.root();
    const JsonValue* format = root.find("format");
    if (format == nullptr || !format->is(Kind::String) || format->text != gameFormatName)
        return fail(
            format != nullptr ? *format : root,
            tr(QT_TRANSLATE_NOOP("formats", "This is no recorded game: \"format\": \"%1\" is missing."))
                .arg(quote(gameFormatName)));
    const JsonValue* version = need("version");
    if (version == nullptr)
        return false;
    const auto number = version->wholeNumber();
    if (!number || *number < 1)
        return wrongType(*version, "version", QT_TRANSLATE_NOOP("formats", "a whole number from 1 on"));
    return *number <= gameVersion
           || fail(*version,
                   tr(QT_TRANSLATE_NOOP("formats", "The game is written in version %1 of the format; this "
                                                   "program reads versions up to %2. A newer Islewright "
                                                   "can open it."))
                       .arg(*number)
                       .arg(gameVersion));
}

bool GameReader::readMap() {
    const JsonValue* value = need("map");
    if (value == nullptr)
        return false;
    auto map = IsleReader(document_, *value).read();
    if (!map)
        return fail(map.error().place, map.error().message);
    game_.map = std::move(map).value();
    return true;
}

bool GameReader::readSeats() {
    const JsonValue* value = need("seats");
    if (value == nullptr)
        return false;
    const auto seats = value->wholeNumber();
    if (!seats || *seats < fewestSeats || *seats > mostSeats)
        return fail(*value, tr(QT_TRANSLATE_NOOP(
                                   "formats", "\"%1\" must be a whole number from %2 to %3, but found %4."))
                                .arg(QStringLiteral("seats"), QString::number(fewestSeats),
                                     QString::number(mostSeats), describe(*value)));
    game_.seats = static_cast<int>(*seats);
    return true;
}

bool GameReader::readSeed(std::string_view field, std::uint64_t& seed) {
    const JsonValue* value = need(field);
    if (value == nullptr)
        return false;
    const auto number = value->is(Kind::String) ? wholeOf(value->text, 10) : std::nullopt;
    if (!number)
        return wrongType(*value, field, QT_TRANSLATE_NOOP("formats", "a whole number below 2^64 in quotes"));
    seed = *number;
    return true;
}

bool GameReader::readPlayers() {
    const JsonValue* value = document_.root().find("players");
    if (value == nullptr)
        return true;
    if (!value->is(Kind::List))
        return wrongType(*value, "players", aList);
    for (const JsonValue& item : value->items) {
        if (!item.is(Kind::String))
            return wrongType(item, "players", aText);
        game_.players.push_back(item.text);
    }
    if (game_.players.empty() || game_.players.size() == static_cast<std::size_t>(game_.seats))
        return true;
    return fail(*value, tr(QT_TRANSLATE_NOOP("formats", "\"players\" names one player a seat: expected %1, "
                                                        "but found %2."))
                            .arg(game_.seats)
                            .arg(game_.players.size()));
}

bool GameReader::readActions() {
    const JsonValue* value = need("actions");
    if (value == nullptr)
        return false;
    if (!value->is(Kind::List))
        return wrongType(*value, "actions", aList);
    const Topology topology(shapeOf(game_.map));
    game_.actions.reserve(value->items.size());
    for (const JsonValue& item : value->items) {
        if (!item.is(Kind::String))
            return wrongType(item, "actions", aText);
        const auto action = readAction(item.text, topology, game_.seats);
        if (!action)
            return fail(document_.placeInside(item, action.error().at), action.error().message);
        game_.actions.push_back(action.value());
    }
    return true;
}

bool GameReader::readCheckpoint(const JsonValue& item) {
    std::string_view rest = item.is(Kind::String) ? std::string_view(item.text) : std::string_view();
    const auto after = wholeOf(takeWord(rest), 10);
    const std::string_view digits = takeWord(rest);
    const auto hash = digits.size() == hashDigits ? wholeOf(digits, 16) : std::nullopt;
    if (!after || !hash || !takeWord(rest).empty())
        return fail(item, tr(QT_TRANSLATE_NOOP("formats", "Expected %1, but found %2."))
                              .arg(tr(QT_TRANSLATE_NOOP("formats", "a checkpoint such as \"16 "
                                                                   "0123456789abcdef\": after how many "
                                                                   "actions, and the hash of the state")),
                                   describe(item)));
    if (*after > game_.actions.size())
        return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The checkpoint stands after action %1, but there "
                                                          "are only %2 actions."))
                              .arg(*after)
                              .arg(game_.actions.size()));
    if (!game_.checkpoints.empty() && game_.checkpoints.back().after >= *after)
        return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The checkpoints must stand in the order of the "
                                                          "actions; this one comes too late.")));
    game_.checkpoints.push_back({static_cast<std::size_t>(*after), *hash});
    return true;
}

bool GameReader::readCheckpoints() {
    const JsonValue* value = document_.root().find("checkpoints");
    if (value == nullptr)
        return true;
    if (!value->is(Kind::List))
        return wrongType(*value, "checkpoints", aList);
    return std::all_of(value->items.begin(), value->items.end(),
                       [this](const JsonValue& item) { return readCheckpoint(item); });
}

bool GameReader::readWinner(const JsonValue& result) {
    const JsonValue* winner = result.find("winner");
    if (winner != nullptr && winner->is(Kind::Null))
        return true;
    const auto seat = winner != nullptr ? winner->wholeNumber() : std::nullopt;
    if (!seat || *seat < 0 || *seat >= game_.seats)
        return wrongType(winner != nullptr ? *winner : result, "winner",
                         QT_TRANSLATE_NOOP("formats", "a seat of the game, or null for a draw"));
    game_.result->winner = Seat(static_cast<std::size_t>(*seat));
    return true;
}

bool GameReader::readPoints(const JsonValue& result) {
    constexpr const char* wanted = QT_TRANSLATE_NOOP("formats", "a list with the points of every seat");
    const JsonValue* points = result.find("points");
    if (points == nullptr || !points->is(Kind::List)
        || points->items.size() != static_cast<std::size_t>(game_.seats))
        return wrongType(points != nullptr ? *points : result, "points", wanted);
    for (const JsonValue& item : points->items) {
        const auto number = item.wholeNumber();
        if (!number || *number < -most || *number > most)
            return wrongType(item, "points", wanted);
        game_.result->points.push_back(static_cast<int>(*number));
    }
    return true;
}

bool GameReader::readResult() {
    const JsonValue* value = document_.root().find("result");
    if (value == nullptr)
        return true;
    if (!value->is(Kind::Object))
        return wrongType(*value, "result", anObject);
    game_.result.emplace();
    const JsonValue* turns = value->find("turns");
    const auto number = turns != nullptr ? turns->wholeNumber() : std::nullopt;
    if (!number || *number < 0 || *number > most)
        return wrongType(turns != nullptr ? *turns : *value, "turns",
                         QT_TRANSLATE_NOOP("formats", "a whole number from 0 on"));
    game_.result->turns = static_cast<int>(*number);
    return readWinner(*value) && readPoints(*value);
}

bool GameReader::keepUnknown() {
    constexpr std::array<std::string_view, 10> known{"format",      "version",   "map",     "seats",
                                                     "deal_seed",   "game_seed", "players", "actions",
                                                     "checkpoints", "result"};
    constexpr std::array<std::string_view, 3> inResult{"winner", "turns", "points"};
    const auto keepFrom = [this](const JsonValue& object, std::string_view parent, const auto& names) {
        for (const JsonMember& member : object.members)
            if (std::find(names.begin(), names.end(), member.name) == names.end())
                game_.unknownFields.emplace_back(unknownPath(parent, member.name), jsonCompact(member.value));
    };
    if (const JsonValue* result = document_.root().find("result"))
        keepFrom(*result, "result", inResult);
    keepFrom(document_.root(), "", known);
    return true;
}

} // namespace isle
