#include "editor/tools/group_tool.h"
#include "editor/tools/marker_tool.h"
#include "editor/tools/marks.h"
#include "editor/tools/start_tool.h"
#include "tests/editor/tools/fake_host.h"

#include <QtTest>

using namespace isle;

/// Markers, shuffle groups, the far side and forbidden starts, drawn on a map of one forest and one fog hex.
class TestMarkTools : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void markersOnlyWhereTheyCanLie();
    void markerIsRemovedAndPicked();
    void groupsTakeLandAndGiveItBack();
    void removingAGroupMovesTheOthersUp();
    void farSideIsKeptSorted();
    void startsAreForbiddenByOneDrag();
    void startsByKeys();
    void escapeTakesADragBack();
    void barredOnlyWhereANumberIsDealt();

  private:
    std::unique_ptr<FakeHost> host;
};

namespace {

constexpr Cell forest{2, 2};
constexpr Cell pasture{2, 3};
constexpr Cell fog{2, 4};
constexpr Cell sea{0, 0};

Map smallMap() {
    Map map = blankMap(5, 6, Terrain::Sea);
    map.set(forest, {Terrain::Forest, CellNumber::shuffled()});
    map.set(pasture, {Terrain::Pasture, CellNumber::fixed(5)});
    map.set(fog, {Terrain::Fog, {}});
    return map;
}

CanvasPoint atCorner(FakeHost& host, Cell cell, Corner corner, Qt::MouseButton button) {
    CanvasPoint point = host.at(cell, button);
    point.crossing = {cell, corner};
    return point;
}

} // namespace

void TestMarkTools::init() {
    host = std::make_unique<FakeHost>();
    host->document().reset(smallMap());
}

void TestMarkTools::markersOnlyWhereTheyCanLie() {
    MarkerTool tool(*host);
    host->use(tool);
    host->settings().setMarker(Marker::ChipGold);
    host->click(forest);
    QCOMPARE(host->map().at(forest).marker, Marker::ChipGold);
    QCOMPARE(host->steps(), 1);
    host->click(fog); // chips lie on producing hexes (S-200)
    QCOMPARE(host->map().at(fog).marker, Marker::None);
    host->settings().setMarker(Marker::Chest);
    host->click(fog); // chests lie under fog (S-261)
    host->click(pasture);
    QCOMPARE(host->map().at(fog).marker, Marker::Chest);
    QCOMPARE(host->map().at(pasture).marker, Marker::None);
    QCOMPARE(host->steps(), 2);
    QVERIFY(!markerRefusal(Terrain::Sea, Marker::ChipAny).isEmpty());
}

