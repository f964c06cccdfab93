#include "editor/canvas/map_overlay.h"
#include "editor/canvas/overlay_lines.h"
#include "editor/canvas/paint_context.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace isle {

namespace {

using Pattern = MapOverlay::Pattern;

constexpr double areaOpacity = 0.42;

double spotRadius(const ViewTransform& view, const MapOverlay::Spot& spot) {
    const double grown = spot.large ? 1.35 : 1.0;
    return std::clamp(24 * view.scale(), 3.0, 26.0) * grown;
}

/// Relative luminance (WCAG 2.1).
double luminance(const QColor& colour) {
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF())
           + 0.0722 * channel(colour.blueF());
}

QPainterPath patternLines(Pattern pattern, const QRectF& box, double gap) {
    QPainterPath path;
    const auto slanting = [&](bool rising) {
        // In step with the surface, so that lines run on from one rectangle to the next.
        const double first = std::floor((box.left() - box.bottom()) / gap) * gap;
        for (double at = first; at < box.right() + box.bottom(); at += gap) {
            path.moveTo(rising ? at - box.top() : at + box.top(), box.top());
            path.lineTo(rising ? at - box.bottom() : at + box.bottom(), box.bottom());
        }
    };
    switch (pattern) {
    case Pattern::None:
        break;
    case Pattern::Rising:
        slanting(true);
        break;
    case Pattern::Falling:
        slanting(false);
        break;
    case Pattern::Crossed:
        slanting(true);
        slanting(false);
        break;
    case Pattern::Level:
        for (double y = std::floor(box.top() / gap) * gap; y < box.bottom(); y += gap) {
            path.moveTo(box.left(), y);
            path.lineTo(box.right(), y);
        }
        break;
    case Pattern::Dots:
        for (double y = std::floor(box.top() / gap) * gap; y < box.bottom(); y += gap)
            for (double x = std::floor(box.left() / gap) * gap; x < box.right(); x += gap)
                path.addEllipse(QPointF(x, y), 0.9, 0.9);
        break;
    }
    return path;
}

void paintLabel(const PaintContext& context, QPointF centre, const QString& label) {
    QFont font;
    font.setPixelSize(std::clamp(qRound(34 * context.scale()), 10, 22));
    font.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(label) + 12, metrics.height() + 4);
    const QRectF box(centre - QPointF(size.width() / 2, size.height() / 2), size);
    context.painter.setPen(QPen(pairInk, 1.2));
    context.painter.setBrush(pairWhite);
    context.painter.drawRoundedRect(box, 5, 5);
    context.painter.setFont(font);
    context.painter.setPen(pairInk);
    context.painter.drawText(box, Qt::AlignCenter, label);
}

/// The hex of an area nearest to its middle.
Cell middleOf(const std::vector<Cell>& hexes) {
    QPointF sum;
    for (const Cell cell : hexes)
        sum += ViewTransform::unitsOf(cell);
    const QPointF middle = sum / static_cast<double>(hexes.size());
    return *std::min_element(hexes.begin(), hexes.end(), [&](Cell a, Cell b) {
        return QLineF(ViewTransform::unitsOf(a), middle).length()
               < QLineF(ViewTransform::unitsOf(b), middle).length();
    });
}

