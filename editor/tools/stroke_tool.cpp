#include "editor/tools/stroke_tool.h"

#include "editor/document/map_command.h"
#include "editor/document/map_document.h"
#include "editor/tools/consequences.h"
#include "editor/tools/drawing.h"
#include "editor/tools/paint.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace isle {

void StrokeTool::activated() {
    host_.setCursor(Qt::CrossCursor);
    showPreview();
}

void StrokeTool::deactivated() {
    finish();
    target_.reset();
    showPreview();
}

void StrokeTool::pressed(const CanvasPoint& point) {
    if (stroke_)
        return; // a second button during a stroke
    target_ = point.cell;
    straight_ = point.modifiers.testFlag(Qt::ShiftModifier);
    const bool right = point.button == Qt::RightButton;
    if (!right && point.button != Qt::LeftButton)
        return;
    if ((right || point.modifiers.testFlag(Qt::ControlModifier)) && pick(point))
        return;
    begin(right ? Way::Second : Way::Main, point.button, point.cell, straight_);
}

void StrokeTool::moved(const CanvasPoint& point) {
    const bool straight = point.modifiers.testFlag(Qt::ShiftModifier);
    if (stroke_ && (!point.buttons.testFlag(stroke_->button) || !stillOurs()))
        finish(); // the release went elsewhere, or the stroke was undone
    if (target_ == point.cell && straight_ == straight)
        return;
    target_ = point.cell;
    straight_ = straight;
    if (stroke_)
        extend(point.cell);
    showPreview();
}

void StrokeTool::released(const CanvasPoint& point) {
    if (!stroke_ || point.button != stroke_->button)
        return;
    if (point.cell != stroke_->last && stillOurs())
        extend(point.cell);
    finish();
    showPreview();
}

void StrokeTool::left() {
    if (stroke_)
        return; // the pointer is held and comes back
    target_.reset();
    showPreview();
}

void StrokeTool::cursorMoved(Cell cell) {
    if (stroke_ || target_ == cell)
        return;
    target_ = cell;
    straight_ = false;
    showPreview();
}

bool StrokeTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (stroke_)
        return false;
    const bool main = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool second = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    if (!main && !second)
        return false;
    target_ = cursor;
    begin(main ? Way::Main : Way::Second, Qt::NoButton, cursor, modifiers.testFlag(Qt::ShiftModifier));
    finish();
    showPreview();
    return true;
}

bool StrokeTool::cancel() {
    if (!stroke_)
        return false;
    const Stroke stroke = std::move(*stroke_);
    stroke_.reset();
    host_.document().cancelGesture(stroke.gesture);
    showPreview();
    return true;
}

void StrokeTool::refresh() {
    if (!extending_)
        showPreview();
}

void StrokeTool::begin(Way way, Qt::MouseButton button, Cell cell, bool straight) {
    MapDocument& document = host_.document();
    const Cell from = straight && lastEnd_ ? *lastEnd_ : cell;
    stroke_ =
        Stroke{document.newGesture(), way, button, from, document.map(), document.sharedTopology(), false};
    extend(cell);
    showPreview();
}

void StrokeTool::extend(Cell to) {
    MapDocument& document = host_.document();
    Map next = document.map();
    apply(next, touchedAlong(stroke_->last, to), stroke_->way);
    const QString where = whereText(changedCells(stroke_->before, next));
    stroke_->last = to;
    extending_ = true;
    if (document.edit(
            stepName(stroke_->way), where, [&next](Map& map) { map = std::move(next); }, stroke_->gesture))
        stroke_->changed = true;
    extending_ = false;
}

void StrokeTool::finish() {
    if (!stroke_)
        return;
    lastEnd_ = stroke_->last;
    stroke_.reset();
    ++strokes_;
}

bool StrokeTool::stillOurs() const {
    if (!stroke_->changed)
        return true;
    const QUndoStack& stack = host_.document().undoStack();
    const MapCommand* step = MapCommand::at(stack, stack.index() - 1);
    return step && step->id() == stroke_->gesture;
}

std::vector<Cell> StrokeTool::touchedAlong(Cell from, Cell to) const {
    std::vector<Cell> cells;
    for (const Cell centre : line(from, to)) {
        const std::vector<Cell> touched = touchedBy(centre);
        cells.insert(cells.end(), touched.begin(), touched.end());
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return withImages(host_, cells);
}

void StrokeTool::showPreview(const QString& text) {
    const bool onMap = target_ && host_.document().map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    host_.showGhost(target_ ? preview(text) : std::nullopt);
}

std::optional<Ghost> StrokeTool::preview(const QString& text) const {
    const MapDocument& document = host_.document();
    const Map& map = document.map();
    const Way way = stroke_ ? stroke_->way : Way::Main;
    Ghost ghost;
    if (stroke_) {
        // The stroke is on the map already; the tip counts what it has done so far.
        ghost.look = look();
        const std::vector<Cell> done = changedCells(stroke_->before, map);
        if (!done.empty())
            ghost.tip = tr("%1: %2", "what is painted: where").arg(tipName(way), whereText(done));
        ghost.tipDetail = consequences(stroke_->before, *stroke_->topology, map, document.topology());
    } else {
        Map next = map;
        apply(next, touchedAlong(straight_ && lastEnd_ ? *lastEnd_ : *target_, *target_), way);
        ghost = ghostOf(map, document.topology(), next);
        ghost.look = look();
        if (!ghost.hexes.empty())
            ghost.tip =
                tr("%1: %2", "what is painted: where").arg(tipName(way), whereText(changedCells(map, next)));
        else if (map.contains(*target_))
            ghost.tip = refusal(*target_);
        if (ghost.hexes.empty() && !ghost.tip.isEmpty())
            ghost.refused.push_back(*target_);
    }
    ghost.tipDetail = joinedDetail({ghost.tipDetail, offMapText(host_, touchedBy(*target_))});
    if (!text.isEmpty()) {
        ghost.tip = text;
        ghost.tipDetail.clear();
    }
    if (ghost.hexes.empty() && ghost.tip.isEmpty())
        return std::nullopt;
    return ghost;
}

} // namespace isle
