#include "editor/tools/brush_tool.h"
#include "editor/tools/harbour_tool.h"
#include "editor/tools/move_tool.h"
#include "editor/tools/number_tool.h"
#include "editor/tools/patch_edits.h"
#include "editor/tools/patch_mime.h"
#include "editor/tools/replace.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/stamp_tool.h"
#include "tests/editor/tools/fake_host.h"

#include <QMimeData>
#include <QTest>

using namespace isle;

namespace {

/// An islet of two hexes at B2 and C2, with a harbour NW of B2, in a sea of 7 by 8.
Map isletMap() {
    Map map = blankMap(7, 8, Terrain::Sea);
    map.set({1, 1}, {Terrain::Hills, CellNumber::fixed(5), Marker::None});
    map.set({1, 2}, {Terrain::Fields, CellNumber::fixed(9), Marker::None});
    map.setHarbour({{{1, 1}, Direction::NW}, HarbourKind::Ore});
    return map;
}

struct Host : FakeHost {
    Host() { document().reset(isletMap()); }
};

} // namespace

class PatchToolsTest : public QObject {
    Q_OBJECT

  private slots:
    void draggingTheSelectionMovesIt() {
        Host host;
        SelectTool tool(host);
        host.use(tool);
        host.selection().set({{1, 1}, {1, 2}});
        host.press({1, 1});
        host.drag({3, 3});
        QVERIFY(host.ghost && !host.ghost->hexes.empty());
        QCOMPARE(host.ghost->outlined, (std::vector<Cell>{{3, 3}, {3, 4}}));
        QCOMPARE(host.steps(), 0); // nothing changes before it is set down
        host.release({3, 3});
        QCOMPARE(host.steps(), 1);
        QCOMPARE(host.map().at({1, 1}).terrain, Terrain::Sea);
        QVERIFY(host.map().at({3, 3}).number == CellNumber::fixed(5));
        QVERIFY(host.map().harbourAt({{3, 3}, Direction::NW}));
        QCOMPARE(host.map().harbours.size(), 1U);
        QCOMPARE(host.selection().cells(), (std::vector<Cell>{{3, 3}, {3, 4}}));
        host.undo();
        QVERIFY(host.map() == isletMap());
    }

    void altCopiesWhatIsDragged() {
        Host host;
        SelectTool tool(host);
        host.use(tool);
        host.selection().set({{1, 1}, {1, 2}});
        host.press({1, 1});
        host.drag({4, 3}, Qt::AltModifier);
        CanvasPoint end = host.at({4, 3}, Qt::LeftButton, Qt::AltModifier);
        end.buttons = Qt::NoButton;
        tool.released(end);
        QCOMPARE(host.map().at({1, 1}).terrain, Terrain::Hills);
        QCOMPARE(host.map().at({4, 3}).terrain, Terrain::Hills);
        QCOMPARE(host.map().harbours.size(), 2U);
        QCOMPARE(host.steps(), 1);
    }

    void escapePutsBack() {
        Host host;
        SelectTool tool(host);
        host.use(tool);
        host.selection().set({{1, 1}, {1, 2}});
        host.press({1, 1});
        host.drag({3, 3});
        QVERIFY(tool.cancel());
        host.release({3, 3});
        QVERIFY(host.map() == isletMap());
        QCOMPARE(host.steps(), 0);
        QCOMPARE(host.selection().cells().size(), 2U);
    }

    void landMustNotLeaveTheMap() {
        Host host;
        SelectTool tool(host);
        host.use(tool);
        host.selection().set({{1, 1}, {1, 2}});
        host.press({1, 1});
        host.drag({3, 7});
        QVERIFY(host.ghost->hexes.empty());
        QVERIFY(!host.ghost->tip.isEmpty());
        host.release({3, 7});
        QVERIFY(host.map() == isletMap());
    }

