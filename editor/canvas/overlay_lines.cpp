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

QPainterPath outlinePath(const ViewTransform& view, std::span<const Cell> cells, double inset) {
    QPainterPath path;
    for (const QPolygonF& loop : outlineOf(cells)) {
        // Loops run clockwise, so the inside lies to the right of each side.
        const auto inward = [](QPointF from, QPointF to) {
            const QLineF side(from, to);
            return QPointF(-side.dy(), side.dx()) / side.length();
        };
        QPolygonF moved;
        const qsizetype count = loop.size();
        for (qsizetype i = 0; i < count; ++i) {
            const QPointF before = inward(loop[(i + count - 1) % count], loop[i]);
            const QPointF after = inward(loop[i], loop[(i + 1) % count]);
            const QPointF corner = (before + after) / (1 + QPointF::dotProduct(before, after));
            moved.append(view.toPixels(loop[i]) + corner * inset);
        }
        path.addPolygon(moved);
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
