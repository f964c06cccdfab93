#include "editor/panels/draw_option_bar.h"
#include "editor/panels/segments.h"
#include "editor/panels/select_terrain_dialog.h"
#include "editor/tools/paint.h"
#include "engine/lattice/shapes.h"
#include "tests/editor/window/window_driver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// Shapes, fill, selecting and symmetry in the real window, with mouse and keys.
class TestDrawingTools : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void keysChooseTheTools();
    void shapeIsDragged();
    void shapeKeyTakesTheNextShape();
    void digitsSetTheSize();
    void fillByMouse();
    void lassoRoundHexes();
    void wandAndSame();
    void everyToolByKeys();
    void symmetryIsShownAndPaintsAllImages();
    void centreIsChosenByMouseAndKeys();
    void optionsFollowTheTool();
    void selectionMenu();
    void selectByTerrain();
    void previousSelection();

  private:
    void drag(std::initializer_list<Cell> cells, Qt::KeyboardModifiers modifiers = {});
    void cursorTo(Cell cell);
    [[nodiscard]] std::vector<Cell> painted() {
        return changedCells(blankMap(11, 12, Terrain::Sea), driver_->map());
    }
    [[nodiscard]] int steps() { return driver_->window.document().undoStack().count(); }

    std::unique_ptr<WindowDriver> driver_;
};

void TestDrawingTools::init() {
    useTestSettings();
    driver_ = std::make_unique<WindowDriver>();
    QVERIFY(driver_->ready());
    driver_->window.document().reset(blankMap(11, 12, Terrain::Sea));
    driver_->canvas().fit();
}

void TestDrawingTools::cleanup() {
    driver_.reset();
}

void TestDrawingTools::drag(std::initializer_list<Cell> cells, Qt::KeyboardModifiers modifiers) {
    MapCanvas& canvas = driver_->canvas();
    const Cell first = *cells.begin();
    driver_->hover(first);
    QTest::mousePress(&canvas, Qt::LeftButton, modifiers, driver_->pixels(first));
    Cell before = first;
    for (const Cell cell : cells)
        // In small steps, as a hand does.
        for (const Cell passed : line(std::exchange(before, cell), cell)) {
            QMouseEvent move(QEvent::MouseMove, driver_->pixels(passed),
                             canvas.mapToGlobal(driver_->pixels(passed)), Qt::NoButton, Qt::LeftButton,
                             modifiers);
            QApplication::sendEvent(&canvas, &move);
        }
    QTest::mouseRelease(&canvas, Qt::LeftButton, modifiers, driver_->pixels(before));
}

void TestDrawingTools::cursorTo(Cell cell) {
    while (driver_->canvas().cursorCell().row < cell.row)
        driver_->key(Qt::Key_Down);
    while (driver_->canvas().cursorCell().row > cell.row)
        driver_->key(Qt::Key_Up);
    while (driver_->canvas().cursorCell().col < cell.col)
        driver_->key(Qt::Key_Right);
    while (driver_->canvas().cursorCell().col > cell.col)
        driver_->key(Qt::Key_Left);
}

void TestDrawingTools::keysChooseTheTools() {
    for (const auto& [key, tool] : {std::pair{Qt::Key_P, ToolId::Shape},
                                    {Qt::Key_F, ToolId::Fill},
                                    {Qt::Key_L, ToolId::Lasso},
                                    {Qt::Key_W, ToolId::Wand},
                                    {Qt::Key_S, ToolId::Same},
                                    {Qt::Key_R, ToolId::Select}}) {
        driver_->key(key);
        QCOMPARE(driver_->window.tools().current(), tool);
    }
    driver_->key(Qt::Key_C); // symmetry is off: there is no centre to choose
    QCOMPARE(driver_->window.tools().current(), ToolId::Select);
}

