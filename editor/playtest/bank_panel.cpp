#include "editor/playtest/bank_panel.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {

BankPanel::BankPanel(QWidget* parent)
    : QWidget(parent), deck_(new QLabel(this)), trade_(new QPushButton(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    auto* heading = new QHBoxLayout;
    auto* title = new QLabel(tr("Bank"), this);
    title->setProperty("look", "strong");
    deck_->setProperty("look", "secondary");
    heading->addWidget(title);
    heading->addStretch();
    heading->addWidget(deck_);
    column->addLayout(heading);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    auto* give = new QLabel(tr("Give"), this);
    auto* take = new QLabel(tr("Take"), this);
    give->setProperty("look", "secondary");
    take->setProperty("look", "secondary");
    grid->addWidget(give, 0, 0);
    grid->addWidget(take, 1, 0);
    int place = 1;
    for (const Resource resource : shownResources) {
        const QString object = QString::fromUtf8(nameOf(resource).data());
        const auto add = [&](int line, const char* prefix, std::array<QToolButton*, resourceCount>& row,
                             std::optional<Resource>& side) {
            auto* button = new QToolButton(this);
            button->setObjectName(QLatin1String(prefix) + object);
            button->setCheckable(true);
            button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
            button->setIcon(QIcon(artPixmap(artName(resource), {22, 22}, devicePixelRatioF())));
            button->setIconSize({22, 22});
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            connect(button, &QToolButton::clicked, this, [this, &side, resource] { pick(side, resource); });
            grid->addWidget(button, line, place);
            row[std::size_t(resource)] = button;
        };
        add(0, "bank-give-", gives_, give_);
        add(1, "bank-take-", takes_, take_);
        ++place;
    }
    column->addLayout(grid);
    trade_->setObjectName(QStringLiteral("bank-trade"));
    trade_->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the canvas
    column->addWidget(trade_);
    connect(trade_, &QPushButton::clicked, this, [this] {
        if (give_ && take_)
            emit actionChosen(bankTrade(seat_, *give_, *take_));
    });
}

void BankPanel::pick(std::optional<Resource>& side, Resource resource) {
    side = side == resource ? std::nullopt : std::optional(resource);
    if (give_ && take_ && *give_ == *take_)
        (&side == &give_ ? take_ : give_).reset();
    refreshButtons();
}

void BankPanel::refresh(const Match* match, Seat seat) {
    match_ = match;
    if (seat != seat_) {
        give_.reset();
        take_.reset();
    }
    seat_ = seat;
    refreshButtons();
}

void BankPanel::refreshButtons() {
    if (match_ == nullptr) {
        setEnabled(false);
        return;
    }
    setEnabled(true);
    const Game& game = match_->game();
    deck_->setText(tr("%n cards in the deck", nullptr, game.deckSize()));
    for (const Resource resource : shownResources) {
        QToolButton* give = gives_[std::size_t(resource)];
        QToolButton* take = takes_[std::size_t(resource)];
        const int rate = seat_.valid() ? game.bankRate(seat_, resource) : 4;
        const int held = seat_.valid() ? int(game.hand(seat_)[resource]) : 0;
        give->setText(tr("%1:1").arg(rate));
        give->setEnabled(held >= rate);
        give->setToolTip(tr("Give %1 %2, the best rate you have; you hold %3")
                             .arg(rate)
                             .arg(displayName(resource))
                             .arg(held));
        if (held < rate && give_ == resource)
            give_.reset();
        take->setText(QString::number(game.bank(resource)));
        take->setEnabled(seat_.valid() && game.bank(resource) > 0);
        take->setToolTip(
            tr("Take 1 %1; the bank holds %2").arg(displayName(resource)).arg(game.bank(resource)));
    }
    for (const Resource resource : shownResources) {
        gives_[std::size_t(resource)]->setChecked(give_ == resource);
        takes_[std::size_t(resource)]->setChecked(take_ == resource);
    }
    trade_->setText(tr("Trade with the bank"));
    if (!give_ || !take_) {
        trade_->setEnabled(false);
        trade_->setToolTip(tr("Choose what to give and what to take."));
        return;
    }
    const Refusal refusal = check(game, bankTrade(seat_, *give_, *take_));
    trade_->setEnabled(refusal.legal());
    trade_->setToolTip(refusalText(refusal));
    trade_->setText(tr("Give %1 %2 for 1 %3")
                        .arg(game.bankRate(seat_, *give_))
                        .arg(displayName(*give_), displayName(*take_)));
}

} // namespace isle
