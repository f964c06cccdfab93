#include "editor/tools/capture.h"

#include "editor/document/map_document.h"
#include "editor/tools/consequences.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_settings.h"

#include <utility>

namespace isle {

void Capture::begin(Cell cell) {
    from_ = cell;
    to_ = cell;
    dragging_ = false;
}

std::vector<Cell> Capture::cells() const {
    const Map& map = host_.document().map();
    std::vector<Cell> result = areaBetween(*from_, to_);
    std::erase_if(result, [&](Cell cell) { return map.at(cell).terrain == Terrain::Void; });
    return result;
}

bool Capture::moved(const CanvasPoint& point) {
    if (from_ && !point.buttons.testFlag(Qt::RightButton))
        cancel(); // the release went elsewhere
    if (!from_)
        return false;
    if (to_ != point.cell || dragging_) {
        to_ = point.cell;
        dragging_ = true;
        Ghost ghost;
        ghost.outlined = cells();
        ghost.tip = tr("Stamp of %1", "7 hexes").arg(whereText(ghost.outlined));
        host_.showHover(std::nullopt);
        host_.showGhost(std::move(ghost));
    }
    return dragging_;
}

bool Capture::released(const CanvasPoint& point) {
    if (point.button != Qt::RightButton || !from_)
        return false;
    const bool dragged = std::exchange(dragging_, false);
    const std::vector<Cell> taken = dragged ? cells() : std::vector<Cell>();
    from_.reset();
    if (!taken.empty()) {
        PasteOptions options = host_.settings().paste();
        options.stamp = cutOf(host_.document().map(), taken, middleOf(taken));
        options.stays = true;
        host_.settings().setPaste(options);
        host_.useTool(ToolId::Stamp);
    }
    return dragged;
}

bool Capture::cancel() {
    from_.reset();
    return std::exchange(dragging_, false);
}

} // namespace isle
