#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"
#include "engine/map/map.h"
#include "engine/rules/action.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace isle {

/// The version of `.islegame` files this program writes; newer ones are refused, never half-read.
inline constexpr int gameVersion = 1;

/// The state after so many actions (stateHash).
struct Checkpoint {
    std::size_t after = 0;
    std::uint64_t hash = 0;

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// How a finished game ended.
struct GameResult {
    Seat winner; ///< none: a draw
    int turns = 0;
    std::vector<int> points; ///< by seat, hidden cards included

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// A recorded game: everything needed to play it again, and what to compare it with (game_replay.h).
struct RecordedGame {
    Map map; ///< with the options the game was played by
    int seats = 0;
    std::uint64_t dealSeed = 0;
    std::uint64_t gameSeed = 0;
    std::vector<std::string> players; ///< who played, by seat; empty when not known
    std::vector<Action> actions;
    std::vector<Checkpoint> checkpoints; ///< rising; written by sealGame
    std::optional<GameResult> result;    ///< none while the game goes on; written by sealGame

    /// Fields of the file that this version does not know, as in Map.
    std::vector<std::pair<std::string, std::string>> unknownFields;

    friend bool operator==(const RecordedGame&, const RecordedGame&) = default;
};

/// A game as the text of an `.islegame` file (docs/islegame-format.md). Its actions must belong to its map.
[[nodiscard]] QByteArray writeGame(const RecordedGame& game);

/// Reads such text; only what the words mean is looked at, not whether the game can be played. `name` stands
/// in error messages.
[[nodiscard]] Result<RecordedGame, FileError> readGame(const QByteArray& text, const QString& name);

/// Reads a file, at most 8 MiB of it.
[[nodiscard]] Result<RecordedGame, FileError> loadGame(const QString& path);

/// Writes a file whole or not at all.
[[nodiscard]] Result<bool, FileError> saveGame(const RecordedGame& game, const QString& path);

} // namespace isle