void TestDrawingTools::shapeIsDragged() {
    driver_->key(Qt::Key_P);
    drag({{2, 2}, {2, 6}});
    QCOMPARE(painted(), (std::vector<Cell>{{2, 2}, {2, 3}, {2, 4}, {2, 5}, {2, 6}}));
    QCOMPARE(steps(), 1);
    driver_->action("edit.undo")->trigger();
    QVERIFY(painted().empty());
    driver_->action("shape.hexagon")->trigger();
    MapCanvas& canvas = driver_->canvas();
    driver_->hover({5, 5});
    QTest::mousePress(&canvas, Qt::LeftButton, {}, driver_->pixels({5, 5}));
    QMouseEvent move(QEvent::MouseMove, driver_->pixels({5, 7}), canvas.mapToGlobal(driver_->pixels({5, 7})),
                     Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &move);
    QVERIFY(canvas.ghost().has_value());
    QCOMPARE(canvas.ghost()->tip, QStringLiteral("Hexagon, radius 2: 19 hexes"));
    driver_->key(Qt::Key_Escape);
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, driver_->pixels({5, 7}));
    QVERIFY(painted().empty());
    QCOMPARE(driver_->window.tools().current(), ToolId::Shape);
    drag({{5, 5}, {5, 7}});
    QCOMPARE(painted(), disc({5, 5}, 2));
}

void TestDrawingTools::shapeKeyTakesTheNextShape() {
    const auto shape = [this] { return driver_->window.toolSettings().draw().shape; };
    driver_->key(Qt::Key_P);
    QCOMPARE(shape(), ShapeKind::Line); // only now taken up
    driver_->key(Qt::Key_P);
    QCOMPARE(shape(), ShapeKind::Circle);
    QVERIFY(driver_->action("shape.circle")->isChecked());
    driver_->key(Qt::Key_B);
    driver_->key(Qt::Key_P);
    QCOMPARE(shape(), ShapeKind::Circle);
    for (int i = 0; i < 3; ++i)
        driver_->key(Qt::Key_P);
    QCOMPARE(shape(), ShapeKind::Line);
    QVERIFY(driver_->window.toolSettings().draw().filled);
    driver_->key(Qt::Key_U);
    QVERIFY(!driver_->window.toolSettings().draw().filled);
    QVERIFY(!driver_->action("shape.filled")->isChecked());
}

void TestDrawingTools::digitsSetTheSize() {
    driver_->key(Qt::Key_B);
    driver_->key(Qt::Key_6);
    QCOMPARE(driver_->window.toolSettings().radius(), 5);
    driver_->click({5, 5});
    QCOMPARE(painted(), disc({5, 5}, 5)); // all 91 hexes lie on the map
    driver_->key(Qt::Key_BracketLeft);
    QCOMPARE(driver_->window.toolSettings().radius(), 4);
    driver_->key(Qt::Key_1);
    driver_->key(Qt::Key_T); // over a hex digits are numbers now
    driver_->hover({5, 5});
    driver_->key(Qt::Key_6);
    QCOMPARE(driver_->map().at({5, 5}).number, CellNumber::fixed(6));
    QCOMPARE(driver_->window.toolSettings().radius(), 0);
}

void TestDrawingTools::fillByMouse() {
    driver_->key(Qt::Key_P);
    driver_->action("shape.hexagon")->trigger();
    drag({{5, 5}, {5, 7}});
    driver_->key(Qt::Key_F);
    driver_->action("paint.hills")->trigger();
    driver_->key(Qt::Key_F);
    driver_->hover({5, 5});
    QCOMPARE(driver_->canvas().ghost()->hexes.size(), 19U);
    driver_->click({5, 5});
    for (const Cell cell : disc({5, 5}, 2))
        QCOMPARE(driver_->map().at(cell).terrain, Terrain::Hills);
    QCOMPARE(steps(), 2);
}

