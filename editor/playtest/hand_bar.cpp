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

constexpr int buildGap = 6;
constexpr int cardGap = 2;

/// The build buttons from left to right.
constexpr std::array<int, deedCount> shownBuilds{1, 0, 3, 2, 4, raidDeed, digDeed, stageDeed};

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
    diceDivider_ = new Divider(this);
    row->addWidget(diceDivider_, 0, Qt::AlignVCenter);
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
    row->setSpacing(cardGap);
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
    buildTitle_ = new QLabel(part);
    buildTitle_->setObjectName(QStringLiteral("buildTitle"));
    buildTitle_->setMinimumWidth(1);
    buildTitle_->setProperty("look", "secondary");
    column->addWidget(buildTitle_);
    auto* row = new QHBoxLayout;
    row->setSpacing(buildGap);
    const std::array<std::pair<QString, QString>, deedCount> faces{
        {{QStringLiteral("road"), tr("Road")},
         {QStringLiteral("settlement"), tr("Settlement")},
         {QStringLiteral("city"), tr("City")},
         {QStringLiteral("ship"), tr("Ship")},
         {QStringLiteral("card"), tr("Card")},
         {QStringLiteral("fortress"), tr("Raid")},
         {QStringLiteral("canal"), tr("Dig")},
         {QStringLiteral("wonder"), tr("Wonder")}}};
    for (const int what : shownBuilds) {
        const auto& [iconName, name] = faces[std::size_t(what)];
        auto* button = new BuildButton(iconName, name, priceOf(what), part);
        button->setObjectName(QStringLiteral("build-%1").arg(what));
        button->setCheckable(intentOf(what) != Intent::None);
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
            width += card->sizeHint().width() + cardGap;
        for (HandCard* card : devCards_)
            width += card->isHidden() ? 0 : card->sizeHint().width() + cardGap;
        for (BuildButton* button : build_)
            width += button->isHidden() ? 0 : button->sizeHint().width() + buildGap;
        return width + dice_->sizeHint().width()
               + qMax(primary_->sizeHint().width(), sail_->sizeHint().width());
    };
    for (const Density density : {Density::Full, Density::Compact, Density::Tight, Density::Least}) {
        if (density_ != density)
            setDensity(density);
        if (needed() <= width())
            break;
    }
    // A question needs more room than the buttons it stands in for, and so does a full hand beside every
    // special at once. The log has the roll too.
    const bool question = density_ >= Density::Tight && middle_->currentIndex() != 0;
    const bool dice = !question && needed() <= width();
    dice_->setVisible(dice);
    diceDivider_->setVisible(dice);
}

void HandBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace isle
