#pragma once

#include "engine/lattice/lattice.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

namespace isle {

/// Where the lattice lies on a surface: from map units (hex width 200, height 230.94, centre of (0,0) at the
/// origin) to device-independent pixels.
class ViewTransform {
  public:
    static constexpr double hexWidth = 200.0;
    static constexpr double hexHeight = 230.94;

    /// Width of a hex in pixels; 64 is 100 % (visual design 8).
    [[nodiscard]] double hexPixels() const { return hexPixels_; }
    void setHexPixels(double pixels) { hexPixels_ = pixels; }
    [[nodiscard]] QPointF origin() const { return origin_; } ///< pixel position of the centre of (0,0)
    void setOrigin(QPointF origin) { origin_ = origin; }

    [[nodiscard]] double scale() const { return hexPixels_ / hexWidth; }
    [[nodiscard]] QPointF toPixels(QPointF units) const { return origin_ + units * scale(); }
    [[nodiscard]] QPointF toUnits(QPointF pixels) const { return (pixels - origin_) / scale(); }

    /// Positions in map units.
    [[nodiscard]] static QPointF unitsOf(Cell cell);
    [[nodiscard]] static QPointF unitsOf(CrossingPlace crossing);
    [[nodiscard]] static QPointF unitsOf(EdgePlace edge);     ///< middle of the edge
    [[nodiscard]] static QPolygonF hexagon(Cell cell);        ///< in map units, from Corner::N clockwise
    [[nodiscard]] static QRectF extentOf(int rows, int cols); ///< of a whole map, in map units

    [[nodiscard]] QPointF pixelsOf(Cell cell) const { return toPixels(unitsOf(cell)); }
    [[nodiscard]] QPointF pixelsOf(CrossingPlace crossing) const { return toPixels(unitsOf(crossing)); }
    [[nodiscard]] QPointF pixelsOf(EdgePlace edge) const { return toPixels(unitsOf(edge)); }

    /// What lies under a pixel: the cell by cube rounding, and the nearest crossing and edge of that cell.
    [[nodiscard]] Cell cellAt(QPointF pixels) const;
    [[nodiscard]] CrossingPlace crossingAt(QPointF pixels) const; ///< canonical
    [[nodiscard]] EdgePlace edgeAt(QPointF pixels) const;         ///< named from the cell under the pixel

  private:
    double hexPixels_ = 64.0;
    QPointF origin_;
};

} // namespace isle