void TestDrawingTools::lassoRoundHexes() {
    driver_->key(Qt::Key_L);
    drag({{2, 2}, {2, 5}, {5, 5}, {5, 2}, {2, 2}});
    // Row 4 is crossed from 4.3 to 10.3 half hex widths, row 5 from 4.7 to 10.7.
    const std::vector<Cell> taken = driver_->window.selection().cells();
    for (const Cell cell : {Cell{3, 3}, Cell{3, 4}, Cell{4, 3}, Cell{4, 4}})
        QVERIFY(std::find(taken.begin(), taken.end(), cell) != taken.end());
    for (const Cell cell : {Cell{1, 3}, Cell{6, 3}, Cell{3, 6}, Cell{3, 0}})
        QVERIFY(std::find(taken.begin(), taken.end(), cell) == taken.end());
    drag({{8, 8}, {8, 10}, {9, 9}}, Qt::ShiftModifier);
    QVERIFY(driver_->window.selection().cells().size() > taken.size());
    drag({{8, 8}, {8, 10}, {9, 9}}, Qt::AltModifier);
    QCOMPARE(driver_->window.selection().cells(), taken);
    driver_->key(Qt::Key_Escape);
    QVERIFY(driver_->window.selection().cells().empty());
    QCOMPARE(steps(), 0);
}

void TestDrawingTools::wandAndSame() {
    MapDocument& document = driver_->window.document();
    Map map = blankMap(11, 12, Terrain::Sea);
    for (const Cell cell : {Cell{2, 2}, Cell{2, 3}, Cell{7, 7}})
        map.set(cell, {Terrain::Hills, {}, Marker::None});
    document.reset(map);
    driver_->key(Qt::Key_W);
    driver_->click({2, 2});
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{2, 2}, {2, 3}}));
    driver_->key(Qt::Key_S);
    driver_->click({2, 2});
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{2, 2}, {2, 3}, {7, 7}}));
    driver_->key(Qt::Key_W);
    driver_->click({7, 7}, Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{2, 2}, {2, 3}}));
}

void TestDrawingTools::everyToolByKeys() {
    driver_->key(Qt::Key_P);
    cursorTo({4, 4});
    driver_->key(Qt::Key_Space);
    cursorTo({4, 6});
    driver_->key(Qt::Key_Space);
    QCOMPARE(painted(), (std::vector<Cell>{{4, 4}, {4, 5}, {4, 6}}));
    driver_->action("paint.desert")->trigger();
    driver_->key(Qt::Key_F);
    driver_->key(Qt::Key_Space);
    QCOMPARE(driver_->map().at({4, 4}).terrain, Terrain::Desert);
    QCOMPARE(steps(), 2);
    driver_->key(Qt::Key_W);
    driver_->key(Qt::Key_Return);
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{4, 4}, {4, 5}, {4, 6}}));
    driver_->key(Qt::Key_L);
    for (const Cell corner : {Cell{6, 2}, Cell{6, 5}, Cell{8, 5}}) {
        cursorTo(corner);
        driver_->key(Qt::Key_Space);
    }
    driver_->key(Qt::Key_Return);
    // Rows of 4, 2 (from 3.5 on) and 1: the left side runs from (6,2) at 4 half widths to (8,5) at 10.
    QCOMPARE(driver_->window.selection().cells(),
             (std::vector<Cell>{{6, 2}, {6, 3}, {6, 4}, {6, 5}, {7, 3}, {7, 4}, {8, 5}}));
    driver_->key(Qt::Key_R);
    driver_->key(Qt::Key_Space); // the cursor's hex
    driver_->key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{8, 4}, {8, 5}}));
    QCOMPARE(driver_->canvas().cursorCell(), (Cell{8, 4}));
}

