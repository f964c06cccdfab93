#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace isle {

/// The pieces of one seat as a graph in which every walk that uses no piece twice is a trail (B-140): where
/// an opponent's town ends trails (B-141) or road and ship do not join (S-80) a crossing is several nodes.
/// Internal to engine/rules.
struct TrailGraph {
    struct Node {
        std::array<std::uint16_t, 3> edges{}; ///< the first `degree` count
        std::uint8_t degree = 0;
    };
    std::vector<Node> nodes;
    std::vector<std::array<std::uint16_t, 2>> edges; ///< the nodes at their ends
};

/// The longest trail, exactly (B-142). It sweeps the graph node by node and keeps for each way in which the
/// swept part can meet the rest only the longest, so even a hundred pieces packed on neighbouring hexes take
/// some ten thousand steps, where walking all trails would take years. Allocates. `visited` grows by the
/// number of partial solutions looked at.
[[nodiscard]] int longestTrailBySweep(const TrailGraph& graph, std::size_t& visited);

} // namespace isle
