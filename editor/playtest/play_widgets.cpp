#include "editor/playtest/play_widgets.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/playtest/game_words.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

namespace isle {
namespace {

constexpr qreal radius = 7;
constexpr int badge = 21;

QSize cardSize(Density density) {
    switch (density) {
    case Density::Full:
        return {50, 64};
    case Density::Least:
        return {36, 54};
    default:
        return {42, 58};
    }
}
constexpr int captionHeight = 18;

QFont sized(const QFont& font, int pixels, bool bold = false) {
    QFont result = font;
    result.setPixelSize(pixels);
    if (bold)
        result.setWeight(QFont::DemiBold);
    return result;
}

QString iconOf(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return QStringLiteral("knight");
    case DevCard::VictoryPoint:
        return QStringLiteral("trophy");
    case DevCard::RoadBuilding:
        return QStringLiteral("road");
    case DevCard::YearOfPlenty:
        return QStringLiteral("box");
    case DevCard::Monopoly:
        return QStringLiteral("layers");
    }
    return {};
}

/// One word below the card; the tip says more.
QString captionOf(DevCard card) {
    switch (card) {
    case DevCard::Knight:
        return Playtest::tr("knights");
    case DevCard::VictoryPoint:
        return Playtest::tr("points");
    case DevCard::RoadBuilding:
        return Playtest::tr("roads");
    case DevCard::YearOfPlenty:
        return Playtest::tr("plenty");
    case DevCard::Monopoly:
        return Playtest::tr("monopoly");
    }
    return {};
}

} // namespace

