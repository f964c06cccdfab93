#include "editor/playtest/seats_bar.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QStringList>

namespace isle {
namespace {

constexpr int chip = 30;
constexpr int statsWidth = 122;

QFont sized(const QFont& font, int pixels, QFont::Weight weight = QFont::Normal) {
    QFont result = font;
    result.setPixelSize(pixels);
    result.setWeight(weight);
    return result;
}

} // namespace

SeatCard::SeatCard(Seat seat, QWidget* parent) : TileButton(parent), seat_(seat) {
    setObjectName(QStringLiteral("seat-%1").arg(seat.index()));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &SeatCard::clicked, this, &SeatCard::openMenu);
}

QSize SeatCard::sizeHint() const {
    return {300, 48};
}

QSize SeatCard::minimumSizeHint() const {
    return {150, 48};
}

bool SeatCard::compact() const {
    return width() < 280;
}

void SeatCard::refresh(const Match& match) {
    const Game& game = match.game();
    int humans = 0;
    for (int seat = 0; seat < match.seats(); ++seat)
        humans += match.isHuman(Seat(std::size_t(seat))) ? 1 : 0;
    shown_.human = match.isHuman(seat_);
    const QString name = seatName(seat_);
    shown_.name = !shown_.human ? name : humans == 1 ? tr("%1: you").arg(name) : tr("%1: person").arg(name);
    shown_.onTurn = !game.over() && game.onTurn() == seat_;
    const bool won = game.winner() == seat_;
    const bool waited = !game.over() && !shown_.onTurn && game.toAct() == seat_;
    shown_.player = won             ? tr("winner")
                    : shown_.onTurn ? tr("on turn")
                    : waited        ? tr("to choose")
                    : shown_.human  ? tr("person")
                                    : tr("computer");
    const Points points = game.points(seat_);
    // B-138: hidden cards count only for the eyes of their owner, and for all at the end.
    shown_.points = game.over() || match.viewer() == seat_ ? points.total() : points.open();
    shown_.target = game.rules()[Option::Target];
    shown_.cards = game.handSize(seat_);
    shown_.devCards = game.devCount(seat_);
    shown_.knights = game.playedKnights(seat_);
    shown_.route = game.routeLength(seat_);
    shown_.longestRoute = game.longestRoute() == seat_;
    shown_.largestArmy = game.largestArmy() == seat_;
    const QString tip =
        tr("%1: %2 of %3 points, %4 cards and %5 development cards in hand, %6 knights played, "
           "longest route %7. Click to choose who plays.")
            .arg(shown_.name)
            .arg(shown_.points)
            .arg(shown_.target)
            .arg(shown_.cards)
            .arg(shown_.devCards)
            .arg(shown_.knights)
            .arg(shown_.route);
    setToolTip(tip);
    setAccessibleName(tip);
    update();
}

void SeatCard::openMenu() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* human = menu->addAction(tr("Human"));
    QAction* computer = menu->addAction(tr("Computer"));
    human->setCheckable(true);
    computer->setCheckable(true);
    human->setChecked(shown_.human);
    computer->setChecked(!shown_.human);
    connect(human, &QAction::triggered, this, [this] { emit humanChosen(seat_, true); });
    connect(computer, &QAction::triggered, this, [this] { emit humanChosen(seat_, false); });
    menu->popup(mapToGlobal(QPoint(0, height() + 2)));
}

