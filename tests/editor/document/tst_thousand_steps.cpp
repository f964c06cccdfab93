#include "editor/canvas/map_canvas.h"
#include "editor/document/deal_preview.h"
#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/tools/hex_edits.h"
#include "editor/tools/marks.h"
#include "editor/tools/patch_edits.h"
#include "editor/tools/replace.h"
#include "editor/tools/token_moves.h"
#include "editor/tools/tool_manager.h"
#include "editor/tools/tool_settings.h"
#include "engine/formats/isle_file.h"
#include "engine/map/layouts.h"
#include "engine/map/resize.h"
#include "engine/map/transformed.h"
#include "tests/support/random_map.h"

#include <QTest>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

namespace {

/// A window in small, in which random things are done to the map.
struct Desk {
    explicit Desk(std::uint64_t seed) : random(seed), manager(document, selection, settings, canvas) {
        Map map = blankMap(8, 9, Terrain::Sea);
        map.title = "Thousand steps";
        for (const Cell cell : disc({3, 4}, 2))
            map.set(cell, {Terrain::Any, CellNumber::shuffled(), Marker::None});
        document.reset(map);
        manager.attach();
    }

    [[nodiscard]] int below(int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }
    template <class List>
    [[nodiscard]] auto oneOf(const List& list) {
        return list[random.below(static_cast<std::uint32_t>(list.size()))];
    }
    [[nodiscard]] const Map& map() { return document.map(); }
    [[nodiscard]] Cell cell() { return drawCell(random, map()); }
    [[nodiscard]] std::vector<Cell> cells() { return disc(cell(), below(3)); }
    [[nodiscard]] CellNumber number() {
        return below(3) == 0   ? CellNumber::shuffled()
               : below(4) == 0 ? CellNumber()
                               : CellNumber::fixed(oneOf(tokenValues));
    }
    void change(const std::function<void(Map&)>& how) { document.edit(QStringLiteral("Change"), {}, how); }
    void replaceBy(const Result<Map, Text>& next) {
        if (next.ok() && next.value().rows <= 24 && next.value().cols <= 24)
            change([&](Map& map) { map = next.value(); });
    }

