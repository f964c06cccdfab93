#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace isle {

/// The line of the problems panel that tells of sampled deals: a button to deal and check many, the progress
/// with a way to stop, and what came of it.
class SampleBar : public QWidget {
    Q_OBJECT

  public:
    explicit SampleBar(QWidget* parent = nullptr);

    /// Nothing of the map is dealt: there is nothing to sample, and the bar hides.
    void setChance(bool chance);
    void setDeals(int deals);           ///< how many the button promises
    void setProgress(int done, int of); ///< sampling is going on
    /// Sampling is over: so many were looked at, or why the map cannot be dealt. 0: none yet.
    void setResult(int sampled, const QString& refusal);
    void setAutomatic(bool automatic); ///< tells nobody
    [[nodiscard]] bool sampling() const { return sampling_; }

  signals:
    void sampleWanted();
    void cancelWanted();
    void automaticChanged(bool automatic); ///< sample again after every change

  private:
    void showButtons();

    bool sampling_ = false;
    int deals_ = 200;
    QPushButton* sample_;
    QPushButton* cancel_;
    QToolButton* automatic_;
    QProgressBar* progress_;
    QLabel* text_;
};

} // namespace isle
