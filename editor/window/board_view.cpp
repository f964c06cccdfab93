#include "editor/window/board_view.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"

#include <utility>

namespace isle {

BoardView::BoardView(MapDocument& document, MapCanvas& canvas, QObject* parent)
    : QObject(parent),
      document_(document),
      canvas_(canvas),
      deals_(document),
      problems_(&document.problems()) {
    connect(&deals_, &DealPreview::changed, this, [this] {
        showPicture();
        emit dealChanged();
    });
    connect(&document_, &MapDocument::changed, this, &BoardView::showPicture);
    connect(&document_, &MapDocument::problemsChanged, this, [this] { setProblems(*problems_); });
    showPicture();
    showMarks();
}

void BoardView::setActive(bool active) {
    active_ = active;
    if (!active)
        return canvas_.setProblemMarks({});
    showPicture();
    showMarks();
}

void BoardView::setDealShown(bool shown) {
    dealShown_ = shown;
    showPicture();
    emit dealChanged();
}

void BoardView::setSeed(std::uint64_t seed) {
    deals_.setSeed(seed);
}

BoardPicture BoardView::picture() const {
    const auto board = dealShown_ ? deals_.board() : nullptr;
    if (!board)
        return pictureOf(document_.map());
    BoardPicture picture = pictureOf(document_.map(), *board);
    for (const Cell cell : deals_.locked())
        if (document_.map().contains(cell))
            picture.hexes[static_cast<std::size_t>(cell.row * picture.cols + cell.col)].locked = true;
    return picture;
}

void BoardView::showPicture() {
    if (!active_)
        return;
    const QString before = std::exchange(refusal_, dealShown_ ? deals_.refusal() : QString());
    canvas_.setPicture(picture());
    if (refusal_ != before)
        emit dealChanged();
}

void BoardView::setProblems(const std::vector<Problem>& problems) {
    problems_ = &problems;
    hovered_ = -1; // their numbers have changed
    showMarks();
}

void BoardView::setSelectedProblem(int problem) {
    selected_ = problem;
    showMarks();
}

void BoardView::setHoveredProblem(int problem) {
    if (problem == hovered_)
        return;
    hovered_ = problem;
    showMarks();
}

int BoardView::problemOfMark(int mark) const {
    return mark >= 0 && mark < static_cast<int>(problemOfMark_.size())
               ? problemOfMark_[static_cast<std::size_t>(mark)]
               : -1;
}

void BoardView::showMarks() {
    if (!active_)
        return;
    problemOfMark_.clear();
    std::vector<ProblemMark> marks;
    for (PlacedMark& placed : problemMarks(*problems_, hovered_ >= 0 ? hovered_ : selected_)) {
        problemOfMark_.push_back(placed.problem);
        marks.push_back(std::move(placed.mark));
    }
    canvas_.setProblemMarks(std::move(marks));
}

} // namespace isle
