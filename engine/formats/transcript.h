#pragma once

#include "engine/formats/game_replay.h"

#include <optional>
#include <string>
#include <vector>

namespace isle {

/// Writes a game down step by step for people to read and for tests to compare. First the board as it was
/// dealt; then a line an action:
///
///     12 t3 2 main [14 5f21: 8 bank-trade, 3 build-road, ...] 2 build-road (2,3) NE -> what it brought;
///         points 2 3 2 2; views 9f3a 11c0 8d22 07ab
///
/// (on one line): its number, turn, seat to act and state; how many legal actions all seats had, a checksum
/// of their list, and how many of each kind; the action; what came of it; the points of the seats, hidden
/// ones included, when they changed; and a checksum of what each seat sees after it.
class Transcript {
  public:
    Transcript(const Map& map, const Game& start);

    /// An action that was applied, and the game after it.
    void add(const Game& game, const Action& action, const Events& events);

    /// All lines so far.
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    void openStep(const Game& game);
    void closeGame(const Game& game);

    std::string text_;
    std::size_t step_ = 0;
    std::string opening_; ///< of the next line: what was known before its action
    std::vector<int> points_;
    std::vector<Action> legal_;
};

/// The transcript of a recorded game, up to where the record is wrong if it is.
struct TranscriptOf {
    std::string text;
    std::optional<Desync> desync;
};
[[nodiscard]] TranscriptOf transcriptOf(const RecordedGame& recorded);

} // namespace isle
