#include "editor/panels/ledger_line.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/component_text.h"
#include "editor/panels/parts.h"

#include <QPainter>

namespace isle {
namespace {

constexpr int barHeight = 5;

} // namespace

LedgerLine::LedgerLine(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LedgerLine::show(const LedgerRow& row, bool counted) {
    row_ = row;
    counted_ = counted;
    const QString name = displayName(row.component);
    setAccessibleName(tr("%1: %2", "forest hex: 5 of 4, 1 short").arg(name, figures()));
    setToolTip(row.fromReserve() > 0
                   ? tr("%1 of them lie in a set that another box replaces.").arg(row.fromReserve())
                   : QString());
    QWidget::show();
    update();
}

QString LedgerLine::figures() const {
    if (!counted_)
        return QString::number(row_.used);
    const QString of = tr("%1 of %2", "used of owned").arg(row_.used).arg(row_.owned + row_.fromReserve());
    return row_.missing() == 0 ? of : tr("%1, %2 short", "5 of 4, 1 short").arg(of).arg(row_.missing());
}

QSize LedgerLine::sizeHint() const {
    return {160, qMax(28, QFontMetrics(designFont(font(), 12)).height() + 12)};
}

void LedgerLine::paintBar(QPainter& painter, const QRect& bar) const {
    const Theme& theme = currentTheme();
    const int owned = row_.owned + row_.fromReserve();
    const int whole = qMax(1, qMax(owned, row_.used));
    const auto part = [&](int count) { return bar.width() * count / whole; };
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.hairline);
    painter.drawRoundedRect(bar, 2, 2);
    const QRect used(bar.left(), bar.top(), part(qMin(row_.used, owned)), bar.height());
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(used, 2, 2);
    if (row_.missing() > 0) {
        // Hatched, so that it differs from what is there in more than colour.
        const QRect over(bar.left() + part(owned), bar.top(), bar.width() - part(owned), bar.height());
        painter.setBrush(theme.panel);
        painter.setPen(theme.error.text);
        painter.drawRect(over.adjusted(0, 0, -1, -1));
        painter.setBrush(QBrush(theme.error.text, Qt::BDiagPattern));
        painter.drawRect(over.adjusted(0, 0, -1, -1));
    }
}

void LedgerLine::paintEvent(QPaintEvent*) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool short_ = counted_ && row_.missing() > 0;
    const QFont plain = designFont(font(), 12);
    const QFont strong = designFont(font(), 12, QFont::DemiBold);
    const int textHeight = height() - barHeight - 6;
    QRect line(14, 1, width() - 28, textHeight);
    if (short_) {
        const int mark = 14;
        painter.drawPixmap(line.left(), line.top() + (line.height() - mark) / 2,
                           iconPixmap(QStringLiteral("error"), mark, theme.error.text, devicePixelRatioF()));
    }
    painter.setFont(short_ ? strong : plain);
    painter.setPen(short_ ? theme.error.text : theme.text);
    const QString right = figures();
    const int wide = painter.fontMetrics().horizontalAdvance(right) + 4;
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, right);
    const QRect name = line.adjusted(20, 0, -wide - 6, 0);
    painter.setPen(theme.text);
    painter.drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(displayName(row_.component), Qt::ElideRight, name.width()));
    if (counted_)
        paintBar(painter, {line.left() + 20, height() - barHeight - 4, line.width() - 20, barHeight});
}

} // namespace isle
