#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/panels/properties.h"
#include "editor/tools/hex_edits.h"
#include "editor/window/file_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/side_docks.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace isle {

void MainWindow::add(QMenu& menu, std::initializer_list<const char*> ids) {
    for (const char* id : ids) {
        if (*id == '\0')
            menu.addSeparator();
        else
            menu.addAction((*actions_)[id]);
    }
}

void MainWindow::makeMenus() {
    for (QAction* action : actions_->all())
        addAction(action); // so that every shortcut works, also of actions that are in no menu just now
    makeFileMenu();
    add(*menuBar()->addMenu(tr("&Edit")), {"edit.undo",
                                           "edit.redo",
                                           "",
                                           "edit.cut",
                                           "edit.copy",
                                           "edit.paste",
                                           "edit.duplicate",
                                           "edit.delete",
                                           "edit.stamps",
                                           "",
                                           "edit.fill",
                                           "edit.replace",
                                           "edit.turnLeft",
                                           "edit.turnRight",
                                           "edit.mirrorLeftRight",
                                           "edit.mirrorTopBottom",
                                           "",
                                           "edit.selectAll",
                                           "edit.selectLand",
                                           "edit.selectTerrain",
                                           "edit.selectCoast",
                                           "edit.selectIsland",
                                           "edit.selectRim",
                                           "edit.invertSelection",
                                           "edit.growSelection",
                                           "edit.shrinkSelection",
                                           "edit.deselect",
                                           "edit.previousSelection",
                                           "edit.nextSelection",
                                           "",
                                           "edit.preferences"});
    makeViewMenu();
    QMenu& map = *menuBar()->addMenu(tr("&Map"));
    add(map, {"map.title", "", "map.arrange", "", "map.turnLeft", "map.turnRight", "map.mirrorLeftRight",
              "map.mirrorTopBottom", "", "map.resize", "map.frame"});
    add(*map.addMenu(tr("&One row or column")),
        {"map.addRowTop", "map.addRowBottom", "map.addColumnLeft", "map.addColumnRight", "", "map.cutRowTop",
         "map.cutRowBottom", "map.cutColumnLeft", "map.cutColumnRight"});
    add(map, {"map.crop", "map.grow"});
    add(*menuBar()->addMenu(tr("Dea&l")),
        {"view.design", "view.deal", "", "view.nextDeal", "deal.back", "deal.forward", "", "deal.lock",
         "deal.unlockAll", "", "deal.pin", "deal.pinSelected", "", "deal.keep", "deal.compare"});
    makeToolsMenu();
    add(*menuBar()->addMenu(tr("&Check")), {"check.next", "check.previous", "check.fix", "check.accept", "",
                                            "check.sample", "check.settings", "", "view.problems"});
    makePlaytestMenu();
    add(*menuBar()->addMenu(tr("&Help")),
        {"help.contents", "help.whatsThis", "", "help.commands", "help.keys", "help.tour", "", "help.about"});
}

