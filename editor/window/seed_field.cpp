#include "editor/window/seed_field.h"

#include <QAction>
#include <QRegularExpressionValidator>

namespace isle {

SeedField::SeedField(QAction* next, QWidget* parent) : QLineEdit(parent) {
    setObjectName(QStringLiteral("seed"));
    setAccessibleName(tr("Seed of the deal"));
    setToolTip(tr("Seed of the deal: the same seed always gives the same board"));
    setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), this));
    addAction(next, QLineEdit::TrailingPosition);
    setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000000")) + 44);
    setText(QString::number(seed_));
    connect(this, &QLineEdit::editingFinished, this, &SeedField::enter);
}

void SeedField::setSeed(std::uint64_t seed) {
    seed_ = seed;
    setText(QString::number(seed));
}

void SeedField::enter() {
    bool ok = false;
    const std::uint64_t entered = text().toULongLong(&ok);
    if (!ok)
        return setSeed(seed_); // more than 64 bits: the old one stands
    if (entered == seed_)
        return;
    seed_ = entered;
    emit seedEntered(seed_);
}

} // namespace isle
