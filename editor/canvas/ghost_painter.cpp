#include "editor/canvas/overlay_lines.h"
#include "editor/canvas/overlay_painter.h"
#include "editor/look/icons.h"

namespace isle {

namespace {

constexpr double ghostOpacity = 0.76;

/// Diagonal lines inside a hex: it would not change, or goes away.
void hatch(const PaintContext& context, Cell cell) {
    const QPolygonF polygon = hexagonInset(context.view, cell, 3);
    const QRectF box = polygon.boundingRect();
    QPainterPath lines;
    const double gap = qMax(6.0, 24 * context.scale());
    for (double x = box.left() - box.height(); x < box.right(); x += gap) {
        lines.moveTo(x, box.bottom());
        lines.lineTo(x + box.height(), box.top());
    }
    context.painter.save();
    context.painter.setClipPath(closedPath(polygon), Qt::IntersectClip);
    drawPair(context.painter, lines, {3.2, 1.2});
    context.painter.restore();
}

std::vector<Cell> cellsOf(const Ghost& ghost) {
    std::vector<Cell> cells;
    for (const HexPicture& hex : ghost.hexes)
        cells.push_back(hex.cell);
    return cells;
}

void paintGhostHex(const PaintContext& context, const HexPicture& hex) {
    const HexPicture* const before = context.hexAt(hex.cell);
    if (hex.terrain == Terrain::Void) {
        context.painter.setPen(Qt::NoPen);
        context.painter.setBrush(context.theme.canvas);
        context.painter.drawPolygon(hexagonInset(context.view, hex.cell, 0));
    } else if (!before || before->terrain != hex.terrain || before->face != TokenFace::None) {
        // The terrain is drawn again where a token goes, so that the old one fades.
        paintTerrain(context, hex);
    }
    paintToken(context, hex);
    paintMarker(context, hex);
}

void paintInsets(const PaintContext& context, const Ghost& ghost) {
    QPen dashes(pairWhite, 1.2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({4, 3});
    context.painter.setPen(dashes);
    context.painter.setBrush(Qt::NoBrush);
    for (const HexPicture& hex : ghost.hexes)
        context.painter.drawPolygon(hexagonInset(context.view, hex.cell, 4));
}

void paintEraser(const PaintContext& context, const Ghost& ghost) {
    for (const HexPicture& hex : ghost.hexes)
        hatch(context, hex.cell);
    const int side = qBound(14, qRound(context.view.hexPixels() / 4), 26);
    const QPixmap eraser = iconPixmap(QStringLiteral("eraser"), side, pairInk, context.ratio);
    for (const HexPicture& hex : ghost.hexes) {
        const QPointF centre = context.snapped(context.view.pixelsOf(hex.cell));
        context.painter.setPen(QPen(pairInk, 1.2));
        context.painter.setBrush(pairWhite);
        context.painter.drawEllipse(centre, side * 0.72, side * 0.72);
        context.painter.drawPixmap(centre - QPointF(side / 2.0, side / 2.0), eraser);
    }
}

void paintLasso(const PaintContext& context, const QPolygonF& lasso) {
    if (lasso.size() < 2)
        return;
    QPainterPath path;
    path.moveTo(context.view.toPixels(lasso.front()));
    for (const QPointF point : lasso)
        path.lineTo(context.view.toPixels(point));
    drawPair(context.painter, path, hoverPair);
    // How it would be closed.
    QPainterPath closing;
    closing.moveTo(context.view.toPixels(lasso.back()));
    closing.lineTo(context.view.toPixels(lasso.front()));
    drawPair(context.painter, closing, hoverPair, {3, 4});
}

} // namespace

void paintGhost(const PaintContext& context, const Ghost& ghost) {
    QPainter& painter = context.painter;
    painter.save();
    painter.setOpacity(ghostOpacity);
    for (const HexPicture& hex : ghost.hexes)
        paintGhostHex(context, hex);
    for (const HarbourPicture& harbour : ghost.harbours)
        paintHarbour(context, harbour);
    if (ghost.robber)
        paintRobber(context, *ghost.robber);
    if (ghost.pirate)
        paintPirate(context, *ghost.pirate);
    painter.restore();
    for (const HarbourPicture& harbour : ghost.harbours)
        paintOfferedEdges(context, std::span(&harbour.edge, 1));
    for (const Cell cell : ghost.refused)
        hatch(context, cell);
    if (ghost.look == Ghost::Look::Erase)
        paintEraser(context, ghost);
    if (!ghost.outlined.empty())
        drawPair(painter, outlinePath(context.view, ghost.outlined), selectionPair, {7, 5});
    paintLasso(context, ghost.lasso);
    if (ghost.hexes.empty())
        return;
    paintInsets(context, ghost);
    const std::vector<Cell> cells = cellsOf(ghost);
    drawPair(painter, outlinePath(context.view, cells), selectionPair, {7, 5});
}

QRegion overlayBounds(const ViewTransform& view, const Ghost& ghost) {
    QRegion region = overlayBounds(view, std::span<const Cell>(cellsOf(ghost)));
    region += overlayBounds(view, std::span<const Cell>(ghost.refused));
    region += overlayBounds(view, std::span<const Cell>(ghost.outlined));
    if (!ghost.lasso.isEmpty()) {
        const QRectF box = ghost.lasso.boundingRect();
        region += QRectF(view.toPixels(box.topLeft()), view.toPixels(box.bottomRight()))
                      .toAlignedRect()
                      .adjusted(-4, -4, 4, 4);
    }
    for (const HarbourPicture& harbour : ghost.harbours) {
        region += overlayBounds(view, Place(harbour.edge.cell));
        region += overlayBounds(view, Place(neighbour(harbour.edge.cell, harbour.edge.direction)));
    }
    for (const auto& figure : {ghost.robber, ghost.pirate})
        if (figure)
            region += overlayBounds(view, Place(*figure));
    return region;
}

} // namespace isle
