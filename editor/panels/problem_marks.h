#pragma once

#include "editor/canvas/overlay.h"

#include <span>
#include <vector>

namespace isle {

/// Where a problem's mark sits: on the edge two hexes share, else its crossing, edge or first hex; nothing
/// for a problem of the map as a whole.
[[nodiscard]] std::optional<Place> placeOf(const Problem& problem);

/// A mark on the map and the problem it stands for.
struct PlacedMark {
    ProblemMark mark;
    int problem = 0;
};

/// The marks of all open problems that have a place here. `highlighted` is the problem whose row is selected,
/// or -1; it is marked in any case.
[[nodiscard]] std::vector<PlacedMark> problemMarks(std::span<const Problem> problems, int highlighted);

/// "D4 and E5": the places of a problem for people; empty when it has none.
[[nodiscard]] QString placeText(const Problem& problem);

} // namespace isle
