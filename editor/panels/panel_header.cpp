#include "editor/panels/panel_header.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace isle {

PanelHeader::PanelHeader(const QString& title, QWidget* parent) : QWidget(parent) {
    auto* label = new QLabel(title);
    label->setFont(designFont(font(), 13, QFont::DemiBold));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 0);
    layout->addWidget(label);
    setFixedHeight(qMax(28, label->sizeHint().height() + 10));
}

void PanelHeader::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), currentTheme().header);
}

} // namespace isle
