#include "editor/tools/area_select_tool.h"
#include "editor/tools/lasso_tool.h"
#include "editor/tools/select_mode.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/selection_edits.h"
#include "engine/lattice/shapes.h"
#include "tests/editor/tools/fake_host.h"

#include <QSignalSpy>
#include <QTest>

using namespace isle;

namespace {

template <class Change>
void choose(FakeHost& host, Change how) {
    DrawOptions options = host.settings().draw();
    how(options);
    host.settings().setDraw(options);
}

/// What lies in the line from B2 over E2 and E5 to B5 and back, worked out row by row: in half hex widths the
/// corners are at 3, 9, 8 and 2, so row 3 takes what lies from 2.7 to 8.7 and row 4 from 2.3 to 8.3.
const std::vector<Cell> inLoop{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 2}, {2, 3}, {2, 4},
                               {3, 1}, {3, 2}, {3, 3}, {4, 1}, {4, 2}, {4, 3}, {4, 4}};

} // namespace

class SelectingTest : public QObject {
    Q_OBJECT

  private slots:
    void modesFromModifiers();
    void combining();
    void lassoFreehand();
    void lassoByCorners();
    void lassoByKeys();
    void lassoAddsAndSubtracts();
    void lassoEscape();
    void wandTakesWhatIsLinked();
    void wandModes();
    void wandBeyondTheMap();
    void sameByWhatIsChosen();
    void selectModeWithoutModifiers();
    void arrowKeysWithShiftExtend();
    void historyOfSelections();
    void gesturesAreOneSelection();
    void growingAndShrinking();
    void islandsAndCoasts();
};

void SelectingTest::modesFromModifiers() {
    QCOMPARE(selectModeOf(Qt::NoModifier, SelectMode::Set), SelectMode::Set);
    QCOMPARE(selectModeOf(Qt::NoModifier, SelectMode::Subtract), SelectMode::Subtract);
    QCOMPARE(selectModeOf(Qt::ShiftModifier, SelectMode::Set), SelectMode::Add);
    QCOMPARE(selectModeOf(Qt::AltModifier, SelectMode::Set), SelectMode::Subtract);
    QCOMPARE(selectModeOf(Qt::AltModifier | Qt::ShiftModifier, SelectMode::Add), SelectMode::Intersect);
}

void SelectingTest::combining() {
    const std::vector<Cell> a{{0, 0}, {0, 1}};
    const std::vector<Cell> b{{0, 2}, {0, 1}, {0, 1}};
    QCOMPARE(combined(a, b, SelectMode::Set), (std::vector<Cell>{{0, 1}, {0, 2}}));
    QCOMPARE(combined(a, b, SelectMode::Add), (std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}}));
    QCOMPARE(combined(a, b, SelectMode::Subtract), (std::vector<Cell>{{0, 0}}));
    QCOMPARE(combined(a, b, SelectMode::Intersect), (std::vector<Cell>{{0, 1}}));
}

void SelectingTest::lassoFreehand() {
    FakeHost host;
    host.document().reset(islandMap());
    LassoTool tool(host);
    host.use(tool);
    host.press({1, 1});
    for (const Cell cell : {Cell{1, 4}, Cell{4, 4}, Cell{4, 1}})
        host.drag(cell);
    QCOMPARE(host.selection().cells(), inLoop); // live
    QCOMPARE(host.ghost->lasso.size(), 4);
    QCOMPARE(host.ghost->tip, QStringLiteral("14 hexes selected"));
    host.release({4, 1});
    QCOMPARE(host.selection().cells(), inLoop);
    QVERIFY(!host.ghost);
    QCOMPARE(host.steps(), 0);
}

void SelectingTest::lassoByCorners() {
    FakeHost host;
    host.document().reset(islandMap());
    LassoTool tool(host);
    host.use(tool);
    for (const Cell corner : {Cell{1, 1}, Cell{1, 4}, Cell{4, 4}, Cell{4, 1}})
        host.click(corner);
    QVERIFY(host.ghost.has_value());
    host.hoverAt({5, 0});
    QCOMPARE(host.ghost->lasso.size(), 5); // the pointer is a corner to be
    host.click({1, 1});                    // back on the first
    QCOMPARE(host.selection().cells(), inLoop);
    QVERIFY(!host.ghost);
    host.click({0, 0});
    host.click({0, 2});
    host.click({0, 2}); // twice on one place, as a double click comes
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}}));
    QVERIFY(!host.ghost);
}

void SelectingTest::lassoByKeys() {
    FakeHost host;
    host.document().reset(islandMap());
    LassoTool tool(host);
    host.use(tool);
    for (const Cell corner : {Cell{1, 1}, Cell{1, 4}, Cell{0, 6}}) {
        tool.cursorMoved(corner);
        QVERIFY(host.key(Qt::Key_Space, corner));
    }
    QVERIFY(host.key(Qt::Key_Backspace, {0, 6})); // the last corner was wrong
    tool.cursorMoved({4, 4});
    QVERIFY(host.key(Qt::Key_Space, {4, 4}));
    tool.cursorMoved({4, 1});
    QVERIFY(host.key(Qt::Key_Return, {4, 1}));
    QCOMPARE(host.selection().cells(), inLoop);
    QVERIFY(!host.key(Qt::Key_Backspace, {4, 1})); // no loop any more
}

