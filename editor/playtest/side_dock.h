#pragma once

#include "editor/playtest/match.h"

#include <QWidget>

class QTabWidget;
class QButtonGroup;

namespace isle {

class LogView;
class TradePanel;

/// Right of the canvas: the log, bank and trade, and below them how fast computer seats play.
class SideDock : public QWidget {
    Q_OBJECT

  public:
    explicit SideDock(QWidget* parent = nullptr);

    void refresh(const Match* match);
    [[nodiscard]] LogView& log() { return *log_; }
    void showTrade();
    void showLog();
    [[nodiscard]] bool tradeShown() const;
    void setPace(Pace pace);

    [[nodiscard]] QSize sizeHint() const override { return {328, 600}; }

  signals:
    void actionChosen(const isle::Action& action);
    void paceChosen(isle::Pace pace);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QWidget* pacePart();
    void setIcons();

    QTabWidget* tabs_;
    LogView* log_;
    TradePanel* trade_;
    QButtonGroup* paces_ = nullptr;
};

} // namespace isle
