#include "editor/canvas/zoom_box.h"

#include "editor/look/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace isle {

ZoomBox::ZoomBox(QWidget* parent)
    : FloatingCard(parent),
      smaller_(button(QStringLiteral("minus"))),
      percent_(new QLabel(this)),
      larger_(button(QStringLiteral("plus"))),
      fit_(button(QStringLiteral("fit"))),
      minimap_(button(QStringLiteral("minimap"))) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(shadow + 4, shadow + 3, shadow + 4, shadow + 3);
    row->setSpacing(2);
    percent_->setAlignment(Qt::AlignCenter);
    percent_->setMinimumWidth(percent_->fontMetrics().horizontalAdvance(QStringLiteral("0000 %")) + 4);
    for (QWidget* const widget :
         {static_cast<QWidget*>(smaller_), static_cast<QWidget*>(percent_), static_cast<QWidget*>(larger_),
          static_cast<QWidget*>(fit_), static_cast<QWidget*>(minimap_)})
        row->addWidget(widget);
    connect(smaller_, &QToolButton::clicked, this, &ZoomBox::zoomOutWanted);
    connect(larger_, &QToolButton::clicked, this, &ZoomBox::zoomInWanted);
    connect(fit_, &QToolButton::clicked, this, &ZoomBox::fitWanted);
    connect(minimap_, &QToolButton::clicked, this, &ZoomBox::minimapWanted);
    retranslate();
    setMinimapOffered(false);
}

void ZoomBox::setPercent(double percent) {
    percent_->setText(tr("%1 %").arg(qRound(percent)));
    percent_->setAccessibleName(tr("Zoom %1 %").arg(qRound(percent)));
}

void ZoomBox::setMinimapOffered(bool offered) {
    minimap_->setVisible(offered);
    adjustSize();
}

void ZoomBox::changeEvent(QEvent* event) {
    FloatingCard::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QToolButton* ZoomBox::button(const QString& iconName) {
    auto* const made = new QToolButton(this);
    made->setIcon(icon(iconName));
    made->setIconSize(QSize(18, 18));
    made->setAutoRaise(true);
    // The window's zoom actions have keys; Tab goes from the canvas on to the panels.
    made->setFocusPolicy(Qt::NoFocus);
    return made;
}

void ZoomBox::retranslate() {
    const auto name = [](QToolButton* target, const QString& text) {
        target->setToolTip(text);
        target->setAccessibleName(text);
    };
    name(smaller_, tr("Zoom out"));
    name(larger_, tr("Zoom in"));
    name(fit_, tr("Show the whole map"));
    name(minimap_, tr("Show the minimap"));
}

} // namespace isle
