#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QCoreApplication>

#include <optional>

namespace isle {

/// Takes what lies on the map into the settings and hands over to the tool for it.
class EyedropperTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::EyedropperTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::Eyedropper; }
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
    void refresh() override { show(); }

  private:
    [[nodiscard]] const MapHarbour* harbourOf(const CanvasPoint& point) const;
    void pickHex(Cell cell, bool number);
    void show();

    std::optional<Cell> target_;
    std::optional<EdgePlace> harbour_; ///< of the harbour whose badge is under the pointer
};

} // namespace isle
