#include "editor/panels/symmetry_picture.h"

#include "editor/canvas/symmetry_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace isle {
namespace {

struct SymmetryName {
    Q_DECLARE_TR_FUNCTIONS(SymmetryName)
};

/// A point on a circle, clockwise from the top.
QPointF around(double radius, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {radius * std::sin(angle), -radius * std::cos(angle)};
}

} // namespace

QPixmap symmetryPixmap(SymmetryKind kind, int size, const QColor& colour, qreal devicePixelRatio) {
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size / 2.0, size / 2.0);
    const double radius = size / 2.0 - 1;
    QColor quiet = colour;
    quiet.setAlphaF(0.45F);
    QPolygonF hexagon;
    for (int i = 0; i < 6; ++i)
        hexagon.append(around(radius * 0.8, 60.0 * i));
    painter.setPen(QPen(quiet, 1.2));
    painter.drawPolygon(hexagon);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap));
    for (const Axis axis : axesOf(kind))
        painter.drawLine(directionOf(axis) * -radius, directionOf(axis) * radius);
    const int turns = turnsOf(kind);
    if (turns > 1 && axesOf(kind).empty()) {
        // A hooked spoke for each image: what turns but does not mirror.
        for (int i = 0; i < turns; ++i) {
            const QPointF tip = around(radius * 0.85, 360.0 * i / turns);
            painter.drawLine(QPointF(), tip);
            painter.drawLine(tip, around(radius * 0.62, 360.0 * i / turns + 32));
        }
    }
    return pixmap;
}

QString symmetryName(SymmetryKind kind) {
    switch (kind) {
    case SymmetryKind::Off:
        return SymmetryName::tr("No symmetry");
    case SymmetryKind::Turns2:
        return SymmetryName::tr("Half turns");
    case SymmetryKind::Turns3:
        return SymmetryName::tr("Thirds of a turn");
    case SymmetryKind::Turns6:
        return SymmetryName::tr("Sixths of a turn");
    case SymmetryKind::MirrorVertical:
        return SymmetryName::tr("Mirror: upright axis |");
    case SymmetryKind::MirrorSteep:
        return SymmetryName::tr("Mirror: steep axis /");
    case SymmetryKind::MirrorShallow:
        return SymmetryName::tr("Mirror: shallow axis /");
    case SymmetryKind::MirrorHorizontal:
        return SymmetryName::tr("Mirror: level axis —");
    case SymmetryKind::MirrorShallowBack:
        return SymmetryName::tr("Mirror: shallow axis \\");
    case SymmetryKind::MirrorSteepBack:
        return SymmetryName::tr("Mirror: steep axis \\");
    case SymmetryKind::CrossUpright:
        return SymmetryName::tr("Two mirrors: upright and level");
    case SymmetryKind::CrossSteep:
        return SymmetryName::tr("Two mirrors: steep / and shallow \\");
    case SymmetryKind::CrossShallow:
        return SymmetryName::tr("Two mirrors: shallow / and steep \\");
    case SymmetryKind::StarCorners:
        return SymmetryName::tr("Three mirrors through corners");
    case SymmetryKind::StarEdges:
        return SymmetryName::tr("Three mirrors through edges");
    case SymmetryKind::Star6:
        return SymmetryName::tr("All six mirrors");
    }
    return {};
}

} // namespace isle
