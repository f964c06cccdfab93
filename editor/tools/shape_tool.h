#pragma once

#include "editor/tools/draw_options.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

struct Map;

/// A figure between two hexes, without its images: lines and outlines with the brush's radius.
[[nodiscard]] std::vector<Cell> shapeCells(Cell from, Cell to, const DrawOptions& options, int radius);
/// "Hexagon, radius 3", "Line, 5 long".
[[nodiscard]] QString shapeText(Cell from, Cell to, const DrawOptions& options);

/// Draws lines, circles, hexagons and triangles of the chosen terrain: dragged from the centre or the start,
/// or started and ended with Space at the keyboard cursor. One figure is one undo step.
class ShapeTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::ShapeTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::Shape; }
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
    void refresh() override;

  private:
    struct Drag {
        Cell from;
        bool byKeys = false;
    };

    /// Where the figure ends: at the target, or straightened with Shift.
    [[nodiscard]] Cell end() const;
    [[nodiscard]] std::vector<Cell> cells() const; ///< of the figure, without images
    void apply(Map& map) const;
    void draw();
    void show();

    std::optional<Drag> drag_;
    std::optional<Cell> target_;
    bool straight_ = false; ///< Shift is held
    unsigned drawn_ = 0;
    bool drawing_ = false;
};

} // namespace isle
