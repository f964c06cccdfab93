#pragma once

#include "editor/tools/digit_entry.h"
#include "editor/tools/draw_options.h"
#include "editor/tools/floating_move.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

/// The hexes of the area between two cells: all rows from the one to the other, and in each row the hexes
/// whose centres lie between theirs. In reading order; they may lie outside any map.
[[nodiscard]] std::vector<Cell> areaBetween(Cell a, Cell b);

/// Selects hexes by click and drag (or arrow keys with Shift), clears them and types numbers on them.
class SelectTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::SelectTool)

  public:
    explicit SelectTool(ToolHost& host) : Tool(host), floating_(host) {}

    [[nodiscard]] ToolId id() const override { return ToolId::Select; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;

    void activated() override;
    void deactivated() override;
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& point) override;
    void left() override;
    void cursorMoved(Cell cell) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool cancel() override;
    void refresh() override { show(); }

  private:
    struct Drag {
        Cell from;
        Cell to;
        SelectMode mode = SelectMode::Set;
        bool toggle = false; ///< Ctrl: a click adds or takes out
        bool area = false;   ///< moved to another hex: no longer a click
        std::vector<Cell> before;
        bool carries = false; ///< began on the selection: takes it along instead of selecting
    };

    void click(Cell cell, SelectMode mode, bool toggle);
    void selectArea(const Drag& drag);
    bool extend(int key, Qt::KeyboardModifiers modifiers, Cell cursor);
    void typeDigit(int digit, Cell cursor);
    void setNumber(const std::vector<Cell>& cells, CellNumber number);
    [[nodiscard]] std::vector<Cell> meant(Cell cursor) const;
    void show(const QString& tip = {});

    void carry(const CanvasPoint& point);

    std::optional<Drag> drag_;
    FloatingMove floating_;
    bool copy_ = false; ///< Alt is held while the selection is carried
    std::optional<Cell> target_;
    /// Where the area begins that Shift and the arrow keys select, and where they have brought it.
    std::optional<Drag> keyArea_;
    DigitEntry digits_;
};

} // namespace isle
