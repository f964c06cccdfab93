#pragma once

#include <QWidget>

#include <vector>

class QAction;

namespace isle {

/// The tools as a column of buttons, in groups; it scrolls where the window is too low for them.
class ToolStrip : public QWidget {
    Q_OBJECT

  public:
    explicit ToolStrip(const std::vector<std::vector<QAction*>>& groups, QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace isle
