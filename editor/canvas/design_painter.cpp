#include "editor/canvas/design_text.h"
#include "editor/canvas/overlay_lines.h"
#include "editor/canvas/paint_context.h"
#include "editor/canvas/sprites.h"
#include "editor/canvas/terrain_patterns.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace isle {

namespace {

const QColor ink(0x10, 0x15, 0x1B);
const QColor paper(0xFF, 0xFD, 0xF5);

QFont markFont(double pixels) {
    QFont font;
    font.setPixelSize(qMax(6, qRound(pixels)));
    font.setWeight(QFont::DemiBold);
    return font;
}

/// A rounded plate with a text, centred; its colours have a contrast of more than 7:1.
void paintSign(const PaintContext& context, QPointF centre, const QString& text, double pixels,
               const QColor& ground, const QColor& colour) {
    QPainter& painter = context.painter;
    const QFont font = markFont(pixels);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text) + pixels * 0.7, metrics.height() * 0.98);
    const QRectF box(centre - QPointF(size.width() / 2, size.height() / 2), size);
    painter.setPen(QPen(colour, qMax(1.0, pixels / 10)));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, size.height() * 0.3, size.height() * 0.3);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// The sides of a hex that `inside` does not hold behind them, a little inside the hex. Each side is dashed
/// for itself, so that painting a part of the map again gives the same dashes.
template <class Inside>
QList<QLineF> rimOf(const PaintContext& context, Cell cell, double inset, Inside inside) {
    const QPolygonF polygon = hexagonInset(context.view, cell, inset);
    QList<QLineF> lines;
    for (const Direction direction : allDirections) {
        if (inside(neighbour(cell, direction)))
            continue;
        const auto ends = endsOf(direction);
        lines.append({polygon[static_cast<int>(ends[0])], polygon[static_cast<int>(ends[1])]});
    }
    return lines;
}

