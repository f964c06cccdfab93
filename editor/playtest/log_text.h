#pragma once

#include "editor/playtest/pick_reason.h"
#include "engine/map/map.h"
#include "engine/rules/game.h"

#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace isle {

/// One line of the log.
struct LogLine {
    enum class Look : std::uint8_t {
        Heading,   ///< "Turn 14, Red"
        Sentence,  ///< chip or artwork, then a sentence
        Production ///< chips with cards, without a sentence
    };
    Look look = Look::Sentence;
    Seat seat;    ///< its chip stands in front
    QString art;  ///< artwork in front instead: "robber"
    QString text; ///< the sentence; for Production what a screen reader says
    QString bold; ///< the part of it set in bold
    std::vector<std::pair<Seat, Cards>> produced;
};

/// Turns events into sentences. It knows who plays the seats, so that secrets are told only to those who may
/// know them (B-56, B-180).
class LogText {
  public:
    LogText(const Map& map, const Game& game, std::function<bool(Seat)> isHuman);

    /// What one event says, on its own; an empty text where there is nothing to tell.
    [[nodiscard]] LogLine lineFor(const Event& event) const;

    /// What one action brought: a heading where a turn begins, production gathered in one line, a landing
    /// with its bonus. `game` is the state after the action.
    [[nodiscard]] std::vector<LogLine> linesFor(const Events& events);

    /// Heading for the first line of a game.
    [[nodiscard]] LogLine setupHeading() const;

  private:
    /// The line of an event among the others of one action; nothing where another line tells it.
    [[nodiscard]] std::optional<LogLine> lineAmong(const Event& event, const Events& events) const;
    void addHeadings(std::vector<LogLine>& lines);
    [[nodiscard]] QString sentence(const Event& event) const;
    [[nodiscard]] QString boardSentence(const Event& event) const;
    [[nodiscard]] QString cardSentence(const Event& event) const;
    [[nodiscard]] QString tradeSentence(const Event& event) const;
    [[nodiscard]] QString devSentence(const Event& event) const;
    [[nodiscard]] QString specialSentence(const Event& event) const;
    [[nodiscard]] QString chestSentence(const Event& event) const;
    [[nodiscard]] QString chipSentence(const Event& event) const;
    [[nodiscard]] QString endSentence(const Event& event) const;
    [[nodiscard]] QString built(const Event& event) const;

    const Map& map_;
    const Game& game_;
    std::function<bool(Seat)> isHuman_;
    PickWatch picks_;
    int turn_ = 0;
    Seat builder_; ///< whose phase or part has its heading already
};

} // namespace isle
