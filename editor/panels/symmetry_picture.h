#pragma once

#include "engine/lattice/symmetry.h"

#include <QColor>
#include <QPixmap>

namespace isle {

/// A hexagon with the axes or the turns of a symmetry, `size` device-independent pixels wide.
[[nodiscard]] QPixmap symmetryPixmap(SymmetryKind kind, int size, const QColor& colour,
                                     qreal devicePixelRatio);

/// "Half turns", "Mirror, upright axis".
[[nodiscard]] QString symmetryName(SymmetryKind kind);

} // namespace isle
