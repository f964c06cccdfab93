#include "editor/playtest/choice_panel.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/playtest/card_picker.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/play_widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {

ChoicePanel::ChoicePanel(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), detail_(new QLabel(this)), pages_(new QStackedLayout) {
    setObjectName(QStringLiteral("choicePanel"));
    title_->setProperty("look", "strong");
    detail_->setMinimumWidth(1);
    detail_->setProperty("look", "secondary");
    auto* heading = new QHBoxLayout;
    heading->addWidget(title_);
    heading->addWidget(detail_);
    heading->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 4);
    column->setSpacing(4);
    column->addLayout(heading);
    column->addLayout(pages_);
    pages_->addWidget(cardsPage());
    pages_->addWidget(seatsPage());
    pages_->addWidget(resourcePage());
}

QWidget* ChoicePanel::cardsPage() {
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    picker_ = new CardPicker(tr("Cards to choose"), page);
    picker_->setMinimumWidth(230);
    picker_->setMaximumWidth(280);
    confirm_ = new QPushButton(page);
    confirm_->setFocusPolicy(Qt::TabFocus);
    confirm_->setObjectName(QStringLiteral("confirmCards"));
    confirm_->setProperty("primary", true);
    row->addWidget(picker_);
    row->addWidget(confirm_, 0, Qt::AlignVCenter);
    row->addStretch();
    connect(picker_, &CardPicker::chosenChanged, this, &ChoicePanel::refreshConfirm);
    connect(confirm_, &QPushButton::clicked, this, [this] {
        const Cards cards = picker_->chosen();
        forget();
        emit cardsChosen(cards);
    });
    return page;
}

QWidget* ChoicePanel::seatsPage() {
    auto* page = new QWidget(this);
    seats_ = new QHBoxLayout(page);
    seats_->setContentsMargins(0, 0, 0, 0);
    seats_->setSpacing(8);
    seats_->addStretch();
    return page;
}

QWidget* ChoicePanel::resourcePage() {
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (const Resource resource : shownResources) {
        auto* button = new QToolButton(page);
        button->setText(displayName(resource));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setMinimumSize(54, 58);
        button->setObjectName(QStringLiteral("resource-") + QString::fromUtf8(nameOf(resource).data()));
        button->setIcon(QIcon(artPixmap(artName(resource), {24, 24}, devicePixelRatioF())));
        button->setIconSize({28, 28});
        connect(button, &QToolButton::clicked, this, [this, resource] { emit resourceChosen(resource); });
        row->addWidget(button);
    }
    auto* cancel = new QPushButton(tr("Cancel"), page);
    cancel->setFocusPolicy(Qt::TabFocus);
    cancel->setObjectName(QStringLiteral("cancelChoice"));
    connect(cancel, &QPushButton::clicked, this, &ChoicePanel::cancelled);
    row->addWidget(cancel);
    row->addStretch();
    return page;
}

void ChoicePanel::say(const QString& title, const QString& detail) {
    title_->setText(title);
    detail_->setText(detail);
}

void ChoicePanel::askCards(const QString& title, const QString& detail, const QString& confirm,
                           const Cards& limits, int number) {
    say(title, detail);
    number_ = number;
    confirmText_ = confirm;
    picker_->setLimits(limits, number);
    pages_->setCurrentIndex(0);
    refreshConfirm();
}

void ChoicePanel::refreshConfirm() {
    const int left = number_ - picker_->chosen().total();
    confirm_->setEnabled(left == 0);
    confirm_->setText(left == 0 ? confirmText_ : tr("%1 more to choose").arg(left));
}

void ChoicePanel::askVictim(const Game& game, const std::vector<Seat>& seats) {
    say(tr("Steal a card"), tr("from one of these seats"));
    pages_->setCurrentIndex(1);
    for (QPushButton* button : seatButtons_)
        retire(button);
    seatButtons_.clear();
    for (const Seat seat : seats) {
        auto* button = new QPushButton(tr("%1: %n cards", nullptr, game.handSize(seat)).arg(seatName(seat)));
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(QStringLiteral("victim-%1").arg(seat.index()));
        button->setIcon(QIcon(seatPixmap(seat, 22, devicePixelRatioF())));
        button->setIconSize({22, 22});
        connect(button, &QPushButton::clicked, this, [this, seat] { emit victimChosen(seat); });
        seats_->insertWidget(int(seatButtons_.size()), button);
        seatButtons_.push_back(button);
    }
}

void ChoicePanel::askResource(const QString& title, const QString& detail) {
    say(title, detail);
    pages_->setCurrentIndex(2);
}

void ChoicePanel::forget() {
    picker_->setChosen({});
}

} // namespace isle
