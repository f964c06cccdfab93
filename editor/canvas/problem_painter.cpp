#include "editor/canvas/overlay_lines.h"
#include "editor/canvas/overlay_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace isle {

namespace {

const QColor markInk(0x22, 0x26, 0x2C);

/// Octagon, triangle or circle of the given width round a point.
QPainterPath shapeOf(Severity severity, QPointF centre, double width) {
    const double r = width / 2;
    QPolygonF polygon;
    switch (severity) {
    case Severity::Error:
        for (int i = 0; i < 8; ++i) {
            const double angle = (i + 0.5) * M_PI / 4;
            polygon.append(centre + QPointF(std::cos(angle), std::sin(angle)) * r);
        }
        return closedPath(polygon);
    case Severity::Warning:
        polygon << centre + QPointF(0, -r) << centre + QPointF(r * 1.1, r * 0.86)
                << centre + QPointF(-r * 1.1, r * 0.86);
        return closedPath(polygon);
    case Severity::Hint:
        break;
    }
    QPainterPath path;
    path.addEllipse(centre, r * 0.92, r * 0.92);
    return path;
}

/// The exclamation mark or the i, drawn so that it needs no font.
void paintSign(QPainter& painter, Severity severity, QPointF centre, double width) {
    const bool hint = severity == Severity::Hint;
    const double down = severity == Severity::Warning ? width * 0.1 : 0.0;
    const double stroke = qMax(1.6, width * 0.12);
    painter.setPen(QPen(severity == Severity::Warning ? markInk : QColor(Qt::white), stroke, Qt::SolidLine,
                        Qt::RoundCap));
    const auto at = [&](double y) { return centre + QPointF(0, down + y * width); };
    if (hint) {
        painter.drawPoint(at(-0.24));
        painter.drawLine(at(-0.04), at(0.22));
    } else {
        painter.drawLine(at(-0.25), at(0.04));
        painter.drawPoint(at(0.23));
    }
}

void paintMark(const PaintContext& context, Severity severity, QPointF centre, double width, int count) {
    QPainter& painter = context.painter;
    const QPainterPath shape = shapeOf(severity, centre, width);
    painter.strokePath(shape, QPen(Qt::white, 4.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, context.theme.of(severity).mark);
    painter.strokePath(shape, QPen(markInk, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (width < 10)
        return;
    paintSign(painter, severity, centre, width);
    if (count < 2)
        return;
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    const QString text = QString::number(count);
    const QFontMetricsF metrics(font);
    const double side = qMax(14.0, metrics.horizontalAdvance(text) + 8);
    const QRectF box(centre + QPointF(width * 0.28, -width * 0.5 - 7), QSizeF(side, 14));
    painter.setPen(QPen(Qt::white, 1.4));
    painter.setBrush(markInk);
    painter.drawRoundedRect(box, 7, 7);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// A shared edge of an error: a red and white barrier.
void paintBarrier(const PaintContext& context, EdgePlace edge) {
    const QLineF line = edgeLine(context.view, edge, 4);
    QPainter& painter = context.painter;
    const double width = qMin(9.0, qMax(4.0, 22 * context.scale()));
    painter.setPen(QPen(markInk, width + 2.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    painter.setPen(QPen(context.theme.error.mark, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    QPen stripes(Qt::white, width, Qt::CustomDashLine, Qt::FlatCap);
    stripes.setDashPattern({0.4, 0.9});
    painter.setPen(stripes);
    painter.drawLine(line);
}

const HarbourPicture* harbourOn(const BoardPicture& picture, EdgePlace edge) {
    const auto found =
        std::find_if(picture.harbours.begin(), picture.harbours.end(),
                     [&](const HarbourPicture& other) { return canonical(other.edge) == canonical(edge); });
    return found == picture.harbours.end() ? nullptr : &*found;
}

} // namespace

double problemMarkWidth(DetailLevel level) {
    switch (level) {
    case DetailLevel::XL:
    case DetailLevel::L:
        return 22;
    case DetailLevel::M:
        return 19;
    case DetailLevel::S:
        return 16;
    case DetailLevel::XS:
    case DetailLevel::Map:
        break;
    }
    return 6;
}

QPointF problemMarkCentre(const PaintContext& context, const ProblemMark& mark) {
    if (const auto* const cell = std::get_if<Cell>(&mark.place))
        return context.view.pixelsOf(CrossingPlace{*cell, Corner::N});
    if (const auto* const crossing = std::get_if<CrossingPlace>(&mark.place))
        return context.view.pixelsOf(*crossing);
    const EdgePlace edge = std::get<EdgePlace>(mark.place);
    const HarbourPicture* const harbour = harbourOn(context.picture, edge);
    if (!harbour)
        return context.view.pixelsOf(edge);
    // Outside the badge, seen from the land.
    const QPointF middle = ViewTransform::unitsOf(harbour->edge);
    const QPointF out = (middle - ViewTransform::unitsOf(harbour->edge.cell)) / (ViewTransform::hexWidth / 2);
    const double badge = context.atLeast(DetailLevel::S) ? 42 * context.scale() : 2;
    return context.view.toPixels(middle + out * 52) + out * (badge + problemMarkWidth(context.level) / 2);
}

void paintProblemHexes(const PaintContext& context, std::span<const ProblemMark> marks) {
    if (!context.atLeast(DetailLevel::S))
        return;
    for (const ProblemMark& mark : marks) {
        // Warnings and hints show their hexes only while their row is selected.
        if (mark.severity != Severity::Error && !mark.highlighted)
            continue;
        for (const Cell cell : mark.hexes) {
            const QPainterPath path = closedPath(hexagonInset(context.view, cell, 4.4));
            const double more = mark.highlighted ? 1.4 : 0.0;
            context.painter.strokePath(
                path, QPen(Qt::white, 4.4 + 2 * more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            context.painter.strokePath(path, QPen(context.theme.of(mark.severity).mark, 2.2 + more,
                                                  Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        }
    }
    for (const ProblemMark& mark : marks)
        if (mark.severity == Severity::Error)
            for (const EdgePlace edge : mark.edges)
                paintBarrier(context, edge);
}

void paintProblemMarks(const PaintContext& context, std::span<const ProblemMark> marks) {
    struct Spot {
        QPointF centre;
        Severity worst;
        int count;
        bool highlighted;
    };
    std::vector<Spot> spots;
    for (const ProblemMark& mark : marks) {
        const QPointF centre = problemMarkCentre(context, mark);
        const auto same = std::find_if(spots.begin(), spots.end(), [&](const Spot& spot) {
            return QLineF(spot.centre, centre).length() < 3;
        });
        if (same == spots.end()) {
            spots.push_back({centre, mark.severity, 1, mark.highlighted});
        } else {
            same->worst = std::min(same->worst, mark.severity); // errors come first
            ++same->count;
            same->highlighted |= mark.highlighted;
        }
    }
    const double width = problemMarkWidth(context.level);
    for (const Spot& spot : spots)
        paintMark(context, spot.worst, spot.centre, spot.highlighted ? width * 1.2 : width, spot.count);
}

QRegion overlayBounds(const ViewTransform& view, const ProblemMark& mark) {
    QRegion region = overlayBounds(view, std::span<const Cell>(mark.hexes));
    for (const EdgePlace edge : mark.edges)
        region += overlayBounds(view, Place(edge));
    QPointF near;
    if (const auto* const cell = std::get_if<Cell>(&mark.place))
        near = view.pixelsOf(CrossingPlace{*cell, Corner::N});
    else if (const auto* const crossing = std::get_if<CrossingPlace>(&mark.place))
        near = view.pixelsOf(*crossing);
    else
        near = view.pixelsOf(std::get<EdgePlace>(mark.place));
    // A mark may have moved outside its harbour's badge, and wears a count at its corner.
    const double reach = 100 * view.scale() + 34;
    return region + QRectF(near - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

} // namespace isle
