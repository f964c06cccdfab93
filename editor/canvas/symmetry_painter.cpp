#include "editor/canvas/symmetry_painter.h"

#include "editor/canvas/overlay_lines.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace isle {
namespace {

/// Longer than any view at any zoom, so that lines have no ends.
constexpr double endless = 20000;
constexpr double centreSize = 7;

QPointF clockwiseOfUp(double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), -std::cos(angle)};
}

/// Two or three blades, or a hexagon: what turns by that much stays the same.
QPainterPath centreMark(QPointF centre, int turns) {
    QPainterPath path;
    if (turns < 2) {
        path.addEllipse(centre, centreSize * 0.6, centreSize * 0.6);
        return path;
    }
    if (turns == 2) {
        path.addPolygon(
            QPolygonF({centre + QPointF(0, -centreSize * 1.2), centre + QPointF(centreSize * 0.7, 0),
                       centre + QPointF(0, centreSize * 1.2), centre + QPointF(-centreSize * 0.7, 0)}));
    } else {
        QPolygonF polygon;
        for (int i = 0; i < turns; ++i)
            polygon.append(centre + centreSize * clockwiseOfUp(360.0 * i / turns));
        path.addPolygon(polygon);
    }
    path.closeSubpath();
    return path;
}

void paintAxis(QPainter& painter, QPointF centre, QPointF direction) {
    QPainterPath path;
    path.moveTo(centre - direction * endless);
    path.lineTo(centre + direction * endless);
    painter.strokePath(path, QPen(pairInk, 3.2));
    QPen dashes(QColor(0x63, 0xD6, 0xCF), 1.6, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({8, 5});
    painter.strokePath(path, dashes);
}

} // namespace

QPointF directionOf(Axis axis) {
    return clockwiseOfUp(30.0 * static_cast<int>(axis));
}

void paintSymmetry(QPainter& painter, const ViewTransform& view, const SymmetryMark& mark) {
    const QPointF centre = std::visit([&](const auto& place) { return view.pixelsOf(place); }, mark.centre);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Axis axis : mark.axes)
        paintAxis(painter, centre, directionOf(axis));
    if (mark.turns > 1 && mark.axes.empty()) {
        QPainterPath spokes;
        const double length = 0.8 * view.hexPixels() + 2 * centreSize;
        for (int i = 0; i < mark.turns; ++i) {
            const QPointF direction = clockwiseOfUp(360.0 * i / mark.turns);
            spokes.moveTo(centre + direction * centreSize * 1.6);
            spokes.lineTo(centre + direction * length);
        }
        drawPair(painter, spokes, {3.2, 1.4});
    }
    const QPainterPath middle = centreMark(centre, mark.turns);
    painter.fillPath(middle, QColor(0x63, 0xD6, 0xCF));
    painter.strokePath(middle, QPen(pairInk, 1.8));
    painter.restore();
}

} // namespace isle
