#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace isle {

/// What brush, eraser and number tool have in common: pressing, dragging and releasing is a stroke without
/// gaps and one undo step; Shift draws a straight line from where the last stroke ended; Space or Enter
/// paints at the keyboard cursor; Escape takes the stroke back; a ghost shows what a press would do. All
/// images of the symmetry are painted as well.
class StrokeTool : public Tool {
    Q_DECLARE_TR_FUNCTIONS(isle::StrokeTool)

  public:
    using Tool::Tool;

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

  protected:
    /// What the left and what the right button does.
    enum class Way { Main, Second };

    /// The hexes one touch paints; those outside the map are left out by apply().
    [[nodiscard]] virtual std::vector<Cell> touchedBy(Cell centre) const = 0;
    /// Changes a copy of the document's map.
    virtual void apply(Map& map, std::span<const Cell> cells, Way way) const = 0;
    [[nodiscard]] virtual QString stepName(Way way) const = 0; ///< of the undo step
    [[nodiscard]] virtual QString tipName(Way way) const = 0;  ///< "Forest, fixed"
    [[nodiscard]] virtual Ghost::Look look() const { return Ghost::Look::Paint; }
    /// Why a touch of this hex does nothing; empty when there is nothing to say.
    [[nodiscard]] virtual QString refusal(Cell /*cell*/) const { return {}; }
    /// The right button or Ctrl takes what lies here into the settings instead of painting; false when it
    /// paints.
    virtual bool pick(const CanvasPoint& /*point*/) { return false; }

    /// The hex meant: under the pointer, or the keyboard cursor when that moved last.
    [[nodiscard]] std::optional<Cell> target() const { return target_; }
    /// Shows the ghost at the target; with a text instead of the usual tip when it is not empty.
    void showPreview(const QString& text = {});
    /// Differs from stroke to stroke; a preview has that of the stroke it shows.
    [[nodiscard]] unsigned strokeNumber() const { return strokes_; }
    [[nodiscard]] bool stroking() const { return stroke_.has_value(); }

  private:
    struct Stroke {
        int gesture = 0;
        Way way = Way::Main;
        Qt::MouseButton button = Qt::LeftButton;
        Cell last;
        Map before;
        std::shared_ptr<const Topology> topology; ///< of that map
        bool changed = false;                     ///< a step of it lies on the undo stack
    };

    void begin(Way way, Qt::MouseButton button, Cell cell, bool straight);
    void extend(Cell to);
    void finish();
    [[nodiscard]] bool stillOurs() const;
    [[nodiscard]] std::vector<Cell> touchedAlong(Cell from, Cell to) const;
    [[nodiscard]] std::optional<Ghost> preview(const QString& text) const;

    std::optional<Stroke> stroke_;
    std::optional<Cell> lastEnd_; ///< where the last stroke ended, for straight lines
    std::optional<Cell> target_;
    bool straight_ = false; ///< Shift is held
    bool extending_ = false;
    unsigned strokes_ = 0;
};

} // namespace isle
