#include "editor/tools/piece_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"

namespace isle {

PieceTool::PieceTool(ToolHost& host, ToolId id) : Tool(host), id_(id) {
    Q_ASSERT(id == ToolId::Robber || id == ToolId::Pirate);
}

QString PieceTool::name() const {
    return robber() ? tr("Robber") : tr("Pirate");
}

QString PieceTool::hint() const {
    return robber()
               ? tr("Left: the robber starts here; again: off the board. Right: off the board. Esc: stop.")
               : tr("Left: the pirate starts here; again: off the board. Right: off the board. Esc: stop.");
}

void PieceTool::activated() {
    host_.setCursor(Qt::PointingHandCursor);
    show();
}

void PieceTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    if (point.button == Qt::RightButton)
        remove();
    else if (point.button == Qt::LeftButton)
        act(point.cell);
    show();
}

void PieceTool::moved(const CanvasPoint& point) {
    if (target_ == point.cell)
        return;
    target_ = point.cell;
    show();
}

void PieceTool::left() {
    target_.reset();
    show();
}

void PieceTool::cursorMoved(Cell cell) {
    target_ = cell;
    show();
}

bool PieceTool::keyPressed(int key, Qt::KeyboardModifiers /*modifiers*/, Cell cursor) {
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        remove();
        return true;
    }
    if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    target_ = cursor;
    act(cursor);
    show();
    return true;
}

std::optional<Cell> PieceTool::present() const {
    const Map& map = host_.document().map();
    return robber() ? map.robberStart : map.pirateStart;
}

/// S-107: the robber on land that is neither fog nor fortress, the pirate on sea.
QString PieceTool::refusal(Cell cell) const {
    const Terrain terrain = host_.document().map().at(cell).terrain;
    if (!robber())
        return terrain == Terrain::Sea ? QString() : tr("The pirate starts on sea.");
    if (!isLand(terrain))
        return tr("The robber starts on land.");
    if (terrain == Terrain::Fog || terrain == Terrain::Fortress)
        return tr("The robber does not start on %1.").arg(displayName(terrain));
    return {};
}

void PieceTool::act(Cell cell) {
    if (present() == cell) {
        remove();
        return;
    }
    if (!refusal(cell).isEmpty())
        return; // the ghost says why
    host_.document().edit(robber() ? tr("Place robber") : tr("Place pirate"), displayName(cell),
                          [&](Map& map) { (robber() ? map.robberStart : map.pirateStart) = cell; });
}

void PieceTool::remove() {
    const std::optional<Cell> place = present();
    if (!place)
        return;
    host_.document().edit(robber() ? tr("Remove robber") : tr("Remove pirate"), displayName(*place),
                          [&](Map& map) { (robber() ? map.robberStart : map.pirateStart).reset(); });
}

void PieceTool::show() {
    const bool onMap = target_ && host_.document().map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (!onMap) {
        host_.showGhost(std::nullopt);
        return;
    }
    Ghost ghost;
    if (present() == *target_) {
        ghost.tip = robber() ? tr("The robber starts here") : tr("The pirate starts here");
        ghost.tipDetail = tr("again: off the board");
    } else if (const QString reason = refusal(*target_); !reason.isEmpty()) {
        ghost.refused.push_back(*target_);
        ghost.tip = reason;
    } else {
        (robber() ? ghost.robber : ghost.pirate) = *target_;
        const QString place = displayName(*target_);
        ghost.tip = robber() ? tr("Robber: %1", "where").arg(place) : tr("Pirate: %1", "where").arg(place);
    }
    host_.showGhost(std::move(ghost));
}

} // namespace isle
