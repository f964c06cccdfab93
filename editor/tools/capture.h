#pragma once

#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace isle {

/// Dragging with the right button takes a piece of the map as the stamp, in the brush and in the stamp tool.
class Capture {
    Q_DECLARE_TR_FUNCTIONS(isle::Capture)

  public:
    explicit Capture(ToolHost& host) : host_(host) {}

    /// The right button was pressed on a cell.
    void begin(Cell cell);
    /// Shows the piece once the pointer left the first hex; true while it does.
    bool moved(const CanvasPoint& point);
    /// Takes the piece and hands over to the stamp tool; true when there was one.
    bool released(const CanvasPoint& point);
    bool cancel();

  private:
    [[nodiscard]] std::vector<Cell> cells() const;

    ToolHost& host_;
    std::optional<Cell> from_;
    Cell to_;
    bool dragging_ = false;
};

} // namespace isle
