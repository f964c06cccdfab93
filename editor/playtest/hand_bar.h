#pragma once

#include "editor/playtest/legal_places.h"
#include "editor/playtest/play_widgets.h"
#include "editor/playtest/reasons.h"
#include "engine/rules/game.h"

#include <QWidget>

#include <array>
#include <vector>

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace isle {

class ChoicePanel;
class Match;

/// Below the canvas: the hand of the person on turn, the dice, what can be built, and the commands of a turn.
/// What must be chosen (discards, gold, a victim) takes the place of the build buttons.
class HandBar : public QWidget {
    Q_OBJECT

  public:
    static constexpr int barHeight = 122;

    explicit HandBar(QWidget* parent = nullptr);

    /// Shows the match; null for none.
    void refresh(const Match* match, const std::vector<Action>& legal, Intent intent);

  signals:
    void buildClicked(int what); ///< see reasons.h
    void devCardClicked(isle::DevCard card);
    void primaryClicked();
    void tradeClicked();
    void sailClicked();
    void intentCancelled();
    /// Actions of the choice panel, one card each, to be applied in this order.
    void actionsChosen(const std::vector<isle::Action>& actions);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* handPart();
    QWidget* buildPart();
    QWidget* commandPart();
    void refreshHand(const Match* match, Seat viewer, const std::vector<Action>& legal);
    void refreshBuildTitle(const Match* match);
    void askForCards(const Match& match, Seat actor, State state);
    void refreshBuild(const Match* match, Seat actor, const std::vector<Action>& legal, Intent intent);
    void refreshCommands(const Match* match, Seat actor, const std::vector<Action>& legal);
    void refreshQuestion(const Match* match, Seat actor, const std::vector<Action>& legal, Intent intent);
    void answer(ActionKind kind, const Cards& cards);
    void setDensity(Density density);
    /// The widest of the densities that fits.
    void fit();

    QLabel* handTitle_ = nullptr;
    QLabel* handDetail_ = nullptr;
    std::array<HandCard*, resourceCount> cards_{};
    std::array<HandCard*, devCardCount> devCards_{};
    DiceView* dice_ = nullptr;
    Divider* diceDivider_ = nullptr;
    QStackedWidget* middle_ = nullptr;
    QLabel* buildTitle_ = nullptr;
    std::array<BuildButton*, deedCount> build_{};
    ChoicePanel* choice_ = nullptr;
    CommandButton* trade_ = nullptr;
    CommandButton* sail_ = nullptr;
    CommandButton* primary_ = nullptr;
    QHBoxLayout* row_ = nullptr;
    Density density_ = Density::Full;
    Seat asked_;
    State askedState_ = State::Over;
};

} // namespace isle
