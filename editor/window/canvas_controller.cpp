#include "editor/window/canvas_controller.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/go_to.h"
#include "editor/panels/layers_panel.h"
#include "editor/window/actions.h"
#include "editor/window/board_view.h"
#include "editor/window/main_window.h"
#include "editor/window/side_docks.h"
#include "editor/window/status_line.h"
#include "editor/window/trace_dialog.h"

#include <QAction>
#include <QActionGroup>
#include <QSettings>
#include <QToolButton>

namespace isle {
namespace {

constexpr int overlayDelay = 60; ///< milliseconds
constexpr int heldBackTime = 6000;

/// The actions of the overlays in the order of OverlayKind.
constexpr std::array overlayActions{"overlay.none",    "overlay.pips",  "overlay.spots",
                                    "overlay.islands", "overlay.ships", "overlay.never"};

double strengthOf(const LayerState& state) {
    return !state.shown ? 0.0 : state.dimmed ? dimmedLayer : 1.0;
}

} // namespace

CanvasController::CanvasController(MainWindow& window, SideDocks& docks)
    : QObject(&window),
      window_(window),
      docks_(docks),
      canvas_(window.canvas()),
      actions_(window.actions()),
      panel_(new LayersPanel(layers_)),
      goTo_(new GoToField(&canvas_)) {
    docks_.addPage(panel_, tr("Layers"), QStringLiteral("layers"), true);
    window_.document().setLayers(&layers_);
    overlayTimer_.setSingleShot(true);
    overlayTimer_.setInterval(overlayDelay);
    heldBackTimer_.setSingleShot(true);
    heldBackTimer_.setInterval(heldBackTime);
    connectLayers();
    connectOverlays();
    connectTrace();
    connectView();
    showLayers();
    showTrace();
}

void CanvasController::connectLayers() {
    connect(&layers_, &Layers::changed, this, &CanvasController::showLayers);
    connect(actions_["mode.playtest"], &QAction::toggled, this, [this] {
        showLayers();
        showOverlay();
        dragTrace(false);
    });
    // Names and rulers have entries in the menu too; in a game the rulers go for a time, which says nothing
    // about the layer.
    for (const auto& [id, layer] :
         {std::pair("view.names", LayerId::Islands), std::pair("view.coordinates", LayerId::Coordinates)}) {
        QAction* action = actions_[id];
        layers_.setShown(layer, action->isChecked());
        connect(action, &QAction::toggled, this, [this, layer = layer](bool on) {
            if (!window_.playing())
                layers_.setShown(layer, on);
        });
        connect(&layers_, &Layers::changed, action, [this, action, layer = layer](LayerId changed) {
            if (changed == layer && !window_.playing())
                action->setChecked(layers_[layer].shown);
        });
    }
    connect(&window_.document(), &MapDocument::heldBack, this, &CanvasController::tellHeldBack);
    connect(&heldBackTimer_, &QTimer::timeout, this, [this] { window_.statusLine().setMenuTip({}); });
    connect(actions_["view.layers"], &QAction::triggered, this, [this] {
        actions_["view.panels"]->setChecked(true);
        docks_.showPage(panel_);
        panel_->eye(LayerId::Terrain)->setFocus(Qt::ShortcutFocusReason);
    });
    const QSettings settings;
    const auto kept = [&](const char* id, const char* key, auto show) {
        QAction* action = actions_[id];
        connect(action, &QAction::toggled, this, [key, show](bool on) {
            QSettings().setValue(QLatin1String(key), on);
            show(on);
        });
        action->setChecked(settings.value(QLatin1String(key), false).toBool());
        show(action->isChecked());
    };
    kept("view.cellNames", "canvas/cellNames", [this](bool on) {
        panel_->setCellNames(on);
        showLayers();
    });
    kept("view.patterns", "canvas/patterns", [this](bool on) {
        panel_->setPatterns(on);
        canvas_.setPatternsVisible(on);
    });
    kept("view.wheelScrolls", "canvas/wheelScrolls", [this](bool on) { canvas_.setWheelScrolls(on); });
    connect(panel_, &LayersPanel::cellNamesWanted, actions_["view.cellNames"], &QAction::setChecked);
    connect(panel_, &LayersPanel::patternsWanted, actions_["view.patterns"], &QAction::setChecked);
}

void CanvasController::showLayers() {
    BoardLayers board;
    const bool playing = window_.playing();
    const auto strength = [&](LayerId layer) { return strengthOf(layers_[layer]); };
    board.islands = strength(LayerId::Islands);
    board.coordinates = strength(LayerId::Coordinates);
    if (!playing) { // whoever plays must see everything
        board.terrain = strength(LayerId::Terrain);
        board.numbers = strength(LayerId::Numbers);
        board.harbours = strength(LayerId::Harbours);
        board.specials = strength(LayerId::Specials);
        board.starts = strength(LayerId::Starts);
    }
    board.trace = playing ? 0.0 : strength(LayerId::Trace);
    canvas_.setLayers(board);
    canvas_.setCellNamesVisible(!playing && actions_["view.cellNames"]->isChecked()
                                && layers_[LayerId::Coordinates].shown);
    if (layers_.locked(LayerId::Trace))
        dragTrace(false);
    if (traceDialog_)
        traceDialog_->showTrace(trace_, layers_.locked(LayerId::Trace));
}

void CanvasController::tellHeldBack(const QString& sentence) {
    window_.statusLine().setMenuTip(sentence);
    heldBackTimer_.start();
}

void CanvasController::connectOverlays() {
    auto* group = new QActionGroup(this);
    for (std::size_t i = 0; i < overlayActions.size(); ++i) {
        QAction* action = actions_[overlayActions[i]];
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { setOverlay(allOverlays[i]); });
    }
    actions_["overlay.none"]->setChecked(true);
    connect(actions_["overlay.next"], &QAction::triggered, this, [this] {
        setOverlay(allOverlays[(static_cast<std::size_t>(overlay_) + 1) % allOverlays.size()]);
    });
    connect(&canvas_, &MapCanvas::overlayClosed, this, [this] { setOverlay(OverlayKind::None); });
    connect(&overlayTimer_, &QTimer::timeout, this, &CanvasController::showOverlay);
    const auto soon = [this] {
        if (overlay_ != OverlayKind::None)
            overlayTimer_.start();
    };
    connect(&window_.document(), &MapDocument::changed, this, soon);
    connect(&window_.boardView(), &BoardView::dealChanged, this, soon);
}

