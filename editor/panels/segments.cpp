#include "editor/panels/segments.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QButtonGroup>
#include <QEnterEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace isle {
namespace {

constexpr int iconSide = 16;
constexpr int gap = 6;
constexpr int radius = 5;

/// A rectangle round at the left, the right, both or neither.
QPainterPath segmentPath(QRectF rect, bool roundLeft, bool roundRight) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    QPainterPath square;
    square.setFillRule(Qt::WindingFill);
    if (!roundLeft)
        square.addRect(rect.adjusted(0, 0, -rect.width() / 2, 0));
    if (!roundRight)
        square.addRect(rect.adjusted(rect.width() / 2, 0, 0, 0));
    return path.united(square);
}

} // namespace

SegmentButton::SegmentButton(const QString& text, const QString& iconName, QWidget* parent)
    : QAbstractButton(parent), iconName_(iconName) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentButton::setKeys(const QString& keys) {
    keys_ = keys;
    updateGeometry();
}

void SegmentButton::setEnds(bool first, bool last) {
    first_ = first;
    last_ = last;
    update();
}

QFont SegmentButton::textFont() const {
    const double pixels = height_ >= 28 ? 13 : 12;
    return designFont(font(), pixels, isChecked() ? QFont::DemiBold : QFont::Normal);
}

QFont SegmentButton::keyFont() const {
    return designFont(font(), 11);
}

QSize SegmentButton::sizeHint() const {
    // As wide as in bold, so that nothing moves when another one is on.
    const QFontMetrics text(designFont(font(), height_ >= 28 ? 13 : 12, QFont::DemiBold));
    int width = text.horizontalAdvance(this->text());
    if (!iconName_.isEmpty())
        width += iconSide + (this->text().isEmpty() ? 0 : gap);
    if (!keys_.isEmpty())
        width += gap + QFontMetrics(keyFont()).horizontalAdvance(keys_);
    const int side = height_ >= 28 ? 14 : 9;
    return {qMax(width + 2 * side, height_), qMax(height_, text.height() + 4)};
}

void SegmentButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}
void SegmentButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

void SegmentButton::paintGround(QPainter& painter) const {
    const Theme& theme = currentTheme();
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, last_ ? -0.5 : 0.5, -0.5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isEnabled() ? theme.outline : theme.hairline);
    QColor ground = underMouse() && isEnabled() ? theme.soft : theme.field;
    if (isChecked())
        ground = isEnabled() ? theme.accent : theme.hairline;
    painter.setBrush(ground);
    painter.drawPath(segmentPath(box, first_, last_));
}

void SegmentButton::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    paintGround(painter);

    QColor ink = isChecked() ? theme.onAccent : theme.text;
    if (!isEnabled())
        ink = theme.disabledText;
    const QFontMetrics metrics(textFont());
    int width = metrics.horizontalAdvance(text());
    if (!iconName_.isEmpty())
        width += iconSide + (text().isEmpty() ? 0 : gap);
    if (!keys_.isEmpty())
        width += gap + QFontMetrics(keyFont()).horizontalAdvance(keys_);
    int x = (this->width() - width) / 2;
    if (!iconName_.isEmpty()) {
        const QColor colour = iconColour_ && !isChecked() && isEnabled() ? iconColour_() : ink;
        painter.drawPixmap(x, (height() - iconSide) / 2,
                           iconPixmap(iconName_, iconSide, colour, devicePixelRatioF()));
        x += iconSide + gap;
    }
    painter.setPen(ink);
    painter.setFont(textFont());
    painter.drawText(QRect(x, 0, this->width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (!keys_.isEmpty()) {
        x += metrics.horizontalAdvance(text()) + gap;
        painter.setFont(keyFont());
        painter.setPen(isChecked() ? theme.onAccent : theme.secondaryText);
        painter.drawText(QRect(x, 0, this->width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, keys_);
    }
    if (hasFocus())
        paintFocusRing(painter, rect().adjusted(2, 2, -2, -2), 3);
}

Segments::Segments(QWidget* parent, int height)
    : QWidget(parent), layout_(new QHBoxLayout(this)), group_(new QButtonGroup(this)), height_(height) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(group_, &QButtonGroup::idClicked, this, &Segments::chosen);
}

SegmentButton* Segments::add(const QString& text, const QString& iconName) {
    auto* button = new SegmentButton(text, iconName, this);
    button->setHeight(height_);
    group_->addButton(button, count());
    buttons_.push_back(button);
    layout_->addWidget(button);
    for (int i = 0; i < count(); ++i)
        this->button(i)->setEnds(i == 0, i == count() - 1);
    if (count() == 1)
        button->setChecked(true);
    return button;
}

int Segments::current() const {
    return group_->checkedId();
}

void Segments::setCurrent(int index) {
    if (index >= 0 && index < count())
        button(index)->setChecked(true);
}

} // namespace isle
