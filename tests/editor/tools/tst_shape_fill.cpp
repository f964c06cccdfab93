#include "editor/document/map_command.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/paint.h"
#include "editor/tools/shape_tool.h"
#include "engine/lattice/shapes.h"
#include "tests/editor/tools/fake_host.h"

#include <QTest>

using namespace isle;

namespace {

const Map sea = blankMap(11, 12, Terrain::Sea);

template <class Change>
void choose(FakeHost& host, Change how) {
    DrawOptions options = host.settings().draw();
    how(options);
    host.settings().setDraw(options);
}

} // namespace

class ShapeFillTest : public QObject {
    Q_OBJECT

  private slots:
    void lineIsOneStep();
    void sizesAreTold();
    void outlinesAreAsThickAsTheBrush();
    void shiftStraightens();
    void escapeDrawsNothing();
    void releaseElsewhereDrawsNothing();
    void keysStartAndEnd();
    void rightButtonPicks();
    void shapesReachOverTheRim();
    void mixedTerrains();
    void fillsWhatIsLinked();
    void fillsAllAlike();
    void fillsByNumber();
    void fillsVoid();
    void fillSaysWhatIsThere();
    void keyboardFills();
};

void ShapeFillTest::lineIsOneStep() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    host.press({1, 1});
    host.drag({1, 5});
    QCOMPARE(host.ghost->tip, QStringLiteral("Line, 5 long: 5 hexes"));
    QCOMPARE(host.ghost->hexes.size(), 5U);
    QCOMPARE(host.map(), sea); // only a ghost so far
    host.release({1, 5});
    QCOMPARE(changedCells(sea, host.map()), (std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}}));
    QCOMPARE(host.map().at({1, 3}).terrain, Terrain::Forest);
    QCOMPARE(host.steps(), 1);
    QCOMPARE(MapCommand::at(host.document().undoStack(), 0)->where(), QStringLiteral("5 hexes"));
    host.undo();
    QCOMPARE(host.map(), sea);
}

void ShapeFillTest::sizesAreTold() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    const auto tip = [&](ShapeKind kind, bool filled, Cell to) {
        choose(host, [&](DrawOptions& options) {
            options.shape = kind;
            options.filled = filled;
        });
        host.press({5, 5});
        host.drag(to);
        const QString said = host.ghost->tip;
        tool.cancel();
        return said;
    };
    QCOMPARE(tip(ShapeKind::Hexagon, true, {5, 8}), QStringLiteral("Hexagon, radius 3: 37 hexes"));
    QCOMPARE(tip(ShapeKind::Hexagon, false, {5, 8}), QStringLiteral("Hexagon outline, radius 3: 18 hexes"));
    QCOMPARE(tip(ShapeKind::Circle, true, {5, 7}), QStringLiteral("Circle, radius 2: 19 hexes"));
    // (3,5) lies two rows up in the same column: the square root of 3.
    QCOMPARE(tip(ShapeKind::Circle, false, {3, 5}), QStringLiteral("Ring, radius 1.7: 12 hexes"));
    QCOMPARE(tip(ShapeKind::Triangle, true, {5, 8}), QStringLiteral("Triangle, sides of 4: 10 hexes"));
    QCOMPARE(tip(ShapeKind::Triangle, false, {5, 8}),
             QStringLiteral("Triangle outline, sides of 4: 9 hexes"));
    QCOMPARE(host.steps(), 0);
}

void ShapeFillTest::outlinesAreAsThickAsTheBrush() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    choose(host, [](DrawOptions& options) {
        options.shape = ShapeKind::Hexagon;
        options.filled = false;
    });
    QVERIFY(host.key(Qt::Key_2, {0, 0})); // radius 1
    host.press({5, 5});
    host.drag({5, 8});
    host.release({5, 8});
    // The rings at 2, 3 and 4 steps: 12, 18 and 24 hexes.
    QCOMPARE(changedCells(sea, host.map()).size(), 54U);
    QCOMPARE(host.map().at({5, 5}).terrain, Terrain::Sea);
}

