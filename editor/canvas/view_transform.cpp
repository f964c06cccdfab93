#include "editor/canvas/view_transform.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace isle {

namespace {

constexpr double halfWidth = ViewTransform::hexWidth / 2;
constexpr double quarterHeight = ViewTransform::hexHeight / 4;

QPointF unitsOf(LatticePoint point) {
    return {point.x * halfWidth, point.y * quarterHeight};
}

double squared(QPointF vector) {
    return QPointF::dotProduct(vector, vector);
}

} // namespace

QPointF ViewTransform::unitsOf(Cell cell) {
    return isle::unitsOf(centreOf(cell));
}

QPointF ViewTransform::unitsOf(CrossingPlace crossing) {
    return isle::unitsOf(pointOf(crossing));
}

QPointF ViewTransform::unitsOf(EdgePlace edge) {
    return isle::unitsOf(doubledMiddleOf(edge)) / 2;
}

QPolygonF ViewTransform::hexagon(Cell cell) {
    QPolygonF polygon;
    polygon.reserve(6);
    for (const Corner corner : allCorners)
        polygon.append(unitsOf(CrossingPlace{cell, corner}));
    return polygon;
}

QRectF ViewTransform::extentOf(int rows, int cols) {
    if (rows <= 0 || cols <= 0)
        return {};
    const double width = hexWidth * cols + (rows > 1 ? halfWidth : 0.0);
    const double height = hexHeight + 3 * quarterHeight * (rows - 1);
    return {-halfWidth, -hexHeight / 2, width, height};
}

Cell ViewTransform::cellAt(QPointF pixels) const {
    // Cube rounding: axial coordinates of the point, rounded so that they still sum to nothing.
    const QPointF units = toUnits(pixels);
    const double r = units.y() / (3 * quarterHeight);
    const double q = units.x() / hexWidth - r / 2;
    const double s = -q - r;
    double roundQ = std::round(q);
    double roundR = std::round(r);
    const double roundS = std::round(s);
    const double offQ = std::abs(roundQ - q);
    const double offR = std::abs(roundR - r);
    const double offS = std::abs(roundS - s);
    if (offQ > offR && offQ > offS)
        roundQ = -roundR - roundS;
    else if (offR > offS)
        roundR = -roundQ - roundS;
    constexpr double limit = std::numeric_limits<std::int16_t>::max() / 4.0;
    const int row = static_cast<int>(std::clamp(roundR, -limit, limit));
    const int axial = static_cast<int>(std::clamp(roundQ, -limit, limit));
    const int col = axial + (row - (row & 1)) / 2; // odd rows are shifted right (B-9)
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

CrossingPlace ViewTransform::crossingAt(QPointF pixels) const {
    const Cell cell = cellAt(pixels);
    const QPointF units = toUnits(pixels);
    const auto nearest = std::min_element(allCorners.begin(), allCorners.end(), [&](Corner a, Corner b) {
        return squared(unitsOf(CrossingPlace{cell, a}) - units)
               < squared(unitsOf(CrossingPlace{cell, b}) - units);
    });
    return canonical(CrossingPlace{cell, *nearest});
}

EdgePlace ViewTransform::edgeAt(QPointF pixels) const {
    const Cell cell = cellAt(pixels);
    const QPointF units = toUnits(pixels);
    const auto nearest =
        std::min_element(allDirections.begin(), allDirections.end(), [&](Direction a, Direction b) {
            return squared(unitsOf(EdgePlace{cell, a}) - units)
                   < squared(unitsOf(EdgePlace{cell, b}) - units);
        });
    return {cell, *nearest};
}

} // namespace isle
