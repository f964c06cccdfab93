#include "editor/playtest/board_input.h"

#include <QLineF>

#include <limits>

namespace isle {
namespace {

/// How near the pointer must be to a crossing or an edge's middle, in hex widths.
constexpr double reach = 0.3;

} // namespace

BoardInput::BoardInput(MapCanvas& canvas, QObject* parent) : QObject(parent), canvas_(canvas) {}

BoardInput::~BoardInput() {
    if (attached_)
        canvas_.setInput(nullptr);
}

void BoardInput::attach() {
    attached_ = true;
    canvas_.setInput(this);
}

void BoardInput::detach() {
    offer({});
    canvas_.setHover(std::nullopt);
    if (attached_)
        canvas_.setInput(nullptr);
    attached_ = false;
}

void BoardInput::offer(std::vector<Choice> choices) {
    choices_ = std::move(choices);
    stepped_ = -1;
    std::vector<LegalPlace> places;
    places.reserve(choices_.size());
    for (const Choice& choice : choices_)
        places.push_back(choice.place);
    canvas_.setLegalPlaces(std::move(places));
}

const Choice* BoardInput::choiceAt(QPointF pixels, Cell cell) const {
    const ViewTransform& view = canvas_.view();
    const Choice* best = nullptr;
    double nearest = view.hexPixels() * reach;
    for (const Choice& choice : choices_) {
        const Place& place = choice.place.place;
        if (const auto* hex = std::get_if<Cell>(&place)) {
            if (*hex == cell)
                return &choice;
            continue;
        }
        const auto* crossing = std::get_if<CrossingPlace>(&place);
        const QPointF at =
            crossing != nullptr ? view.pixelsOf(*crossing) : view.pixelsOf(std::get<EdgePlace>(place));
        const double away = QLineF(pixels, at).length();
        if (away < nearest) {
            nearest = away;
            best = &choice;
        }
    }
    return best;
}

void BoardInput::pressed(const CanvasPoint& point) {
    if (point.button != Qt::LeftButton)
        return;
    if (const Choice* choice = choiceAt(point.pixels, point.cell)) {
        const Choice copy = *choice; // the signal replaces the choices
        emit chosen(copy);
    }
}

void BoardInput::moved(const CanvasPoint& point) {
    const Choice* choice = choiceAt(point.pixels, point.cell);
    if (choice != nullptr)
        canvas_.setHover(choice->place.place);
    else
        canvas_.setHover(std::nullopt);
    canvas_.setCursor(choice != nullptr ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BoardInput::released(const CanvasPoint&) {}

void BoardInput::left() {
    canvas_.setHover(std::nullopt);
}

void BoardInput::step(int by) {
    if (choices_.empty())
        return;
    const int count = int(choices_.size());
    stepped_ = stepped_ < 0 ? (by > 0 ? 0 : count - 1) : (stepped_ + by + count) % count;
    canvas_.setHover(choices_[std::size_t(stepped_)].place.place);
}

bool BoardInput::keyPressed(int key, Qt::KeyboardModifiers modifiers, Cell) {
    if ((modifiers & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    switch (key) {
    case Qt::Key_Escape:
        emit escaped();
        return true;
    case Qt::Key_Space:
        emit primaryPressed();
        return true;
    case Qt::Key_T:
        emit tradePressed();
        return true;
    case Qt::Key_M:
        emit sailPressed();
        return true;
    case Qt::Key_N:
        step((modifiers & Qt::ShiftModifier) != 0 ? -1 : 1);
        return !choices_.empty();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (stepped_ < 0 || std::size_t(stepped_) >= choices_.size())
            return false;
        {
            const Choice copy = choices_[std::size_t(stepped_)];
            emit chosen(copy);
        }
        return true;
    default:
        break;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_5) {
        emit buildPressed(key - Qt::Key_1);
        return true;
    }
    return false;
}

} // namespace isle
