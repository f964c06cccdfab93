#pragma once

#include "engine/base/id.h"
#include "engine/lattice/lattice.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace isle {

/// What a cell of the lattice is made of. Land and sea never change during a game (S-9).
enum class Ground : std::uint8_t { None, Sea, Land };

/// The outline of a map: which cells hold hexes, and which of those are land.
struct Shape {
    int rows = 0;
    int cols = 0;
    std::vector<Ground> cells; ///< rows * cols, row by row

    /// The ground at a cell; Ground::None outside the rows and columns.
    [[nodiscard]] Ground at(Cell cell) const;

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// All adjacency of one shape, computed once and then shared by every deal and game on it. Ids are dense and
/// given in reading order: hexes by cell, crossings and edges by the first hex that has them. Immutable after
/// building.
class Topology {
  public:
    struct Hex {
        Cell cell;
        Ground ground = Ground::Sea;
        IslandId island;                     ///< none for sea
        std::array<CrossingId, 6> crossings; ///< by Corner
        std::array<EdgeId, 6> edges;         ///< by Direction
        std::array<HexId, 6> neighbours;     ///< by Direction; none where void
    };

    struct Crossing {
        LatticePoint point;
        CrossingPlace place;         ///< by its first hex in reading order
        std::array<HexId, 3> hexes;  ///< present ones first, in reading order; none to fill up
        std::array<EdgeId, 3> edges; ///< aligned with neighbours; none where both cells are void
        /// Crossings one edge away (B-7), present ones first. The edge between two voids is not part of the
        /// map but still makes its two ends adjacent: then neighbours[i] is valid and edges[i] is not.
        std::array<CrossingId, 3> neighbours;
        std::uint8_t neighbourCount = 0;
        bool land = false; ///< B-4, S-4: a town can stand here
        IslandId island;   ///< of its land hexes (S-7); none at sea
    };

    struct Edge {
        EdgePlace place; ///< by its first hex in reading order
        std::array<CrossingId, 2> ends;
        std::array<HexId, 2> hexes; ///< the second is none at the rim
        bool road = false;          ///< B-5: at least one cell is land
        bool ship = false;          ///< S-5: between two hexes, at least one sea
        bool rimShip = false;       ///< S-6: sea on one side, void on the other
        bool coastal = false;       ///< B-6: land on one side, sea on the other
    };

    explicit Topology(Shape shape);

    [[nodiscard]] const Shape& shape() const { return shape_; }
    [[nodiscard]] std::span<const Hex> hexes() const { return hexes_; }
    [[nodiscard]] std::span<const Crossing> crossings() const { return crossings_; }
    [[nodiscard]] std::span<const Edge> edges() const { return edges_; }

    [[nodiscard]] const Hex& operator[](HexId id) const { return hexes_[id.index()]; }
    [[nodiscard]] const Crossing& operator[](CrossingId id) const { return crossings_[id.index()]; }
    [[nodiscard]] const Edge& operator[](EdgeId id) const { return edges_[id.index()]; }

    /// The hex at a cell, the crossing or edge of that name; none when the map has no such thing.
    [[nodiscard]] HexId hexAt(Cell cell) const;
    [[nodiscard]] CrossingId crossingAt(CrossingPlace place) const;
    [[nodiscard]] EdgeId edgeAt(EdgePlace place) const;

    /// The edge joining two crossings; none when they are not adjacent.
    [[nodiscard]] EdgeId edgeBetween(CrossingId a, CrossingId b) const;

    /// The other end of an edge.
    [[nodiscard]] CrossingId across(EdgeId edge, CrossingId from) const {
        const auto& ends = edges_[edge.index()].ends;
        return ends[0] == from ? ends[1] : ends[0];
    }

    /// S-7: the hexes of each island in reading order; islands in the order of their first hexes.
    [[nodiscard]] std::span<const std::vector<HexId>> islands() const { return islands_; }

    /// How many connected regions the sea has (S-8 asks for at most one).
    [[nodiscard]] int seaRegions() const { return seaRegions_; }

  private:
    void makeHexes();
    void makeCrossings();
    void makeEdges();
    void joinCrossings();
    void findIslands();

    Shape shape_;
    std::vector<Hex> hexes_;
    std::vector<Crossing> crossings_;
    std::vector<Edge> edges_;
    std::vector<HexId> hexByCell_;
    std::vector<std::vector<HexId>> islands_;
    int seaRegions_ = 0;
};

} // namespace isle
