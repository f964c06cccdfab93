#include "editor/tools/eraser_tool.h"

#include "editor/document/map_document.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/paint.h"
#include "editor/tools/tool_settings.h"

namespace isle {

QString EraserTool::name() const {
    return tr("Eraser");
}

QString EraserTool::hint() const {
    return tr(
        "Left: land to sea. Right: off the map. Shift: straight line. 1 to 6, [ and ]: size. Esc: stop.");
}

bool EraserTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    return sizeKey(host_.settings(), key) || StrokeTool::keyPressed(key, modifiers, cursor);
}

std::vector<Cell> EraserTool::touchedBy(Cell centre) const {
    return disc(centre, host_.settings().radius());
}

void EraserTool::apply(Map& map, std::span<const Cell> cells, Way way) const {
    if (way == Way::Main)
        eraseToSea(map, host_.document().topology(), cells);
    else
        eraseToVoid(map, host_.document().topology(), cells);
}

QString EraserTool::stepName(Way way) const {
    return way == Way::Main ? tr("Erase to sea") : tr("Erase to void");
}
QString EraserTool::tipName(Way way) const {
    return way == Way::Main ? tr("To sea") : tr("Off the map");
}

QString EraserTool::refusal(Cell cell) const {
    return host_.document().map().at(cell).terrain == Terrain::Sea ? tr("Sea already. Right: off the map.")
                                                                   : QString();
}

} // namespace isle
