#include "editor/document/map_store.h"

#include "engine/formats/file_io.h"
#include "engine/formats/isle_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MapStore)
};

constexpr qint64 largestRead = qint64{16} * 1024 * 1024;

/// The beginning of the names of all backups of a file: two maps of one name in two folders differ.
QString backupStem(const QString& path) {
    const QFileInfo file(path);
    const QByteArray digest =
        QCryptographicHash::hash(file.absoluteFilePath().toUtf8(), QCryptographicHash::Sha1).toHex().left(8);
    return file.completeBaseName() + QLatin1Char('-') + QString::fromLatin1(digest) + QLatin1Char('-');
}

QString backupName(const QString& path, const BackupPolicy& policy) {
    if (policy.keep == BackupPolicy::Keep::Beside)
        return path + QStringLiteral(".bak");
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    return QDir(policy.folder).filePath(backupStem(path) + time + QStringLiteral(".isle"));
}

void putAside(const QByteArray& previous, const QString& path, const BackupPolicy& policy,
              SaveReport& report) {
    if (policy.keep == BackupPolicy::Keep::Folder)
        QDir().mkpath(policy.folder);
    const QString name = backupName(path, policy);
    if (const auto written = writeFile(name, previous); !written) {
        report.backupFailure =
            Words::tr("The previous version was not kept. %1").arg(written.error().sentence());
        return;
    }
    report.backup = name;
    if (policy.keep != BackupPolicy::Keep::Folder)
        return;
    QStringList all = backupsInFolder(path, policy.folder);
    while (all.size() > qMax(1, policy.copies))
        QFile::remove(all.takeFirst());
}

} // namespace

QStringList backupsInFolder(const QString& path, const QString& folder) {
    const QDir dir(folder);
    // No wildcard: the name of a map may hold brackets.
    QStringList names = dir.entryList(QDir::Files, QDir::Name);
    const QString stem = backupStem(path);
    names.removeIf([&stem](const QString& name) { return !name.startsWith(stem); });
    for (QString& name : names)
        name = dir.filePath(name);
    return names;
}

Result<SaveReport, FileError> storeMap(const Map& map, const QString& path, const BackupPolicy& backup) {
    const QByteArray text = writeIsle(map);
    if (const auto again = readIsle(text, path); !again)
        return FileError{path, 0, 0, QString(),
                         Words::tr("The map was not written, because it could not be opened again: %1")
                             .arg(again.error().message)};
    // Writing whole or not at all means putting a new file in the place of the old one: a device or a pipe
    // would be gone.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return FileError{path, 0, 0, QString(),
                         Words::tr("This is not a file, so no map can be saved there.")};
    SaveReport report;
    if (QFileInfo::exists(path)) {
        const auto previous = readFile(path, largestRead);
        if (previous && previous.value() == text) {
            report.written = false;
            return report;
        }
        if (backup.keep != BackupPolicy::Keep::Nothing) {
            if (previous)
                putAside(previous.value(), path, backup, report);
            else
                report.backupFailure =
                    Words::tr("The previous version was not kept. %1").arg(previous.error().sentence());
        }
    }
    if (const auto written = saveIsle(map, path); !written)
        return written.error();
    if (const auto back = readFile(path, largestRead); !back || back.value() != text)
        return FileError{path, 0, 0, QString(),
                         Words::tr("The file does not hold what was written to it. Save the map elsewhere.")};
    return report;
}

} // namespace isle
