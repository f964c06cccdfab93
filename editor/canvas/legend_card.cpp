#include "editor/canvas/legend_card.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QToolButton>

namespace isle {

namespace {

constexpr int padding = 10;
constexpr int swatchWidth = 22;
constexpr int swatchGap = 8;
constexpr int textWidth = 224;
constexpr int closeSide = 24;

} // namespace

LegendCard::LegendCard(QWidget* parent) : FloatingCard(parent), close_(new QToolButton(this)) {
    close_->setIcon(icon(QStringLiteral("close")));
    close_->setIconSize(QSize(14, 14));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::NoFocus); // the menu and its keys turn an overlay off as well
    close_->resize(closeSide, closeSide);
    connect(close_, &QToolButton::clicked, this, &LegendCard::closed);
    retranslate();
}

void LegendCard::setOverlay(const MapOverlay& overlay) {
    title_ = overlay.title;
    note_ = overlay.note;
    keys_ = overlay.keys;
    setAccessibleName(text());
    fitText();
    update();
}

QString LegendCard::text() const {
    QStringList lines{title_};
    for (const MapOverlay::Key& key : keys_)
        lines.append(key.text);
    if (!note_.isEmpty())
        lines.append(note_);
    return lines.join(QLatin1Char('\n'));
}

int LegendCard::lineHeight() const {
    return fontMetrics().height() + 4;
}

QFont LegendCard::titleFont() const {
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return bold;
}

void LegendCard::fitText() {
    const QFontMetrics title(titleFont());
    int width = title.horizontalAdvance(title_) + closeSide;
    for (const MapOverlay::Key& key : keys_)
        width = qMax(width, swatchWidth + swatchGap + fontMetrics().horizontalAdvance(key.text));
    if (!note_.isEmpty())
        width = qMax(width, qMin(textWidth, fontMetrics().horizontalAdvance(note_)));
    int height = title.height() + 8 + static_cast<int>(keys_.size()) * lineHeight();
    if (!note_.isEmpty())
        height += 6 + fontMetrics().boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, note_).height();
    resize(width + 2 * (padding + shadow), height + 2 * (padding + shadow));
}

void LegendCard::place(const QRect& area, bool left) {
    area_ = area;
    QPoint corner(left ? area.left() : area.right() + 1 - width(), area.top());
    if (dragged_)
        corner = *dragged_;
    move(qBound(area.left(), corner.x(), qMax(area.left(), area.right() + 1 - width())),
         qBound(area.top(), corner.y(), qMax(area.top(), area.bottom() + 1 - height())));
}

void LegendCard::mousePressEvent(QMouseEvent* event) {
    event->accept();
    grip_ = event->position().toPoint();
}

void LegendCard::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    if (!(event->buttons() & Qt::LeftButton))
        return;
    dragged_ = mapToParent(event->position().toPoint()) - grip_;
    place(area_, false);
}

void LegendCard::paintEvent(QPaintEvent* event) {
    FloatingCard::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    const QRect area = cardRect().adjusted(padding, padding, -padding, -padding);
    const QFontMetrics title(titleFont());
    painter.setFont(titleFont());
    painter.setPen(theme.text);
    painter.drawText(QRect(area.left(), area.top(), area.width(), title.height()), Qt::AlignLeft, title_);
    painter.setFont(font());
    int y = area.top() + title.height() + 8;
    for (const MapOverlay::Key& key : keys_) {
        const QRectF swatch(area.left(), y + 2, swatchWidth, lineHeight() - 6);
        paintSwatch(painter, swatch, key);
        painter.setPen(theme.text);
        painter.drawText(QRect(area.left() + swatchWidth + swatchGap, y, area.width(), lineHeight()),
                         Qt::AlignLeft | Qt::AlignVCenter, key.text);
        y += lineHeight();
    }
    if (note_.isEmpty())
        return;
    painter.setPen(theme.secondaryText);
    painter.drawText(QRect(area.left(), y + 6, area.width(), area.bottom() - y), Qt::TextWordWrap, note_);
}

void LegendCard::changeEvent(QEvent* event) {
    FloatingCard::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitText();
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LegendCard::resizeEvent(QResizeEvent*) {
    close_->move(cardRect().right() - close_->width() - 2, cardRect().top() + 2);
}

void LegendCard::retranslate() {
    close_->setToolTip(tr("Close the overlay"));
    close_->setAccessibleName(tr("Close the overlay"));
}

} // namespace isle