void SeatCard::paintStats(QPainter& painter, const QRectF& area) const {
    const Theme& theme = currentTheme();
    const qreal ratio = devicePixelRatioF();
    const auto stat = [&](int column, int row, const char* name, const QString& text, const QColor& colour) {
        const QPointF corner(area.left() + column * 54, area.top() + row * 19);
        painter.drawPixmap(corner + QPointF(0, 1), iconPixmap(QLatin1String(name), 14, colour, ratio));
        painter.setPen(colour);
        painter.drawText(QRectF(corner.x() + 18, corner.y(), 60, 16), Qt::AlignVCenter | Qt::AlignLeft, text);
    };
    painter.setFont(sized(font(), 12));
    stat(0, 0, "card", tr("%1+%2").arg(shown_.cards).arg(shown_.devCards), theme.text);
    const QString award = shown_.longestRoute && shown_.largestArmy ? tr("both")
                          : shown_.longestRoute                     ? tr("route")
                          : shown_.largestArmy                      ? tr("army")
                                                                    : QString();
    if (!compact()) {
        stat(1, 0, "knight", QString::number(shown_.knights), theme.text);
        stat(0, 1, "route", QString::number(shown_.route), theme.text);
        if (!award.isEmpty())
            stat(1, 1, "trophy", award, theme.accent);
    } else if (!award.isEmpty()) {
        stat(0, 1, "trophy", award, theme.accent);
    }
}

void SeatCard::paintPoints(QPainter& painter, qreal right, qreal left) const {
    const Theme& theme = currentTheme();
    const QString target = tr("/ %1").arg(shown_.target);
    const QFont small = sized(font(), 12);
    qreal end = right;
    const QFont large = sized(font(), 20, QFont::Bold);
    const int width = QFontMetrics(large).horizontalAdvance(QString::number(shown_.points));
    const int targetWidth = QFontMetrics(small).horizontalAdvance(target);
    if (right - left >= targetWidth + 5 + width) {
        painter.setFont(small);
        painter.setPen(theme.secondaryText);
        painter.drawText(QRectF(right - targetWidth, 2, targetWidth + 2, height()),
                         Qt::AlignVCenter | Qt::AlignLeft, target);
        end -= targetWidth + 5;
    }
    painter.setFont(large);
    painter.setPen(theme.text);
    painter.drawText(QRectF(end - width, 0, width + 2, height() - 2), Qt::AlignVCenter | Qt::AlignLeft,
                     QString::number(shown_.points));
}

void SeatCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = currentTheme();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(underMouse() ? theme.field : theme.panel);
    const bool strong = shown_.onTurn || hasFocus();
    painter.setPen(QPen(strong ? theme.accent : theme.hairline, strong ? 2 : 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    painter.drawPixmap(QPointF(10, (height() - chip) / 2.0), seatPixmap(seat_, chip, devicePixelRatioF()));

    const int stats = compact() ? 76 : statsWidth;
    const qreal statsLeft = width() - stats;
    const qreal left = 10 + chip + 9;
    const int points =
        QFontMetrics(sized(font(), 20, QFont::Bold)).horizontalAdvance(QString::number(shown_.points));
    const int target = QFontMetrics(sized(font(), 12)).horizontalAdvance(tr("/ %1").arg(shown_.target));
    const qreal pointsRight = statsLeft - 8;
    const qreal room = pointsRight - target - 5 - points - left - 6;
    const bool named = room >= 34; // else the chip alone says who it is
    paintPoints(painter, pointsRight, named ? left : left - 4);
    if (named) {
        painter.setPen(theme.text);
        const QFont name = sized(font(), 13, QFont::DemiBold);
        painter.setFont(name);
        painter.drawText(QRectF(left, 6, room, 18), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(name).elidedText(shown_.name, Qt::ElideRight, int(room)));
        const QFont player = sized(font(), 11);
        painter.setFont(player);
        painter.setPen(theme.secondaryText);
        painter.drawText(QRectF(left, 24, room, 16), Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(player).elidedText(shown_.player, Qt::ElideRight, int(room)));
    }

    painter.fillRect(QRectF(statsLeft, 11, 1, height() - 22), theme.hairline);
    paintStats(painter, QRectF(statsLeft + 11, 6, stats - 14, height() - 12));
}

SeatsBar::SeatsBar(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("seatsBar"));
    setFixedHeight(barHeight);
    row_->setContentsMargins(13, 8, 13, 8);
    row_->setSpacing(9);
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
