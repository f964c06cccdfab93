#pragma once

#include "editor/canvas/board_layers.h"
#include "editor/canvas/map_overlay.h"
#include "editor/canvas/overlay.h"
#include "editor/canvas/picture.h"
#include "editor/canvas/trace.h"
#include "editor/canvas/view_transform.h"

#include <QWidget>

#include <memory>
#include <span>

namespace isle {

/// A mouse event in the terms of the map.
struct CanvasPoint {
    QPointF pixels;         ///< in the canvas
    QPointF units;          ///< the same place in map units
    Cell cell;              ///< under the pointer; may lie outside the map
    bool onMap = false;     ///< the cell lies within the map's rows and columns
    EdgePlace edge;         ///< nearest edge of that cell
    CrossingPlace crossing; ///< nearest crossing
    Qt::MouseButton button = Qt::NoButton;
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
};

/// Whoever takes the mouse and keys of a canvas: the tools in Draw, the game in Playtest. Panning and zooming
/// never reach it.
class CanvasInput {
  public:
    virtual ~CanvasInput() = default;
    virtual void pressed(const CanvasPoint& point) = 0;
    virtual void moved(const CanvasPoint& point) = 0; ///< with and without buttons
    virtual void released(const CanvasPoint& point) = 0;
    virtual void doubleClicked(const CanvasPoint& point) { pressed(point); }
    virtual void left() {} ///< the pointer left the canvas
    /// The wheel without modifiers, in notches; 0 asks whether it would be used here. True when it was: the
    /// canvas neither zooms nor scrolls then.
    virtual bool wheel(const CanvasPoint& /*point*/, int /*notches*/) { return false; }
    /// A key; true when it was used. `cursor` is the keyboard cursor's cell.
    virtual bool keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) = 0;
    virtual bool contextMenu(const CanvasPoint&, QPoint /*global*/) { return false; }
};

/// The hex canvas: paints a BoardPicture and the overlays, zooms at the pointer, pans with the middle button
/// or Space, has rulers, a zoom box, a minimap and a keyboard cursor, and tells a CanvasInput what the user
/// does in terms of the map. It knows neither tools nor rules.
class MapCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit MapCanvas(QWidget* parent = nullptr);
    ~MapCanvas() override;

    /// Not owned; null to take none. The canvas must not outlive it while it is set.
    void setInput(CanvasInput* input);

    /// Replaces the picture; only hexes that differ are painted anew.
    void setPicture(BoardPicture picture);
    [[nodiscard]] const BoardPicture& picture() const;

    // Overlays; each setter repaints only what changes.
    void setSelection(std::vector<Cell> cells);
    void setHover(std::optional<Place> place);
    void setGhost(std::optional<Ghost> ghost);
    void setSymmetry(std::optional<SymmetryMark> mark);
    [[nodiscard]] const std::optional<SymmetryMark>& symmetry() const;
    void setProblemMarks(std::vector<ProblemMark> marks);
    void setLegalPlaces(std::vector<LegalPlace> places);
    void setOfferedEdges(std::vector<EdgePlace> edges); ///< legal edges of the harbour tool, lit
    [[nodiscard]] const std::vector<LegalPlace>& legalPlaces() const;
    /// The legal place that a click there takes, by its index; the one that is lit under the pointer.
    [[nodiscard]] std::optional<std::size_t> legalPlaceAt(QPointF pixels) const;
    [[nodiscard]] const std::optional<Ghost>& ghost() const;
    [[nodiscard]] const std::vector<ProblemMark>& problemMarks() const;

    // View
    [[nodiscard]] const ViewTransform& view() const;
    void setView(const ViewTransform& view);
    [[nodiscard]] double zoomPercent() const; ///< 100: hexes 64 px wide
    void setZoomPercent(double percent);      ///< about the middle
    void zoomIn();
    void zoomOut();
    void fit();                        ///< the whole map in view
    void centreOn(const Place& place); ///< pans and flashes the place
    void flash(const Place& place);    ///< without panning
    void setGridVisible(bool visible);
    void setCoordinatesVisible(bool visible); ///< rulers
    void setNamesVisible(bool visible);       ///< island names
    void setMinimapVisible(bool visible);
    void setStartAreasVisible(bool visible); ///< start islands of a design, where others are not; on at first
    [[nodiscard]] bool gridVisible() const;
    [[nodiscard]] bool coordinatesVisible() const;
    [[nodiscard]] bool namesVisible() const;
    [[nodiscard]] bool minimapVisible() const;
    [[nodiscard]] bool startAreasVisible() const;

    /// A turn of the wheel scrolls instead of zooming; with Ctrl it does the other. Shift scrolls sideways.
    void setWheelScrolls(bool scrolls);
    [[nodiscard]] bool wheelScrolls() const;

    // Layers (map_canvas_layers.cpp)
    void setLayers(const BoardLayers& layers);
    [[nodiscard]] const BoardLayers& layers() const;
    void setCellNamesVisible(bool visible); ///< "D5" in every hex
    void setPatternsVisible(bool visible);  ///< on terrains
    [[nodiscard]] bool patternsVisible() const;
    /// The picture under the map; nothing for none.
    void setTrace(std::optional<TracePicture> trace);
    [[nodiscard]] const std::optional<TracePicture>& trace() const;
    /// The mouse and the arrow keys move the trace picture instead of working on the map.
    void setTraceAdjusting(bool on);
    [[nodiscard]] bool traceAdjusting() const;
    /// What is told about the map over it, with its legend; nothing for none.
    void setOverlay(std::optional<MapOverlay> overlay);
    [[nodiscard]] const std::optional<MapOverlay>& overlay() const;

    // Keyboard cursor
    [[nodiscard]] Cell cursorCell() const;
    void setCursorCell(Cell cell);

    /// The picture under the pointer as CanvasPoint, for tests and tools.
    [[nodiscard]] CanvasPoint pointAt(QPointF pixels) const;

  signals:
    void zoomChanged(double percent);
    void hovered(Cell cell, bool onMap); ///< pointer or keyboard cursor moved to another cell
    void cursorMoved(Cell cell);
    void problemMarkClicked(int index);
    void traceMoved(QPointF topLeft); ///< in map units, by the user
    void traceAdjusted();             ///< Enter or Escape: moving it is over
    void overlayClosed();             ///< by the button of its legend

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace isle
