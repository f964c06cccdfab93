#pragma once

#include "engine/lattice/lattice.h"

#include <QObject>

#include <optional>
#include <vector>

namespace isle {

/// The hexes selected in the window. Not part of the undo history: it has a small history of its own, so that
/// a selection lost by a wrong click comes back without taking back a step of the map.
class Selection : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; } ///< sorted
    [[nodiscard]] bool contains(Cell cell) const;
    /// Selects and remembers what was selected before.
    void set(std::vector<Cell> cells);
    /// Selects while a gesture lasts: not remembered until set() ends the gesture.
    void show(std::vector<Cell> cells);
    void clear() { set({}); }
    /// Sets hexes that were turned or mirrored about a hex. It is remembered while they stay selected, so
    /// that turning on is about the same hex, also where their middle is not exactly a hex.
    void setTurned(std::vector<Cell> cells, Cell pivot);
    [[nodiscard]] std::optional<Cell> pivot() const { return pivot_; }

    [[nodiscard]] bool canGoBack() const { return !back_.empty(); }
    [[nodiscard]] bool canGoForward() const { return !forward_.empty(); }
    void goBack();
    void goForward();
    /// Drops what is remembered, with another map.
    void forget();

  signals:
    void changed();
    void historyChanged(); ///< canGoBack() or canGoForward() may differ

  private:
    void travel(std::vector<std::vector<Cell>>& from, std::vector<std::vector<Cell>>& to);

    std::vector<Cell> cells_;
    std::optional<Cell> pivot_;
    std::vector<Cell> settled_; ///< as set() left it last
    std::vector<std::vector<Cell>> back_;
    std::vector<std::vector<Cell>> forward_;
};

} // namespace isle
