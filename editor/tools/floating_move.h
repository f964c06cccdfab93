#pragma once

#include "editor/tools/tool.h"
#include "engine/lattice/transform.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

/// Hexes that were picked up and hang on the pointer until they are set down: for the move tool and for
/// dragging a selection with the select tool. Nothing changes before they are set down; then it is one step.
class FloatingMove {
    Q_DECLARE_TR_FUNCTIONS(isle::FloatingMove)

  public:
    explicit FloatingMove(ToolHost& host) : host_(host) {}

    [[nodiscard]] bool active() const { return held_.has_value(); }
    /// Picks hexes up at one of them.
    void begin(std::vector<Cell> cells, Cell grip);
    /// Carries them so that the hex they were picked up at lies on a cell.
    void carryTo(Cell cell);
    /// X, Y, Z and Shift+Z turn what hangs; true when the key was one of them.
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers);
    /// Shows what setting down would do.
    void show(bool copy) const;
    /// Sets down: the selection goes along. Where land would leave the map it stays hanging; false then.
    bool drop(bool copy);
    /// Back to where they were; true when something hung.
    bool cancel();

  private:
    struct Held {
        std::vector<Cell> cells;
        Cell grip;
        Cell at;
        LatticeTransform turn; ///< about the grip
    };
    [[nodiscard]] LatticeTransform transform() const;

    ToolHost& host_;
    std::optional<Held> held_;
};

} // namespace isle
