#include "editor/tools/number_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/tools/consequences.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/paint.h"
#include "editor/tools/tool_settings.h"

namespace isle {

QString NumberTool::name() const {
    const CellNumber number = host_.settings().number();
    return tr("Number: %1").arg(number.isFixed() ? QString::number(number.value()) : displayName(number));
}

QString NumberTool::hint() const {
    return tr("Left: put. Right: remove. Digits: set the hex. ?: from the pool. Ctrl: pick. Shift: line. "
              "Esc: stop.");
}

void NumberTool::deactivated() {
    digits_.clear();
    StrokeTool::deactivated();
}

bool NumberTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (stroking())
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
    numberHexes(host_.document(), std::vector<Cell>{cell}, number);
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
