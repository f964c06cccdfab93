#include "editor/panels/tool_strip.h"

#include "editor/look/theme.h"
#include "editor/panels/action_button.h"
#include "editor/panels/parts.h"

#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int stripWidth = 48;

} // namespace

ToolStrip::ToolStrip(const std::vector<std::vector<QAction*>>& groups, QWidget* parent) : QWidget(parent) {
    setFixedWidth(stripWidth);
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(8, 8, 7, 8);
    column->setSpacing(2);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) {
            column->addSpacing(5);
            column->addWidget(hairline());
            column->addSpacing(5);
        }
        for (QAction* action : groups[i])
            column->addWidget(new ActionButton(action, inner, 22, 32));
    }
    column->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOff); // the wheel scrolls; a bar would hide the buttons
    scroll->setStyleSheet(
        QStringLiteral("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 1, 0);
    layout->addWidget(scroll);
}

void ToolStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), currentTheme().hairline);
}

} // namespace isle
