#include "editor/tools/shape_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/consequences.h"
#include "editor/tools/drawing.h"
#include "editor/tools/paint.h"
#include "editor/tools/tool_settings.h"
#include "engine/lattice/shapes.h"

#include <QLocale>

#include <utility>

namespace isle {
namespace {

struct ShapeText {
    Q_DECLARE_TR_FUNCTIONS(ShapeText)
};

Cell straightened(Cell from, Cell to, ShapeKind kind) {
    switch (kind) {
    case ShapeKind::Line:
    case ShapeKind::Triangle:
        return onAxis(from, to);
    case ShapeKind::Circle:
        return onWholeRadius(from, to);
    case ShapeKind::Hexagon:
        break;
    }
    return to;
}

} // namespace

std::vector<Cell> shapeCells(Cell from, Cell to, const DrawOptions& options, int radius) {
    switch (options.shape) {
    case ShapeKind::Line:
        return thickened(line(from, to), radius);
    case ShapeKind::Circle:
        return options.filled ? circle(from, to) : thickened(ring(from, to), radius);
    case ShapeKind::Hexagon:
        return options.filled ? disc(from, distance(from, to))
                              : thickened(hexagonOutline(from, distance(from, to)), radius);
    case ShapeKind::Triangle:
        return options.filled ? triangle(from, to) : thickened(triangleOutline(from, to), radius);
    }
    return {};
}

QString shapeText(Cell from, Cell to, const DrawOptions& options) {
    const int steps = distance(from, to);
    switch (options.shape) {
    case ShapeKind::Line:
        return ShapeText::tr("Line, %1 long").arg(steps + 1);
    case ShapeKind::Circle: {
        QString radius = QLocale().toString(radiusOf(from, to), 'f', 1);
        if (radius.endsWith(QLatin1Char('0')))
            radius.chop(2);
        return options.filled ? ShapeText::tr("Circle, radius %1").arg(radius)
                              : ShapeText::tr("Ring, radius %1").arg(radius);
    }
    case ShapeKind::Hexagon:
        return options.filled ? ShapeText::tr("Hexagon, radius %1").arg(steps)
                              : ShapeText::tr("Hexagon outline, radius %1").arg(steps);
    case ShapeKind::Triangle:
        return options.filled ? ShapeText::tr("Triangle, sides of %1").arg(steps + 1)
                              : ShapeText::tr("Triangle outline, sides of %1").arg(steps + 1);
    }
    return {};
}

QString ShapeTool::name() const {
    const DrawOptions& options = host_.settings().draw();
    const QString terrain = options.mixed ? tr("mixed terrains") : displayName(host_.settings().terrain());
    switch (options.shape) {
    case ShapeKind::Line:
        return tr("Line: %1", "a terrain").arg(terrain);
    case ShapeKind::Circle:
        return options.filled ? tr("Circle: %1", "a terrain").arg(terrain)
                              : tr("Ring: %1", "a terrain").arg(terrain);
    case ShapeKind::Hexagon:
        return tr("Hexagon: %1", "a terrain").arg(terrain);
    case ShapeKind::Triangle:
        return tr("Triangle: %1", "a terrain").arg(terrain);
    }
    return {};
}

QString ShapeTool::hint() const {
    return tr(
        "Left: drag a shape (keys: Space, Space). Shift: straight. P: next shape. U: outline. Right: pick. "
        "Esc: stop.");
}

void ShapeTool::activated() {
    host_.setCursor(Qt::CrossCursor);
    show();
}

void ShapeTool::deactivated() {
    drag_.reset();
    target_.reset();
    show();
}

void ShapeTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    straight_ = point.modifiers.testFlag(Qt::ShiftModifier);
    const bool left = point.button == Qt::LeftButton;
    if (drag_) {
        if (drag_->byKeys && left)
            draw(); // begun with keys, ended by a click
        return;
    }
    if (point.button == Qt::RightButton || (left && point.modifiers.testFlag(Qt::ControlModifier))) {
        if (point.onMap)
            host_.settings().setTerrain(host_.document().map().at(point.cell).terrain);
    } else if (left) {
        drag_ = Drag{point.cell, false};
        show();
    }
}

void ShapeTool::moved(const CanvasPoint& point) {
    if (drag_ && !drag_->byKeys && !point.buttons.testFlag(Qt::LeftButton))
        drag_.reset(); // the release went elsewhere
    const bool straight = point.modifiers.testFlag(Qt::ShiftModifier);
    if (target_ == point.cell && straight_ == straight)
        return;
    target_ = point.cell;
    straight_ = straight;
    show();
}

void ShapeTool::released(const CanvasPoint& point) {
    if (!drag_ || drag_->byKeys || point.button != Qt::LeftButton)
        return;
    target_ = point.cell;
    draw();
}

void ShapeTool::left() {
    if (drag_)
        return;
    target_.reset();
    show();
}

void ShapeTool::cursorMoved(Cell cell) {
    if ((drag_ && !drag_->byKeys) || target_ == cell)
        return;
    target_ = cell;
    straight_ = false;
    show();
}

bool ShapeTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (sizeKey(host_.settings(), key))
        return true;
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    if (drag_ && !drag_->byKeys)
        return true;
    target_ = cursor;
    straight_ = modifiers.testFlag(Qt::ShiftModifier);
    if (drag_) {
        draw();
    } else {
        drag_ = Drag{cursor, true};
        show();
    }
    return true;
}

bool ShapeTool::cancel() {
    if (!drag_)
        return false;
    drag_.reset();
    show();
    return true;
}

void ShapeTool::refresh() {
    if (!drawing_)
        show();
}

Cell ShapeTool::end() const {
    const Cell from = drag_ ? drag_->from : *target_;
    return straight_ ? straightened(from, *target_, host_.settings().draw().shape) : *target_;
}

std::vector<Cell> ShapeTool::cells() const {
    const ToolSettings& settings = host_.settings();
    return shapeCells(drag_ ? drag_->from : *target_, end(), settings.draw(), settings.radius());
}

void ShapeTool::apply(Map& map) const {
    paintChosen(host_, map, withImages(host_, cells()), drawn_);
}

void ShapeTool::draw() {
    MapDocument& document = host_.document();
    Map next = document.map();
    apply(next);
    const QString where = whereText(changedCells(document.map(), next));
    drag_.reset();
    ++drawn_;
    drawing_ = true;
    document.edit(chosenStepName(host_), where, [&next](Map& map) { map = std::move(next); });
    drawing_ = false;
    show();
}

void ShapeTool::show() {
    const MapDocument& document = host_.document();
    const bool onMap = target_ && document.map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (!target_ || (!onMap && !drag_))
        return host_.showGhost(std::nullopt);
    Map next = document.map();
    apply(next);
    Ghost ghost = ghostOf(document.map(), document.topology(), next);
    if (drag_) {
        std::vector<Cell> drawn = withImages(host_, cells());
        std::erase_if(drawn, [&](Cell cell) { return !document.map().contains(cell); });
        ghost.tip = tr("%1: %n hexes", "a shape with its size", static_cast<int>(drawn.size()))
                        .arg(shapeText(drag_->from, end(), host_.settings().draw()));
    } else {
        ghost.tip = chosenTipName(host_);
    }
    ghost.tipDetail = joinedDetail({ghost.tipDetail, offMapText(host_, cells())});
    host_.showGhost(std::move(ghost));
}

} // namespace isle
