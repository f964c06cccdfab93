#include "editor/panels/section.h"

#include "editor/look/icons.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {

SectionHead::SectionHead(const QString& name, QWidget* parent)
    : QWidget(parent), name_(name), button_(new QToolButton) {
    button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button_->setCheckable(true);
    button_->setIconSize({16, 16});
    button_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    button_->setStyleSheet(
        QStringLiteral("QToolButton, QToolButton:checked { border: none; background: transparent; "
                       "font-weight: 600; text-align: left; padding: 2px 0; color: palette(text); }"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(button_);
    connect(button_, &QToolButton::toggled, this, [this](bool open) {
        show();
        emit toggled(open);
    });
    show();
}

void SectionHead::setOpen(bool open) {
    button_->setChecked(open);
}

bool SectionHead::open() const {
    return button_->isChecked();
}

void SectionHead::setNote(const QString& note) {
    note_ = note;
    show();
}

void SectionHead::show() {
    button_->setIcon(icon(open() ? QStringLiteral("chevron") : QStringLiteral("chevron-right")));
    button_->setText(
        note_.isEmpty() ? name_ : tr("%1: %2", "part of the properties, what it holds").arg(name_, note_));
}

void SectionHead::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && button_)
        show();
}

} // namespace isle