void paintRim(QPainter& painter, const QList<QLineF>& lines, double width, const QColor& colour,
              const QList<qreal>& dashes) {
    painter.setPen(QPen(ink, width + 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern(dashes);
    painter.setPen(pen);
    painter.drawLines(lines);
}

/// Round the hexes of a group runs a line; each group has its own pair of colour and dashes.
void paintGroupRim(const PaintContext& context, const HexPicture& hex) {
    const auto same = [&](Cell cell) {
        const HexPicture* const other = context.hexAt(cell);
        return other && other->group == hex.group;
    };
    paintRim(context.painter, rimOf(context, hex.cell, qMax(2.5, 9 * context.scale()), same),
             qMax(2.0, 8 * context.scale()), groupColour(hex.group), groupDashes(hex.group));
}

void paintGroupMark(const PaintContext& context, const HexPicture& hex) {
    const QPointF at = context.view.toPixels(ViewTransform::unitsOf(hex.cell) + QPointF(-64, -50));
    const double pixels = qMax(9.0, 30 * context.scale());
    const QColor ground = groupColour(hex.group);
    paintSign(context, at, groupSign(hex.group), pixels, ground, ink);
}

void paintLimits(const PaintContext& context, const HexPicture& hex) {
    const QPointF centre = ViewTransform::unitsOf(hex.cell);
    if (!context.atLeast(DetailLevel::L)) {
        // There is no room for the values: a sign says that there are limits.
        const QPointF at = context.view.toPixels(centre + QPointF(52, -4));
        return paintSign(context, at, QStringLiteral("≠"), qMax(9.0, 34 * context.scale()), paper, ink);
    }
    // Between the picture of the terrain and the token, where a hex is widest.
    const QPointF at = context.view.toPixels(centre + QPointF(0, -16));
    const double pixels = qBound(9.0, 27 * context.scale(), 60.0);
    paintSign(context, at, limitText(hex.barred), pixels, paper, ink);
}

/// Slanting lines over the hexes of the far side and a line round them (S-142).
void paintFarSide(const PaintContext& context) {
    std::vector<Cell> shown;
    for (const Cell cell : context.picture.farSide)
        if (context.shows(ViewTransform::unitsOf(cell), ViewTransform::hexHeight / 2))
            shown.push_back(cell);
    if (shown.empty())
        return;
    QPainter& painter = context.painter;
    const double gap = qMax(8.0, 40 * context.scale());
    painter.save();
    painter.setClipPath(outlinePath(context.view, shown), Qt::IntersectClip);
    QPainterPath lines;
    for (const Cell cell : shown) {
        // In step over all hexes, so that the lines run on from one to the next.
        const QRectF box = hexagonInset(context.view, cell, 0).boundingRect();
        const QPointF origin = context.view.origin();
        const double first =
            std::floor((box.left() - box.height() - origin.x() + box.top() - origin.y()) / gap) * gap;
        for (double sum = first; sum < box.right() + box.bottom() - origin.x() - origin.y() + gap;
             sum += gap) {
            lines.moveTo(origin.x() + sum - (box.top() - origin.y()), box.top());
            lines.lineTo(origin.x() + sum - (box.bottom() - origin.y()), box.bottom());
        }
    }
    painter.strokePath(lines, QPen(QColor(255, 255, 255, 130), qMax(2.2, 5 * context.scale())));
    painter.strokePath(lines, QPen(QColor(0x10, 0x15, 0x1B, 150), qMax(1.1, 2.4 * context.scale())));
    painter.restore();
    const std::vector<Cell>& all = context.picture.farSide; // sorted
    for (const Cell cell : shown)
        paintRim(painter,
                 rimOf(context, cell, 0,
                       [&all](Cell other) { return std::binary_search(all.begin(), all.end(), other); }),
                 2.0, QColor(0xF2, 0xC3, 0x40), {5, 3});
}

/// A "no entry" sign: a disc with a bar, told by its shape (B-34).
void paintForbidden(const PaintContext& context, CrossingPlace crossing) {
    const QPointF centre = context.view.pixelsOf(crossing);
    const double radius = qBound(4.0, 21 * context.scale(), 34.0);
    QPainter& painter = context.painter;
    painter.setPen(QPen(paper, qMax(1.0, radius * 0.16)));
    painter.setBrush(QColor(0xA6, 0x1C, 0x1C));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(ink, qMax(1.0, radius * 0.12)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius * 1.1, radius * 1.1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRect(
        QRectF(centre - QPointF(radius * 0.62, radius * 0.19), QSizeF(radius * 1.24, radius * 0.38)));
}

void paintForbiddenStarts(const PaintContext& context) {
    const double strength = context.options.layers.starts;
    if (strength <= 0 || !context.atLeast(DetailLevel::XS))
        return;
    const LayerOpacity opacity(context, strength);
    for (const CrossingPlace crossing : context.picture.forbiddenStarts)
        if (context.shows(ViewTransform::unitsOf(crossing), 40))
            paintForbidden(context, crossing);
}

} // namespace

void paintPattern(const PaintContext& context, const HexPicture& hex) {
    if (!context.atLeast(DetailLevel::XS) || patternPath(hex.terrain).isEmpty())
        return;
    if (!context.options.vector)
        return context.art(patternSprite(hex.terrain), ArtSize::Full, ViewTransform::unitsOf(hex.cell), {},
                           hexUnits);
    context.painter.save();
    context.painter.translate(context.view.pixelsOf(hex.cell));
    context.painter.scale(context.scale(), context.scale());
    drawPattern(context.painter, hex.terrain);
    context.painter.restore();
}

void paintDesignGround(const PaintContext& context) {
    const double strength = context.options.layers.starts;
    if (strength <= 0 || context.picture.farSide.empty() || !context.atLeast(DetailLevel::XS))
        return;
    const LayerOpacity opacity(context, strength);
    paintFarSide(context);
}

void paintDesignMarks(const PaintContext& context) {
    const BoardLayers& layers = context.options.layers;
    const bool room = context.atLeast(DetailLevel::M);
    for (const HexPicture& hex : context.picture.hexes) {
        if ((hex.group == 0 && hex.barred.empty()) || !context.atLeast(DetailLevel::XS)
            || !context.shows(ViewTransform::unitsOf(hex.cell), ViewTransform::hexHeight / 2))
            continue;
        if (hex.group > 0 && layers.terrain > 0) {
            const LayerOpacity opacity(context, layers.terrain);
            paintGroupRim(context, hex);
            if (room)
                paintGroupMark(context, hex);
        }
        if (!hex.barred.empty() && layers.numbers > 0 && room) {
            const LayerOpacity opacity(context, layers.numbers);
            paintLimits(context, hex);
        }
    }
    paintForbiddenStarts(context);
}

void paintCellNames(const PaintContext& context) {
    if (!context.atLeast(DetailLevel::M))
        return;
    const LayerOpacity opacity(context, context.options.layers.coordinates);
    QPainter& painter = context.painter;
    const QFont font = markFont(qBound(9.0, 20 * context.scale(), 18.0));
    for (const HexPicture& hex : context.picture.hexes) {
        if (hex.terrain == Terrain::Void
            || !context.shows(ViewTransform::unitsOf(hex.cell), ViewTransform::hexHeight / 2))
            continue;
        const QPointF top = context.view.toPixels(ViewTransform::unitsOf(hex.cell) + QPointF(0, -84));
        QPainterPath text;
        const QString name = QString::fromStdString(nameOf(hex.cell));
        const QFontMetricsF metrics(font);
        text.addText(top - QPointF(metrics.horizontalAdvance(name) / 2, -metrics.ascent() / 2), font, name);
        painter.strokePath(text, QPen(paper, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(text, ink);
    }
}

} // namespace isle
