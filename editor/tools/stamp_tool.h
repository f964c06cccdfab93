#pragma once

#include "editor/tools/capture.h"

namespace isle {

/// Sets the stamp down: what was copied, captured with the right button, or chosen among the saved stamps.
/// The stamp hangs under the pointer or the keyboard cursor as it would look.
class StampTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::StampTool)

  public:
    explicit StampTool(ToolHost& host) : Tool(host), capture_(host) {}

    [[nodiscard]] ToolId id() const override { return ToolId::Stamp; }
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
    void place(Cell cell, bool goOn);
    void show();

    Capture capture_;
    std::optional<Cell> target_;
};

} // namespace isle
