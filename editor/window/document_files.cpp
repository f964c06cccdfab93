#include "editor/window/document_files.h"

#include "editor/document/file_settings.h"
#include "editor/document/map_document.h"
#include "editor/window/messages.h"
#include "engine/formats/isle_file.h"

#include <QFileInfo>
#include <QWidget>

#include <utility>

namespace isle {
namespace {

QString nameOfFile(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

DocumentFiles::DocumentFiles(OpenDocuments& documents, QWidget& window)
    : QObject(&window), documents_(documents), window_(window), watch_(documents) {}

Result<bool, FileError> DocumentFiles::open(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (const int index = documents_.indexOfPath(whole); index >= 0) {
        documents_.bringToFront(index);
        emit opened(whole);
        return true;
    }
    FileStamp stamp = FileStamp::of(whole); // before reading: what comes between is then noticed
    auto map = loadIsle(whole);
    if (!map)
        return map.error();
    auto taken = MapLock::take(whole);
    ElsewhereAnswer answer = ElsewhereAnswer::ReadOnly;
    if (!taken) {
        answer = askAboutOpenElsewhere(&window_, nameOfFile(whole), describe(taken.error()));
        if (answer == ElsewhereAnswer::Cancel)
            return false;
        if (answer == ElsewhereAnswer::Copy) {
            openNew(std::move(map).value());
            documents_.document().state().forgetSaved(); // the copy is in no file
            return true;
        }
    }
    auto state = std::make_unique<DocumentState>(std::move(map).value(), whole);
    state->setReadOnly(!taken);
    OpenDocument& document = documents_.at(documents_.open(std::move(state)));
    document.stamp = std::move(stamp);
    if (taken)
        document.lock = std::move(taken).value();
    watch_.follow();
    emit opened(whole);
    return true;
}

void DocumentFiles::openNew(Map map, const QString& label) {
    auto state = std::make_unique<DocumentState>(std::move(map));
    state->setLabel(label);
    documents_.open(std::move(state));
}

bool DocumentFiles::hasOwnFile() const {
    const DocumentState& state = std::as_const(documents_.document()).state();
    return !state.path().isEmpty() && !state.readOnly();
}

void DocumentFiles::notSaved(const QString& path, const QString& sentence) {
    showFailure(&window_, tr("“%1” was not saved.").arg(nameOfFile(path)), sentence);
}

bool DocumentFiles::mayWriteOver(const QString& path) {
    const int other = documents_.indexOfPath(path);
    if (other >= 0 && other != documents_.frontIndex()) {
        notSaved(path, tr("This file is open in another tab. Close that tab first, or choose another name."));
        return false;
    }
    const FileStamp& known = documents_.front().stamp;
    if (other < 0 || !known.exists)
        return true; // saving under another name: the file dialog has asked already
    const FileStamp now = FileStamp::of(path);
    if (!now.exists || now.sameContent(known))
        return true;
    switch (askAboutForeignChange(&window_, nameOfFile(path))) {
    case ForeignAnswer::Overwrite:
        return true;
    case ForeignAnswer::SaveAs:
        emit saveAsWanted();
        return false;
    case ForeignAnswer::Cancel:
        break;
    }
    return false;
}

bool DocumentFiles::lockFor(const QString& path, std::unique_ptr<MapLock>& lock) {
    const OpenDocument& front = documents_.front();
    if (front.lock && QFileInfo(front.lock->mapPath()) == QFileInfo(path))
        return true;
    auto taken = MapLock::take(path);
    if (!taken) {
        notSaved(
            path,
            tr("This file is open elsewhere, by %1. Save under another name.").arg(describe(taken.error())));
        return false;
    }
    lock = std::move(taken).value();
    return true;
}

bool DocumentFiles::saveTo(const QString& path) {
    MapDocument& document = documents_.document();
    const bool own = path == document.path();
    // Nothing to save: not a byte is written, not even in another spelling of the same map.
    if (const FileStamp& known = documents_.front().stamp;
        own && !document.modified() && known.exists && known.sameContent(FileStamp::of(path)))
        return true;
    if (!mayWriteOver(path))
        return false;
    std::unique_ptr<MapLock> lock;
    if (!lockFor(path, lock))
        return false;
    const auto written = document.save(path, FileSettings::load().backupPolicy());
    if (!written) {
        notSaved(path, written.error().sentence());
        return false;
    }
    if (lock)
        documents_.front().lock = std::move(lock);
    watch_.settle();
    if (!written.value().backupFailure.isEmpty())
        emit backupFailed(written.value().backupFailure);
    emit saved(path);
    return true;
}

void DocumentFiles::readAgain(const QString& step) {
    MapDocument& document = documents_.document();
    const auto map = loadIsle(document.path());
    if (!map)
        return showFailure(&window_, tr("“%1” was not read.").arg(nameOfFile(document.path())),
                           map.error().sentence());
    document.reload(map.value(), step);
    watch_.settle();
}

void DocumentFiles::keepMine() {
    documents_.document().state().forgetSaved(); // no step of the history is what the file holds
    watch_.settle();
}

void DocumentFiles::compare() {
    const QString path = documents_.document().path();
    auto map = loadIsle(path);
    if (!map)
        return showFailure(&window_, tr("“%1” was not read.").arg(nameOfFile(path)), map.error().sentence());
    openNew(std::move(map).value(), tr("%1 (on disk)", "file name").arg(nameOfFile(path)));
}

void DocumentFiles::lockFront() {
    const QString path = documents_.document().path();
    if (path.isEmpty())
        return;
    if (auto taken = MapLock::take(path))
        documents_.front().lock = std::move(taken).value();
    watch_.follow();
}

} // namespace isle
