#include "engine/map/map_delta.h"

#include <algorithm>
#include <utility>

namespace isle {
namespace {

/// Everything of a map but its hexes, and but its other layouts, too, unless they are asked for.
Map withoutCells(const Map& map, bool others) {
    Map rest = map;
    rest.cells.clear();
    if (!others)
        rest.otherLayouts.clear();
    return rest;
}

} // namespace

MapDelta::MapDelta(const Map& before, const Map& after) {
    resized_ = before.rows != after.rows || before.cols != after.cols;
    const bool others = before.otherLayouts != after.otherLayouts;
    if (resized_) {
        rest_ = Rest{before, after, others};
        if (!others) {
            rest_->before.otherLayouts.clear();
            rest_->after.otherLayouts.clear();
        }
        return;
    }
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        if (before.cells[i] != after.cells[i]) {
            const auto row = static_cast<std::int16_t>(i / static_cast<std::size_t>(before.cols));
            const auto col = static_cast<std::int16_t>(i % static_cast<std::size_t>(before.cols));
            cells_.push_back({{row, col}, before.cells[i], after.cells[i]});
        }
    }
    Rest rest{withoutCells(before, others), withoutCells(after, others), others};
    if (rest.before != rest.after)
        rest_ = std::move(rest);
}

bool MapDelta::empty() const {
    return cells_.empty() && !rest_;
}

void MapDelta::exchange(Map& map, const Rest& rest, const Map& with, bool cellsToo) {
    std::vector<MapHex> cells = std::move(map.cells);
    std::vector<MapLayout> others = std::move(map.otherLayouts);
    map = with;
    if (!cellsToo)
        map.cells = std::move(cells);
    if (!rest.others)
        map.otherLayouts = std::move(others);
}

void MapDelta::apply(Map& map) const {
    if (rest_)
        exchange(map, *rest_, rest_->after, resized_);
    for (const CellChange& change : cells_)
        map.set(change.cell, change.after);
}

void MapDelta::revert(Map& map) const {
    if (rest_)
        exchange(map, *rest_, rest_->before, resized_);
    for (const CellChange& change : cells_)
        map.set(change.cell, change.before);
}

/// Whole maps are kept when the size changed; folds the smaller change into them.
void MapDelta::appendResized(const MapDelta& next) {
    Map before;
    Map after;
    if (resized_) {
        before = rest_->before;
        after = rest_->after;
        if (!rest_->others && next.rest_ && next.rest_->others)
            before.otherLayouts = after.otherLayouts = next.rest_->before.otherLayouts;
        next.apply(after);
    } else {
        before = next.rest_->before;
        after = next.rest_->after;
        if (!next.rest_->others && rest_ && rest_->others)
            before.otherLayouts = after.otherLayouts = rest_->after.otherLayouts;
        revert(before);
    }
    *this = MapDelta(before, after);
}

void MapDelta::appendRest(const Rest& next) {
    if (!rest_) {
        rest_ = next;
        return;
    }
    // Of two changes of which one leaves the other layouts alone, the other one knows them.
    if (next.others && !rest_->others)
        rest_->before.otherLayouts = next.before.otherLayouts;
    std::vector<MapLayout> others = next.others ? next.after.otherLayouts : rest_->after.otherLayouts;
    rest_->after = next.after;
    rest_->after.otherLayouts = std::move(others);
    rest_->others = rest_->before.otherLayouts != rest_->after.otherLayouts;
    if (!rest_->others) {
        rest_->before.otherLayouts.clear();
        rest_->after.otherLayouts.clear();
    }
    if (rest_->before == rest_->after)
        rest_.reset();
}

void MapDelta::append(const MapDelta& next) {
    if (resized_ || next.resized_)
        return appendResized(next);
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
        appendRest(*next.rest_);
    }
}

} // namespace isle
