#include "editor/playtest/offer_composer.h"

#include "editor/look/icons.h"
#include "editor/playtest/card_picker.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"
#include "editor/playtest/play_widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

constexpr int mostWanted = 9; ///< of one kind in one offer; hands of others are not known

QLabel* caption(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("look", "secondary");
    return label;
}

} // namespace

OfferComposer::OfferComposer(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      give_(new CardPicker(tr("You give"), this)),
      want_(new CardPicker(tr("You want"), this)),
      toRow_(recipients()),
      send_(new QPushButton(this)),
      cancel_(new QPushButton(tr("Cancel"), this)) {
    setObjectName(QStringLiteral("offerComposer"));
    title_->setProperty("look", "strong");
    title_->setWordWrap(true);
    give_->setObjectName(QStringLiteral("offer-give"));
    want_->setObjectName(QStringLiteral("offer-want"));
    send_->setObjectName(QStringLiteral("offer-send"));
    cancel_->setObjectName(QStringLiteral("offer-cancel"));
    send_->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the canvas
    cancel_->setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(caption(tr("You give"), this));
    column->addWidget(give_);
    column->addWidget(caption(tr("You want"), this));
    column->addWidget(want_);
    column->addWidget(toRow_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(send_, 1);
    buttons->addWidget(cancel_);
    column->addLayout(buttons);
    connect(give_, &CardPicker::chosenChanged, this, &OfferComposer::limit);
    connect(want_, &CardPicker::chosenChanged, this, &OfferComposer::limit);
    connect(send_, &QPushButton::clicked, this, &OfferComposer::send);
    connect(cancel_, &QPushButton::clicked, this, [this] {
        reset();
        refresh(match_, seat_);
    });
}

QWidget* OfferComposer::recipients() {
    auto* row = new QWidget(this);
    toLayout_ = new QHBoxLayout(row);
    toLayout_->setContentsMargins(0, 2, 0, 2);
    toLayout_->setSpacing(4);
    toLayout_->addWidget(caption(tr("To"), row));
    toLayout_->addStretch();
    return row;
}

void OfferComposer::arrangeRecipients() {
    const int wanted = match_->seats();
    if (arranged_ != wanted) {
        for (QToolButton* button : to_)
            retire(button);
        to_.clear();
        for (int seat = 0; seat < wanted; ++seat) {
            const Seat other{std::size_t(seat)};
            auto* button = new QToolButton(toRow_);
            button->setObjectName(QStringLiteral("offer-to-%1").arg(seat));
            button->setCheckable(true);
            button->setChecked(true);
            button->setIcon(QIcon(seatPixmap(other, 20, devicePixelRatioF())));
            button->setIconSize({20, 20});
            button->setToolTip(tr("Offer it to %1").arg(seatName(other)));
            button->setAccessibleName(button->toolTip());
            connect(button, &QToolButton::toggled, this, &OfferComposer::limit);
            toLayout_->insertWidget(1 + seat, button);
            to_.push_back(button);
        }
        arranged_ = wanted;
    }
    for (int seat = 0; seat < wanted; ++seat)
        to_[std::size_t(seat)]->setVisible(Seat(std::size_t(seat)) != seat_);
}

void OfferComposer::reset() {
    counterTo_.reset();
    countering_ = {};
    give_->setChosen({});
    want_->setChosen({});
}

void OfferComposer::refresh(const Match* match, Seat seat) {
    match_ = match;
    if (match == nullptr) {
        reset();
        setEnabled(false);
        return;
    }
    const Game& game = match->game();
    if (counterTo_ && (game.offerById(*counterTo_) == nullptr || !match->isHuman(countering_)))
        reset();
    const Seat offering = counterTo_ ? countering_ : seat;
    if (offering != seat_ && !counterTo_)
        reset();
    seat_ = offering;
    arrangeRecipients();
    const bool ownTurn = seat_.valid() && game.onTurn() == seat_;
    const bool may = seat_.valid() && !game.over() && (counterTo_ || mayOffer(game, seat_));
    setEnabled(may);
    toRow_->setVisible(ownTurn && !counterTo_);
    cancel_->setVisible(counterTo_.has_value());
    if (counterTo_)
        title_->setText(tr("Counter-offer of %1").arg(seatName(seat_)));
    else if (ownTurn || !seat_.valid())
        title_->setText(tr("Offer to other seats"));
    else
        title_->setText(tr("Offer of %1 to %2").arg(seatName(seat_), seatName(game.onTurn())));
    limit();
}

void OfferComposer::counter(const Match& match, std::uint8_t offerId, Seat seat) {
    const Offer* offer = match.game().offerById(offerId);
    if (offer == nullptr)
        return;
    counterTo_ = offerId;
    countering_ = seat;
    seat_ = seat;
    match_ = &match;
    // The other way round, as far as the hand allows, to be changed from there.
    const Cards hand = match.game().hand(seat);
    Cards give = offer->want;
    for (std::size_t i = 0; i < resourceCount; ++i)
        give.count[i] = std::min(give.count[i], hand.count[i]);
    limiting_ = true;
    const Cards most{{mostWanted, mostWanted, mostWanted, mostWanted, mostWanted}};
    give_->setLimits(most);
    want_->setLimits(most);
    give_->setChosen(give);
    want_->setChosen(offer->give);
    limiting_ = false;
    refresh(&match, seat);
}

std::uint16_t OfferComposer::addressed() const {
    const Game& game = match_->game();
    if (game.onTurn() != seat_)
        return static_cast<std::uint16_t>(1U << game.onTurn().index());
    unsigned mask = 0;
    for (std::size_t seat = 0; seat < to_.size(); ++seat)
        if (Seat(seat) != seat_ && to_[seat]->isChecked())
            mask |= 1U << seat;
    return static_cast<std::uint16_t>(mask);
}

Action OfferComposer::action() const {
    if (counterTo_)
        return isle::counter(seat_, *counterTo_, give_->chosen(), want_->chosen());
    return offer(seat_, give_->chosen(), want_->chosen(), addressed());
}

void OfferComposer::limit() {
    if (limiting_ || match_ == nullptr || !seat_.valid())
        return;
    limiting_ = true;
    const Cards hand = match_->game().hand(seat_);
    Cards mayGive;
    Cards mayWant;
    for (std::size_t i = 0; i < resourceCount; ++i) {
        // B-81: no kind on both sides.
        mayGive.count[i] = want_->chosen().count[i] > 0 ? std::uint8_t(0) : hand.count[i];
        mayWant.count[i] = give_->chosen().count[i] > 0 ? std::uint8_t(0) : std::uint8_t(mostWanted);
    }
    give_->setLimits(mayGive);
    want_->setLimits(mayWant);
    limiting_ = false;
    const Cards give = give_->chosen();
    const Cards want = want_->chosen();
    if (give.total() == 0 || want.total() == 0) {
        send_->setEnabled(false);
        send_->setToolTip(tr("Choose what to give and what you want (B-81)."));
    } else {
        const Refusal refusal = check(match_->game(), action());
        send_->setEnabled(refusal.legal());
        send_->setToolTip(refusalText(refusal));
    }
    send_->setText(counterTo_ ? tr("Make the counter-offer") : tr("Make the offer"));
}

void OfferComposer::send() {
    const Action chosen = action();
    reset();
    emit actionChosen(chosen);
}

} // namespace isle
