#include "editor/playtest/trade_panel.h"

#include "editor/playtest/bank_panel.h"
#include "editor/playtest/match.h"
#include "editor/playtest/offer_composer.h"
#include "editor/playtest/offer_list.h"

#include <QVBoxLayout>

namespace isle {

TradePanel::TradePanel(QWidget* parent)
    : QScrollArea(parent), bank_(new BankPanel), composer_(new OfferComposer), offers_(new OfferList) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(14);
    column->addWidget(offers_);
    column->addWidget(composer_);
    column->addWidget(bank_);
    column->addStretch();
    setWidget(content);
    connect(bank_, &BankPanel::actionChosen, this, &TradePanel::actionChosen);
    connect(composer_, &OfferComposer::actionChosen, this, &TradePanel::actionChosen);
    connect(offers_, &OfferList::actionChosen, this, &TradePanel::actionChosen);
    connect(offers_, &OfferList::counterRequested, this, [this](std::uint8_t offerId, Seat seat) {
        if (match_ != nullptr)
            composer_->counter(*match_, offerId, seat);
        ensureWidgetVisible(composer_);
    });
}

void TradePanel::refresh(const Match* match) {
    match_ = match;
    const Seat viewer = match != nullptr ? match->viewer() : Seat();
    bank_->refresh(match, viewer);
    composer_->refresh(match, viewer);
    offers_->refresh(match);
}

} // namespace isle
