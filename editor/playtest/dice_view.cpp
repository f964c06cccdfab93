#include "editor/look/theme.h"
#include "editor/playtest/play_widgets.h"

#include <QPainter>

namespace isle {
namespace {

QFont sized(const QFont& font, int pixels, bool bold = false) {
    QFont result = font;
    result.setPixelSize(pixels);
    if (bold)
        result.setWeight(QFont::DemiBold);
    return result;
}

/// Where pips sit on a die, in a grid of three by three.
bool hasPip(int value, int cell) {
    constexpr std::array<unsigned, 7> faces{0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D};
    return ((faces[std::size_t(value)] >> unsigned(cell)) & 1U) != 0;
}

} // namespace

DiceView::DiceView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void DiceView::setDice(std::array<int, 2> dice) {
    dice_ = dice;
    setAccessibleName(dice[0] > 0 ? tr("Rolled %1").arg(dice[0] + dice[1]) : tr("Not rolled yet"));
    update();
}

void DiceView::setDensity(Density density) {
    density_ = density;
    updateGeometry();
    update();
}

QSize DiceView::sizeHint() const {
    return {density_ == Density::Full ? 118 : density_ == Density::Least ? 78 : 100, 110};
}

void DiceView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    const bool rolled = dice_[0] > 0;
    painter.setPen(rolled ? theme.text : theme.secondaryText);
    painter.setFont(sized(font(), 12, true));
    painter.drawText(QRectF(0, 12, width(), 18), Qt::AlignCenter,
                     rolled                       ? tr("Rolled %1").arg(dice_[0] + dice_[1])
                     : density_ == Density::Least ? tr("Not rolled")
                                                  : tr("Not rolled yet"));
    const QColor face(0xFD, 0xF8, 0xEC);
    const QColor ink(0x22, 0x26, 0x2C);
    for (int die = 0; die < 2; ++die) {
        const qreal side = density_ == Density::Least ? 35 : 45;
        const qreal gap = density_ == Density::Least ? 4 : 8;
        const QRectF box(width() / 2.0 - side - gap / 2 + die * (side + gap), 38 + (45 - side) / 2, side,
                         side);
        painter.setOpacity(rolled ? 1.0 : 0.4);
        painter.setPen(QPen(ink, 2));
        painter.setBrush(face);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (int cell = 0; cell < 9 && rolled; ++cell) {
            const int row = cell / 3;
            const int column = cell % 3;
            if (hasPip(dice_[std::size_t(die)], cell))
                painter.drawEllipse(box.topLeft()
                                        + QPointF(11.5 + column * 11, 11.5 + row * 11) * (side / 45),
                                    3.6 * side / 45, 3.6 * side / 45);
        }
    }
    painter.setOpacity(1.0);
    if (rolled) {
        painter.setPen(theme.secondaryText);
        painter.setFont(sized(font(), 11));
        painter.drawText(QRectF(0, 88, width(), 18), Qt::AlignCenter,
                         tr("%1 + %2").arg(dice_[0]).arg(dice_[1]));
    }
}

} // namespace isle
