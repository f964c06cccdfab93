#include "editor/playtest/card_picker.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/playtest/game_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace isle {

CardPicker::CardPicker(const QString& accessibleName, QWidget* parent) : QWidget(parent) {
    setAccessibleName(accessibleName);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(1);
    int column = 0;
    for (const Resource resource : shownResources) {
        const auto index = static_cast<std::size_t>(resource);
        const QString name = displayName(resource);
        const QString object = QString::fromUtf8(nameOf(resource).data());
        auto* plus = new QToolButton(this);
        plus->setIcon(QIcon(artPixmap(artName(resource), {26, 26}, devicePixelRatioF())));
        plus->setIconSize({26, 26});
        plus->setObjectName(QStringLiteral("plus-") + object);
        plus->setToolTip(tr("One more %1").arg(name));
        plus->setAccessibleName(tr("%1: one more %2").arg(accessibleName, name));
        auto* minus = new QToolButton(this);
        minus->setIcon(icon(QStringLiteral("minus")));
        minus->setIconSize({12, 12});
        minus->setFixedSize(22, 20);
        minus->setObjectName(QStringLiteral("minus-") + object);
        minus->setToolTip(tr("One %1 less").arg(name));
        minus->setAccessibleName(tr("%1: one %2 less").arg(accessibleName, name));
        auto* number = new QLabel(this);
        number->setAlignment(Qt::AlignCenter);
        number->setMinimumWidth(18);
        number->setProperty("look", "strong");
        connect(plus, &QToolButton::clicked, this, [this, resource] { change(resource, 1); });
        connect(minus, &QToolButton::clicked, this, [this, resource] { change(resource, -1); });
        grid->addWidget(plus, 0, column, 1, 2, Qt::AlignHCenter);
        grid->addWidget(minus, 1, column);
        grid->addWidget(number, 1, column + 1);
        grid->setColumnStretch(column + 1, 1);
        column += 2;
        plus_[index] = plus;
        minus_[index] = minus;
        numbers_[index] = number;
    }
    refresh();
}

void CardPicker::setLimits(const Cards& perKind, int inAll) {
    limits_ = perKind;
    inAll_ = inAll;
    const Cards before = chosen_;
    for (std::size_t i = 0; i < resourceCount; ++i)
        chosen_.count[i] = std::min(chosen_.count[i], limits_.count[i]);
    if (inAll_ >= 0 && chosen_.total() > inAll_)
        chosen_ = {};
    refresh();
    if (!(before == chosen_))
        emit chosenChanged();
}

void CardPicker::setChosen(const Cards& cards) {
    if (chosen_ == cards)
        return;
    chosen_ = cards;
    refresh();
    emit chosenChanged();
}

void CardPicker::change(Resource resource, int by) {
    const int number = chosen_[resource] + by;
    if (number < 0 || number > limits_[resource] || (by > 0 && inAll_ >= 0 && chosen_.total() >= inAll_))
        return;
    chosen_[resource] = static_cast<std::uint8_t>(number);
    refresh();
    emit chosenChanged();
}

void CardPicker::refresh() {
    const bool full = inAll_ >= 0 && chosen_.total() >= inAll_;
    for (const Resource resource : shownResources) {
        const auto index = static_cast<std::size_t>(resource);
        plus_[index]->setEnabled(!full && chosen_[resource] < limits_[resource]);
        minus_[index]->setEnabled(chosen_[resource] > 0);
        numbers_[index]->setText(QString::number(chosen_[resource]));
        numbers_[index]->setAccessibleName(tr("%1 %2").arg(chosen_[resource]).arg(displayName(resource)));
    }
}

} // namespace isle
