#pragma once

#include <QFrame>

namespace isle {

class Match;

/// Over the canvas when a game has ended: who won, and where everybody's points come from, hidden cards
/// included (B-164).
class ResultCard : public QFrame {
    Q_OBJECT

  public:
    ResultCard(const Match& match, QWidget* parent);

    /// Middle of the parent's top.
    void place();

  signals:
    void newDealClicked();
    void restartClicked();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* table(const Match& match);
};

} // namespace isle
