#include "editor/playtest/hand_bar.h"

#include "editor/document/text.h"
#include "editor/look/theme.h"
#include "editor/playtest/choice_panel.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"
#include "editor/playtest/play_widgets.h"
#include "editor/playtest/reasons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace isle {
namespace {

/// The build buttons from left to right, by number of PlaytestMode::chooseBuild.
constexpr std::array shownBuilds{1, 0, 3, 2, 4};

/// Cards a 7 would cost (B-52).
int discardOf(const Game& game, Seat seat) {
    const int cards = game.handSize(seat);
    return cards > game.rules()[Option::DiscardLimit] ? cards / 2 : 0;
}

ActionKind playKind(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return ActionKind::PlayKnight;
    case DevCard::RoadBuilding:
        return ActionKind::PlayRoadBuilding;
    case DevCard::YearOfPlenty:
        return ActionKind::PlayYearOfPlenty;
    default:
        return ActionKind::PlayMonopoly;
    }
}

} // namespace

HandBar::HandBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("handBar"));
    setFixedHeight(barHeight);
    setMinimumWidth(680); // the parts draw together instead of widening the window
    auto* row = row_ = new QHBoxLayout(this);
    row->setContentsMargins(14, 2, 14, 2);
    row->setSpacing(14);
    row->addWidget(handPart());
    row->addWidget(new Divider(this), 0, Qt::AlignVCenter);
    dice_ = new DiceView(this);
    row->addWidget(dice_);
    row->addWidget(new Divider(this), 0, Qt::AlignVCenter);
    middle_ = new QStackedWidget(this);
    middle_->addWidget(buildPart());
    choice_ = new ChoicePanel(this);
    middle_->addWidget(choice_);
    middle_->setMinimumWidth(1);
    row->addWidget(middle_, 1);
    row->addWidget(commandPart());
    connect(choice_, &ChoicePanel::cardsChosen, this, [this](const Cards& cards) {
        answer(askedState_ == State::Discard      ? ActionKind::Discard
               : askedState_ == State::PlentyPick ? ActionKind::PlentyPick
                                                  : ActionKind::GoldPick,
               cards);
    });
    connect(choice_, &ChoicePanel::victimChosen, this,
            [this](Seat victim) { emit actionsChosen({chooseVictim(asked_, victim)}); });
    connect(choice_, &ChoicePanel::resourceChosen, this, [this](Resource resource) {
        emit actionsChosen({isle::choose(ActionKind::PlayMonopoly, asked_, resource)});
    });
    connect(choice_, &ChoicePanel::cancelled, this, &HandBar::intentCancelled);
}

QWidget* HandBar::handPart() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(1);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(8);
    handTitle_ = new QLabel(part);
    handTitle_->setProperty("look", "strong");
    handDetail_ = new QLabel(part);
    handDetail_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    handDetail_->setProperty("look", "secondary");
    heading->addWidget(handTitle_);
    heading->addWidget(handDetail_, 1);
    column->addLayout(heading);
    auto* row = new QHBoxLayout;
    row->setSpacing(3);
    for (const Resource resource : shownResources) {
        auto* card = new HandCard(resource, part);
        card->setObjectName(QStringLiteral("hand-") + QString::fromUtf8(nameOf(resource).data()));
        cards_[std::size_t(resource)] = card;
        row->addWidget(card);
    }
    for (const DevCard dev : shownDevCards) {
        auto* card = new HandCard(dev, part);
        card->setObjectName(QStringLiteral("dev-%1").arg(int(dev)));
        connect(card, &HandCard::clicked, this, [this, dev] { emit devCardClicked(dev); });
        devCards_[std::size_t(dev)] = card;
        row->addWidget(card);
    }
    row->addStretch();
    column->addLayout(row);
    column->addStretch();
    return part;
}

QWidget* HandBar::buildPart() {
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(6);
    auto* heading = new QLabel(tr("<b>Build</b> lit when you can pay and a place is legal"), part);
    heading->setMinimumWidth(1);
    heading->setProperty("look", "secondary");
    column->addWidget(heading);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const std::array<std::pair<QString, QString>, 5> faces{{{QStringLiteral("road"), tr("Road")},
                                                            {QStringLiteral("settlement"), tr("Settlement")},
                                                            {QStringLiteral("city"), tr("City")},
                                                            {QStringLiteral("ship"), tr("Ship")},
                                                            {QStringLiteral("card"), tr("Card")}}};
    for (const int what : shownBuilds) {
        const auto& [iconName, name] = faces[std::size_t(what)];
        auto* button = new BuildButton(iconName, name, priceOf(what), part);
        button->setObjectName(QStringLiteral("build-%1").arg(what));
        button->setCheckable(what != 4);
        connect(button, &BuildButton::clicked, this, [this, what] { emit buildClicked(what); });
        build_[std::size_t(what)] = button;
        row->addWidget(button);
    }
    row->addStretch();
    column->addLayout(row);
    column->addStretch();
    return part;
}

