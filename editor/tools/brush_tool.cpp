#include "editor/tools/brush_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/digit_entry.h"
#include "editor/tools/drawing.h"
#include "editor/tools/tool_settings.h"

namespace isle {

bool sizeKey(ToolSettings& settings, int key) {
    const int digit = DigitEntry::digitOf(key);
    if (digit >= 1 && digit <= mostRadius + 1)
        settings.setRadius(digit - 1);
    else if (key == Qt::Key_BracketLeft)
        settings.setRadius(settings.radius() - 1);
    else if (key == Qt::Key_BracketRight)
        settings.setRadius(settings.radius() + 1);
    else
        return false;
    return true;
}

QString BrushTool::name() const {
    const ToolSettings& settings = host_.settings();
    return tr("Brush: %1")
        .arg(settings.draw().mixed ? tr("mixed terrains") : displayName(settings.terrain()));
}

QString BrushTool::hint() const {
    return tr("Left: paint. Right: pick; drag: take a stamp. Shift: straight line. 1 to 6, [ and ]: size. "
              "Esc: stop.");
}

void BrushTool::deactivated() {
    capture_.cancel();
    StrokeTool::deactivated();
}

void BrushTool::pressed(const CanvasPoint& point) {
    if (point.button == Qt::RightButton && !stroking()) {
        beforePick_ = host_.settings().terrain();
        capture_.begin(point.cell);
    }
    StrokeTool::pressed(point);
}

void BrushTool::moved(const CanvasPoint& point) {
    if (!capture_.moved(point))
        return StrokeTool::moved(point);
    if (host_.settings().terrain() == beforePick_)
        return;
    host_.settings().setTerrain(beforePick_); // it was no picking after all
    capture_.moved(point);                    // the change of the settings showed the brush again
}

void BrushTool::released(const CanvasPoint& point) {
    if (!capture_.released(point))
        StrokeTool::released(point);
}

bool BrushTool::cancel() {
    if (!capture_.cancel())
        return StrokeTool::cancel();
    showPreview();
    return true;
}

bool BrushTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (sizeKey(host_.settings(), key))
        return true;
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        return false; // the brush only paints
    return StrokeTool::keyPressed(key, modifiers, cursor);
}

std::vector<Cell> BrushTool::touchedBy(Cell centre) const {
    return disc(centre, host_.settings().radius());
}

void BrushTool::apply(Map& map, std::span<const Cell> cells, Way /*way*/) const {
    paintChosen(host_, map, cells, strokeNumber());
}

QString BrushTool::stepName(Way /*way*/) const {
    return chosenStepName(host_);
}
QString BrushTool::tipName(Way /*way*/) const {
    return chosenTipName(host_);
}

bool BrushTool::pick(const CanvasPoint& point) {
    if (point.onMap)
        host_.settings().setTerrain(host_.document().map().at(point.cell).terrain);
    return true; // also outside the map: the right button never paints
}

} // namespace isle
