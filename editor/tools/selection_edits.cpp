#include "editor/tools/selection_edits.h"

#include "engine/lattice/shapes.h"
#include "engine/map/alike.h"

#include <algorithm>

namespace isle {
namespace {

template <class Keep>
std::vector<Cell> cellsWith(const Map& map, Keep keep) {
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < map.rows; ++row)
        for (std::int16_t col = 0; col < map.cols; ++col)
            if (keep(Cell{row, col}))
                cells.push_back({row, col});
    return cells;
}

} // namespace

std::vector<Cell> invertedSelection(const Map& map, const std::vector<Cell>& selected) {
    return cellsWith(map, [&](Cell cell) {
        return map.at(cell).terrain != Terrain::Void
               && !std::binary_search(selected.begin(), selected.end(), cell);
    });
}

std::vector<Cell> grownSelection(const Map& map, const std::vector<Cell>& selected) {
    std::vector<Cell> cells = thickened(selected, 1);
    std::erase_if(cells, [&](Cell cell) {
        return map.at(cell).terrain == Terrain::Void
               && !std::binary_search(selected.begin(), selected.end(), cell);
    });
    return cells;
}

std::vector<Cell> shrunkSelection(const Map& /*map*/, const std::vector<Cell>& selected) {
    return shrunk(selected);
}

std::vector<Cell> rimOfSelection(const Map& /*map*/, const std::vector<Cell>& selected) {
    return rimOf(selected);
}

std::vector<Cell> islandsOfSelection(const Map& map, const std::vector<Cell>& selected) {
    std::vector<Cell> cells;
    for (const Cell cell : selected) {
        if (!isLand(map.at(cell).terrain) || std::binary_search(cells.begin(), cells.end(), cell))
            continue;
        const std::vector<Cell> island = linkedAlike(map, cell, Alike::Ground);
        cells.insert(cells.end(), island.begin(), island.end());
        std::sort(cells.begin(), cells.end());
    }
    return cells;
}

std::vector<Cell> coastOf(const Map& map) {
    return cellsWith(map, [&](Cell cell) {
        return isLand(map.at(cell).terrain)
               && std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
                      return map.at(neighbour(cell, direction)).terrain == Terrain::Sea;
                  });
    });
}

} // namespace isle
