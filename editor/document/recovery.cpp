#include "editor/document/recovery.h"

#include "engine/formats/file_io.h"
#include "engine/formats/isle_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

const QString lockName = QStringLiteral("owner.lock");
const QString mapEnding = QStringLiteral(".isle");
const QString recordEnding = QStringLiteral(".json");

QString recordFile(const QString& mapFile) {
    return mapFile.chopped(mapEnding.size()) + recordEnding;
}

std::unique_ptr<QLockFile> lockOf(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(lockName));
    lock->setStaleLockTime(0); // dead processes only; a window may be open for days
    return lock;
}

QByteArray textOf(const RecoveryRecord& record) {
    return QJsonDocument(QJsonObject{
                             {QStringLiteral("path"), record.path},
                             {QStringLiteral("title"), record.title},
                             {QStringLiteral("time"), record.time.toString(Qt::ISODateWithMs)},
                             {QStringLiteral("disk"), QString::fromLatin1(record.diskDigest.toHex())},
                         })
        .toJson();
}

/// The record beside a recovery file; what is missing or broken is made up from the file, for the map is
/// worth more than its record.
RecoveryRecord recordOf(const QString& mapFile) {
    RecoveryRecord record;
    QFile file(recordFile(mapFile));
    if (file.open(QIODevice::ReadOnly)) {
        const QJsonObject fields = QJsonDocument::fromJson(file.readAll()).object();
        record.path = fields[QStringLiteral("path")].toString();
        record.title = fields[QStringLiteral("title")].toString();
        record.time = QDateTime::fromString(fields[QStringLiteral("time")].toString(), Qt::ISODateWithMs);
        record.diskDigest = QByteArray::fromHex(fields[QStringLiteral("disk")].toString().toLatin1());
    }
    if (!record.time.isValid())
        record.time = QFileInfo(mapFile).lastModified();
    return record;
}

void removeFolderIfEmpty(const QString& folder, QLockFile& lock) {
    const bool left = !QDir(folder).entryList({QLatin1Char('*') + mapEnding}, QDir::Files).isEmpty();
    lock.unlock();
    if (!left)
        QDir().rmdir(folder); // does nothing when something else is in it
}

} // namespace

RecoveryStore::RecoveryStore(const QString& root)
    : folder_(QDir(root).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces))) {}

RecoveryStore::~RecoveryStore() {
    if (lock_)
        removeFolderIfEmpty(folder_, *lock_);
}

QString RecoveryStore::defaultRoot() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("recovery"));
}

QString RecoveryStore::mapFile(int document) const {
    return QDir(folder_).filePath(QString::number(document) + mapEnding);
}

bool RecoveryStore::prepare() {
    if (lock_ && QFileInfo::exists(lock_->fileName()))
        return true;
    if (!QDir().mkpath(folder_))
        return false;
    lock_ = lockOf(folder_);
    return lock_->tryLock(0);
}

Result<bool, FileError> RecoveryStore::write(int document, const Map& map, const RecoveryRecord& record) {
    const QString file = mapFile(document);
    (void)prepare(); // when it fails, so does writing, and that says why
    // The record first: a map with the record of a moment before is right, one without a record is not.
    if (auto written = writeFile(recordFile(file), textOf(record)); !written)
        return written;
    return saveIsle(map, file);
}

void RecoveryStore::remove(int document) {
    QFile::remove(mapFile(document)); // the map first: a record alone is never offered
    QFile::remove(recordFile(mapFile(document)));
}

Leftovers::Leftovers(const QString& root) {
    for (const QString& name : QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = QDir(root).filePath(name);
        auto lock = lockOf(folder);
        if (!lock->tryLock(0))
            continue; // its process lives
        for (const QString& file :
             QDir(folder).entryList({QLatin1Char('*') + mapEnding}, QDir::Files, QDir::Name)) {
            const QString path = QDir(folder).filePath(file);
            all_.push_back({path, recordOf(path)});
        }
        locks_.push_back(std::move(lock));
    }
    std::stable_sort(all_.begin(), all_.end(),
                     [](const Leftover& a, const Leftover& b) { return a.record.time > b.record.time; });
}

Leftovers::~Leftovers() {
    for (const auto& lock : locks_)
        removeFolderIfEmpty(QFileInfo(lock->fileName()).path(), *lock);
}

void Leftovers::discard(const Leftover& leftover) {
    const QString file = leftover.file; // the leftover may be an element of the list
    QFile::remove(file);
    QFile::remove(recordFile(file));
    std::erase_if(all_, [&file](const Leftover& one) { return one.file == file; });
}

} // namespace isle
