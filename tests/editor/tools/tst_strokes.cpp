#include "editor/document/map_command.h"
#include "editor/tools/brush_tool.h"
#include "editor/tools/eraser_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/paint.h"
#include "tests/editor/tools/fake_host.h"

#include <QTest>

using namespace isle;

class StrokesTest : public QObject {
    Q_OBJECT

  private slots:
    void strokeHasNoGapsAndIsOneStep();
    void everyStrokeIsAStepOfItsOwn();
    void sizePaintsSevenHexes();
    void sizeKeys();
    void shiftDrawsAStraightLine();
    void escapeTakesTheStrokeBack();
    void undoDuringAStrokeEndsIt();
    void strokeFromOutsideTheMap();
    void rightButtonPicksTheTerrain();
    void ghostSaysWhatAndHowMuch();
    void ghostLeavesOutWhatStays();
    void keyboardPaints();
    void eraserToSeaAndOffTheMap();
    void numbersByStroke();
    void B24_typedNumbers();
    void numberSaysWhyNot();
    void numberFromThePoolAndPicked();
    void keyboardTypesAtTheCursor();
    void hintsNameTheButtons();
};

void StrokesTest::strokeHasNoGapsAndIsOneStep() {
    FakeHost host;
    host.document().reset(blankMap(10, 12, Terrain::Sea));
    BrushTool brush(host);
    host.use(brush);
    host.press({1, 1});
    host.drag({8, 9}); // one far jump
    host.drag({8, 3});
    host.release({8, 3});
    for (const Cell cell : line({1, 1}, {8, 9}))
        QCOMPARE(host.map().at(cell).terrain, Terrain::Forest);
    for (const Cell cell : line({8, 9}, {8, 3}))
        QCOMPARE(host.map().at(cell).terrain, Terrain::Forest);
    QCOMPARE(host.steps(), 1);
    const MapCommand* step = MapCommand::at(host.document().undoStack(), 0);
    QCOMPARE(step->name(), QStringLiteral("Paint forest, fixed"));
    const auto painted = changedCells(blankMap(10, 12, Terrain::Sea), host.map());
    QCOMPARE(step->where(), QStringLiteral("%1 hexes").arg(painted.size()));
    host.undo();
    QCOMPARE(host.map(), blankMap(10, 12, Terrain::Sea));
}

void StrokesTest::everyStrokeIsAStepOfItsOwn() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    host.use(brush);
    host.settings().setTerrain(Terrain::Hills);
    host.click({2, 1});
    host.click({2, 2});
    host.click({2, 2}); // already hills: nothing
    QCOMPARE(host.steps(), 2);
    QCOMPARE(MapCommand::at(host.document().undoStack(), 0)->where(), QStringLiteral("B3"));
}

void StrokesTest::sizePaintsSevenHexes() {
    FakeHost host;
    host.document().reset(blankMap(9, 9, Terrain::Sea));
    BrushTool brush(host);
    host.use(brush);
    for (const auto& [radius, hexes] : {std::pair{0, 1}, {1, 7}, {2, 19}, {3, 37}}) {
        host.settings().setRadius(radius);
        host.click({4, 4});
        const auto changed = changedCells(blankMap(9, 9, Terrain::Sea), host.map());
        QCOMPARE(changed, disc({4, 4}, radius));
        QCOMPARE(changed.size(), static_cast<std::size_t>(hexes));
    }
}

