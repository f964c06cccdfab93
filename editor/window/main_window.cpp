#include "editor/window/main_window.h"

#include "editor/canvas/map_canvas.h"
#include "editor/panels/history.h"
#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/panels/properties.h"
#include "editor/panels/tool_options.h"
#include "editor/panels/tool_strip.h"
#include "editor/playtest/playtest_mode.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/arrange_controller.h"
#include "editor/window/board_view.h"
#include "editor/window/canvas_controller.h"
#include "editor/window/check_controller.h"
#include "editor/window/clipboard_controller.h"
#include "editor/window/document_tabs.h"
#include "editor/window/documents_controller.h"
#include "editor/window/drawing_controller.h"
#include "editor/window/file_controller.h"
#include "editor/window/file_notice.h"
#include "editor/window/help_controller.h"
#include "editor/window/notice_strip.h"
#include "editor/window/side_docks.h"
#include "editor/window/status_line.h"
#include "editor/window/top_bar.h"
#include "editor/window/transform_controller.h"

#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStatusTipEvent>
#include <QUndoGroup>
#include <QVBoxLayout>

namespace isle {
namespace {

// Visual design 15: narrow variants below this width, one stack of tabs below this height.
constexpr int narrowBelow = 1280;
constexpr int lowBelow = 760;
constexpr int layoutVersion = 1;

QString firstUsableFile(const QMimeData& data) {
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && FileController::opens(url.toLocalFile()))
            return url.toLocalFile();
    return {};
}

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), actions_(new ActionRegistry(this)) {
    setMinimumSize(1100, 700);
    setAcceptDrops(true);
    (void)document_.exchange(OpenDocuments::blank());
    makeWidgets();
    layOut();
    makeMenus();
    connectFile();
    connectEdit();
    connectView();
    connectPanelsView();
    drawing_ = new DrawingController(*actions_, document_, selection_, settings_, *tools_, *this);
    connectTools();
    connect(options_, &ToolOptions::centreWanted, (*actions_)["tool.centre"], &QAction::trigger);
    connectCheck();
    connectPlaytest();
    connectDocument();
    connectStatus();
    canvasControl_ = new CanvasController(*this, *docks_);
    checks_ = new CheckController(*this, *docks_);
    new ClipboardController(*this);
    new TransformController(*this);
    new ArrangeController(*this);
    help_ = new HelpController(*this);
    connect(options_, &ToolOptions::stampsWanted, (*actions_)["edit.stamps"], &QAction::trigger);
    tools_->attach();
    tools_->setCurrent(ToolId::Brush);
    resetLayout();
    readSettings();
    showMode();
    showTitle();
}

MainWindow::~MainWindow() {
    playtest_->stop();
    tools_->detach();
    drawing_->stop();
    delete maps_;
    // Document and selection go before the widgets that listen to them, and clearing the history still
    // speaks.
    document_.undoGroup().disconnect();
    document_.disconnect();
    selection_.disconnect();
    settings_.disconnect();
}

void MainWindow::makeWidgets() {
    canvas_ = new MapCanvas;
    tools_ = new ToolManager(document_, selection_, settings_, *canvas_, this);
    boardView_ = new BoardView(document_, *canvas_, this);
    maps_ = new DocumentsController(document_, *this);
    files_ = new FileController(maps_->files(), *boardView_, *this);
    playtest_ = new PlaytestMode(*canvas_, this);
    top_ = new TopBar(*actions_, playtest_->dealBar());
    options_ = new ToolOptions(settings_);
    const ActionRegistry& all = *actions_;
    strip_ = new ToolStrip({{all["tool.brush"], all["tool.eraser"], all["tool.shape"], all["tool.fill"]},
                            {all["tool.select"], all["tool.lasso"], all["tool.wand"], all["tool.same"],
                             all["tool.move"], all["tool.stamp"], all["tool.eyedropper"]},
                            {all["tool.number"], all["tool.harbour"], all["tool.marker"], all["tool.robber"],
                             all["tool.pirate"]},
                            {all["tool.start"], all["tool.zone"], all["tool.group"]}});
    palette_ = new Palette(settings_);
    notice_ = new NoticeStrip;
    properties_ = new PropertiesPanel(document_, selection_);
    problems_ = new ProblemsPanel(document_);
    history_ = new HistoryPanel(document_);
    docks_ = new SideDocks(properties_, problems_, history_);
    status_ = new StatusLine;
}

