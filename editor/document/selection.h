#pragma once

#include "engine/lattice/lattice.h"

#include <QObject>

#include <vector>

namespace isle {

/// The hexes selected in the window. Not part of the undo history.
class Selection : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; } ///< sorted
    [[nodiscard]] bool contains(Cell cell) const;
    void set(std::vector<Cell> cells);
    void clear() { set({}); }

  signals:
    void changed();

  private:
    std::vector<Cell> cells_;
};

} // namespace isle
