#include "editor/tools/marker_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/marks.h"
#include "editor/tools/tool_settings.h"

namespace isle {

QString MarkerTool::name() const {
    return tr("Marker: %1").arg(displayName(host_.settings().marker()));
}

QString MarkerTool::hint() const {
    return tr("Left: put. Right or Del: remove. Ctrl: pick. Shift: line. Esc: stop.");
}

void MarkerTool::apply(Map& map, std::span<const Cell> cells, Way way) const {
    setMarkers(map, cells, way == Way::Main ? host_.settings().marker() : Marker::None);
}

QString MarkerTool::stepName(Way way) const {
    return markerStepName(way == Way::Main ? host_.settings().marker() : Marker::None);
}

QString MarkerTool::tipName(Way way) const {
    return way == Way::Main ? withCapital(displayName(host_.settings().marker())) : tr("No marker");
}

QString MarkerTool::refusal(Cell cell) const {
    return markerRefusal(host_.document().map().at(cell).terrain, host_.settings().marker());
}

bool MarkerTool::pick(const CanvasPoint& point) {
    if (point.button == Qt::RightButton)
        return false; // it removes
    const Marker marker = point.onMap ? host_.document().map().at(point.cell).marker : Marker::None;
    if (marker != Marker::None)
        host_.settings().setMarker(marker);
    return true;
}

} // namespace isle
