#include "editor/canvas/paint_context.h"

#include <QPainterPath>

#include <array>

namespace isle {

namespace {

using Kind = CounterPlate::Kind;

const QColor ink(0x22, 0x26, 0x2C);

/// Up to so many are shown as squares, more as "4/6" (visual design 6).
constexpr int mostSquares = 3;

constexpr double digitWidth = 6;
constexpr double digitHeight = 10;

/// Numerals are own drawings, lines of constant width, so that boards look the same on every machine
/// (visual design 2.3). In a box of 6 x 10.
QPainterPath digitPath(int digit) {
    QPainterPath path;
    switch (digit) {
    case 0:
        path.addRoundedRect(QRectF(0, 0, 6, 10), 3, 3);
        break;
    case 1:
        path.addPolygon(QPolygonF({{1, 2.2}, {3.6, 0}, {3.6, 10}}));
        break;
    case 2:
        path.moveTo(0.2, 2.6);
        path.cubicTo(0.4, -0.9, 5.8, -0.9, 5.8, 2.8);
        path.cubicTo(5.8, 5, 1.5, 7.5, 0, 10);
        path.lineTo(6, 10);
        break;
    case 3:
        path.addPolygon(QPolygonF({{0.3, 0}, {5.7, 0}, {2.8, 3.9}}));
        path.cubicTo(7.2, 3.7, 7, 10, 2.8, 10);
        path.cubicTo(1.4, 10, 0.5, 9.4, 0, 8.4);
        break;
    case 4:
        path.addPolygon(QPolygonF({{4.4, 10}, {4.4, 0}, {0, 7}, {6, 7}}));
        break;
    case 5:
        path.addPolygon(QPolygonF({{5.4, 0}, {1, 0}, {0.6, 4.4}}));
        path.cubicTo(2.2, 3.2, 6, 3.4, 6, 6.6);
        path.cubicTo(6, 10.6, 1.2, 11, 0, 8.4);
        break;
    case 6:
        path.moveTo(4.6, 0);
        path.cubicTo(2, 2, 0, 4.6, 0, 7);
        path.addEllipse(QPointF(3, 7), 3, 3);
        break;
    case 7:
        path.addPolygon(QPolygonF({{0, 0}, {6, 0}, {2.2, 10}}));
        break;
    case 8:
        path.addEllipse(QPointF(3, 2.3), 2.4, 2.3);
        path.addEllipse(QPointF(3, 7.3), 2.9, 2.7);
        break;
    default:
        path.moveTo(1.4, 10);
        path.cubicTo(4, 8, 6, 5.4, 6, 3);
        path.addEllipse(QPointF(3, 3), 3, 3);
        break;
    }
    return path;
}

/// "4/6" with its middle at the origin.
QPainterPath fractionPath(int filled, int of) {
    constexpr double advance = digitWidth + 2.6;
    QPainterPath path;
    double x = 0;
    const auto number = [&](int value) {
        for (const QChar digit : QString::number(value)) {
            path.addPath(digitPath(digit.digitValue()).translated(x, 0));
            x += advance;
        }
    };
    number(filled);
    path.moveTo(x + 4, -0.6);
    path.lineTo(x, 10.6);
    x += advance - 2;
    number(of);
    return path.translated(-(x - 2.6) / 2, -digitHeight / 2);
}

QColor plateColour(const PaintContext& context, QRgb day) {
    const QColor colour = QColor::fromRgb(day);
    return context.theme.dark ? nightColour(QStringLiteral("token"), colour) : colour;
}

QColor inkOf(const PaintContext& context, Kind kind) {
    switch (kind) {
    case Kind::Cloth:
        return {0x4F, 0x3D, 0x80};
    case Kind::Strength:
        return plateColour(context, 0xB3201B);
    default:
        return {0x1E, 0x66, 0xA8};
    }
}

void paintSquares(QPainter& painter, const CounterPlate& plate, const QColor& colour) {
    constexpr double side = 10;
    constexpr double pitch = 15;
    const double left = -((plate.of - 1) * pitch + side) / 2;
    for (int i = 0; i < plate.of; ++i) {
        painter.setPen(QPen(colour, 2.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(i < plate.filled ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawRect(QRectF(left + i * pitch, -side / 2, side, side));
    }
}

/// How much larger than on full-sized hexes, so that it can be read, and how far below the middle.
struct PlateSize {
    double grown = 1;
    double down = 85;
};

PlateSize sizeFor(const PaintContext& context, const HexPicture& hex) {
    const bool token = hex.face != TokenFace::None;
    if (context.atLeast(DetailLevel::XL))
        return {1, token ? 85.0 : 60.0};
    if (context.atLeast(DetailLevel::L))
        return {1.15, token ? 84.0 : 62.0};
    if (context.atLeast(DetailLevel::M))
        return {token ? 1.3 : 1.5, token ? 82.0 : 62.0};
    return {2.2, 58};
}

} // namespace

void paintPlate(const PaintContext& context, const HexPicture& hex) {
    const CounterPlate& plate = hex.plate;
    if (plate.kind == Kind::None || !context.atLeast(DetailLevel::S))
        return;
    // On small hexes there is room only where no token lies, and for squares.
    const bool squares = plate.of <= mostSquares;
    if (!context.atLeast(DetailLevel::M) && (hex.face != TokenFace::None || !squares))
        return;
    const PlateSize size = sizeFor(context, hex);
    QPainter& painter = context.painter;
    painter.save();
    painter.translate(context.snapped(context.view.pixelsOf(hex.cell))
                      + QPointF(0, size.down) * context.scale());
    painter.scale(context.scale() * size.grown, context.scale() * size.grown);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 2.6));
    painter.setBrush(plateColour(context, 0xFFFFFF));
    painter.drawRoundedRect(QRectF(-29, -11, 58, 22), 11, 11);
    const QColor colour = inkOf(context, plate.kind);
    if (squares) {
        paintSquares(painter, plate, colour);
    } else {
        painter.scale(1.25, 1.25);
        painter.strokePath(fractionPath(plate.filled, plate.of),
                           QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.restore();
}

} // namespace isle
