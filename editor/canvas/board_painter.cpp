#include "editor/canvas/board_painter.h"

#include "editor/canvas/paint_context.h"
#include "editor/canvas/sprites.h"

#include <QPaintDevice>

#include <array>
#include <cmath>

namespace isle {

namespace {

/// Least hex width of each level after Map.
constexpr std::array<double, 5> levelWidths{12, 24, 40, 80, 160};
constexpr double hysteresis = 2.0;

} // namespace

DetailLevel detailFor(double hexPixels, std::optional<DetailLevel> before) {
    int level = 0;
    for (std::size_t i = 0; i < levelWidths.size(); ++i) {
        const int above = static_cast<int>(i) + 1;
        const double delay = !before ? 0.0 : static_cast<int>(*before) >= above ? -hysteresis : hysteresis;
        // A zoom step that lands on the border itself belongs to the finer level.
        const bool onBorder = std::abs(hexPixels - levelWidths[i]) < 1e-6;
        if (hexPixels >= levelWidths[i] + delay || onBorder)
            level = above;
    }
    return static_cast<DetailLevel>(level);
}

QPointF PaintContext::snapped(QPointF pixels) const {
    if (options.vector)
        return pixels;
    return {std::round(pixels.x() * ratio) / ratio, std::round(pixels.y() * ratio) / ratio};
}

bool PaintContext::shows(QPointF units, double radius) const {
    const QPointF centre = view.toPixels(units);
    const double reach = radius * scale() + 2;
    const QRectF box(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach);
    return exposed.intersects(box) && (region.rectCount() < 2 || region.intersects(box.toAlignedRect()));
}

void PaintContext::art(const QString& name, ArtSize size, QPointF anchorUnits, QPointF offset,
                       QSizeF sizeUnits, const QColor& tint, int turn, std::uint8_t coast) const {
    if (options.vector) {
        painter.save();
        painter.translate(view.toPixels(anchorUnits + offset));
        painter.rotate(turn);
        const QSizeF pixels = sizeUnits * scale();
        drawArt(painter, QRectF(QPointF(-pixels.width() / 2, -pixels.height() / 2), pixels), name, size,
                theme, tint);
        painter.restore();
        return;
    }
    // The anchor is snapped first, then the offset: so it is the same in every hex.
    const QPointF anchor = snapped(view.toPixels(anchorUnits));
    const QPointF centre = snapped(anchor + offset * scale());
    SpriteKey key{name,       size, tint.isValid() ? tint.rgb() : 0U, sizeUnits * (scale() * ratio), turn,
                  theme.dark, coast};
    const QPixmap& pixmap = sprite(key);
    const QSizeF shown = QSizeF(pixmap.size()) / ratio;
    painter.drawPixmap(QRectF(centre - QPointF(shown.width() / 2, shown.height() / 2), shown), pixmap,
                       QRectF(pixmap.rect()));
}

const HexPicture* PaintContext::hexAt(Cell cell) const {
    if (cell.row < 0 || cell.col < 0 || cell.row >= picture.rows || cell.col >= picture.cols)
        return nullptr;
    return &picture.hexes[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(picture.cols)
                          + static_cast<std::size_t>(cell.col)];
}

bool PaintContext::landAt(Cell cell) const {
    const HexPicture* const hex = hexAt(cell);
    return hex && isLand(hex->terrain);
}

bool PaintContext::anythingAt(Cell cell) const {
    const HexPicture* const hex = hexAt(cell);
    return hex && hex->terrain != Terrain::Void;
}

PaintContext contextFor(QPainter& painter, const BoardPicture& picture, const ViewTransform& view,
                        const Theme& theme, const PaintOptions& options, const QRegion& region) {
    const double ratio = painter.device() ? painter.device()->devicePixelRatio() : 1.0;
    const QRectF whole =
        painter.device() ? QRectF(0, 0, painter.device()->width() / ratio, painter.device()->height() / ratio)
                         : QRectF();
    const QRectF exposed = region.isEmpty() ? (options.vector ? QRectF(painter.window()) : whole)
                                            : QRectF(region.boundingRect());
    const DetailLevel level = options.level.value_or(detailFor(view.hexPixels()));
    return {painter, picture, view, theme, options, level, exposed, region, ratio};
}

void paintBoard(QPainter& painter, const BoardPicture& picture, const ViewTransform& view, const Theme& theme,
                const PaintOptions& options, const QRegion& region) {
    painter.save();
    if (!region.isEmpty())
        painter.setClipRegion(region, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!options.vector)
        trimSprites();
    const PaintContext context = contextFor(painter, picture, view, theme, options, region);
    const BoardLayers& layers = options.layers;
    paintGround(context);
    if (options.designMarks)
        paintDesignGround(context);
    if (layers.harbours > 0) {
        const LayerOpacity opacity(context, layers.harbours);
        paintDocks(context);
    }
    paintTokens(context);
    if (options.designMarks)
        paintDesignMarks(context);
    if (options.cellNames && layers.coordinates > 0)
        paintCellNames(context);
    paintLinks(context);
    paintTowns(context);
    if (layers.specials > 0) {
        const LayerOpacity opacity(context, layers.specials);
        paintFigures(context);
    }
    if (options.names)
        paintIslandNames(painter, placeIslandNames(picture, view, context.level, options.nameScale), view,
                         theme, context.level, options.nameScale);
    painter.restore();
}

} // namespace isle
