#pragma once

#include "editor/canvas/overlay.h"
#include "editor/canvas/view_transform.h"

class QPainter;

namespace isle {

/// Draws a symmetry's axes across the whole painter's clip and a mark on its centre: with mirrors a line for
/// each axis, with turns only a spoke for each image.
void paintSymmetry(QPainter& painter, const ViewTransform& view, const SymmetryMark& mark);

/// The direction of an axis in pixels, upwards or to the right, of length one.
[[nodiscard]] QPointF directionOf(Axis axis);

} // namespace isle
