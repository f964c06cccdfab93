#pragma once

#include "engine/checks/check.h"

#include <span>
#include <vector>

/// Ways to divide the ground on which games start.
namespace isle {

/// The hexes that yield cards beside a start crossing, in id order.
[[nodiscard]] std::vector<HexId> startGround(const CheckInput& input);

/// The four quarters around the middle of the hexes; those on a dividing line belong to none. Empty ones
/// are among them.
[[nodiscard]] std::vector<std::vector<HexId>> quarters(const Topology& topology,
                                                       std::span<const HexId> hexes);

/// The hexes island by island.
[[nodiscard]] std::vector<std::vector<HexId>> byIsland(const Topology& topology,
                                                       std::span<const HexId> hexes);

/// Where the hexes look the same turned about their middle by a sixth, a third or a half (the smallest such
/// turn): the parts that are turned into each other; the hex in the middle belongs to none. Nothing else.
[[nodiscard]] std::vector<std::vector<HexId>> symmetricParts(const Topology& topology,
                                                             std::span<const HexId> hexes);

} // namespace isle
