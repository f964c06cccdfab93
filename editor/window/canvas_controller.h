#pragma once

#include "editor/document/layers.h"
#include "editor/panels/overlays.h"
#include "editor/window/trace_store.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace isle {

class ActionRegistry;
class GoToField;
class LayersPanel;
class MainWindow;
class MapCanvas;
class SideDocks;
class TraceDialog;

/// Puts layers, overlays, the trace picture, the way to a hex by its name and the use of the wheel together
/// with the window.
class CanvasController : public QObject {
    Q_OBJECT

  public:
    CanvasController(MainWindow& window, SideDocks& docks);

    [[nodiscard]] Layers& layers() { return layers_; }
    [[nodiscard]] LayersPanel& panel() { return *panel_; }
    [[nodiscard]] GoToField& goToField() { return *goTo_; }
    [[nodiscard]] OverlayKind overlay() const { return overlay_; }
    void setOverlay(OverlayKind kind);

    [[nodiscard]] const std::optional<TraceSetup>& trace() const { return trace_; }
    /// Lays the picture of a file under the map; false with a message when it cannot be read.
    bool setTraceFile(const QString& file);
    void removeTrace();
    [[nodiscard]] TraceDialog& traceDialog();

  private:
    void connectLayers();
    void connectOverlays();
    void connectTrace();
    void connectView();
    void showLayers();
    void showOverlay();
    void showTrace();
    void keepTrace();
    void findTrace();
    void chooseTrace();
    void dragTrace(bool on);
    void goTo(Cell cell);
    void tellHeldBack(const QString& sentence);
    [[nodiscard]] const void* documentKey() const;

    MainWindow& window_;
    SideDocks& docks_;
    MapCanvas& canvas_;
    ActionRegistry& actions_;
    Layers layers_;
    LayersPanel* panel_;
    GoToField* goTo_;
    OverlayKind overlay_ = OverlayKind::None;
    QTimer overlayTimer_; ///< overlays follow a stroke when it rests, so that painting stays quick
    QTimer heldBackTimer_;
    std::optional<TraceSetup> trace_;
    QHash<const void*, TraceSetup> unsaved_; ///< of maps without a file
    const void* lastKey_ = nullptr;          ///< the document whose picture is shown
    TraceDialog* traceDialog_ = nullptr;
};

} // namespace isle
