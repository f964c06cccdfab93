#pragma once

#include "engine/map/map.h"

#include <QString>

#include <vector>

namespace isle {

/// The label of an option in the user's language.
[[nodiscard]] QString optionLabel(Option option);
/// A value for people: "For the first seat to land", "7".
[[nodiscard]] QString optionValueText(Option option, int value);

/// Every value the option takes: words first, then numbers.
[[nodiscard]] std::vector<int> valuesOf(Option option);

/// Whether the option belongs to the sea (table S-13) and matters only with that expansion.
[[nodiscard]] bool isSeaOption(Option option);

/// Whether the option can matter on this map: those of a special only where the map has it, those for five
/// and more seats only there. Target has a field of its own.
[[nodiscard]] bool isRelevant(Option option, const Map& map);

} // namespace isle
