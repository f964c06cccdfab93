#include "editor/playtest/offer_list.h"

#include "editor/look/icons.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"
#include "editor/playtest/play_widgets.h"
#include "editor/playtest/reasons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

bool has(unsigned mask, Seat seat) {
    return (mask >> seat.index() & 1U) != 0;
}

bool isAnswer(const Action& action) {
    return action.kind == ActionKind::Accept || action.kind == ActionKind::Decline
           || action.kind == ActionKind::CompleteTrade || action.kind == ActionKind::Withdraw;
}

/// Legal answers of the people at this screen, by seat.
std::vector<std::vector<Action>> answersOf(const Match& match) {
    std::vector<std::vector<Action>> answers(std::size_t(match.seats()));
    if (match.game().offers().empty())
        return answers;
    for (std::size_t seat = 0; seat < answers.size(); ++seat)
        if (match.isHuman(Seat(seat)))
            for (const Action& action : match.legal(Seat(seat)))
                if (isAnswer(action))
                    answers[seat].push_back(action);
    return answers;
}

} // namespace

OfferList::OfferList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("offerList"));
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
}

void OfferList::refresh(const Match* match) {
    std::vector<Offer> offers;
    std::vector<std::vector<Action>> actions;
    if (match != nullptr && !match->game().over()) {
        const auto open = match->game().offers();
        offers.assign(open.begin(), open.end());
        actions = answersOf(*match);
    }
    if (offers == shown_ && actions == shownActions_)
        return;
    shown_ = offers;
    shownActions_ = actions;
    for (QWidget* card : cards_)
        retire(card);
    cards_.clear();
    for (const Offer& offer : offers) {
        QWidget* card = cardFor(*match, offer);
        column_->addWidget(card);
        cards_.push_back(card);
    }
}

QString OfferList::titleOf(const Offer& offer) const {
    const QString maker = seatName(offer.counterMaker.valid() ? offer.counterMaker : offer.maker);
    const QString give = cardsText(offer.give);
    const QString want = cardsText(offer.want);
    return offer.counterTo != 0xFF ? tr("%1 would rather give %2 for %3").arg(maker, give, want)
                                   : tr("%1 offers %2 for %3").arg(maker, give, want);
}

QWidget* OfferList::cardFor(const Match& match, const Offer& offer) {
    auto* card = new QFrame(this);
    card->setObjectName(QStringLiteral("offer-%1").arg(offer.id));
    card->setProperty("card", "true");
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(9, 7, 9, 8);
    column->setSpacing(5);
    auto* heading = new QHBoxLayout;
    auto* chip = new QLabel(card);
    chip->setPixmap(
        seatPixmap(offer.counterMaker.valid() ? offer.counterMaker : offer.maker, 20, devicePixelRatioF()));
    auto* title = new QLabel(titleOf(offer), card);
    title->setWordWrap(true);
    heading->addWidget(chip, 0, Qt::AlignTop);
    heading->addWidget(title, 1);
    column->addLayout(heading);
    addAnswers(*column, match, offer);
    int humans = 0;
    for (int seat = 0; seat < match.seats(); ++seat)
        humans += match.isHuman(Seat(std::size_t(seat))) ? 1 : 0;
    for (int seat = 0; seat < match.seats(); ++seat)
        if (match.isHuman(Seat(std::size_t(seat))))
            addButtons(*column, match, offer, Seat(std::size_t(seat)), humans > 1);
    return card;
}

void OfferList::addAnswers(QVBoxLayout& column, const Match& match, const Offer& offer) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (int number = 0; number < match.seats(); ++number) {
        const Seat seat{std::size_t(number)};
        if (!has(offer.addressed, seat) || seat == offer.maker)
            continue;
        auto* chip = new QLabel;
        chip->setPixmap(seatPixmap(seat, 16, devicePixelRatioF()));
        auto* answer = new QLabel(has(offer.accepted, seat)   ? tr("accepts")
                                  : has(offer.declined, seat) ? tr("declines")
                                                              : tr("thinks"));
        answer->setProperty("look", has(offer.accepted, seat) ? "well" : "secondary");
        chip->setToolTip(seatName(seat));
        answer->setAccessibleName(tr("%1: %2").arg(seatName(seat), answer->text()));
        row->addWidget(chip);
        row->addWidget(answer);
        row->addSpacing(6);
    }
    row->addStretch();
    column.addLayout(row);
}

void OfferList::addButtons(QVBoxLayout& column, const Match& match, const Offer& offer, Seat seat,
                           bool named) {
    std::vector<Action> mine;
    for (const Action& action : shownActions_[seat.index()])
        if (action.offer() == offer.id)
            mine.push_back(action);
    if (mine.empty())
        return;
    auto* row = new QHBoxLayout;
    row->setSpacing(5);
    if (named) {
        auto* who = new QLabel(tr("%1:").arg(seatName(seat)));
        who->setProperty("look", "strong");
        row->addWidget(who);
    }
    const auto add = [&](const QString& text, const QString& object, bool primary) {
        auto* button = new QPushButton(text);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(object);
        if (primary)
            button->setProperty("primary", true);
        row->addWidget(button);
        return button;
    };
    const auto act = [this](QPushButton* button, const Action& action) {
        connect(button, &QPushButton::clicked, this, [this, action] { emit actionChosen(action); });
    };
    for (const Action& action : mine)
        if (action.kind == ActionKind::CompleteTrade)
            act(add(tr("Trade with %1").arg(seatName(action.target())),
                    QStringLiteral("complete-%1-%2").arg(offer.id).arg(action.target().index()), true),
                action);
    const bool mayDecline = offers(mine, ActionKind::Decline);
    const bool answers =
        mayDecline && match.game().onTurn() != seat; // B-82: who is not on turn accepts or counters
    if (answers) {
        const bool accepted = has(offer.accepted, seat);
        const Action accept = answer(ActionKind::Accept, seat, offer.id);
        const Refusal refusal = check(match.game(), accept);
        QPushButton* button =
            add(tr("Accept"), QStringLiteral("accept-%1-%2").arg(offer.id).arg(seat.index()), true);
        button->setEnabled(refusal.legal());
        button->setToolTip(refusalText(refusal));
        button->setVisible(!accepted);
        act(button, accept);
        QPushButton* counter =
            add(tr("Counter"), QStringLiteral("counter-%1-%2").arg(offer.id).arg(seat.index()), false);
        const std::uint8_t id = offer.id;
        connect(counter, &QPushButton::clicked, this, [this, id, seat] { emit counterRequested(id, seat); });
    }
    for (const Action& action : mine)
        if (action.kind == ActionKind::Decline)
            act(add(tr("Decline"), QStringLiteral("decline-%1-%2").arg(offer.id).arg(seat.index()), false),
                action);
        else if (action.kind == ActionKind::Withdraw)
            act(add(tr("Withdraw"), QStringLiteral("withdraw-%1-%2").arg(offer.id).arg(seat.index()), false),
                action);
    row->addStretch();
    column.addLayout(row);
}

} // namespace isle
