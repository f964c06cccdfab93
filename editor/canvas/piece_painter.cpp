#include "editor/canvas/paint_context.h"
#include "editor/look/icons.h"

#include <QPainterPath>

#include <algorithm>
#include <array>

namespace isle {

namespace {

const QColor ink(0x22, 0x26, 0x2C);
const QColor paper(255, 255, 255, 235);

/// Emblems show on pieces of hexes at least this wide (visual design 2.6).
constexpr double emblemFrom = 56.0;

QString emblemName(Seat seat) {
    return QStringLiteral("seat-%1").arg(seat.index() + 1);
}

/// How far an edge is turned from lying west to east, in degrees clockwise.
int turnOf(Direction direction) {
    switch (direction) {
    case Direction::E:
    case Direction::W:
        return 90;
    case Direction::NE:
    case Direction::SW:
        return 30;
    case Direction::NW:
    case Direction::SE:
        break;
    }
    return -30;
}

QLineF edgeUnits(EdgePlace edge, double cutEachEnd) {
    const auto ends = endsOf(edge.direction);
    QLineF line(ViewTransform::unitsOf(CrossingPlace{edge.cell, ends[0]}),
                ViewTransform::unitsOf(CrossingPlace{edge.cell, ends[1]}));
    const double cut = cutEachEnd / line.length();
    return {line.pointAt(cut), line.pointAt(1 - cut)};
}

QLineF edgePixels(const PaintContext& context, EdgePlace edge, double cutEachEnd) {
    const QLineF units = edgeUnits(edge, cutEachEnd);
    return {context.view.toPixels(units.p1()), context.view.toPixels(units.p2())};
}

void line(QPainter& painter, const QLineF& where, const QColor& colour, double width) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(where);
}

/// A flat shape with both outlines, for small hexes.
void flat(const PaintContext& context, const QPainterPath& path, const QColor& colour) {
    QPainter& painter = context.painter;
    painter.strokePath(path, QPen(paper, 4.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(ink, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, colour);
}

/// The outlines of settlement.svg and city.svg, in their 100 x 100 boxes.
QPolygonF townOutline(Piece piece) {
    if (piece == Piece::City)
        return {{29, 11}, {50, 33}, {50, 47}, {72, 47}, {91, 62},
                {86, 67}, {86, 88}, {13, 88}, {13, 38}, {8, 33}};
    return {{50, 12}, {93, 52}, {84, 60}, {84, 88}, {16, 88}, {16, 60}, {7, 52}};
}

QPolygonF shipOutline() {
    return {{48, 12}, {80, 52}, {80, 62}, {90, 64}, {63, 88}, {37, 88}, {10, 64}, {19, 55}};
}

QPainterPath boxPath(const PaintContext& context, const QPolygonF& box, QPointF centreUnits, double width) {
    const double scale = width / 100.0 * context.scale();
    const QPointF centre = context.view.toPixels(centreUnits);
    QPolygonF polygon;
    for (const QPointF& point : box)
        polygon.append(centre + (point - QPointF(50, 50)) * scale);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

void dot(const PaintContext& context, QPointF units, double diameter, const QColor& colour,
         const QColor& rim) {
    context.painter.setPen(rim.isValid() ? QPen(rim, 1.0) : QPen(Qt::NoPen));
    context.painter.setBrush(colour);
    context.painter.drawEllipse(context.view.toPixels(units), diameter / 2, diameter / 2);
}

QColor harbourColour(HarbourKind kind) {
    switch (kind) {
    case HarbourKind::Brick:
        return {0xB4, 0x53, 0x1F};
    case HarbourKind::Lumber:
        return {0x2F, 0x6A, 0x4B};
    case HarbourKind::Wool:
        return {0x6E, 0x8B, 0x2C};
    case HarbourKind::Grain:
        return {0xF2, 0xC3, 0x40};
    case HarbourKind::Ore:
        return {0x5C, 0x66, 0x73};
    case HarbourKind::Generic:
        return {0xF8, 0xF1, 0xDE};
    case HarbourKind::Shuffled:
        break;
    }
    return {0xC9, 0xBC, 0xA0};
}

constexpr QPointF tokenOffset{0, 34.5};

QColor marker(const PaintContext& context, QRgb day) {
    const QColor colour = QColor::fromRgb(day);
    return context.theme.dark ? nightColour(QStringLiteral("token"), colour) : colour;
}

/// The ring round the token of a hex whose number was rolled (visual design 15.2).
void paintRolledRing(const PaintContext& context, const HexPicture& hex) {
    const QPointF centre = context.snapped(context.view.pixelsOf(hex.cell)) + tokenOffset * context.scale();
    const double radius = 45 * context.scale();
    context.painter.setBrush(Qt::NoBrush);
    context.painter.setPen(QPen(ink, 14 * context.scale()));
    context.painter.drawEllipse(centre, radius, radius);
    context.painter.setPen(QPen(QColor(0xFF, 0xD6, 0x4A), 9 * context.scale()));
    context.painter.drawEllipse(centre, radius, radius);
}

void dimToken(const PaintContext& context, const HexPicture& hex) {
    const QPointF centre = context.snapped(context.view.pixelsOf(hex.cell)) + tokenOffset * context.scale();
    context.painter.setPen(Qt::NoPen);
    context.painter.setBrush(QColor(0x20, 0x26, 0x2C, 128));
    const double radius = 44 * context.scale();
    context.painter.drawEllipse(centre - QPointF(0, 0.5 * context.scale()), radius, radius);
}

QString tokenName(const HexPicture& hex) {
    switch (hex.face) {
    case TokenFace::Value:
        return tokenArtName(hex.number);
    case TokenFace::Shuffled:
        return QStringLiteral("token-any");
    case TokenFace::Back:
        return QStringLiteral("token-back");
    case TokenFace::None:
        break;
    }
    return {};
}

/// Whether a ship lies where the badge of a harbour would be: on its edge or one beside it on the same sea
/// hex.
bool shipBeside(const PaintContext& context, Cell sea, Direction towards) {
    return std::any_of(
        context.picture.links.begin(), context.picture.links.end(), [&](const LinkPicture& link) {
            if (link.piece != Piece::Ship)
                return false;
            for (const int step : {-1, 0, 1}) {
                const auto side = static_cast<Direction>((static_cast<int>(towards) + step + 6) % 6);
                if (canonical(link.edge) == canonical(EdgePlace{sea, side}))
                    return true;
            }
            return false;
        });
}

/// A dock as two lines, for small hexes.
void paintThinDock(const PaintContext& context, Cell sea, Direction towards, QPointF badge) {
    const QLineF edge = edgeUnits({sea, towards}, 0);
    for (const QPointF end : {edge.p1(), edge.p2()}) {
        QLineF pier(badge, end);
        pier.setLength(qMax(1.0, pier.length() - 12));
        const QLineF pixels(context.view.toPixels(pier.p1()), context.view.toPixels(pier.p2()));
        line(context.painter, pixels, marker(context, 0x6B4E2E), 2.0);
    }
}

} // namespace

void paintHarbour(const PaintContext& context, const HarbourPicture& harbour) {
    // Named from its land hex; a wrong one is drawn as far as it can be.
    const EdgePlace edge = !context.landAt(harbour.edge.cell)
                                   && context.landAt(neighbour(harbour.edge.cell, harbour.edge.direction))
                               ? otherSide(harbour.edge)
                               : harbour.edge;
    const Cell sea = neighbour(edge.cell, edge.direction);
    const Direction towards = opposite(edge.direction);
    const QPointF centre = ViewTransform::unitsOf(sea);
    const QPointF out =
        (ViewTransform::unitsOf(EdgePlace{sea, towards}) - centre) / (ViewTransform::hexWidth / 2);
    const QPointF badge = out * (shipBeside(context, sea, towards) ? 20.0 : 48.0);
    if (!context.atLeast(DetailLevel::XS))
        return;
    if (!context.atLeast(DetailLevel::S)) {
        dot(context, centre + badge, 4, harbourColour(harbour.kind), QColor());
        return;
    }
    if (context.atLeast(DetailLevel::M))
        context.art(QStringLiteral("harbour-dock"), ArtSize::Full, centre, {}, hexUnits, {},
                    (360 - 60 * static_cast<int>(towards)) % 360);
    else
        paintThinDock(context, sea, towards, centre + badge);
    const bool full = context.atLeast(DetailLevel::L);
    const double width = full ? 84 : 80;
    context.art(artName(harbour.kind), full ? ArtSize::Full : ArtSize::Small, centre, badge, {width, width});
}

void paintDocks(const PaintContext& context) {
    for (const HarbourPicture& harbour : context.picture.harbours)
        if (context.shows(ViewTransform::unitsOf(harbour.edge), ViewTransform::hexHeight))
            paintHarbour(context, harbour);
}

void paintToken(const PaintContext& context, const HexPicture& hex) {
    const QString name = tokenName(hex);
    if (name.isEmpty() || !context.atLeast(DetailLevel::XS))
        return;
    const QPointF centre = ViewTransform::unitsOf(hex.cell);
    if (!context.atLeast(DetailLevel::S)) {
        if (hex.face == TokenFace::Value && isRed(hex.number))
            dot(context, centre + tokenOffset, qMax(4.0, 60 * context.scale()), marker(context, 0xB3201B),
                marker(context, 0xFFFFFF));
        return;
    }
    const bool full = context.atLeast(DetailLevel::M);
    if (hex.rolled)
        paintRolledRing(context, hex);
    const double width = hex.face == TokenFace::Back ? 80 : full ? 90 : 94;
    context.art(name, full ? ArtSize::Full : ArtSize::Small, centre, tokenOffset, {width, width});
    if (hex.dealt && hex.face == TokenFace::Value && full)
        context.art(QStringLiteral("token-dealt"), ArtSize::Full, centre, tokenOffset, {90, 90});
    if (hex.blocked)
        dimToken(context, hex);
}

void paintMarker(const PaintContext& context, const HexPicture& hex) {
    if (!context.atLeast(DetailLevel::S))
        return;
    const QPointF centre = ViewTransform::unitsOf(hex.cell);
    const auto chip = [&](const char* name) {
        context.art(QLatin1String(name), ArtSize::Full, centre, {62, 2}, {60, 60});
    };
    switch (hex.marker) {
    case Marker::None:
        break;
    case Marker::ChipAny:
        return chip("chip");
    case Marker::ChipPoint:
        return chip("chip-point");
    case Marker::ChipHarbour:
        return chip("chip-harbour");
    case Marker::ChipGold:
        return chip("chip-gold");
    case Marker::Chest:
        return context.art(QStringLiteral("chest"), ArtSize::Full, centre, {54, 50}, {58, 58});
    }
}

void paintTokens(const PaintContext& context) {
    const BoardLayers& layers = context.options.layers;
    for (const HexPicture& hex : context.picture.hexes) {
        if (hex.face == TokenFace::None && hex.marker == Marker::None
            && hex.plate.kind == CounterPlate::Kind::None && !hex.locked)
            continue;
        if (!context.shows(ViewTransform::unitsOf(hex.cell), ViewTransform::hexHeight / 2))
            continue;
        if (layers.numbers > 0) {
            const LayerOpacity opacity(context, layers.numbers);
            paintToken(context, hex);
        }
        if (hex.locked && context.atLeast(DetailLevel::S))
            context.art(QStringLiteral("lock"), ArtSize::Full, ViewTransform::unitsOf(hex.cell), {-62, 2},
                        {44, 44});
        if (layers.specials > 0) {
            const LayerOpacity opacity(context, layers.specials);
            paintPlate(context, hex);
            paintMarker(context, hex);
        }
    }
}

void paintLink(const PaintContext& context, const LinkPicture& link) {
    const QColor colour = seatColour(link.seat);
    const QPointF middle = ViewTransform::unitsOf(link.edge);
    QPainter& painter = context.painter;
    if (!context.atLeast(DetailLevel::XS))
        return;
    if (!context.atLeast(DetailLevel::S))
        return line(painter, edgePixels(context, link.edge, 16), colour, 2.5);
    if (link.piece == Piece::Road) {
        if (context.atLeast(DetailLevel::M))
            return context.art(QStringLiteral("road"), ArtSize::Full, middle, {}, {84, 23.52}, colour,
                               turnOf(link.edge.direction));
        const QLineF road = edgePixels(context, link.edge, 20);
        line(painter, road, paper, 6);
        line(painter, road, ink, 5);
        return line(painter, road, colour, 3);
    }
    const QLineF wake = edgePixels(context, link.edge, 16);
    line(painter, wake, ink, 13 * context.scale());
    QPen dashes(colour, 8 * context.scale(), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({10 / 8.0, 12 / 8.0});
    painter.setPen(dashes);
    painter.drawLine(wake);
}

void paintShip(const PaintContext& context, const LinkPicture& link) {
    const QPointF middle = ViewTransform::unitsOf(link.edge);
    if (link.piece != Piece::Ship || !context.atLeast(DetailLevel::S))
        return;
    if (!context.atLeast(DetailLevel::M))
        return flat(context, boxPath(context, shipOutline(), middle + QPointF(0, -4), 58),
                    seatColour(link.seat));
    context.art(QStringLiteral("ship"), ArtSize::Full, middle, {0, -4}, {58, 58}, seatColour(link.seat));
    if (context.atLeast(DetailLevel::XL))
        context.art(emblemName(link.seat), ArtSize::Full, middle, {0, 11}, {15, 15},
                    seatEmblemColour(link.seat));
}

void paintLinks(const PaintContext& context) {
    // All wakes lie under all ships.
    for (const bool ships : {false, true})
        for (const LinkPicture& link : context.picture.links) {
            if (!context.shows(ViewTransform::unitsOf(link.edge), 80))
                continue;
            if (!ships)
                paintLink(context, link);
            else
                paintShip(context, link);
        }
}

void paintTown(const PaintContext& context, const TownPicture& town) {
    const bool city = town.piece == Piece::City;
    const QColor colour = seatColour(town.seat);
    const QPointF crossing = ViewTransform::unitsOf(town.crossing);
    if (!context.atLeast(DetailLevel::XS))
        return dot(context, crossing, 3, colour, QColor());
    if (!context.atLeast(DetailLevel::S)) {
        const double side = city ? 6 : 4;
        const QPointF centre = context.view.toPixels(crossing);
        QPainterPath square;
        square.addRect(QRectF(centre - QPointF(side / 2, side / 2), QSizeF(side, side)));
        context.painter.strokePath(square, QPen(ink, 1.5));
        return context.painter.fillPath(square, colour);
    }
    const QPointF offset = city ? QPointF(0, -8) : QPointF(0, -6);
    const double width = city ? 80 : 64;
    if (!context.atLeast(DetailLevel::M))
        return flat(context, boxPath(context, townOutline(town.piece), crossing + offset, width), colour);
    context.art(city ? QStringLiteral("city") : QStringLiteral("settlement"), ArtSize::Full, crossing, offset,
                {width, width}, colour);
    if (context.view.hexPixels() >= emblemFrom) {
        const double emblem = city ? 22 : 24;
        context.art(emblemName(town.seat), ArtSize::Full, crossing, city ? QPointF(-14, 8) : QPointF(0, 8),
                    {emblem, emblem}, seatEmblemColour(town.seat));
    }
}

void paintTowns(const PaintContext& context) {
    for (const TownPicture& town : context.picture.towns)
        if (context.shows(ViewTransform::unitsOf(town.crossing), 60))
            paintTown(context, town);
}

void paintRobber(const PaintContext& context, Cell cell) {
    const HexPicture* const hex = context.hexAt(cell);
    const bool token = hex && hex->face != TokenFace::None;
    const QPointF centre = ViewTransform::unitsOf(cell);
    if (context.atLeast(DetailLevel::S))
        context.art(QStringLiteral("robber"), ArtSize::Full, centre,
                    token ? QPointF(-40, 12) : QPointF(-2, 28), {96, 96});
    else
        dot(context, centre, context.atLeast(DetailLevel::XS) ? 6 : 4, Qt::black, Qt::white);
}

void paintPirate(const PaintContext& context, Cell cell) {
    const QPointF centre = ViewTransform::unitsOf(cell);
    if (context.atLeast(DetailLevel::S))
        context.art(QStringLiteral("pirate"), ArtSize::Full, centre, {}, {112, 112});
    else
        dot(context, centre, context.atLeast(DetailLevel::XS) ? 6 : 4, Qt::black, Qt::white);
}

void paintFigures(const PaintContext& context) {
    const auto visible = [&context](const std::optional<Cell>& cell) {
        return cell && context.shows(ViewTransform::unitsOf(*cell), ViewTransform::hexHeight / 2);
    };
    if (visible(context.picture.robber))
        paintRobber(context, *context.picture.robber);
    if (visible(context.picture.pirate))
        paintPirate(context, *context.picture.pirate);
}

} // namespace isle