    void moveToolTakesAHexOrTheSelectionByKeys() {
        Host host;
        MoveTool tool(host);
        host.use(tool);
        host.press({1, 2});
        host.drag({4, 4});
        host.release({4, 4});
        QCOMPARE(host.map().at({4, 4}).terrain, Terrain::Fields);
        QCOMPARE(host.map().at({1, 2}).terrain, Terrain::Sea);
        host.undo();
        host.selection().set({{1, 1}, {1, 2}});
        QVERIFY(host.key(Qt::Key_Return, {1, 1}));
        tool.cursorMoved({4, 4});
        QVERIFY(
            host.key(Qt::Key_X, {4, 4})); // mirrored about the hex it hangs on: the other comes to the left
        QVERIFY(host.key(Qt::Key_Return, {4, 4}));
        QCOMPARE(host.map().at({4, 4}).terrain, Terrain::Hills);
        QCOMPARE(host.map().at({4, 3}).terrain, Terrain::Fields);
        QVERIFY(host.map().harbourAt({{4, 4}, Direction::NE}));
        QCOMPARE(host.steps(), 1);
    }

    void turningTheSelectionIsExact() {
        Host host;
        SelectTool tool(host);
        host.use(tool);
        host.selection().set({{1, 1}, {1, 2}, {2, 2}});
        for (int i = 0; i < 6; ++i) {
            QVERIFY(host.key(Qt::Key_Z, {0, 0}));
            QVERIFY(i == 5 || host.map() != isletMap());
        }
        QVERIFY(host.map() == isletMap());
        QCOMPARE(host.selection().cells().size(), 3U);
        for (const int key : {Qt::Key_X, Qt::Key_X, Qt::Key_Y, Qt::Key_Y})
            QVERIFY(host.key(key, {0, 0}));
        QVERIFY(host.map() == isletMap());
    }

    void mirroringKeepsAnExactMiddle() {
        Host host;
        host.selection().set({{1, 1}, {1, 2}});
        QVERIFY(mirrorSelection(host.document(), host.selection(), Axis::Vertical).isEmpty());
        // The axis runs along the edge between the two: they change places.
        QCOMPARE(host.map().at({1, 1}).terrain, Terrain::Fields);
        QCOMPARE(host.map().at({1, 2}).terrain, Terrain::Hills);
        QVERIFY(host.map().harbourAt({{1, 2}, Direction::NE}));
    }

    void turningOffTheMapIsRefused() {
        Host host;
        Map map = blankMap(3, 6, Terrain::Sea);
        for (std::int16_t col = 0; col < 6; ++col)
            map.set({1, col}, {Terrain::Desert, {}, Marker::None});
        host.document().reset(map);
        host.selection().set({{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}});
        // Along a slope only the middle and its two neighbours find a row; the other three would leave.
        QCOMPARE(turnSelection(host.document(), host.selection(), 1),
                 QStringLiteral("3 hexes of land would leave the map."));
        QVERIFY(host.map() == map);
    }

    void stampIsPlacedTurnedAndEnds() {
        Host host;
        StampTool tool(host);
        PasteOptions options;
        const std::vector<Cell> cells{{1, 1}, {1, 2}};
        options.stamp = cutOf(host.map(), cells, {1, 1});
        host.settings().setPaste(options);
        host.use(tool);
        host.hoverAt({4, 3});
        QCOMPARE(host.ghost->hexes.size(), 2U);
        QCOMPARE(host.ghost->harbours.size(), 1U);
        QVERIFY(host.key(Qt::Key_Z, {4, 3}));
        host.click({4, 3}, Qt::LeftButton, Qt::ShiftModifier); // goes on
        QVERIFY(!host.handedTo);
        QCOMPARE(host.map().at({4, 3}).terrain, Terrain::Hills);
        QCOMPARE(host.map().at({5, 3}).terrain, Terrain::Fields); // SE of it
        QVERIFY(host.map().harbourAt({{4, 3}, Direction::NE}));   // NW turned
        QCOMPARE(host.steps(), 1);
        host.click({4, 6});
        QCOMPARE(host.handedTo, std::optional(ToolId::Brush)); // back where it came from
        QCOMPARE(host.steps(), 2);
        QCOMPARE(host.selection().cells(), (std::vector<Cell>{{4, 6}, {5, 6}}));
    }

