#pragma once

#include "engine/arrange/solver.h"

namespace isle {

/// Finds the least that cannot be met together out of wishes that are proved impossible: wishes are left out
/// one by one, then locked hexes let go, as long as the rest is still proved impossible.
[[nodiscard]] Collision explainCollision(const ArrangeRequest& request, const Puzzle& puzzle,
                                         std::vector<Wish> wishes, WorkMeter& work);

} // namespace isle
