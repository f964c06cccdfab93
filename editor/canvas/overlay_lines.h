#pragma once

#include "editor/canvas/paint_context.h"

#include <QPainterPath>

#include <span>

namespace isle {

// Marks that cannot drown: a dark line with a light line in it (visual design 1.5).

struct LinePair {
    double ink = 4.0;
    double white = 1.6;
};
inline constexpr LinePair hoverPair{4.0, 1.6};
inline constexpr LinePair selectionPair{6.4, 2.6};

inline const QColor pairInk(0x10, 0x15, 0x1B);
inline const QColor pairWhite(255, 255, 255);

/// Draws a path with the pair; `dashes` in pixels for the white line, empty for none.
void drawPair(QPainter& painter, const QPainterPath& path, LinePair pair, const QList<qreal>& dashes = {});

/// The hexagon of a cell in pixels, `inset` pixels inside the hex.
[[nodiscard]] QPolygonF hexagonInset(const ViewTransform& view, Cell cell, double inset);

/// The outline of cells in pixels.
[[nodiscard]] QPainterPath outlinePath(const ViewTransform& view, std::span<const Cell> cells);

/// The same, that many pixels further inside the cells.
[[nodiscard]] QPainterPath outlinePath(const ViewTransform& view, std::span<const Cell> cells, double inset);

/// An edge in pixels, cut by so many map units at each end.
[[nodiscard]] QLineF edgeLine(const ViewTransform& view, EdgePlace edge, double cut);

[[nodiscard]] QPainterPath closedPath(const QPolygonF& polygon);

} // namespace isle