void StrokesTest::sizeKeys() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    EraserTool eraser(host);
    for (Tool* tool : {static_cast<Tool*>(&brush), static_cast<Tool*>(&eraser)}) {
        host.use(*tool);
        QVERIFY(host.key(Qt::Key_3, {0, 0}));
        QCOMPARE(host.settings().radius(), 2);
        QVERIFY(host.key(Qt::Key_BracketRight, {0, 0}));
        QCOMPARE(host.settings().radius(), 3);
        QVERIFY(host.key(Qt::Key_6, {0, 0}));
        QVERIFY(host.key(Qt::Key_BracketRight, {0, 0})); // at most 5
        QCOMPARE(host.settings().radius(), 5);
        QVERIFY(!host.key(Qt::Key_7, {0, 0}));
        QVERIFY(host.key(Qt::Key_BracketLeft, {0, 0}));
        QCOMPARE(host.settings().radius(), 4);
        QVERIFY(host.key(Qt::Key_1, {0, 0}));
        QVERIFY(host.key(Qt::Key_BracketLeft, {0, 0}));
        QCOMPARE(host.settings().radius(), 0);
    }
    QCOMPARE(host.steps(), 0);
}

void StrokesTest::shiftDrawsAStraightLine() {
    FakeHost host;
    host.document().reset(blankMap(8, 8, Terrain::Sea));
    BrushTool brush(host);
    host.use(brush);
    host.click({1, 1});
    host.drag({6, 5}, Qt::ShiftModifier); // hovering with Shift shows the line; no button is held
    QVERIFY(host.ghost.has_value());
    QCOMPARE(host.ghost->hexes.size(), line({1, 1}, {6, 5}).size() - 1); // the first is forest already
    host.click({6, 5}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(changedCells(blankMap(8, 8, Terrain::Sea), host.map()).size(), line({1, 1}, {6, 5}).size());
    QCOMPARE(host.steps(), 2);
}

void StrokesTest::escapeTakesTheStrokeBack() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    host.use(brush);
    QVERIFY(!brush.cancel());
    host.press({0, 0});
    host.drag({0, 5});
    QVERIFY(host.map() != islandMap());
    QVERIFY(brush.cancel());
    QCOMPARE(host.map(), islandMap());
    QCOMPARE(host.steps(), 0);
    host.drag({4, 5}); // the button is still down: nothing more is painted
    host.release({4, 5});
    QCOMPARE(host.map(), islandMap());
}

void StrokesTest::undoDuringAStrokeEndsIt() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    host.use(brush);
    host.press({0, 0});
    host.undo();
    host.drag({0, 5});
    host.release({0, 5});
    QCOMPARE(host.map(), islandMap());
}

void StrokesTest::strokeFromOutsideTheMap() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    host.use(brush);
    host.press({5, -3});
    QCOMPARE(host.steps(), 0);
    host.drag({5, 2});
    host.release({5, 2});
    QCOMPARE(changedCells(islandMap(), host.map()), (std::vector<Cell>{{5, 0}, {5, 1}, {5, 2}}));
}

void StrokesTest::rightButtonPicksTheTerrain() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 2}, {Terrain::Gold, CellNumber::fixed(4), Marker::None});
    host.document().reset(map);
    BrushTool brush(host);
    host.use(brush);
    host.click({2, 2}, Qt::RightButton);
    QCOMPARE(host.settings().terrain(), Terrain::Gold);
    QCOMPARE(brush.name(), QStringLiteral("Brush: gold"));
    host.click({0, 0}, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(host.settings().terrain(), Terrain::Sea);
    QCOMPARE(host.steps(), 0);
}

void StrokesTest::ghostSaysWhatAndHowMuch() {
    FakeHost host;
    host.document().reset(blankMap(7, 7, Terrain::Sea));
    BrushTool brush(host);
    host.use(brush);
    host.settings().setRadius(1);
    host.hoverAt({3, 3});
    QVERIFY(host.ghost.has_value());
    QCOMPARE(host.ghost->tip, QStringLiteral("Forest, fixed: 7 hexes"));
    QCOMPARE(host.ghost->hexes.size(), std::size_t{7});
    QCOMPARE(host.ghost->hexes.front().terrain, Terrain::Forest);
    QCOMPARE(host.ghost->hexes.front().face, TokenFace::Shuffled);
    QVERIFY(host.ghost->look == Ghost::Look::Paint);
    host.settings().setRadius(0); // the ghost follows the settings at once
    QCOMPARE(host.ghost->tip, QStringLiteral("Forest, fixed: D4"));
    brush.left();
    QVERIFY(!host.ghost && !host.hover);
}

