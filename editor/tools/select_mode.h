#pragma once

#include "editor/tools/draw_options.h"

#include <QString>
#include <Qt>

#include <span>
#include <vector>

namespace isle {

/// What modifiers ask of a selecting tool: Shift adds, Alt subtracts, both keep what is in both; without
/// them `usual`.
[[nodiscard]] SelectMode selectModeOf(Qt::KeyboardModifiers modifiers, SelectMode usual);

/// The selection with an area set, added, subtracted or intersected; in reading order.
[[nodiscard]] std::vector<Cell> combined(std::span<const Cell> selected, std::span<const Cell> area,
                                         SelectMode mode);

/// "Add 12 hexes", "Select 1 hex": what taking an area would do.
[[nodiscard]] QString selectText(SelectMode mode, std::size_t count);
/// "12 hexes selected".
[[nodiscard]] QString selectedText(std::size_t count);

} // namespace isle
