#include "editor/panels/accept_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace isle {

AcceptField::AcceptField(QWidget* parent)
    : QWidget(parent), reason_(new QLineEdit), button_(new QPushButton(tr("Accept"))) {
    reason_->setObjectName(QStringLiteral("acceptReason"));
    reason_->setPlaceholderText(tr("Why is that all right?"));
    reason_->setAccessibleName(tr("Reason for accepting the problem"));
    reason_->setMaxLength(300);
    button_->setObjectName(QStringLiteral("acceptNow"));
    button_->setEnabled(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(reason_, 1);
    layout->addWidget(button_);
    connect(reason_, &QLineEdit::textChanged, this,
            [this](const QString& text) { button_->setEnabled(!text.trimmed().isEmpty()); });
    connect(reason_, &QLineEdit::returnPressed, this, &AcceptField::finish);
    connect(button_, &QPushButton::clicked, this, &AcceptField::finish);
}

void AcceptField::begin() {
    reason_->clear();
    show();
    reason_->setFocus(Qt::OtherFocusReason);
}

void AcceptField::finish() {
    const QString reason = reason_->text().trimmed();
    if (reason.isEmpty())
        return;
    hide();
    emit accepted(reason);
}

void AcceptField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
        emit left();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return; // the line has seen it; the row below must not
    QWidget::keyPressEvent(event);
}

} // namespace isle
