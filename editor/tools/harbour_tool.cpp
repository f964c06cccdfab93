#include "editor/tools/harbour_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/drawing.h"
#include "editor/tools/harbour_places.h"
#include "editor/tools/token_moves.h"
#include "editor/tools/tool_settings.h"

#include <algorithm>
#include <utility>

namespace isle {
namespace {

struct HarbourText {
    Q_DECLARE_TR_FUNCTIONS(HarbourText)
};

/// Where a step happened: the edge, or how many.
QString whereOf(const std::vector<EdgePlace>& edges) {
    return edges.size() == 1 ? displayName(edges.front())
                             : HarbourText::tr("%n harbours", nullptr, static_cast<int>(edges.size()));
}

} // namespace

QString HarbourTool::name() const {
    return tr("Harbour: %1").arg(displayName(host_.settings().harbour()));
}

QString HarbourTool::hint() const {
    return tr("Left: put or change. Drag a harbour: move it. Wheel: turn it. Right: remove. Ctrl: pick. "
              "[ and ]: next edge. Enter: put. Esc: stop.");
}

void HarbourTool::activated() {
    host_.setCursor(Qt::PointingHandCursor);
    refresh();
}

void HarbourTool::deactivated() {
    drag_.reset();
    left();
}

void HarbourTool::pressed(const CanvasPoint& point) {
    if (drag_)
        return;
    edge_ = meant(point);
    turning_.reset();
    if (!edge_)
        return;
    const MapHarbour* harbour = host_.document().map().harbourAt(*edge_);
    if (point.button == Qt::RightButton)
        remove(*edge_);
    else if (point.button == Qt::LeftButton && point.modifiers.testFlag(Qt::ControlModifier)) {
        if (harbour)
            host_.settings().setHarbour(harbour->kind);
    } else if (point.button == Qt::LeftButton && harbour)
        drag_ = Drag{harbour->edge, false};
    else if (point.button == Qt::LeftButton)
        place(*edge_);
    show();
}

void HarbourTool::moved(const CanvasPoint& point) {
    if (drag_ && !point.buttons.testFlag(Qt::LeftButton))
        drag_.reset(); // the release went elsewhere
    std::optional<EdgePlace> edge = meant(point);
    if (turning_ && (!point.onMap || point.cell != turning_->edge.cell))
        turning_.reset();
    if (turning_)
        edge = turning_->edge; // the pointer still lies where the harbour was
    if (edge == edge_)
        return;
    edge_ = edge;
    if (drag_ && edge_ != drag_->from)
        drag_->away = true;
    show();
}

void HarbourTool::released(const CanvasPoint& point) {
    if (!drag_ || point.button != Qt::LeftButton)
        return;
    const Drag drag = *std::exchange(drag_, std::nullopt);
    if (drag.away)
        drop(drag);
    else
        place(drag.from);
    show();
}

void HarbourTool::drop(const Drag& drag) {
    MapDocument& document = host_.document();
    const Map& map = document.map();
    if (!edge_ || edge_ == drag.from
        || !harbourMoveRefusal(map, document.topology(), drag.from, *edge_).isEmpty())
        return; // the ghost said why
    const EdgePlace to = *edge_;
    document.edit(map.harbourAt(to) ? tr("Swap harbours") : tr("Move harbour"), displayName(to),
                  [&](Map& next) { next = afterHarbourMove(next, drag.from, to); });
}

bool HarbourTool::cancel() {
    const bool dragged = std::exchange(drag_, std::nullopt).has_value();
    if (dragged)
        show();
    return dragged;
}

/// The harbour under the pointer: on the edge meant, else any of the hex.
const MapHarbour* HarbourTool::harbourNear(const CanvasPoint& point) const {
    const Map& map = host_.document().map();
    if (turning_ && turning_->edge.cell == point.cell)
        return map.harbourAt(turning_->edge);
    if (const MapHarbour* harbour = map.harbourAt(point.edge))
        return harbour;
    for (const Direction direction : allDirections)
        if (const MapHarbour* harbour = map.harbourAt({point.cell, direction}))
            return harbour;
    return nullptr;
}

bool HarbourTool::wheel(const CanvasPoint& point, int notches) {
    const MapHarbour* harbour = point.onMap && !drag_ ? harbourNear(point) : nullptr;
    if (!harbour)
        return false;
    MapDocument& document = host_.document();
    const MapHarbour turned = *harbour;
    // Away from the user is clockwise, as the dial of a knob seen from above.
    const auto to = turnedHarbour(document.map(), document.topology(), turned.edge, notches);
    if (notches == 0 || !to)
        return true;
    const int gesture = turning_ && turning_->edge == turned.edge ? turning_->gesture : document.newGesture();
    turning_ = Turning{*to, gesture};
    document.edit(
        tr("Turn harbour"), displayName(*to),
        [&](Map& next) { next = afterHarbourMove(next, turned.edge, *to); }, gesture);
    edge_ = *to;
    show();
    return true;
}

void HarbourTool::left() {
    turning_.reset();
    if (drag_)
        return; // the pointer is held and comes back
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
    if (drag_)
        return false;
    turning_.reset();
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

std::vector<EdgePlace> HarbourTool::placed(EdgePlace edge) const {
    const MapDocument& document = host_.document();
    const Map& map = document.map();
    std::vector<EdgePlace> edges;
    for (const EdgePlace image : symmetryOf(host_).images(edge)) {
        const EdgePlace place = fromLand(map, image);
        if (map.harbourAt(place) || harbourRefusal(map, document.topology(), place).isEmpty())
            edges.push_back(place);
    }
    return edges;
}

QString HarbourTool::refusal(EdgePlace edge) const {
    const MapDocument& document = host_.document();
    if (!document.map().harbourAt(edge)) {
        const QString reason = harbourRefusal(document.map(), document.topology(), edge);
        if (!reason.isEmpty())
            return reason;
    }
    // S-107 for the images among themselves: one of them alone would break the symmetry.
    const std::vector<EdgePlace> edges = placed(edge);
    for (const EdgePlace one : edges)
        for (const EdgePlace other : edges)
            if (meetAtCrossing(one, other))
                return tr("Its image at %1 would share a crossing with it.").arg(displayName(other));
    return {};
}

void HarbourTool::place(EdgePlace edge) {
    if (!refusal(edge).isEmpty())
        return; // the ghost says why
    MapDocument& document = host_.document();
    const HarbourKind kind = host_.settings().harbour();
    const bool standing = document.map().harbourAt(edge) != nullptr;
    const QString name = standing ? tr("Change harbour to %1") : tr("Place harbour, %1");
    const std::vector<EdgePlace> edges = placed(edge);
    document.edit(name.arg(displayName(kind)), whereOf(edges), [&](Map& map) {
        for (const EdgePlace place : edges)
            map.setHarbour({place, kind});
    });
}

void HarbourTool::remove(EdgePlace edge) {
    std::vector<EdgePlace> edges = symmetryOf(host_).images(edge);
    std::erase_if(edges, [&](EdgePlace place) { return !host_.document().map().harbourAt(place); });
    host_.document().edit(tr("Remove harbour"), whereOf(edges), [&](Map& map) {
        for (const EdgePlace place : edges)
            map.removeHarbour(place);
    });
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

Ghost HarbourTool::dragPreview() const {
    const MapDocument& document = host_.document();
    const Map& map = document.map();
    const MapHarbour* harbour = map.harbourAt(drag_->from);
    Ghost ghost;
    ghost.look = Ghost::Look::Harbour;
    ghost.tip = harbourMoveRefusal(map, document.topology(), drag_->from, *edge_);
    if (!harbour || !ghost.tip.isEmpty())
        return ghost;
    const MapHarbour* other = map.harbourAt(*edge_);
    ghost.harbours.push_back({other ? other->edge : *edge_, harbour->kind, false});
    if (other)
        ghost.harbours.push_back({harbour->edge, other->kind, false});
    ghost.tip =
        other ? tr("%1 to %2, in exchange", "a harbour, an edge") : tr("%1 to %2", "a harbour, an edge");
    ghost.tip = ghost.tip.arg(withCapital(displayName(harbour->kind)), displayName(*edge_));
    return ghost;
}

Ghost HarbourTool::preview() const {
    if (drag_ && drag_->away)
        return dragPreview();
    const MapDocument& document = host_.document();
    const HarbourKind kind = host_.settings().harbour();
    Ghost ghost;
    ghost.look = Ghost::Look::Harbour;
    const MapHarbour* harbour = document.map().harbourAt(*edge_);
    const HarbourKind shown = harbour ? harbour->kind : kind;
    ghost.tip = refusal(*edge_);
    if (!ghost.tip.isEmpty())
        return ghost;
    ghost.tip = tr("%1 at %2", "a harbour").arg(withCapital(displayName(shown)), displayName(*edge_));
    const std::vector<EdgePlace> edges = placed(*edge_);
    for (const EdgePlace place : edges) {
        const MapHarbour* old = document.map().harbourAt(place);
        if (!old || old->kind != kind)
            ghost.harbours.push_back({old ? old->edge : place, kind, false});
    }
    const QString becomes =
        harbour && harbour->kind != kind ? tr("becomes %1", "a harbour").arg(displayName(kind)) : QString();
    const QString images =
        edges.size() > 1 ? tr("%n harbours", nullptr, static_cast<int>(edges.size())) : QString();
    ghost.tipDetail = joinedDetail({becomes, images, offMapText(host_, *edge_)});
    return ghost;
}

} // namespace isle
