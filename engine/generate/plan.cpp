#include "engine/generate/plan.h"

#include <algorithm>

namespace isle {

Cell middleOf(int rows, int cols) {
    return {static_cast<std::int16_t>((rows - 1) / 2), static_cast<std::int16_t>((cols - 1) / 2)};
}

MapPlan::MapPlan(int rows, int cols, std::vector<LatticeTransform> symmetries)
    : rows_(rows),
      cols_(cols),
      symmetries_(std::move(symmetries)),
      present_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols)),
      inner_(present_.size()) {
    for (int row = 0; row < rows; ++row) {
        for (int col = 0; col < cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const bool whole = std::all_of(symmetries_.begin(), symmetries_.end(), [&](const auto& symmetry) {
                return inside(symmetry.apply(cell));
            });
            if (!whole)
                continue;
            present_[indexOf(cell)] = true;
            cells_.push_back(cell);
        }
    }
    for (const Cell cell : cells_) {
        inner_[indexOf(cell)] =
            std::all_of(allDirections.begin(), allDirections.end(),
                        [&](Direction direction) { return has(neighbour(cell, direction)); });
        if (inner_[indexOf(cell)])
            innerCells_.push_back(cell);
    }
}

std::vector<Cell> MapPlan::orbitOf(Cell cell) const {
    std::vector<Cell> orbit;
    for (const LatticeTransform& symmetry : symmetries_)
        orbit.push_back(symmetry.apply(cell));
    std::sort(orbit.begin(), orbit.end());
    orbit.erase(std::unique(orbit.begin(), orbit.end()), orbit.end());
    return orbit;
}

std::vector<EdgePlace> MapPlan::orbitOf(EdgePlace edge) const {
    std::vector<EdgePlace> orbit;
    for (const LatticeTransform& symmetry : symmetries_)
        orbit.push_back(symmetry.apply(edge));
    std::sort(orbit.begin(), orbit.end());
    orbit.erase(std::unique(orbit.begin(), orbit.end()), orbit.end());
    return orbit;
}

} // namespace isle
