#pragma once

#include "engine/checks/check.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace isle {

class AcceptField;

/// One problem in the list: what is wrong, where, for which deals, why it matters, its fixes as buttons, and
/// the way to accept it or to take that back.
class ProblemRow : public QFrame {
    Q_OBJECT

  public:
    explicit ProblemRow(QWidget* parent = nullptr);

    /// The row keeps a copy of what it shows, not the problem. `first` of its check: it says why; others only
    /// when they are selected. `chance`: something of the map is dealt, so it says for which deals it holds.
    void show(const Problem& problem, int index, bool first, bool chance);
    [[nodiscard]] int index() const { return index_; }
    void setSelected(bool selected);
    [[nodiscard]] bool selected() const { return selected_; }
    /// Opens the line for the reason; nothing on an accepted problem.
    void beginAccepting();

  signals:
    void clicked(int index);
    void doubleClicked(int index);
    void fixWanted(int index, int fix);
    /// Pointer or focus is on a fix; -1 when it has left.
    void fixHovered(int index, int fix);
    void exampleWanted(quint64 seed); ///< show the deal of this seed
    void acceptWanted(int index, const QString& reason);
    void takeBackWanted(int index);
    void hovered(int index, bool inside);
    void moveWanted(int index, int step); ///< arrow keys

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showButtons(const Problem& problem);
    QPushButton* addButton(const QString& text, const QString& iconName, const QString& name);
    void showMore();

    int index_ = -1;
    Severity severity_ = Severity::Error;
    bool selected_ = false;
    bool first_ = true;
    bool accepted_ = false;
    int hoveredFix_ = -1;
    QLabel* title_;
    QLabel* sentence_;
    QLabel* why_;
    QLabel* scope_;
    QLabel* reason_;
    QWidget* buttons_;
    QPushButton* accept_ = nullptr; ///< shown while the row is selected
    AcceptField* field_;
};

/// The icon of a severity.
[[nodiscard]] QString iconName(Severity severity);

} // namespace isle
