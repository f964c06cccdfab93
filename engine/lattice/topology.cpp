#include "engine/lattice/topology.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace isle {
namespace {

/// A dense table over lattice points of a map, for finding equal points while building.
template <class IdType>
class PointTable {
  public:
    PointTable(LatticePoint lowest, LatticePoint highest)
        : lowest_(lowest),
          height_(highest.y - lowest.y + 1),
          ids_(static_cast<std::size_t>((highest.x - lowest.x + 1) * height_)) {}

    IdType& operator[](LatticePoint point) {
        return ids_[static_cast<std::size_t>((point.x - lowest_.x) * height_ + (point.y - lowest_.y))];
    }

  private:
    LatticePoint lowest_;
    int height_;
    std::vector<IdType> ids_;
};

} // namespace

Ground Shape::at(Cell cell) const {
    if (cell.row < 0 || cell.col < 0 || cell.row >= rows || cell.col >= cols)
        return Ground::None;
    return cells[static_cast<std::size_t>(cell.row * cols + cell.col)];
}

Topology::Topology(Shape shape) : shape_(std::move(shape)) {
    assert(shape_.rows >= 0 && shape_.rows <= maxMapSide && shape_.cols >= 0 && shape_.cols <= maxMapSide);
    assert(shape_.cells.size() == static_cast<std::size_t>(shape_.rows * shape_.cols));
    makeHexes();
    makeCrossings();
    makeEdges();
    joinCrossings();
    findIslands();
}

void Topology::makeHexes() {
    hexByCell_.assign(shape_.cells.size(), HexId());
    for (int row = 0; row < shape_.rows; ++row) {
        for (int col = 0; col < shape_.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const Ground ground = shape_.at(cell);
            if (ground == Ground::None)
                continue;
            hexByCell_[static_cast<std::size_t>(row * shape_.cols + col)] = HexId(hexes_.size());
            Hex hex;
            hex.cell = cell;
            hex.ground = ground;
            hexes_.push_back(hex);
        }
    }
    for (Hex& hex : hexes_)
        for (const Direction direction : allDirections)
            hex.neighbours[static_cast<std::size_t>(direction)] = hexAt(neighbour(hex.cell, direction));
}

void Topology::makeCrossings() {
    PointTable<CrossingId> byPoint({-1, -2}, {2 * shape_.cols + 1, 3 * shape_.rows});
    for (std::size_t h = 0; h < hexes_.size(); ++h) {
        Hex& hex = hexes_[h];
        for (const Corner corner : allCorners) {
            const CrossingPlace place{hex.cell, corner};
            const LatticePoint point = pointOf(place);
            CrossingId& id = byPoint[point];
            if (!id.valid()) {
                id = CrossingId(crossings_.size());
                Crossing fresh;
                fresh.point = point;
                fresh.place = place;
                crossings_.push_back(fresh);
            }
            hex.crossings[static_cast<std::size_t>(corner)] = id;
            Crossing& crossing = crossings_[id.index()];
            for (HexId& slot : crossing.hexes) {
                if (!slot.valid()) {
                    slot = HexId(h);
                    break;
                }
            }
            crossing.land = crossing.land || hex.ground == Ground::Land;
        }
    }
}

void Topology::makeEdges() {
    PointTable<EdgeId> byMiddle({-2, -4}, {4 * shape_.cols + 2, 6 * shape_.rows});
    for (std::size_t h = 0; h < hexes_.size(); ++h) {
        Hex& hex = hexes_[h];
        for (const Direction direction : allDirections) {
            const EdgePlace place{hex.cell, direction};
            EdgeId& id = byMiddle[doubledMiddleOf(place)];
            if (!id.valid()) {
                id = EdgeId(edges_.size());
                const auto corners = endsOf(direction);
                const HexId other = hex.neighbours[static_cast<std::size_t>(direction)];
                const Ground here = hex.ground;
                const Ground there = other.valid() ? hexes_[other.index()].ground : Ground::None;
                Edge edge;
                edge.place = place;
                edge.ends = {hex.crossings[static_cast<std::size_t>(corners[0])],
                             hex.crossings[static_cast<std::size_t>(corners[1])]};
                edge.hexes = {HexId(h), other};
                edge.road = here == Ground::Land || there == Ground::Land;
                edge.ship = other.valid() && (here == Ground::Sea || there == Ground::Sea);
                edge.rimShip = !other.valid() && here == Ground::Sea;
                edge.coastal = other.valid() && here != there;
                edges_.push_back(edge);
            }
            hex.edges[static_cast<std::size_t>(direction)] = id;
        }
    }
}

