#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/playtest/game_words.h"
#include "editor/playtest/match.h"
#include "editor/playtest/reasons.h"
#include "editor/playtest/seats_bar.h"

#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace isle {
namespace {

constexpr int chip = 30;
constexpr int smallChip = 24;
constexpr int firstColumn = 62; // "10+2"
constexpr int columnWidth = 46;
constexpr int leastName = 34; // what is narrower says nothing: the chip alone says who it is

// By width of the card: full, compact (visual design 15.2), and narrow for eight seats in a small window.
constexpr int fullFrom = 280;
constexpr int compactFrom = 190;

QFont sized(const QFont& font, int pixels, QFont::Weight weight = QFont::Normal) {
    QFont result = font;
    result.setPixelSize(pixels);
    result.setWeight(weight);
    return result;
}

QFont pointsFont(const QFont& font) {
    return sized(font, 20, QFont::Bold);
}

bool hasChips(const Game& game) {
    const auto& hexes = game.table().board.hexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [](const BoardHex& hex) { return hex.chip != Marker::None; });
}

bool hasVillages(const Game& game) {
    const auto& hexes = game.table().board.hexes;
    return std::any_of(hexes.begin(), hexes.end(),
                       [](const BoardHex& hex) { return hex.terrain == Terrain::Village; });
}

std::vector<Marker> chipsOf(const Game& game, Seat seat) {
    std::vector<Marker> chips;
    for (std::size_t i = 0; i < game.topology().hexes().size(); ++i)
        if (game.chipTaker(HexId(i)) == seat)
            chips.push_back(game.table().board.hexes[i].chip);
    return chips;
}

int fortressesOf(const Game& game, Seat seat) {
    int taken = 0;
    for (std::size_t i = 0; i < game.topology().hexes().size(); ++i)
        taken += game.capturer(HexId(i)) == seat ? 1 : 0;
    return taken;
}

QString artOfChip(Marker marker) {
    return QString::fromUtf8(nameOf(marker).data());
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
    return {124, 48};
}

int SeatCard::columns() const {
    if (width() >= fullFrom)
        return 2 + std::min((int(shown_.specials.size()) + 1) / 2, (width() - fullFrom) / columnWidth + 1);
    return width() >= compactFrom && !shown_.specials.empty() ? 2 : 1;
}

int SeatCard::awardRoom() const {
    // "route" beside its trophy is the widest there is. In a full card it stands in the second column, in a
    // compact one in the first, which is wide enough.
    return width() < fullFrom ? 0 : columns() > 2 ? 12 : 8;
}

int SeatCard::rows() const {
    return width() >= compactFrom ? 2 : 3;
}

std::vector<SeatCard::Stat> SeatCard::stats() const {
    const Stat cards{QStringLiteral("card"), tr("%1+%2").arg(shown_.cards).arg(shown_.devCards), false, {}};
    const QString award = shown_.longestRoute && shown_.largestArmy ? tr("both")
                          : shown_.longestRoute                     ? tr("route")
                          : shown_.largestArmy                      ? tr("army")
                                                                    : QString();
    const Stat trophy{award.isEmpty() ? QString() : QStringLiteral("trophy"), award, true, {}};
    std::vector<Stat> all{cards};
    if (width() >= fullFrom) {
        all.push_back({QStringLiteral("route"), QString::number(shown_.route), false, {}});
        all.push_back({QStringLiteral("knight"), QString::number(shown_.knights), false, {}});
        all.push_back(trophy);
    } else if (!award.isEmpty()) {
        all.push_back(trophy);
    }
    all.insert(all.end(), shown_.specials.begin(), shown_.specials.end());
    all.resize(std::min(all.size(), std::size_t(columns() * rows())));
    return all;
}

