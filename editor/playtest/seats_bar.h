#pragma once

#include "editor/playtest/play_widgets.h"
#include "engine/rules/game.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace isle {

class Match;

/// A seat's card: chip, name and player, points of the target, cards, knights, route and awards. Clicking it
/// chooses who plays the seat.
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
    void openMenu();
    void paintPoints(QPainter& painter, qreal right, qreal left) const;
    void paintStats(QPainter& painter, const QRectF& area) const;
    /// Knights and route are in the tip only when space is short (visual design 15.2).
    [[nodiscard]] bool compact() const;

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
        bool onTurn = false;
        bool human = false;
        bool longestRoute = false;
        bool largestArmy = false;
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
