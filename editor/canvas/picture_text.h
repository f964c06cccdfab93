#pragma once

#include "editor/canvas/picture.h"

#include <QString>

namespace isle {

/// "cloth 4 of 6", "strength 2 of 3", "1 of 3 units dug"; empty for no plate.
[[nodiscard]] QString counterText(const CounterPlate& plate);

} // namespace isle
