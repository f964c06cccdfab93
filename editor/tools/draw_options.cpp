#include "editor/tools/draw_options.h"

namespace isle {

Cell middleOf(const MapLayout& map) {
    return {static_cast<std::int16_t>((map.rows - 1) / 2), static_cast<std::int16_t>((map.cols - 1) / 2)};
}

LatticeCentre centreOn(const MapLayout& map, const DrawOptions& options) {
    return fittedCentre(options.symmetry, options.centre.value_or(middleOf(map)));
}

Symmetry symmetryOn(const MapLayout& map, const DrawOptions& options) {
    return options.symmetry == SymmetryKind::Off ? Symmetry()
                                                 : Symmetry(options.symmetry, centreOn(map, options));
}

} // namespace isle
