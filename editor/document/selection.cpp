#include "editor/document/selection.h"

#include <algorithm>
#include <utility>

namespace isle {

bool Selection::contains(Cell cell) const {
    return std::binary_search(cells_.begin(), cells_.end(), cell);
}

void Selection::set(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    if (cells == cells_)
        return;
    cells_ = std::move(cells);
    emit changed();
}

} // namespace isle
