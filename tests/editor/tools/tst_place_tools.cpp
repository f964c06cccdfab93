#include "editor/document/map_command.h"
#include "editor/tools/eyedropper_tool.h"
#include "editor/tools/harbour_places.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/piece_tool.h"
#include "tests/editor/tools/fake_host.h"

#include <QTest>

#include <algorithm>

using namespace isle;

/// Tools that put one thing on one place: harbours, robber and pirate, and the eyedropper.
class PlaceToolsTest : public QObject {
    Q_OBJECT

  private slots:
    void B29_onlyFreeCoastsAreOffered();
    void S107_noHarbourOnFogOrFortress();
    void harbourIsPutChangedAndRemoved();
    void harbourFromTheSeaSide();
    void harbourRefusedWithReason();
    void harbourByKeyboard();
    void harbourKindIsPicked();
    void B31_robberOnLandOnly();
    void S30_pirateOnSeaOnly();
    void pieceByKeyboard();
    void eyedropperHandsOver();
};

void PlaceToolsTest::B29_onlyFreeCoastsAreOffered() {
    // A lone hex has six coastal edges; a harbour on one takes that edge and its two neighbours.
    Map map = blankMap(3, 3, Terrain::Sea);
    map.set({1, 1}, {Terrain::Desert, {}, Marker::None});
    QCOMPARE(legalHarbourEdges(map, Topology(shapeOf(map))).size(), std::size_t{6});
    map.setHarbour({{{1, 1}, Direction::E}, HarbourKind::Ore});
    std::vector<EdgePlace> legal = legalHarbourEdges(map, Topology(shapeOf(map)));
    std::sort(legal.begin(), legal.end());
    QCOMPARE(legal, (std::vector<EdgePlace>{
                        {{1, 1}, Direction::NW}, {{1, 1}, Direction::W}, {{1, 1}, Direction::SW}}));
}

void PlaceToolsTest::S107_noHarbourOnFogOrFortress() {
    Map map = blankMap(3, 3, Terrain::Sea);
    for (const Terrain terrain : {Terrain::Fog, Terrain::Fortress}) {
        map.set({1, 1}, {terrain, {}, Marker::None});
        const Topology topology(shapeOf(map));
        QVERIFY(legalHarbourEdges(map, topology).empty());
        QVERIFY(!harbourRefusal(map, topology, {{1, 1}, Direction::E}).isEmpty());
    }
}

void PlaceToolsTest::harbourIsPutChangedAndRemoved() {
    FakeHost host;
    host.document().reset(islandMap());
    HarbourTool tool(host);
    host.use(tool);
    QVERIFY(host.offered.empty()); // only while the pointer is over the map
    host.hoverAt({2, 1}, Direction::W);
    QVERIFY(!host.offered.empty());
    QVERIFY(host.ghost->look == Ghost::Look::Harbour);
    QCOMPARE(host.ghost->harbours.size(), std::size_t{1});
    const EdgePlace edge{{2, 1}, Direction::W};
    host.settings().setHarbour(HarbourKind::Wool);
    host.click({2, 1}, Qt::LeftButton, {}, Direction::W);
    QVERIFY(host.map().harbourAt(edge));
    QCOMPARE(host.map().harbourAt(edge)->kind, HarbourKind::Wool);
    QVERIFY(std::find(host.offered.begin(), host.offered.end(), edge) == host.offered.end());
    QCOMPARE(MapCommand::at(host.document().undoStack(), 0)->where(), QStringLiteral("B3 W"));

    host.settings().setHarbour(HarbourKind::Generic);
    QCOMPARE(host.ghost->tipDetail, QStringLiteral("becomes generic 3:1"));
    host.click({2, 1}, Qt::LeftButton, {}, Direction::W);
    QCOMPARE(host.map().harbourAt(edge)->kind, HarbourKind::Generic);
    host.click({2, 1}, Qt::LeftButton, {}, Direction::W); // the same kind again: nothing
    QCOMPARE(host.steps(), 2);
    host.click({2, 1}, Qt::RightButton, {}, Direction::W);
    QVERIFY(host.map().harbours.empty());
    host.undo();
    host.undo();
    host.undo();
    QCOMPARE(host.map(), islandMap());
    tool.left();
    QVERIFY(host.offered.empty() && !host.ghost);
}

void PlaceToolsTest::harbourFromTheSeaSide() {
    FakeHost host;
    host.document().reset(islandMap());
    HarbourTool tool(host);
    host.use(tool);
    host.click({2, 0}, Qt::LeftButton, {}, Direction::E);
    QCOMPARE(host.map().harbours.size(), std::size_t{1});
    QCOMPARE(host.map().harbours[0].edge, (EdgePlace{{2, 1}, Direction::W})); // named from land
}

void PlaceToolsTest::harbourRefusedWithReason() {
    FakeHost host;
    Map map = islandMap();
    map.setHarbour({{{2, 1}, Direction::W}, HarbourKind::Ore});
    host.document().reset(map);
    HarbourTool tool(host);
    host.use(tool);
    host.hoverAt({2, 1}, Direction::E); // between two land hexes
    QVERIFY(host.ghost->tip.contains(QStringLiteral("between land and sea"))
            || !host.ghost->harbours.empty());
    host.hoverAt({2, 2}, Direction::E);
    QCOMPARE(host.ghost->tip, QStringLiteral("A harbour needs an edge between land and sea."));
    QVERIFY(host.ghost->harbours.empty());
    host.click({2, 2}, Qt::LeftButton, {}, Direction::E);
    QCOMPARE(host.map(), map);
    // B3's north-west neighbour is sea, and the edge towards it shares a crossing with the harbour.
    const QString reason = harbourRefusal(map, Topology(shapeOf(map)), {{2, 1}, Direction::NW});
    QCOMPARE(reason, QStringLiteral("Shares a crossing with the harbour at B3 W."));
    QCOMPARE(host.steps(), 0);
}