void SeatCard::showPlayer(const Match& match) {
    const Game& game = match.game();
    int humans = 0;
    for (int seat = 0; seat < match.seats(); ++seat)
        humans += match.isHuman(Seat(std::size_t(seat))) ? 1 : 0;
    shown_.human = match.isHuman(seat_);
    const QString name = seatName(seat_);
    shown_.name = shown_.human && humans == 1 ? tr("%1: you").arg(name) : name;
    const Seat builder = game.builder();
    const bool onTurn = !game.over() && game.onTurn() == seat_ && !builder.valid();
    const bool building = !game.over() && builder == seat_;
    shown_.active = onTurn || building;
    const bool waited = !game.over() && !shown_.active && game.toAct() == seat_;
    shown_.player = game.winner() == seat_                            ? tr("winner")
                    : onTurn                                          ? tr("on turn")
                    : building && game.state() == State::SpecialBuild ? tr("may build")
                    : building                                        ? tr("partner")
                    : waited                                          ? tr("to choose")
                    : shown_.human                                    ? tr("person")
                                                                      : tr("computer");
}

void SeatCard::showSpecials(const Game& game) {
    shown_.specials.clear();
    shown_.specialTips.clear();
    const auto add = [this](const char* icon, const QString& text, const QString& tip) {
        shown_.specials.push_back({QLatin1String(icon), text, false, {}});
        shown_.specialTips << tip;
    };
    if (hasVillages(game)) {
        const int cloth = game.cloth(seat_);
        add("cloth", QString::number(cloth), tr("%n cloth", nullptr, cloth));
    }
    if (isOnMap(game, raidDeed)) {
        const int taken = fortressesOf(game, seat_);
        add("fortress", QString::number(taken), tr("%n fortresses taken", nullptr, taken));
    }
    if (isOnMap(game, digDeed)) {
        const int units = game.canalUnits(seat_);
        add("canal", QString::number(units), tr("%n canal units dug", nullptr, units));
    }
    if (isOnMap(game, stageDeed)) {
        const int stage = game.wonderStage(seat_);
        add("wonder", tr("%1/%2").arg(stage).arg(wonderStages),
            tr("stage %1 of %2 of a wonder").arg(stage).arg(wonderStages));
    }
    if (hasChips(game)) {
        const std::vector<Marker> chips = chipsOf(game, seat_);
        QStringList names;
        for (const Marker taken : chips)
            names << chipName(taken);
        add("chip", QString::number(chips.size()), names.isEmpty() ? tr("no chip") : names.join(tr(" and ")));
        shown_.specials.back().chips = chips;
    }
}

void SeatCard::showTip() {
    QString tip = tr("%1: %2 of %3 points, %4 cards and %5 development cards in hand, %6 knights played, "
                     "longest route %7.")
                      .arg(shown_.name)
                      .arg(shown_.points)
                      .arg(shown_.target)
                      .arg(shown_.cards)
                      .arg(shown_.devCards)
                      .arg(shown_.knights)
                      .arg(shown_.route);
    if (!shown_.specialTips.isEmpty())
        tip = tr("%1 Besides: %2.").arg(tip, shown_.specialTips.join(tr(", ")));
    tip = tr("%1 Click to choose who plays.").arg(tip);
    setToolTip(tip);
    setAccessibleName(tip);
}

void SeatCard::refresh(const Match& match) {
    const Game& game = match.game();
    showPlayer(match);
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
    showSpecials(game);
    showTip();
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
    const bool narrow = rows() > 2;
    const qreal pitch = narrow ? 13 : 19;
    const int sign = narrow ? 12 : 14;
    painter.setFont(sized(font(), narrow ? 11 : 12));
    const std::vector<Stat> all = stats();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Stat& stat = all[i];
        const int column = int(i) / rows();
        const int left =
            column == 0 ? 0 : firstColumn + (column - 1) * columnWidth + (column > 1 ? awardRoom() : 0);
        const QPointF corner(area.left() + left, area.top() + int(i) % rows() * pitch);
        if (!stat.chips.empty() && stat.chips.size() <= 2) {
            for (std::size_t c = 0; c < stat.chips.size(); ++c)
                painter.drawPixmap(corner + QPointF(qreal(c) * (sign + 5) - 1, 0),
                                   artPixmap(artOfChip(stat.chips[c]), {sign + 3, sign + 3}, ratio));
            continue;
        }
        const QColor colour = stat.accent ? theme.accent : theme.text;
        if (!stat.icon.isEmpty())
            painter.drawPixmap(corner + QPointF(0, 1), iconPixmap(stat.icon, sign, colour, ratio));
        painter.setPen(colour);
        painter.drawText(QRectF(corner.x() + sign + 4, corner.y(), 60, sign + 2),
                         Qt::AlignVCenter | Qt::AlignLeft, stat.text);
    }
}

