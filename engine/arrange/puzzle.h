#pragma once

#include "engine/arrange/arrange.h"
#include "engine/base/result.h"
#include "engine/checks/ground.h"
#include "engine/lattice/topology.h"

#include <array>
#include <memory>
#include <vector>

namespace isle {

/// One way to place what moves: every hex and harbour of the map.
struct Arrangement {
    std::vector<KnownHex> hexes;       ///< by HexId
    std::vector<HarbourKind> harbours; ///< in the order of the map

    friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

/// Whether nothing but fog is left to chance.
[[nodiscard]] bool isWhole(const Arrangement& arrangement);

/// Which hexes may change what, and the neighbourhoods that wishes ask about.
class Puzzle {
  public:
    struct Hex {
        Cell cell;
        std::uint8_t group = 0;
        bool terrainMoves = false;
        bool numberMoves = false;
        bool yields = false; ///< must stay ground that yields a resource: a chip lies on it (S-200)
        TokenSet barred;
    };
    struct Harbour {
        std::array<CrossingId, 2> ends; ///< none where it is off the map
        bool coastal = false;
        bool moves = false;
    };

    /// `map` has fixed what is to move (see pinnedFor()).
    Puzzle(Map map, std::shared_ptr<const Topology> topology, const ArrangeLayers& layers,
           std::span<const Cell> locked);

    [[nodiscard]] const Map& map() const { return map_; }
    [[nodiscard]] const Topology& topology() const { return *topology_; }
    [[nodiscard]] const std::vector<Hex>& hexes() const { return hexes_; } ///< by HexId
    [[nodiscard]] const std::vector<Harbour>& harbours() const { return harbours_; }
    [[nodiscard]] const Arrangement& initial() const { return initial_; }
    /// Pairs of land hexes that share an edge.
    [[nodiscard]] const std::vector<std::array<HexId, 2>>& borders() const { return borders_; }
    /// Land crossings, and by CrossingId whether games may start there.
    [[nodiscard]] const std::vector<CrossingId>& crossings() const { return crossings_; }
    [[nodiscard]] bool isStart(CrossingId crossing) const { return start_[crossing.index()]; }
    [[nodiscard]] const std::vector<CrossingId>& starts() const { return starts_; }
    [[nodiscard]] bool moves() const; ///< whether anything does
    /// The seats and set-up towns of the largest game.
    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] int towns() const { return towns_; }
    [[nodiscard]] KnownGround groundOf(const Arrangement& arrangement) const;

    /// The map with an arrangement drawn on it.
    [[nodiscard]] Map mapOf(const Arrangement& arrangement) const;

  private:
    void findMoving(const ArrangeLayers& layers, std::span<const Cell> locked);
    void findHarbours(const ArrangeLayers& layers, std::span<const Cell> locked);
    void findPlaces();

    Map map_;
    std::shared_ptr<const Topology> topology_;
    std::vector<Hex> hexes_;
    std::vector<Harbour> harbours_;
    Arrangement initial_;
    std::vector<std::array<HexId, 2>> borders_;
    std::vector<CrossingId> crossings_;
    std::vector<bool> start_;
    std::vector<CrossingId> starts_;
    std::vector<KnownHarbour> known_;
    int seats_ = 0;
    int towns_ = 0;
};

/// The map with what is left to the deal and may move fixed as a deal with the seed brings it (whatever
/// numbers touch), and the pools reduced by that; a sentence when the map cannot be dealt.
[[nodiscard]] Result<Map, Text> pinnedFor(const ArrangeRequest& request,
                                          const std::shared_ptr<const Topology>& topology);

} // namespace isle
