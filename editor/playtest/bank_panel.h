#pragma once

#include "engine/rules/game.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace isle {

class Match;

/// The bank: what it holds, the rates of the person on turn, and a trade with it (B-71).
class BankPanel : public QWidget {
    Q_OBJECT

  public:
    explicit BankPanel(QWidget* parent = nullptr);

    /// `seat` is the person whose rates are shown; null match for none.
    void refresh(const Match* match, Seat seat);

  signals:
    void actionChosen(const isle::Action& action);

  private:
    void pick(std::optional<Resource>& side, Resource resource);
    void refreshButtons();

    const Match* match_ = nullptr;
    Seat seat_;
    std::optional<Resource> give_;
    std::optional<Resource> take_;
    std::array<QToolButton*, resourceCount> gives_{};
    std::array<QToolButton*, resourceCount> takes_{};
    QLabel* deck_;
    QPushButton* trade_;
};

} // namespace isle