void StrokesTest::ghostLeavesOutWhatStays() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    host.use(brush);
    host.settings().setRadius(1);
    host.hoverAt({2, 2}); // all forest already
    QVERIFY(!host.ghost.has_value());
    host.hoverAt({0, 0});
    QCOMPARE(host.ghost->hexes.size(), std::size_t{3}); // of the seven, three lie on the map
}

void StrokesTest::keyboardPaints() {
    FakeHost host;
    host.document().reset(blankMap(5, 5, Terrain::Sea));
    BrushTool brush(host);
    host.use(brush);
    brush.cursorMoved({2, 2});
    QCOMPARE(host.ghost->tip, QStringLiteral("Forest, fixed: C3"));
    QVERIFY(host.key(Qt::Key_Space, {2, 2}));
    QCOMPARE(host.map().at({2, 2}).terrain, Terrain::Forest);
    QVERIFY(host.key(Qt::Key_Return, {2, 4}, Qt::ShiftModifier)); // a line from there
    QCOMPARE(host.map().at({2, 3}).terrain, Terrain::Forest);
    QCOMPARE(host.map().at({2, 4}).terrain, Terrain::Forest);
    QCOMPARE(host.steps(), 2);
    QVERIFY(!host.key(Qt::Key_Delete, {2, 2})); // left to the window
}

void StrokesTest::eraserToSeaAndOffTheMap() {
    FakeHost host;
    Map map = islandMap();
    map.setHarbour({{{2, 1}, Direction::W}, HarbourKind::Ore});
    host.document().reset(map);
    EraserTool eraser(host);
    host.use(eraser);
    host.hoverAt({2, 1});
    QVERIFY(host.ghost->look == Ghost::Look::Erase);
    QCOMPARE(host.ghost->tip, QStringLiteral("To sea: B3"));
    QCOMPARE(host.ghost->tipDetail, QStringLiteral("removes the harbour at B3 W"));
    host.click({2, 1});
    QCOMPARE(host.map().at({2, 1}), (MapHex{Terrain::Sea, {}, Marker::None}));
    QVERIFY(host.map().harbours.empty());
    QCOMPARE(host.steps(), 1);
    host.click({2, 1}); // sea stays sea
    QCOMPARE(host.steps(), 1);
    host.click({2, 1}, Qt::RightButton);
    QCOMPARE(host.map().at({2, 1}).terrain, Terrain::Void);
    QVERIFY(host.key(Qt::Key_Space, {2, 2}));
    QCOMPARE(host.map().at({2, 2}).terrain, Terrain::Sea);
    host.undo();
    host.undo();
    host.undo();
    QCOMPARE(host.map(), map);
}

void StrokesTest::numbersByStroke() {
    FakeHost host;
    host.document().reset(islandMap());
    NumberTool tool(host);
    host.use(tool);
    host.settings().setNumber(CellNumber::fixed(9));
    host.press({2, 0});
    host.drag({2, 6}); // across sea, three hexes of land, and sea
    host.release({2, 6});
    QCOMPARE(changedCells(islandMap(), host.map()), (std::vector<Cell>{{2, 1}, {2, 2}, {2, 3}}));
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(9));
    QCOMPARE(host.steps(), 1);
    host.click({2, 2}, Qt::RightButton);
    QVERIFY(host.map().at({2, 2}).number.none());
    QCOMPARE(MapCommand::at(host.document().undoStack(), 1)->name(), QStringLiteral("Remove number"));
    QVERIFY(host.key(Qt::Key_Delete, {2, 1}));
    QVERIFY(host.map().at({2, 1}).number.none());
}

