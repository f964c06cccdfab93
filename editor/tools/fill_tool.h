#pragma once

#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

struct Map;

/// Paints an area of like hexes with the chosen terrain: those linked to the hex, or all of the map.
class FillTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::FillTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::Fill; }
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
    void refresh() override;

  private:
    [[nodiscard]] bool linked() const;
    [[nodiscard]] std::vector<Cell> area() const; ///< with images
    void fill();
    void show();

    std::optional<Cell> target_;
    bool other_ = false; ///< Alt is held: all alike instead of linked, or the other way round
    bool filling_ = false;
    unsigned filled_ = 0;
};

} // namespace isle
