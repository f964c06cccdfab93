#pragma once

#include "editor/tools/tool.h"
#include "engine/map/map.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace isle {

/// Puts harbours of the chosen kind on coasts, changes the kind of those that stand, and removes them; drags
/// them to other edges and turns them with the wheel. Only legal edges are offered.
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
    void released(const CanvasPoint& point) override;
    bool wheel(const CanvasPoint& point, int notches) override;
    bool cancel() override;
    void left() override;
    void cursorMoved(Cell cell) override;
    bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) override;
    void refresh() override;

  private:
    [[nodiscard]] std::optional<EdgePlace> meant(const CanvasPoint& point) const;
    [[nodiscard]] std::vector<EdgePlace> choices(Cell cell) const;
    /// The edges that get the harbour with the chosen one: its images on the map that have one or can, the
    /// chosen one first. None where images would get into each other's way or the edge cannot have one.
    [[nodiscard]] std::vector<EdgePlace> placed(EdgePlace edge) const;
    /// Why the edge cannot have a harbour; empty when it can.
    [[nodiscard]] QString refusal(EdgePlace edge) const;
    void place(EdgePlace edge);
    void remove(EdgePlace edge);
    bool turn(int step, Cell cursor);
    void show();
    [[nodiscard]] Ghost preview() const;

    std::vector<EdgePlace> legal_;
    std::optional<EdgePlace> edge_; ///< the one a click would act on

    /// A harbour that was pressed on: let go it changes its kind, dragged it moves.
    struct Drag {
        EdgePlace from;
        bool away = false; ///< was dragged off its edge
    };
    /// Turns of one harbour are one step until the pointer goes elsewhere.
    struct Turning {
        EdgePlace edge;
        int gesture = 0;
    };
    [[nodiscard]] const MapHarbour* harbourNear(const CanvasPoint& point) const;
    [[nodiscard]] Ghost dragPreview() const;
    void drop(const Drag& drag);

    std::optional<Drag> drag_;
    std::optional<Turning> turning_;
};

} // namespace isle
