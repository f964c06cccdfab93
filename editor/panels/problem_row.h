#pragma once

#include "engine/checks/check.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace isle {

/// One problem in the list: what is wrong, where, why it matters, and its fixes as buttons.
class ProblemRow : public QFrame {
    Q_OBJECT

  public:
    explicit ProblemRow(QWidget* parent = nullptr);

    /// The row keeps a copy of what it shows, not the problem.
    /// `first` of its check: it says why; others only when they are selected.
    void show(const Problem& problem, int index, bool first);
    [[nodiscard]] int index() const { return index_; }
    void setSelected(bool selected);
    [[nodiscard]] bool selected() const { return selected_; }

  signals:
    void clicked(int index);
    void doubleClicked(int index);
    void fixWanted(int index, int fix);
    void hovered(int index, bool inside);
    void moveWanted(int index, int step); ///< arrow keys

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    void showFixes(const Problem& problem);

    int index_ = -1;
    Severity severity_ = Severity::Error;
    bool selected_ = false;
    bool first_ = true;
    QLabel* title_;
    QLabel* sentence_;
    QLabel* why_;
    QWidget* fixes_;
};

/// The icon of a severity.
[[nodiscard]] QString iconName(Severity severity);

} // namespace isle
