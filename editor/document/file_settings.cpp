#include "editor/document/file_settings.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

namespace isle {
namespace {

using Keep = BackupPolicy::Keep;
constexpr std::array<std::pair<Keep, const char*>, 3> keepWords{
    {{Keep::Nothing, "nothing"}, {Keep::Beside, "beside"}, {Keep::Folder, "folder"}}};

const QString secondsKey = QStringLiteral("files/recoverySeconds");
const QString backupsKey = QStringLiteral("files/backups");
const QString copiesKey = QStringLiteral("files/backupCopies");
const QString reopenKey = QStringLiteral("files/reopen");

} // namespace

FileSettings FileSettings::load() {
    const QSettings stored;
    FileSettings settings;
    settings.recoverySeconds =
        std::clamp(stored.value(secondsKey, settings.recoverySeconds).toInt(), leastSeconds, mostSeconds);
    const QString word = stored.value(backupsKey).toString();
    for (const auto& [keep, name] : keepWords)
        if (word == QLatin1String(name))
            settings.backups = keep;
    settings.backupCopies = std::clamp(stored.value(copiesKey, settings.backupCopies).toInt(), 1, mostCopies);
    settings.reopen = stored.value(reopenKey, settings.reopen).toBool();
    return settings;
}

void FileSettings::store() const {
    QSettings stored;
    stored.setValue(secondsKey, recoverySeconds);
    for (const auto& [keep, name] : keepWords)
        if (keep == backups)
            stored.setValue(backupsKey, QLatin1String(name));
    stored.setValue(copiesKey, backupCopies);
    stored.setValue(reopenKey, reopen);
}

BackupPolicy FileSettings::backupPolicy() const {
    return {backups, backupFolder(), backupCopies};
}

QString FileSettings::backupFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("backups"));
}

} // namespace isle
