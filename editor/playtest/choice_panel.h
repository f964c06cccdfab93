#pragma once

#include "engine/rules/game.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace isle {

class CardPicker;

/// Asks the person on turn for what is not a place on the map: cards to discard or to take, a victim, a
/// resource. It stands in the hand bar in place of the build buttons.
class ChoicePanel : public QWidget {
    Q_OBJECT

  public:
    explicit ChoicePanel(QWidget* parent = nullptr);

    /// Exactly so many cards, within what there is of each kind.
    void askCards(const QString& title, const QString& detail, const QString& confirm, const Cards& limits,
                  int number);
    /// One of these seats.
    void askVictim(const Game& game, const std::vector<Seat>& seats);
    /// One resource; may be given up.
    void askResource(const QString& title, const QString& detail);
    /// A new question begins: what was chosen before is forgotten.
    void forget();

  signals:
    void cardsChosen(const isle::Cards& cards);
    void victimChosen(isle::Seat seat);
    void resourceChosen(isle::Resource resource);
    void cancelled();

  private:
    QWidget* cardsPage();
    QWidget* seatsPage();
    QWidget* resourcePage();
    void say(const QString& title, const QString& detail);
    void refreshConfirm();

    QLabel* title_;
    QLabel* detail_;
    QStackedLayout* pages_;
    CardPicker* picker_ = nullptr;
    QPushButton* confirm_ = nullptr;
    QHBoxLayout* seats_ = nullptr;
    std::vector<QPushButton*> seatButtons_;
    QString confirmText_;
    int number_ = 0;
};

} // namespace isle
