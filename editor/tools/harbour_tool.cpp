#include "editor/tools/harbour_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/harbour_places.h"
#include "editor/tools/tool_settings.h"

#include <algorithm>

namespace isle {

QString HarbourTool::name() const {
    return tr("Harbour: %1").arg(displayName(host_.settings().harbour()));
}

QString HarbourTool::hint() const {
    return tr("Left: put or change. Right: remove. Ctrl: pick. [ and ]: next edge. Enter: put. Esc: stop.");
}

void HarbourTool::activated() {
    host_.setCursor(Qt::PointingHandCursor);
    refresh();
}

void HarbourTool::deactivated() {
    left();
}

void HarbourTool::pressed(const CanvasPoint& point) {
    edge_ = meant(point);
    if (!edge_)
        return;
    const MapHarbour* harbour = host_.document().map().harbourAt(*edge_);
    if (point.button == Qt::RightButton)
        remove(*edge_);
    else if (point.button == Qt::LeftButton && point.modifiers.testFlag(Qt::ControlModifier)) {
        if (harbour)
            host_.settings().setHarbour(harbour->kind);
    } else if (point.button == Qt::LeftButton)
        place(*edge_);
    show();
}

void HarbourTool::moved(const CanvasPoint& point) {
    const std::optional<EdgePlace> edge = meant(point);
    if (edge == edge_)
        return;
    edge_ = edge;
    show();
}

void HarbourTool::left() {
    edge_.reset();
    show();
}

void HarbourTool::cursorMoved(Cell cell) {
    if (edge_ && (edge_->cell == cell || otherSide(*edge_).cell == cell))
        return; // the pointer is there
    const std::vector<EdgePlace> edges = choices(cell);
    edge_ = edges.empty() ? std::nullopt : std::optional(edges.front());
    show();
}

bool HarbourTool::keyPressed(int key, Qt::KeyboardModifiers /*modifiers*/, Cell cursor) {
    if (key == Qt::Key_BracketLeft)
        return turn(-1, cursor);
    if (key == Qt::Key_BracketRight)
        return turn(1, cursor);
    const bool puts = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool removes = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    if (!puts && !removes)
        return false;
    if (!edge_)
        turn(1, cursor);
    if (!edge_)
        return true;
    if (puts)
        place(*edge_);
    else
        remove(*edge_);
    return true;
}

void HarbourTool::refresh() {
    const MapDocument& document = host_.document();
    legal_ = legalHarbourEdges(document.map(), document.topology());
    if (edge_ && !document.map().contains(edge_->cell) && !document.map().contains(otherSide(*edge_).cell))
        edge_.reset();
    show();
}

/// The edge under the pointer; where that is neither offered nor has a harbour, the only one of its hex that
/// is.
std::optional<EdgePlace> HarbourTool::meant(const CanvasPoint& point) const {
    const Map& map = host_.document().map();
    if (!point.onMap)
        return std::nullopt;
    const EdgePlace nearest = fromLand(map, point.edge);
    const std::vector<EdgePlace> edges = choices(point.cell);
    if (std::find(edges.begin(), edges.end(), nearest) == edges.end() && edges.size() == 1)
        return edges.front();
    return nearest;
}

/// The edges of a hex where there is something to do, in the order of the directions.
std::vector<EdgePlace> HarbourTool::choices(Cell cell) const {
    const Map& map = host_.document().map();
    std::vector<EdgePlace> edges;
    for (const Direction direction : allDirections) {
        const EdgePlace edge = fromLand(map, {cell, direction});
        if (map.harbourAt(edge) || std::find(legal_.begin(), legal_.end(), edge) != legal_.end())
            edges.push_back(edge);
    }
    return edges;
}

void HarbourTool::place(EdgePlace edge) {
    MapDocument& document = host_.document();
    const HarbourKind kind = host_.settings().harbour();
    const bool standing = document.map().harbourAt(edge) != nullptr;
    if (!standing && !harbourRefusal(document.map(), document.topology(), edge).isEmpty())
        return; // the ghost says why
    const QString name = standing ? tr("Change harbour to %1") : tr("Place harbour, %1");
    document.edit(name.arg(displayName(kind)), displayName(edge), [&](Map& map) {
        map.setHarbour({edge, kind});
    });
}

void HarbourTool::remove(EdgePlace edge) {
    host_.document().edit(tr("Remove harbour"), displayName(edge),
                          [&](Map& map) { map.removeHarbour(edge); });
}

bool HarbourTool::turn(int step, Cell cursor) {
    const std::vector<EdgePlace> edges = choices(cursor);
    if (edges.empty())
        return true;
    const auto size = static_cast<int>(edges.size());
    const auto found = edge_ ? std::find(edges.begin(), edges.end(), *edge_) : edges.end();
    const int at = found == edges.end() ? (step > 0 ? -1 : 0) : static_cast<int>(found - edges.begin());
    edge_ = edges[static_cast<std::size_t>((at + step + size) % size)];
    show();
    return true;
}

void HarbourTool::show() {
    host_.showOfferedEdges(edge_ ? legal_ : std::vector<EdgePlace>());
    host_.showHover(edge_ ? std::optional<Place>(*edge_) : std::nullopt);
    host_.showGhost(edge_ ? std::optional(preview()) : std::nullopt);
}

Ghost HarbourTool::preview() const {
    const MapDocument& document = host_.document();
    const HarbourKind kind = host_.settings().harbour();
    Ghost ghost;
    ghost.look = Ghost::Look::Harbour;
    if (const MapHarbour* harbour = document.map().harbourAt(*edge_)) {
        ghost.tip =
            tr("%1 at %2", "a harbour").arg(withCapital(displayName(harbour->kind)), displayName(*edge_));
        if (harbour->kind == kind)
            return ghost;
        ghost.harbours.push_back({harbour->edge, kind, false});
        ghost.tipDetail = tr("becomes %1", "a harbour").arg(displayName(kind));
        return ghost;
    }
    ghost.tip = harbourRefusal(document.map(), document.topology(), *edge_);
    if (!ghost.tip.isEmpty())
        return ghost;
    ghost.harbours.push_back({*edge_, kind, false});
    ghost.tip = tr("%1 at %2", "a harbour").arg(withCapital(displayName(kind)), displayName(*edge_));
    return ghost;
}

} // namespace isle
