#pragma once

#include "engine/lattice/transform.h"
#include "engine/map/map.h"

#include <vector>

namespace isle {

/// The hexes of an archipelago before anything is drawn, and how they repeat: a rectangle, cut down to what
/// the symmetries take to itself.
class MapPlan {
  public:
    MapPlan(int rows, int cols, std::vector<LatticeTransform> symmetries);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] const std::vector<LatticeTransform>& symmetries() const { return symmetries_; }

    /// All hexes, in reading order.
    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }
    /// Those with six neighbours, on which land may lie.
    [[nodiscard]] const std::vector<Cell>& inner() const { return innerCells_; }
    [[nodiscard]] bool has(Cell cell) const { return inside(cell) && present_[indexOf(cell)]; }
    [[nodiscard]] bool isInner(Cell cell) const { return inside(cell) && inner_[indexOf(cell)]; }
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(cols_)
               + static_cast<std::size_t>(cell.col);
    }

    /// Where a hex is repeated: itself and its images, each once, in reading order.
    [[nodiscard]] std::vector<Cell> orbitOf(Cell cell) const;
    /// The same for an edge; edges by the names they get from their hexes.
    [[nodiscard]] std::vector<EdgePlace> orbitOf(EdgePlace edge) const;
    /// Whether every symmetry leaves the hex where it is.
    [[nodiscard]] bool isFixed(Cell cell) const { return orbitOf(cell).size() == 1; }

  private:
    [[nodiscard]] bool inside(Cell cell) const {
        return cell.row >= 0 && cell.col >= 0 && cell.row < rows_ && cell.col < cols_;
    }

    int rows_;
    int cols_;
    std::vector<LatticeTransform> symmetries_;
    std::vector<bool> present_;
    std::vector<bool> inner_;
    std::vector<Cell> cells_;
    std::vector<Cell> innerCells_;
};

/// The middle hex of a rectangle of rows and columns.
[[nodiscard]] Cell middleOf(int rows, int cols);

} // namespace isle
