#pragma once

#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

/// Chooses the centre of the symmetry on the canvas: the middle of a hex, of an edge, or a crossing,
/// whichever the symmetry can have. Once chosen, the tool used before comes back.
class SymmetryCentreTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::SymmetryCentreTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::SymmetryCentre; }
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
    bool cancel() override;
    void refresh() override { show(); }

  private:
    /// The places of a hex that can be the centre: its middle, its edges, its corners.
    [[nodiscard]] std::vector<LatticeCentre> choices(Cell cell) const;
    [[nodiscard]] std::optional<LatticeCentre> nearest(const CanvasPoint& point) const;
    void choose();
    void show();

    std::optional<LatticeCentre> place_;
};

} // namespace isle
