#pragma once

#include "editor/tools/stroke_tool.h"

namespace isle {

/// Puts hexes into a shuffle group, so that their terrain and numbers are dealt apart from all others; the
/// right button puts them back to the common pools.
class GroupTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(isle::GroupTool)

  public:
    using StrokeTool::StrokeTool;

    [[nodiscard]] ToolId id() const override { return ToolId::Group; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;

  protected:
    [[nodiscard]] std::vector<Cell> touchedBy(Cell centre) const override;
    void apply(Map& map, std::span<const Cell> cells, Way way) const override;
    [[nodiscard]] QString stepName(Way way) const override;
    [[nodiscard]] QString tipName(Way way) const override;
    [[nodiscard]] QString refusal(Cell cell) const override;
    bool pick(const CanvasPoint& point) override;

  private:
    /// The group of the settings as far as the map has it; else the common pools.
    [[nodiscard]] int group(Way way) const;
};

/// Paints the far side of the desert (S-142); the right button takes hexes out of it.
class ZoneTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(isle::ZoneTool)

  public:
    using StrokeTool::StrokeTool;

    [[nodiscard]] ToolId id() const override { return ToolId::Zone; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;

  protected:
    [[nodiscard]] std::vector<Cell> touchedBy(Cell centre) const override;
    void apply(Map& map, std::span<const Cell> cells, Way way) const override;
    [[nodiscard]] QString stepName(Way way) const override;
    [[nodiscard]] QString tipName(Way way) const override;
    [[nodiscard]] QString refusal(Cell cell) const override;
};

} // namespace isle