void SeatCard::paintPoints(QPainter& painter, qreal right, bool withTarget) const {
    const Theme& theme = currentTheme();
    qreal end = right;
    if (withTarget) {
        const QString target = tr("/ %1").arg(shown_.target);
        painter.setFont(sized(font(), 12));
        const int width = QFontMetrics(painter.font()).horizontalAdvance(target);
        painter.setPen(theme.secondaryText);
        painter.drawText(QRectF(right - width, 2, width + 2, height()), Qt::AlignVCenter | Qt::AlignLeft,
                         target);
        end -= width + 5;
    }
    painter.setFont(pointsFont(font()));
    painter.setPen(theme.text);
    painter.drawText(QRectF(end - 60, 0, 60, height() - 2), Qt::AlignVCenter | Qt::AlignRight,
                     QString::number(shown_.points));
}

void SeatCard::paintName(QPainter& painter, const QRectF& area) const {
    const Theme& theme = currentTheme();
    painter.setPen(theme.text);
    const QFont name = sized(font(), 13, QFont::DemiBold);
    painter.setFont(name);
    // The colour alone says more than a name cut off.
    const bool fits = QFontMetrics(name).horizontalAdvance(shown_.name) <= area.width();
    painter.drawText(QRectF(area.left(), 6, area.width(), 18), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(name).elidedText(fits ? shown_.name : seatName(seat_), Qt::ElideRight,
                                                   int(area.width())));
    const QFont player = sized(font(), 11);
    painter.setFont(player);
    painter.setPen(theme.secondaryText);
    painter.drawText(QRectF(area.left(), 24, area.width(), 16), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(player).elidedText(shown_.player, Qt::ElideRight, int(area.width())));
}

void SeatCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = currentTheme();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(underMouse() ? theme.field : theme.panel);
    const bool strong = shown_.active || hasFocus();
    painter.setPen(QPen(strong ? theme.accent : theme.hairline, strong ? 2 : 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
    const bool narrow = width() < compactFrom;
    const int size = narrow ? smallChip : chip;
    const int edge = narrow ? 7 : 10;
    painter.drawPixmap(QPointF(edge, (height() - size) / 2.0), seatPixmap(seat_, size, devicePixelRatioF()));

    const int stats =
        narrow ? 58
               : firstColumn + (columns() - 1) * columnWidth + (width() < fullFrom ? 6 : 14) + awardRoom();
    const qreal statsLeft = width() - stats;
    const qreal left = edge + size + (narrow ? 5 : 9);
    const int points = QFontMetrics(pointsFont(font())).horizontalAdvance(QString::number(shown_.points));
    const int target = QFontMetrics(sized(font(), 12)).horizontalAdvance(tr("/ %1").arg(shown_.target)) + 5;
    const qreal pointsRight = statsLeft - (narrow ? 5 : 8);
    const qreal room = pointsRight - points - left;
    // The target goes before the name is cut, and both when there is room for neither.
    const int name = QFontMetrics(sized(font(), 13, QFont::DemiBold)).horizontalAdvance(shown_.name) + 2;
    const bool named = room - 6 >= leastName;
    const bool withTarget = room - target - (named ? 6 + name : 0) >= 0;
    paintPoints(painter, pointsRight, withTarget);
    if (named)
        paintName(painter, QRectF(left, 0, room - 6 - (withTarget ? target : 0), height()));
    painter.fillRect(QRectF(statsLeft, 8, 1, height() - 16), theme.hairline);
    paintStats(painter, QRectF(statsLeft + (narrow ? 6 : 11), rows() > 2 ? 4 : 6, stats, height() - 12));
}

} // namespace isle
