#include "editor/tools/tool_manager.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/area_select_tool.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/eraser_tool.h"
#include "editor/tools/eyedropper_tool.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/group_tool.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/lasso_tool.h"
#include "editor/tools/locked_layers.h"
#include "editor/tools/marker_tool.h"
#include "editor/tools/move_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/piece_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/shape_tool.h"
#include "editor/tools/stamp_tool.h"
#include "editor/tools/start_tool.h"
#include "editor/tools/symmetry_centre_tool.h"
#include "editor/tools/tool_settings.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

std::unique_ptr<Tool> makeTool(ToolId id, ToolHost& host) {
    switch (id) {
    case ToolId::Select:
        return std::make_unique<SelectTool>(host);
    case ToolId::Brush:
        return std::make_unique<BrushTool>(host);
    case ToolId::Eraser:
        return std::make_unique<EraserTool>(host);
    case ToolId::Number:
        return std::make_unique<NumberTool>(host);
    case ToolId::Harbour:
        return std::make_unique<HarbourTool>(host);
    case ToolId::Robber:
    case ToolId::Pirate:
        return std::make_unique<PieceTool>(host, id);
    case ToolId::Eyedropper:
        return std::make_unique<EyedropperTool>(host);
    case ToolId::Marker:
        return std::make_unique<MarkerTool>(host);
    case ToolId::Group:
        return std::make_unique<GroupTool>(host);
    case ToolId::Zone:
        return std::make_unique<ZoneTool>(host);
    case ToolId::Start:
        return std::make_unique<StartTool>(host);
    case ToolId::Shape:
        return std::make_unique<ShapeTool>(host);
    case ToolId::Fill:
        return std::make_unique<FillTool>(host);
    case ToolId::Lasso:
        return std::make_unique<LassoTool>(host);
    case ToolId::Wand:
    case ToolId::Same:
        return std::make_unique<AreaSelectTool>(host, id);
    case ToolId::SymmetryCentre:
        return std::make_unique<SymmetryCentreTool>(host);
    case ToolId::Stamp:
        return std::make_unique<StampTool>(host);
    case ToolId::Move:
        return std::make_unique<MoveTool>(host);
    }
    return nullptr;
}

} // namespace

struct ToolManager::Private {
    MapDocument& document;
    Selection& selection;
    ToolSettings& settings;
    MapCanvas& canvas;
    std::array<std::unique_ptr<Tool>, allTools.size()> tools{};
    ToolId current = ToolId::Select;
    ToolId before = ToolId::Brush; ///< the tool in use before the current one
    bool attached = false;
    Qt::CursorShape shape = Qt::ArrowCursor;
    QPointF rightPress{};
    bool rightDragged = false; ///< the right button was moved since it was pressed: no menu

    std::optional<CanvasPoint> pointer{}; ///< where it rests over the canvas
    std::optional<Cell> cursor{};         ///< of the keyboard, when that moved last

    /// A tool just taken up shows its ghost at once, not only with the next move.
    void showWhere() {
        if (cursor)
            tool().cursorMoved(*cursor);
        else if (pointer)
            tool().moved(*pointer);
    }
    void pointerAt(const CanvasPoint& point) {
        pointer = point;
        pointer->button = Qt::NoButton;
        pointer->buttons = Qt::NoButton;
        pointer->modifiers = Qt::NoModifier;
        cursor.reset();
    }

    void showSymmetry(std::optional<LatticeCentre> tried = std::nullopt) {
        const DrawOptions& options = settings.draw();
        if (!attached || options.symmetry == SymmetryKind::Off)
            return canvas.setSymmetry(std::nullopt);
        canvas.setSymmetry(SymmetryMark{tried.value_or(centreOn(document.map(), options)),
                                        turnsOf(options.symmetry), axesOf(options.symmetry)});
    }

    [[nodiscard]] Tool& tool() const { return *tools[static_cast<std::size_t>(current)]; }

    void dropSelectionOutside() {
        std::vector<Cell> cells = selection.cells();
        std::erase_if(cells, [this](Cell cell) { return !document.map().contains(cell); });
        selection.set(std::move(cells));
    }
};

ToolManager::ToolManager(MapDocument& document, Selection& selection, ToolSettings& settings,
                         MapCanvas& canvas, QObject* parent)
    : QObject(parent), d(new Private{document, selection, settings, canvas}) {
    for (const ToolId id : allTools)
        d->tools[static_cast<std::size_t>(id)] = makeTool(id, *this);
    connect(&document, &MapDocument::changed, this, [this](const MapChange& change) {
        if (change.everything) {
            d->dropSelectionOutside();
            d->showSymmetry();
        }
        if (d->attached)
            d->tool().refresh();
    });
    connect(&settings, &ToolSettings::changed, this, [this] {
        if (!d->attached)
            return;
        d->showSymmetry();
        d->tool().refresh();
        emit hintChanged(d->tool().name(), d->tool().hint());
    });
    connect(&selection, &Selection::changed, this, [this] {
        if (!d->attached)
            return;
        d->canvas.setSelection(d->selection.cells());
        d->tool().refresh();
    });
    connect(&canvas, &MapCanvas::cursorMoved, this, [this](Cell cell) {
        d->cursor = cell;
        if (d->attached)
            d->tool().cursorMoved(cell);
    });
}

