#include "editor/playtest/seats_bar.h"

#include "editor/look/theme.h"
#include "editor/playtest/match.h"

#include <QHBoxLayout>
#include <QPainter>

namespace isle {
namespace {

constexpr int cardGap = 7;

} // namespace

SeatsBar::SeatsBar(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("seatsBar"));
    setFixedHeight(barHeight);
    row_->setContentsMargins(13, 8, 13, 8);
    row_->setSpacing(cardGap);
}

void SeatsBar::arrange(int seats) {
    if (int(cards_.size()) == seats)
        return;
    for (SeatCard* card : cards_)
        retire(card);
    cards_.clear();
    for (int seat = 0; seat < seats; ++seat) {
        auto* card = new SeatCard(Seat(std::size_t(seat)), this);
        connect(card, &SeatCard::humanChosen, this, &SeatsBar::humanChosen);
        row_->addWidget(card);
        cards_.push_back(card);
    }
}

void SeatsBar::refresh(const Match* match) {
    arrange(match != nullptr ? match->seats() : 0);
    for (SeatCard* card : cards_)
        card->refresh(*match);
}

void SeatsBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = currentTheme();
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hairline);
}

} // namespace isle
