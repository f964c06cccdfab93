#pragma once

#include "editor/document/map_store.h"
#include "engine/base/result.h"
#include "engine/checks/check.h"
#include "engine/checks/profile.h"
#include "engine/formats/file_error.h"
#include "engine/map/map.h"
#include "engine/map/map_delta.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QUndoGroup;
class QUndoStack;

namespace isle {

class DocumentState;
class Layers;

/// What an edit touched, for views that repaint only that.
struct MapChange {
    std::vector<Cell> cells; ///< hexes that changed, in reading order
    bool rest = false;       ///< harbours, islands, marks, texts, options or pools changed
    bool everything = false; ///< another map or another size
};

/// The map in front: its value, its undo history, its problems and its file. Every change of the map goes
/// through edit() and so through the undo stack; views read and listen. Other open maps are parked as
/// DocumentState; whoever listens here need not know of them.
class MapDocument : public QObject {
    Q_OBJECT

  public:
    explicit MapDocument(QObject* parent = nullptr);
    ~MapDocument() override;

    [[nodiscard]] const Map& map() const;
    [[nodiscard]] const Topology& topology() const; ///< of the current map
    [[nodiscard]] std::shared_ptr<const Topology> sharedTopology() const;
    /// Of MapCommand only. Another map in front has another stack: connect to undoGroup() instead.
    [[nodiscard]] QUndoStack& undoStack();
    /// Follows the stack of the map in front.
    [[nodiscard]] QUndoGroup& undoGroup();

    [[nodiscard]] const DocumentState& state() const;
    [[nodiscard]] DocumentState& state();
    /// Brings another map to the front and returns the one that was there, with its history.
    [[nodiscard]] std::unique_ptr<DocumentState> exchange(std::unique_ptr<DocumentState> next);
    /// The same; the map that was there is in `before` already when listeners are told.
    void exchange(std::unique_ptr<DocumentState> next, std::unique_ptr<DocumentState>& before);

    /// A new number for a gesture: edits with the same one (not 0) become one undo step.
    [[nodiscard]] int newGesture();

    /// Changes the map through the undo stack. `text` names the step ("Paint forest, fixed"), `where` says
    /// how much or where ("7 hexes", "D5"). Nothing is pushed when the change leaves the map as it was.
    /// Returns whether something changed.
    bool edit(const QString& text, const QString& where, const std::function<void(Map&)>& change,
              int gesture = 0);

    /// The layers that edits must leave alone while they are locked; not owned, null for none.
    void setLayers(const Layers* layers);
    [[nodiscard]] const Layers* layers() const;

    /// Takes back what a gesture did so far and leaves no step of it; true when there was something.
    bool cancelGesture(int gesture);

    /// The problems of the current map, errors first; fresh after every edit.
    [[nodiscard]] const std::vector<Problem>& problems() const;
    /// The errors that keep the map from being played, whatever the profile is.
    [[nodiscard]] const std::vector<Problem>& playErrors() const;
    /// What the map is checked by; the same for every map that is opened.
    [[nodiscard]] const CheckProfile& profile() const;
    void setProfile(const CheckProfile& profile);
    /// Applies a fix of a problem through the undo stack.
    void applyFix(const Fix& fix);

    // File
    [[nodiscard]] QString path() const;  ///< empty until saved or opened
    [[nodiscard]] bool modified() const; ///< differs from the file
    /// The title, else the file's name, else "Untitled".
    [[nodiscard]] QString displayName() const;
    /// Starts over with another map and an empty history; not modified.
    void reset(Map map, const QString& path = {});
    /// Reads a file; on failure the open document stays as it was.
    [[nodiscard]] Result<bool, FileError> open(const QString& path);
    /// Puts another map in the place of this one as a step that can be taken back, whatever is locked.
    void replaceMap(const Map& map, const QString& text);
    /// The same with the map its file holds; not modified then.
    void reload(const Map& map, const QString& text);
    /// Writes the map to a file, which becomes its own. On failure the map stays modified and where it was.
    [[nodiscard]] Result<SaveReport, FileError> save(const QString& path, const BackupPolicy& backup = {});

  signals:
    void changed(const isle::MapChange& change);
    void problemsChanged();
    void profileChanged();
    void modifiedChanged(bool modified);
    void pathChanged(const QString& path);
    void switched(); ///< another map is in front; the other signals told of it already
    /// Locked layers held back a change, all of it or a part; a sentence for people says which.
    void heldBack(const QString& sentence);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace isle
