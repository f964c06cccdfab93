#include "editor/tools/group_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/marks.h"
#include "editor/tools/tool_settings.h"

namespace isle {

int GroupTool::group(Way way) const {
    const int group = way == Way::Main ? host_.settings().group() : 0;
    return group <= static_cast<int>(host_.document().map().groups.size()) ? group : 0;
}

QString GroupTool::name() const {
    return tr("Shuffle group: %1").arg(groupName(host_.document().map(), group(Way::Main)));
}

QString GroupTool::hint() const {
    return tr("Left: into the group. Right or Del: back to the common pools. Ctrl: pick. [ and ]: size. "
              "Esc: stop.");
}

bool GroupTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    return sizeKey(host_.settings(), key) || StrokeTool::keyPressed(key, modifiers, cursor);
}

std::vector<Cell> GroupTool::touchedBy(Cell centre) const {
    return disc(centre, host_.settings().radius());
}

void GroupTool::apply(Map& map, std::span<const Cell> cells, Way way) const {
    setGroup(map, cells, group(way));
}

QString GroupTool::stepName(Way way) const {
    return tr("Shuffle in %1", "a group or the common pools")
        .arg(groupName(host_.document().map(), group(way)));
}

QString GroupTool::tipName(Way way) const {
    return groupName(host_.document().map(), group(way));
}

QString GroupTool::refusal(Cell cell) const {
    const Map& map = host_.document().map();
    return isLand(map.at(cell).terrain) ? QString() : tr("Only land is shuffled.");
}

bool GroupTool::pick(const CanvasPoint& point) {
    if (point.button == Qt::RightButton)
        return false; // it takes out of the group
    if (point.onMap)
        host_.settings().setGroup(host_.document().map().at(point.cell).group);
    return true;
}

QString ZoneTool::name() const {
    return tr("Far side of the desert");
}

QString ZoneTool::hint() const {
    return tr(
        "Left: to the far side. Right or Del: to the near side. [ and ]: size. Shift: line. Esc: stop.");
}

bool ZoneTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    return sizeKey(host_.settings(), key) || StrokeTool::keyPressed(key, modifiers, cursor);
}

std::vector<Cell> ZoneTool::touchedBy(Cell centre) const {
    return disc(centre, host_.settings().radius());
}

void ZoneTool::apply(Map& map, std::span<const Cell> cells, Way way) const {
    setFarSide(map, cells, way == Way::Main);
}

QString ZoneTool::stepName(Way way) const {
    return way == Way::Main ? tr("Put on the far side") : tr("Put on the near side");
}

QString ZoneTool::tipName(Way way) const {
    return way == Way::Main ? tr("Far side") : tr("Near side");
}

QString ZoneTool::refusal(Cell cell) const {
    const Map& map = host_.document().map();
    return isLand(map.at(cell).terrain) ? QString() : tr("Only land has a far side.");
}

} // namespace isle
