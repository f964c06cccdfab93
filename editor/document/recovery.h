#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"
#include "engine/map/map.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

class QLockFile;

namespace isle {

/// What is remembered with a recovery file beside the map itself.
struct RecoveryRecord {
    QString path;          ///< the map's own file; empty when it never had one
    QString title;         ///< the name it was shown by
    QDateTime time;        ///< when the recovery file was written
    QByteArray diskDigest; ///< SHA-1 of the own file as it was last read or written; empty without one
};

/// A recovery file that a dead process left.
struct Leftover {
    QString file; ///< the map as .isle
    RecoveryRecord record;
};

/// The recovery files of one window: each unsaved map as an .isle file with a record beside it, in a folder
/// of its own that is locked for as long as the process lives. Never touches the user's files. All functions
/// may be called from one thread at a time.
class RecoveryStore {
  public:
    /// `root` holds the folders of all windows; nothing is made before the first write().
    explicit RecoveryStore(const QString& root = defaultRoot());
    /// Removes the folder when nothing is left in it.
    ~RecoveryStore();

    [[nodiscard]] static QString defaultRoot(); ///< in the folder of the application

    /// Writes or replaces the recovery file of a document.
    [[nodiscard]] Result<bool, FileError> write(int document, const Map& map, const RecoveryRecord& record);
    void remove(int document);
    [[nodiscard]] const QString& folder() const { return folder_; }

  private:
    [[nodiscard]] QString mapFile(int document) const;
    [[nodiscard]] bool prepare();

    QString folder_;
    std::unique_ptr<QLockFile> lock_;
};

/// The recovery files of dead processes. While this lives nobody else is offered them.
class Leftovers {
  public:
    explicit Leftovers(const QString& root = RecoveryStore::defaultRoot());
    ~Leftovers();

    [[nodiscard]] const std::vector<Leftover>& all() const { return all_; } ///< newest first
    /// Removes one for good: it was opened again, or the user does not want it.
    void discard(const Leftover& leftover);

  private:
    std::vector<Leftover> all_;
    std::vector<std::unique_ptr<QLockFile>> locks_;
};

} // namespace isle
