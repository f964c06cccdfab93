#pragma once

#include "engine/checks/check.h"

#include <QAbstractButton>
#include <QWidget>

#include <array>
#include <cstdint>

class QToolButton;

namespace isle {

class ActionRegistry;
class SeedField;
class Segments;

/// The number of problems of a severity with its sign; a click shows them.
class ProblemCount : public QAbstractButton {
    Q_OBJECT

  public:
    explicit ProblemCount(Severity severity, QWidget* parent = nullptr);

    void setCount(int count);
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Severity severity_;
    int count_ = 0;
};

/// The bar below the menus: file, undo and view buttons; in the middle Draw or Playtest; at the right Design
/// or a deal with its seed and the problem counts, or the deal of the game.
class TopBar : public QWidget {
    Q_OBJECT

  public:
    TopBar(ActionRegistry& actions, QWidget* dealBar, QWidget* parent = nullptr);

    void setPlaying(bool playing);
    void setNarrow(bool narrow);
    void setDealShown(bool shown);
    void setSeed(std::uint64_t seed);
    void setCounts(int errors, int warnings, int hints);
    [[nodiscard]] ProblemCount& count(Severity severity) {
        return *counts_[static_cast<std::size_t>(severity)];
    }

  signals:
    void seedEntered(std::uint64_t seed);
    void countClicked(isle::Severity severity);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* makeLeft();
    QWidget* makeMiddle();
    QWidget* makeRight(QWidget* dealBar);
    QWidget* makeDealChoice();
    void followModes();

    ActionRegistry& actions_;
    Segments* modes_;
    Segments* shown_;
    QWidget* fileButtons_;
    QWidget* backButton_;
    QWidget* undoButtons_;
    QWidget* drawRight_;
    QWidget* playRight_;
    QWidget* showLabel_;
    QWidget* seedLabel_;
    SeedField* seed_;
    SeedField* menuSeed_; ///< in a menu where the bar is narrow
    QToolButton* seedMenu_;
    std::array<ProblemCount*, 3> counts_{};
    bool narrow_ = false;
};

} // namespace isle