void TestDrawingTools::symmetryIsShownAndPaintsAllImages() {
    MapCanvas& canvas = driver_->canvas();
    driver_->key(Qt::Key_B);
    QVERIFY(!canvas.symmetry());
    const QImage before = canvas.grab().toImage();
    driver_->action("symmetry.mirrorVertical")->trigger();
    QVERIFY(canvas.symmetry().has_value());
    QCOMPARE(canvas.symmetry()->axes, (std::vector<Axis>{Axis::Vertical}));
    // The middle of 11 by 12 is (5,5). Its axis is drawn across the sea above and below.
    const QImage after = canvas.grab().toImage();
    for (const int dy : {-90, -70, 75, 95}) {
        int changed = 0;
        for (int dx = -2; dx <= 2; ++dx)
            for (int y = 0; y < 20; ++y) {
                const QPoint at = driver_->pixels({5, 5}) + QPoint(dx, dy + y);
                changed += before.pixel(at) != after.pixel(at) ? 1 : 0;
            }
        QVERIFY(changed > 10);
    }
    driver_->click({4, 8});
    // Row 4 is even: as far to the left of the axis at 11 half widths is (11 * 2 - 16) / 2.
    QCOMPARE(painted(), (std::vector<Cell>{{4, 3}, {4, 8}}));
    QCOMPARE(steps(), 1);
    driver_->action("symmetry.turns6")->trigger();
    driver_->click({5, 6});
    QCOMPARE(painted().size(), 8U);
    driver_->action("symmetry.off")->trigger();
    QVERIFY(!canvas.symmetry());
}

void TestDrawingTools::centreIsChosenByMouseAndKeys() {
    driver_->action("symmetry.turns2")->trigger();
    driver_->key(Qt::Key_E);
    driver_->key(Qt::Key_C);
    QCOMPARE(driver_->window.tools().current(), ToolId::SymmetryCentre);
    const QPoint edge = driver_->canvas().view().pixelsOf(EdgePlace{{3, 3}, Direction::E}).toPoint();
    QTest::mouseMove(&driver_->canvas(), edge - QPoint(3, 0));
    QTest::mouseClick(&driver_->canvas(), Qt::LeftButton, {}, edge - QPoint(3, 0));
    QVERIFY(driver_->window.toolSettings().draw().centre == LatticeCentre(EdgePlace{{3, 3}, Direction::E}));
    QCOMPARE(driver_->window.tools().current(), ToolId::Eraser); // back to what was in use
    QVERIFY(driver_->canvas().symmetry()->centre == LatticeCentre(EdgePlace{{3, 3}, Direction::E}));
    driver_->key(Qt::Key_C);
    cursorTo({6, 6});
    driver_->key(Qt::Key_BracketRight);
    driver_->key(Qt::Key_Return);
    QVERIFY(driver_->window.toolSettings().draw().centre == LatticeCentre(EdgePlace{{6, 6}, Direction::E}));
    driver_->key(Qt::Key_C);
    driver_->key(Qt::Key_Escape);
    QCOMPARE(driver_->window.tools().current(), ToolId::Eraser);
    driver_->action("symmetry.middle")->trigger();
    QVERIFY(driver_->canvas().symmetry()->centre == LatticeCentre(Cell{5, 5}));
}

void TestDrawingTools::optionsFollowTheTool() {
    auto* bar = driver_->window.findChild<DrawOptionBar*>();
    QVERIFY(bar);
    const auto shown = [bar](const char* name) { return bar->findChild<QWidget*>(name)->isVisible(); };
    driver_->key(Qt::Key_B);
    QVERIFY(shown("symmetry") && !shown("shapeKind") && !shown("selectMode"));
    driver_->key(Qt::Key_P);
    QVERIFY(shown("symmetry") && shown("shapeKind") && !shown("shapeFilled")); // a line has no inside
    QTest::mouseClick(bar->findChild<Segments*>("shapeKind")->button(2), Qt::LeftButton);
    QCOMPARE(driver_->window.toolSettings().draw().shape, ShapeKind::Hexagon);
    QVERIFY(shown("shapeFilled"));
    driver_->key(Qt::Key_F);
    QVERIFY(shown("fillLinked") && shown("fillBy") && !shown("shapeKind"));
    driver_->key(Qt::Key_W);
    QVERIFY(shown("wandBy") && shown("selectMode") && !shown("symmetry"));
    driver_->key(Qt::Key_S);
    QVERIFY(shown("sameBy") && shown("selectMode") && !shown("wandBy"));
    driver_->key(Qt::Key_B);
    auto* symmetry = bar->findChild<QComboBox*>("symmetry");
    auto* centre = bar->findChild<QToolButton*>("symmetryCentre");
    QVERIFY(!centre->isEnabled());
    QTest::keyClick(symmetry, Qt::Key_Down);
    QCOMPARE(driver_->window.toolSettings().draw().symmetry, SymmetryKind::Turns2);
    QVERIFY(driver_->action("symmetry.turns2")->isChecked());
    QTest::mouseClick(centre, Qt::LeftButton);
    QCOMPARE(driver_->window.tools().current(), ToolId::SymmetryCentre);
    // The narrowest window still shows every option whole.
    driver_->window.resize(driver_->window.minimumSize());
    QCOMPARE(driver_->window.width(), driver_->window.minimumWidth());
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_P, Qt::Key_F, Qt::Key_W, Qt::Key_S}) {
        driver_->key(key);
        QCoreApplication::processEvents();
        QVERIFY(bar->width() >= bar->minimumSizeHint().width());
        QCOMPARE(driver_->window.width(), driver_->window.minimumWidth());
    }
}

