#include "editor/document/map_command.h"
#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/paint.h"
#include "editor/tools/tool_manager.h"
#include "editor/tools/tool_settings.h"
#include "engine/base/random.h"

#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <memory>

using namespace isle;

namespace {

/// A window in small: document, tools and a real canvas that shows the document.
struct Desk {
    Desk() : manager(document, selection, settings, canvas) {
        QObject::connect(&document, &MapDocument::changed, &canvas,
                         [this] { canvas.setPicture(pictureOf(document.map())); });
        Map map = blankMap(8, 9, Terrain::Sea);
        map.title = "Desk";
        for (const Cell cell : disc({3, 4}, 1))
            map.set(cell, {Terrain::Hills, CellNumber::shuffled(), Marker::None});
        document.reset(map);
        start = map;
        canvas.resize(900, 760);
        canvas.show();
        canvas.fit();
        manager.attach();
    }

    [[nodiscard]] QPoint pixels(Cell cell) const { return canvas.view().pixelsOf(cell).toPoint(); }
    /// Close to an edge, within its cell.
    [[nodiscard]] QPoint pixels(EdgePlace edge) const {
        return (canvas.view().pixelsOf(edge) * 0.8 + canvas.view().pixelsOf(edge.cell) * 0.2).toPoint();
    }
    template <class Spot>
    void hover(Spot spot) {
        QTest::mouseMove(&canvas, pixels(spot));
    }
    template <class Spot>
    void click(Spot spot, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseMove(&canvas, pixels(spot));
        QTest::mouseClick(&canvas, button, modifiers, pixels(spot));
    }
    void stroke(const std::vector<Cell>& path) {
        QTest::mousePress(&canvas, Qt::LeftButton, {}, pixels(path.front()));
        for (const Cell cell : path)
            QTest::mouseMove(&canvas, pixels(cell));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, pixels(path.back()));
    }
    void key(int code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&canvas, static_cast<Qt::Key>(code), modifiers);
    }
    [[nodiscard]] int steps() { return document.undoStack().count(); }

    MapDocument document;
    Selection selection;
    ToolSettings settings;
    MapCanvas canvas;
    ToolManager manager;
    Map start;
};

} // namespace

class ToolManagerTest : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void strokeWithTheBrush();
    void paintedBoardIsSeen();
    void ghostFollowsPointerAndSettings();
    void escapeStopsTheStrokeThenTheSelectionThenTheTool();
    void everyToolThroughTheMouse();
    void harboursOnlyWhereOffered();
    void typingTwelveOverAHex();
    void selectionIsShownAndPruned();
    void menuOnlyFromTheSelectTool();
    void noMenuAfterRightDrag();
    void paintingByKeyboardAlone();
    void eyedropperSwitchesToTheBrush();
    void switchingToolsEndsTheStroke();
    void detachedItLetsGoOfTheCanvas();
    void hintsAndNamesAreTold();
    void randomToolUseIsUndoneExactly();

  private:
    std::unique_ptr<Desk> desk_;
};

void ToolManagerTest::init() {
    desk_ = std::make_unique<Desk>();
    QVERIFY(QTest::qWaitForWindowExposed(&desk_->canvas));
    desk_->canvas.setFocus();
}

void ToolManagerTest::cleanup() {
    desk_.reset();
}

void ToolManagerTest::strokeWithTheBrush() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Brush);
    desk.stroke({{6, 0}, {6, 8}, {0, 8}}); // two far jumps
    for (const Cell from : line({6, 0}, {6, 8}))
        QCOMPARE(desk.document.map().at(from).terrain, Terrain::Forest);
    for (const Cell from : line({6, 8}, {0, 8}))
        QCOMPARE(desk.document.map().at(from).terrain, Terrain::Forest);
    QCOMPARE(desk.steps(), 1);
    desk.document.undoStack().undo();
    QCOMPARE(desk.document.map(), desk.start);
}

