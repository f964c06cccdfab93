#include "editor/canvas/paint_context.h"
#include "editor/canvas/sprites.h"
#include "editor/look/icons.h"

#include <QPainterPath>

namespace isle {

namespace {

QPolygonF hexagonPixels(const PaintContext& context, Cell cell) {
    QPolygonF polygon = ViewTransform::hexagon(cell);
    for (QPointF& point : polygon)
        point = context.view.toPixels(point);
    return polygon;
}

QLineF edgePixels(const PaintContext& context, EdgePlace edge) {
    const auto ends = endsOf(edge.direction);
    return {context.view.pixelsOf(CrossingPlace{edge.cell, ends[0]}),
            context.view.pixelsOf(CrossingPlace{edge.cell, ends[1]})};
}

/// The hexes to paint, and the edges between them, gathered in one pass.
struct Gathered {
    std::vector<const HexPicture*> sea;
    std::vector<const HexPicture*> land;
    std::vector<const HexPicture*> nothing;
    QList<QLineF> seaSeams;    ///< between two sea hexes
    QList<QLineF> landSeams;   ///< between two land hexes
    QList<QLineF> seaGrid;     ///< all edges of sea hexes
    QList<QLineF> coast;       ///< the outline of all land
    std::vector<Cell> spilled; ///< empty cells at a coast, which shallows do not cover
};

void addEdges(const PaintContext& context, const HexPicture& hex, Gathered& ground) {
    const bool land = isLand(hex.terrain);
    for (const Direction direction : allDirections) {
        const Cell other = neighbour(hex.cell, direction);
        const bool otherLand = context.landAt(other);
        const bool otherVoid = !context.anythingAt(other);
        // Each edge once: from the hex that comes first, or the only one.
        const bool mine = otherVoid || hex.cell < other;
        if (land && !otherLand) {
            ground.coast.append(edgePixels(context, {hex.cell, direction}));
            if (otherVoid)
                ground.spilled.push_back(other);
        } else if (mine && !otherVoid && land == otherLand) {
            (land ? ground.landSeams : ground.seaSeams).append(edgePixels(context, {hex.cell, direction}));
        }
        if (!land && (mine || otherLand))
            ground.seaGrid.append(edgePixels(context, {hex.cell, direction}));
    }
}

Gathered gather(const PaintContext& context) {
    Gathered ground;
    for (const HexPicture& hex : context.picture.hexes) {
        if (!context.shows(ViewTransform::unitsOf(hex.cell), ViewTransform::hexHeight / 2))
            continue;
        if (hex.terrain == Terrain::Void) {
            ground.nothing.push_back(&hex);
            continue;
        }
        (isLand(hex.terrain) ? ground.land : ground.sea).push_back(&hex);
        addEdges(context, hex, ground);
    }
    return ground;
}

/// Pixmaps of sea have their shallows in them; as vectors they are three strokes for the whole outline, so
/// that the bands do not add up where lines meet.
void paintShallows(const PaintContext& context, const Gathered& ground) {
    QPainterPath path;
    for (const QLineF& line : ground.coast) {
        path.moveTo(line.p1());
        path.lineTo(line.p2());
    }
    for (const ShallowBand& band : shallowBands(context.theme.dark))
        context.painter.strokePath(path, QPen(band.colour, band.width * context.scale(), Qt::SolidLine,
                                              Qt::RoundCap, Qt::RoundJoin));
    // They lie on water only.
    context.painter.setPen(Qt::NoPen);
    context.painter.setBrush(context.theme.canvas);
    for (const Cell cell : ground.spilled)
        context.painter.drawPolygon(hexagonPixels(context, cell));
}

/// The sides of a sea hex with land behind them.
std::uint8_t coastOf(const PaintContext& context, const HexPicture& hex) {
    unsigned coast = 0;
    if (hex.terrain == Terrain::Sea && !context.options.vector)
        for (const Direction direction : allDirections)
            if (context.landAt(neighbour(hex.cell, direction)))
                coast |= 1U << static_cast<unsigned>(direction);
    return static_cast<std::uint8_t>(coast);
}

void paintSeams(const PaintContext& context, const QList<QLineF>& seams, const QColor& colour) {
    if (context.options.vector)
        return;
    context.painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
    context.painter.drawLines(seams);
}

void paintVoid(const PaintContext& context, const Gathered& ground) {
    if (!context.picture.design || !context.atLeast(DetailLevel::XS))
        return;
    const ArtSize size = context.atLeast(DetailLevel::M) ? ArtSize::Full : ArtSize::Small;
    for (const HexPicture* const hex : ground.nothing)
        context.art(artName(Terrain::Void), size, ViewTransform::unitsOf(hex->cell), {}, hexUnits,
                    context.theme.secondaryText);
}

/// A deal's terrain or number: a dotted line inside the hex (visual design 9).
void paintDealtLine(const PaintContext& context, const HexPicture& hex) {
    const QPointF centre = ViewTransform::unitsOf(hex.cell);
    QPolygonF inner = ViewTransform::hexagon(hex.cell);
    for (QPointF& point : inner)
        point = context.view.toPixels(centre + (point - centre) * 0.9);
    QPen pen(QColor(255, 255, 255, 102), 2.0, Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.1, 2.4});
    context.painter.setPen(pen);
    context.painter.setBrush(Qt::NoBrush);
    context.painter.drawPolygon(inner);
}

/// The trace picture lies on the bare ground of the canvas.
void paintTrace(const PaintContext& context) {
    const TracePicture& trace = *context.options.trace;
    if (trace.image.isNull())
        return;
    const LayerOpacity opacity(context, trace.opacity * context.options.layers.trace);
    const QPointF topLeft = context.view.toPixels(trace.topLeft);
    const QSizeF size = QSizeF(trace.image.size()) * (trace.scale * context.scale());
    context.painter.setRenderHint(QPainter::SmoothPixmapTransform);
    context.painter.drawImage(QRectF(topLeft, size), trace.image);
    context.painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
}

bool traced(const PaintContext& context) {
    return context.options.trace && context.options.layers.trace > 0;
}

void paintSea(const PaintContext& context, const Gathered& ground, double strength) {
    if (strength <= 0)
        return;
    const LayerOpacity opacity(context, strength);
    if (strength >= 1)
        paintSeams(context, ground.seaSeams, groundColour(Terrain::Sea, context.theme));
    for (const HexPicture* const hex : ground.sea)
        paintTerrain(context, *hex);
}

void paintLand(const PaintContext& context, const Gathered& ground, double strength) {
    if (strength <= 0)
        return;
    const LayerOpacity opacity(context, strength);
    const QColor rim(0xF1, 0xE7, 0xCF);
    if (strength >= 1)
        paintSeams(context, ground.landSeams,
                   context.theme.dark ? nightColour(artName(Terrain::Forest), rim) : rim);
    for (const HexPicture* const hex : ground.land) {
        paintTerrain(context, *hex);
        if (context.options.patterns)
            paintPattern(context, *hex);
        if (hex->dealt && context.atLeast(DetailLevel::M))
            paintDealtLine(context, *hex);
    }
}

/// Where the terrain is hidden, land is still told from sea by its outlines.
void paintBareLand(const PaintContext& context, const Gathered& ground) {
    context.painter.setPen(QPen(context.theme.coast, qMax(1.0, 1.4 * context.scale())));
    context.painter.drawLines(ground.landSeams);
}

} // namespace

