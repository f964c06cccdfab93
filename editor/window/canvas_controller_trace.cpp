#include "editor/canvas/map_canvas.h"
#include "editor/panels/layers_panel.h"
#include "editor/window/actions.h"
#include "editor/window/canvas_controller.h"
#include "editor/window/file_dialogs.h"
#include "editor/window/main_window.h"
#include "editor/window/messages.h"
#include "editor/window/trace_dialog.h"

#include <QAction>
#include <QFileInfo>
#include <QUndoStack>

namespace isle {

void CanvasController::connectTrace() {
    connect(actions_["view.trace"], &QAction::triggered, this, [this] {
        TraceDialog& dialog = traceDialog();
        dialog.showTrace(trace_, layers_.locked(LayerId::Trace));
        dialog.show();
        dialog.raise();
        dialog.activateWindow();
        if (!trace_)
            chooseTrace();
    });
    connect(panel_, &LayersPanel::traceWanted, actions_["view.trace"], &QAction::trigger);
    connect(&canvas_, &MapCanvas::traceMoved, this, [this](QPointF topLeft) {
        if (!trace_)
            return;
        trace_->picture.topLeft = topLeft;
        keepTrace();
        if (traceDialog_)
            traceDialog_->showTrace(trace_, layers_.locked(LayerId::Trace));
    });
    connect(&canvas_, &MapCanvas::traceAdjusted, this, [this] { dragTrace(false); });
    MapDocument& document = window_.document();
    connect(&document, &MapDocument::switched, this, &CanvasController::findTrace);
    connect(&document, &MapDocument::changed, this, [this](const MapChange& change) {
        // Another map has taken the place of this one; a resized map has a step in its history.
        if (!change.everything || window_.document().undoStack().count() > 0)
            return;
        if (documentKey() == lastKey_)
            unsaved_.remove(lastKey_); // it was that of the map before
        findTrace();
    });
    connect(&document, &MapDocument::pathChanged, this, [this](const QString& path) {
        // Saved for the first time or under another name: the picture goes along.
        if (!path.isEmpty() && trace_)
            keepTrace();
    });
    findTrace();
}

const void* CanvasController::documentKey() const {
    return &window_.document().undoStack();
}

void CanvasController::findTrace() {
    const QString path = window_.document().path();
    lastKey_ = documentKey();
    trace_.reset();
    if (!path.isEmpty())
        trace_ = rememberedTrace(path);
    else if (const auto kept = unsaved_.constFind(documentKey()); kept != unsaved_.constEnd())
        trace_ = *kept;
    dragTrace(false);
    showTrace();
}

void CanvasController::keepTrace() {
    const QString path = window_.document().path();
    const void* key = documentKey();
    if (!path.isEmpty()) {
        unsaved_.remove(key);
        return rememberTrace(path, trace_);
    }
    if (!trace_) {
        unsaved_.remove(key);
        return;
    }
    if (!unsaved_.contains(key))
        connect(&window_.document().undoStack(), &QObject::destroyed, this,
                [this, key] { unsaved_.remove(key); });
    unsaved_.insert(key, *trace_);
}

void CanvasController::showTrace() {
    canvas_.setTrace(trace_ ? std::optional(trace_->picture) : std::nullopt);
    panel_->setTraceName(trace_ ? QFileInfo(trace_->file).fileName() : QString());
    if (traceDialog_)
        traceDialog_->showTrace(trace_, layers_.locked(LayerId::Trace));
}

TraceDialog& CanvasController::traceDialog() {
    if (traceDialog_)
        return *traceDialog_;
    traceDialog_ = new TraceDialog(&window_);
    connect(traceDialog_, &TraceDialog::chooseWanted, this, &CanvasController::chooseTrace);
    connect(traceDialog_, &TraceDialog::removeWanted, this, &CanvasController::removeTrace);
    connect(traceDialog_, &TraceDialog::draggingWanted, this, &CanvasController::dragTrace);
    connect(traceDialog_, &TraceDialog::lockWanted, this,
            [this](bool on) { layers_.setLocked(LayerId::Trace, on); });
    connect(traceDialog_, &TraceDialog::changed, this, [this](const TracePicture& picture) {
        if (!trace_)
            return;
        trace_->picture = picture;
        keepTrace();
        canvas_.setTrace(picture);
    });
    return *traceDialog_;
}

void CanvasController::chooseTrace() {
    const QString file =
        window_.fileDialogs().openPicture(traceDialog_ ? static_cast<QWidget*>(traceDialog_) : &window_);
    if (!file.isEmpty())
        setTraceFile(file);
}

bool CanvasController::setTraceFile(const QString& file) {
    QString problem;
    const Map& map = window_.document().map();
    const auto loaded = loadTrace(file, map.rows, map.cols, problem);
    if (!loaded) {
        showFailure(traceDialog_ ? static_cast<QWidget*>(traceDialog_) : &window_,
                    tr("The picture was not put under the map."), problem);
        return false;
    }
    trace_ = loaded;
    layers_.set(LayerId::Trace, {});
    keepTrace();
    showTrace();
    return true;
}

void CanvasController::removeTrace() {
    trace_.reset();
    keepTrace();
    dragTrace(false);
    showTrace();
}

void CanvasController::dragTrace(bool on) {
    const bool may = on && trace_ && !layers_.locked(LayerId::Trace) && !window_.playing();
    canvas_.setTraceAdjusting(may);
    if (traceDialog_)
        traceDialog_->setDragging(may);
    if (may)
        canvas_.setFocus(Qt::OtherFocusReason);
}

} // namespace isle
