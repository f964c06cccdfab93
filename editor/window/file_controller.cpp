#include "editor/window/file_controller.h"

#include "editor/document/map_document.h"
#include "editor/export/render.h"
#include "editor/window/board_view.h"
#include "editor/window/messages.h"
#include "editor/window/new_map_dialog.h"
#include "editor/window/pack_dialogs.h"
#include "editor/window/picture_dialog.h"
#include "engine/formats/game_replay.h"
#include "engine/formats/pack_file.h"

#include <QDir>
#include <QFileInfo>

namespace isle {
namespace {

const QString mapEnding = QStringLiteral("isle");
const QString packEnding = QStringLiteral("islepack");
const QString gameEnding = QStringLiteral("islegame");

QString endingOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

QString nameOfFile(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

FileController::FileController(DocumentFiles& files, BoardView& view, QWidget& window)
    : QObject(&window), files_(files), document_(files.documents().document()), view_(view), window_(window) {
    connect(&files_, &DocumentFiles::opened, &recent_, &RecentFiles::add);
    connect(&files_, &DocumentFiles::saved, &recent_, &RecentFiles::add);
    connect(&files_, &DocumentFiles::saveAsWanted, this, &FileController::saveAs);
}

bool FileController::opens(const QString& path) {
    const QString ending = endingOf(path);
    return ending == mapEnding || ending == packEnding || ending == gameEnding;
}

bool FileController::mayClose(int index) {
    OpenDocuments& documents = files_.documents();
    if (!documents.stateAt(index).modified())
        return true;
    documents.bringToFront(index); // what is asked about can be seen
    switch (askAboutUnsaved(&window_, document_.displayName())) {
    case UnsavedAnswer::Save:
        return save();
    case UnsavedAnswer::Discard:
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

bool FileController::closeDocument(int index) {
    if (!mayClose(index))
        return false;
    files_.documents().close(index);
    return true;
}

void FileController::closeOthers(int index) {
    OpenDocuments& documents = files_.documents();
    const int kept = documents.at(index).id;
    for (int i = documents.count() - 1; i >= 0; --i)
        if (documents.at(i).id != kept && !closeDocument(i))
            return;
    documents.bringToFront(documents.indexOfId(kept));
}

bool FileController::mayLeave() {
    OpenDocuments& documents = files_.documents();
    const int front = documents.front().id;
    for (int i = 0; i < documents.count(); ++i)
        if (!mayClose(i))
            return false;
    documents.bringToFront(documents.indexOfId(front));
    return true;
}

void FileController::newMap() {
    NewMapDialog dialog(&window_);
    if (dialog.exec() == QDialog::Accepted)
        files_.openNew(dialog.map());
}

void FileController::open() {
    const QString path = dialogs_.openFile(&window_);
    if (!path.isEmpty())
        openPath(path);
}

bool FileController::openPath(const QString& path) {
    const QString ending = endingOf(path);
    return ending == packEnding ? openPack(path) : ending == gameEnding ? openRecorded(path) : openMap(path);
}

void FileController::openGame() {
    const QString path = dialogs_.openGame(&window_);
    if (!path.isEmpty())
        openRecorded(path);
}

void FileController::notOpened(const QString& path, const QString& sentence) {
    if (!QFileInfo::exists(path))
        recent_.remove(path);
    showFailure(&window_, tr("“%1” was not opened.").arg(nameOfFile(path)), sentence);
}

bool FileController::openMap(const QString& path) {
    const auto opened = files_.open(path);
    if (!opened)
        notOpened(path, opened.error().sentence());
    return opened && opened.value();
}

bool FileController::openPack(const QString& path) {
    auto pack = loadPack(path);
    if (!pack) {
        notOpened(path, pack.error().sentence());
        return false;
    }
    recent_.add(path);
    OpenPackDialog dialog(pack.value(), &window_);
    if (dialog.exec() != QDialog::Accepted || dialog.chosen() < 0)
        return false;
    // A map of a pack has no file of its own: saving asks for one.
    files_.openNew(pack.value().maps[static_cast<std::size_t>(dialog.chosen())].map);
    return true;
}

bool FileController::openRecorded(const QString& path) {
    const auto recorded = loadGame(path);
    if (!recorded) {
        notOpened(path, recorded.error().sentence());
        return false;
    }
    // A game that goes another way than when it was saved is not opened; the sentence names the move.
    const auto start = startOf(recorded.value());
    const auto end = start ? replayGame(recorded.value()) : start;
    if (!end) {
        notOpened(path, end.error().message);
        return false;
    }
    recent_.add(QFileInfo(path).absoluteFilePath());
    files_.openNew(recorded.value().map); // as with packs, saving the map asks for a file
    emit gameOpened(recorded.value(), start.value());
    return true;
}

bool FileController::saveGame(const RecordedGame& game) {
    const QString path = dialogs_.saveGame(&window_, suggestion(gameEnding));
    if (path.isEmpty())
        return false;
    const auto saved = isle::saveGame(game, path);
    if (!saved) {
        showFailure(&window_, tr("“%1” was not saved.").arg(nameOfFile(path)), saved.error().sentence());
        return false;
    }
    recent_.add(QFileInfo(path).absoluteFilePath());
    return true;
}

QString FileController::suggestion(const QString& ending) const {
    const QString path = document_.path();
    if (!path.isEmpty()) {
        const QFileInfo file(path);
        return file.dir().filePath(file.completeBaseName() + QLatin1Char('.') + ending);
    }
    return QFileInfo(packFileName(document_.map())).completeBaseName() + QLatin1Char('.') + ending;
}

bool FileController::save() {
    return files_.hasOwnFile() ? files_.saveTo(document_.path()) : saveAs();
}

bool FileController::saveAs() {
    const QString path = dialogs_.saveMap(&window_, suggestion(mapEnding));
    return !path.isEmpty() && files_.saveTo(QFileInfo(path).absoluteFilePath());
}

void FileController::revert() {
    if (!document_.path().isEmpty())
        files_.readAgain(tr("Revert to saved"));
}

void FileController::exportPicture() {
    PictureDialog dialog(view_.dealShown() && view_.refusal().isEmpty(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialogs_.savePicture(&window_, suggestion(QStringLiteral("png")));
    if (path.isEmpty())
        return;
    const BoardPicture picture = dialog.dealWanted() ? view_.picture() : pictureOf(document_.map());
    const auto written = renderToFile(picture, dialog.size(), document_.displayName(), path);
    if (!written)
        showFailure(&window_, tr("“%1” was not written.").arg(nameOfFile(path)), written.error().sentence());
}

void FileController::exportPack() {
    ExportPackDialog dialog(document_.map(), dialogs_, &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialogs_.savePack(&window_, suggestion(packEnding));
    if (path.isEmpty())
        return;
    const auto written = savePack(dialog.pack(), path);
    if (!written)
        showFailure(&window_, tr("“%1” was not written.").arg(nameOfFile(path)), written.error().sentence());
}

} // namespace isle
