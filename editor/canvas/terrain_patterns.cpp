#include "editor/canvas/terrain_patterns.h"

#include "editor/canvas/view_transform.h"

#include <QPainter>

namespace isle {
namespace {

constexpr double reachX = ViewTransform::hexWidth / 2;
constexpr double reachY = ViewTransform::hexHeight / 2;
constexpr double inset = 0.9; ///< of the hex, so that neighbours' patterns do not run into each other

/// Calls `visit` with the points of a lattice over the hex; every second row is moved by half a step.
template <class Visit>
void overHex(double stepX, double stepY, Visit visit) {
    int row = 0;
    for (double y = -reachY + stepY / 2; y < reachY; y += stepY, ++row)
        for (double x = -reachX + (row % 2 == 0 ? stepX / 2 : 0.0); x <= reachX; x += stepX)
            visit(QPointF(x, y));
}

QPainterPath parallels(QPointF along, double step) {
    QPainterPath path;
    const QPointF across(-along.y(), along.x());
    for (double at = -240; at <= 240; at += step) {
        path.moveTo(across * at - along * 240);
        path.lineTo(across * at + along * 240);
    }
    return path;
}

QPainterPath bricks() {
    QPainterPath path = parallels({1, 0}, 30);
    int row = 0;
    for (double y = -240; y < 240; y += 30, ++row)
        for (double x = -210 + (row % 2) * 30; x < 210; x += 60) {
            path.moveTo(x, y);
            path.lineTo(x, y + 30);
        }
    return path;
}

QPainterPath waves() {
    QPainterPath path;
    for (double y = -112; y < 120; y += 34) {
        path.moveTo(-110, y);
        for (double x = -110; x < 110; x += 44) {
            path.quadTo(x + 11, y - 14, x + 22, y);
            path.quadTo(x + 33, y + 14, x + 44, y);
        }
    }
    return path;
}

QPainterPath marksOf(Terrain terrain) {
    QPainterPath path;
    switch (terrain) {
    case Terrain::Pasture:
        overHex(40, 34, [&](QPointF at) { path.addEllipse(at, 4, 4); });
        break;
    case Terrain::Mountains:
        overHex(52, 40, [&](QPointF at) {
            path.addPolygon(QPolygonF({at + QPointF(-16, 9), at + QPointF(0, -11), at + QPointF(16, 9)}));
        });
        break;
    case Terrain::Desert:
        overHex(58, 46, [&](QPointF at) {
            path.moveTo(at - QPointF(9, 0));
            path.lineTo(at + QPointF(9, 0));
        });
        break;
    case Terrain::Gold:
        overHex(52, 46, [&](QPointF at) {
            path.addPolygon(QPolygonF({at + QPointF(0, -12), at + QPointF(12, 0), at + QPointF(0, 12),
                                       at + QPointF(-12, 0), at + QPointF(0, -12)}));
        });
        break;
    case Terrain::Any:
        overHex(52, 46, [&](QPointF at) {
            path.moveTo(at - QPointF(9, 9));
            path.lineTo(at + QPointF(9, 9));
            path.moveTo(at + QPointF(-9, 9));
            path.lineTo(at + QPointF(9, -9));
        });
        break;
    case Terrain::Village:
        overHex(54, 48, [&](QPointF at) { path.addEllipse(at, 11, 11); });
        break;
    case Terrain::Fortress:
        overHex(66, 60, [&](QPointF at) { path.addRect(QRectF(at - QPointF(14, 14), QSizeF(28, 28))); });
        break;
    default:
        break;
    }
    return path;
}

} // namespace

QPainterPath patternPath(Terrain terrain) {
    switch (terrain) {
    case Terrain::Forest:
        return parallels({0, 1}, 24);
    case Terrain::Fields:
        return parallels({0.7071, -0.7071}, 26);
    case Terrain::Hills:
        return bricks();
    case Terrain::Canal:
        return parallels({1, 0}, 26);
    case Terrain::Fog:
        return waves();
    case Terrain::Sea:
    case Terrain::Void:
        return {};
    default:
        return marksOf(terrain);
    }
}

void drawPattern(QPainter& painter, Terrain terrain) {
    const QPainterPath path = patternPath(terrain);
    if (path.isEmpty())
        return;
    QPolygonF hexagon = ViewTransform::hexagon({0, 0});
    for (QPointF& point : hexagon)
        point *= inset;
    QPainterPath clip;
    clip.addPolygon(hexagon);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(clip, Qt::IntersectClip);
    painter.strokePath(path, QPen(QColor(255, 255, 255, 120), 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path,
                       QPen(QColor(0x10, 0x15, 0x1B, 215), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

QString patternSprite(Terrain terrain) {
    return QStringLiteral("pattern:%1").arg(static_cast<int>(terrain));
}

std::optional<Terrain> patternOfSprite(const QString& name) {
    if (!name.startsWith(QLatin1String("pattern:")))
        return std::nullopt;
    return static_cast<Terrain>(QStringView(name).mid(8).toInt());
}

} // namespace isle
