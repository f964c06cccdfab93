#include "editor/document/disk_watch.h"

#include "editor/document/map_document.h"
#include "editor/document/open_documents.h"

#include <QFileInfo>
#include <QSet>

namespace isle {
namespace {

constexpr int settleTime = 150; ///< ms

} // namespace

DiskWatch::DiskWatch(OpenDocuments& documents, QObject* parent) : QObject(parent), documents_(documents) {
    soon_.setSingleShot(true);
    soon_.setInterval(settleTime);
    const auto later = [this] { soon_.start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, later);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, later);
    connect(&soon_, &QTimer::timeout, this, &DiskWatch::check);
    connect(&documents, &OpenDocuments::removed, this, &DiskWatch::follow);
    connect(&documents, &OpenDocuments::replaced, this, &DiskWatch::follow);
}

void DiskWatch::follow() {
    QSet<QString> wanted;
    for (int i = 0; i < documents_.count(); ++i) {
        const QString& path = documents_.stateAt(i).path();
        if (path.isEmpty() || !documents_.at(i).stamp.exists)
            continue;
        // The folder too: a file that is replaced by another of its name is lost to the watcher.
        for (const QString& one : {path, QFileInfo(path).path()})
            if (QFileInfo::exists(one))
                wanted.insert(one);
    }
    const QStringList all = watcher_.files() + watcher_.directories();
    const QSet<QString> watched(all.begin(), all.end());
    for (const QString& path : watched)
        if (!wanted.contains(path))
            watcher_.removePath(path);
    for (const QString& path : wanted)
        if (!watched.contains(path))
            watcher_.addPath(path);
}

void DiskWatch::check() {
    follow();
    for (int i = 0; i < documents_.count(); ++i) {
        OpenDocument& document = documents_.at(i);
        const QString path = documents_.stateAt(i).path();
        if (path.isEmpty() || !document.stamp.exists)
            continue;
        if (document.disk == DiskState::Same && document.stamp.looksUntouched(path))
            continue;
        const FileStamp now = FileStamp::of(path);
        const DiskState state = !now.exists                       ? DiskState::Gone
                                : now.sameContent(document.stamp) ? DiskState::Same
                                                                  : DiskState::Changed;
        if (state == DiskState::Same)
            document.stamp = now; // only its time is another
        if (state == document.disk)
            continue;
        document.disk = state;
        if (state == DiskState::Gone) // closing it must not lose the last copy
            (document.parked ? *document.parked : documents_.document().state()).forgetSaved();
        emit diskChanged(i);
    }
}

void DiskWatch::settle() {
    OpenDocument& front = documents_.front();
    front.stamp = FileStamp::of(documents_.document().path());
    const bool told = front.disk != DiskState::Same;
    front.disk = DiskState::Same;
    follow();
    if (told)
        emit diskChanged(documents_.frontIndex());
}

} // namespace isle
