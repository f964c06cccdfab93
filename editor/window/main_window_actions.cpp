#include "editor/canvas/map_canvas.h"
#include "editor/panels/history.h"
#include "editor/panels/map_properties.h"
#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/panels/properties.h"
#include "editor/panels/tool_options.h"
#include "editor/panels/tool_strip.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/tool_manager.h"
#include "editor/window/appearance.h"
#include "editor/window/board_view.h"
#include "editor/window/deal_controller.h"
#include "editor/window/documents_controller.h"
#include "editor/window/file_controller.h"
#include "editor/window/keys_dialog.h"
#include "editor/window/main_window.h"
#include "editor/window/notice_strip.h"
#include "editor/window/preferences_dialog.h"
#include "editor/window/side_docks.h"
#include "editor/window/top_bar.h"

#include <QAction>
#include <QUndoGroup>
#include <QUndoStack>

namespace isle {
namespace {

struct ToolAction {
    const char* id;
    ToolId tool;
    const char* icon;
};
constexpr std::array toolActions{
    ToolAction{"tool.brush", ToolId::Brush, "brush"},
    ToolAction{"tool.eraser", ToolId::Eraser, "eraser"},
    ToolAction{"tool.select", ToolId::Select, "select"},
    ToolAction{"tool.eyedropper", ToolId::Eyedropper, "picker"},
    ToolAction{"tool.number", ToolId::Number, "token"},
    ToolAction{"tool.harbour", ToolId::Harbour, "harbour"},
    ToolAction{"tool.robber", ToolId::Robber, "robber"},
    ToolAction{"tool.pirate", ToolId::Pirate, "ship"},
    ToolAction{"tool.marker", ToolId::Marker, "chip"},
    ToolAction{"tool.group", ToolId::Group, "group"},
    ToolAction{"tool.zone", ToolId::Zone, "zone"},
    ToolAction{"tool.start", ToolId::Start, "no-start"},
    ToolAction{"tool.shape", ToolId::Shape, "shape"},
    ToolAction{"tool.fill", ToolId::Fill, "fill"},
    ToolAction{"tool.lasso", ToolId::Lasso, "lasso"},
    ToolAction{"tool.wand", ToolId::Wand, "wand"},
    ToolAction{"tool.same", ToolId::Same, "same"},
    ToolAction{"tool.centre", ToolId::SymmetryCentre, "centre"},
    ToolAction{"tool.move", ToolId::Move, "move"},
    ToolAction{"tool.stamp", ToolId::Stamp, "stamp"},
};

struct PaintAction {
    const char* id;
    Terrain terrain;
};
constexpr std::array paintActions{
    PaintAction{"paint.sea", Terrain::Sea},         PaintAction{"paint.forest", Terrain::Forest},
    PaintAction{"paint.pasture", Terrain::Pasture}, PaintAction{"paint.fields", Terrain::Fields},
    PaintAction{"paint.hills", Terrain::Hills},     PaintAction{"paint.mountains", Terrain::Mountains},
    PaintAction{"paint.desert", Terrain::Desert},   PaintAction{"paint.gold", Terrain::Gold},
    PaintAction{"paint.any", Terrain::Any},         PaintAction{"paint.void", Terrain::Void},
};

} // namespace

void MainWindow::on(const char* id, const std::function<void()>& does) {
    connect((*actions_)[id], &QAction::triggered, this, [does] { does(); });
}

void MainWindow::onToggled(const char* id, const std::function<void(bool)>& does) {
    connect((*actions_)[id], &QAction::toggled, this, does);
}

void MainWindow::connectFile() {
    on("file.new", [this] { files_->newMap(); });
    on("file.open", [this] { files_->open(); });
    on("file.save", [this] { files_->save(); });
    on("file.saveAs", [this] { files_->saveAs(); });
    on("file.revert", [this] { files_->revert(); });
    on("file.clearRecent", [this] { files_->recent().clear(); });
    on("file.exportPicture", [this] { files_->exportPicture(); });
    on("file.exportPack", [this] { files_->exportPack(); });
    on("file.quit", [this] { close(); });
    on("help.keys", [this] { KeysDialog(this).exec(); });
    on("help.about", [this] { showAbout(this); });
    on("edit.preferences", [this] { showPreferences(*this); });
    maps_->connectTo(*actions_, *files_, *boardView_);
}

void MainWindow::connectEdit() {
    on("edit.undo", [this] { document_.undoStack().undo(); });
    on("edit.redo", [this] { document_.undoStack().redo(); });
    on("edit.delete", [this] {
        const std::vector<Cell> cells = selection_.cells();
        eraseHexes(document_, cells, Terrain::Sea);
    });
    const auto select = [this](bool landOnly) {
        std::vector<Cell> cells;
        const Map& map = document_.map();
        for (std::int16_t row = 0; row < map.rows; ++row)
            for (std::int16_t col = 0; col < map.cols; ++col) {
                const Terrain terrain = map.at({row, col}).terrain;
                if (landOnly ? isLand(terrain) : terrain != Terrain::Void)
                    cells.push_back({row, col});
            }
        selection_.set(cells);
    };
    on("edit.selectAll", [select] { select(false); });
    on("edit.selectLand", [select] { select(true); });
    on("edit.deselect", [this] { selection_.clear(); });
    on("map.title", [this] {
        selection_.clear();
        showPage(SideDocks::Properties);
        properties_->mapPage().editTitle();
    });
    on("map.resize", [this] { properties_->mapPage().askForSize(); });
    QUndoGroup& history = document_.undoGroup();
    connect(&history, &QUndoGroup::indexChanged, this, &MainWindow::updateEditActions);
    connect(&history, &QUndoGroup::canUndoChanged, this, &MainWindow::updateEditActions);
    connect(&history, &QUndoGroup::canRedoChanged, this, &MainWindow::updateEditActions);
    connect(&selection_, &Selection::changed, this, &MainWindow::updateEditActions);
    connect(&document_, &MapDocument::pathChanged, this, &MainWindow::updateEditActions);
    updateEditActions();
}

void MainWindow::updateEditActions() {
    const QUndoStack& stack = document_.undoStack();
    QAction* undo = (*actions_)["edit.undo"];
    QAction* redo = (*actions_)["edit.redo"];
    undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
    actions_->setAvailable("edit.undo", stack.canUndo());
    actions_->setAvailable("edit.redo", stack.canRedo());
    actions_->setAvailable("edit.delete", !selection_.cells().empty());
    actions_->setAvailable("edit.deselect", !selection_.cells().empty());
    actions_->setAvailable("file.revert", !document_.path().isEmpty() && document_.modified());
}

void MainWindow::connectView() {
    onToggled("view.grid", [this](bool on) { canvas_->setGridVisible(on); });
    onToggled("view.coordinates", [this](bool on) { canvas_->setCoordinatesVisible(on); });
    onToggled("view.names", [this](bool on) { canvas_->setNamesVisible(on); });
    onToggled("view.minimap", [this](bool on) { canvas_->setMinimapVisible(on); });
    on("view.zoomIn", [this] { canvas_->zoomIn(); });
    on("view.zoomOut", [this] { canvas_->zoomOut(); });
    on("view.zoom100", [this] { canvas_->setZoomPercent(100); });
    on("view.fit", [this] { canvas_->fit(); });
    on("view.design", [this] { boardView_->setDealShown(false); });
    on("view.deal", [this] { boardView_->setDealShown(true); });
    new DealController(document_, selection_, *boardView_, *canvas_, *actions_, this);
    connect(boardView_, &BoardView::dealChanged, this, &MainWindow::showDeal);
    connect(notice_, &NoticeStrip::backClicked, this, [this] { boardView_->setDealShown(false); });
    connect(top_, &TopBar::seedEntered, this, [this](std::uint64_t seed) {
        boardView_->setSeed(seed);
        boardView_->setDealShown(true);
    });
    showDeal();
}

void MainWindow::connectPanelsView() {
    onToggled("view.palette", [this](bool on) { palette_->setVisible(on && !playing_); });
    onToggled("view.tools", [this](bool on) { strip_->setVisible(on && !playing_); });
    onToggled("view.panels", [this](bool on) { docks_->setVisible(on && !playing_); });
    on("view.properties", [this] { showPage(SideDocks::Properties); });
    on("view.problems", [this] { showPage(SideDocks::Problems); });
    on("view.history", [this] { showPage(SideDocks::History); });
    on("view.resetLayout", [this] { resetLayout(); });
    onToggled("view.fullScreen", [this](bool on) {
        setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    const std::array themes{"view.themeSystem", "view.themeLight", "view.themeDark"};
    (*actions_)[themes[static_cast<std::size_t>(storedAppearance())]]->setChecked(true);
    for (std::size_t i = 0; i < themes.size(); ++i)
        on(themes[i], [i] { setAppearance(static_cast<Appearance>(i)); });
}

void MainWindow::showPage(int page) {
    (*actions_)["view.panels"]->setChecked(true);
    docks_->showPage(static_cast<SideDocks::Page>(page));
}

void MainWindow::connectTools() {
    for (const ToolAction& tool : toolActions)
        on(tool.id, [this, id = tool.tool] { tools_->setCurrent(id); });
    for (const PaintAction& paint : paintActions)
        on(paint.id, [this, terrain = paint.terrain] { palette_->choose(terrain); });
    connect(palette_, &Palette::toolWanted, tools_, &ToolManager::setCurrent);
    const auto show = [this](ToolId id) {
        palette_->setTool(id);
        for (const ToolAction& tool : toolActions) {
            if (tool.tool != id)
                continue;
            (*actions_)[tool.id]->setChecked(true);
            options_->setTool(id, QString::fromLatin1(tool.icon));
        }
    };
    connect(tools_, &ToolManager::currentChanged, this, show);
    show(tools_->current());
    connect(tools_, &ToolManager::hintChanged, this, &MainWindow::setHint);
    connect(tools_, &ToolManager::contextMenuRequested, this, &MainWindow::showHexMenu);
}

void MainWindow::connectCheck() {
    on("check.next", [this] {
        showPage(SideDocks::Problems);
        problems_->step(1);
    });
    on("check.previous", [this] {
        showPage(SideDocks::Problems);
        problems_->step(-1);
    });
    on("check.fix", [this] { problems_->fixCurrent(); });
    connect(problems_, &ProblemsPanel::jumpWanted, this, &MainWindow::jumpTo);
    connect(problems_, &ProblemsPanel::currentChanged, this, [this](int index) {
        boardView_->setSelectedProblem(index);
        actions_->setAvailable("check.fix", problems_->canFixCurrent());
    });
    connect(problems_, &ProblemsPanel::hovered, boardView_, &BoardView::setHoveredProblem);
    connect(canvas_, &MapCanvas::problemMarkClicked, this, [this](int mark) {
        showPage(SideDocks::Problems);
        problems_->setCurrent(boardView_->problemOfMark(mark), false);
    });
    connect(top_, &TopBar::countClicked, this, [this](Severity severity) { showProblems(severity); });
    actions_->setAvailable("check.fix", false);
}

void MainWindow::showProblems(std::optional<Severity> severity) {
    showPage(SideDocks::Problems);
    problems_->setFilter(severity);
}

void MainWindow::jumpTo(int problem, bool centre) {
    if (problem < 0 || problem >= static_cast<int>(problems_->problems().size()))
        return;
    const auto place = placeOf(problems_->problems()[static_cast<std::size_t>(problem)]);
    if (!place)
        return;
    // A single click moves the map only when the place is out of sight.
    const QPointF at =
        std::visit([this](const auto& where) { return canvas_->view().pixelsOf(where); }, *place);
    if (centre || !QRectF(canvas_->rect()).adjusted(60, 60, -60, -60).contains(at))
        canvas_->centreOn(*place);
}

void MainWindow::connectDocument() {
    connect(&document_, &MapDocument::modifiedChanged, this, [this](bool modified) {
        setWindowModified(modified);
        updateEditActions();
    });
    connect(&document_, &MapDocument::pathChanged, this, &MainWindow::showTitle);
    connect(&document_, &MapDocument::changed, this, [this](const MapChange& change) {
        if (change.rest || change.everything)
            showTitle();
    });
}

} // namespace isle
