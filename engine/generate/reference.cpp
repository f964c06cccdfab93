#include "engine/generate/reference.h"

#include "engine/generate/coast.h"

#include <algorithm>

namespace isle {
namespace {

/// Rows of hexes from north to south. The deserts lie in the middle row, which is the widest.
struct BoardRows {
    std::vector<int> lengths;
    int desertRow = 0;
    std::vector<int> deserts; ///< places in that row
    int fewest = 3;
    int most = 4;
};

BoardRows rowsFor(int seats) {
    if (seats <= 2)
        return {{3, 4, 3}, 1, {1}, 2, 2};
    if (seats <= 4)
        return {{3, 4, 5, 4, 3}, 2, {2}, 3, 4};
    if (seats <= 6)
        return {{3, 4, 5, 6, 5, 4, 3}, 3, {1, 4}, 5, 6};
    return {{4, 5, 6, 7, 6, 5, 4}, 3, {3}, 7, 8};
}

/// The cells of a row of so many hexes. The widest row starts at a column of the map; each shorter one is set
/// in by half a hex at either end.
std::vector<Cell> cellsOfRow(int row, int length, const BoardRows& board, int top, int left) {
    const int widest = board.lengths[static_cast<std::size_t>(board.desertRow)];
    const int widestRow = top + board.desertRow;
    // In half hexes, as LatticePoint; odd rows lie half a hex to the right.
    const int x = 2 * left + (widestRow & 1) + (widest - length);
    std::vector<Cell> cells;
    for (int i = 0; i < length; ++i)
        cells.push_back({static_cast<std::int16_t>(row), static_cast<std::int16_t>((x - (row & 1)) / 2 + i)});
    return cells;
}

void layRows(Map& map, const BoardRows& board, int margin) {
    for (int i = 0; i < static_cast<int>(board.lengths.size()); ++i) {
        const auto cells =
            cellsOfRow(margin + i, board.lengths[static_cast<std::size_t>(i)], board, margin, margin);
        for (const Cell cell : cells)
            map.set(cell, {Terrain::Any, CellNumber::shuffled(), Marker::None});
        if (i != board.desertRow)
            continue;
        for (const int place : board.deserts)
            map.set(cells[static_cast<std::size_t>(place)], {Terrain::Desert, {}, Marker::None});
        map.robberStart = cells[static_cast<std::size_t>(board.deserts.front())];
    }
}

void layCoast(Map& map) {
    std::vector<Cell> sea;
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const bool coast =
                map.at(cell).terrain == Terrain::Void
                && std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
                       return isLand(map.at(neighbour(cell, direction)).terrain);
                   });
            if (coast)
                sea.push_back(cell);
        }
    for (const Cell cell : sea)
        map.set(cell, MapHex{Terrain::Sea, {}, Marker::None});
}

/// Three harbours for every ten coastal edges, as the published boards have (9 on 30, 11 on 38).
void layHarbours(Map& map) {
    const Topology topology(shapeOf(map));
    const auto coasts = coastsOf(topology, IslandId(0));
    if (coasts.empty())
        return;
    const std::vector<EdgePlace>& coast = coasts.front();
    const std::size_t count = (3 * coast.size() + 5) / 10;
    for (std::size_t i = 0; i < count; ++i)
        map.setHarbour({coast[i * coast.size() / count], HarbourKind::Shuffled});
}

} // namespace

Map referenceMap(int seats, SeaFrame frame) {
    const BoardRows board = rowsFor(seats);
    const int widest = board.lengths[static_cast<std::size_t>(board.desertRow)];
    const int height = static_cast<int>(board.lengths.size());
    const bool open = frame == SeaFrame::Open;
    const int margin = frame == SeaFrame::None ? 0 : open ? 3 : 1;
    Map map = blankMap(height + 2 * margin, widest + 2 * margin, open ? Terrain::Sea : Terrain::Void);
    map.title = "Reference board for " + std::to_string(board.most) + " seats";
    map.minSeats = board.fewest;
    map.maxSeats = board.most;
    map.options.set(Option::Target, 10);
    if (open)
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea)); // S-17
    layRows(map, board, margin);
    if (frame == SeaFrame::Coast)
        layCoast(map);
    if (frame != SeaFrame::None)
        layHarbours(map);
    const Topology topology(shapeOf(map));
    const Cell first = topology[topology.islands()[0].front()].cell;
    map.islands.push_back({first, "Home Island", IslandRole::Start});
    return map;
}

} // namespace isle
