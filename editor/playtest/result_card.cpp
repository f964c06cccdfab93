#include "editor/playtest/result_card.h"

#include "editor/look/icons.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"

#include <QEvent>
#include <QGraphicsDropShadowEffect>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace isle {
namespace {

struct Column {
    QString name;
    int Points::*part;
};

QLabel* cell(const QString& text, const char* look, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("look", look);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

} // namespace

ResultCard::ResultCard(const Match& match, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("resultCard"));
    setProperty("card", "accent");
    setAttribute(Qt::WA_StyledBackground);
    const Game& game = match.game();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 14);
    column->setSpacing(10);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(10);
    auto* title = new QLabel(this);
    title->setObjectName(QStringLiteral("resultTitle"));
    title->setProperty("look", "title");
    if (game.winner().valid()) {
        auto* chip = new QLabel(this);
        chip->setPixmap(seatPixmap(game.winner(), 28, devicePixelRatioF()));
        heading->addWidget(chip);
        title->setText(tr("%1 wins with %n points in turn %2", nullptr, game.points(game.winner()).total())
                           .arg(seatName(game.winner()))
                           .arg(game.turn()));
    } else {
        title->setText(tr("A draw: the turn limit is reached"));
    }
    heading->addWidget(title, 1);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("resultClose"));
    close->setIcon(icon(QStringLiteral("close")));
    close->setToolTip(tr("Close; the board stays"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    heading->addWidget(close, 0, Qt::AlignTop);
    column->addLayout(heading);
    column->addWidget(table(match));
    auto* buttons = new QHBoxLayout;
    auto* restart = new QPushButton(tr("Same deal again"), this);
    restart->setObjectName(QStringLiteral("resultRestart"));
    auto* next = new QPushButton(tr("New deal"), this);
    next->setObjectName(QStringLiteral("resultNewDeal"));
    next->setProperty("primary", true);
    buttons->addStretch();
    buttons->addWidget(restart);
    buttons->addWidget(next);
    column->addLayout(buttons);
    connect(restart, &QPushButton::clicked, this, &ResultCard::restartClicked);
    connect(next, &QPushButton::clicked, this, &ResultCard::newDealClicked);
    auto* shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(14);
    shadow->setOffset(0, 3);
    shadow->setColor(QColor(0, 0, 0, 70));
    setGraphicsEffect(shadow);
    parent->installEventFilter(this);
}

QWidget* ResultCard::table(const Match& match) {
    const Game& game = match.game();
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(6);
    const std::array<Column, 11> all{{{tr("Settlements"), &Points::settlements},
                                      {tr("Cities"), &Points::cities},
                                      {tr("Route"), &Points::longestRoute},
                                      {tr("Army"), &Points::largestArmy},
                                      {tr("Islands"), &Points::islands},
                                      {tr("Cards"), &Points::victoryCards},
                                      {tr("Chips"), &Points::chips},
                                      {tr("Cloth"), &Points::cloth},
                                      {tr("Fortresses"), &Points::fortresses},
                                      {tr("Wonder"), &Points::wonder},
                                      {tr("Canal"), &Points::canal}}};
    std::vector<Column> columns;
    for (const Column& column : all) {
        bool any = false;
        for (int seat = 0; seat < match.seats(); ++seat)
            any = any || game.points(Seat(std::size_t(seat))).*column.part != 0;
        if (any)
            columns.push_back(column);
    }
    int at = 2;
    for (const Column& column : columns)
        grid->addWidget(cell(column.name, "caption", box), 0, at++);
    grid->addWidget(cell(tr("Points"), "caption", box), 0, at);
    grid->addWidget(cell(tr("Hidden cards"), "caption", box), 0, at + 1);
    for (int number = 0; number < match.seats(); ++number) {
        const Seat seat{std::size_t(number)};
        const Points points = game.points(seat);
        auto* chip = new QLabel(box);
        chip->setPixmap(seatPixmap(seat, 20, devicePixelRatioF()));
        grid->addWidget(chip, number + 1, 0);
        auto* name = new QLabel(seatName(seat), box);
        name->setProperty("look", game.winner() == seat ? "strong" : "");
        grid->addWidget(name, number + 1, 1);
        at = 2;
        for (const Column& column : columns)
            grid->addWidget(cell(QString::number(points.*column.part), "", box), number + 1, at++);
        auto* total = cell(QString::number(points.total()), "strong", box);
        total->setObjectName(QStringLiteral("total-%1").arg(number));
        grid->addWidget(total, number + 1, at);
        QStringList held;
        for (const DevCard card : shownDevCards)
            if (const int count = game.devCards(seat, card); count > 0)
                held << (count == 1 ? displayName(card) : tr("%1 x %2").arg(count).arg(displayName(card)));
        grid->addWidget(cell(held.isEmpty() ? tr("none") : held.join(tr(", ")), "secondary", box), number + 1,
                        at + 1);
    }
    return box;
}

void ResultCard::place() {
    adjustSize();
    move((parentWidget()->width() - width()) / 2, 24);
    raise();
    show();
}

bool ResultCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == parent())
        move((parentWidget()->width() - width()) / 2, 24);
    return QFrame::eventFilter(watched, event);
}

} // namespace isle