QWidget* HandBar::commandPart() {
    auto* part = new QWidget(this);
    part->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(7);
    trade_ = new CommandButton(QStringLiteral("trade"), tr("Trade"), tr("T"), false, part);
    trade_->setObjectName(QStringLiteral("trade"));
    sail_ = new CommandButton(QStringLiteral("ship"), tr("Sail a ship"), tr("M"), false, part);
    sail_->setObjectName(QStringLiteral("sail"));
    sail_->setCheckable(true);
    primary_ = new CommandButton(QStringLiteral("end-turn"), tr("End turn"), tr("Space"), true, part);
    primary_->setObjectName(QStringLiteral("primary"));
    column->addStretch();
    column->addWidget(trade_);
    column->addWidget(sail_);
    column->addWidget(primary_);
    column->addStretch();
    connect(trade_, &CommandButton::clicked, this, &HandBar::tradeClicked);
    connect(sail_, &CommandButton::clicked, this, &HandBar::sailClicked);
    connect(primary_, &CommandButton::clicked, this, &HandBar::primaryClicked);
    return part;
}

void HandBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = currentTheme();
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, 0, width(), 1), theme.hairline);
}

void HandBar::setDensity(Density density) {
    density_ = density;
    for (HandCard* card : cards_)
        card->setDensity(density);
    for (HandCard* card : devCards_)
        card->setDensity(density);
    for (BuildButton* button : build_)
        button->setDensity(density);
    dice_->setDensity(density);
    for (CommandButton* button : {trade_, sail_, primary_})
        button->setDensity(density);
    row_->setSpacing(density == Density::Full ? 14 : 8);
}

void HandBar::fit() {
    const auto needed = [this] {
        int width =
            row_->contentsMargins().left() + row_->contentsMargins().right() + 5 * row_->spacing() + 2;
        for (HandCard* card : cards_)
            width += card->sizeHint().width() + 3;
        for (HandCard* card : devCards_)
            width += card->isHidden() ? 0 : card->sizeHint().width() + 3;
        for (BuildButton* button : build_)
            width += button->isHidden() ? 0 : button->sizeHint().width() + 8;
        return width + dice_->sizeHint().width()
               + qMax(primary_->sizeHint().width(), sail_->sizeHint().width());
    };
    for (const Density density : {Density::Full, Density::Compact, Density::Tight}) {
        if (density_ != density)
            setDensity(density);
        if (needed() <= width())
            break;
    }
    // A question needs more room than the buttons it stands in for.
    dice_->setVisible(density_ != Density::Tight || middle_->currentIndex() == 0);
}

void HandBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void HandBar::refresh(const Match* match, const std::vector<Action>& legal, Intent intent) {
    const Seat actor = match != nullptr ? match->actor() : Seat();
    refreshHand(match, match != nullptr ? match->viewer() : Seat(), legal);
    refreshBuild(match, actor, legal, intent);
    refreshCommands(match, actor, legal);
    refreshQuestion(match, actor, legal, intent);
    dice_->setDice(match != nullptr ? match->game().dice() : std::array<int, 2>{});
    fit();
}

void HandBar::refreshHand(const Match* match, Seat viewer, const std::vector<Action>& legal) {
    const bool shown = match != nullptr && viewer.valid();
    int humans = 0;
    for (int seat = 0; match != nullptr && seat < match->seats(); ++seat)
        humans += match->isHuman(Seat(std::size_t(seat))) ? 1 : 0;
    handTitle_->setText(!shown        ? tr("No hand")
                        : humans == 1 ? tr("Your hand")
                                      : tr("%1's hand").arg(seatName(viewer)));
    if (!shown)
        handDetail_->setText(match != nullptr ? tr("Click a seat's card to take it over.") : QString());
    for (const Resource resource : shownResources)
        cards_[std::size_t(resource)]->setCount(shown ? match->game().hand(viewer)[resource] : 0);
    for (const DevCard dev : shownDevCards) {
        HandCard* card = devCards_[std::size_t(dev)];
        const int count = shown ? match->game().devCards(viewer, dev) : 0;
        card->setVisible(count > 0);
        card->setCount(count);
        card->setPlayable(count > 0 && dev != DevCard::VictoryPoint && offers(legal, playKind(dev)));
        const QString reason = count > 0 ? whyNotPlay(match->game(), viewer, dev) : QString();
        card->setToolTip(reason.isEmpty() ? explanationOf(dev)
                                          : tr("%1\n%2").arg(explanationOf(dev), reason));
    }
    if (!shown)
        return;
    const int cards = match->game().handSize(viewer);
    const int lost = discardOf(match->game(), viewer);
    handDetail_->setText(lost > 0 ? tr("%n cards. On a 7 you would discard %1", nullptr, cards).arg(lost)
                                  : tr("%n cards", nullptr, cards));
}

