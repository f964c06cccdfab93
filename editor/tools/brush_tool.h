#pragma once

#include "editor/tools/capture.h"
#include "editor/tools/stroke_tool.h"

namespace isle {

/// Keys of brush and eraser that set the size: 1 to 6, [ and ]. True when it was one.
bool sizeKey(ToolSettings& settings, int key);

/// Paints the chosen terrain with the chosen size; the right button picks a terrain, or takes a stamp when it
/// is dragged.
class BrushTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(isle::BrushTool)

  public:
    explicit BrushTool(ToolHost& host) : StrokeTool(host), capture_(host) {}

    [[nodiscard]] ToolId id() const override { return ToolId::Brush; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;
    void deactivated() override;
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& point) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool cancel() override;

  protected:
    [[nodiscard]] std::vector<Cell> touchedBy(Cell centre) const override;
    void apply(Map& map, std::span<const Cell> cells, Way way) const override;
    [[nodiscard]] QString stepName(Way way) const override;
    [[nodiscard]] QString tipName(Way way) const override;
    bool pick(const CanvasPoint& point) override;

  private:
    Capture capture_;
    Terrain beforePick_ = Terrain::Forest; ///< what was painted before the right button went down
};

} // namespace isle
