#pragma once

#include "editor/playtest/play_widgets.h"
#include "engine/rules/game.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace isle {

class Match;

/// A seat's card: chip, name and player, points of the target, cards, knights, route and awards, and what the
/// seat has gathered of the map's specials. The narrower it is the more of that is in the tip only. Clicking
/// it chooses who plays the seat.
class SeatCard : public TileButton {
    Q_OBJECT

  public:
    explicit SeatCard(Seat seat, QWidget* parent = nullptr);

    void refresh(const Match& match);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void humanChosen(isle::Seat seat, bool human);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// A number with its sign.
    struct Stat {
        QString icon;
        QString text;
        bool accent = false;
        std::vector<Marker> chips; ///< drawn instead of the sign
    };
    void openMenu();
    void showPlayer(const Match& match);
    void showSpecials(const Game& game);
    void showTip();
    void paintName(QPainter& painter, const QRectF& area) const;
    void paintPoints(QPainter& painter, qreal right, bool withTarget) const;
    void paintStats(QPainter& painter, const QRectF& area) const;
    /// What fits, in columns of `rows()`.
    [[nodiscard]] std::vector<Stat> stats() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] int rows() const;
    [[nodiscard]] int awardRoom() const;

    /// What is shown; taken over from the game.
    struct Shown {
        QString name;
        QString player;
        int points = 0;
        int target = 0;
        int cards = 0;
        int devCards = 0;
        int knights = 0;
        int route = 0;
        bool active = false; ///< on turn, or in its special build phase or part
        bool human = false;
        bool longestRoute = false;
        bool largestArmy = false;
        std::vector<Stat> specials;
        QStringList specialTips;
    };
    Seat seat_;
    Shown shown_;
};

/// Above the canvas: a card a seat.
class SeatsBar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int barHeight = 64;

    explicit SeatsBar(QWidget* parent = nullptr);

    /// Shows the match; null for none.
    void refresh(const Match* match);

  signals:
    void humanChosen(isle::Seat seat, bool human);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void arrange(int seats);

    QHBoxLayout* row_;
    std::vector<SeatCard*> cards_;
};

} // namespace isle
