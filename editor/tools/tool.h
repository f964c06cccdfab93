#pragma once

#include "editor/canvas/map_canvas.h"

#include <QString>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace isle {

class MapDocument;
class Selection;
class ToolSettings;

enum class ToolId : std::uint8_t {
    Select,
    Brush,
    Eraser,
    Number,
    Harbour,
    Robber,
    Pirate,
    Eyedropper,
    Marker,
    Group,
    Zone,
    Start,
    Shape,
    Fill,
    Lasso,
    Wand,
    Same,
    SymmetryCentre,
    Stamp,
    Move
};
inline constexpr std::array allTools{
    ToolId::Select, ToolId::Brush,  ToolId::Eraser,         ToolId::Number, ToolId::Harbour,
    ToolId::Robber, ToolId::Pirate, ToolId::Eyedropper,     ToolId::Marker, ToolId::Group,
    ToolId::Zone,   ToolId::Start,  ToolId::Shape,          ToolId::Fill,   ToolId::Lasso,
    ToolId::Wand,   ToolId::Same,   ToolId::SymmetryCentre, ToolId::Stamp,  ToolId::Move};

/// What a tool may use: the document and the shared settings, and ways to show what it would do. Tools know
/// no window, so tests run them with a host of their own.
class ToolHost {
  public:
    virtual ~ToolHost() = default;
    virtual MapDocument& document() = 0;
    virtual Selection& selection() = 0;
    virtual ToolSettings& settings() = 0;
    virtual void showGhost(std::optional<Ghost> ghost) = 0;
    virtual void showHover(std::optional<Place> place) = 0;
    virtual void showOfferedEdges(std::vector<EdgePlace> edges) = 0;
    virtual void setCursor(Qt::CursorShape shape) = 0;
    /// Moves the keyboard cursor; the tool hears of it by cursorMoved().
    virtual void moveCursor(Cell cell) = 0;
    /// Shows the symmetry about a centre that may be chosen; nothing for the one that is set.
    virtual void showSymmetryAt(std::optional<LatticeCentre> centre) = 0;
    /// Switches to another tool (the eyedropper hands over to the brush).
    virtual void useTool(ToolId id) = 0;
    /// The tool that was in use before this one.
    [[nodiscard]] virtual ToolId toolBefore() const = 0;
};

/// A tool: mouse and keys in, edits of the document out. One gesture (press to release) is one undo step.
class Tool {
  public:
    explicit Tool(ToolHost& host) : host_(host) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    [[nodiscard]] virtual ToolId id() const = 0;
    [[nodiscard]] virtual QString
    name() const = 0; ///< "Brush: forest" for the tool options and the status bar
    /// What each button and modifier does now, for the always-on hint line.
    [[nodiscard]] virtual QString hint() const = 0;

    virtual void activated() {}
    virtual void deactivated() {}
    virtual void pressed(const CanvasPoint& point) = 0;
    virtual void moved(const CanvasPoint& point) = 0;
    virtual void released(const CanvasPoint& point) = 0;
    virtual void left() {}
    /// The wheel over the map, in notches; 0 asks whether the tool would use it here. True when it did: the
    /// map is not zoomed then.
    virtual bool wheel(const CanvasPoint& /*point*/, int /*notches*/) { return false; }
    /// The keyboard cursor moved; a tool shows its ghost there.
    virtual void cursorMoved(Cell /*cell*/) {}
    /// A key; true when the tool used it.
    virtual bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor);
    /// Escape: stops the gesture and takes back what it did; true when there was one.
    virtual bool cancel() { return false; }
    /// The document, settings or selection changed: show the ghost anew.
    virtual void refresh() {}

  protected:
    ToolHost& host_;
};

} // namespace isle
