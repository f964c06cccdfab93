#pragma once

#include "editor/tools/floating_move.h"

namespace isle {

/// Takes the selected hexes, or the one under the pointer, elsewhere: by dragging, or with Enter, the arrow
/// keys and Enter again.
class MoveTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::MoveTool)

  public:
    explicit MoveTool(ToolHost& host) : Tool(host), floating_(host) {}

    [[nodiscard]] ToolId id() const override { return ToolId::Move; }
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
    bool pickUp(Cell cell);
    void show();

    FloatingMove floating_;
    bool dragging_ = false; ///< by the mouse; else by the keyboard
    bool copy_ = false;
    std::optional<Cell> target_;
};

} // namespace isle
