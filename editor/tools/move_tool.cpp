#include "editor/tools/move_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/patch_edits.h"

namespace isle {

QString MoveTool::name() const {
    return tr("Move");
}

QString MoveTool::hint() const {
    return tr("Left: drag the selection or a hex elsewhere. Alt: a copy. X, Y: mirror. Z, Shift+Z: turn. "
              "Enter: pick up, set down. Esc: put back.");
}

void MoveTool::activated() {
    host_.setCursor(Qt::SizeAllCursor);
    show();
}

void MoveTool::deactivated() {
    floating_.cancel();
    dragging_ = false;
    left();
}

/// The selection when the hex is one of it, else that hex alone, which is selected then.
bool MoveTool::pickUp(Cell cell) {
    const Map& map = host_.document().map();
    if (!map.contains(cell) || map.at(cell).terrain == Terrain::Void)
        return false;
    if (!host_.selection().contains(cell))
        host_.selection().set({cell});
    floating_.begin(host_.selection().cells(), cell);
    return true;
}

void MoveTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    if (point.button != Qt::LeftButton)
        return;
    copy_ = point.modifiers.testFlag(Qt::AltModifier);
    if (floating_.active()) { // picked up by a key: the click sets down
        floating_.carryTo(point.cell);
        floating_.drop(copy_);
    } else {
        dragging_ = pickUp(point.cell);
    }
    show();
}

void MoveTool::moved(const CanvasPoint& point) {
    if (dragging_ && !point.buttons.testFlag(Qt::LeftButton)) {
        floating_.cancel(); // the release went elsewhere
        dragging_ = false;
    }
    const bool copy = point.modifiers.testFlag(Qt::AltModifier);
    if (target_ == point.cell && copy == copy_)
        return;
    target_ = point.cell;
    copy_ = copy;
    floating_.carryTo(point.cell);
    show();
}

void MoveTool::released(const CanvasPoint& point) {
    if (!dragging_ || point.button != Qt::LeftButton)
        return;
    dragging_ = false;
    floating_.carryTo(point.cell);
    if (!floating_.drop(point.modifiers.testFlag(Qt::AltModifier)))
        floating_.cancel(); // the ghost said why
    show();
}

void MoveTool::left() {
    if (floating_.active())
        return;
    target_.reset();
    show();
}

void MoveTool::cursorMoved(Cell cell) {
    if (dragging_)
        return;
    target_ = cell;
    floating_.carryTo(cell);
    show();
}

bool MoveTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (floating_.keyPressed(key, modifiers)) {
        show();
        return true;
    }
    if (!floating_.active() && turnKey(host_, key, modifiers))
        return true;
    if (dragging_ || (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space))
        return false;
    if (floating_.active())
        floating_.drop(false);
    else
        pickUp(cursor);
    show();
    return true;
}

bool MoveTool::cancel() {
    dragging_ = false;
    const bool held = floating_.cancel();
    show();
    return held;
}

void MoveTool::show() {
    const bool onMap = target_ && host_.document().map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (floating_.active())
        floating_.show(copy_);
    else
        host_.showGhost(std::nullopt);
}

} // namespace isle
