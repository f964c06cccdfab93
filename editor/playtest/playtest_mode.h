#pragma once

#include "engine/base/result.h"
#include "engine/deal/board.h"
#include "engine/formats/game_file.h"
#include "engine/map/map.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

class QWidget;

namespace isle {

class Game;
class MapCanvas;

/// A game on the map being drawn, on the editor's own canvas. The window places its widgets: the seats bar
/// above the canvas, the hand bar below it, the side dock to the right; and calls start and stop. The drawn
/// map is copied and never changed.
class PlaytestMode : public QObject {
    Q_OBJECT

  public:
    explicit PlaytestMode(MapCanvas& canvas, QObject* parent = nullptr);
    ~PlaytestMode() override;

    /// Widgets made once and owned by their Qt parents once placed.
    [[nodiscard]] QWidget*
    seatsBar();                       ///< 64 px: a card a seat, with human or computer, points, cards, awards
    [[nodiscard]] QWidget* handBar(); ///< 122 px: hand, dice, build buttons, Trade, Sail, End turn
    [[nodiscard]] QWidget* sideDock(); ///< tabs Log, Bank and trade; speed of computer seats below
    [[nodiscard]] QWidget*
    dealBar(); ///< for the toolbar: the seed (editable), New deal, Restart, Play to end

    /// Deals the map with the shown seed and starts a game; takes the canvas. A sentence says why when it
    /// cannot (undealable, seats); then nothing changes. Problems of the map are the window's business.
    [[nodiscard]] std::optional<QString> start(const Map& map);
    /// Plays on from a position: the game's map, and the seed it was dealt with.
    void startFrom(const Map& map, const Game& game, std::uint64_t seed);
    /// Plays on where a recorded game stands, from the state it began with. Its map is not asked again
    /// whether it can be played: whoever calls has replayed the game.
    void resume(const RecordedGame& recorded, Game start);
    /// The running game as it can be saved; a sentence when it cannot.
    [[nodiscard]] Result<RecordedGame, QString> record() const;
    /// Ends the game and lets go of the canvas: overlays cleared, input null. View and zoom stay as they are.
    void stop();
    [[nodiscard]] bool running() const;

    [[nodiscard]] const Game* game() const; ///< null when not running
    [[nodiscard]] std::uint64_t seed() const;
    void setSeed(std::uint64_t seed); ///< for the next start or newDeal

    /// Which seats a person plays; seat 0 at first. Changing it in the middle of a game is allowed.
    void setHuman(int seat, bool human);
    [[nodiscard]] bool isHuman(int seat) const;
    void setNarrow(bool narrow);  ///< the window is small: shorter tool bar
    void setSeatCount(int seats); ///< for the next start; within the map's range

  public slots:
    void roll();
    void endTurn();
    void openTrade();
    void toggleSail();
    void chooseBuild(int what); ///< 0 road, 1 settlement, 2 city, 3 ship, 4 card, 5 raid, 6 dig, 7 wonder
    void newDeal();             ///< next seed, new game
    void restart();             ///< same seed from the start
    void playToEnd();           ///< computers take over all seats until somebody wins
    void primary();             ///< what Space does: roll, else end the turn
    void escape();              ///< leaves what was chosen to build or sail

  signals:
    void hintChanged(const QString& name, const QString& hint); ///< for the status bar
    void statusChanged(const QString& text); ///< "Bank: 14 lumber, ...", right part of the status bar
    void gameChanged();
    void gameOver(int winner);  ///< -1 for a draw
    void saveWanted();          ///< the button for saving the game was pressed
    void availabilityChanged(); ///< which of the slots make sense now; ask can...()

  public:
    [[nodiscard]] bool canRoll() const;
    [[nodiscard]] bool canEndTurn() const;
    [[nodiscard]] bool canTrade() const;
    [[nodiscard]] bool canSail() const;
    [[nodiscard]] bool canChooseBuild(int what) const;
    [[nodiscard]] bool isOnMap(int what) const; ///< whether the map has such a thing to build or do

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace isle
