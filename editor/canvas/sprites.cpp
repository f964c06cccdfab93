#include "editor/canvas/sprites.h"

#include "editor/canvas/terrain_patterns.h"
#include "editor/canvas/view_transform.h"

#include <QCoreApplication>
#include <QHash>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace isle {

static size_t qHash(const SpriteKey& key, size_t seed) {
    return qHashMulti(seed, key.name, static_cast<int>(key.art), key.tint, key.size.width(),
                      key.size.height(), key.turn, key.dark, key.coast);
}

namespace {

/// Sprites of a few zoom levels in both themes fit; then all are dropped, since they cost little to draw
/// again.
constexpr qint64 mostBytes = 96LL * 1024 * 1024;

struct Store {
    QHash<SpriteKey, QPixmap> pixmaps;
    qint64 bytes = 0;
};

Store& store() {
    static Store kept;
    // Pixmaps may not outlive the application.
    static const bool registered = [] {
        qAddPostRoutine([] { kept = {}; });
        return true;
    }();
    Q_UNUSED(registered)
    return kept;
}

int evenSide(double length) {
    return 2 * qMax(1, static_cast<int>(std::ceil(length / 2)));
}

/// Shallows of one sea hex. They depend on its own coasts alone: a coast that only touches one of its corners
/// ends there, in the same round end as the hex's own coast.
void drawShallows(QPainter& painter, const SpriteKey& key) {
    QPainterPath coast;
    const Cell cell;
    for (const Direction direction : allDirections) {
        if (!(key.coast >> static_cast<unsigned>(direction) & 1U))
            continue;
        const auto ends = endsOf(direction);
        coast.moveTo(ViewTransform::unitsOf(CrossingPlace{cell, ends[0]}));
        coast.lineTo(ViewTransform::unitsOf(CrossingPlace{cell, ends[1]}));
    }
    const double scale = key.size.width() / ViewTransform::hexWidth;
    painter.scale(scale, scale);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    for (const ShallowBand& band : shallowBands(key.dark))
        painter.strokePath(coast, QPen(band.colour, band.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QPixmap drawn(const SpriteKey& key) {
    // A turned drawing may stick out of its own box: hexes turn into themselves, others get a square.
    const bool square = key.turn % 60 != 0;
    const double side = std::hypot(key.size.width(), key.size.height());
    QPixmap pixmap(evenSide(square ? side : key.size.width()), evenSide(square ? side : key.size.height()));
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(pixmap.width() / 2.0, pixmap.height() / 2.0);
    painter.rotate(key.turn);
    if (const auto terrain = patternOfSprite(key.name)) {
        const double scale = key.size.width() / ViewTransform::hexWidth;
        painter.scale(scale, scale);
        drawPattern(painter, *terrain);
        return pixmap;
    }
    const QRectF box(QPointF(-key.size.width() / 2, -key.size.height() / 2), key.size);
    drawArt(painter, box, key.name, key.art, key.dark ? Theme::night() : Theme::light(),
            key.tint ? QColor::fromRgb(key.tint) : QColor());
    if (key.coast)
        drawShallows(painter, key);
    return pixmap;
}

} // namespace

const std::array<ShallowBand, 3>& shallowBands(bool dark) {
    static const std::array<ShallowBand, 3> day{{{QColor(0xCF, 0xEA, 0xF2, 41), 88},
                                                 {QColor(0xCF, 0xEA, 0xF2, 56), 56},
                                                 {QColor(0xE3, 0xF4, 0xF4, 87), 28}}};
    static const std::array<ShallowBand, 3> night{{{QColor(0x7F, 0x98, 0x9F, 41), 88},
                                                   {QColor(0x7F, 0x98, 0x9F, 56), 56},
                                                   {QColor(0x95, 0xA3, 0xA2, 87), 28}}};
    return dark ? night : day;
}

const QPixmap& sprite(const SpriteKey& key) {
    Store& kept = store();
    auto found = kept.pixmaps.constFind(key);
    if (found == kept.pixmaps.constEnd()) {
        const QPixmap pixmap = drawn(key);
        kept.bytes += 4LL * pixmap.width() * pixmap.height();
        found = kept.pixmaps.insert(key, pixmap);
    }
    return *found;
}

void trimSprites() {
    if (store().bytes > mostBytes)
        store() = {};
}

} // namespace isle
