#pragma once

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/tool.h"
#include "editor/tools/tool_settings.h"

#include <QUndoStack>

namespace isle {

/// A window of one tool without a canvas: it keeps what the tool wants shown and tells it what the manager
/// would.
class FakeHost : public ToolHost {
  public:
    FakeHost() {
        QObject::connect(&document_, &MapDocument::changed, &document_, [this] { refresh(); });
        QObject::connect(&settings_, &ToolSettings::changed, &document_, [this] { refresh(); });
        QObject::connect(&selection_, &Selection::changed, &document_, [this] { refresh(); });
    }

    MapDocument& document() override { return document_; }
    Selection& selection() override { return selection_; }
    ToolSettings& settings() override { return settings_; }
    void showGhost(std::optional<Ghost> shown) override { ghost = std::move(shown); }
    void showHover(std::optional<Place> place) override { hover = place; }
    void showOfferedEdges(std::vector<EdgePlace> edges) override { offered = std::move(edges); }
    void setCursor(Qt::CursorShape /*shape*/) override {}
    void moveCursor(Cell cell) override {
        movedTo = cell;
        tool->cursorMoved(cell);
    }
    void showSymmetryAt(std::optional<LatticeCentre> centre) override { triedCentre = centre; }
    void useTool(ToolId id) override { handedTo = id; }
    [[nodiscard]] ToolId toolBefore() const override { return ToolId::Brush; }

    void use(Tool& used) {
        tool = &used;
        used.activated();
    }

    [[nodiscard]] const Map& map() { return document_.map(); }
    [[nodiscard]] int steps() { return document_.undoStack().count(); }
    void undo() { document_.undoStack().undo(); }

    [[nodiscard]] CanvasPoint at(Cell cell, Qt::MouseButton button = Qt::NoButton,
                                 Qt::KeyboardModifiers modifiers = {}, Direction edge = Direction::E) {
        CanvasPoint point;
        point.cell = cell;
        point.units = ViewTransform::unitsOf(cell);
        point.onMap = map().contains(cell);
        point.edge = {cell, edge};
        point.button = button;
        point.buttons = button;
        point.modifiers = modifiers;
        return point;
    }
    void hoverAt(Cell cell, Direction edge = Direction::E) { tool->moved(at(cell, Qt::NoButton, {}, edge)); }
    void press(Cell cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {},
               Direction edge = Direction::E) {
        held_ = button;
        tool->pressed(at(cell, button, modifiers, edge));
    }
    void drag(Cell cell, Qt::KeyboardModifiers modifiers = {}) {
        CanvasPoint point = at(cell, Qt::NoButton, modifiers);
        point.buttons = held_;
        tool->moved(point);
    }
    void release(Cell cell) {
        CanvasPoint point = at(cell, held_);
        point.buttons = Qt::NoButton;
        tool->released(point);
    }
    void click(Cell cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {},
               Direction edge = Direction::E) {
        press(cell, button, modifiers, edge);
        release(cell);
    }
    bool key(int code, Cell cursor, Qt::KeyboardModifiers modifiers = {}) {
        return tool->keyPressed(code, modifiers, cursor);
    }

    std::optional<Ghost> ghost;
    std::optional<Place> hover;
    std::vector<EdgePlace> offered;
    std::optional<ToolId> handedTo;
    std::optional<LatticeCentre> triedCentre;
    std::optional<Cell> movedTo; ///< where a tool moved it
    Tool* tool = nullptr;

  private:
    void refresh() {
        if (tool)
            tool->refresh();
    }

    MapDocument document_;
    Selection selection_;
    ToolSettings settings_;
    Qt::MouseButton held_ = Qt::NoButton;
};

/// Sea with a seven-hex island round (2,2) of forest with numbers from the pool.
inline Map islandMap() {
    Map map = blankMap(6, 7, Terrain::Sea);
    map.title = "Island";
    for (const Cell cell : disc({2, 2}, 1))
        map.set(cell, {Terrain::Forest, CellNumber::shuffled(), Marker::None});
    return map;
}

} // namespace isle