void Topology::joinCrossings() {
    const auto join = [this](CrossingId from, CrossingId to, EdgeId edge) {
        Crossing& crossing = crossings_[from.index()];
        crossing.neighbours[crossing.neighbourCount] = to;
        crossing.edges[crossing.neighbourCount] = edge;
        ++crossing.neighbourCount;
    };
    for (std::size_t e = 0; e < edges_.size(); ++e) {
        const auto [a, b] = edges_[e].ends;
        join(a, b, EdgeId(e));
        join(b, a, EdgeId(e));
    }
    // B-7 counts the line between two void cells as well: two crossings of different hexes may face each
    // other across it. A crossing with three edges of its own has no such line.
    PointTable<CrossingId> byPoint({-2, -4}, {2 * shape_.cols + 2, 3 * shape_.rows + 2});
    for (std::size_t c = 0; c < crossings_.size(); ++c)
        byPoint[crossings_[c].point] = CrossingId(c);
    for (std::size_t c = 0; c < crossings_.size(); ++c) {
        const Crossing& crossing = crossings_[c];
        if (crossing.neighbourCount == 3)
            continue;
        // Corners on top of a hex have a line up, corners at its foot a line down, and both two slanting
        // ones.
        const bool top = crossing.place.corner == Corner::N || crossing.place.corner == Corner::SW
                         || crossing.place.corner == Corner::SE;
        const int up = top ? -1 : 1;
        const std::array<LatticePoint, 3> offsets{{{0, 2 * up}, {1, -up}, {-1, -up}}};
        for (const LatticePoint offset : offsets) {
            const CrossingId other = byPoint[{crossing.point.x + offset.x, crossing.point.y + offset.y}];
            if (other.valid() && !edgeBetween(CrossingId(c), other).valid()) {
                bool known = false;
                for (std::size_t i = 0; i < crossings_[c].neighbourCount; ++i)
                    known = known || crossings_[c].neighbours[i] == other;
                if (!known)
                    join(CrossingId(c), other, EdgeId());
            }
        }
    }
}

void Topology::findIslands() {
    std::vector<bool> seen(hexes_.size(), false);
    for (std::size_t start = 0; start < hexes_.size(); ++start) {
        if (seen[start])
            continue;
        const Ground ground = hexes_[start].ground;
        std::vector<HexId> region{HexId(start)};
        seen[start] = true;
        for (std::size_t next = 0; next < region.size(); ++next) {
            for (const HexId other : hexes_[region[next].index()].neighbours) {
                if (other.valid() && !seen[other.index()] && hexes_[other.index()].ground == ground) {
                    seen[other.index()] = true;
                    region.push_back(other);
                }
            }
        }
        if (ground == Ground::Sea) {
            ++seaRegions_;
            continue;
        }
        std::sort(region.begin(), region.end());
        const IslandId island(islands_.size());
        for (const HexId id : region) {
            hexes_[id.index()].island = island;
            for (const CrossingId crossing : hexes_[id.index()].crossings)
                crossings_[crossing.index()].island = island;
        }
        islands_.push_back(std::move(region));
    }
}

HexId Topology::hexAt(Cell cell) const {
    if (shape_.at(cell) == Ground::None)
        return {};
    return hexByCell_[static_cast<std::size_t>(cell.row * shape_.cols + cell.col)];
}

CrossingId Topology::crossingAt(CrossingPlace place) const {
    const LatticePoint point = pointOf(place);
    const auto find = [&](HexId id) -> CrossingId {
        if (id.valid())
            for (const CrossingId crossing : (*this)[id].crossings)
                if ((*this)[crossing].point == point)
                    return crossing;
        return {};
    };
    if (const CrossingId own = find(hexAt(place.cell)); own.valid())
        return own;
    for (const Direction direction : allDirections)
        if (const CrossingId other = find(hexAt(neighbour(place.cell, direction))); other.valid())
            return other;
    return {};
}

EdgeId Topology::edgeAt(EdgePlace place) const {
    if (const HexId own = hexAt(place.cell); own.valid())
        return (*this)[own].edges[static_cast<std::size_t>(place.direction)];
    const EdgePlace other = otherSide(place);
    if (const HexId there = hexAt(other.cell); there.valid())
        return (*this)[there].edges[static_cast<std::size_t>(other.direction)];
    return {};
}

EdgeId Topology::edgeBetween(CrossingId a, CrossingId b) const {
    const Crossing& crossing = (*this)[a];
    for (std::size_t i = 0; i < crossing.neighbourCount; ++i)
        if (crossing.neighbours[i] == b)
            return crossing.edges[i];
    return {};
}

} // namespace isle