void MainWindow::makeFileMenu() {
    QMenu& file = *menuBar()->addMenu(tr("&File"));
    add(file, {"file.new", "file.open"});
    recent_ = file.addMenu(tr("Open &recent"));
    add(file, {"", "file.save", "file.saveAs", "file.revert", "", "file.exportPicture", "file.exportPack", "",
               "file.close", "file.quit"});
    connect(&file, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    connect(&files_->recent(), &RecentFiles::changed, this, &MainWindow::fillRecent);
    fillRecent();
}

void MainWindow::fillRecent() {
    recent_->clear();
    const QStringList paths = files_->recent().paths();
    recent_->setEnabled(!paths.isEmpty());
    for (const QString& path : paths) {
        QString name = QFileInfo(path).fileName();
        QAction* action = recent_->addAction(name.replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(path);
        action->setStatusTip(path);
        // Queued: opening changes the list, and with it the menu that is just being used.
        connect(
            action, &QAction::triggered, this, [this, path] { openPath(path); }, Qt::QueuedConnection);
    }
    add(*recent_, {"", "file.clearRecent"});
}

void MainWindow::makeViewMenu() {
    QMenu& view = *menuBar()->addMenu(tr("&View"));
    add(view, {"view.zoomIn", "view.zoomOut", "view.zoom100", "view.fit", "view.goTo", "view.wheelScrolls",
               "", "view.nextMap", "view.previousMap", "", "view.grid", "view.coordinates", "view.names",
               "view.minimap", "view.cellNames", "view.patterns", "view.trace", ""});
    add(*view.addMenu(tr("O&verlay")), {"overlay.none", "overlay.pips", "overlay.spots", "overlay.islands",
                                        "overlay.ships", "overlay.never", "", "overlay.next"});
    add(view, {"", "view.palette", "view.tools", "view.panels", "view.properties", "view.layers",
               "view.problems", "view.box", "view.history", "view.resetLayout", ""});
    add(*view.addMenu(tr("Appearan&ce")), {"view.themeSystem", "view.themeLight", "view.themeDark"});
    add(view, {"view.fullScreen"});
    auto* themes = new QActionGroup(this);
    for (const char* id : {"view.themeSystem", "view.themeLight", "view.themeDark"})
        themes->addAction((*actions_)[id]);
    auto* shown = new QActionGroup(this);
    for (const char* id : {"view.design", "view.deal"})
        shown->addAction((*actions_)[id]);
}

void MainWindow::makeToolsMenu() {
    QMenu& tools = *menuBar()->addMenu(tr("&Tools"));
    add(tools, {"tool.brush",
                "tool.eraser",
                "tool.shape",
                "tool.fill",
                "",
                "tool.select",
                "tool.lasso",
                "tool.wand",
                "tool.same",
                "tool.move",
                "tool.stamp",
                "tool.eyedropper",
                "",
                "tool.number",
                "tool.harbour",
                "tool.marker",
                "tool.robber",
                "tool.pirate",
                "",
                "tool.start",
                "tool.zone",
                "tool.group",
                ""});
    add(*tools.addMenu(tr("Pai&nt")),
        {"paint.sea", "paint.forest", "paint.pasture", "paint.fields", "paint.hills", "paint.mountains",
         "paint.desert", "paint.gold", "paint.any", "paint.void", "", "paint.mixed"});
    add(*tools.addMenu(tr("Shap&es")),
        {"shape.line", "shape.circle", "shape.hexagon", "shape.triangle", "", "shape.filled"});
    QMenu& symmetry = *tools.addMenu(icon(QStringLiteral("symmetry")), tr("S&ymmetry"));
    add(symmetry, {"symmetry.off", "", "symmetry.turns2", "symmetry.turns3", "symmetry.turns6", ""});
    add(symmetry,
        {"symmetry.mirrorVertical", "symmetry.mirrorSteep", "symmetry.mirrorShallow",
         "symmetry.mirrorHorizontal", "symmetry.mirrorShallowBack", "symmetry.mirrorSteepBack", ""});
    add(symmetry, {"symmetry.crossUpright", "symmetry.crossSteep", "symmetry.crossShallow",
                   "symmetry.starCorners", "symmetry.starEdges", "symmetry.star6", ""});
    add(symmetry, {"tool.centre", "symmetry.middle"});
    auto* group = new QActionGroup(this);
    for (const char* id : {"tool.brush",  "tool.shape",      "tool.fill",   "tool.lasso",   "tool.wand",
                           "tool.same",   "tool.move",       "tool.stamp",  "tool.centre",  "tool.eraser",
                           "tool.select", "tool.eyedropper", "tool.number", "tool.harbour", "tool.robber",
                           "tool.pirate", "tool.marker",     "tool.start",  "tool.zone",    "tool.group"})
        group->addAction((*actions_)[id]);
}

void MainWindow::makePlaytestMenu() {
    add(*menuBar()->addMenu(tr("&Playtest")), {"mode.playtest",
                                               "mode.draw",
                                               "",
                                               "playtest.roll",
                                               "playtest.road",
                                               "playtest.settlement",
                                               "playtest.city",
                                               "playtest.ship",
                                               "playtest.card",
                                               "playtest.raid",
                                               "playtest.dig",
                                               "playtest.stage",
                                               "playtest.trade",
                                               "playtest.sail",
                                               "playtest.endTurn",
                                               "",
                                               "playtest.toEnd",
                                               "playtest.newDeal",
                                               "playtest.restart",
                                               "",
                                               "playtest.openGame",
                                               "playtest.saveGame"});
    auto* group = new QActionGroup(this);
    for (const char* id : {"mode.draw", "mode.playtest"})
        group->addAction((*actions_)[id]);
}

void MainWindow::showHexMenu(Cell cell, QPoint global) {
    const std::vector<Cell> cells = selection_.cells();
    if (cells.empty())
        return;
    QMenu menu(this);
    menu.addSection(cells.size() == 1
                        ? tr("%1, %2", "hex, terrain")
                              .arg(displayName(cell), displayName(document_.map().at(cell).terrain))
                        : tr("%1 selected", "7 hexes").arg(hexCount(cells.size())));
    QMenu* terrains = menu.addMenu(tr("Terrain"));
    for (const Terrain terrain : allTerrains) {
        const QPixmap art = artPixmap(artName(terrain), {16, 18}, devicePixelRatioF());
        terrains->addAction(art, capitalised(displayName(terrain)), this,
                            [this, cells, terrain] { paintHexes(document_, cells, terrain, true); });
    }
    QMenu* numbers = menu.addMenu(tr("Number"));
    const auto number = [&](CellNumber value) {
        numbers->addAction(capitalised(displayName(value)), this,
                           [this, cells, value] { numberHexes(document_, cells, value); });
    };
    for (const int value : tokenValues)
        number(CellNumber::fixed(value));
    number(CellNumber::shuffled());
    number(CellNumber{});
    add(menu, {"", "edit.delete", "edit.deselect", "", "view.properties"});
    menu.exec(global);
}

} // namespace isle
