#include "editor/window/board_view.h"

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"
#include "engine/deal/deal.h"

namespace isle {

BoardView::BoardView(MapDocument& document, MapCanvas& canvas, QObject* parent)
    : QObject(parent), document_(document), canvas_(canvas) {
    connect(&document_, &MapDocument::changed, this, &BoardView::showPicture);
    connect(&document_, &MapDocument::problemsChanged, this, [this] {
        hovered_ = -1; // the numbers of the problems have changed
        showMarks();
    });
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
    if (seed == seed_)
        return;
    seed_ = seed;
    showPicture();
    emit dealChanged();
}

BoardPicture BoardView::picture() const {
    if (dealShown_) {
        const auto board = deal(document_.map(), document_.sharedTopology(), seed_);
        if (board)
            return pictureOf(document_.map(), board.value());
    }
    return pictureOf(document_.map());
}

void BoardView::showPicture() {
    if (!active_)
        return;
    const QString before = refusal_;
    refusal_.clear();
    if (dealShown_) {
        const auto board = deal(document_.map(), document_.sharedTopology(), seed_);
        if (board)
            canvas_.setPicture(pictureOf(document_.map(), board.value()));
        else
            refusal_ = QString::fromStdString(board.error().sentence());
    }
    if (!dealShown_ || !refusal_.isEmpty())
        canvas_.setPicture(pictureOf(document_.map()));
    if (refusal_ != before)
        emit dealChanged();
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
    for (PlacedMark& placed : problemMarks(document_.problems(), hovered_ >= 0 ? hovered_ : selected_)) {
        problemOfMark_.push_back(placed.problem);
        marks.push_back(std::move(placed.mark));
    }
    canvas_.setProblemMarks(std::move(marks));
}

} // namespace isle
