#pragma once

#include "engine/checks/check.h"
#include "engine/checks/ground.h"
#include "engine/checks/places.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Fixes that let two hexes of the design change numbers or terrain, found by trying.
namespace isle {

/// Only this many problems of a check are searched for fixes, so that checking stays quick on a map full of
/// them.
inline constexpr std::size_t mostSearches = 6;

/// Whether the ground with two hexes swapped is better; `a` and `b` are the hexes.
using SwapJudge = std::function<bool(const KnownGround& swapped, HexId a, HexId b)>;

/// Swaps the fixed number of one of the hexes with that of another hex, the nearest one first, such that the
/// judge is content and no red numbers touch that did not (B-28). Nothing for a deal.
[[nodiscard]] std::optional<Fix> swapNumbersFix(const CheckInput& input, std::span<const HexId> hexes,
                                                const SwapJudge& judge);

/// The same for the fixed terrain of hexes of the five; their numbers stay.
[[nodiscard]] std::optional<Fix> swapTerrainsFix(const CheckInput& input, std::span<const HexId> hexes,
                                                 const SwapJudge& judge);

/// The hexes whose number the design fixes.
[[nodiscard]] bool hasFixedNumber(const Map& map, Cell cell);

/// Pairs of hexes that share an edge and carry known numbers of which the question says yes, in the order of
/// edges.
struct TouchingPair {
    HexId a;
    HexId b;
};
[[nodiscard]] std::vector<TouchingPair>
touchingPairs(const Topology& topology, const KnownGround& ground,
              const std::function<bool(int number, int other)>& question);

/// A problem for each such pair: "The 5 on B2 touches the 5 on B3.", with a fix that takes none of them to a
/// place where the question says yes again.
void reportPairs(const CheckInput& input, const std::function<bool(int number, int other)>& question,
                 std::vector<Problem>& problems);

/// The word for a resource, to be translated in the context "checks": "brick".
[[nodiscard]] std::string wordFor(Resource resource);
/// The same for one of the five terrains: "forest".
[[nodiscard]] std::string wordFor(Terrain terrain);

/// A ratio or average for a sentence: at most two decimals, "0.75", "12".
[[nodiscard]] std::string shortNumber(double value);

/// The cells of hexes.
[[nodiscard]] std::vector<Cell> cellsOf(const Topology& topology, std::span<const HexId> hexes);

} // namespace isle