void TestMarkTools::markerIsRemovedAndPicked() {
    MarkerTool tool(*host);
    host->use(tool);
    host->settings().setMarker(Marker::ChipPoint);
    host->click(forest);
    host->settings().setMarker(Marker::ChipAny);
    host->click(forest, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(host->settings().marker(), Marker::ChipPoint);
    host->click(forest, Qt::RightButton);
    QCOMPARE(host->map().at(forest).marker, Marker::None);
    host->undo();
    QCOMPARE(host->map().at(forest).marker, Marker::ChipPoint);
}

void TestMarkTools::groupsTakeLandAndGiveItBack() {
    host->document().edit("group", {}, [](Map& map) { map.groups.push_back({"Far", {}, {}}); });
    GroupTool tool(*host);
    host->use(tool);
    host->settings().setGroup(1);
    QVERIFY(tool.name().contains("Far"));
    host->click(forest);
    host->click(sea); // only land is shuffled
    QCOMPARE(int(host->map().at(forest).group), 1);
    QCOMPARE(int(host->map().at(sea).group), 0);
    host->click(forest, Qt::RightButton);
    QCOMPARE(int(host->map().at(forest).group), 0);
}

void TestMarkTools::removingAGroupMovesTheOthersUp() {
    Map map = smallMap();
    map.groups = {{"A", {}, {}}, {"B", {}, {}}};
    setGroup(map, std::vector<Cell>{forest}, 1);
    setGroup(map, std::vector<Cell>{pasture}, 2);
    removeGroup(map, 1);
    QCOMPARE(map.groups.size(), std::size_t{1});
    QCOMPARE(map.groups[0].name, std::string("B"));
    QCOMPARE(int(map.at(forest).group), 0);
    QCOMPARE(int(map.at(pasture).group), 1);
}

void TestMarkTools::farSideIsKeptSorted() { // S-142
    ZoneTool tool(*host);
    host->use(tool);
    host->hoverAt(pasture);
    QVERIFY(host->ghost);
    QCOMPARE(host->ghost->hexes.size(), std::size_t{1}); // it is shown what a press would take
    QVERIFY(host->ghost->tip.contains("Far side"));
    host->click(pasture);
    host->click(forest);
    host->click(sea);
    QCOMPARE(host->map().farSide, (std::vector<Cell>{forest, pasture}));
    host->click(pasture, Qt::RightButton);
    QCOMPARE(host->map().farSide, std::vector<Cell>{forest});
}

void TestMarkTools::startsAreForbiddenByOneDrag() { // B-34
    StartTool tool(*host);
    host->use(tool);
    tool.pressed(atCorner(*host, forest, Corner::N, Qt::LeftButton));
    tool.moved(atCorner(*host, forest, Corner::NE, Qt::NoButton));
    tool.released(atCorner(*host, forest, Corner::NE, Qt::LeftButton));
    QCOMPARE(host->map().forbiddenStarts.size(), std::size_t{2});
    QVERIFY(isForbiddenStart(host->map(), {forest, Corner::N}));
    QVERIFY(isForbiddenStart(host->map(), {forest, Corner::NE}));
    QCOMPARE(host->steps(), 1);
    // A click on one that is forbidden allows it.
    tool.pressed(atCorner(*host, forest, Corner::N, Qt::LeftButton));
    tool.released(atCorner(*host, forest, Corner::N, Qt::LeftButton));
    QVERIFY(!isForbiddenStart(host->map(), {forest, Corner::N}));
    // No settlement stands at sea, so nothing is forbidden there.
    tool.pressed(atCorner(*host, sea, Corner::N, Qt::LeftButton));
    tool.released(atCorner(*host, sea, Corner::N, Qt::LeftButton));
    QCOMPARE(host->map().forbiddenStarts.size(), std::size_t{1});
    tool.pressed(atCorner(*host, forest, Corner::NE, Qt::RightButton));
    tool.released(atCorner(*host, forest, Corner::NE, Qt::RightButton));
    QVERIFY(host->map().forbiddenStarts.empty());
}

void TestMarkTools::startsByKeys() {
    StartTool tool(*host);
    host->use(tool);
    tool.cursorMoved(forest);
    QVERIFY(tool.keyPressed(Qt::Key_Space, {}, forest));
    QVERIFY(isForbiddenStart(host->map(), {forest, Corner::N}));
    QVERIFY(tool.keyPressed(Qt::Key_C, {}, forest)); // on to the next corner
    QVERIFY(tool.keyPressed(Qt::Key_Return, {}, forest));
    QVERIFY(isForbiddenStart(host->map(), {forest, Corner::NE}));
    QVERIFY(tool.keyPressed(Qt::Key_Delete, {}, forest));
    QVERIFY(!isForbiddenStart(host->map(), {forest, Corner::NE}));
}

void TestMarkTools::escapeTakesADragBack() {
    StartTool tool(*host);
    host->use(tool);
    tool.pressed(atCorner(*host, forest, Corner::N, Qt::LeftButton));
    QVERIFY(tool.cancel());
    QVERIFY(host->map().forbiddenStarts.empty());
    QCOMPARE(host->steps(), 0);
    QVERIFY(!tool.cancel());
}

void TestMarkTools::barredOnlyWhereANumberIsDealt() {
    Map map = smallMap();
    const std::vector<Cell> cells{forest, pasture};
    setBarred(map, cells, 6, true);
    QVERIFY(map.at(forest).barred.has(6));
    QVERIFY(map.at(pasture).barred.empty()); // its number is fixed
    setBarred(map, cells, 6, false);
    QVERIFY(map.at(forest).barred.empty());
}

QTEST_MAIN(TestMarkTools)
#include "tst_mark_tools.moc"
