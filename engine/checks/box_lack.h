#pragma once

#include "engine/box/component.h"
#include "engine/checks/check.h"

namespace isle {

/// What needs of a map and the owned boxes depend on.
namespace reads {
inline constexpr Mask boxLedger = all & ~(texts | figures | starts | layouts);
} // namespace reads

/// Reports what the owned boxes lack of one group of components; nothing where no box is named.
void reportLack(const CheckInput& input, ComponentGroup group, std::vector<Problem>& problems);

} // namespace isle
