#pragma once

#include "editor/tools/stroke_tool.h"

namespace isle {

/// Clears land to sea with its number, marker and harbours; the right button takes hexes off the map.
class EraserTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(isle::EraserTool)

  public:
    using StrokeTool::StrokeTool;

    [[nodiscard]] ToolId id() const override { return ToolId::Eraser; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;

  protected:
    [[nodiscard]] std::vector<Cell> touchedBy(Cell centre) const override;
    void apply(Map& map, std::span<const Cell> cells, Way way) const override;
    [[nodiscard]] QString stepName(Way way) const override;
    [[nodiscard]] QString tipName(Way way) const override;
    [[nodiscard]] Ghost::Look look() const override { return Ghost::Look::Erase; }
    [[nodiscard]] QString refusal(Cell cell) const override;
};

} // namespace isle
