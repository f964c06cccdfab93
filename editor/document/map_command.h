#pragma once

#include "engine/map/map_delta.h"

#include <QUndoCommand>

class QUndoStack;

namespace isle {

/// Whoever holds the map that commands change.
class DeltaTarget {
  public:
    virtual ~DeltaTarget() = default;
    virtual void apply(const MapDelta& delta) = 0;
    virtual void revert(const MapDelta& delta) = 0;
};

/// One step of the history: a difference between two maps with words for people. The only command there is,
/// so every edit can be undone in the same way. Steps of one gesture become one step.
class MapCommand : public QUndoCommand {
  public:
    MapCommand(DeltaTarget& target, MapDelta delta, const QString& name, const QString& where, int gesture);

    [[nodiscard]] const QString& name() const { return name_; }   ///< "Paint forest, fixed"
    [[nodiscard]] const QString& where() const { return where_; } ///< "7 hexes"; may be empty
    [[nodiscard]] const MapDelta& delta() const { return delta_; }

    /// The command at a place of the history; nullptr outside it.
    [[nodiscard]] static const MapCommand* at(const QUndoStack& stack, int index);

    void undo() override { target_.revert(delta_); }
    void redo() override { target_.apply(delta_); }
    /// The gesture, so that the stack merges steps of one gesture and no others.
    [[nodiscard]] int id() const override { return gesture_ == 0 ? -1 : gesture_; }
    bool mergeWith(const QUndoCommand* next) override;

  private:
    void showText();

    DeltaTarget& target_;
    MapDelta delta_;
    QString name_;
    QString where_;
    int gesture_;
};

} // namespace isle
