#include "editor/document/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace isle {
namespace {

constexpr QLatin1String settingsKey("recentFiles");

QStringList stored() {
    return QSettings().value(settingsKey).toStringList();
}

} // namespace

QStringList RecentFiles::paths() const {
    QStringList present;
    for (const QString& path : stored()) {
        if (QFileInfo(path).isFile())
            present.append(path);
    }
    return present;
}

void RecentFiles::add(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList list = paths();
    list.removeAll(whole);
    list.prepend(whole);
    store(list.mid(0, most));
}

void RecentFiles::remove(const QString& path) {
    QStringList list = stored();
    list.removeAll(QFileInfo(path).absoluteFilePath());
    store(list);
}

void RecentFiles::clear() {
    store({});
}

void RecentFiles::store(const QStringList& paths) {
    if (paths == stored())
        return;
    QSettings().setValue(settingsKey, paths);
    emit changed();
}

} // namespace isle