    Random random;
    MapDocument document;
    Selection selection;
    ToolSettings settings;
    MapCanvas canvas;
    ToolManager manager;
};

void chooseSettings(Desk& desk) {
    desk.settings.setTerrain(desk.oneOf(allTerrains));
    desk.settings.setNumber(desk.number());
    desk.settings.setHarbour(desk.oneOf(allHarbourKinds));
    desk.settings.setMarker(desk.oneOf(allMarkers));
    desk.settings.setGroup(desk.below(3));
    desk.settings.setRadius(desk.below(3));
    desk.settings.setShuffledNumbers(desk.below(2) == 0);
    DrawOptions draw = desk.settings.draw();
    draw.shape = desk.oneOf(allShapeKinds);
    draw.filled = desk.below(2) == 0;
    draw.fillLinked = desk.below(2) == 0;
    draw.mixed = desk.below(4) == 0;
    draw.selectMode = desk.oneOf(allSelectModes);
    draw.symmetry = desk.below(2) == 0 ? SymmetryKind::Off : desk.oneOf(allSymmetryKinds);
    desk.settings.setDraw(draw);
    PasteOptions paste;
    paste.stamp = cutOf(desk.map(), desk.cells(), desk.cell());
    paste.layers = {desk.below(4) != 0, desk.below(2) == 0, desk.below(4) != 0,
                    desk.below(4) != 0, desk.below(4) != 0, desk.below(4) != 0};
    paste.stays = desk.below(2) == 0;
    desk.settings.setPaste(paste);
}

CanvasPoint pointAt(Desk& desk, Cell cell, Qt::MouseButton button) {
    CanvasPoint point;
    point.cell = cell;
    point.onMap = desk.map().contains(cell);
    point.edge = {cell, desk.oneOf(allDirections)};
    point.crossing = {cell, desk.oneOf(allCorners)};
    point.pixels = desk.canvas.view().pixelsOf(cell);
    point.button = button;
    point.buttons = button;
    constexpr std::array<Qt::KeyboardModifier, 5> all{Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                                      Qt::ControlModifier, Qt::AltModifier};
    point.modifiers = desk.oneOf(all);
    return point;
}

void useTool(Desk& desk) {
    chooseSettings(desk);
    desk.manager.setCurrent(desk.oneOf(allTools));
    const Qt::MouseButton button = desk.below(4) == 0 ? Qt::RightButton : Qt::LeftButton;
    Cell at = desk.cell();
    desk.manager.moved(pointAt(desk, at, Qt::NoButton));
    desk.manager.pressed(pointAt(desk, at, button));
    for (int i = desk.below(4); i > 0; --i) {
        at = desk.below(2) == 0 ? neighbour(at, desk.oneOf(allDirections)) : desk.cell();
        CanvasPoint point = pointAt(desk, at, button);
        point.button = Qt::NoButton;
        desk.manager.moved(point);
        if (desk.below(8) == 0)
            desk.manager.keyPressed(desk.oneOf(std::array{Qt::Key_X, Qt::Key_Y, Qt::Key_Z}), {}, at);
    }
    if (desk.below(10) == 0)
        desk.manager.keyPressed(Qt::Key_Escape, {}, at);
    CanvasPoint end = pointAt(desk, at, button);
    end.buttons = Qt::NoButton;
    desk.manager.released(end);
    if (desk.below(4) == 0)
        desk.manager.wheel(pointAt(desk, at, Qt::NoButton), desk.below(5) - 2);
}

void pressKey(Desk& desk) {
    chooseSettings(desk);
    desk.manager.setCurrent(desk.oneOf(allTools));
    constexpr std::array keys{Qt::Key_Space,     Qt::Key_Return,      Qt::Key_Delete,
                              Qt::Key_Backspace, Qt::Key_BracketLeft, Qt::Key_BracketRight,
                              Qt::Key_1,         Qt::Key_5,           Qt::Key_8,
                              Qt::Key_Question,  Qt::Key_X,           Qt::Key_Y,
                              Qt::Key_Z};
    const Cell at = desk.cell();
    desk.manager.keyPressed(desk.oneOf(keys), desk.below(3) == 0 ? Qt::ShiftModifier : Qt::NoModifier, at);
}

using Action = void (*)(Desk&);

/// Everything that changes a map, but for the widgets that call it. New ways to change a map are added here.
constexpr std::array<Action, 29> actions{
    useTool,
    useTool,
    useTool,
    useTool,
    useTool,
    useTool,
    useTool,
    useTool,
    pressKey,
    pressKey,
    // Hexes
    [](Desk& desk) { paintHexes(desk.document, desk.cells(), desk.oneOf(allTerrains), desk.below(2) == 0); },
    [](Desk& desk) {
        eraseHexes(desk.document, desk.cells(), desk.below(2) == 0 ? Terrain::Sea : Terrain::Void);
    },
    [](Desk& desk) { numberHexes(desk.document, desk.cells(), desk.number()); },
    // The selection, the clipboard
    [](Desk& desk) {
        desk.selection.set(desk.cells());
        turnSelection(desk.document, desk.selection, desk.below(2) == 0 ? 1 : -1);
    },
    [](Desk& desk) {
        desk.selection.set(desk.cells());
        mirrorSelection(desk.document, desk.selection,
                        desk.below(2) == 0 ? Axis::Vertical : Axis::Horizontal);
    },
    [](Desk& desk) {
        const MapPatch patch = cutOf(desk.map(), desk.cells(), desk.cell());
        pastePatch(desk.document, patch, desk.cell(), {});
    },
    [](Desk& desk) {
        const std::vector<Cell> cells = desk.cells();
        desk.change([&](Map& map) { clearCells(map, desk.document.topology(), cells); });
    },
    // The whole map
    [](Desk& desk) {
        const auto turn = LatticeTransform::rotation(Cell{0, 0}, desk.below(5) + 1);
        desk.replaceBy(transformed(desk.map(), *turn));
    },
    [](Desk& desk) {
        const auto mirror = LatticeTransform::mirror(Cell{0, 0}, desk.oneOf(allAxes));
        desk.replaceBy(transformed(desk.map(), *mirror));
    },
    [](Desk& desk) {
        const FrameChange by{desk.below(3) - 1, desk.below(3) - 1, desk.below(3) - 1, desk.below(3) - 1};
        desk.replaceBy(withFrame(desk.map(), by, desk.below(2) == 0 ? Terrain::Sea : Terrain::Void));
    },
    [](Desk& desk) {
        if (canGrowFrame(desk.map()) && desk.map().rows < 20 && desk.map().cols < 20)
            desk.change([](Map& map) { growFrame(map); });
    },
    [](Desk& desk) {
        Replacement replacement;
        replacement.what = static_cast<Replacement::What>(desk.below(4));
        replacement.terrainFrom = desk.oneOf(allTerrains);
        replacement.terrainTo = desk.oneOf(allTerrains);
        replacement.numberFrom = desk.number();
        replacement.numberTo = desk.number();
        replacement.markerFrom = desk.oneOf(allMarkers);
        replacement.markerTo = desk.oneOf(allMarkers);
        replacement.harbourFrom = desk.oneOf(allHarbourKinds);
        replacement.harbourTo = desk.oneOf(allHarbourKinds);
        desk.replaceBy(replaced(desk.map(), desk.document.topology(), replacement).map);
    },
    // Marks
    [](Desk& desk) {
        const std::vector<Cell> cells = desk.cells();
        desk.change([&](Map& map) {
            setMarkers(map, cells, desk.oneOf(allMarkers));
            setGroup(map, cells, desk.below(static_cast<int>(map.groups.size()) + 1));
            setBarred(map, cells, desk.oneOf(tokenValues), desk.below(2) == 0);
            setFarSide(map, cells, desk.below(2) == 0);
        });
    },
    [](Desk& desk) {
        const CrossingPlace place{desk.cell(), desk.oneOf(allCorners)};
        desk.change([&](Map& map) { setForbiddenStart(map, place, !isForbiddenStart(map, place)); });
    },
    // A deal, a problem
    [](Desk& desk) {
        DealPreview deals(desk.document);
        deals.setSeed(desk.random.below(1000));
        deals.pin(desk.below(2) == 0 ? std::vector<Cell>() : desk.cells());
    },
    [](Desk& desk) {
        const auto& problems = desk.document.problems();
        if (problems.empty())
            return;
        const std::string key = desk.oneOf(problems).key;
        desk.change([&](Map& map) { accept(map, key, drawText(desk.random)); });
    },
    // What the properties change
    [](Desk& desk) {
        Map other;
        drawLayout(desk.random, other, 4);
        desk.change([&](Map& map) {
            map.title = drawText(desk.random);
            map.text.story = drawText(desk.random);
            map.options = other.options;
            map.pools = other.pools;
            map.wonderCosts = other.wonderCosts;
            map.minSeats = desk.below(3) + 2;
            map.maxSeats = map.minSeats + desk.below(3);
        });
    },
    [](Desk& desk) {
        desk.change([&](Map& map) {
            if (map.groups.size() < mostShuffleGroups && desk.below(2) == 0)
                map.groups.push_back({drawText(desk.random), {}, {}, {}});
            else if (!map.groups.empty())
                removeGroup(map, desk.below(static_cast<int>(map.groups.size())) + 1);
        });
    },
    [](Desk& desk) {
        desk.change([&](Map& map) {
            const std::size_t count = layoutCount(map);
            const auto one = [&] { return static_cast<std::size_t>(desk.below(static_cast<int>(count))); };
            if (count < 3 && desk.below(2) == 0)
                addLayout(map, layoutAt(map, map.openLayout));
            else if (count > 1 && desk.below(2) == 0)
                removeLayout(map, one());
            else if (desk.below(2) == 0)
                switchLayout(map, one());
            else
                moveLayout(map, one(), one());
        });
    },
};

} // namespace

