#include "editor/canvas/floating_card.h"

#include "editor/look/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace isle {

void FloatingCard::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // 0 2 10 at 18 % by day, 45 % by night: rings of rising strength add up to a soft edge.
    painter.setPen(Qt::NoPen);
    const double strength = (theme.dark ? 0.45 : 0.18) / shadow;
    for (int grown = shadow - 2; grown >= 0; --grown) {
        painter.setBrush(
            QColor::fromRgbF(0, 0, 0, static_cast<float>(strength * (1.0 - grown / (shadow + 2.0)))));
        painter.drawRoundedRect(cardRect().adjusted(-grown, -grown + 2, grown, grown + 2), 8 + grown,
                                8 + grown);
    }
    painter.setPen(QPen(theme.hairline, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(cardRect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void FloatingCard::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

void FloatingCard::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
}

void FloatingCard::wheelEvent(QWheelEvent* event) {
    event->accept();
}

} // namespace isle
