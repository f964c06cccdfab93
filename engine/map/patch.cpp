#include "engine/map/patch.h"

#include "engine/map/tidy.h"
#include "engine/map/transformed.h"

#include <algorithm>
#include <limits>

namespace isle {
namespace {

bool among(std::span<const Cell> sorted, Cell cell) {
    return std::binary_search(sorted.begin(), sorted.end(), cell);
}

std::vector<Cell> cellsAround(CrossingPlace crossing) {
    const LatticePoint point = pointOf(crossing);
    std::vector<Cell> cells;
    for (const Cell cell : disc(crossing.cell, 1)) {
        if (std::any_of(allCorners.begin(), allCorners.end(), [&](Corner corner) {
                return pointOf({cell, corner}) == point;
            }))
            cells.push_back(cell);
    }
    return cells;
}

/// The hexes among the cells, sorted, each once.
std::vector<Cell> hexesAmong(const Map& map, std::span<const Cell> cells) {
    std::vector<Cell> hexes(cells.begin(), cells.end());
    std::erase_if(hexes, [&](Cell cell) { return map.at(cell).terrain == Terrain::Void; });
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

/// Whether a start mark belongs to the cells: one of their land hexes touches it, or any where none is land.
bool marks(const Map& map, std::span<const Cell> sorted, bool anyLand, CrossingPlace crossing) {
    const std::vector<Cell> around = cellsAround(crossing);
    return std::any_of(around.begin(), around.end(), [&](Cell cell) {
        return among(sorted, cell) && (!anyLand || isLand(map.at(cell).terrain));
    });
}

bool hasLand(const Map& map, std::span<const Cell> cells) {
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return isLand(map.at(cell).terrain); });
}

/// Names of islands that lie wholly among the cells: one that is only touched keeps its name to itself.
std::vector<MapIsland> islandsAmong(const Map& map, std::span<const Cell> sorted) {
    std::vector<MapIsland> islands;
    for (const MapIsland& island : map.islands)
        if (among(sorted, island.hex))
            islands.push_back(island);
    if (islands.empty())
        return islands;
    const Topology topology(shapeOf(map));
    std::erase_if(islands, [&](const MapIsland& island) {
        const HexId hex = topology.hexAt(island.hex);
        if (!hex.valid() || !topology[hex].island.valid())
            return false;
        const std::vector<HexId>& whole = topology.islands()[topology[hex].island.index()];
        return std::any_of(whole.begin(), whole.end(),
                           [&](HexId part) { return !among(sorted, topology[part].cell); });
    });
    return islands;
}

/// Gives a hex of a patch its group among the patch's own.
void adoptGroup(MapPatch& patch, MapHex& hex, const std::vector<ShuffleGroup>& groups,
                std::vector<std::uint8_t>& known) {
    if (hex.group == 0 || hex.group > groups.size()) {
        hex.group = 0;
        return;
    }
    std::uint8_t& own = known[hex.group];
    if (own == 0) {
        patch.groups.push_back(groups[hex.group - 1U]);
        own = static_cast<std::uint8_t>(patch.groups.size());
    }
    hex.group = own;
}

/// The groups of a map that the groups of a patch become; 0 for one there is no room for.
std::vector<std::uint8_t> groupsFor(Map& map, const MapPatch& patch) {
    std::vector<std::uint8_t> numbers{0};
    for (const ShuffleGroup& group : patch.groups) {
        auto found = std::find_if(map.groups.begin(), map.groups.end(),
                                  [&](const ShuffleGroup& other) { return other.name == group.name; });
        if (found == map.groups.end()) {
            if (map.groups.size() >= mostShuffleGroups) {
                numbers.push_back(0);
                continue;
            }
            found = map.groups.insert(map.groups.end(), group);
        }
        numbers.push_back(static_cast<std::uint8_t>(found - map.groups.begin() + 1));
    }
    return numbers;
}

/// What becomes of a hex when one of a patch is set down on it. `from` has its group in the map's numbers.
MapHex merged(MapHex hex, const MapHex& from, const PatchLayers& layers) {
    if (layers.terrain) {
        hex.terrain = from.terrain;
        hex.group = from.group;
        if (!takesNumber(hex.terrain)) {
            hex.number = {};
            hex.barred = {};
        }
        if (!keepsMarker(hex.terrain, hex.marker))
            hex.marker = Marker::None;
    }
    const bool carries = takesNumber(hex.terrain) || (layers.terrain && hex.terrain == from.terrain);
    if (layers.numbers && carries) {
        hex.number = from.number;
        hex.barred = from.barred;
    }
    if (layers.markers && (keepsMarker(hex.terrain, from.marker) || hex.terrain == from.terrain))
        hex.marker = from.marker;
    return hex;
}

void pasteHarbours(Map& map, const MapPatch& patch, const std::vector<Cell>& covered) {
    std::erase_if(map.harbours, [&](const MapHarbour& harbour) {
        return among(covered, harbour.edge.cell) && isLand(map.at(harbour.edge.cell).terrain);
    });
    for (const MapHarbour& harbour : patch.harbours) {
        if (map.contains(harbour.edge.cell) && isLand(map.at(harbour.edge.cell).terrain)
            && isCoast(map, harbour.edge))
            map.setHarbour(harbour);
    }
}

/// Names go to islands that have none; the entry keeps to its own hex.
void pasteIslands(Map& map, const MapPatch& patch) {
    if (patch.islands.empty())
        return;
    const Topology topology(shapeOf(map));
    const auto islandAt = [&](Cell cell) {
        const HexId hex = topology.hexAt(cell);
        return hex.valid() ? topology[hex].island : IslandId();
    };
    for (const MapIsland& island : patch.islands) {
        const IslandId id = islandAt(island.hex);
        const bool taken = std::any_of(map.islands.begin(), map.islands.end(),
                                       [&](const MapIsland& other) { return islandAt(other.hex) == id; });
        if (!id.valid() || taken)
            continue;
        map.islands.insert(
            std::upper_bound(map.islands.begin(), map.islands.end(), island,
                             [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; }),
            island);
    }
}

void pasteMarks(Map& map, const MapPatch& patch, const std::vector<Cell>& covered) {
    const bool anyLand = hasLand(map, covered);
    std::erase_if(map.forbiddenStarts, [&](CrossingPlace crossing) {
        const std::vector<Cell> around = cellsAround(crossing);
        // Marks of the hexes around the patch stay where one of those touches them.
        return marks(map, covered, anyLand, crossing)
               && std::all_of(around.begin(), around.end(), [&](Cell cell) {
                      return among(covered, cell) || !isLand(map.at(cell).terrain);
                  });
    });
    for (const CrossingPlace crossing : patch.forbiddenStarts) {
        const std::vector<Cell> around = cellsAround(crossing);
        if (std::any_of(around.begin(), around.end(), [&](Cell cell) { return map.contains(cell); }))
            map.forbiddenStarts.push_back(crossing);
    }
    std::sort(map.forbiddenStarts.begin(), map.forbiddenStarts.end());
    map.forbiddenStarts.erase(std::unique(map.forbiddenStarts.begin(), map.forbiddenStarts.end()),
                              map.forbiddenStarts.end());

    std::erase_if(map.farSide, [&](Cell cell) { return among(covered, cell); });
    for (const Cell cell : patch.farSide)
        if (map.contains(cell))
            map.farSide.push_back(cell);
    std::sort(map.farSide.begin(), map.farSide.end());

    if (!map.robberStart && patch.robberStart && map.contains(*patch.robberStart))
        map.robberStart = patch.robberStart;
    if (!map.pirateStart && patch.pirateStart && map.contains(*patch.pirateStart))
        map.pirateStart = patch.pirateStart;
}

void sortPlaces(MapPatch& patch) {
    std::sort(patch.hexes.begin(), patch.hexes.end(),
              [](const MapPatch::Hex& a, const MapPatch::Hex& b) { return a.cell < b.cell; });
    std::sort(patch.harbours.begin(), patch.harbours.end());
    std::stable_sort(patch.islands.begin(), patch.islands.end(),
                     [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; });
    std::sort(patch.forbiddenStarts.begin(), patch.forbiddenStarts.end());
    std::sort(patch.farSide.begin(), patch.farSide.end());
}

} // namespace

