#include "editor/tools/select_tool.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/consequences.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/patch_edits.h"
#include "editor/tools/select_mode.h"
#include "editor/tools/tool_settings.h"

#include <algorithm>
#include <utility>

namespace isle {

std::vector<Cell> areaBetween(Cell a, Cell b) {
    const auto [top, bottom] = std::minmax(a.row, b.row);
    const auto [west, east] = std::minmax({centreOf(a).x, centreOf(b).x}); // by value: both are temporary
    std::vector<Cell> cells;
    for (std::int16_t row = top; row <= bottom; ++row) {
        // Odd rows lie half a hex to the right: their centres have odd x.
        const int indent = centreOf({row, 0}).x;
        const auto first = static_cast<std::int16_t>((west - indent + 1) >> 1);
        const auto last = static_cast<std::int16_t>((east - indent) >> 1);
        for (std::int16_t col = first; col <= last; ++col)
            cells.push_back({row, col});
    }
    return cells;
}

QString SelectTool::name() const {
    return tr("Select");
}

QString SelectTool::hint() const {
    return tr("Left: select. Drag: area, or move the selection (Alt: a copy). Shift: add. Alt: take out. "
              "Ctrl: one more or less. X, Y, Z: mirror, turn. Digits: number. Del: to sea. Esc: none.");
}

void SelectTool::activated() {
    host_.setCursor(Qt::ArrowCursor);
    show();
}

void SelectTool::deactivated() {
    cancel();
    keyArea_.reset();
    digits_.clear();
    left();
}

void SelectTool::pressed(const CanvasPoint& point) {
    target_ = point.cell;
    digits_.clear();
    if (point.button != Qt::LeftButton || drag_)
        return;
    keyArea_.reset();
    drag_ = Drag{point.cell,
                 point.cell,
                 selectModeOf(point.modifiers, host_.settings().draw().selectMode),
                 point.modifiers.testFlag(Qt::ControlModifier),
                 false,
                 host_.selection().cells()};
    drag_->carries =
        drag_->mode == SelectMode::Set && !drag_->toggle && host_.selection().contains(point.cell);
}

/// The selection hangs on the pointer once that leaves the hex it was pressed on.
void SelectTool::carry(const CanvasPoint& point) {
    const bool copy = point.modifiers.testFlag(Qt::AltModifier);
    if (target_ == point.cell && copy == copy_)
        return;
    if (!floating_.active() && target_ != point.cell)
        floating_.begin(drag_->before, drag_->from);
    target_ = point.cell;
    copy_ = copy;
    floating_.carryTo(point.cell);
    show();
}

void SelectTool::moved(const CanvasPoint& point) {
    if (drag_ && !point.buttons.testFlag(Qt::LeftButton))
        cancel(); // the release went elsewhere
    if (drag_ && drag_->carries)
        return carry(point);
    if (target_ == point.cell)
        return;
    target_ = point.cell;
    if (drag_) {
        drag_->to = point.cell;
        drag_->area = true;
        selectArea(*drag_);
    }
    show();
}

void SelectTool::released(const CanvasPoint& point) {
    if (!drag_ || point.button != Qt::LeftButton)
        return;
    const Drag drag = *std::exchange(drag_, std::nullopt);
    if (floating_.active()) {
        floating_.carryTo(point.cell);
        if (!floating_.drop(point.modifiers.testFlag(Qt::AltModifier)))
            floating_.cancel(); // the ghost said why
    } else if (drag.area)
        host_.selection().set(host_.selection().cells());
    else
        click(drag.from, drag.mode, drag.toggle);
    show();
}

void SelectTool::left() {
    if (drag_)
        return;
    target_.reset();
    show();
}

void SelectTool::cursorMoved(Cell cell) {
    if (drag_ || target_ == cell)
        return;
    target_ = cell;
    show();
}

bool SelectTool::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (floating_.keyPressed(key, modifiers)) {
        show();
        return true;
    }
    if (drag_)
        return false;
    if (turnKey(host_, key, modifiers))
        return true;
    const int digit = DigitEntry::digitOf(key);
    if (digit >= 0) {
        typeDigit(digit, cursor);
        return true;
    }
    digits_.clear();
    if (extend(key, modifiers, cursor))
        return true;
    if (key == Qt::Key_Question) {
        setNumber(meant(cursor), CellNumber::shuffled());
        return true;
    }
    if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
        keyArea_.reset();
        click(cursor, selectModeOf(modifiers, host_.settings().draw().selectMode),
              modifiers.testFlag(Qt::ControlModifier));
        return true;
    }
    if (key != Qt::Key_Delete && key != Qt::Key_Backspace)
        return false;
    const Terrain to = modifiers.testFlag(Qt::ShiftModifier) ? Terrain::Void : Terrain::Sea;
    eraseHexes(host_.document(), host_.selection().cells(), to);
    return true;
}

