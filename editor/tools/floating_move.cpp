#include "editor/tools/floating_move.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/consequences.h"
#include "editor/tools/patch_edits.h"

#include <utility>

namespace isle {

void FloatingMove::begin(std::vector<Cell> cells, Cell grip) {
    held_ = Held{std::move(cells), grip, grip, {}};
}

void FloatingMove::carryTo(Cell cell) {
    if (held_)
        held_->at = cell;
}

bool FloatingMove::keyPressed(int key, Qt::KeyboardModifiers modifiers) {
    if (!held_)
        return false;
    const auto turn = turnOfKey(key, modifiers, held_->grip);
    if (turn)
        held_->turn = turn->after(held_->turn);
    return turn.has_value();
}

LatticeTransform FloatingMove::transform() const {
    return LatticeTransform::translation(held_->grip, held_->at).after(held_->turn);
}

void FloatingMove::show(bool copy) const {
    if (!held_)
        return;
    const MapDocument& document = host_.document();
    const Map& map = document.map();
    const LatticeTransform whole = transform();
    const std::vector<Cell> cells = cellsAfter(map, held_->cells, whole);
    Ghost ghost;
    ghost.tip = leavingText(landLeaving(map, held_->cells, whole));
    if (ghost.tip.isEmpty()) {
        const Map after = afterMove(map, document.topology(), held_->cells, whole, copy);
        ghost = fullGhost(map, document.topology(), after, cells);
        ghost.tip = copy ? tr("Copy %1", "7 hexes").arg(whereText(held_->cells))
                         : tr("Move %1", "7 hexes").arg(whereText(held_->cells));
    } else {
        ghost.refused = cells;
    }
    ghost.outlined = cells;
    host_.showGhost(std::move(ghost));
}

bool FloatingMove::drop(bool copy) {
    if (!held_)
        return false;
    MapDocument& document = host_.document();
    const Map& map = document.map();
    const LatticeTransform whole = transform();
    if (landLeaving(map, held_->cells, whole) > 0)
        return false;
    const Held held = *std::exchange(held_, std::nullopt);
    if (whole == LatticeTransform())
        return true;
    std::vector<Cell> cells = cellsAfter(map, held.cells, whole);
    Map next = afterMove(map, document.topology(), held.cells, whole, copy);
    document.edit(copy ? tr("Copy") : tr("Move"), whereText(held.cells),
                  [&next](Map& changed) { changed = std::move(next); });
    host_.selection().set(std::move(cells));
    return true;
}

bool FloatingMove::cancel() {
    return std::exchange(held_, std::nullopt).has_value();
}

} // namespace isle