    void stampLeavesLayersOut() {
        Host host;
        StampTool tool(host);
        PasteOptions options;
        const std::vector<Cell> cells{{1, 1}, {1, 2}};
        options.stamp = cutOf(host.map(), cells, {1, 1});
        options.layers.harbours = false;
        options.layers.numbers = false;
        host.settings().setPaste(options);
        host.use(tool);
        QVERIFY(host.key(Qt::Key_Return, {4, 3}));
        QVERIFY((host.map().at({4, 3}) == MapHex{Terrain::Hills, {}, Marker::None}));
        QCOMPARE(host.map().harbours.size(), 1U);
    }

    void rightDragInTheBrushTakesAStamp() {
        Host host;
        BrushTool tool(host);
        host.use(tool);
        const Terrain painted = host.settings().terrain();
        host.press({1, 1}, Qt::RightButton);
        host.drag({1, 2});
        QCOMPARE(host.ghost->outlined.size(), 2U);
        host.release({1, 2});
        QCOMPARE(host.handedTo, std::optional(ToolId::Stamp));
        QCOMPARE(host.settings().paste().stamp.hexes.size(), 2U);
        QVERIFY(host.settings().paste().stays);
        QCOMPARE(host.settings().terrain(), painted); // not picked
        QCOMPARE(host.steps(), 0);
        // A mere click still picks.
        host.click({1, 2}, Qt::RightButton);
        QCOMPARE(host.settings().terrain(), Terrain::Fields);
    }

    void aTokenIsDraggedAndSwapped() {
        Host host;
        Map map = isletMap();
        map.set({2, 2}, {Terrain::Forest, {}, Marker::None});
        map.set({2, 3}, {Terrain::Desert, {}, Marker::None});
        host.document().reset(map);
        NumberTool tool(host);
        host.settings().setNumber(CellNumber::fixed(3));
        host.use(tool);
        host.press({1, 1});
        host.drag({2, 2});
        host.release({2, 2});
        QVERIFY(host.map().at({1, 1}).number.none());
        QVERIFY(host.map().at({2, 2}).number == CellNumber::fixed(5));
        QCOMPARE(host.steps(), 1);
        host.press({2, 2});
        host.drag({1, 2});
        host.release({1, 2});
        QVERIFY(host.map().at({1, 2}).number == CellNumber::fixed(5));
        QVERIFY(host.map().at({2, 2}).number == CellNumber::fixed(9));
        host.press({1, 2}); // a desert takes none
        host.drag({2, 3});
        QCOMPARE(host.ghost->refused, (std::vector<Cell>{{2, 3}}));
        host.release({2, 3});
        QCOMPARE(host.steps(), 2);
        host.click({1, 2}); // without dragging it is set as before
        QVERIFY(host.map().at({1, 2}).number == CellNumber::fixed(3));
    }

    void aHarbourIsDraggedAndSwapped() {
        Host host;
        Map map = isletMap();
        map.setHarbour({{{1, 2}, Direction::SE}, HarbourKind::Wool});
        host.document().reset(map);
        HarbourTool tool(host);
        host.use(tool);
        host.press({1, 1}, Qt::LeftButton, {}, Direction::NW);
        CanvasPoint away = host.at({1, 1}, Qt::NoButton, {}, Direction::W);
        away.buttons = Qt::LeftButton;
        tool.moved(away);
        QCOMPARE(host.ghost->harbours.size(), 1U);
        away.button = Qt::LeftButton;
        tool.released(away);
        QVERIFY(!host.map().harbourAt({{1, 1}, Direction::NW}));
        QCOMPARE(host.map().harbourAt({{1, 1}, Direction::W})->kind, HarbourKind::Ore);
        QCOMPARE(host.steps(), 1);

        host.press({1, 1}, Qt::LeftButton, {}, Direction::W);
        away = host.at({1, 2}, Qt::NoButton, {}, Direction::SE);
        away.buttons = Qt::LeftButton;
        tool.moved(away);
        away.button = Qt::LeftButton;
        tool.released(away);
        QCOMPARE(host.map().harbourAt({{1, 1}, Direction::W})->kind, HarbourKind::Wool);
        QCOMPARE(host.map().harbourAt({{1, 2}, Direction::SE})->kind, HarbourKind::Ore);
        QCOMPARE(host.steps(), 2);
    }

