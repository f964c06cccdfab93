#include "editor/canvas/overlay_lines.h"

#include "editor/canvas/hex_outline.h"

namespace isle {

void drawPair(QPainter& painter, const QPainterPath& path, LinePair pair, const QList<qreal>& dashes) {
    painter.strokePath(path, QPen(pairInk, pair.ink, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    QPen white(pairWhite, pair.white, Qt::SolidLine, dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap,
               Qt::MiterJoin);
    if (!dashes.isEmpty()) {
        QList<qreal> pattern = dashes;
        for (qreal& length : pattern)
            length /= pair.white;
        white.setDashPattern(pattern);
    }
    painter.strokePath(path, white);
}

QPolygonF hexagonInset(const ViewTransform& view, Cell cell, double inset) {
    const QPointF centre = ViewTransform::unitsOf(cell);
    // The apothem is half the hex width.
    const double factor = 1.0 - inset / (view.hexPixels() / 2);
    QPolygonF polygon = ViewTransform::hexagon(cell);
    for (QPointF& point : polygon)
        point = view.toPixels(centre + (point - centre) * factor);
    return polygon;
}

QPainterPath outlinePath(const ViewTransform& view, std::span<const Cell> cells) {
    QPainterPath path;
    for (QPolygonF& loop : outlineOf(cells)) {
        for (QPointF& point : loop)
            point = view.toPixels(point);
        path.addPolygon(loop);
        path.closeSubpath();
    }
    return path;
}

QLineF edgeLine(const ViewTransform& view, EdgePlace edge, double cut) {
    const auto ends = endsOf(edge.direction);
    const QLineF whole(view.pixelsOf(CrossingPlace{edge.cell, ends[0]}),
                       view.pixelsOf(CrossingPlace{edge.cell, ends[1]}));
    const double part = whole.length() > 0 ? cut * view.scale() / whole.length() : 0.0;
    return {whole.pointAt(part), whole.pointAt(1 - part)};
}

QPainterPath closedPath(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace isle
