#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

/// What the reader and the writer of `.isle` files have to agree on.
namespace isle {

inline constexpr std::string_view isleFormatName = "islewright map";

/// Tiles or tokens of one kind that a pool may hold: no fewer than none, no more than a map has hexes.
inline constexpr int largestPoolCount = 4096;
inline constexpr int largestStageCount = 20; ///< cards of a kind that a wonder stage may cost

/// Points an entry of `island_bonus_list` may give or take, and how many entries it may have.
inline constexpr int largestIslandBonus = 99;
inline constexpr std::size_t longestIslandBonusList = 64;

/// B-19.
inline constexpr int fewestSeats = 2;
inline constexpr int mostSeats = 8;

/// The name under which an unknown field is kept: "colour", or "options.colour" inside an object. A dot or
/// backslash of the name itself has a backslash before it.
[[nodiscard]] std::string unknownPath(std::string_view parent, std::string_view name);

/// Such a path taken apart again; the parent is empty for a field of the file itself.
[[nodiscard]] std::pair<std::string, std::string> splitUnknownPath(std::string_view path);

} // namespace isle