std::vector<Cell> MapPatch::cells() const {
    std::vector<Cell> result;
    result.reserve(hexes.size());
    for (const Hex& hex : hexes)
        result.push_back(hex.cell);
    return result;
}

Cell middleOf(std::span<const Cell> cells) {
    if (cells.empty())
        return {};
    LatticePoint low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    LatticePoint high{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
    for (const Cell cell : cells) {
        const LatticePoint point = centreOf(cell);
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    const auto farness = [&](Cell cell) {
        const LatticePoint point = centreOf(cell);
        const int dx = 2 * point.x - low.x - high.x;
        const int dy = 2 * point.y - low.y - high.y;
        return 3 * dx * dx + dy * dy; // a step of x is sqrt(3) times one of y
    };
    // The middle need not be one of the cells: look at all of the box.
    Cell best = cells.front();
    for (int row = low.y / 3; row <= high.y / 3; ++row) {
        for (int col = (low.x - 1) / 2 - 1; col <= high.x / 2 + 1; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (farness(cell) < farness(best))
                best = cell;
        }
    }
    return best;
}

MapPatch cutOf(const Map& map, std::span<const Cell> cells, Cell anchor) {
    const std::vector<Cell> hexes = hexesAmong(map, cells);
    const bool anyLand = hasLand(map, hexes);
    MapPatch patch;
    std::vector<std::uint8_t> known(map.groups.size() + 1, 0);
    for (const Cell cell : hexes) {
        MapHex hex = map.at(cell);
        adoptGroup(patch, hex, map.groups, known);
        patch.hexes.push_back({cell, hex});
    }
    for (const MapHarbour& harbour : map.harbours)
        if (among(hexes, harbour.edge.cell))
            patch.harbours.push_back(harbour);
    patch.islands = islandsAmong(map, hexes);
    for (const CrossingPlace crossing : map.forbiddenStarts)
        if (marks(map, hexes, anyLand, crossing))
            patch.forbiddenStarts.push_back(crossing);
    for (const Cell cell : map.farSide)
        if (among(hexes, cell))
            patch.farSide.push_back(cell);
    if (map.robberStart && among(hexes, *map.robberStart))
        patch.robberStart = map.robberStart;
    if (map.pirateStart && among(hexes, *map.pirateStart))
        patch.pirateStart = map.pirateStart;
    return transformed(patch, LatticeTransform::translation(anchor, {0, 0}));
}

void clearCells(Map& map, const Topology& topology, std::span<const Cell> cells) {
    const std::vector<Cell> hexes = hexesAmong(map, cells);
    const Map before = map;
    for (const Cell cell : hexes)
        map.set(cell, {Terrain::Sea, {}, Marker::None});
    tidyPlaces(map, before, topology);
    std::erase_if(map.farSide, [&](Cell cell) { return among(hexes, cell); });
    if (map.robberStart && among(hexes, *map.robberStart))
        map.robberStart.reset();
    if (map.pirateStart && among(hexes, *map.pirateStart))
        map.pirateStart.reset();
}

MapPatch transformed(const MapPatch& patch, const LatticeTransform& transform) {
    MapPatch result = patch;
    for (MapPatch::Hex& hex : result.hexes)
        hex.cell = transform.apply(hex.cell);
    for (MapHarbour& harbour : result.harbours)
        harbour.edge = transform.apply(harbour.edge);
    for (MapIsland& island : result.islands)
        island.hex = transform.apply(island.hex);
    for (CrossingPlace& crossing : result.forbiddenStarts)
        crossing = canonical(transform.apply(crossing));
    for (Cell& cell : result.farSide)
        cell = transform.apply(cell);
    for (std::optional<Cell>* piece : {&result.robberStart, &result.pirateStart})
        if (*piece)
            *piece = transform.apply(**piece);
    sortPlaces(result);
    return result;
}

std::vector<Cell> cellsUnder(const Map& map, const MapPatch& patch, Cell anchor) {
    const LatticeTransform shift = LatticeTransform::translation({0, 0}, anchor);
    std::vector<Cell> cells;
    for (const MapPatch::Hex& hex : patch.hexes)
        if (const Cell cell = shift.apply(hex.cell); map.contains(cell))
            cells.push_back(cell);
    std::sort(cells.begin(), cells.end());
    return cells;
}

void paste(Map& map, const Topology& topology, const MapPatch& patch, Cell anchor,
           const PatchLayers& layers) {
    const MapPatch here = transformed(patch, LatticeTransform::translation({0, 0}, anchor));
    const Map before = map;
    const std::vector<std::uint8_t> groups =
        layers.terrain ? groupsFor(map, here) : std::vector<std::uint8_t>(here.groups.size() + 1, 0);
    std::vector<Cell> covered;
    for (const MapPatch::Hex& hex : here.hexes) {
        if (!map.contains(hex.cell) || (!layers.sea && !isLand(hex.hex.terrain)))
            continue;
        MapHex from = hex.hex;
        from.group = groups[from.group];
        map.set(hex.cell, merged(map.at(hex.cell), from, layers));
        covered.push_back(hex.cell);
    }
    if (layers.terrain)
        tidyPlaces(map, before, topology);
    if (layers.harbours)
        pasteHarbours(map, here, covered);
    if (layers.marks) {
        pasteMarks(map, here, covered);
        pasteIslands(map, here);
    }
}

std::optional<Map> mapOf(const MapPatch& patch) {
    if (patch.empty())
        return std::nullopt;
    // Begin in the first row, else in the second: rows of the other kind jut out, which may save a column.
    const std::int16_t top = patch.hexes.front().cell.row;
    LatticeTransform shift;
    int rows = 0;
    int cols = maxMapSide + 1;
    for (const std::int16_t row : {std::int16_t{0}, std::int16_t{1}}) {
        const LatticeTransform up = LatticeTransform::translation({top, 0}, {row, 0});
        int left = std::numeric_limits<int>::max();
        int right = std::numeric_limits<int>::min();
        int bottom = 0;
        for (const MapPatch::Hex& hex : patch.hexes) {
            const Cell cell = up.apply(hex.cell);
            left = std::min<int>(left, cell.col);
            right = std::max<int>(right, cell.col);
            bottom = std::max<int>(bottom, cell.row);
        }
        if (cols <= maxMapSide)
            break;
        cols = right - left + 1;
        rows = bottom + 1;
        shift = LatticeTransform::translation({0, static_cast<std::int16_t>(left)}, {0, 0}).after(up);
    }
    if (rows > maxMapSide || cols > maxMapSide)
        return std::nullopt;

    const MapPatch there = transformed(patch, shift);
    Map map = blankMap(rows, cols, Terrain::Void);
    for (const MapPatch::Hex& hex : there.hexes)
        map.set(hex.cell, hex.hex);
    map.harbours = there.harbours;
    map.islands = there.islands;
    map.forbiddenStarts = there.forbiddenStarts;
    map.farSide = there.farSide;
    map.robberStart = there.robberStart;
    map.pirateStart = there.pirateStart;
    map.groups = there.groups;
    return map;
}

MapPatch patchOf(const Map& map) {
    std::vector<Cell> cells;
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            cells.push_back({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)});
    const std::vector<Cell> hexes = hexesAmong(map, cells);
    return cutOf(map, hexes, middleOf(hexes));
}

} // namespace isle
