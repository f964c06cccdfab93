#pragma once

#include "engine/generate/generate.h"

#include <array>
#include <optional>
#include <string_view>

namespace isle {

/// The specials of a random archipelago by name.
enum class Special : std::uint8_t { Gold, Desert, Fog, Villages, Chips, Fortresses, Canal, Chests, Wonders };
inline constexpr std::array allSpecials{Special::Gold,     Special::Desert, Special::Fog,
                                        Special::Villages, Special::Chips,  Special::Fortresses,
                                        Special::Canal,    Special::Chests, Special::Wonders};

/// Lower-case words for commands: "gold", "villages".
[[nodiscard]] std::string_view nameOf(Special special);
[[nodiscard]] std::optional<Special> specialNamed(std::string_view name);

/// How many there are; wonders are 1 or 0.
[[nodiscard]] int countOf(const SpecialCounts& counts, Special special);
void setCount(SpecialCounts& counts, Special special, int count);

/// How many a map for so many seats usually has, after the published scenarios.
[[nodiscard]] int usualCount(Special special, int seats);

} // namespace isle
