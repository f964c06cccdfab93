#include "editor/window/status_line.h"

#include "editor/look/theme.h"
#include "editor/panels/parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>

namespace isle {
namespace {

constexpr int narrowWidth = 1280;

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QWidget(parent),
      name_(new QLabel),
      hint_(secondaryLabel({})),
      hex_(secondaryLabel({})),
      selected_(secondaryLabel({})),
      counts_(secondaryLabel({})),
      zoom_(secondaryLabel({})) {
    name_->setFont(designFont(font(), 12, QFont::DemiBold));
    hint_->setObjectName(QStringLiteral("hint"));
    hex_->setObjectName(QStringLiteral("hoveredHex"));
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // it shortens first
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 1, 12, 0);
    layout->setSpacing(16);
    layout->addWidget(name_);
    layout->addWidget(hint_, 1);
    for (QLabel* label : {hex_, selected_, counts_, zoom_}) {
        label->setTextFormat(Qt::PlainText);
        layout->addWidget(label);
    }
    setFixedHeight(qMax(26, name_->sizeHint().height() + 8));
}

void StatusLine::setHint(const QString& name, const QString& hint) {
    name_->setText(name);
    hintText_ = hint;
    showHint();
}

void StatusLine::setMenuTip(const QString& tip) {
    menuTip_ = tip;
    showHint();
}

void StatusLine::showHint() {
    const QString whole = menuTip_.isEmpty() ? hintText_ : menuTip_;
    hint_->setText(hint_->fontMetrics().elidedText(whole, Qt::ElideRight, hint_->width()));
    hint_->setToolTip(hint_->text() == whole ? QString() : whole);
    hint_->setAccessibleName(whole);
}

void StatusLine::set(QLabel* label, const QString& text) {
    if (label->text() == text)
        return;
    label->setText(text);
    label->setVisible(!text.isEmpty());
    QTimer::singleShot(0, this, &StatusLine::showHint); // once the layout has found out how much room is left
}

void StatusLine::setHex(const QString& text) {
    set(hex_, text);
}
void StatusLine::setSelected(const QString& text) {
    set(selected_, text);
}
void StatusLine::setCounts(const QString& text) {
    set(counts_, text);
    counts_->setVisible(!text.isEmpty() && width() >= narrowWidth);
}
void StatusLine::setZoom(double percent) {
    set(zoom_, tr("%1 %", "zoom").arg(qRound(percent)));
}

QString StatusLine::text() const {
    QStringList parts{name_->text(), menuTip_.isEmpty() ? hintText_ : menuTip_};
    for (const QLabel* label : {hex_, selected_, counts_, zoom_})
        parts.append(label->text());
    return parts.join(QStringLiteral(" | "));
}

void StatusLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().window);
    painter.fillRect(QRect(0, 0, width(), 1), currentTheme().hairline);
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    counts_->setVisible(!counts_->text().isEmpty() && width() >= narrowWidth);
    QTimer::singleShot(0, this, &StatusLine::showHint);
}

} // namespace isle