ToolManager::~ToolManager() {
    detach();
}

ToolId ToolManager::current() const {
    return d->current;
}

void ToolManager::setCurrent(ToolId id) {
    if (id == d->current)
        return;
    if (d->attached)
        d->tool().deactivated();
    d->before = d->current;
    d->current = id;
    if (d->attached) {
        d->tool().activated();
        d->showWhere();
    }
    emit currentChanged(id);
    if (d->attached)
        emit hintChanged(d->tool().name(), d->tool().hint());
}

const Tool& ToolManager::tool(ToolId id) const {
    return *d->tools[static_cast<std::size_t>(id)];
}

void ToolManager::attach() {
    if (d->attached)
        return;
    d->attached = true;
    d->canvas.setInput(this);
    d->canvas.setSelection(d->selection.cells());
    d->showSymmetry();
    d->tool().activated();
    d->showWhere();
    emit hintChanged(d->tool().name(), d->tool().hint());
}

void ToolManager::detach() {
    if (!d->attached)
        return;
    d->tool().deactivated();
    d->attached = false;
    d->showSymmetry();
    d->canvas.setInput(nullptr);
    d->canvas.setSelection({});
    d->canvas.setHover(std::nullopt);
    d->canvas.setGhost(std::nullopt);
    d->canvas.setOfferedEdges({});
    d->canvas.unsetCursor();
}

void ToolManager::pressed(const CanvasPoint& point) {
    d->rightPress = point.pixels;
    d->rightDragged = false;
    d->pointerAt(point);
    d->tool().pressed(point);
}

void ToolManager::moved(const CanvasPoint& point) {
    if (point.buttons.testFlag(Qt::RightButton)
        && (point.pixels - d->rightPress).manhattanLength() > QApplication::startDragDistance())
        d->rightDragged = true;
    // The canvas takes its own shape away again after panning or showing a mark.
    if (d->canvas.cursor().shape() == Qt::ArrowCursor)
        d->canvas.setCursor(d->shape);
    d->pointerAt(point);
    d->tool().moved(point);
}

void ToolManager::released(const CanvasPoint& point) {
    d->tool().released(point);
}

void ToolManager::left() {
    d->pointer.reset();
    d->tool().left();
}

bool ToolManager::wheel(const CanvasPoint& point, int notches) {
    return d->tool().wheel(point, notches);
}

bool ToolManager::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    d->rightDragged = false;
    if (key != Qt::Key_Escape)
        return d->tool().keyPressed(key, modifiers, cursor);
    // First the gesture, then the selection, then the tool.
    if (d->tool().cancel())
        return true;
    if (!d->selection.cells().empty())
        d->selection.clear();
    else if (d->current != ToolId::Select)
        setCurrent(ToolId::Select);
    else
        return false;
    return true;
}

bool ToolManager::contextMenu(const CanvasPoint& point, QPoint global) {
    // In other tools the right button has a use of its own, and no menu must come up behind it.
    const bool dragged = std::exchange(d->rightDragged, false);
    if (d->current != ToolId::Select || dragged || !point.onMap)
        return true;
    if (!d->selection.contains(point.cell))
        d->selection.set({point.cell});
    emit contextMenuRequested(point.cell, global);
    return true;
}

MapDocument& ToolManager::document() {
    return d->document;
}
Selection& ToolManager::selection() {
    return d->selection;
}
ToolSettings& ToolManager::settings() {
    return d->settings;
}
void ToolManager::showGhost(std::optional<Ghost> ghost) {
    if (ghost)
        withholdLocked(*ghost, d->document.map(), d->document.layers());
    d->canvas.setGhost(std::move(ghost));
}
void ToolManager::showHover(std::optional<Place> place) {
    d->canvas.setHover(place);
}
void ToolManager::showOfferedEdges(std::vector<EdgePlace> edges) {
    d->canvas.setOfferedEdges(std::move(edges));
}
void ToolManager::setCursor(Qt::CursorShape shape) {
    d->shape = shape;
    d->canvas.setCursor(shape);
}
void ToolManager::moveCursor(Cell cell) {
    d->canvas.setCursorCell(cell);
}
void ToolManager::showSymmetryAt(std::optional<LatticeCentre> centre) {
    d->showSymmetry(centre);
}
ToolId ToolManager::toolBefore() const {
    return d->before;
}
void ToolManager::useTool(ToolId id) {
    setCurrent(id);
}

} // namespace isle
