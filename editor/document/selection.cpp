#include "editor/document/selection.h"

#include <algorithm>
#include <utility>

namespace isle {
namespace {

constexpr std::size_t mostRemembered = 100;

std::vector<Cell> tidied(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

} // namespace

bool Selection::contains(Cell cell) const {
    return std::binary_search(cells_.begin(), cells_.end(), cell);
}

void Selection::set(std::vector<Cell> cells) {
    show(std::move(cells));
    if (cells_ == settled_)
        return;
    back_.push_back(std::exchange(settled_, cells_));
    if (back_.size() > mostRemembered)
        back_.erase(back_.begin());
    forward_.clear();
    emit historyChanged();
}

void Selection::setTurned(std::vector<Cell> cells, Cell pivot) {
    set(std::move(cells));
    pivot_ = pivot;
}

void Selection::show(std::vector<Cell> cells) {
    cells = tidied(std::move(cells));
    if (cells == cells_)
        return;
    cells_ = std::move(cells);
    pivot_.reset();
    emit changed();
}

void Selection::goBack() {
    travel(back_, forward_);
}

void Selection::goForward() {
    travel(forward_, back_);
}

void Selection::travel(std::vector<std::vector<Cell>>& from, std::vector<std::vector<Cell>>& to) {
    if (from.empty())
        return;
    to.push_back(std::exchange(settled_, std::move(from.back())));
    from.pop_back();
    show(settled_);
    emit historyChanged();
}

void Selection::forget() {
    back_.clear();
    forward_.clear();
    settled_ = cells_;
    emit historyChanged();
}

} // namespace isle