void SelectingTest::lassoAddsAndSubtracts() {
    FakeHost host;
    host.document().reset(islandMap());
    LassoTool tool(host);
    host.use(tool);
    const auto loop = [&](Cell a, Cell b, Qt::KeyboardModifiers modifiers) {
        host.press(a, Qt::LeftButton, modifiers);
        host.drag(b);
        host.release(b);
    };
    loop({0, 0}, {0, 3}, {});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}, {0, 3}}));
    loop({0, 4}, {0, 5}, Qt::ShiftModifier);
    QCOMPARE(host.selection().cells().size(), 6U);
    loop({0, 0}, {0, 1}, Qt::AltModifier);
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 2}, {0, 3}, {0, 4}, {0, 5}}));
    loop({0, 3}, {0, 4}, Qt::ShiftModifier | Qt::AltModifier);
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 3}, {0, 4}}));
}

void SelectingTest::lassoEscape() {
    FakeHost host;
    host.document().reset(islandMap());
    LassoTool tool(host);
    host.use(tool);
    host.selection().set({{5, 5}});
    QVERIFY(!tool.cancel());
    host.press({1, 1});
    host.drag({1, 4});
    QVERIFY(tool.cancel());
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{5, 5}}));
    host.release({1, 4});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{5, 5}}));
    QVERIFY(!host.ghost);
}

void SelectingTest::wandTakesWhatIsLinked() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 3}, {Terrain::Hills, CellNumber::fixed(8), Marker::None});
    map.set({5, 6}, {Terrain::Forest, CellNumber::shuffled(), Marker::None});
    host.document().reset(map);
    AreaSelectTool tool(host, ToolId::Wand);
    host.use(tool);
    host.hoverAt({2, 2});
    QCOMPARE(host.ghost->outlined.size(), 6U);
    QCOMPARE(host.ghost->tip, QStringLiteral("Select 6 hexes"));
    host.click({2, 2});
    std::vector<Cell> forest = disc({2, 2}, 1);
    std::erase(forest, Cell{2, 3});
    QCOMPARE(host.selection().cells(), forest);
    choose(host, [](DrawOptions& options) { options.wandBy = Alike::Ground; });
    host.click({2, 2});
    QCOMPARE(host.selection().cells(), disc({2, 2}, 1)); // the island
    choose(host, [](DrawOptions& options) { options.wandBy = Alike::Number; });
    host.click({2, 3});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 3}}));
    QCOMPARE(host.steps(), 0);
}

void SelectingTest::wandModes() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 3}, {Terrain::Hills, {}, Marker::None});
    host.document().reset(map);
    AreaSelectTool tool(host, ToolId::Wand);
    host.use(tool);
    host.click({2, 3});
    host.click({2, 2}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(host.selection().cells(), disc({2, 2}, 1));
    QVERIFY(host.key(Qt::Key_Space, {2, 3}, Qt::AltModifier));
    QCOMPARE(host.selection().cells().size(), 6U);
    host.click({0, 0}, Qt::LeftButton, Qt::ShiftModifier | Qt::AltModifier);
    QVERIFY(host.selection().cells().empty());
    host.drag({0, 0}, Qt::ShiftModifier);
    QCOMPARE(host.ghost->tip, QStringLiteral("Add 35 hexes to the selection"));
}

void SelectingTest::wandBeyondTheMap() {
    FakeHost host;
    host.document().reset(islandMap());
    AreaSelectTool tool(host, ToolId::Wand);
    host.use(tool);
    host.click({2, 2});
    host.click({-1, 3}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(host.selection().cells().size(), 7U);
    host.click({-1, 3});
    QVERIFY(host.selection().cells().empty());
    QVERIFY(!host.ghost);
}

void SelectingTest::sameByWhatIsChosen() {
    FakeHost host;
    Map map = islandMap();
    map.set({5, 6}, {Terrain::Forest, CellNumber::fixed(8), Marker::ChipGold});
    map.set({2, 3}, {Terrain::Hills, CellNumber::fixed(8), Marker::ChipGold});
    map.setHarbour({{{2, 3}, Direction::E}, HarbourKind::Ore});
    host.document().reset(map);
    AreaSelectTool tool(host, ToolId::Same);
    host.use(tool);
    host.click({2, 2});
    QCOMPARE(host.selection().cells().size(), 7U); // six of the island and the one far away
    choose(host, [](DrawOptions& options) { options.sameBy = SameBy::Number; });
    host.click({2, 3});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 3}, {5, 6}}));
    choose(host, [](DrawOptions& options) { options.sameBy = SameBy::Harbour; });
    host.click({2, 3});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 3}}));
    host.click({0, 0});
    QCOMPARE(host.ghost->tip, QStringLiteral("This hex has no harbour."));
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 3}})); // a miss loses nothing
    choose(host, [](DrawOptions& options) { options.sameBy = SameBy::Marker; });
    QCOMPARE(host.ghost->tip, QStringLiteral("There is no chip and no chest here."));
    QVERIFY(host.key(Qt::Key_Return, {5, 6}));
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 3}, {5, 6}}));
}

