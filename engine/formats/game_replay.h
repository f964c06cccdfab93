#pragma once

#include "engine/base/result.h"
#include "engine/formats/game_file.h"
#include "engine/rules/game.h"

#include <QString>

#include <functional>

namespace isle {

/// Where a recorded game and its replay part. Moves are counted from 1, as the lines of the file are.
struct Desync {
    enum class Kind : std::uint8_t {
        Deal,    ///< the map cannot be dealt any more
        Seats,   ///< no game can be started on it
        Start,   ///< the state before the first move differs
        Refused, ///< a move is against the rules
        State,   ///< the state differs after one of the moves `first` to `last`
        Result   ///< all moves went well, and the result differs
    };
    Kind kind = Kind::Deal;
    std::size_t first = 0; ///< the first move that differs, or the earliest that may; 0 for none
    std::size_t last = 0;  ///< the last that may
    int turn = 0;          ///< of the game before move `last`
    QString message;       ///< a sentence that says all this
};

/// Told of every action of a replay once it is applied.
using ReplayWitness = std::function<void(const Game& game, const Action& action, const Events& events)>;

/// The game a record begins with, before its first move.
[[nodiscard]] Result<Game, Desync> startOf(const RecordedGame& recorded);

/// Plays a record again, each action checked by the rules and each checkpoint compared: the game it ends
/// with, or where it first differs.
[[nodiscard]] Result<Game, Desync> replayGame(const RecordedGame& recorded,
                                              const ReplayWitness& witness = {});

/// Plays the actions of a record and writes down its checkpoints, one every `every` actions and one at the
/// end, and its result when it is over. The record is left as it was when an action is refused.
[[nodiscard]] Result<Game, Desync> sealGame(RecordedGame& recorded, std::size_t every = 16);

} // namespace isle
