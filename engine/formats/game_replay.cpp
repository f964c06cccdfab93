#include "engine/formats/game_replay.h"

#include "engine/deal/deal.h"
#include "engine/formats/game_actions.h"
#include "engine/rules/state_hash.h"

#include <QCoreApplication>

#include <algorithm>

namespace isle {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("formats", text);
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

GameResult resultOf(const Game& game) {
    GameResult result{game.winner(), game.turn(), {}};
    for (int s = 0; s < game.seats(); ++s)
        result.points.push_back(game.points(Seat(static_cast<std::size_t>(s))).total());
    return result;
}

QString resultText(const std::optional<GameResult>& result) {
    if (!result)
        return tr(QT_TRANSLATE_NOOP("formats", "a game that is not over"));
    QStringList points;
    for (const int p : result->points)
        points << QString::number(p);
    const QString list = points.join(QStringLiteral(", "));
    if (!result->winner.valid())
        return tr(QT_TRANSLATE_NOOP("formats", "a draw after %1 turns with the points %2"))
            .arg(QString::number(result->turns), list);
    return tr(QT_TRANSLATE_NOOP("formats", "a win of seat %1 after %2 turns with the points %3"))
        .arg(QString::number(result->winner.index()), QString::number(result->turns), list);
}

/// Moves by their number in a sentence: the action as the file writes it.
QString moveText(const RecordedGame& recorded, const Game& game, std::size_t move) {
    return textOf(actionText(recorded.actions[move - 1], game.topology()));
}

Desync refused(const RecordedGame& recorded, const Game& game, std::size_t move, const Refusal& refusal) {
    return {Desync::Kind::Refused, move, move, game.turn(),
            tr(QT_TRANSLATE_NOOP("formats", "Move %1 (turn %2), \"%3\", is refused: %4 (%5)."))
                .arg(QString::number(move), QString::number(game.turn()), moveText(recorded, game, move),
                     textOf(refusal.reason), textOf(refusal.rule))};
}

/// `known` is the last checkpoint that was right; none before the start was compared.
Desync differs(const RecordedGame& recorded, const Game& game, std::size_t after,
               std::optional<std::size_t> known) {
    if (after == 0)
        return {Desync::Kind::Start, 0, 0, game.turn(),
                tr(QT_TRANSLATE_NOOP("formats", "The game differs before its first move: the deal or the "
                                                "starting seat is another one."))};
    Desync desync{Desync::Kind::State, known.value_or(0) + 1, after, game.turn(), QString()};
    const QString last = moveText(recorded, game, after);
    if (desync.first == after)
        desync.message = tr(QT_TRANSLATE_NOOP("formats", "The game differs after move %1 (turn %2), \"%3\"."))
                             .arg(QString::number(after), QString::number(desync.turn), last);
    else
        desync.message =
            tr(QT_TRANSLATE_NOOP("formats", "The game differs after one of the moves %1 to %2 (turn %3), "
                                            "from \"%4\" to \"%5\"."))
                .arg(QString::number(desync.first), QString::number(after), QString::number(desync.turn),
                     moveText(recorded, game, desync.first), last);
    return desync;
}

/// Compares a replay with the checkpoints of its record as it goes.
class Comparison {
  public:
    explicit Comparison(const RecordedGame& recorded)
        : recorded_(recorded), next_(recorded.checkpoints.begin()) {}

    /// What is wrong with the state after so many moves, when it is to be compared at all.
    std::optional<Desync> after(const Game& game, std::size_t moves) {
        if (next_ == recorded_.checkpoints.end() || next_->after != moves)
            return std::nullopt;
        if (next_->hash != stateHash(game))
            return differs(recorded_, game, moves, known_);
        known_ = moves;
        ++next_;
        return std::nullopt;
    }

  private:
    const RecordedGame& recorded_;
    std::vector<Checkpoint>::const_iterator next_;
    std::optional<std::size_t> known_;
};

/// Plays all moves of a record; `each` is called after each with the number of moves made and may stop it.
template <class Each>
Result<Game, Desync> play(const RecordedGame& recorded, const ReplayWitness& witness, Each each) {
    auto start = startOf(recorded);
    if (!start)
        return start.error();
    Game game = std::move(start).value();
    if (std::optional<Desync> wrong = each(game, 0))
        return std::move(*wrong);
    Events events;
    for (std::size_t move = 1; move <= recorded.actions.size(); ++move) {
        const Action& action = recorded.actions[move - 1];
        events.clear();
        if (const Refusal refusal = apply(game, action, witness ? &events : nullptr); !refusal.legal())
            return refused(recorded, game, move, refusal);
        if (witness)
            witness(game, action, events);
        if (std::optional<Desync> wrong = each(game, move))
            return std::move(*wrong);
    }
    return game;
}

} // namespace

Result<Game, Desync> startOf(const RecordedGame& recorded) {
    auto board = deal(recorded.map, recorded.dealSeed);
    if (!board)
        return Desync{Desync::Kind::Deal, 0, 0, 0, QString::fromStdString(board.error().sentence())};
    const auto table = setTable(recorded.map, std::move(board).value(), recorded.seats);
    if (!table)
        return Desync{Desync::Kind::Seats, 0, 0, 0, QString::fromStdString(table.error().sentence)};
    return Game(table.value(), recorded.gameSeed);
}

Result<Game, Desync> replayGame(const RecordedGame& recorded, const ReplayWitness& witness) {
    Comparison comparison(recorded);
    auto game = play(recorded, witness,
                     [&](const Game& state, std::size_t moves) { return comparison.after(state, moves); });
    if (!game)
        return game;
    const auto result = game.value().over() ? std::optional(resultOf(game.value())) : std::nullopt;
    if (recorded.result && recorded.result != result)
        return Desync{Desync::Kind::Result, 0, 0, game.value().turn(),
                      tr(QT_TRANSLATE_NOOP("formats", "All moves can be played, but they lead to %1 instead "
                                                      "of %2."))
                          .arg(resultText(result), resultText(recorded.result))};
    return game;
}

Result<Game, Desync> sealGame(RecordedGame& recorded, std::size_t every) {
    every = std::max<std::size_t>(every, 1);
    std::vector<Checkpoint> checkpoints;
    auto game = play(recorded, {}, [&](const Game& state, std::size_t moves) -> std::optional<Desync> {
        if (moves % every == 0 || moves == recorded.actions.size())
            checkpoints.push_back({moves, stateHash(state)});
        return std::nullopt;
    });
    if (!game)
        return game;
    recorded.checkpoints = std::move(checkpoints);
    recorded.result = game.value().over() ? std::optional(resultOf(game.value())) : std::nullopt;
    return game;
}

} // namespace isle
