#include "editor/tools/eyedropper_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/tool_settings.h"

namespace isle {

QString EyedropperTool::name() const {
    return tr("Eyedropper");
}

QString EyedropperTool::hint() const {
    return tr("Left: pick terrain or harbour. Right or Shift: pick number. Esc: stop.");
}

void EyedropperTool::activated() {
    host_.setCursor(Qt::CrossCursor);
    show();
}

void EyedropperTool::pressed(const CanvasPoint& point) {
    if (!point.onMap || (point.button != Qt::LeftButton && point.button != Qt::RightButton))
        return;
    const bool number = point.button == Qt::RightButton || point.modifiers.testFlag(Qt::ShiftModifier);
    if (const MapHarbour* harbour = number ? nullptr : harbourOf(point)) {
        host_.settings().setHarbour(harbour->kind);
        host_.useTool(ToolId::Harbour);
        return;
    }
    pickHex(point.cell, number);
}

void EyedropperTool::moved(const CanvasPoint& point) {
    target_ = point.cell;
    const MapHarbour* harbour = harbourOf(point);
    harbour_ = harbour ? std::optional(harbour->edge) : std::nullopt;
    show();
}

void EyedropperTool::left() {
    target_.reset();
    harbour_.reset();
    show();
}

void EyedropperTool::cursorMoved(Cell cell) {
    if (target_ == cell)
        return;
    target_ = cell;
    harbour_.reset();
    show();
}

bool EyedropperTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    if (host_.document().map().contains(cursor))
        pickHex(cursor, modifiers.testFlag(Qt::ShiftModifier));
    return true;
}

/// Harbours are drawn on the sea: over land the hex is meant.
const MapHarbour* EyedropperTool::harbourOf(const CanvasPoint& point) const {
    const Map& map = host_.document().map();
    return isLand(map.at(point.cell).terrain) ? nullptr : map.harbourAt(point.edge);
}

void EyedropperTool::pickHex(Cell cell, bool number) {
    const MapHex hex = host_.document().map().at(cell);
    if (!number) {
        host_.settings().setTerrain(hex.terrain);
        host_.useTool(ToolId::Brush);
    } else if (!hex.number.none()) {
        host_.settings().setNumber(hex.number);
        host_.useTool(ToolId::Number);
    }
}

void EyedropperTool::show() {
    const Map& map = host_.document().map();
    if (!target_ || !map.contains(*target_)) {
        host_.showHover(std::nullopt);
        host_.showGhost(std::nullopt);
        return;
    }
    Ghost ghost;
    const MapHarbour* harbour = harbour_ ? map.harbourAt(*harbour_) : nullptr;
    if (harbour) {
        host_.showHover(harbour->edge);
        ghost.tip = tr("Pick the harbour: %1").arg(displayName(harbour->kind));
    } else {
        const MapHex hex = map.at(*target_);
        host_.showHover(*target_);
        ghost.tip = tr("Pick %1", "a terrain").arg(displayName(hex.terrain));
        if (!hex.number.none())
            ghost.tipDetail = tr("right: %1", "a number").arg(displayName(hex.number));
    }
    host_.showGhost(std::move(ghost));
}

} // namespace isle