void ToolManagerTest::paintedBoardIsSeen() {
    Desk& desk = *desk_;
    const QPoint spot = desk.pixels(Cell{6, 4}) + QPoint(0, 8);
    const QColor sea = desk.canvas.grab().toImage().pixelColor(spot);
    desk.manager.setCurrent(ToolId::Brush);
    desk.settings.setTerrain(Terrain::Fields);
    desk.click(Cell{6, 4});
    QTest::mouseMove(&desk.canvas, desk.pixels(Cell{0, 0}));
    QVERIFY(desk.canvas.grab().toImage().pixelColor(spot) != sea);
}

void ToolManagerTest::ghostFollowsPointerAndSettings() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Brush);
    desk.hover(Cell{6, 4});
    QVERIFY(desk.canvas.ghost().has_value());
    QCOMPARE(desk.canvas.ghost()->tip, QStringLiteral("Forest, fixed: E7"));
    desk.key(Qt::Key_2);
    QCOMPARE(desk.canvas.ghost()->tip, QStringLiteral("Forest, fixed: 7 hexes"));
    desk.manager.setCurrent(ToolId::Eraser);
    QVERIFY(desk.canvas.ghost()->look == Ghost::Look::Erase); // without the pointer being moved
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&desk.canvas, &leave);
    QVERIFY(!desk.canvas.ghost().has_value());
}

void ToolManagerTest::escapeStopsTheStrokeThenTheSelectionThenTheTool() {
    Desk& desk = *desk_;
    desk.selection.set({{0, 0}});
    desk.manager.setCurrent(ToolId::Brush);
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, desk.pixels(Cell{6, 1}));
    QTest::mouseMove(&desk.canvas, desk.pixels(Cell{6, 6}));
    QVERIFY(desk.document.map() != desk.start);
    desk.key(Qt::Key_Escape);
    QCOMPARE(desk.document.map(), desk.start);
    QCOMPARE(desk.steps(), 0);
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, desk.pixels(Cell{6, 6}));
    QCOMPARE(desk.document.map(), desk.start);
    QVERIFY(!desk.selection.cells().empty());
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.selection.cells().empty());
    QCOMPARE(desk.manager.current(), ToolId::Brush);
    desk.key(Qt::Key_Escape);
    QCOMPARE(desk.manager.current(), ToolId::Select);
}

void ToolManagerTest::everyToolThroughTheMouse() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Eraser);
    desk.click(Cell{3, 3});
    QCOMPARE(desk.document.map().at({3, 3}).terrain, Terrain::Sea);
    desk.manager.setCurrent(ToolId::Number);
    desk.settings.setNumber(CellNumber::fixed(8));
    desk.click(Cell{3, 4});
    QCOMPARE(desk.document.map().at({3, 4}).number, CellNumber::fixed(8));
    desk.click(Cell{3, 4}, Qt::RightButton);
    QVERIFY(desk.document.map().at({3, 4}).number.none());
    desk.manager.setCurrent(ToolId::Robber);
    desk.click(Cell{3, 5});
    QCOMPARE(desk.document.map().robberStart, std::optional(Cell{3, 5}));
    desk.manager.setCurrent(ToolId::Pirate);
    desk.click(Cell{0, 0});
    QCOMPARE(desk.document.map().pirateStart, std::optional(Cell{0, 0}));
    QCOMPARE(desk.steps(), 5);
}

void ToolManagerTest::harboursOnlyWhereOffered() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Harbour);
    desk.settings.setHarbour(HarbourKind::Ore);
    desk.click(EdgePlace{{3, 4}, Direction::E}); // inside the island
    QVERIFY(desk.document.map().harbours.empty());
    desk.click(EdgePlace{{3, 5}, Direction::E}); // its east coast
    QVERIFY(desk.document.map().harbourAt({{3, 5}, Direction::E}));
    desk.click(EdgePlace{{3, 5}, Direction::NE}); // shares a crossing
    QCOMPARE(desk.document.map().harbours.size(), std::size_t{1});
    desk.click(EdgePlace{{3, 2}, Direction::E}); // from the sea side
    QVERIFY(desk.document.map().harbourAt({{3, 3}, Direction::W}));
    desk.click(EdgePlace{{3, 5}, Direction::E}, Qt::RightButton);
    QVERIFY(!desk.document.map().harbourAt({{3, 5}, Direction::E}));
}

