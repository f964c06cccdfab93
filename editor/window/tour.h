#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

class QFrame;
class QLabel;
class QPushButton;

namespace isle {

/// One stop of the tour: a part of the window and what it is for.
struct TourStep {
    QPointer<QWidget> target;
    QString title;
    QString text;
};

/// A walk through the window for whoever starts the program for the first time: at most five steps, each
/// lighting a part of the window; it can be left at any time.
class Tour : public QWidget {
    Q_OBJECT

  public:
    static constexpr std::size_t mostSteps = 5;

    /// Covers the window and shows the first step. It deletes itself at the end.
    Tour(std::vector<TourStep> steps, QWidget& window);

    [[nodiscard]] std::size_t step() const { return step_; }

    /// Whether the tour has never been shown to this user.
    [[nodiscard]] static bool isNew();

  signals:
    void finished();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeCard();
    void show(std::size_t step);
    void placeCard();
    void end();
    [[nodiscard]] QRect targetRect() const;

    std::vector<TourStep> steps_;
    std::size_t step_ = 0;
    QFrame* card_;
    QLabel* count_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* skip_;
};

} // namespace isle
