#include "editor/window/clipboard_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/export/render.h"
#include "editor/tools/consequences.h"
#include "editor/tools/patch_mime.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/main_window.h"
#include "editor/window/stamps_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace isle {
namespace {

constexpr int pictureSide = 640;

} // namespace

ClipboardController::ClipboardController(MainWindow& window)
    : QObject(&window), window_(window), actions_(window.actions()) {
    on("edit.cut", [this] { cut(); });
    on("edit.copy", [this] { copy(); });
    on("edit.paste", [this] { paste(); });
    on("edit.duplicate", [this] { place(selectedPatch()); });
    on("edit.stamps", [this] { showStamps(); });
    connect(&window_.selection(), &Selection::changed, this, &ClipboardController::showSelection);
    showSelection();
}

void ClipboardController::on(const char* id, const std::function<void()>& does) {
    connect(actions_[id], &QAction::triggered, this, [does] { does(); });
}

void ClipboardController::showSelection() {
    const bool some = !window_.selection().cells().empty();
    for (const char* id : {"edit.cut", "edit.copy", "edit.duplicate"})
        actions_.setAvailable(id, some);
    if (stamps_)
        stamps_->showSelection();
}

MapPatch ClipboardController::selectedPatch() const {
    const std::vector<Cell>& cells = window_.selection().cells();
    return cutOf(window_.document().map(), cells, middleOf(cells));
}

void ClipboardController::copy() {
    const MapPatch patch = selectedPatch();
    const std::optional<Map> map = mapOf(patch);
    if (!map)
        return;
    BoardPicture picture = pictureOf(*map);
    picture.design = false; // no outlines of what is not part of it
    auto data = mimeOf(patch, renderImage(picture, pictureSide));
    if (data)
        QGuiApplication::clipboard()->setMimeData(data.release());
}

void ClipboardController::cut() {
    copy();
    MapDocument& document = window_.document();
    const std::vector<Cell> cells = window_.selection().cells();
    document.edit(tr("Cut"), whereText(cells),
                  [&](Map& map) { clearCells(map, document.topology(), cells); });
}

void ClipboardController::paste() {
    const auto patch = patchIn(QGuiApplication::clipboard()->mimeData());
    if (patch)
        place(*patch);
    else
        window_.tell(tr("There is no piece of a map on the clipboard."));
}

void ClipboardController::place(const MapPatch& patch) {
    if (patch.empty())
        return;
    PasteOptions options = window_.toolSettings().paste();
    options.stamp = patch;
    options.stays = false;
    window_.toolSettings().setPaste(options);
    window_.tools().setCurrent(ToolId::Stamp);
    window_.canvas().setFocus();
}

void ClipboardController::showStamps() {
    if (!stamps_) {
        stamps_ = new StampsDialog(
            StampStore(), [this]() -> FileDialogs& { return window_.fileDialogs(); },
            [this] { return selectedPatch(); }, &window_);
        connect(stamps_, &StampsDialog::chosen, this, [this](const MapPatch& patch) {
            place(patch);
            window_.activateWindow();
        });
    }
    stamps_->show();
    stamps_->raise();
    stamps_->activateWindow();
}

} // namespace isle
