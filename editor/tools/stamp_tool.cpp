#include "editor/tools/stamp_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/consequences.h"
#include "editor/tools/patch_edits.h"
#include "editor/tools/tool_settings.h"

namespace isle {

QString StampTool::name() const {
    const MapPatch& stamp = host_.settings().paste().stamp;
    return stamp.empty() ? tr("Stamp") : tr("Stamp: %1", "7 hexes").arg(whereText(stamp.cells()));
}

QString StampTool::hint() const {
    return tr("Left: place. Shift: go on placing. X, Y: mirror. Z, Shift+Z: turn. Right drag: take a piece. "
              "Enter: place. Esc: end.");
}

void StampTool::activated() {
    host_.setCursor(Qt::PointingHandCursor);
    show();
}

void StampTool::deactivated() {
    capture_.cancel();
    left();
}

void StampTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    if (point.button == Qt::RightButton)
        capture_.begin(point.cell);
    else if (point.button == Qt::LeftButton)
        place(point.cell, point.modifiers.testFlag(Qt::ShiftModifier));
}

void StampTool::moved(const CanvasPoint& point) {
    if (capture_.moved(point))
        return;
    if (target_ == point.cell)
        return;
    target_ = point.cell;
    show();
}

void StampTool::released(const CanvasPoint& point) {
    if (capture_.released(point))
        show();
}

void StampTool::left() {
    target_.reset();
    show();
}

void StampTool::cursorMoved(Cell cell) {
    target_ = cell;
    show();
}

bool StampTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    PasteOptions options = host_.settings().paste();
    if (const auto turn = turnOfKey(key, modifiers, {0, 0})) {
        options.stamp = transformed(options.stamp, *turn);
        host_.settings().setPaste(options);
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space)
        return false;
    place(target_.value_or(cursor), modifiers.testFlag(Qt::ShiftModifier));
    return true;
}

bool StampTool::cancel() {
    if (capture_.cancel()) {
        show();
        return true;
    }
    if (host_.settings().paste().stamp.empty() || host_.settings().paste().stays)
        return false;
    host_.useTool(host_.toolBefore()); // a paste ends where it began
    return true;
}

void StampTool::place(Cell cell, bool goOn) {
    const PasteOptions options = host_.settings().paste();
    if (options.stamp.empty())
        return show();
    const std::vector<Cell> cells = pastePatch(host_.document(), options.stamp, cell, options.layers);
    if (cells.empty() || goOn || options.stays)
        return show();
    host_.selection().set(cells);
    host_.useTool(host_.toolBefore());
}

void StampTool::show() {
    const Map& map = host_.document().map();
    const bool onMap = target_ && map.contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (!target_) {
        host_.showGhost(std::nullopt);
        return;
    }
    const PasteOptions& options = host_.settings().paste();
    Ghost ghost;
    if (options.stamp.empty()) {
        ghost.tip = tr("There is no stamp yet: drag with the right button, or copy hexes.");
    } else {
        const MapDocument& document = host_.document();
        const std::vector<Cell> cells = cellsUnder(map, options.stamp, *target_);
        const Map after = afterPaste(map, document.topology(), options.stamp, *target_, options.layers);
        ghost = fullGhost(map, document.topology(), after, cells);
        ghost.outlined = cells;
        const auto outside = static_cast<int>(options.stamp.hexes.size() - cells.size());
        ghost.tip = tr("Place %1", "7 hexes").arg(whereText(cells));
        if (outside > 0)
            ghost.tip = tr("Place %1; outside the map: %2", "7 hexes").arg(whereText(cells)).arg(outside);
        if (cells.empty())
            ghost.tip = tr("All of the stamp lies outside the map.");
    }
    host_.showGhost(std::move(ghost));
}

} // namespace isle