QPixmap resourceDisc(Resource resource, int size, qreal devicePixelRatio) {
    const QString key = QStringLiteral("resourceDisc-%1-%2-%3-%4")
                            .arg(int(resource))
                            .arg(size)
                            .arg(devicePixelRatio)
                            .arg(currentTheme().dark ? 1 : 0);
    QPixmap disc;
    if (QPixmapCache::find(key, &disc))
        return disc;
    disc = QPixmap(QSize(size, size) * devicePixelRatio);
    disc.setDevicePixelRatio(devicePixelRatio);
    disc.fill(Qt::transparent);
    QPainter painter(&disc);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath circle;
    circle.addEllipse(QRectF(0.7, 0.7, size - 1.4, size - 1.4));
    painter.setClipPath(circle);
    const int art = qRound(size * 1.2); // the square's corners lie outside the circle
    const qreal out = (size - art) / 2.0;
    painter.drawPixmap(QPointF(out, out), artPixmap(artName(resource), {art, art}, devicePixelRatio));
    painter.setClipping(false);
    painter.setPen(QPen(QColor(0x22, 0x26, 0x2C), 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(circle);
    painter.end();
    QPixmapCache::insert(key, disc);
    return disc;
}

void retire(QWidget* widget) {
    widget->hide();
    widget->setParent(nullptr);
    widget->deleteLater();
}

TileButton::TileButton(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the canvas
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

bool TileButton::event(QEvent* event) {
    if (event->type() == QEvent::EnabledChange || event->type() == QEvent::PaletteChange)
        update();
    return QAbstractButton::event(event);
}

void TileButton::paintFrame(QPainter& painter, const QRectF& frame) const {
    const Theme& theme = currentTheme();
    const bool lit = isEnabled() && (underMouse() || isDown());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(isChecked() || isDown() ? theme.soft : lit ? theme.field : theme.panel);
    const bool strong = isChecked() || hasFocus();
    painter.setPen(QPen(strong || lit ? theme.accent
                        : isEnabled() ? theme.outline
                                      : theme.hairline,
                        strong ? 2 : 1));
    const qreal inset = strong ? 1.0 : 0.5;
    painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), radius, radius);
}

HandCard::HandCard(Resource resource, QWidget* parent) : TileButton(parent), resource_(resource) {
    setText(displayName(resource));
    setFocusPolicy(Qt::NoFocus);
}

HandCard::HandCard(DevCard card, QWidget* parent) : TileButton(parent), card_(card) {
    setText(captionOf(card));
}

void HandCard::setCount(int count) {
    count_ = count;
    setAccessibleName(Playtest::tr("%1 %2").arg(count).arg(text()));
    update();
}

void HandCard::setPlayable(bool playable) {
    playable_ = playable;
    setCursor(playable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setFocusPolicy(playable ? Qt::TabFocus : Qt::NoFocus);
    update();
}

void HandCard::setDensity(Density density) {
    density_ = density;
    updateGeometry();
    update();
}

QSize HandCard::sizeHint() const {
    const QSize card = cardSize(density_);
    const int caption = QFontMetrics(sized(font(), 11)).horizontalAdvance(text()) + 2;
    const int room = density_ == Density::Full ? badge / 2 : density_ == Density::Least ? 3 : 6;
    const int width = density_ == Density::Full ? qMax(card.width() + room, caption) : card.width() + room;
    return {width, card.height() + badge / 4 + captionHeight};
}

void HandCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = currentTheme();
    const QSize card = cardSize(density_);
    const bool room =
        density_ == Density::Compact || density_ == Density::Tight; // for the number at the right
    const int left = (width() - card.width()) / 2 - (room ? 2 : 0);
    const int top = badge / 4;
    const QRectF frame(left, top, card.width(), card.height());
    painter.setRenderHint(QPainter::Antialiasing);
    const bool strong = playable_ && (underMouse() || hasFocus());
    painter.setBrush(isDown() && playable_ ? theme.soft : theme.field);
    painter.setPen(QPen(strong ? theme.accent : theme.outline, strong ? 2 : 1));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setOpacity(count_ > 0 ? 1.0 : 0.35);
    const qreal ratio = devicePixelRatioF();
    if (resource_) {
        const int art = density_ == Density::Least ? 26 : 36;
        painter.drawPixmap(frame.center() - QPointF(art / 2.0, art / 2.0),
                           artPixmap(artName(*resource_), {art, art}, ratio));
    } else {
        const QRectF art(frame.center().x() - 14, frame.center().y() - 14, 28, 28);
        painter.drawPixmap(art.topLeft(), iconPixmap(iconOf(*card_), 28,
                                                     playable_ ? theme.text : theme.disabledText, ratio));
    }
    painter.setOpacity(1.0);
    if (count_ > 0) {
        const QRectF circle(qMin(frame.right() - badge + 7, width() - badge - 0.0), frame.top() - badge / 4.0,
                            badge, badge);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.tip);
        painter.drawEllipse(circle);
        painter.setPen(theme.tipText);
        painter.setFont(sized(font(), 12, true));
        painter.drawText(circle, Qt::AlignCenter, QString::number(count_));
    }
    painter.setPen(theme.secondaryText);
    painter.setFont(sized(font(), 11));
    painter.drawText(QRectF(0, height() - captionHeight, width(), captionHeight),
                     Qt::AlignHCenter | Qt::AlignBottom,
                     QFontMetrics(painter.font()).elidedText(text(), Qt::ElideRight, width()));
}

BuildButton::BuildButton(QString icon, const QString& name, Cards price, QWidget* parent)
    : TileButton(parent), icon_(std::move(icon)), price_(price) {
    setCheckable(true);
    setContent(name, price);
}

void BuildButton::setContent(const QString& name, Cards price) {
    price_ = price;
    setText(name);
    setAccessibleName(Playtest::tr("%1, costs %2").arg(name, cardsText(price)));
    updateGeometry();
    update();
}

void BuildButton::setDensity(Density density) {
    density_ = density;
    updateGeometry();
    update();
}

