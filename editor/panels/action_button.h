#pragma once

#include <QToolButton>

namespace isle {

/// A square button for an action in tool bar, tool strip and panels: quiet until it is on or under the
/// pointer. Its tip is the action's with the shortcut.
class ActionButton : public QToolButton {
    Q_OBJECT

  public:
    explicit ActionButton(QAction* action, QWidget* parent = nullptr, int iconPixels = 20, int side = 32);

    [[nodiscard]] QSize sizeHint() const override { return {side_, side_}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int iconPixels_;
    int side_;
};

} // namespace isle