void PlaceToolsTest::harbourByKeyboard() {
    FakeHost host;
    Map map = blankMap(3, 3, Terrain::Sea);
    map.set({1, 1}, {Terrain::Desert, {}, Marker::None});
    host.document().reset(map);
    HarbourTool tool(host);
    host.use(tool);
    tool.cursorMoved({1, 1}); // E, the first of the directions
    QVERIFY(host.key(Qt::Key_BracketRight, {1, 1}));
    QVERIFY(host.key(Qt::Key_Return, {1, 1}));
    QVERIFY(host.map().harbourAt({{1, 1}, Direction::NE}));
    QVERIFY(host.key(Qt::Key_Delete, {1, 1}));
    QVERIFY(host.map().harbours.empty());
}

void PlaceToolsTest::harbourKindIsPicked() {
    FakeHost host;
    Map map = islandMap();
    map.setHarbour({{{2, 1}, Direction::W}, HarbourKind::Ore});
    host.document().reset(map);
    HarbourTool tool(host);
    host.use(tool);
    host.click({2, 1}, Qt::LeftButton, Qt::ControlModifier, Direction::W);
    QCOMPARE(host.settings().harbour(), HarbourKind::Ore);
    QCOMPARE(host.map(), map);
}

void PlaceToolsTest::B31_robberOnLandOnly() {
    FakeHost host;
    host.document().reset(islandMap());
    PieceTool robber(host, ToolId::Robber);
    host.use(robber);
    host.hoverAt({0, 0});
    QCOMPARE(host.ghost->tip, QStringLiteral("The robber starts on land."));
    host.click({0, 0});
    QVERIFY(!host.map().robberStart);
    host.hoverAt({2, 2});
    QCOMPARE(host.ghost->robber, std::optional(Cell{2, 2}));
    host.click({2, 2});
    QCOMPARE(host.map().robberStart, std::optional(Cell{2, 2}));
    host.click({2, 3}); // moves
    QCOMPARE(host.map().robberStart, std::optional(Cell{2, 3}));
    host.click({2, 3}); // again: off the board
    QVERIFY(!host.map().robberStart);
    host.undo();
    host.click({0, 0}, Qt::RightButton);
    QVERIFY(!host.map().robberStart);
}

void PlaceToolsTest::S30_pirateOnSeaOnly() {
    FakeHost host;
    host.document().reset(islandMap());
    PieceTool pirate(host, ToolId::Pirate);
    host.use(pirate);
    host.click({2, 2});
    QVERIFY(!host.map().pirateStart);
    host.click({0, 0});
    QCOMPARE(host.map().pirateStart, std::optional(Cell{0, 0}));
    host.click({-1, 0}); // outside the map
    QCOMPARE(host.map().pirateStart, std::optional(Cell{0, 0}));
    QCOMPARE(host.steps(), 1);
}

void PlaceToolsTest::pieceByKeyboard() {
    FakeHost host;
    host.document().reset(islandMap());
    PieceTool pirate(host, ToolId::Pirate);
    host.use(pirate);
    QVERIFY(host.key(Qt::Key_Space, {0, 1}));
    QCOMPARE(host.map().pirateStart, std::optional(Cell{0, 1}));
    QVERIFY(host.key(Qt::Key_Delete, {5, 5}));
    QVERIFY(!host.map().pirateStart);
}

void PlaceToolsTest::eyedropperHandsOver() {
    FakeHost host;
    Map map = islandMap();
    map.set({2, 2}, {Terrain::Gold, CellNumber::fixed(11), Marker::None});
    map.setHarbour({{{2, 1}, Direction::W}, HarbourKind::Ore});
    host.document().reset(map);
    EyedropperTool tool(host);
    host.use(tool);
    host.hoverAt({2, 2});
    QCOMPARE(host.ghost->tip, QStringLiteral("Pick gold"));
    host.click({2, 2});
    QCOMPARE(host.settings().terrain(), Terrain::Gold);
    QCOMPARE(host.handedTo, std::optional(ToolId::Brush));
    host.click({2, 2}, Qt::RightButton);
    QCOMPARE(host.settings().number(), CellNumber::fixed(11));
    QCOMPARE(host.handedTo, std::optional(ToolId::Number));
    host.click({2, 0}, Qt::LeftButton, {}, Direction::E); // the badge lies on the sea
    QCOMPARE(host.settings().harbour(), HarbourKind::Ore);
    QCOMPARE(host.handedTo, std::optional(ToolId::Harbour));
    host.key(Qt::Key_Return, {0, 0});
    QCOMPARE(host.settings().terrain(), Terrain::Sea);
    QCOMPARE(host.map(), map);
    QCOMPARE(host.steps(), 0);
}

QTEST_GUILESS_MAIN(PlaceToolsTest)
#include "tst_place_tools.moc"
