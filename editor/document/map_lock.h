#pragma once

#include "engine/base/result.h"

#include <QDateTime>
#include <QString>

#include <memory>

class QLockFile;

namespace isle {

/// Who has a map open.
struct LockOwner {
    QString user; ///< empty when the system cannot tell
    QString host;
    QString application;
    qint64 pid = 0; ///< 0 when the lock cannot be read
    QDateTime since;
};

/// "anna on harbour since 09:12 (process 4711)"; what is unknown is left out.
[[nodiscard]] QString describe(const LockOwner& owner);

/// Keeps a map from being opened twice, by a small file beside it, or in a folder of the application when
/// the map's own folder cannot be written to. Locks of processes that are dead are taken over. The lock ends
/// with the object.
class MapLock {
  public:
    /// Takes the lock of a map, or says who has it. Where no lock can be written at all the map counts as
    /// locked by us: then it cannot be saved there either.
    [[nodiscard]] static Result<std::unique_ptr<MapLock>, LockOwner> take(const QString& mapPath);
    ~MapLock();

    [[nodiscard]] const QString& mapPath() const { return mapPath_; }
    /// The lock file; empty when none could be written.
    [[nodiscard]] QString lockPath() const;

    /// ".~lock.bay.isle#" beside the map.
    [[nodiscard]] static QString pathBeside(const QString& mapPath);
    /// In the folder of the application.
    [[nodiscard]] static QString pathElsewhere(const QString& mapPath);

  private:
    MapLock(QString mapPath, std::unique_ptr<QLockFile> file);

    QString mapPath_;
    std::unique_ptr<QLockFile> file_;
};

} // namespace isle