void paintArea(const PaintContext& context, const MapOverlay::Area& area) {
    if (area.hexes.empty())
        return;
    const QPainterPath outline = outlinePath(context.view, area.hexes);
    QPainter& painter = context.painter;
    QColor fill = area.colour;
    fill.setAlphaF(static_cast<float>(areaOpacity));
    painter.fillPath(outline, fill);
    if (area.pattern != Pattern::None) {
        painter.save();
        painter.setClipPath(outline, Qt::IntersectClip);
        const QRectF box = outline.boundingRect().intersected(context.exposed.adjusted(-40, -40, 40, 40));
        const QPainterPath lines = patternLines(area.pattern, box, qBound(7.0, 26 * context.scale(), 22.0));
        painter.strokePath(lines, QPen(QColor(255, 255, 255, 170), 3.0));
        painter.strokePath(lines, QPen(QColor(0x10, 0x15, 0x1B, 220), 1.4));
        painter.restore();
    }
    painter.strokePath(outline, QPen(pairInk, 3.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(outline, QPen(area.colour, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintSpot(const PaintContext& context, const MapOverlay::Spot& spot) {
    const QPointF centre = context.view.pixelsOf(spot.crossing);
    const double radius = spotRadius(context.view, spot);
    if (!context.shows(ViewTransform::unitsOf(spot.crossing), radius / context.scale() + 4))
        return;
    QPainter& painter = context.painter;
    const bool room = radius >= 7.5;
    painter.setPen(QPen(pairInk, room ? 3.0 : 1.6));
    painter.setBrush(spot.colour);
    painter.drawEllipse(centre, radius, radius);
    if (!room)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(pairWhite, 1.2));
    painter.drawEllipse(centre, radius, radius);
    if (spot.label.isEmpty())
        return;
    QFont font;
    // Long labels are smaller, so that they stay inside.
    font.setPixelSize(qMax(7, qRound(radius * (spot.label.size() > 2 ? 0.92 : 1.2))));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(textOn(spot.colour));
    painter.drawText(QRectF(centre - QPointF(2 * radius, radius), QSizeF(4 * radius, 2 * radius)),
                     Qt::AlignCenter, spot.label);
}

} // namespace

QColor scaleColour(double value) {
    // Anchors of viridis (van der Walt and Smith, CC0) at even steps.
    static constexpr std::array<std::array<double, 3>, 9> anchors{{{68, 1, 84},
                                                                   {72, 40, 120},
                                                                   {62, 74, 137},
                                                                   {49, 104, 142},
                                                                   {38, 130, 142},
                                                                   {31, 158, 137},
                                                                   {53, 183, 121},
                                                                   {109, 205, 89},
                                                                   {253, 231, 37}}};
    const double at = std::clamp(value, 0.0, 1.0) * static_cast<double>(anchors.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), anchors.size() - 2);
    const double part = at - static_cast<double>(low);
    std::array<int, 3> mixed{};
    for (std::size_t i = 0; i < 3; ++i)
        mixed[i] = qRound(anchors[low][i] + (anchors[low + 1][i] - anchors[low][i]) * part);
    return {mixed[0], mixed[1], mixed[2]};
}

QColor textOn(const QColor& ground) {
    // Equal contrast with black and white lies where (L + 0.05)^2 = 0.05 * 1.05.
    return luminance(ground) > 0.179 ? QColor(0, 0, 0) : QColor(255, 255, 255);
}

void paintMapOverlay(const PaintContext& context, const MapOverlay& overlay) {
    for (const MapOverlay::Area& area : overlay.areas)
        paintArea(context, area);
    if (!overlay.areas.empty() && context.options.layers.numbers > 0)
        paintTokens(context); // numbers stay readable
    for (const bool large : {false, true})
        for (const MapOverlay::Spot& spot : overlay.spots)
            if (spot.large == large)
                paintSpot(context, spot);
    if (context.atLeast(DetailLevel::S))
        for (const MapOverlay::Area& area : overlay.areas)
            if (!area.label.isEmpty() && !area.hexes.empty())
                paintLabel(
                    context,
                    context.view.toPixels(ViewTransform::unitsOf(middleOf(area.hexes)) + QPointF(0, -50)),
                    area.label);
}

void paintSwatch(QPainter& painter, const QRectF& rect, const MapOverlay::Key& key) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(key.colour);
    painter.drawRoundedRect(rect, 3, 3);
    if (key.pattern != Pattern::None) {
        painter.save();
        painter.setClipRect(rect, Qt::IntersectClip);
        painter.strokePath(patternLines(key.pattern, rect, 6), QPen(QColor(0x10, 0x15, 0x1B), 1.4));
        painter.restore();
    }
    painter.setPen(QPen(QColor(0x10, 0x15, 0x1B), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, 3, 3);
}

std::optional<std::size_t> spotAt(const MapOverlay& overlay, const ViewTransform& view, QPointF pixels) {
    std::optional<std::size_t> best;
    double bestDistance = 0;
    for (std::size_t i = 0; i < overlay.spots.size(); ++i) {
        const double distance = QLineF(view.pixelsOf(overlay.spots[i].crossing), pixels).length();
        const double reach = std::max(10.0, spotRadius(view, overlay.spots[i]));
        if (distance <= reach && (!best || distance < bestDistance)) {
            best = i;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace isle
