#include "editor/document/map_lock.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QLockFile>
#include <QStandardPaths>

#include <utility>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MapLock)
};

/// One name for a file, however it is reached.
QString wholePath(const QString& path) {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return canonical.isEmpty() ? QFileInfo(path).absoluteFilePath() : canonical;
}

LockOwner ownerOf(const QLockFile& lock, const QString& lockPath) {
    LockOwner owner;
    (void)lock.getLockInfo(&owner.pid, &owner.host, &owner.application);
    const QFileInfo file(lockPath);
    owner.user = file.owner();
    owner.since = file.lastModified();
    return owner;
}

/// An open map is locked for as long as its process lives, be it weeks.
std::unique_ptr<QLockFile> lockFileAt(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

QString describe(const LockOwner& owner) {
    QString text = owner.user.isEmpty() ? Words::tr("somebody") : owner.user;
    if (!owner.host.isEmpty())
        text = Words::tr("%1 on %2", "user, computer").arg(text, owner.host);
    if (owner.since.isValid()) {
        const bool today = owner.since.date() == QDate::currentDate();
        text = Words::tr("%1 since %2", "who, time")
                   .arg(text, today ? QLocale().toString(owner.since.time(), QLocale::ShortFormat)
                                    : QLocale().toString(owner.since, QLocale::ShortFormat));
    }
    return owner.pid > 0 ? Words::tr("%1 (process %2)").arg(text).arg(owner.pid) : text;
}

MapLock::MapLock(QString mapPath, std::unique_ptr<QLockFile> file)
    : mapPath_(std::move(mapPath)), file_(std::move(file)) {}

MapLock::~MapLock() = default;

QString MapLock::lockPath() const {
    return file_ ? file_->fileName() : QString();
}

QString MapLock::pathBeside(const QString& mapPath) {
    const QFileInfo map(wholePath(mapPath));
    return map.dir().filePath(QStringLiteral(".~lock.%1#").arg(map.fileName()));
}

QString MapLock::pathElsewhere(const QString& mapPath) {
    const QByteArray digest =
        QCryptographicHash::hash(wholePath(mapPath).toUtf8(), QCryptographicHash::Sha1).toHex();
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return folder.filePath(QStringLiteral("locks/%1.lock").arg(QString::fromLatin1(digest)));
}

Result<std::unique_ptr<MapLock>, LockOwner> MapLock::take(const QString& mapPath) {
    for (const QString& lockPath : {pathBeside(mapPath), pathElsewhere(mapPath)}) {
        if (lockPath != pathBeside(mapPath))
            QDir().mkpath(QFileInfo(lockPath).path());
        auto lock = lockFileAt(lockPath);
        if (lock->tryLock(0))
            return std::unique_ptr<MapLock>(new MapLock(mapPath, std::move(lock)));
        if (lock->error() == QLockFile::LockFailedError)
            return ownerOf(*lock, lockPath);
        // No permission: another process may still have a lock here that we can read.
        if (const LockOwner owner = ownerOf(*lock, lockPath); owner.pid > 0)
            return owner;
    }
    return std::unique_ptr<MapLock>(new MapLock(mapPath, nullptr));
}

} // namespace isle
