#pragma once

#include "editor/tools/stroke_tool.h"

namespace isle {

/// Puts tribe chips on producing hexes (S-200) and chests under fog (S-261); the right button removes them.
class MarkerTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(isle::MarkerTool)

  public:
    using StrokeTool::StrokeTool;

    [[nodiscard]] ToolId id() const override { return ToolId::Marker; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;

  protected:
    [[nodiscard]] std::vector<Cell> touchedBy(Cell centre) const override { return {centre}; }
    void apply(Map& map, std::span<const Cell> cells, Way way) const override;
    [[nodiscard]] QString stepName(Way way) const override;
    [[nodiscard]] QString tipName(Way way) const override;
    [[nodiscard]] QString refusal(Cell cell) const override;
    bool pick(const CanvasPoint& point) override;
};

} // namespace isle
