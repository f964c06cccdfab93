#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QCoreApplication>

#include <optional>

namespace isle {

/// Marks crossings where no set-up settlement may stand (option `no_start`, B-34): a click or a drag forbids
/// them, the right button allows them again.
class StartTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::StartTool)

  public:
    using Tool::Tool;

    [[nodiscard]] ToolId id() const override { return ToolId::Start; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;

    void activated() override;
    void deactivated() override { left(); }
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& point) override;
    void left() override;
    void cursorMoved(Cell cell) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool cancel() override;
    void refresh() override { show(); }

  private:
    /// A press that forbids or allows crossings until the button is let go.
    struct Drag {
        int gesture = 0;
        bool forbid = true;
        Qt::MouseButton button = Qt::LeftButton;
    };

    [[nodiscard]] QString refusal(CrossingPlace place) const;
    void set(CrossingPlace place, bool forbid, int gesture);
    void show();

    std::optional<Drag> drag_;
    std::optional<CrossingPlace> target_;
};

} // namespace isle