void paintTerrain(const PaintContext& context, const HexPicture& hex) {
    if (hex.terrain == Terrain::Void)
        return;
    if (!context.atLeast(DetailLevel::XS)) {
        context.painter.setPen(Qt::NoPen);
        context.painter.setBrush(groundColour(hex.terrain, context.theme));
        context.painter.drawPolygon(hexagonPixels(context, hex.cell));
        return;
    }
    const ArtSize size = context.atLeast(DetailLevel::M)   ? ArtSize::Full
                         : context.atLeast(DetailLevel::S) ? ArtSize::Small
                                                           : ArtSize::SmallNoRim;
    // 0.3 units oversize all round, so that no seam shows.
    context.art(artName(hex.terrain), size, ViewTransform::unitsOf(hex.cell), {}, hexUnits + QSizeF(0.6, 0.6),
                {}, 0, coastOf(context, hex));
}

void paintGround(const PaintContext& context) {
    QPainter& painter = context.painter;
    painter.fillRect(context.exposed, context.theme.canvas);
    const Gathered ground = gather(context);
    const double strength = context.options.layers.terrain;
    if (traced(context))
        paintTrace(context);
    paintSea(context, ground, traced(context) ? strength * context.options.trace->seaOpacity : strength);
    if (context.options.grid && context.atLeast(DetailLevel::XS)) {
        painter.setPen(
            QPen(context.theme.seaGrid, qMax(1.0, 2 * context.scale()), Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(ground.seaGrid);
    }
    if (context.options.vector)
        paintShallows(context, ground);
    paintVoid(context, ground);
    paintLand(context, ground, strength);
    if (strength <= 0)
        paintBareLand(context, ground);
    if (context.atLeast(DetailLevel::XS)) {
        painter.setPen(
            QPen(context.theme.coast, qMax(1.0, 2.4 * context.scale()), Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(ground.coast);
    }
}

} // namespace isle