QSize BuildButton::sizeHint() const {
    if (density_ >= Density::Tight)
        return {density_ == Density::Tight ? 54 : 42, 72};
    const int name = QFontMetrics(sized(font(), 12, true)).horizontalAdvance(text());
    return density_ == Density::Full ? QSize(qMax(83, name + 14), 72) : QSize(qMax(58, name + 8), 72);
}

void BuildButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintFrame(painter, rect());
    const Theme& theme = currentTheme();
    const qreal ratio = devicePixelRatioF();
    const QColor ink = isEnabled() ? theme.text : theme.disabledText;
    const bool named = density_ < Density::Tight;
    const qreal top = named ? 9 : 16;
    painter.drawPixmap(QPointF((width() - 20) / 2.0, top), iconPixmap(icon_, 20, ink, ratio));
    painter.setPen(ink);
    painter.setFont(sized(font(), 12, isEnabled()));
    if (named)
        painter.drawText(QRectF(0, 30, width(), 20), Qt::AlignCenter, text());
    painter.setOpacity(isEnabled() ? 1.0 : 0.4);
    const int cards = price_.total();
    const qreal pitch = qMin(14.0, (width() - 8.0) / cards);
    qreal x = (width() - (cards - 1) * pitch - 13) / 2.0;
    for (const Resource resource : shownResources)
        for (int i = 0; i < price_[resource]; ++i, x += pitch)
            painter.drawPixmap(QPointF(x, named ? 52 : 46), resourceDisc(resource, 13, ratio));
}

Divider::Divider(QWidget* parent) : QWidget(parent) {
    setFixedSize(1, 84);
}

void Divider::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), currentTheme().hairline);
}

CommandButton::CommandButton(QString icon, const QString& name, QString key, bool primary, QWidget* parent)
    : TileButton(parent), icon_(std::move(icon)), key_(std::move(key)), primary_(primary) {
    setText(name);
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); // as wide as the widest of its column
}

void CommandButton::setContent(const QString& icon, const QString& name) {
    icon_ = icon;
    setText(name);
    setAccessibleName(name);
    updateGeometry();
    update();
}

void CommandButton::setDensity(Density density) {
    density_ = density;
    setToolTip(density >= Density::Tight && toolTip().isEmpty() ? text() : toolTip());
    updateGeometry();
    update();
}

QSize CommandButton::sizeHint() const {
    const int name = 38 + QFontMetrics(sized(font(), 13, primary_)).horizontalAdvance(text());
    const int key = QFontMetrics(sized(font(), 11)).horizontalAdvance(key_);
    switch (density_) {
    case Density::Full:
        return {qMax(144, name + 7 + key + 12), 30};
    case Density::Compact:
        return {qMax(118, name + 10), 30};
    case Density::Tight:
    case Density::Least:
        break;
    }
    return {46, 30};
}

void CommandButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = currentTheme();
    QColor ink = isEnabled() ? theme.text : theme.disabledText;
    QColor faint = isEnabled() ? theme.secondaryText : theme.disabledText;
    if (primary_ && isEnabled()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(underMouse() || isDown() ? theme.accentHover : theme.accent);
        painter.setPen(hasFocus() ? QPen(theme.text, 2) : Qt::NoPen);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
        ink = theme.onAccent;
        faint = theme.onAccent;
    } else {
        paintFrame(painter, rect());
    }
    painter.drawPixmap(QPointF(14, (height() - 18) / 2.0), iconPixmap(icon_, 18, ink, devicePixelRatioF()));
    if (density_ >= Density::Tight)
        return;
    const QFont name = sized(font(), 13, primary_);
    painter.setFont(name);
    painter.setPen(ink);
    painter.drawText(QRectF(38, 0, width() - 40, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (density_ == Density::Compact)
        return;
    painter.setFont(sized(font(), 11));
    painter.setPen(faint);
    painter.drawText(QRectF(38 + QFontMetrics(name).horizontalAdvance(text()) + 7, 0, 60, height()),
                     Qt::AlignVCenter | Qt::AlignLeft, key_);
}

} // namespace isle
