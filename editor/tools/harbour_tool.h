#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

/// Puts harbours of the chosen kind on coasts, changes the kind of those that stand, and removes them. Only
/// legal edges are offered.
class HarbourTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::HarbourTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::Harbour; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;

    void activated() override;
    void deactivated() override;
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& /*point*/) override {}
    void left() override;
    void cursorMoved(Cell cell) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    void refresh() override;

  private:
    [[nodiscard]] std::optional<EdgePlace> meant(const CanvasPoint& point) const;
    [[nodiscard]] std::vector<EdgePlace> choices(Cell cell) const;
    void place(EdgePlace edge);
    void remove(EdgePlace edge);
    bool turn(int step, Cell cursor);
    void show();
    [[nodiscard]] Ghost preview() const;

    std::vector<EdgePlace> legal_;
    std::optional<EdgePlace> edge_; ///< the one a click would act on
};

} // namespace isle
