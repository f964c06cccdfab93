#include "editor/playtest/board_input.h"

#include "editor/playtest/reasons.h"

namespace isle {

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
    if (attached_)
        canvas_.setInput(nullptr);
    attached_ = false;
}

void BoardInput::offer(std::vector<Choice> choices) {
    choices_ = std::move(choices);
    stepped_ = -1;
    canvas_.setHover(std::nullopt);
    std::vector<LegalPlace> places;
    places.reserve(choices_.size());
    for (const Choice& choice : choices_)
        places.push_back(choice.place);
    canvas_.setLegalPlaces(std::move(places));
}

const Choice* BoardInput::choiceAt(QPointF pixels) const {
    const auto index = canvas_.legalPlaceAt(pixels);
    return index && *index < choices_.size() ? &choices_[*index] : nullptr;
}

void BoardInput::pressed(const CanvasPoint& point) {
    if (point.button != Qt::LeftButton)
        return;
    if (const Choice* choice = choiceAt(point.pixels)) {
        const Choice copy = *choice; // the signal replaces the choices
        emit chosen(copy);
    }
}

void BoardInput::moved(const CanvasPoint&) {
    // The canvas lights the place under the pointer itself; what the keys had reached is left.
    if (stepped_ >= 0)
        canvas_.setHover(std::nullopt);
    stepped_ = -1;
}

void BoardInput::released(const CanvasPoint&) {}

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
    if (key >= Qt::Key_1 && key < Qt::Key_1 + deedCount) {
        emit buildPressed(key - Qt::Key_1);
        return true;
    }
    return false;
}

} // namespace isle
