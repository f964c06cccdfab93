#include "editor/tools/area_select_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/select_mode.h"
#include "editor/tools/tool_settings.h"

#include <utility>

namespace isle {

QString AreaSelectTool::name() const {
    return id_ == ToolId::Wand ? tr("Magic wand") : tr("Select same");
}

QString AreaSelectTool::hint() const {
    return id_ == ToolId::Wand
               ? tr("Left: select what is linked and alike. Shift: add. Alt: take out. Shift+Alt: keep "
                    "what is in both. Esc: none.")
               : tr("Left: select all that are alike. Shift: add. Alt: take out. Shift+Alt: keep what "
                    "is in both. Esc: none.");
}

void AreaSelectTool::activated() {
    host_.setCursor(Qt::PointingHandCursor);
    show();
}

void AreaSelectTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    modifiers_ = point.modifiers;
    if (point.button == Qt::LeftButton)
        take();
    else
        show();
}

void AreaSelectTool::moved(const CanvasPoint& point) {
    if (target_ == point.cell && modifiers_ == point.modifiers)
        return;
    target_ = point.cell;
    modifiers_ = point.modifiers;
    show();
}

void AreaSelectTool::left() {
    target_.reset();
    show();
}

void AreaSelectTool::cursorMoved(Cell cell) {
    if (target_ == cell)
        return;
    target_ = cell;
    modifiers_ = {};
    show();
}

bool AreaSelectTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    target_ = cursor;
    modifiers_ = modifiers;
    take();
    return true;
}

std::vector<Cell> AreaSelectTool::area() const {
    const Map& map = host_.document().map();
    const DrawOptions& options = host_.settings().draw();
    return id_ == ToolId::Wand ? linkedAlike(map, *target_, options.wandBy)
                               : sameOnMap(map, *target_, options.sameBy);
}

void AreaSelectTool::take() {
    const SelectMode mode = selectModeOf(modifiers_, host_.settings().draw().selectMode);
    const std::vector<Cell> cells = area();
    Selection& selection = host_.selection();
    // A click beside the map selects nothing; one on a hex without marker or harbour says so.
    if (!cells.empty() || !host_.document().map().contains(*target_))
        selection.set(combined(selection.cells(), cells, mode));
    show();
}

void AreaSelectTool::show() {
    const bool onMap = target_ && host_.document().map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (!onMap)
        return host_.showGhost(std::nullopt);
    Ghost ghost;
    ghost.outlined = area();
    if (!ghost.outlined.empty())
        ghost.tip =
            selectText(selectModeOf(modifiers_, host_.settings().draw().selectMode), ghost.outlined.size());
    else if (host_.settings().draw().sameBy == SameBy::Marker)
        ghost.tip = tr("There is no chip and no chest here.");
    else
        ghost.tip = tr("This hex has no harbour.");
    host_.showGhost(std::move(ghost));
}

} // namespace isle
