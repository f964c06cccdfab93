#pragma once

#include "engine/players/player.h"

#include <QString>

#include <string>

namespace isle::cli {

/// How a game stands: "Blue (seat 1) wins after 81 turns and 432 actions; points 3, 10, 4". `over` is false
/// for one that was left unfinished.
[[nodiscard]] QString sentenceOf(const GameRecord& record, bool over);

/// The same as fields of a JSON object, without braces: winner, turns, plies, points.
[[nodiscard]] std::string fieldsOf(const GameRecord& record);

} // namespace isle::cli
