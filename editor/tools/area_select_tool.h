#pragma once

#include "editor/tools/draw_options.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

/// Magic wand and Select same: a click takes all hexes that are like the one clicked, linked to it (wand) or
/// anywhere on the map.
class AreaSelectTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::AreaSelectTool)

  public:
    /// `id`: Wand or Same.
    AreaSelectTool(ToolHost& host, ToolId id) : Tool(host), id_(id) {}

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
    [[nodiscard]] std::vector<Cell> area() const;
    void take();
    void show();

    ToolId id_;
    std::optional<Cell> target_;
    Qt::KeyboardModifiers modifiers_;
};

} // namespace isle
