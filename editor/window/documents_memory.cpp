// What outlives the window: the maps that were open, and what a crash left.

#include "editor/canvas/map_canvas.h"
#include "editor/document/map_document.h"
#include "editor/window/board_view.h"
#include "editor/window/documents_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/recovery_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QScopedValueRollback>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace isle {
namespace {

const QString mapsKey = QStringLiteral("openMaps");
const QString frontKey = QStringLiteral("openMapInFront");

/// Of several windows at once only the first remembers its maps; two would open the same files again.
std::unique_ptr<QLockFile> takeMemory() {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QDir().mkpath(folder.path());
    auto lock = std::make_unique<QLockFile>(folder.filePath(QStringLiteral("open_maps.lock")));
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0))
        lock.reset();
    return lock;
}

} // namespace

void DocumentsController::beginWork(const QStringList& paths) {
    memoryLock_ = takeMemory();
    if (memoryLock_ && settings_.reopen)
        reopen();
    offerRecovery();
    for (const QString& path : paths)
        window_.openPath(path);
    remember();
}

void DocumentsController::endWork() {
    remember();
    recovery_->forgetAll();
}

void DocumentsController::remember() {
    if (!memoryLock_ || reopening_)
        return;
    QSettings settings;
    settings.remove(mapsKey);
    settings.remove(frontKey);
    if (!settings_.reopen)
        return;
    settings.beginWriteArray(mapsKey);
    int entry = 0;
    for (int i = 0; i < documents_.count(); ++i) {
        const QString& path = documents_.stateAt(i).path();
        if (path.isEmpty())
            continue;
        DocumentView view = documents_.at(i).view;
        if (i == documents_.frontIndex()) {
            view.hexPixels = window_.canvas().view().hexPixels();
            view.origin = window_.canvas().view().origin();
        }
        settings.setArrayIndex(entry++);
        settings.setValue(QStringLiteral("path"), path);
        settings.setValue(QStringLiteral("hexPixels"), view.hexPixels);
        settings.setValue(QStringLiteral("origin"), view.origin);
    }
    settings.endArray();
    settings.setValue(frontKey, document_.path());
}

void DocumentsController::reopen() {
    const QScopedValueRollback reopening(reopening_, true);
    QSettings settings;
    const QString front = settings.value(frontKey).toString();
    QStringList missing;
    const int count = settings.beginReadArray(mapsKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const QString path = settings.value(QStringLiteral("path")).toString();
        const auto opened = files_->open(path);
        if (!opened)
            missing.append(QFileInfo(path).fileName());
        if (!opened || !opened.value() || documents_.indexOfPath(path) != documents_.frontIndex())
            continue;
        DocumentView& view = documents_.front().view;
        view.hexPixels = settings.value(QStringLiteral("hexPixels")).toDouble();
        view.origin = settings.value(QStringLiteral("origin")).toPointF();
        showView();
    }
    settings.endArray();
    documents_.bringToFront(documents_.indexOfPath(front));
    if (!missing.isEmpty()) {
        trouble_ = tr("Not found since the last time: %1.", "names of files")
                       .arg(missing.join(tr(", ", "between the names of files")));
        showNotice();
    }
}

void DocumentsController::offerRecovery() {
    Leftovers leftovers;
    if (leftovers.all().empty())
        return;
    RecoveryDialog dialog(leftovers, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return; // later: the files stay where they are
    for (RecoveredMap& recovered : dialog.chosen()) {
        recover(recovered.leftover, std::move(recovered.map));
        leftovers.discard(recovered.leftover);
    }
}

void DocumentsController::recover(const Leftover& leftover, Map map) {
    const RecoveryRecord& record = leftover.record;
    const auto opened = record.path.isEmpty() || !QFileInfo::exists(record.path)
                            ? Result<bool, FileError>(false)
                            : files_->open(record.path);
    const bool onTop = opened && opened.value() && !document_.state().readOnly()
                       && documents_.indexOfPath(record.path) == documents_.frontIndex();
    if (onTop) {
        document_.replaceMap(map, tr("Recovered changes"));
        // The changes began from the file as it was then: when it is another by now, that is told.
        if (!record.diskDigest.isEmpty())
            documents_.front().stamp.digest = record.diskDigest;
        documents_.front().stamp.modified = {};
        files_->watch().check();
    } else {
        // Its file is gone, broken or in other hands. A path that is not ours would be written over.
        const bool free = !record.path.isEmpty() && documents_.indexOfPath(record.path) < 0;
        auto state = std::make_unique<DocumentState>(std::move(map), free ? record.path : QString());
        state->forgetSaved();
        documents_.open(std::move(state));
        files_->lockFront();
    }
    // In a recovery file of this window before that of the dead one goes.
    if (document_.modified())
        recovery_->writeNow();
    recovery_->wait();
}

} // namespace isle
