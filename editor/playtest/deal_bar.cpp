#include "editor/playtest/deal_bar.h"

#include "editor/look/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QToolButton>

namespace isle {
namespace {

QToolButton* command(const char* iconName, const QString& text, const QString& tip, const char* object,
                     QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(object));
    button->setIcon(icon(QLatin1String(iconName)));
    button->setIconSize({18, 18});
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setToolTip(tip);
    button->setAccessibleName(text);
    return button;
}

} // namespace

DealBar::DealBar(QWidget* parent)
    : QWidget(parent),
      seed_(new QLineEdit(QStringLiteral("1"), this)),
      seats_(new QComboBox(this)),
      newDeal_(command("dice", tr("New deal"), tr("Deal the map with the next seed and start a new game"),
                       "newDeal", this)),
      restart_(command("rotate", tr("Restart"), tr("Start again with the same seed"), "restart", this)),
      toEnd_(command("step-forward", tr("Play to end"),
                     tr("Computers take all seats and play until somebody wins"), "playToEnd", this)),
      save_(command("save", tr("Save game"), tr("Save the game with all its moves, to go on another day"),
                    "saveGame", this)) {
    setObjectName(QStringLiteral("dealBar"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    auto* label = new QLabel(tr("Deal"), this);
    label->setProperty("look", "secondary");
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setToolTip(tr("The seed of the deal: same map and seed, same board. Enter deals it."));
    seed_->setAccessibleName(tr("Seed of the deal"));
    seed_->setMaxLength(20);
    seed_->setFixedWidth(110);
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), seed_));
    seats_->setObjectName(QStringLiteral("seats"));
    seats_->setToolTip(tr("How many seats play; another number starts the game again"));
    seats_->setAccessibleName(tr("Seats"));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    seats_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(label);
    row->addWidget(seed_);
    row->addWidget(seats_);
    row->addWidget(newDeal_);
    row->addWidget(restart_);
    row->addWidget(toEnd_);
    row->addWidget(save_);
    connect(seed_, &QLineEdit::returnPressed, this, [this] { emit seedEntered(seed()); });
    connect(seats_, &QComboBox::activated, this,
            [this](int index) { emit seatsChosen(seats_->itemData(index).toInt()); });
    connect(newDeal_, &QToolButton::clicked, this, &DealBar::newDealClicked);
    connect(restart_, &QToolButton::clicked, this, &DealBar::restartClicked);
    connect(toEnd_, &QToolButton::clicked, this, &DealBar::playToEndClicked);
    connect(save_, &QToolButton::clicked, this, &DealBar::saveClicked);
    setRunning(false, false);
}

std::uint64_t DealBar::seed() const {
    return seed_->text().toULongLong(); // 0 for what is too large, as for nothing at all
}

void DealBar::setSeed(std::uint64_t seed) {
    seed_->setText(QString::number(seed));
}

void DealBar::setSeats(int fewest, int most, int chosen) {
    const QSignalBlocker quiet(seats_);
    seats_->clear();
    for (int seats = fewest; seats <= most; ++seats)
        seats_->addItem(tr("%n seats", nullptr, seats), seats);
    seats_->setCurrentIndex(seats_->findData(chosen));
    seats_->setVisible(fewest < most);
}

void DealBar::setNarrow(bool narrow) {
    for (QToolButton* button : {newDeal_, restart_, toEnd_, save_})
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    seed_->setFixedWidth(narrow ? 76 : 110);
}

void DealBar::setRunning(bool running, bool over) {
    newDeal_->setEnabled(running);
    restart_->setEnabled(running);
    toEnd_->setEnabled(running && !over);
    save_->setEnabled(running);
}

} // namespace isle