void SelectingTest::selectModeWithoutModifiers() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    choose(host, [](DrawOptions& options) { options.selectMode = SelectMode::Add; });
    host.click({0, 0});
    host.press({1, 0});
    host.drag({1, 1});
    host.release({1, 1});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}, {1, 0}, {1, 1}}));
    choose(host, [](DrawOptions& options) { options.selectMode = SelectMode::Subtract; });
    host.press({1, 0});
    host.drag({1, 3});
    host.release({1, 3});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}}));
}

void SelectingTest::arrowKeysWithShiftExtend() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    QVERIFY(host.key(Qt::Key_Right, {1, 1}, Qt::ShiftModifier));
    QCOMPARE(host.movedTo, (Cell{1, 2}));
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{1, 1}, {1, 2}}));
    QVERIFY(host.key(Qt::Key_Down, {1, 2}, Qt::ShiftModifier));
    QCOMPARE(host.selection().cells(), areaBetween({1, 1}, {2, 2}));
    QVERIFY(host.key(Qt::Key_Up, {2, 2}, Qt::ShiftModifier)); // shrinks again
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{1, 1}, {1, 2}}));
    QVERIFY(host.key(Qt::Key_Left, {0, 0}, Qt::ShiftModifier)); // the rim: stays
    QCOMPARE(host.movedTo, (Cell{1, 2}));
    // With Alt it is taken out.
    QVERIFY(host.key(Qt::Key_Left, {1, 2}, Qt::ShiftModifier | Qt::AltModifier));
    QCOMPARE(host.movedTo, (Cell{1, 1}));
    QVERIFY(!host.key(Qt::Key_Left, {1, 1})); // without Shift the canvas moves the cursor
}

void SelectingTest::historyOfSelections() {
    Selection selection;
    QSignalSpy changed(&selection, &Selection::changed);
    QVERIFY(!selection.canGoBack());
    selection.set({{0, 0}});
    selection.set({{0, 1}, {0, 0}});
    selection.set({{0, 0}, {0, 1}}); // the same
    QCOMPARE(changed.count(), 2);
    selection.goBack();
    QCOMPARE(selection.cells(), (std::vector<Cell>{{0, 0}}));
    selection.goBack();
    QVERIFY(selection.cells().empty() && !selection.canGoBack() && selection.canGoForward());
    selection.goBack(); // nothing there
    selection.goForward();
    selection.goForward();
    QCOMPARE(selection.cells().size(), 2U);
    selection.goBack();
    selection.set({{5, 5}}); // another way on
    QVERIFY(!selection.canGoForward());
    selection.forget();
    QVERIFY(!selection.canGoBack());
    QCOMPARE(selection.cells(), (std::vector<Cell>{{5, 5}}));
}

void SelectingTest::gesturesAreOneSelection() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.click({5, 5});
    host.press({0, 0});
    host.drag({0, 2});
    host.drag({1, 3});
    host.drag({1, 4});
    host.release({1, 4});
    host.selection().goBack();
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{5, 5}}));
    host.selection().goForward();
    QCOMPARE(host.selection().cells(), areaBetween({0, 0}, {1, 4}));
    host.press({0, 0});
    host.drag({0, 2});
    QVERIFY(tool.cancel()); // no trace
    host.selection().goBack();
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{5, 5}}));
    QCOMPARE(host.steps(), 0);
}

void SelectingTest::growingAndShrinking() {
    Map map = islandMap();
    map.set({2, 3}, {});
    const std::vector<Cell> middle{{2, 2}};
    std::vector<Cell> grown = disc({2, 2}, 1);
    std::erase(grown, Cell{2, 3}); // void
    QCOMPARE(grownSelection(map, middle), grown);
    QCOMPARE(shrunkSelection(map, disc({2, 2}, 1)), middle);
    QCOMPARE(rimOfSelection(map, disc({2, 2}, 1)), hexagonOutline({2, 2}, 1));
    QCOMPARE(invertedSelection(map, {}).size(), 41U); // all but the void one
    QCOMPARE(invertedSelection(map, disc({2, 2}, 1)).size(), 35U);
}

void SelectingTest::islandsAndCoasts() {
    Map map = islandMap();
    map.set({5, 5}, {Terrain::Hills, {}, Marker::None});
    QCOMPARE(islandsOfSelection(map, {{0, 0}, {2, 2}, {2, 3}}), disc({2, 2}, 1));
    std::vector<Cell> coast = hexagonOutline({2, 2}, 1);
    coast.push_back({5, 5});
    QCOMPARE(coastOf(map), coast);
    QVERIFY(islandsOfSelection(map, {{0, 0}}).empty());
}

QTEST_GUILESS_MAIN(SelectingTest)
#include "tst_selecting.moc"