void MainWindow::layOut() {
    centre_ = new QWidget;
    centre_->setMinimumWidth(480);
    auto* centre = new QVBoxLayout(centre_);
    centre->setContentsMargins(0, 0, 0, 0);
    centre->setSpacing(0);
    centre->addWidget(&maps_->tabs());
    centre->addWidget(&maps_->notice());
    centre->addWidget(notice_);
    centre->addWidget(canvas_, 1);
    centre->addWidget(playtest_->handBar());

    body_ = new QSplitter(Qt::Horizontal);
    body_->setHandleWidth(1);
    body_->setChildrenCollapsible(false);
    body_->addWidget(palette_);
    body_->addWidget(centre_);
    body_->addWidget(docks_);
    body_->addWidget(playtest_->sideDock());
    body_->setStretchFactor(1, 1);

    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(strip_);
    middle->addWidget(body_, 1);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(top_);
    column->addWidget(options_);
    column->addWidget(playtest_->seatsBar());
    column->addLayout(middle, 1);
    column->addWidget(status_);
    setCentralWidget(whole);
}

void MainWindow::adaptToSize() {
    const bool narrow = width() < narrowBelow;
    if (narrow != palette_->narrow()) {
        palette_->setNarrow(narrow);
        top_->setNarrow(narrow);
        playtest_->setNarrow(narrow);
        shareWidth();
        // A small board has no room for the minimap; its button brings it back.
        QAction* minimap = (*actions_)["view.minimap"];
        if (narrow)
            wideMinimap_ = minimap->isChecked();
        minimap->setChecked(!narrow && wideMinimap_);
    }
    docks_->setOneStack(height() < lowBelow);
}

void MainWindow::shareWidth() {
    const bool narrow = width() < narrowBelow;
    const int side = narrow ? 280 : 328;
    const int palette = narrow ? 108 : 216;
    body_->setSizes({palette, qMax(480, width() - side - palette - 50), side, side});
}

void MainWindow::resetLayout() {
    for (const char* id : {"view.palette", "view.tools", "view.panels", "view.grid", "view.coordinates",
                           "view.names", "view.minimap"})
        (*actions_)[id]->setChecked(true);
    shareWidth();
    docks_->resetSizes();
    docks_->showPage(SideDocks::Properties);
    docks_->showPage(SideDocks::Problems);
}

void MainWindow::readSettings() {
    const QSettings settings;
    if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray()))
        resize(1600, 1000);
    if (settings.value(QStringLiteral("window/layoutVersion")).toInt() == layoutVersion) {
        body_->restoreState(settings.value(QStringLiteral("window/body")).toByteArray());
        docks_->restoreState(settings.value(QStringLiteral("window/docks")).toByteArray());
        for (const char* id : {"view.palette", "view.tools", "view.panels", "view.grid", "view.coordinates",
                               "view.names", "view.minimap"})
            (*actions_)[id]->setChecked(
                settings.value(QStringLiteral("window/") + QLatin1String(id), true).toBool());
    } else {
        resetLayout();
    }
    adaptToSize();
}

void MainWindow::writeSettings() {
    if (playing_)
        stopPlaytest(); // what is hidden in a game must not be remembered as hidden
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/layoutVersion"), layoutVersion);
    settings.setValue(QStringLiteral("window/body"), body_->saveState());
    settings.setValue(QStringLiteral("window/docks"), docks_->saveState());
    for (const char* id : {"view.palette", "view.tools", "view.panels", "view.grid", "view.coordinates",
                           "view.names", "view.minimap"})
        settings.setValue(QStringLiteral("window/") + QLatin1String(id), (*actions_)[id]->isChecked());
    if (palette_->narrow())
        settings.setValue(QStringLiteral("window/view.minimap"), wideMinimap_);
}

FileDialogs& MainWindow::fileDialogs() {
    return files_->dialogs();
}

bool MainWindow::openPath(const QString& path) {
    return files_->openPath(path);
}

void MainWindow::showTitle() {
    setWindowTitle(
        tr("%1[*] - Islewright")
            .arg(document_.displayName().replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"))));
    setWindowFilePath(document_.path());
    setWindowModified(document_.modified());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayLeave())
        return event->ignore();
    maps_->endWork();
    writeSettings();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    adaptToSize();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!firstUsableFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = firstUsableFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openPath(path);
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::StatusTip && status_) {
        status_->setMenuTip(static_cast<QStatusTipEvent*>(event)->tip());
        return true;
    }
    return QMainWindow::event(event);
}

} // namespace isle