void HandBar::refreshBuild(const Match* match, Seat actor, const std::vector<Action>& legal, Intent intent) {
    constexpr std::array intents{Intent::Road, Intent::Settlement, Intent::City, Intent::Ship};
    const bool sea = match == nullptr || match->game().rules().sea();
    const bool choosesPiece =
        match != nullptr && actor.valid()
        && (offers(legal, ActionKind::PlaceRoad) && offers(legal, ActionKind::PlaceShip));
    for (const int what : shownBuilds) {
        BuildButton* button = build_[std::size_t(what)];
        button->setVisible(what != 3 || sea);
        // A free piece that may be a road or a ship is chosen with the same buttons.
        const bool free = choosesPiece && (what == 0 || what == 3);
        const bool lit = match != nullptr && actor.valid() && (free || offers(legal, buildKind(what)));
        button->setEnabled(lit);
        const bool chosen = lit && what < 4 && intents[std::size_t(what)] == intent;
        button->setChecked(chosen || (free && what == 0 && intent != Intent::Ship));
        const Seat viewer = match != nullptr ? match->viewer() : Seat();
        const QString reason = lit || !viewer.valid() || match->game().over()
                                   ? QString()
                                   : whyNotBuild(match->game(), viewer, what);
        button->setToolTip(reason.isEmpty() ? button->accessibleName() : reason);
    }
    sail_->setVisible(sea);
    sail_->setChecked(intent == Intent::Sail);
}

void HandBar::refreshCommands(const Match* match, Seat actor, const std::vector<Action>& legal) {
    const bool mine = match != nullptr && actor.valid();
    const bool roll = mine && offers(legal, ActionKind::Roll);
    const bool stop = mine && offers(legal, ActionKind::Stop);
    const bool pass = mine && offers(legal, ActionKind::Pass);
    const bool end = mine && offers(legal, ActionKind::EndTurn);
    if (roll)
        primary_->setContent(QStringLiteral("dice"), tr("Roll"));
    else if (stop)
        primary_->setContent(QStringLiteral("stop"), tr("Leave it at one"));
    else if (pass)
        primary_->setContent(QStringLiteral("end-turn"), tr("Pass"));
    else
        primary_->setContent(QStringLiteral("end-turn"), tr("End turn"));
    primary_->setEnabled(roll || stop || pass || end);
    trade_->setEnabled(match != nullptr && !match->game().over());
    trade_->setToolTip(tr("Trade with the bank or another seat"));
    const bool sails = mine && offers(legal, ActionKind::MoveShip);
    sail_->setEnabled(sails);
    sail_->setToolTip(sails ? tr("Move one of your open ships, once a turn")
                            : tr("No ship of yours may sail now"));
}

void HandBar::refreshQuestion(const Match* match, Seat actor, const std::vector<Action>& legal,
                              Intent intent) {
    const State state = match != nullptr && actor.valid() ? match->game().state() : State::Over;
    if (actor != asked_ || state != askedState_)
        choice_->forget();
    asked_ = actor;
    askedState_ = state;
    bool question = true;
    if (state == State::Discard) {
        const Game& game = match->game();
        const int owed = game.owedDiscards(actor);
        choice_->askCards(tr("Discard %n cards", nullptr, owed),
                          tr("%1 rolled a 7.").arg(seatName(game.onTurn())), tr("Discard"), game.hand(actor),
                          owed);
    } else if (state == State::GoldPick || state == State::PlentyPick) {
        const Game& game = match->game();
        Cards bank;
        for (const Resource resource : shownResources)
            bank[resource] = static_cast<std::uint8_t>(qMin(255, game.bank(resource)));
        const int owed = game.owedPicks(actor);
        choice_->askCards(state == State::GoldPick ? tr("Gold field") : tr("Year of plenty"),
                          tr("Take %n cards from the bank.", nullptr, owed), tr("Take"), bank,
                          qMin(owed, bank.total()));
    } else if (state == State::Steal) {
        std::vector<Seat> seats;
        for (const Action& action : legal)
            if (action.kind == ActionKind::ChooseVictim)
                seats.push_back(action.target());
        choice_->askVictim(match->game(), seats);
    } else if (intent == Intent::Monopoly && state != State::Over) {
        choice_->askResource(tr("Monopoly"), tr("Every other seat gives you all its cards of it."));
    } else {
        question = false;
    }
    middle_->setCurrentIndex(question ? 1 : 0);
}

void HandBar::answer(ActionKind kind, const Cards& cards) {
    std::vector<Action> actions;
    for (const Resource resource : shownResources)
        for (int i = 0; i < cards[resource]; ++i)
            actions.push_back(isle::choose(kind, asked_, resource));
    emit actionsChosen(actions);
}

} // namespace isle
