#include "editor/tools/fill_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/drawing.h"
#include "editor/tools/paint.h"
#include "editor/tools/tool_settings.h"

#include <utility>

namespace isle {

QString FillTool::name() const {
    const ToolSettings& settings = host_.settings();
    return tr("Fill: %1", "a terrain")
        .arg(settings.draw().mixed ? tr("mixed terrains") : displayName(settings.terrain()));
}

QString FillTool::hint() const {
    return host_.settings().draw().fillLinked
               ? tr("Left: fill what is linked. Alt (keys: Shift): all alike. Right: pick. Esc: stop.")
               : tr("Left: fill all alike. Alt (keys: Shift): only linked. Right: pick. Esc: stop.");
}

void FillTool::activated() {
    host_.setCursor(Qt::CrossCursor);
    show();
}

void FillTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    other_ = point.modifiers.testFlag(Qt::AltModifier);
    const bool left = point.button == Qt::LeftButton;
    if (!point.onMap)
        return show();
    if (point.button == Qt::RightButton || (left && point.modifiers.testFlag(Qt::ControlModifier)))
        host_.settings().setTerrain(host_.document().map().at(point.cell).terrain);
    else if (left)
        fill();
}

void FillTool::moved(const CanvasPoint& point) {
    const bool other = point.modifiers.testFlag(Qt::AltModifier);
    if (target_ == point.cell && other_ == other)
        return;
    target_ = point.cell;
    other_ = other;
    show();
}

void FillTool::left() {
    target_.reset();
    show();
}

void FillTool::cursorMoved(Cell cell) {
    if (target_ == cell)
        return;
    target_ = cell;
    other_ = false;
    show();
}

bool FillTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    target_ = cursor;
    // Alt with Enter or Space belongs to menus and windows.
    other_ = modifiers & (Qt::ShiftModifier | Qt::AltModifier);
    fill();
    return true;
}

void FillTool::refresh() {
    if (!filling_)
        show();
}

bool FillTool::linked() const {
    return host_.settings().draw().fillLinked != other_;
}

std::vector<Cell> FillTool::area() const {
    const Map& map = host_.document().map();
    const Alike by = host_.settings().draw().fillBy;
    return withImages(host_, linked() ? linkedAlike(map, *target_, by) : allAlike(map, *target_, by));
}

void FillTool::fill() {
    MapDocument& document = host_.document();
    Map next = document.map();
    paintChosen(host_, next, area(), filled_);
    const QString where = whereText(changedCells(document.map(), next));
    ++filled_;
    filling_ = true;
    document.edit(chosenStepName(host_), where, [&next](Map& map) { map = std::move(next); });
    filling_ = false;
    show();
}

void FillTool::show() {
    const MapDocument& document = host_.document();
    const Map& map = document.map();
    const bool onMap = target_ && map.contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (!onMap)
        return host_.showGhost(std::nullopt);
    Map next = map;
    paintChosen(host_, next, area(), filled_);
    Ghost ghost = ghostOf(map, document.topology(), next);
    const std::vector<Cell> changed = changedCells(map, next);
    if (changed.empty()) {
        ghost.tip = tr("%1 already", "what would be filled in").arg(chosenTipName(host_));
        ghost.refused.push_back(*target_);
    } else {
        ghost.tip = linked() ? tr("%1, linked: %2", "what is filled in: 7 hexes")
                                   .arg(chosenTipName(host_), whereText(changed))
                             : tr("%1, all alike: %2", "what is filled in: 7 hexes")
                                   .arg(chosenTipName(host_), whereText(changed));
        ghost.tipDetail = joinedDetail({ghost.tipDetail, offMapText(host_, area())});
    }
    host_.showGhost(std::move(ghost));
}

} // namespace isle
