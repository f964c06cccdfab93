#include "editor/canvas/overlay_painter.h"

#include "editor/canvas/overlay_lines.h"
#include "editor/look/icons.h"

#include <QFontMetrics>
#include <QPainterPathStroker>

#include <algorithm>

namespace isle {

namespace {

/// The ring of a crossing that can be chosen (visual design 15.2).
constexpr double ringWidth = 21.0;
constexpr double legalEdgeCut = 20.0;

QPainterPath capsule(const QLineF& line, double width) {
    QPainterPath path;
    path.moveTo(line.p1());
    path.lineTo(line.p2());
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    return stroker.createStroke(path).simplified();
}

QPainterPath circle(QPointF centre, double diameter) {
    QPainterPath path;
    path.addEllipse(centre, diameter / 2, diameter / 2);
    return path;
}

/// What is drawn round a place: just inside a hex, round a crossing, round an edge.
QPainterPath roundPlace(const PaintContext& context, const Place& place) {
    if (const auto* const cell = std::get_if<Cell>(&place))
        return closedPath(hexagonInset(context.view, *cell, 2 * context.scale() + hoverPair.ink / 2));
    if (const auto* const crossing = std::get_if<CrossingPlace>(&place))
        return circle(context.view.pixelsOf(*crossing), ringWidth);
    return capsule(edgeLine(context.view, std::get<EdgePlace>(place), legalEdgeCut),
                   qMax(10.0, 26 * context.scale()));
}

void paintLegalPiece(const PaintContext& context, const LegalPlace& legal) {
    context.painter.save();
    context.painter.setOpacity(0.8);
    if (const auto* const crossing = std::get_if<CrossingPlace>(&legal.place)) {
        if (legal.piece != Piece::None)
            paintTown(context, {*crossing, legal.piece, legal.seat});
    } else if (const auto* const edge = std::get_if<EdgePlace>(&legal.place)) {
        if (legal.piece != Piece::None) {
            paintLink(context, {*edge, legal.piece, legal.seat});
            paintShip(context, {*edge, legal.piece, legal.seat});
        }
    }
    context.painter.restore();
}

void paintLegalPlace(const PaintContext& context, const LegalPlace& legal, bool pointed) {
    QColor tint = seatColour(legal.seat);
    tint.setAlphaF(0.28F);
    const bool edge = std::holds_alternative<EdgePlace>(legal.place);
    if (edge && !pointed) {
        QPainterPath path;
        const QLineF line = edgeLine(context.view, std::get<EdgePlace>(legal.place), legalEdgeCut);
        path.moveTo(line.p1());
        path.lineTo(line.p2());
        context.painter.strokePath(path, QPen(tint, 13, Qt::SolidLine, Qt::RoundCap));
        context.painter.strokePath(path, QPen(pairInk, 6.4, Qt::SolidLine, Qt::RoundCap));
        QPen dots(pairWhite, 2.8, Qt::CustomDashLine, Qt::RoundCap);
        dots.setDashPattern({0.01, 1.9});
        return context.painter.strokePath(path, dots);
    }
    const QPainterPath path = roundPlace(context, legal.place);
    context.painter.fillPath(path, tint);
    drawPair(context.painter, path, hoverPair);
}

} // namespace

bool hasStartAreas(const BoardPicture& picture) {
    const auto isNew = [](const IslandPicture& island) { return island.role != IslandRole::Start; };
    return picture.design && std::any_of(picture.islands.begin(), picture.islands.end(), isNew);
}

void paintStartAreas(const PaintContext& context) {
    if (!hasStartAreas(context.picture) || !context.atLeast(DetailLevel::M))
        return;
    for (const IslandPicture& island : context.picture.islands) {
        if (island.role != IslandRole::Start || island.hexes.empty())
            continue;
        const QPainterPath line = outlinePath(context.view, island.hexes, 3.0);
        context.painter.strokePath(line, QPen(pairInk, 4.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPen dots(QColor(0x63, 0xD6, 0xCF), 2.0, Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
        dots.setDashPattern({0.01, 2.2});
        context.painter.strokePath(line, dots);
        const Cell first = *std::min_element(island.hexes.begin(), island.hexes.end());
        const QPointF corner = ViewTransform::unitsOf(CrossingPlace{first, Corner::NW});
        context.art(QStringLiteral("start"), ArtSize::Full, corner, {20, -26}, {74, 74});
    }
}

void paintLegalPlaces(const PaintContext& context, std::span<const LegalPlace> places,
                      std::optional<std::size_t> pointed) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        paintLegalPlace(context, places[i], pointed == i);
        if (pointed == i)
            paintLegalPiece(context, places[i]);
    }
}

void paintOfferedEdges(const PaintContext& context, std::span<const EdgePlace> edges) {
    for (const EdgePlace edge : edges) {
        QPainterPath path;
        const QLineF line = edgeLine(context.view, edge, 14);
        path.moveTo(line.p1());
        path.lineTo(line.p2());
        context.painter.strokePath(path, QPen(pairInk, 7.0, Qt::SolidLine, Qt::RoundCap));
        context.painter.strokePath(path, QPen(pairWhite, 4.4, Qt::SolidLine, Qt::RoundCap));
        context.painter.strokePath(path, QPen(QColor(0x0B, 0x6E, 0x75), 2.2, Qt::SolidLine, Qt::RoundCap));
    }
}

void paintSelection(const PaintContext& context, std::span<const Cell> cells) {
    if (!cells.empty())
        drawPair(context.painter, outlinePath(context.view, cells), selectionPair);
}

void paintHover(const PaintContext& context, const Place& place) {
    const QPainterPath path = roundPlace(context, place);
    if (std::holds_alternative<Cell>(place))
        context.painter.fillPath(path, QColor(255, 255, 255, 26));
    drawPair(context.painter, path, hoverPair);
}

void paintKeyboardCursor(const PaintContext& context, Cell cell) {
    // Only the six corners, so that hover, ghost or selection can be seen at the same time; wider than those
    // and with yellow for white, so that it is found at once.
    const QPolygonF polygon = hexagonInset(context.view, cell, 2 * context.scale() + hoverPair.ink / 2);
    QPainterPath ticks;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF corner = polygon[i];
        const auto towards = [&](QPointF end) {
            QLineF side(corner, end);
            side.setLength(qMax(4.0, side.length() * 0.22));
            return side.p2();
        };
        ticks.moveTo(towards(polygon[(i + polygon.size() - 1) % polygon.size()]));
        ticks.lineTo(corner);
        ticks.lineTo(towards(polygon[(i + 1) % polygon.size()]));
    }
    context.painter.strokePath(ticks, QPen(pairInk, 8.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    context.painter.strokePath(ticks, QPen(pairWhite, 5.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    context.painter.strokePath(
        ticks, QPen(QColor(0xFF, 0xC4, 0x1F), 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintFlash(const PaintContext& context, const Place& place) {
    drawPair(context.painter, roundPlace(context, place), {8.0, 3.6});
}

QRect overlayBounds(const ViewTransform& view, const Place& place) {
    constexpr double grown = 6;
    if (const auto* const cell = std::get_if<Cell>(&place))
        return closedPath(hexagonInset(view, *cell, -grown)).boundingRect().toAlignedRect();
    QPointF centre;
    if (const auto* const crossing = std::get_if<CrossingPlace>(&place))
        centre = view.pixelsOf(*crossing);
    else
        centre = view.pixelsOf(std::get<EdgePlace>(place));
    const double reach = qMax(70 * view.scale(), ringWidth / 2) + grown;
    return QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

QRegion overlayBounds(const ViewTransform& view, std::span<const Cell> cells) {
    QRegion region;
    for (const Cell cell : cells)
        region += overlayBounds(view, Place(cell));
    return region;
}

QRect tipBox(const QFont& font, QPointF beside, const QRect& bounds, const QString& text,
             const QString& detail) {
    const QFontMetrics metrics(font);
    const int width = qMax(metrics.horizontalAdvance(text), metrics.horizontalAdvance(detail)) + 16;
    const int height = metrics.height() * (detail.isEmpty() ? 1 : 2) + 12;
    QRect box(beside.toPoint() + QPoint(18, 20), QSize(width, height));
    if (box.right() > bounds.right())
        box.moveRight(qMax(bounds.right(), bounds.left() + width - 1));
    if (box.bottom() > bounds.bottom())
        box.moveBottom(beside.toPoint().y() - 14);
    return box;
}

void paintTip(QPainter& painter, const QRect& box, const QFont& font, const Theme& theme, const QString& text,
              const QString& detail) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tip);
    painter.drawRoundedRect(box, 5, 5);
    painter.setFont(font);
    const QFontMetrics metrics(font);
    const int left = box.left() + 8;
    int base = box.top() + 6 + metrics.ascent();
    painter.setPen(theme.tipText);
    painter.drawText(left, base, text);
    QColor quiet = theme.tipText;
    quiet.setAlphaF(0.78F);
    painter.setPen(quiet);
    if (!detail.isEmpty())
        painter.drawText(left, base + metrics.height(), detail);
}

} // namespace isle
