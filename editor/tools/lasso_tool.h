#pragma once

#include "editor/tools/draw_options.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

struct MapLayout;

/// The hexes of a map (no void ones) whose centres lie in a polygon or on its line, in reading order. The
/// polygon is in map units; what it runs round more than once lies inside as well.
[[nodiscard]] std::vector<Cell> cellsInside(const MapLayout& map, const QPolygonF& polygon);

/// Selects hexes by a line drawn round them: freehand while the button is held, or corner by corner with
/// clicks or Space; a double click, a click on the first corner or Enter closes it.
class LassoTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::LassoTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::Lasso; }
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
    struct Loop {
        QPolygonF points;            ///< in map units
        std::optional<QPointF> next; ///< where the pointer or the cursor is: a corner to be
        SelectMode mode = SelectMode::Set;
        bool held = false;  ///< the button is down
        bool drawn = false; ///< and was moved: freehand
        std::vector<Cell> before;
    };

    void begin(QPointF units, Qt::KeyboardModifiers modifiers);
    void select();
    void close();
    void show();

    std::optional<Loop> loop_;
    std::optional<Cell> target_;
};

} // namespace isle
