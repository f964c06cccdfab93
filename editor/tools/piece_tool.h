#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QCoreApplication>

#include <optional>

namespace isle {

/// Sets where the robber (B-31) or the pirate (S-30) starts; acting on its present place takes it off.
class PieceTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::PieceTool)

  public:
    PieceTool(ToolHost& host, ToolId id); ///< Robber or Pirate

    [[nodiscard]] ToolId id() const override { return id_; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;

    void activated() override;
    void deactivated() override { left(); }
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& /*point*/) override {}
    void left() override;
    void cursorMoved(Cell cell) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    void refresh() override { show(); }

  private:
    [[nodiscard]] bool robber() const { return id_ == ToolId::Robber; }
    [[nodiscard]] std::optional<Cell> present() const;
    [[nodiscard]] QString refusal(Cell cell) const;
    void act(Cell cell);
    void remove();
    void show();

    ToolId id_;
    std::optional<Cell> target_;
};

} // namespace isle
