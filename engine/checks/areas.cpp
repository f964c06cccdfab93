#include "engine/checks/areas.h"

#include "engine/checks/facts.h"
#include "engine/checks/ground.h"

#include <algorithm>

namespace isle {
namespace {

/// A point relative to the middle of some hexes, in axes in which a turn by a sixth is whole: q to the east
/// and r to the south-east, both times the number of hexes.
struct Axial {
    long q = 0;
    long r = 0;

    [[nodiscard]] Axial turned() const { return {-r, q + r}; } ///< by a sixth, clockwise
    friend constexpr auto operator<=>(const Axial&, const Axial&) = default;
};

Axial axialOf(Cell cell) {
    return {cell.col - (cell.row - (cell.row & 1)) / 2, cell.row};
}

/// The hexes around their middle.
std::vector<Axial> centred(const Topology& topology, std::span<const HexId> hexes) {
    std::vector<Axial> points;
    Axial sum;
    for (const HexId hex : hexes) {
        const Axial point = axialOf(topology[hex].cell);
        points.push_back(point);
        sum = {sum.q + point.q, sum.r + point.r};
    }
    const long n = static_cast<long>(hexes.size());
    for (Axial& point : points)
        point = {point.q * n - sum.q, point.r * n - sum.r};
    return points;
}

Axial turnedBy(Axial point, int sixths) {
    for (int i = 0; i < sixths; ++i)
        point = point.turned();
    return point;
}

/// In which of the six sectors around the middle a point lies; -1 in the middle itself.
int sectorOf(Axial point) {
    if (point == Axial{})
        return -1;
    for (int sector = 0; sector < 6; ++sector) {
        if (point.q > 0 && point.r >= 0)
            return sector;
        point = turnedBy(point, 5); // back by one
    }
    return -1;
}

} // namespace

std::vector<HexId> startGround(const CheckInput& input) {
    std::vector<bool> beside(input.topology.hexes().size(), false);
    for (const CrossingId crossing : input.facts->starts(input))
        for (const HexId hex : input.topology[crossing].hexes)
            if (hex.valid() && (*input.ground)[hex].produces())
                beside[hex.index()] = true;
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < beside.size(); ++i)
        if (beside[i])
            hexes.emplace_back(i);
    return hexes;
}

std::vector<std::vector<HexId>> quarters(const Topology& topology, std::span<const HexId> hexes) {
    std::vector<std::vector<HexId>> areas(4);
    long sumX = 0;
    long sumY = 0;
    for (const HexId hex : hexes) {
        const LatticePoint point = centreOf(topology[hex].cell);
        sumX += point.x;
        sumY += point.y;
    }
    const long n = static_cast<long>(hexes.size());
    for (const HexId hex : hexes) {
        const LatticePoint point = centreOf(topology[hex].cell);
        const long x = point.x * n - sumX;
        const long y = point.y * n - sumY;
        if (x != 0 && y != 0)
            areas[(x > 0 ? 1U : 0U) + (y > 0 ? 2U : 0U)].push_back(hex);
    }
    return areas;
}

std::vector<std::vector<HexId>> byIsland(const Topology& topology, std::span<const HexId> hexes) {
    std::vector<std::vector<HexId>> areas(topology.islands().size());
    for (const HexId hex : hexes)
        areas[topology[hex].island.index()].push_back(hex);
    return areas;
}

std::vector<std::vector<HexId>> symmetricParts(const Topology& topology, std::span<const HexId> hexes) {
    const std::vector<Axial> points = centred(topology, hexes);
    std::vector<Axial> all = points;
    std::sort(all.begin(), all.end());
    for (const int sixths : {1, 2, 3}) {
        const bool same = std::all_of(points.begin(), points.end(), [&](const Axial& point) {
            return std::binary_search(all.begin(), all.end(), turnedBy(point, sixths));
        });
        if (!same)
            continue;
        std::vector<std::vector<HexId>> parts(static_cast<std::size_t>(6 / sixths));
        for (std::size_t i = 0; i < points.size(); ++i)
            if (const int sector = sectorOf(points[i]); sector >= 0)
                parts[static_cast<std::size_t>(sector / sixths)].push_back(hexes[i]);
        return parts;
    }
    return {};
}

} // namespace isle