void CanvasController::setOverlay(OverlayKind kind) {
    overlay_ = kind;
    actions_[overlayActions[static_cast<std::size_t>(kind)]]->setChecked(true);
    showOverlay();
}

void CanvasController::showOverlay() {
    overlayTimer_.stop();
    if (overlay_ == OverlayKind::None || window_.playing())
        return canvas_.setOverlay(std::nullopt);
    const MapDocument& document = window_.document();
    const BoardPicture& shown = canvas_.picture();
    const Map fixed = mapAsShown(document.map(), shown);
    const KnownGround ground(fixed, document.topology());
    canvas_.setOverlay(makeOverlay(overlay_, {document.map(), document.topology(), ground, !shown.design}));
}

void CanvasController::connectView() {
    connect(actions_["view.goTo"], &QAction::triggered, this, [this] { goTo_->ask(canvas_.picture()); });
    connect(goTo_, &GoToField::wanted, this, &CanvasController::goTo);
    connect(goTo_, &GoToField::closed, &canvas_, [this] { canvas_.setFocus(Qt::ShortcutFocusReason); });
}

void CanvasController::goTo(Cell cell) {
    canvas_.setCursorCell(cell);
    canvas_.centreOn(Place(cell));
    canvas_.setFocus(Qt::ShortcutFocusReason);
}

} // namespace isle
