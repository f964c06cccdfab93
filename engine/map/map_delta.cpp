#include "engine/map/map_delta.h"

#include <algorithm>
#include <utility>

namespace isle {
namespace {

/// Everything of a map but its hexes.
Map withoutCells(const Map& map) {
    Map rest = map;
    rest.cells.clear();
    return rest;
}

void replaceRest(Map& map, const Map& rest, bool cellsToo) {
    std::vector<MapHex> cells = std::move(map.cells);
    map = rest;
    if (!cellsToo)
        map.cells = std::move(cells);
}

} // namespace

MapDelta::MapDelta(const Map& before, const Map& after) {
    resized_ = before.rows != after.rows || before.cols != after.cols;
    if (resized_) {
        rest_ = Rest{before, after};
        return;
    }
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        if (before.cells[i] != after.cells[i]) {
            const auto row = static_cast<std::int16_t>(i / static_cast<std::size_t>(before.cols));
            const auto col = static_cast<std::int16_t>(i % static_cast<std::size_t>(before.cols));
            cells_.push_back({{row, col}, before.cells[i], after.cells[i]});
        }
    }
    Rest rest{withoutCells(before), withoutCells(after)};
    if (rest.before != rest.after)
        rest_ = std::move(rest);
}

bool MapDelta::empty() const {
    return cells_.empty() && !rest_;
}

void MapDelta::apply(Map& map) const {
    if (rest_)
        replaceRest(map, rest_->after, resized_);
    for (const CellChange& change : cells_)
        map.set(change.cell, change.after);
}

void MapDelta::revert(Map& map) const {
    if (rest_)
        replaceRest(map, rest_->before, resized_);
    for (const CellChange& change : cells_)
        map.set(change.cell, change.before);
}

void MapDelta::append(const MapDelta& next) {
    if (resized_ || next.resized_) {
        // Whole maps are kept then; fold the smaller change into them.
        Map before;
        Map after;
        if (resized_) {
            before = rest_->before;
            after = rest_->after;
            next.apply(after);
        } else {
            before = next.rest_->before;
            after = next.rest_->after;
            revert(before);
        }
        *this = MapDelta(before, after);
        return;
    }
    for (const CellChange& change : next.cells_) {
        const auto place = std::lower_bound(cells_.begin(), cells_.end(), change.cell,
                                            [](const CellChange& a, Cell cell) { return a.cell < cell; });
        if (place == cells_.end() || place->cell != change.cell)
            cells_.insert(place, change);
        else if (place->before == change.after)
            cells_.erase(place);
        else
            place->after = change.after;
    }
    if (next.rest_) {
        if (!rest_)
            rest_ = next.rest_;
        else
            rest_->after = next.rest_->after;
        if (rest_->before == rest_->after)
            rest_.reset();
    }
}

} // namespace isle