    void theWheelTurnsAHarbour() {
        Host host;
        HarbourTool tool(host);
        host.use(tool);
        const CanvasPoint over = host.at({1, 1}, Qt::NoButton, {}, Direction::NW);
        tool.moved(over);
        QVERIFY(tool.wheel(over, 0)); // it would be used here
        QVERIFY(!tool.wheel(host.at({5, 5}), 0));
        QVERIFY(tool.wheel(over, 1)); // clockwise of NW
        QVERIFY(host.map().harbourAt({{1, 1}, Direction::NE}));
        QVERIFY(tool.wheel(over, 1)); // E is no coast, SE is next
        QVERIFY(host.map().harbourAt({{1, 1}, Direction::SE}));
        QCOMPARE(host.map().harbours.size(), 1U);
        QCOMPARE(host.steps(), 1); // one harbour, one step
        QVERIFY(tool.wheel(over, -2));
        QCOMPARE(host.map(), isletMap());
    }

    void clipboardText() {
        Host host;
        const std::vector<Cell> cells{{1, 1}, {1, 2}};
        const MapPatch patch = cutOf(host.map(), cells, middleOf(cells));
        const auto data = mimeOf(patch, {});
        QVERIFY(data->hasFormat(QLatin1String(patchMimeType)));
        QVERIFY(patchIn(data.get()) == patch);
        QMimeData letter; // sent as text and copied from there
        letter.setText(QStringLiteral("\n") + data->text() + QStringLiteral("\n"));
        QVERIFY(patchIn(&letter) == patch);
        QMimeData other;
        other.setText(QStringLiteral("{ no map }"));
        QVERIFY(!patchIn(&other));
        QVERIFY(!patchIn(nullptr));
        QVERIFY(!mimeOf({}, {}));
    }

    void searchAndReplace() {
        const Map map = isletMap();
        const Topology topology(shapeOf(map));
        Replacement replacement;
        replacement.terrainFrom = Terrain::Hills;
        replacement.terrainTo = Terrain::Mountains;
        Replaced result = replaced(map, topology, replacement);
        QCOMPARE(result.count, 1);
        QCOMPARE(result.cells, (std::vector<Cell>{{1, 1}}));
        QCOMPARE(result.map.at({1, 1}).terrain, Terrain::Mountains);
        replacement.within = {{1, 2}};
        QCOMPARE(replaced(map, topology, replacement).count, 0);
        replacement = {};
        replacement.what = Replacement::What::Number;
        replacement.numberFrom = CellNumber::fixed(9);
        replacement.numberTo = CellNumber::shuffled();
        result = replaced(map, topology, replacement);
        QCOMPARE(result.count, 1);
        QVERIFY(result.map.at({1, 2}).number.isShuffled());
        replacement.numberFrom = {}; // the sea has none either and takes none
        QCOMPARE(replaced(map, topology, replacement).count, 0);
        replacement = {};
        replacement.what = Replacement::What::Harbour;
        replacement.harbourFrom = HarbourKind::Ore;
        replacement.harbourTo = HarbourKind::Generic;
        result = replaced(map, topology, replacement);
        QCOMPARE(result.count, 1);
        QCOMPARE(result.map.harbours.front().kind, HarbourKind::Generic);
        replacement = {};
        replacement.what = Replacement::What::Marker;
        replacement.markerFrom = Marker::None;
        replacement.markerTo = Marker::ChipAny;
        QCOMPARE(replaced(map, topology, replacement).count, 2); // on land that produces
    }
};

QTEST_MAIN(PatchToolsTest)
#include "tst_patch_tools.moc"
