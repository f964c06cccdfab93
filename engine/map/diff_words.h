#pragma once

#include "engine/map/map.h"

#include <optional>
#include <string>
#include <vector>

/// The words in which mapDiff() names things.
namespace isle::diff_words {

[[nodiscard]] std::string quoted(const std::string& name);               ///< “Home”
[[nodiscard]] std::string joined(const std::vector<std::string>& parts); ///< with commas

[[nodiscard]] std::string wordsFor(const MapHex& hex);      ///< "forest 8", "any, number dealt", "no hex"
[[nodiscard]] std::string wordsFor(const TokenSet& barred); ///< "only 4 5 9", "not 6 8", "no limit"
[[nodiscard]] std::string wordsFor(HarbourKind kind);       ///< "wool 2:1", "3:1", "dealt"
[[nodiscard]] std::string wordsFor(IslandRole role);
[[nodiscard]] std::string wordsFor(EdgePlace edge);
[[nodiscard]] std::string wordsFor(const CrossingPlace& crossing);
[[nodiscard]] std::string wordsFor(const std::optional<Cell>& cell); ///< "D5" or "none"
[[nodiscard]] std::string
wordsFor(const std::optional<TerrainPool>& pool); ///< "forest 4, hills 3", "standard"
[[nodiscard]] std::string wordsFor(const std::optional<NumberPool>& pool);
[[nodiscard]] std::string wordsFor(const std::optional<HarbourPool>& pool);
[[nodiscard]] std::string wordsFor(const std::optional<ChipPool>& pool);
[[nodiscard]] std::string wordsFor(const std::optional<WonderCosts>& costs);
[[nodiscard]] std::string wordsFor(const std::vector<int>& numbers); ///< "1, 2" or "none"

/// How many lines of `after` are not in `before`; each line of it counts once.
[[nodiscard]] std::size_t newLines(const std::string& before, const std::string& after);

} // namespace isle::diff_words