class ThousandStepsTest : public QObject {
    Q_OBJECT

  private slots:
    void undoneAndRedone_data() {
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 2, 3})
            QTest::addRow("%d", seed) << seed;
    }

    void undoneAndRedone() {
        QFETCH(int, seed);
        Desk desk(static_cast<std::uint64_t>(seed));
        const QByteArray start = writeIsle(desk.map());
        const Map first = desk.map();
        for (int i = 0; i < 1000; ++i) {
            desk.oneOf(actions)(desk);
            QVERIFY(desk.map().rows <= maxMapSide && desk.map().cols <= maxMapSide);
            if (const auto& fixes = desk.document.problems(); i % 20 == 0 && !fixes.empty()) {
                const Problem& problem = fixes[desk.random.below(static_cast<std::uint32_t>(fixes.size()))];
                if (!problem.fixes.empty()) {
                    const Fix fix = problem.fixes.front(); // the list is made anew with the edit
                    desk.document.applyFix(fix);
                }
            }
        }
        const QByteArray end = writeIsle(desk.map());
        const Map last = desk.map();
        QUndoStack& stack = desk.document.undoStack();
        const int steps = stack.count();
        QVERIFY2(steps > 300, qPrintable(QString::number(steps)));
        QVERIFY(end != start);
        for (int i = 0; i < steps; ++i)
            stack.undo();
        QVERIFY(desk.map() == first);
        QCOMPARE(writeIsle(desk.map()), start);
        for (int i = 0; i < steps; ++i)
            stack.redo();
        QVERIFY(desk.map() == last);
        QCOMPARE(writeIsle(desk.map()), end);
    }
};

QTEST_MAIN(ThousandStepsTest)
#include "tst_thousand_steps.moc"
