#pragma once

#include "engine/map/options.h"

#include <QString>

namespace isle {

/// One or two sentences, in the user's language, on what a rule option does.
[[nodiscard]] QString optionHelp(Option option);

} // namespace isle
