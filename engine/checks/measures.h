#pragma once

#include "engine/checks/check.h"
#include "engine/checks/ground.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

/// Small measures of ground and shape that checks, overlays and the arranger share.
namespace isle {

/// The pips at one crossing: the sum over its producing hexes (gold counts as one of them).
struct CrossingPips {
    int known = 0;     ///< of the numbers that are known
    bool whole = true; ///< no hex at the crossing has a number the deal or fog still hides
};
[[nodiscard]] CrossingPips pipsAt(const Topology& topology, const KnownGround& ground, CrossingId crossing);
/// The same for every crossing, by CrossingId.
[[nodiscard]] std::vector<CrossingPips> pipsAtCrossings(const Topology& topology, const KnownGround& ground);

/// Production of the whole map.
struct ResourcePips {
    std::array<int, resourceCount> hexes{};                    ///< by Resource; fixed terrain only
    std::array<int, resourceCount> pips{};                     ///< of those whose number is known
    std::array<std::array<int, 13>, resourceCount> byNumber{}; ///< pips by Resource and token value
    bool whole = true;                                         ///< no hex but fog is left to chance

    [[nodiscard]] int totalHexes() const;
    [[nodiscard]] int totalPips() const;
};
[[nodiscard]] ResourcePips resourcePips(const KnownGround& ground);

/// The fewest ships (S-5; along the rim only with `rimShips`, S-6) from any of the crossings to each crossing
/// by roads and ships; roads cost nothing. None where nobody comes. By CrossingId.
[[nodiscard]] std::vector<std::optional<int>> shipDistances(const Topology& topology,
                                                            std::span<const CrossingId> from, bool rimShips);

/// Which ways a seat has on a map.
struct Ways {
    int ships = 0;    ///< ship pieces of a seat; 0 where nobody sails
    bool rim = false; ///< S-6
};
/// Those of a game with as many seats as the map takes.
[[nodiscard]] Ways waysOf(const Map& map);

/// shipDistances() along the given ways.
[[nodiscard]] std::vector<std::optional<int>> travelDistances(const Topology& topology,
                                                              std::span<const CrossingId> from, Ways ways);

/// The least of those distances on each island, by IslandId: 0 for islands one starts on.
[[nodiscard]] std::vector<std::optional<int>>
shipDistancesToIslands(const Topology& topology, std::span<const std::optional<int>> distances);

/// Land crossings where no seat can ever have a settlement: no road and no chain of as many ships as a seat
/// has comes there, or a fortress stands on the island and there are no ships to raid it (S-221). In id
/// order. The rules are those of a game with as many seats as the map takes.
[[nodiscard]] std::vector<CrossingId> neverSettled(const Map& map, const Topology& topology);
[[nodiscard]] std::vector<CrossingId> neverSettled(const CheckInput& input);

/// The connected groups of one known terrain of the five, each in id order, by their first hexes; groups
/// smaller than `atLeast` are left out.
[[nodiscard]] std::vector<std::vector<HexId>> terrainClumps(const Topology& topology,
                                                            const KnownGround& ground, int atLeast);

} // namespace isle
