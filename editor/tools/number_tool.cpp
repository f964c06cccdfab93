#include "editor/tools/number_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/drawing.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/paint.h"
#include "editor/tools/token_moves.h"
#include "editor/tools/tool_settings.h"

#include <utility>

namespace isle {

QString NumberTool::name() const {
    const CellNumber number = host_.settings().number();
    return tr("Number: %1").arg(number.isFixed() ? QString::number(number.value()) : displayName(number));
}

QString NumberTool::hint() const {
    return tr("Left: put. Drag a token: move it. Right: remove. Digits: set the hex. ?: from the pool. "
              "Ctrl: pick. Shift: line. Esc: stop.");
}

void NumberTool::deactivated() {
    digits_.clear();
    drag_.reset();
    StrokeTool::deactivated();
}

void NumberTool::pressed(const CanvasPoint& point) {
    const bool plain =
        point.button == Qt::LeftButton && !(point.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
    if (drag_ || stroking() || !plain || host_.document().map().at(point.cell).number.none())
        return drag_ ? void() : StrokeTool::pressed(point);
    drag_ = Drag{point, point.cell, false};
}

void NumberTool::moved(const CanvasPoint& point) {
    if (drag_ && !point.buttons.testFlag(Qt::LeftButton))
        drag_.reset(); // the release went elsewhere
    if (!drag_)
        return StrokeTool::moved(point);
    if (drag_->to == point.cell)
        return;
    drag_->to = point.cell;
    drag_->away = true;
    showDrag();
}

void NumberTool::released(const CanvasPoint& point) {
    if (!drag_)
        return StrokeTool::released(point);
    if (point.button != Qt::LeftButton)
        return;
    const Drag drag = *std::exchange(drag_, std::nullopt);
    const Cell from = drag.press.cell;
    if (!drag.away) {
        StrokeTool::pressed(drag.press);
        StrokeTool::released(point);
        return;
    }
    MapDocument& document = host_.document();
    const Map& map = document.map();
    if (drag.to != from && map.contains(drag.to) && numberMoveRefusal(map, from, drag.to).isEmpty())
        document.edit(map.at(drag.to).number.none() ? tr("Move number") : tr("Swap numbers"),
                      displayName(drag.to), [&](Map& next) { next = afterNumberMove(next, from, drag.to); });
    StrokeTool::moved(point); // the target was left behind while dragging
    showPreview();
}

bool NumberTool::cancel() {
    if (!drag_)
        return StrokeTool::cancel();
    drag_.reset();
    showPreview();
    return true;
}

void NumberTool::refresh() {
    if (drag_ && drag_->away)
        showDrag();
    else
        StrokeTool::refresh();
}

void NumberTool::showDrag() {
    const MapDocument& document = host_.document();
    const Map& map = document.map();
    const Cell from = drag_->press.cell;
    host_.showHover(map.contains(drag_->to) ? std::optional<Place>(drag_->to) : std::nullopt);
    if (!map.contains(drag_->to) || drag_->to == from)
        return host_.showGhost(std::nullopt);
    Ghost ghost;
    ghost.tip = numberMoveRefusal(map, from, drag_->to);
    if (ghost.tip.isEmpty()) {
        ghost = ghostOf(map, document.topology(), afterNumberMove(map, from, drag_->to));
        ghost.tip = map.at(drag_->to).number.none() ? tr("%1 to %2", "a number, a hex")
                                                    : tr("%1 to %2, in exchange", "a number, a hex");
        ghost.tip = ghost.tip.arg(withCapital(displayName(map.at(from).number)), displayName(drag_->to));
    } else {
        ghost.refused = {drag_->to};
    }
    host_.showGhost(std::move(ghost));
}

bool NumberTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (stroking() || drag_)
        return false;
    const Cell cell = target().value_or(cursor);
    const int digit = DigitEntry::digitOf(key);
    if (digit >= 0) {
        typeDigit(digit, cell);
        return true;
    }
    digits_.clear();
    if (key == Qt::Key_Question) {
        setAt(cell, CellNumber::shuffled());
        return true;
    }
    return StrokeTool::keyPressed(key, modifiers, cursor);
}

void NumberTool::typeDigit(int digit, Cell cell) {
    const std::optional<int> value = digits_.type(digit, {cell});
    if (value)
        setAt(cell, CellNumber::fixed(*value));
    else if (digits_.waiting())
        showPreview(tr("1 and then 0, 1 or 2"));
    else
        showPreview(tr("There is no number token %1.").arg(digit));
}

void NumberTool::setAt(Cell cell, CellNumber number) {
    const Map& map = host_.document().map();
    if (!map.contains(cell))
        return;
    const QString reason = numberRefusal(map.at(cell).terrain);
    if (!reason.isEmpty()) {
        showPreview(reason);
        return;
    }
    numberHexes(host_.document(), withImages(host_, std::vector<Cell>{cell}), number);
}

void NumberTool::apply(Map& map, std::span<const Cell> cells, Way way) const {
    setNumbers(map, cells, way == Way::Main ? host_.settings().number() : CellNumber());
}

QString NumberTool::stepName(Way way) const {
    return numberStepName(way == Way::Main ? host_.settings().number() : CellNumber());
}

QString NumberTool::tipName(Way way) const {
    return withCapital(displayName(way == Way::Main ? host_.settings().number() : CellNumber()));
}

QString NumberTool::refusal(Cell cell) const {
    return numberRefusal(host_.document().map().at(cell).terrain);
}

bool NumberTool::pick(const CanvasPoint& point) {
    if (point.button == Qt::RightButton)
        return false; // the right button removes
    const MapHex hex = host_.document().map().at(point.cell);
    if (!hex.number.none())
        host_.settings().setNumber(hex.number);
    return true;
}

} // namespace isle
