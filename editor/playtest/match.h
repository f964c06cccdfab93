#pragma once

#include "editor/playtest/pick_reason.h"
#include "engine/base/result.h"
#include "engine/formats/game_file.h"
#include "engine/map/map.h"
#include "engine/players/player.h"
#include "engine/rules/game.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace isle {

/// How fast computer seats play.
enum class Pace : std::uint8_t { Slow, Normal, AtOnce };

/// A running game: the state, who plays which seat, and the clock of the computer seats. It knows no widget;
/// the panels read it and send it the actions of people.
class Match : public QObject {
    Q_OBJECT

  public:
    /// Who played a seat, in files of games.
    static constexpr const char* person = "person";
    static constexpr const char* computer = "computer";

    /// `humans` has an entry a seat.
    Match(Map map, Game game, std::uint64_t seed, std::vector<bool> humans, QObject* parent = nullptr);
    ~Match() override;

    [[nodiscard]] const Map& map() const { return map_; }
    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    [[nodiscard]] int seats() const { return game_.seats(); }
    /// Every action applied so far; with the seeds they are the whole game.
    [[nodiscard]] std::span<const Action> history() const { return history_; }
    /// Why the open choice of cards came about.
    [[nodiscard]] PickReason pickReason() const { return picks_.reason(); }

    /// The seed of dice and cards, when it is not that of the deal.
    void setGameSeed(std::uint64_t seed) { gameSeed_ = seed; }
    /// Applies the actions of a recorded game before play goes on; false at one that is refused.
    bool replay(std::span<const Action> actions);
    /// The game as it can be saved, its states written down; a sentence when it did not begin with the deal
    /// of its map.
    [[nodiscard]] Result<RecordedGame, QString> record() const;

    [[nodiscard]] bool isHuman(Seat seat) const;
    void setHuman(Seat seat, bool human);
    [[nodiscard]] bool anyHuman() const;

    /// The person the game waits for: who has to answer a computer's offer, else who is in charge. None while
    /// a computer is to move or when the game is over.
    [[nodiscard]] Seat actor() const;
    /// The person whose hand may be shown: the actor, else the last one, else any. None when computers play
    /// all seats.
    [[nodiscard]] Seat viewer() const;
    /// Legal actions of a seat, offers aside.
    [[nodiscard]] std::vector<Action> legal(Seat seat) const;

    [[nodiscard]] Pace pace() const { return pace_; }
    void setPace(Pace pace);
    /// Computers take all seats and play without a pause until somebody wins.
    void playToEnd();
    [[nodiscard]] bool playingToEnd() const { return toEnd_; }

    /// Lets the computers begin.
    void begin();
    /// The clock stops for good; nothing is told any more.
    void halt();
    /// Applies an action of a person.
    Refusal perform(const Action& action);

  signals:
    /// After each action, also within a slice of many.
    void acted(const isle::Action& action, const isle::Events& events);
    /// The state changed; once for a whole slice of computer actions.
    void changed();

  private:
    void seatPlayers();
    void schedule();
    void tick();
    bool step();
    Refusal applyAction(const Action& action);

    Map map_;
    Game game_;
    std::uint64_t seed_;
    std::uint64_t gameSeed_;
    std::vector<bool> humans_;
    std::vector<std::unique_ptr<Player>> players_; ///< one for every seat; asked only for computer seats
    std::unique_ptr<Driver> driver_;
    std::vector<Action> history_;
    Events events_;
    PickWatch picks_;
    QTimer timer_;
    Pace pace_ = Pace::Normal;
    bool toEnd_ = false;
    bool begun_ = false;
    mutable Seat lastViewer_;
};

} // namespace isle
