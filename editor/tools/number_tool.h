#pragma once

#include "editor/tools/digit_entry.h"
#include "editor/tools/stroke_tool.h"

namespace isle {

/// Puts the chosen number token on hexes that take one, also by typing it over a hex; the right button
/// removes. A token that is there can be dragged to another hex.
class NumberTool : public StrokeTool {
    Q_DECLARE_TR_FUNCTIONS(isle::NumberTool)

  public:
    using StrokeTool::StrokeTool;

    [[nodiscard]] ToolId id() const override { return ToolId::Number; }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString hint() const override;
    void deactivated() override;
    void pressed(const CanvasPoint& point) override;
    void moved(const CanvasPoint& point) override;
    void released(const CanvasPoint& point) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    bool cancel() override;
    void refresh() override;

  protected:
    [[nodiscard]] std::vector<Cell> touchedBy(Cell centre) const override { return {centre}; }
    void apply(Map& map, std::span<const Cell> cells, Way way) const override;
    [[nodiscard]] QString stepName(Way way) const override;
    [[nodiscard]] QString tipName(Way way) const override;
    [[nodiscard]] QString refusal(Cell cell) const override;
    bool pick(const CanvasPoint& point) override;

  private:
    void typeDigit(int digit, Cell cell);
    void setAt(Cell cell, CellNumber number);

    /// A token that was pressed on: let go it is set, dragged it moves.
    struct Drag {
        CanvasPoint press;
        Cell to;
        bool away = false; ///< was dragged off its hex
    };
    void showDrag();

    DigitEntry digits_;
    std::optional<Drag> drag_;
};

} // namespace isle
