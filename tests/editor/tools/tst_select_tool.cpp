#include "editor/document/map_command.h"
#include "editor/tools/digit_entry.h"
#include "editor/tools/select_tool.h"
#include "tests/editor/tools/fake_host.h"

#include <QTest>

using namespace isle;

class SelectToolTest : public QObject {
    Q_OBJECT

  private slots:
    void areaIsARectangleOfHexes();
    void clickSelects();
    void shiftAddsAndRemoves();
    void dragSelectsAnArea();
    void shiftDragAdds();
    void areaLeavesOutVoid();
    void escapeRestoresTheSelection();
    void digitsNumberTheSelection();
    void digitsWithoutSelectionMeanTheHex();
    void digitsSayWhyNot();
    void deleteClearsToSea();
    void keyboardSelects();
};

void SelectToolTest::areaIsARectangleOfHexes() {
    QCOMPARE(areaBetween({1, 1}, {1, 3}), (std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}}));
    QCOMPARE(areaBetween({1, 3}, {1, 1}), (std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}}));
    // From (0,0) at x 0 to (2,1) at x 2: row 1 has one centre between, (1,0) at x 1.
    QCOMPARE(areaBetween({0, 0}, {2, 1}), (std::vector<Cell>{{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 1}}));
    // From (1,0) at x 1 to (2,1) at x 2.
    QCOMPARE(areaBetween({2, 1}, {1, 0}), (std::vector<Cell>{{1, 0}, {2, 1}}));
    QCOMPARE(areaBetween({-1, -1}, {-1, -1}), (std::vector<Cell>{{-1, -1}}));
}

void SelectToolTest::clickSelects() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.click({2, 2});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 2}}));
    host.click({0, 0});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}}));
    host.click({-1, 3}); // outside
    QVERIFY(host.selection().cells().empty());
    QCOMPARE(host.steps(), 0);
}

void SelectToolTest::shiftAddsAndRemoves() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.click({2, 2});
    host.click({2, 3}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 2}, {2, 3}}));
    host.click({2, 2}, Qt::LeftButton, Qt::ShiftModifier); // there already
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 2}, {2, 3}}));
    host.click({2, 2}, Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 3}}));
    host.click({2, 4}, Qt::LeftButton, Qt::ControlModifier);
    host.click({2, 3}, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 4}}));
    host.click({2, 3}, Qt::LeftButton, Qt::ShiftModifier | Qt::AltModifier); // in both: nothing
    QVERIFY(host.selection().cells().empty());
}

void SelectToolTest::dragSelectsAnArea() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.press({1, 1});
    host.drag({3, 4});
    host.drag({2, 3});
    QCOMPARE(host.selection().cells(), areaBetween({1, 1}, {2, 3})); // shrinks again
    QCOMPARE(host.ghost->tip, QStringLiteral("%1 hexes selected").arg(areaBetween({1, 1}, {2, 3}).size()));
    host.release({2, 3});
    QCOMPARE(host.selection().cells(), areaBetween({1, 1}, {2, 3}));
    QVERIFY(!host.ghost);
}

void SelectToolTest::shiftDragAdds() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.click({5, 5});
    host.press({0, 0}, Qt::LeftButton, Qt::ShiftModifier);
    host.drag({0, 1});
    host.release({0, 1});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}, {0, 1}, {5, 5}}));
}

void SelectToolTest::areaLeavesOutVoid() {
    FakeHost host;
    Map map = islandMap();
    map.set({0, 1}, {});
    host.document().reset(map);
    SelectTool tool(host);
    host.use(tool);
    host.press({0, 0});
    host.drag({0, 2});
    host.release({0, 2});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{0, 0}, {0, 2}}));
}

void SelectToolTest::escapeRestoresTheSelection() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.click({2, 2});
    host.press({0, 0});
    host.drag({0, 3});
    QVERIFY(tool.cancel());
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 2}}));
    host.release({0, 3});
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 2}}));
    QVERIFY(!tool.cancel());
}

void SelectToolTest::digitsNumberTheSelection() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.selection().set({{2, 1}, {2, 2}, {0, 0}}); // two forests and a sea
    host.key(Qt::Key_1, {0, 0});
    QCOMPARE(host.steps(), 0);
    host.key(Qt::Key_1, {0, 0});
    QCOMPARE(host.map().at({2, 1}).number, CellNumber::fixed(11));
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(11));
    QVERIFY(host.map().at({0, 0}).number.none());
    QCOMPARE(host.steps(), 1);
    QCOMPARE(MapCommand::at(host.document().undoStack(), 0)->text(),
             QStringLiteral("Set number 11: 2 hexes"));
    host.key(Qt::Key_Question, {0, 0});
    QCOMPARE(host.map(), islandMap());
}

void SelectToolTest::digitsWithoutSelectionMeanTheHex() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.hoverAt({2, 3});
    host.key(Qt::Key_6, {2, 2});
    QCOMPARE(host.map().at({2, 3}).number, CellNumber::fixed(6));
    tool.left();
    host.key(Qt::Key_8, {2, 2}); // the keyboard cursor
    QCOMPARE(host.map().at({2, 2}).number, CellNumber::fixed(8));
}

void SelectToolTest::digitsSayWhyNot() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.hoverAt({0, 0});
    host.key(Qt::Key_6, {0, 0});
    QCOMPARE(host.ghost->tip, QStringLiteral("Sea takes no number."));
    host.selection().set({{0, 0}, {0, 1}});
    host.key(Qt::Key_6, {0, 0});
    QCOMPARE(host.ghost->tip, QStringLiteral("None of the selected hexes takes a number."));
    QCOMPARE(host.map(), islandMap());
}

void SelectToolTest::deleteClearsToSea() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.selection().set({{2, 1}, {2, 2}, {0, 0}});
    QVERIFY(host.key(Qt::Key_Delete, {0, 0}));
    QCOMPARE(host.map().at({2, 1}), (MapHex{Terrain::Sea, {}, Marker::None}));
    QCOMPARE(host.map().at({2, 2}), (MapHex{Terrain::Sea, {}, Marker::None}));
    QCOMPARE(host.steps(), 1);
    QVERIFY(host.key(Qt::Key_Delete, {0, 0}, Qt::ShiftModifier));
    QCOMPARE(host.map().at({0, 0}).terrain, Terrain::Void);
    QCOMPARE(host.selection().cells().size(), std::size_t{3}); // stays selected
}

void SelectToolTest::keyboardSelects() {
    FakeHost host;
    host.document().reset(islandMap());
    SelectTool tool(host);
    host.use(tool);
    host.key(Qt::Key_Space, {2, 2});
    host.key(Qt::Key_Return, {2, 3}, Qt::ShiftModifier);
    QCOMPARE(host.selection().cells(), (std::vector<Cell>{{2, 2}, {2, 3}}));
}

QTEST_GUILESS_MAIN(SelectToolTest)
#include "tst_select_tool.moc"
