#pragma once

#include "editor/document/map_command.h"
#include "engine/lattice/topology.h"
#include "engine/map/map.h"

#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>

namespace isle {

/// What makes an open map itself: its value, its undo history and its file. One of them is in front, inside
/// the MapDocument that all views listen to; the others are parked and wait unchanged.
class DocumentState : private DeltaTarget {
  public:
    explicit DocumentState(Map map = {}, const QString& path = {});
    ~DocumentState() override;

    [[nodiscard]] const Map& map() const { return map_; }
    [[nodiscard]] const QString& path() const { return path_; } ///< empty until saved or opened
    [[nodiscard]] bool modified() const { return !stack_.isClean(); }
    /// Edits are refused: the file belongs to somebody else.
    [[nodiscard]] bool readOnly() const { return readOnly_; }
    /// Nobody has put anything here yet; the next map that is opened may take its place.
    [[nodiscard]] bool untouched() const { return blank_ && path_.isEmpty() && stack_.count() == 0; }
    /// The label, else the title, else the file's name, else "Untitled".
    [[nodiscard]] QString displayName() const;

    void setReadOnly(bool readOnly) { readOnly_ = readOnly; }
    /// Says that the map is only the blank one a new window or tab begins with; see untouched().
    void setBlank() { blank_ = true; }
    /// A name of its own for a map that has no file: "bay.isle (on disk)".
    void setLabel(const QString& label) { label_ = label; }
    /// The map differs from its file, and no undo brings it back to it.
    void forgetSaved() { stack_.resetClean(); }

  private:
    friend class MapDocument;

    void apply(const MapDelta& delta) override;
    void revert(const MapDelta& delta) override;
    void shapeChanged();

    Map map_;
    std::shared_ptr<const Topology> topology_;
    QString path_;
    QString label_;
    bool readOnly_ = false;
    bool blank_ = false;
    std::function<void(const MapDelta&)> applied_; ///< set while in front
    QUndoStack stack_;
};

} // namespace isle
