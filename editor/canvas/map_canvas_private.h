#pragma once

#include "editor/canvas/board_painter.h"
#include "editor/canvas/map_canvas.h"

#include <QBasicTimer>
#include <QCursor>
#include <QPixmap>
#include <QRegion>
#include <QVariantAnimation>

namespace isle {

class LegendCard;
class Minimap;
class ZoomBox;

/// The state of a canvas. The pixmap of the board is kept and patched; overlays are painted live over it.
struct MapCanvas::Private {
    explicit Private(MapCanvas& owner) : q(owner) {}

    MapCanvas& q;
    CanvasInput* input = nullptr;

    // What is shown
    BoardPicture picture;
    std::vector<Cell> selection;
    std::optional<Place> hover;
    std::optional<Ghost> ghost;
    std::optional<SymmetryMark> symmetry;
    std::vector<ProblemMark> marks;
    std::vector<LegalPlace> legal;
    std::vector<EdgePlace> offered;
    bool grid = true;
    bool coordinates = true;
    bool names = true;
    bool startAreas = true;
    bool minimapOn = true;
    bool minimapAsked = false; ///< opened from the zoom box although the canvas is narrow

    BoardLayers layers;
    bool cellNames = false;
    bool patterns = false;
    std::optional<TracePicture> trace;
    bool traceAdjusting = false;
    std::optional<QPointF> traceGrip; ///< where the pointer held the trace picture last
    std::optional<MapOverlay> overlay;
    bool wheelScrolls = false;

    // The view
    ViewTransform view;
    std::optional<DetailLevel> level;
    bool fitted = true; ///< the user has not moved the view: it follows the size of map and canvas
    QVariantAnimation glide;

    // The kept board
    QPixmap board;
    QRegion stale; ///< of the board pixmap
    const Theme* theme = nullptr;
    std::vector<PlacedName> placedNames;
    bool namesStale = true;

    // Pointer and keys
    QPointF pointer;
    bool pointerInside = false;
    std::optional<Cell> hoveredCell;
    bool panning = false;
    Qt::MouseButton panButton = Qt::NoButton;
    QPointF panFrom;
    bool spaceDown = false;
    bool spacePanned = false;
    int wheelRest = 0;
    int inputWheelRest = 0;
    Cell cursor;
    bool cursorShown = false;
    QRect tipShown;
    std::optional<QCursor> toolCursor;           ///< what the tool set, shown while the canvas needs no other
    std::optional<Qt::CursorShape> canvasCursor; ///< what the canvas shows instead
    bool settingCursor = false;

    // Flash
    std::optional<Place> flashed;
    int flashStep = 0;
    QBasicTimer flashTimer;

    ZoomBox* zoomBox = nullptr;
    Minimap* minimap = nullptr;
    LegendCard* legend = nullptr;

    /// A text beside the pointer or the cursor.
    struct Tip {
        QPointF beside;
        QString text;
        QString detail;
    };

    // map_canvas_paint.cpp
    void paint(QPainter& painter, const QRegion& region);
    void refreshBoard();
    void paintOverlays(QPainter& painter, const QRegion& region);
    void paintRulers(QPainter& painter);
    void paintTipNow(QPainter& painter);
    [[nodiscard]] std::optional<std::size_t> legalAt(QPointF pixels) const;
    [[nodiscard]] std::optional<std::size_t> pointedLegal() const;
    [[nodiscard]] std::optional<std::size_t> markAt(QPointF pixels) const;
    [[nodiscard]] std::optional<Tip> currentTip() const;
    [[nodiscard]] QRect tipRect() const;
    void updateTip();
    void placeNames();

    // map_canvas_layers.cpp
    void dragTrace(QPointF pixels);
    bool nudgeTrace(int key, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] std::optional<Tip> overlayTip() const;

    // map_canvas_view.cpp
    [[nodiscard]] int rulerSize() const;
    [[nodiscard]] QRect mapArea() const; ///< of the canvas, without rulers
    void setZoomAbout(double percent, QPointF pixels);
    void moveBy(QPointF pixels);
    void moveTo(QPointF origin);
    void keepInView();
    void viewChanged(bool zoomed);
    void showCell(Cell cell);
    void startFlash(const Place& place);
    void placeCards();
    void everythingStale();

    // map_canvas_input.cpp
    void pointerMoved(QPointF pixels);
    void setHoveredCell(std::optional<Cell> cell);
    bool startPan(QMouseEvent* event);
    void scrollBy(const QWheelEvent& event, bool sideways);
    [[nodiscard]] bool wheelToInput(const QWheelEvent& event);
    void zoomByWheel(int angle, QPointF pixels);
    void updateCursorShape();
    bool moveCursor(int key);
    bool cursorKey(QKeyEvent* event);

    // map_canvas.cpp
    void boardChanged(const QRegion& region);
    [[nodiscard]] QRegion changedRegion(const BoardPicture& before, const BoardPicture& after) const;
};

/// Installs the accessible interface of canvases: a table of hexes with names. Called by the first
/// canvas made.
void installCanvasAccessibility();
/// Tells screen readers that the keyboard cursor is on another hex.
void announceCell(MapCanvas& canvas, Cell cell);
/// The hexes whose names differ between two pictures of one size, in reading order.
[[nodiscard]] std::vector<Cell> hexesRenamed(const BoardPicture& before, const BoardPicture& after);
/// Tells screen readers of those, and speaks the one under the keyboard cursor again.
void announceDifferences(MapCanvas& canvas, const BoardPicture& before);

/// The zoom steps (visual design 8), in per cent.
inline constexpr double zoomSteps[] = {10,  15,  20,  25,  33,  50,  67,  75,
                                       100, 125, 150, 200, 300, 400, 600, 800};
inline constexpr double fullZoomPixels = 64.0; ///< hex width at 100 %

} // namespace isle
