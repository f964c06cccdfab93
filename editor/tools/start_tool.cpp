#include "editor/tools/start_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/marks.h"

namespace isle {

QString StartTool::name() const {
    return tr("Forbidden starts");
}

QString StartTool::hint() const {
    return tr(
        "Left: no settlement in set-up here; drag for several. Right: allowed again. C: next crossing of "
        "the hex. Esc: stop.");
}

void StartTool::activated() {
    host_.setCursor(Qt::PointingHandCursor);
    show();
}

void StartTool::pressed(const CanvasPoint& point) {
    if (point.button != Qt::LeftButton && point.button != Qt::RightButton)
        return;
    target_ = canonical(point.crossing);
    // A click on a forbidden crossing allows it again, as a click on the robber takes it off.
    const bool forbidden = isForbiddenStart(host_.document().map(), *target_);
    drag_ = Drag{host_.document().newGesture(), point.button == Qt::LeftButton && !forbidden, point.button};
    set(*target_, drag_->forbid, drag_->gesture);
    show();
}

void StartTool::moved(const CanvasPoint& point) {
    const CrossingPlace place = canonical(point.crossing);
    if (target_ == place)
        return;
    target_ = place;
    if (drag_)
        set(place, drag_->forbid, drag_->gesture);
    show();
}

void StartTool::released(const CanvasPoint& point) {
    if (drag_ && drag_->button == point.button)
        drag_.reset();
}

void StartTool::left() {
    target_.reset();
    show();
}

void StartTool::cursorMoved(Cell cell) {
    target_ = canonical(CrossingPlace{cell, Corner::N});
    show();
}

bool StartTool::keyPressed(int key, Qt::KeyboardModifiers /*modifiers*/, Cell cursor) {
    if (drag_)
        return false;
    if (!target_)
        target_ = canonical(CrossingPlace{cursor, Corner::N});
    const bool act = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool allow = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    if (key == Qt::Key_C) {
        // Round the hex of the keyboard cursor, corner by corner.
        std::size_t next = 0;
        for (const Corner corner : allCorners)
            if (pointOf({cursor, corner}) == pointOf(*target_))
                next = (static_cast<std::size_t>(corner) + 1) % allCorners.size();
        target_ = canonical(CrossingPlace{cursor, allCorners[next]});
    } else if (act || allow) {
        set(*target_, act && !isForbiddenStart(host_.document().map(), *target_), 0);
    } else {
        return false;
    }
    show();
    return true;
}

bool StartTool::cancel() {
    if (!drag_)
        return false;
    host_.document().cancelGesture(drag_->gesture);
    drag_.reset();
    show();
    return true;
}

QString StartTool::refusal(CrossingPlace place) const {
    const Topology& topology = host_.document().topology();
    const CrossingId crossing = topology.crossingAt(place);
    return crossing.valid() && topology[crossing].land ? QString() : tr("Settlements stand on land.");
}

void StartTool::set(CrossingPlace place, bool forbid, int gesture) {
    if (forbid && !refusal(place).isEmpty())
        return; // the tip says why
    host_.document().edit(
        forbid ? tr("Forbid starts") : tr("Allow starts"), displayName(place.cell),
        [&](Map& map) { setForbiddenStart(map, place, forbid); }, gesture);
}

void StartTool::show() {
    const CrossingId crossing = target_ ? host_.document().topology().crossingAt(*target_) : CrossingId();
    if (!crossing.valid()) {
        host_.showHover(std::nullopt);
        host_.showGhost(std::nullopt);
        return;
    }
    host_.showHover(Place(*target_));
    Ghost ghost;
    ghost.tip = refusal(*target_);
    if (ghost.tip.isEmpty()) {
        const bool forbidden = isForbiddenStart(host_.document().map(), *target_);
        ghost.tip =
            forbidden ? tr("No settlement in set-up here") : tr("A settlement may stand here in set-up");
        ghost.tipDetail = forbidden ? tr("click: allow it") : tr("click: forbid it");
    }
    host_.showGhost(std::move(ghost));
}

} // namespace isle