void ToolManagerTest::typingTwelveOverAHex() {
    Desk& desk = *desk_;
    for (const ToolId id : {ToolId::Number, ToolId::Select}) {
        desk.manager.setCurrent(id);
        desk.hover(Cell{3, 4});
        desk.key(Qt::Key_1);
        desk.key(Qt::Key_2);
        QCOMPARE(desk.document.map().at({3, 4}).number, CellNumber::fixed(12));
        QCOMPARE(desk.steps(), 1);
        desk.document.undoStack().undo();
    }
}

void ToolManagerTest::selectionIsShownAndPruned() {
    Desk& desk = *desk_;
    desk.click(Cell{3, 4});
    QCOMPARE(desk.selection.cells(), (std::vector<Cell>{{3, 4}}));
    desk.click(Cell{7, 8}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(desk.selection.cells().size(), std::size_t{2});
    desk.document.reset(blankMap(5, 6, Terrain::Sea));
    QCOMPARE(desk.selection.cells(), (std::vector<Cell>{{3, 4}}));
    desk.stroke({{1, 1}, {3, 3}});
    QVERIFY(desk.selection.cells().size() > 4);
    QCOMPARE(desk.document.undoStack().count(), 0);
}

void ToolManagerTest::menuOnlyFromTheSelectTool() {
    Desk& desk = *desk_;
    QSignalSpy menu(&desk.manager, &ToolManager::contextMenuRequested);
    const auto ask = [&](QContextMenuEvent::Reason reason) {
        const QPoint spot = desk.pixels(Cell{3, 4});
        QContextMenuEvent event(reason, spot, desk.canvas.mapToGlobal(spot));
        QCoreApplication::sendEvent(&desk.canvas, &event);
    };
    QTest::mouseClick(&desk.canvas, Qt::RightButton, {}, desk.pixels(Cell{3, 4}));
    ask(QContextMenuEvent::Mouse);
    QCOMPARE(menu.count(), 1);
    QCOMPARE(menu.at(0).at(0).value<Cell>(), (Cell{3, 4}));
    QCOMPARE(desk.selection.cells(), (std::vector<Cell>{{3, 4}})); // the menu is about what is selected
    desk.canvas.setCursorCell({2, 4});
    ask(QContextMenuEvent::Keyboard);
    QCOMPARE(menu.at(1).at(0).value<Cell>(), (Cell{2, 4}));
    desk.manager.setCurrent(ToolId::Brush);
    ask(QContextMenuEvent::Mouse);
    QCOMPARE(menu.count(), 2);
}

void ToolManagerTest::noMenuAfterRightDrag() {
    Desk& desk = *desk_;
    QSignalSpy menu(&desk.manager, &ToolManager::contextMenuRequested);
    const QPoint from = desk.pixels(Cell{3, 4});
    const QPoint to = desk.pixels(Cell{3, 6});
    QTest::mousePress(&desk.canvas, Qt::RightButton, {}, from);
    QTest::mouseMove(&desk.canvas, to);
    QTest::mouseRelease(&desk.canvas, Qt::RightButton, {}, to);
    QContextMenuEvent event(QContextMenuEvent::Mouse, to, desk.canvas.mapToGlobal(to));
    QCoreApplication::sendEvent(&desk.canvas, &event);
    QCOMPARE(menu.count(), 0);
    QVERIFY(desk.selection.cells().empty());
}

void ToolManagerTest::paintingByKeyboardAlone() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Brush);
    desk.canvas.setCursorCell({6, 2});
    desk.key(Qt::Key_Right);
    QCOMPARE(desk.canvas.cursorCell(), (Cell{6, 3}));
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.document.map().at({6, 3}).terrain, Terrain::Forest);
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Return, Qt::ShiftModifier); // a straight line
    QCOMPARE(changedCells(desk.start, desk.document.map()), (std::vector<Cell>{{6, 3}, {6, 4}, {6, 5}}));
    desk.manager.setCurrent(ToolId::Number);
    desk.canvas.setCursorCell({6, 4});
    desk.key(Qt::Key_1);
    desk.key(Qt::Key_0);
    QCOMPARE(desk.document.map().at({6, 4}).number, CellNumber::fixed(10));
    desk.manager.setCurrent(ToolId::Harbour);
    desk.canvas.setCursorCell({6, 5});
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.document.map().harbours.size(), std::size_t{1});
    desk.manager.setCurrent(ToolId::Pirate);
    desk.canvas.setCursorCell({0, 0});
    desk.key(Qt::Key_Space);
    QCOMPARE(desk.document.map().pirateStart, std::optional(Cell{0, 0}));
}

