#pragma once

#include "editor/document/disk_watch.h"
#include "editor/document/map_lock.h"
#include "editor/document/open_documents.h"
#include "engine/base/result.h"
#include "engine/formats/file_error.h"

#include <QObject>

class QWidget;

namespace isle {

/// The files of the open maps: opening with a lock, saving without harm to what others wrote, and what to do
/// when a file changes on disk. Asks where there is something to decide.
class DocumentFiles : public QObject {
    Q_OBJECT

  public:
    DocumentFiles(OpenDocuments& documents, QWidget& window);

    [[nodiscard]] OpenDocuments& documents() { return documents_; }
    [[nodiscard]] DiskWatch& watch() { return watch_; }

    /// Opens a map in a tab, or brings its tab to the front. False when the user thought better of it; an
    /// error when the file cannot be read.
    [[nodiscard]] Result<bool, FileError> open(const QString& path);
    /// Opens a map that has no file: in a tab of its own.
    void openNew(Map map, const QString& label = {});
    /// Whether save() has a file to write to.
    [[nodiscard]] bool hasOwnFile() const;
    /// Writes the front map; asks when others changed that file, and says why when it fails. False when it
    /// was not written.
    bool saveTo(const QString& path);
    /// Reads the front map's file again, as a step that can be taken back.
    void readAgain(const QString& step);

    // When the file of the front map changed on disk
    void keepMine();
    void compare(); ///< opens what is on disk in a tab of its own

    /// Takes the lock of a map that was recovered or moved; without asking, for it is the user's own.
    void lockFront();

  signals:
    void opened(const QString& path);
    void saved(const QString& path);
    void saveAsWanted(); ///< the user wants another file instead
    void backupFailed(const QString& sentence);

  private:
    [[nodiscard]] bool mayWriteOver(const QString& path);
    [[nodiscard]] bool lockFor(const QString& path, std::unique_ptr<MapLock>& lock);
    void notSaved(const QString& path, const QString& sentence);

    OpenDocuments& documents_;
    QWidget& window_;
    DiskWatch watch_;
};

} // namespace isle