void ShapeFillTest::shiftStraightens() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    host.press({2, 2});
    host.drag({3, 7}, Qt::ShiftModifier);
    QCOMPARE(host.ghost->hexes.size(), 7U); // along row 2 to (2,8), which touches (3,7)
    host.drag({3, 7});
    QCOMPARE(host.ghost->hexes.size(), line({2, 2}, {3, 7}).size());
    host.drag({3, 7}, Qt::ShiftModifier);
    host.release({3, 7});
    for (std::int16_t col = 2; col <= 8; ++col)
        QCOMPARE(host.map().at({2, col}).terrain, Terrain::Forest);
    QCOMPARE(host.map().at({3, 7}).terrain, Terrain::Sea);
}

void ShapeFillTest::escapeDrawsNothing() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    QVERIFY(!tool.cancel());
    host.press({1, 1});
    host.drag({4, 4});
    QVERIFY(tool.cancel());
    host.release({4, 4});
    QCOMPARE(host.map(), sea);
    QCOMPARE(host.steps(), 0);
}

void ShapeFillTest::releaseElsewhereDrawsNothing() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    host.press({1, 1});
    host.drag({4, 4});
    host.hoverAt({4, 5}); // without a button
    host.release({4, 5});
    QCOMPARE(host.map(), sea);
}

void ShapeFillTest::keysStartAndEnd() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    tool.cursorMoved({2, 2});
    QVERIFY(host.key(Qt::Key_Space, {2, 2}));
    tool.cursorMoved({2, 4});
    QCOMPARE(host.ghost->tip, QStringLiteral("Line, 3 long: 3 hexes"));
    QVERIFY(host.key(Qt::Key_Return, {2, 4}));
    QCOMPARE(changedCells(sea, host.map()), (std::vector<Cell>{{2, 2}, {2, 3}, {2, 4}}));
    QCOMPARE(host.steps(), 1);
    QVERIFY(host.key(Qt::Key_Space, {6, 6}));
    QVERIFY(tool.cancel());
    QCOMPARE(host.steps(), 1);
}

void ShapeFillTest::rightButtonPicks() {
    FakeHost host;
    host.document().reset(islandMap());
    host.settings().setTerrain(Terrain::Hills);
    ShapeTool shape(host);
    host.use(shape);
    host.click({2, 2}, Qt::RightButton);
    QCOMPARE(host.settings().terrain(), Terrain::Forest);
    FillTool fill(host);
    host.use(fill);
    host.click({0, 0}, Qt::RightButton);
    QCOMPARE(host.settings().terrain(), Terrain::Sea);
    QCOMPARE(host.steps(), 0);
}

void ShapeFillTest::shapesReachOverTheRim() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    choose(host, [](DrawOptions& options) { options.shape = ShapeKind::Hexagon; });
    host.press({0, 0});
    host.drag({0, 1});
    // Of the seven only (0,0), (0,1) and (1,0) lie on the map: even rows have (1,-1) at the south-west.
    QCOMPARE(host.ghost->tip, QStringLiteral("Hexagon, radius 1: 3 hexes"));
    host.release({0, 1});
    QCOMPARE(changedCells(sea, host.map()), (std::vector<Cell>{{0, 0}, {0, 1}, {1, 0}}));
}

void ShapeFillTest::mixedTerrains() {
    FakeHost host;
    host.document().reset(sea);
    ShapeTool tool(host);
    host.use(tool);
    choose(host, [](DrawOptions& options) {
        options.shape = ShapeKind::Hexagon;
        options.mixed = true;
    });
    host.press({5, 5});
    host.drag({5, 9});
    const std::vector<HexPicture> shown = host.ghost->hexes;
    host.release({5, 9});
    std::array<int, terrainCount> count{};
    for (const HexPicture& hex : shown) {
        QCOMPARE(host.map().at(hex.cell).terrain, hex.terrain); // as the ghost showed it
        ++count[static_cast<std::size_t>(hex.terrain)];
    }
    QCOMPARE(shown.size(), 61U);
    for (const Terrain terrain : producingTerrains)
        QVERIFY(count[static_cast<std::size_t>(terrain)] > 0);
    QCOMPARE(host.steps(), 1);
    host.settings().setTerrain(Terrain::Forest); // who chooses a terrain wants that one
    QVERIFY(!host.settings().draw().mixed);
}

