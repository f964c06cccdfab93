#include "editor/document/map_command.h"

#include <QUndoStack>

#include <utility>

namespace isle {

MapCommand::MapCommand(DeltaTarget& target, MapDelta delta, const QString& name, const QString& where,
                       int gesture)
    : target_(target), delta_(std::move(delta)), name_(name), where_(where), gesture_(gesture) {
    showText();
}

const MapCommand* MapCommand::at(const QUndoStack& stack, int index) {
    return dynamic_cast<const MapCommand*>(stack.command(index));
}

bool MapCommand::mergeWith(const QUndoCommand* next) {
    // The stack offers only commands of the same id, but an id is just a number.
    const auto* other = dynamic_cast<const MapCommand*>(next);
    if (!other || other->gesture_ != gesture_)
        return false;
    delta_.append(other->delta_);
    name_ = other->name_;
    where_ = other->where_;
    showText();
    setObsolete(delta_.empty()); // painted and painted back: no step
    return true;
}

void MapCommand::showText() {
    // What stands behind the newline goes into the Undo and Redo menu entries, which have no room for the
    // place.
    const QString whole = where_.isEmpty() ? name_ : QStringLiteral("%1: %2").arg(name_, where_);
    setText(whole + QLatin1Char('\n') + name_);
}

} // namespace isle