void ToolManagerTest::eyedropperSwitchesToTheBrush() {
    Desk& desk = *desk_;
    QSignalSpy current(&desk.manager, &ToolManager::currentChanged);
    desk.manager.setCurrent(ToolId::Eyedropper);
    desk.click(Cell{3, 4});
    QCOMPARE(desk.manager.current(), ToolId::Brush);
    QCOMPARE(desk.settings.terrain(), Terrain::Hills);
    QCOMPARE(current.count(), 2);
    QCOMPARE(desk.document.map(), desk.start);
}

void ToolManagerTest::switchingToolsEndsTheStroke() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Brush);
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, desk.pixels(Cell{6, 1}));
    desk.manager.setCurrent(ToolId::Eraser);
    QTest::mouseMove(&desk.canvas, desk.pixels(Cell{6, 6}));
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, desk.pixels(Cell{6, 6}));
    QCOMPARE(changedCells(desk.start, desk.document.map()), (std::vector<Cell>{{6, 1}}));
}

void ToolManagerTest::detachedItLetsGoOfTheCanvas() {
    Desk& desk = *desk_;
    desk.manager.setCurrent(ToolId::Brush);
    desk.hover(Cell{6, 4});
    desk.manager.detach();
    QVERIFY(!desk.canvas.ghost().has_value());
    desk.click(Cell{6, 4});
    desk.settings.setTerrain(Terrain::Gold);
    QCOMPARE(desk.document.map(), desk.start);
    QVERIFY(!desk.canvas.ghost().has_value());
    desk.manager.attach();
    desk.click(Cell{6, 4});
    QCOMPARE(desk.document.map().at({6, 4}).terrain, Terrain::Gold);
}

void ToolManagerTest::hintsAndNamesAreTold() {
    Desk& desk = *desk_;
    QSignalSpy hint(&desk.manager, &ToolManager::hintChanged);
    for (const ToolId id : allTools) {
        const Tool& tool = desk.manager.tool(id);
        QCOMPARE(tool.id(), id);
        QVERIFY(!tool.name().isEmpty() && tool.hint().startsWith(QStringLiteral("Left: ")));
    }
    desk.manager.setCurrent(ToolId::Brush);
    QCOMPARE(hint.last().at(0).toString(), QStringLiteral("Brush: forest"));
    desk.settings.setTerrain(Terrain::Gold);
    QCOMPARE(hint.last().at(0).toString(), QStringLiteral("Brush: gold"));
}

void ToolManagerTest::randomToolUseIsUndoneExactly() {
    Desk& desk = *desk_;
    Random random(7);
    const auto cell = [&] {
        return Cell{static_cast<std::int16_t>(random.below(8)), static_cast<std::int16_t>(random.below(9))};
    };
    for (int i = 0; i < 150; ++i) {
        desk.manager.setCurrent(allTools[random.below(7)]);
        desk.settings.setTerrain(allTerrains[random.below(allTerrains.size())]);
        desk.settings.setRadius(static_cast<int>(random.below(2)));
        desk.stroke({cell(), cell()});
        desk.click(EdgePlace{cell(), allDirections[random.below(6)]},
                   random.below(3) == 0 ? Qt::RightButton : Qt::LeftButton);
        desk.key(Qt::Key_2 + static_cast<int>(random.below(5)));
        if (random.below(4) == 0)
            desk.key(Qt::Key_Delete);
    }
    const Map last = desk.document.map();
    QVERIFY(desk.steps() > 50);
    while (desk.document.undoStack().canUndo())
        desk.document.undoStack().undo();
    QCOMPARE(desk.document.map(), desk.start);
    while (desk.document.undoStack().canRedo())
        desk.document.undoStack().redo();
    QCOMPARE(desk.document.map(), last);
}

QTEST_MAIN(ToolManagerTest)
#include "tst_tool_manager.moc"
