#include "editor/look/icons.h"

#include "editor/look/art.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace isle {

namespace {

QPixmap rendered(const QByteArray& svg, QSize size, qreal ratio) {
    QPixmap pixmap((QSizeF(size) * ratio).toSize().expandedTo(QSize(1, 1)));
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    if (renderer.isValid()) {
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&pixmap);
        renderer.render(&painter, QRectF(pixmap.rect()));
    }
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QString cacheKey(const QString& kind, const QString& name, QSize size, const QString& colour, qreal ratio) {
    return QStringLiteral("islewright/%1/%2/%3x%4/%5/%6")
        .arg(kind, name)
        .arg(size.width())
        .arg(size.height())
        .arg(colour)
        .arg(ratio);
}

/// Draws the SVG text with a colour of the theme at the moment of painting, so icons follow a change of
/// theme.
class ThemedIconEngine : public QIconEngine {
  public:
    ThemedIconEngine(QString name, IconGround ground) : name_(std::move(name)), ground_(ground) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const int side = qMin(rect.width(), rect.height());
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatio() : 1.0;
        const QRect target(rect.center() - QPoint((side - 1) / 2, (side - 1) / 2), QSize(side, side));
        painter->drawPixmap(target, iconPixmap(name_, side, colour(mode, state), ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1.0);
    }

    /// `size` is in device pixels already.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override {
        return iconPixmap(name_, qMin(size.width(), size.height()), colour(mode, state), 1.0);
    }

    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override {
        const int side = qMin(size.width(), size.height());
        return {side, side};
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(name_, ground_); }
    QString key() const override { return QStringLiteral("islewright"); }
    QString iconName() override { return name_; }
    bool isNull() override { return iconSource(name_, Qt::black).isEmpty(); }

  private:
    [[nodiscard]] QColor colour(QIcon::Mode mode, QIcon::State state) const {
        const Theme& theme = currentTheme();
        if (mode == QIcon::Disabled)
            return theme.disabledText;
        if (ground_ == IconGround::Accent)
            return theme.onAccent;
        if (state == QIcon::Off)
            return theme.text;
        return ground_ == IconGround::Segment ? theme.onAccent : theme.accent;
    }

    QString name_;
    IconGround ground_;
};

} // namespace

QIcon icon(const QString& name, IconGround ground) {
    return QIcon(new ThemedIconEngine(name, ground));
}

QPixmap iconPixmap(const QString& name, int size, const QColor& colour, qreal devicePixelRatio) {
    const QString key = cacheKey(QStringLiteral("icon"), name, QSize(size, size),
                                 colour.name(QColor::HexArgb), devicePixelRatio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = rendered(iconSource(name, colour), QSize(size, size), devicePixelRatio);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

QPixmap artPixmap(const QString& name, QSize size, qreal devicePixelRatio) {
    const Theme& theme = currentTheme();
    const QString key = cacheKey(QStringLiteral("art"), name, size,
                                 QLatin1String(theme.dark ? "night" : "light"), devicePixelRatio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        const bool hex = name != QLatin1String("harbour-dock") && !name.startsWith(QLatin1String("token-"));
        const ArtSize art =
            qMin(size.width(), size.height()) < (hex ? 40 : 24) ? ArtSize::Small : ArtSize::Full;
        pixmap = rendered(artSource(name, art, theme, theme.secondaryText), size, devicePixelRatio);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

QString artName(Terrain terrain) {
    const std::string_view name = nameOf(terrain);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString artName(HarbourKind kind) {
    switch (kind) {
    case HarbourKind::Brick:
        return QStringLiteral("harbour-brick");
    case HarbourKind::Lumber:
        return QStringLiteral("harbour-lumber");
    case HarbourKind::Wool:
        return QStringLiteral("harbour-wool");
    case HarbourKind::Grain:
        return QStringLiteral("harbour-grain");
    case HarbourKind::Ore:
        return QStringLiteral("harbour-ore");
    case HarbourKind::Generic:
        return QStringLiteral("harbour-generic");
    case HarbourKind::Shuffled:
        break;
    }
    return QStringLiteral("harbour-any");
}

QString artName(Resource resource) {
    const std::string_view name = nameOf(resource);
    return QStringLiteral("resource-")
           + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString artName(Marker marker) {
    switch (marker) {
    case Marker::None:
        return {};
    case Marker::ChipAny:
        return QStringLiteral("chip");
    case Marker::ChipPoint:
        return QStringLiteral("chip-point");
    case Marker::ChipHarbour:
        return QStringLiteral("chip-harbour");
    case Marker::ChipGold:
        return QStringLiteral("chip-gold");
    case Marker::Chest:
        return QStringLiteral("chest");
    }
    return {};
}

QString tokenArtName(int value) {
    return isToken(value) ? QStringLiteral("token-%1").arg(value) : QStringLiteral("token-any");
}

QPixmap seatPixmap(Seat seat, int size, qreal devicePixelRatio) {
    const QString key = cacheKey(QStringLiteral("seat"), QString::number(seat.index()), QSize(size, size), {},
                                 devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap((QSizeF(size, size) * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = qMax(1.2, size / 18.0);
    const QRectF box = QRectF(0, 0, size, size).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(QColor(0x22, 0x26, 0x2C), line));
    painter.setBrush(seatColour(seat));
    painter.drawRoundedRect(box, size / 5.0, size / 5.0);
    const qreal emblem = size * 0.72;
    const QRectF target((size - emblem) / 2, (size - emblem) / 2, emblem, emblem);
    drawArt(painter, target, QStringLiteral("seat-%1").arg(seat.index() + 1), ArtSize::Full, Theme::light(),
            seatEmblemColour(seat));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace isle