void TestDrawingTools::selectionMenu() {
    Selection& selection = driver_->window.selection();
    QVERIFY(!driver_->action("edit.growSelection")->isEnabled());
    selection.set({{5, 5}});
    driver_->action("edit.growSelection")->trigger();
    QCOMPARE(selection.cells(), disc({5, 5}, 1));
    driver_->action("edit.growSelection")->trigger();
    driver_->action("edit.selectRim")->trigger();
    QCOMPARE(selection.cells(), hexagonOutline({5, 5}, 2));
    driver_->action("edit.invertSelection")->trigger();
    QCOMPARE(selection.cells().size(), 11U * 12U - 12U);
    selection.set(disc({5, 5}, 2));
    driver_->action("edit.shrinkSelection")->trigger();
    QCOMPARE(selection.cells(), disc({5, 5}, 1));
    driver_->key(Qt::Key_B);
    driver_->key(Qt::Key_2);
    driver_->click({5, 5});
    selection.set({{5, 5}});
    driver_->action("edit.selectIsland")->trigger();
    QCOMPARE(selection.cells(), disc({5, 5}, 1));
    driver_->action("edit.selectCoast")->trigger();
    QCOMPARE(selection.cells(), hexagonOutline({5, 5}, 1));
    QCOMPARE(steps(), 1); // the brush only: selecting is no step
}

void TestDrawingTools::selectByTerrain() {
    driver_->key(Qt::Key_B);
    driver_->click({5, 5});
    driver_->window.selection().set({{0, 0}});
    driver_->answer<SelectTerrainDialog>([](SelectTerrainDialog& dialog) {
        const auto boxes = dialog.findChildren<QCheckBox*>();
        QCOMPARE(boxes.size(), 2); // sea and forest
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        for (QCheckBox* box : boxes)
            if (box->text() == QStringLiteral("Forest"))
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QTest::mouseClick(dialog.findChild<Segments*>()->button(1), Qt::LeftButton); // add
        QVERIFY(ok->isEnabled());
        QTest::mouseClick(ok, Qt::LeftButton);
    });
    driver_->action("edit.selectTerrain")->trigger();
    QCOMPARE(driver_->answered, 1);
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{0, 0}, {5, 5}}));
}

void TestDrawingTools::previousSelection() {
    driver_->key(Qt::Key_R);
    driver_->click({2, 2});
    driver_->click({3, 3});
    driver_->key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{2, 2}}));
    driver_->key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(driver_->window.selection().cells(), (std::vector<Cell>{{3, 3}}));
    QCOMPARE(steps(), 0);
    driver_->window.document().reset(blankMap(3, 3, Terrain::Sea));
    QVERIFY(!driver_->action("edit.previousSelection")->isEnabled());
}

QTEST_MAIN(TestDrawingTools)
#include "tst_drawing_tools.moc"
