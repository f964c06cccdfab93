#pragma once

#include "engine/rules/game.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace isle {

/// One number a resource.
using PerResource = std::array<float, resourceCount>;

/// Any resource as a position in such an array.
[[nodiscard]] constexpr std::size_t indexOf(Resource resource) {
    return static_cast<std::size_t>(resource);
}

/// What the hexes at a crossing give a settlement there, in pips.
struct SpotYield {
    PerResource pips{};
    float gold = 0;

    [[nodiscard]] float total() const {
        float sum = gold;
        for (const float p : pips)
            sum += p;
        return sum;
    }
};

/// A board as a computer player looks at it: what does not change during a game is worked out once for a
/// table and laid out flat, because players ask for it thousands of times.
class BoardSense {
  public:
    /// An edge that leaves a crossing and where it leads.
    struct Link {
        CrossingId to;
        EdgeId edge;
    };
    /// What may lie on an edge.
    static constexpr std::uint8_t roadBit = 1;
    static constexpr std::uint8_t shipBit = 2;

    /// Takes up the game's table; hexes that can change (fog, fortresses, canal tiles) are looked at again.
    void update(const Game& game);

    /// Empty until the first update.
    [[nodiscard]] const Table* table() const { return table_.get(); }
    [[nodiscard]] std::size_t crossingCount() const { return links_.size(); }
    [[nodiscard]] std::size_t edgeCount() const { return edgeUse_.size(); }

    [[nodiscard]] std::span<const Link> links(CrossingId crossing) const {
        const Links& all = links_[crossing.index()];
        return {all.link.data(), all.count};
    }
    /// All crossings one edge away, over voids too: the distance rule (B-7).
    [[nodiscard]] std::span<const CrossingId> neighbours(CrossingId crossing) const {
        const auto& at = topology()[crossing];
        return {at.neighbours.data(), at.neighbourCount};
    }
    [[nodiscard]] std::uint8_t use(EdgeId edge) const { return edgeUse_[edge.index()]; }
    [[nodiscard]] const SpotYield& yield(CrossingId crossing) const { return yields_[crossing.index()]; }
    [[nodiscard]] std::span<const CrossingId> landCrossings() const { return landCrossings_; }
    [[nodiscard]] bool coastal(CrossingId crossing) const { return coastal_[crossing.index()]; }
    /// Whether a town there is on a new island (S-70).
    [[nodiscard]] bool onNewIsland(CrossingId crossing) const {
        const IslandId island = table_->bonusIsland[crossing.index()];
        return island.valid() && table_->newIslands[island.index()];
    }
    /// Ships from the crossing to the nearest place on a new island; `far` where there is no way.
    [[nodiscard]] int shipsToNewIsland(CrossingId crossing) const { return shipsToNew_[crossing.index()]; }
    static constexpr int far = 100;
    /// How many times rarer than the average a resource is on this board, in pips: 0 for average, 1 for half
    /// as much.
    [[nodiscard]] float scarcity(Resource resource) const { return scarcity_[indexOf(resource)]; }
    /// The kind of a harbour a town there would use; HarbourKind::Shuffled for none.
    [[nodiscard]] HarbourKind harbour(CrossingId crossing) const {
        return table_->harbours[crossing.index()];
    }
    /// Whether a hex at the crossing is or was a special one: fog, village, chip, fortress, canal tile.
    [[nodiscard]] bool special(CrossingId crossing) const { return special_[crossing.index()] != 0; }
    /// Hexes whose terrain can change: fog, fortresses, canal tiles.
    [[nodiscard]] std::span<const HexId> changing() const { return changing_; }
    [[nodiscard]] const Topology& topology() const { return *topology_; }

  private:
    struct Links {
        std::array<Link, 3> link;
        std::size_t count = 0;
    };

    void readShape();
    void readSpecials();
    void readIslands();
    void readYields(const Game& game);

    std::shared_ptr<const Table> table_;
    const Topology* topology_ = nullptr;
    std::vector<Links> links_;
    std::vector<std::uint8_t> edgeUse_;
    std::vector<SpotYield> yields_;
    std::vector<CrossingId> landCrossings_;
    std::vector<std::uint8_t> coastal_;
    std::vector<std::uint8_t> special_;
    std::vector<std::uint8_t> shipsToNew_;
    std::vector<CrossingId> queue_;
    std::vector<HexId> changing_;   ///< hexes whose terrain can change
    std::vector<Terrain> lastSeen_; ///< aligned with changing_
    PerResource scarcity_{};
};

} // namespace isle