void ShapeFillTest::fillsWhatIsLinked() {
    FakeHost host;
    host.document().reset(islandMap()); // 42 hexes, 7 of them forest
    host.settings().setTerrain(Terrain::Hills);
    FillTool tool(host);
    host.use(tool);
    host.hoverAt({0, 0});
    QCOMPARE(host.ghost->tip, QStringLiteral("Hills, fixed, linked: 35 hexes"));
    QCOMPARE(host.ghost->hexes.size(), 35U);
    host.click({2, 2});
    QCOMPARE(changedCells(islandMap(), host.map()), disc({2, 2}, 1));
    QCOMPARE(host.map().at({2, 2}).terrain, Terrain::Hills);
    QCOMPARE(host.steps(), 1);
    host.undo();
    QCOMPARE(host.map(), islandMap());
}

void ShapeFillTest::fillsAllAlike() {
    FakeHost host;
    Map map = islandMap();
    map.set({5, 6}, {Terrain::Forest, {}, Marker::None});
    host.document().reset(map);
    host.settings().setTerrain(Terrain::Hills);
    FillTool tool(host);
    host.use(tool);
    host.drag({2, 2}, Qt::AltModifier);
    QCOMPARE(host.ghost->tip, QStringLiteral("Hills, fixed, all alike: 8 hexes"));
    host.click({2, 2}, Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(host.map().at({5, 6}).terrain, Terrain::Hills);
    host.undo();
    choose(host, [](DrawOptions& options) { options.fillLinked = false; });
    host.click({2, 2}, Qt::LeftButton, Qt::AltModifier); // the other way round
    QCOMPARE(host.map().at({5, 6}).terrain, Terrain::Forest);
    host.undo();
    host.click({2, 2});
    QCOMPARE(host.map().at({5, 6}).terrain, Terrain::Hills);
}

void ShapeFillTest::fillsByNumber() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 3}, {Terrain::Forest, CellNumber::fixed(8), Marker::None});
    host.document().reset(map);
    host.settings().setTerrain(Terrain::Pasture);
    choose(host, [](DrawOptions& options) { options.fillBy = Alike::TerrainAndNumber; });
    FillTool tool(host);
    host.use(tool);
    host.click({2, 3});
    QCOMPARE(changedCells(map, host.map()), (std::vector<Cell>{{2, 3}}));
    QCOMPARE(host.map().at({2, 3}).number, CellNumber::fixed(8)); // numbers stay where they can
}

void ShapeFillTest::fillsVoid() {
    FakeHost host;
    Map map = blankMap(4, 4, Terrain::Void);
    map.set({1, 1}, {Terrain::Forest, {}, Marker::None});
    host.document().reset(map);
    host.settings().setTerrain(Terrain::Sea);
    FillTool tool(host);
    host.use(tool);
    host.click({0, 0});
    QCOMPARE(changedCells(map, host.map()).size(), 15U);
    QCOMPARE(host.map().at({3, 3}).terrain, Terrain::Sea);
    host.settings().setTerrain(Terrain::Void);
    host.click({3, 3});
    QCOMPARE(host.map(), map);
    host.hoverAt({-1, 0});
    QVERIFY(!host.ghost);
}

void ShapeFillTest::fillSaysWhatIsThere() {
    FakeHost host;
    host.document().reset(islandMap());
    FillTool tool(host);
    host.use(tool);
    host.hoverAt({2, 2}); // forest from the pool, and forest is chosen
    QCOMPARE(host.ghost->tip, QStringLiteral("Forest, fixed already"));
    QCOMPARE(host.ghost->refused, (std::vector<Cell>{{2, 2}}));
    host.click({2, 2});
    QCOMPARE(host.steps(), 0);
}

void ShapeFillTest::keyboardFills() {
    FakeHost host;
    Map map = islandMap();
    map.set({5, 6}, {Terrain::Forest, {}, Marker::None});
    host.document().reset(map);
    host.settings().setTerrain(Terrain::Hills);
    FillTool tool(host);
    host.use(tool);
    tool.cursorMoved({2, 2});
    QCOMPARE(host.ghost->hexes.size(), 7U);
    QVERIFY(host.key(Qt::Key_Space, {2, 2}));
    QCOMPARE(changedCells(map, host.map()).size(), 7U);
    host.undo();
    QVERIFY(host.key(Qt::Key_Return, {2, 2}, Qt::ShiftModifier)); // all alike
    QCOMPARE(changedCells(map, host.map()).size(), 8U);
    QVERIFY(!host.key(Qt::Key_X, {2, 2}));
}

QTEST_GUILESS_MAIN(ShapeFillTest)
#include "tst_shape_fill.moc"