bool SelectTool::cancel() {
    if (!drag_)
        return false;
    const Drag drag = *std::exchange(drag_, std::nullopt);
    floating_.cancel();
    host_.selection().show(drag.before);
    show();
    return true;
}

void SelectTool::click(Cell cell, SelectMode mode, bool toggle) {
    Selection& selection = host_.selection();
    std::vector<Cell> area;
    if (host_.document().map().contains(cell))
        area.push_back(cell);
    if (toggle)
        mode = selection.contains(cell) ? SelectMode::Subtract : SelectMode::Add;
    selection.set(combined(selection.cells(), area, mode));
}

void SelectTool::selectArea(const Drag& drag) {
    const Map& map = host_.document().map();
    std::vector<Cell> cells = areaBetween(drag.from, drag.to);
    // An area means hexes; void ones are selected by click.
    std::erase_if(cells, [&](Cell cell) { return map.at(cell).terrain == Terrain::Void; });
    host_.selection().show(combined(drag.before, cells, drag.mode));
}

/// Shift and an arrow key: the area from where the cursor was to where it goes. With Alt it is taken out.
bool SelectTool::extend(int key, Qt::KeyboardModifiers modifiers, Cell cursor) {
    if (!modifiers.testFlag(Qt::ShiftModifier))
        return false;
    Cell goal = cursor;
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        goal = neighbour(cursor, key == Qt::Key_Left ? Direction::W : Direction::E);
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        goal.row = static_cast<std::int16_t>(cursor.row + (key == Qt::Key_Up ? -1 : 1));
    else
        return false;
    if (!host_.document().map().contains(goal))
        return true;
    if (!keyArea_ || keyArea_->to != cursor)
        keyArea_ = Drag{cursor, cursor, SelectMode::Add, false, true, host_.selection().cells()};
    keyArea_->to = goal;
    keyArea_->mode = modifiers.testFlag(Qt::AltModifier) ? SelectMode::Subtract : SelectMode::Add;
    host_.moveCursor(goal);
    selectArea(*keyArea_);
    host_.selection().set(host_.selection().cells());
    return true;
}

/// What digits are for: the selected hexes, else the hex under the pointer or the keyboard cursor.
std::vector<Cell> SelectTool::meant(Cell cursor) const {
    if (!host_.selection().cells().empty())
        return host_.selection().cells();
    return {target_.value_or(cursor)};
}

void SelectTool::typeDigit(int digit, Cell cursor) {
    const std::vector<Cell> cells = meant(cursor);
    const std::optional<int> value = digits_.type(digit, cells);
    if (value)
        setNumber(cells, CellNumber::fixed(*value));
    else if (digits_.waiting())
        show(tr("1 and then 0, 1 or 2"));
    else
        show(tr("There is no number token %1.").arg(digit));
}

void SelectTool::setNumber(const std::vector<Cell>& cells, CellNumber number) {
    const Map& map = host_.document().map();
    const bool some =
        std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return takesNumber(map.at(cell).terrain); });
    if (some)
        numberHexes(host_.document(), cells, number);
    else
        show(cells.size() == 1 ? numberRefusal(map.at(cells.front()).terrain)
                               : tr("None of the selected hexes takes a number."));
}

void SelectTool::show(const QString& tip) {
    const bool onMap = target_ && host_.document().map().contains(*target_);
    host_.showHover(onMap ? std::optional<Place>(*target_) : std::nullopt);
    if (floating_.active())
        return floating_.show(copy_);
    Ghost ghost;
    ghost.tip = tip;
    if (drag_ && drag_->area)
        ghost.tip = selectedText(host_.selection().cells().size());
    host_.showGhost(ghost.tip.isEmpty() ? std::nullopt : std::optional(std::move(ghost)));
}

} // namespace isle