void StrokesTest::B24_typedNumbers() {
    FakeHost host;
    host.document().reset(islandMap());
    NumberTool tool(host);
    host.use(tool);
    host.hoverAt({2, 2});
    QVERIFY(host.key(Qt::Key_1, {0, 0}));
    QVERIFY(host.map().at({2, 2}).number.isShuffled()); // waits
    QVERIFY(host.key(Qt::Key_2, {0, 0}));
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(12));
    QCOMPARE(host.steps(), 1);
    host.key(Qt::Key_2, {0, 0});
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(2));
    host.key(Qt::Key_1, {0, 0});
    host.key(Qt::Key_0, {0, 0});
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(10));
    host.key(Qt::Key_1, {0, 0});
    host.key(Qt::Key_8, {0, 0}); // no 18: the 8 counts
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(8));

    host.key(Qt::Key_1, {0, 0});
    host.hoverAt({2, 3}); // another hex: the 1 is forgotten
    host.key(Qt::Key_2, {0, 0});
    QCOMPARE(host.map().at({2, 3}).number, CellNumber::fixed(2));

    const Map before = host.map();
    host.key(Qt::Key_7, {0, 0});
    QCOMPARE(host.map(), before);
    QCOMPARE(host.ghost->tip, QStringLiteral("There is no number token 7."));
}

void StrokesTest::numberSaysWhyNot() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 2}, {Terrain::Desert, {}, Marker::None});
    host.document().reset(map);
    NumberTool tool(host);
    host.use(tool);
    host.settings().setNumber(CellNumber::fixed(5));
    host.hoverAt({2, 2});
    QCOMPARE(host.ghost->tip, QStringLiteral("Desert takes no number."));
    QCOMPARE(host.ghost->refused, (std::vector<Cell>{{2, 2}}));
    host.click({2, 2});
    host.key(Qt::Key_5, {2, 2});
    QCOMPARE(host.ghost->tip, QStringLiteral("Desert takes no number."));
    host.hoverAt({0, 0});
    QCOMPARE(host.ghost->tip, QStringLiteral("Sea takes no number."));
    QCOMPARE(host.map(), map);
    QCOMPARE(host.steps(), 0);
}

void StrokesTest::numberFromThePoolAndPicked() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 2}, {Terrain::Hills, CellNumber::fixed(5), Marker::None});
    host.document().reset(map);
    NumberTool tool(host);
    host.use(tool);
    host.click({2, 2}, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(host.settings().number(), CellNumber::fixed(5));
    QCOMPARE(tool.name(), QStringLiteral("Number: 5"));
    host.key(Qt::Key_Question, {2, 2});
    QVERIFY(host.map().at({2, 2}).number.isShuffled());
}

void StrokesTest::keyboardTypesAtTheCursor() {
    FakeHost host;
    host.document().reset(islandMap());
    NumberTool tool(host);
    host.use(tool);
    host.hoverAt({2, 1});
    tool.cursorMoved({2, 2}); // the arrows moved last, so they say where
    host.key(Qt::Key_4, {2, 2});
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(4));
    QVERIFY(host.map().at({2, 1}).number.isShuffled());
}

void StrokesTest::hintsNameTheButtons() {
    FakeHost host;
    host.document().reset(islandMap());
    BrushTool brush(host);
    EraserTool eraser(host);
    NumberTool number(host);
    QCOMPARE(brush.hint(),
             QStringLiteral(
                 "Left: paint. Right: pick; drag: take a stamp. Shift: straight line. 1 to 6, [ and ]: size. "
                 "Esc: stop."));
    for (const Tool* tool : {static_cast<Tool*>(&eraser), static_cast<Tool*>(&number)})
        QVERIFY(tool->hint().contains(QStringLiteral("Left: "))
                && tool->hint().contains(QStringLiteral("Right: ")));
}

QTEST_GUILESS_MAIN(StrokesTest)
#include "tst_strokes.moc"
