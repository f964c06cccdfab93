#include "editor/panels/action_button.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QAction>
#include <QPainter>

namespace isle {

ActionButton::ActionButton(QAction* action, QWidget* parent, int iconPixels, int side)
    : QToolButton(parent), iconPixels_(iconPixels), side_(side) {
    setDefaultAction(action);
    setAccessibleName(action->text().remove(QLatin1Char('&')));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ActionButton::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isChecked() || isDown()) {
        painter.setPen(theme.accent);
        painter.setBrush(theme.soft);
        painter.drawRoundedRect(box, 6, 6);
    } else if (underMouse() && isEnabled()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.header);
        painter.drawRoundedRect(box, 6, 6);
    }
    const QRect place((width() - iconPixels_) / 2, (height() - iconPixels_) / 2, iconPixels_, iconPixels_);
    icon().paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled,
                 isChecked() ? QIcon::On : QIcon::Off);
    if (hasFocus())
        paintFocusRing(painter, rect(), 6);
}

} // namespace isle
