#include "engine/formats/game_actions.h"
#include "engine/formats/game_file.h"
#include "engine/formats/game_reader.h"
#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/json_writer.h"

#include <array>
#include <charconv>

namespace isle {
namespace {

/// The text of a map, one step further in.
std::string mapText(const Map& map) {
    const std::string plain = writeIsle(map).trimmed().toStdString();
    std::string text;
    for (const char c : plain) { // a line break inside a text in quotes is written as an escape
        text += c;
        if (c == '\n')
            text += "  ";
    }
    return text;
}

/// Texts as a list, one a line.
std::string listText(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& text : texts)
        list += (list.empty() ? "\n    " : ",\n    ") + jsonQuoted(text);
    return list.empty() ? "[]" : '[' + list + "\n  ]";
}

std::string playersText(const std::vector<std::string>& players) {
    std::string list;
    for (const std::string& player : players)
        list += (list.empty() ? "" : ", ") + jsonQuoted(player);
    return '[' + list + ']';
}

/// Sixteen hexadecimal digits.
std::string hashText(std::uint64_t hash) {
    std::array<char, 16> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), hash, 16);
    const std::string text(digits.data(), error == std::errc() ? end : digits.data());
    return std::string(digits.size() - text.size(), '0') + text;
}

std::vector<std::string> actionLines(const RecordedGame& game) {
    const Topology topology(shapeOf(game.map));
    std::vector<std::string> lines;
    lines.reserve(game.actions.size());
    for (const Action& action : game.actions)
        lines.push_back(actionText(action, topology));
    return lines;
}

std::vector<std::string> checkpointLines(const RecordedGame& game) {
    std::vector<std::string> lines;
    for (const Checkpoint& checkpoint : game.checkpoints)
        lines.push_back(std::to_string(checkpoint.after) + ' ' + hashText(checkpoint.hash));
    return lines;
}

/// The fields of an object that this version does not know, each after `separator`.
std::string unknownText(const RecordedGame& game, std::string_view parent, const std::string& separator) {
    std::string text;
    for (const auto& [path, value] : game.unknownFields) {
        const auto [owner, name] = splitUnknownPath(path);
        if (owner == parent)
            text.append(separator).append(jsonQuoted(name)).append(": ").append(value);
    }
    return text;
}

std::string resultText(const RecordedGame& game) {
    const GameResult& result = *game.result;
    std::string text = "{\"winner\": ";
    text += result.winner.valid() ? std::to_string(result.winner.index()) : "null";
    text += ", \"turns\": " + std::to_string(result.turns) + ", \"points\": [";
    for (std::size_t s = 0; s < result.points.size(); ++s)
        text += (s == 0 ? "" : ", ") + std::to_string(result.points[s]);
    return text + ']' + unknownText(game, "result", ", ") + '}';
}

} // namespace

QByteArray writeGame(const RecordedGame& game) {
    std::string text = "{\n  \"format\": " + jsonQuoted(gameFormatName);
    const auto add = [&](std::string_view name, const std::string& value) {
        text += ",\n  " + jsonQuoted(name) + ": " + value;
    };
    add("version", std::to_string(gameVersion));
    add("seats", std::to_string(game.seats));
    // Texts, because most programs round whole numbers from 2^53 on.
    add("deal_seed", jsonQuoted(std::to_string(game.dealSeed)));
    add("game_seed", jsonQuoted(std::to_string(game.gameSeed)));
    if (!game.players.empty())
        add("players", playersText(game.players));
    if (game.result)
        add("result", resultText(game));
    add("map", mapText(game.map));
    add("actions", listText(actionLines(game)));
    add("checkpoints", listText(checkpointLines(game)));
    text += unknownText(game, "", ",\n  ") + "\n}\n";
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace isle
