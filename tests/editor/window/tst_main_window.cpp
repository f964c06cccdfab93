#include "editor/look/theme.h"
#include "editor/panels/history.h"
#include "editor/panels/map_properties.h"
#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/panels/properties.h"
#include "editor/window/board_view.h"
#include "editor/window/seed_field.h"
#include "editor/window/side_docks.h"
#include "editor/window/status_line.h"
#include "editor/window/top_bar.h"
#include "tests/editor/window/window_driver.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// What the window adds to its parts: menus, switches, layout, status.
class TestMainWindow : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup() { driver.reset(); }
    void everyActionIsInAMenu();
    void toolsByLetterAndButton();
    void lettersAreTypedIntoFields();
    void paletteHandsOverToTheTool();
    void paintUndoRedoByKeys();
    void titleShowsNameAndChanges();
    void dealIsShownReadOnly();
    void seedIsEnteredAndStepped();
    void undealableMapSaysWhy();
    void statusTellsHexSelectionAndCounts();
    void problemCountsOpenTheList();
    void markAndRowLightEachOtherUp();
    void nextAndPreviousProblem();
    void narrowAndLowVariants();
    void nothingIsCutOffAtTheSmallestSize();
    void panelsHideAndComeBack();
    void layoutIsRemembered();
    void appearanceSwitches();
    void contextMenuOfAHex();
    void selectAllAndErase();

  private:
    std::unique_ptr<WindowDriver> driver;
};

void TestMainWindow::initTestCase() {
    useTestSettings();
}

void TestMainWindow::init() {
    QSettings().clear();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    QVERIFY(driver->window.openPath(isle::test::shippedMap(QStringLiteral("heading-for-new-shores"))));
}

void TestMainWindow::everyActionIsInAMenu() {
    QSet<QAction*> found;
    std::function<void(QMenu*)> walk = [&](QMenu* menu) {
        for (QAction* action : menu->actions()) {
            found.insert(action);
            if (action->menu())
                walk(action->menu());
        }
    };
    for (QAction* action : driver->window.menuBar()->actions())
        walk(action->menu());
    for (QAction* action : driver->window.actions().all())
        QVERIFY2(found.contains(action), qPrintable(action->objectName()));
}

void TestMainWindow::toolsByLetterAndButton() {
    const QList<QPair<Qt::Key, ToolId>> keys{{Qt::Key_E, ToolId::Eraser},  {Qt::Key_T, ToolId::Number},
                                             {Qt::Key_H, ToolId::Harbour}, {Qt::Key_K, ToolId::Robber},
                                             {Qt::Key_J, ToolId::Pirate},  {Qt::Key_I, ToolId::Eyedropper},
                                             {Qt::Key_R, ToolId::Select},  {Qt::Key_B, ToolId::Brush}};
    for (const auto& [key, tool] : keys) {
        driver->key(key);
        QCOMPARE(driver->window.tools().current(), tool);
    }
    QVERIFY(driver->action("tool.brush")->isChecked());
    driver->action("tool.eraser")->trigger();
    QCOMPARE(driver->window.tools().current(), ToolId::Eraser);
    QVERIFY(driver->window.statusLine().text().startsWith("Eraser"));
}

void TestMainWindow::lettersAreTypedIntoFields() {
    driver->action("map.title")->trigger();
    QWidget* field = QApplication::focusWidget();
    QVERIFY(qobject_cast<QLineEdit*>(field));
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, " TEB"); // letters of tools
    QCOMPARE(driver->map().title, std::string("Heading for New Shores TEB"));
    QCOMPARE(driver->window.tools().current(), ToolId::Brush);
}

void TestMainWindow::paletteHandsOverToTheTool() {
    for (auto* item : driver->window.palettePanel().findChildren<PaletteItem*>())
        if (item->text() == "Wool 2:1")
            QTest::mouseClick(item, Qt::LeftButton);
    QCOMPARE(driver->window.tools().current(), ToolId::Harbour);
    driver->key(Qt::Key_3, Qt::AltModifier); // the third terrain
    QCOMPARE(driver->window.tools().current(), ToolId::Brush);
    QCOMPARE(driver->window.toolSettings().terrain(), Terrain::Pasture);
}

void TestMainWindow::paintUndoRedoByKeys() {
    driver->key(Qt::Key_2, Qt::AltModifier); // forest
    driver->click({7, 3});
    QCOMPARE(driver->map().at({7, 3}).terrain, Terrain::Forest);
    QVERIFY(driver->action("edit.undo")->text().contains("forest"));
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(driver->map().at({7, 3}).terrain, Terrain::Sea);
    QVERIFY(!driver->action("edit.undo")->isEnabled());
    driver->key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(driver->map().at({7, 3}).terrain, Terrain::Forest);
}

void TestMainWindow::titleShowsNameAndChanges() {
    QVERIFY2(driver->window.windowTitle().startsWith("Heading for New Shores"),
             qPrintable(driver->window.windowTitle()));
    QVERIFY(driver->window.windowTitle().endsWith("- Islewright"));
    QVERIFY(!driver->window.isWindowModified());
    driver->click({7, 3});
    QVERIFY(driver->window.isWindowModified());
    driver->window.document().edit("Title", {}, [](Map& map) { map.title = "Other [*] shores"; });
    QVERIFY(driver->window.windowTitle().contains("Other [*][*] shores[*]"));
    driver->window.document().undoStack().setIndex(0);
    QVERIFY(!driver->window.isWindowModified());
}

void TestMainWindow::dealIsShownReadOnly() {
    const Map before = driver->map();
    driver->key(Qt::Key_F7);
    QVERIFY(driver->window.boardView().dealShown());
    int dealt = 0;
    for (const HexPicture& hex : driver->canvas().picture().hexes) {
        QVERIFY(hex.terrain != Terrain::Any);
        dealt += hex.dealt ? 1 : 0;
    }
    QVERIFY(dealt > 18);
    QCOMPARE(driver->map() == before, true);
    QVERIFY(driver->window.statusLine().text().size() > 0);
    driver->click({7, 3}); // tools go on editing the design
    QCOMPARE(driver->map().at({7, 3}).terrain, Terrain::Forest);
    driver->key(Qt::Key_F6);
    QVERIFY(!driver->window.boardView().dealShown());
    QCOMPARE(driver->canvas().picture() == pictureOf(driver->map()), true);
}

void TestMainWindow::seedIsEnteredAndStepped() {
    auto* seed = driver->window.findChild<SeedField*>("seed");
    QVERIFY(seed->isVisible());
    seed->setFocus();
    seed->selectAll();
    QTest::keyClicks(seed, "20417");
    QTest::keyClick(seed, Qt::Key_Return);
    QCOMPARE(driver->window.boardView().seed(), std::uint64_t{20417});
    QVERIFY(driver->window.boardView().dealShown()); // who enters a seed wants to see its deal
    const BoardPicture shown = driver->canvas().picture();
    driver->action("view.nextDeal")->trigger();
    QCOMPARE(seed->text(), QString("20418"));
    QCOMPARE(shown == driver->canvas().picture(), false);
}

void TestMainWindow::undealableMapSaysWhy() {
    driver->window.document().edit("Pool", {}, [](Map& map) {
        map.pools.numbers = NumberPool();
        (*map.pools.numbers)[6] = 3;
    });
    driver->key(Qt::Key_F7);
    auto* notice = driver->window.findChild<QLabel*>("notice");
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->text().startsWith("This map cannot be dealt: "), qPrintable(notice->text()));
    driver->window.document().undoStack().undo();
    QVERIFY(notice->text().startsWith("The deal of seed"));
}

void TestMainWindow::statusTellsHexSelectionAndCounts() {
    driver->hover({4, 3});
    QVERIFY2(driver->window.statusLine().text().contains("D5, desert"),
             qPrintable(driver->window.statusLine().text()));
    driver->window.document().edit("Paint", {}, [](Map& map) {
        map.set({4, 3}, {Terrain::Sea, {}, Marker::None});
    });
    QVERIFY(driver->window.statusLine().text().contains("D5, sea")); // under a pointer at rest as well
    driver->window.document().undoStack().undo();
    driver->key(Qt::Key_R);
    driver->click({2, 2});
    driver->click({2, 3}, Qt::LeftButton, Qt::ShiftModifier);
    QVERIFY(driver->window.statusLine().text().contains("2 selected"));
    int land = 0;
    for (const MapHex& hex : driver->map().cells)
        land += isLand(hex.terrain) ? 1 : 0;
    QVERIFY(driver->window.statusLine().text().contains(QString("%1 land, %2 sea").arg(land).arg(99 - land)));
    driver->action("view.zoom100")->trigger();
    QVERIFY(driver->window.statusLine().text().endsWith("100 %"));
}

void TestMainWindow::problemCountsOpenTheList() {
    driver->window.document().edit("Title", {}, [](Map& map) { map.title.clear(); });
    for (auto* count : driver->window.findChildren<ProblemCount*>()) {
        if (count->count() == 0)
            continue;
        QTest::mouseClick(count, Qt::LeftButton);
        QCOMPARE(static_cast<int>(driver->window.problemsPanel().rows().size()), count->count());
        return;
    }
    QFAIL("a map without a title has a problem");
}

void TestMainWindow::markAndRowLightEachOtherUp() {
    driver->window.document().edit("Numbers", {}, [](Map& map) {
        map.set({3, 2}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
        map.set({3, 3}, {Terrain::Hills, CellNumber::fixed(8), Marker::None});
    });
    ProblemsPanel& panel = driver->window.problemsPanel();
    QCOMPARE(panel.count(Severity::Error), 1);
    panel.setCurrent(0);
    const auto highlighted = [this] {
        const auto& marks = driver->canvas().problemMarks();
        return std::count_if(marks.begin(), marks.end(),
                             [](const ProblemMark& mark) { return mark.highlighted; });
    };
    QCOMPARE(highlighted(), 1);
    panel.setCurrent(-1);
    QCOMPARE(highlighted(), 0);
    // The mark sits on the shared edge; a click selects the row.
    const QPointF edge = driver->canvas().view().pixelsOf(EdgePlace{{3, 2}, Direction::E});
    QTest::mouseClick(&driver->canvas(), Qt::LeftButton, {}, edge.toPoint());
    QCOMPARE(panel.current(), 0);
    QCOMPARE(highlighted(), 1);
}

void TestMainWindow::nextAndPreviousProblem() {
    driver->window.document().edit("Wrong", {}, [](Map& map) {
        map.title.clear();
        map.set({3, 2}, {Terrain::Forest, {}, Marker::None});
    });
    ProblemsPanel& panel = driver->window.problemsPanel();
    const int count = static_cast<int>(driver->window.document().problems().size());
    QVERIFY(count >= 2);
    driver->key(Qt::Key_F8);
    QCOMPARE(panel.current(), 0);
    driver->key(Qt::Key_F8);
    QCOMPARE(panel.current(), 1);
    driver->key(Qt::Key_F8, Qt::ShiftModifier);
    driver->key(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(panel.current(), count - 1);
}

void TestMainWindow::narrowAndLowVariants() {
    auto* docks = driver->window.findChild<SideDocks*>();
    QVERIFY(!driver->window.palettePanel().narrow());
    QVERIFY(!docks->oneStack());
    driver->window.resize(1100, 700);
    QTRY_VERIFY(driver->window.palettePanel().narrow());
    QVERIFY(docks->oneStack());
    QVERIFY(!driver->window.findChild<SeedField*>("seed")->isVisible());
    QVERIFY(driver->canvas().width() >= 480);
    driver->window.resize(1600, 1000);
    QTRY_VERIFY(!driver->window.palettePanel().narrow());
    QVERIFY(!docks->oneStack());
}

void TestMainWindow::nothingIsCutOffAtTheSmallestSize() {
    driver->window.resize(1100, 700);
    QTRY_COMPARE(driver->window.size(), QSize(1100, 700)); // nothing in it asks for more room
    const auto firstCutOff = [this] {
        for (auto* button : driver->window.findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->window() != &driver->window)
                continue;
            const QPoint right = button->mapTo(&driver->window, QPoint(button->width(), 0));
            if (right.x() > 1100 || button->width() < qMin(24, button->minimumSizeHint().width()))
                return QString("%1 %2 in %3")
                    .arg(button->text(), button->objectName(),
                         button->parentWidget()->metaObject()->className());
        }
        return QString();
    };
    QTRY_COMPARE(firstCutOff(), QString());
}

void TestMainWindow::panelsHideAndComeBack() {
    auto* docks = driver->window.findChild<SideDocks*>();
    driver->key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!docks->isVisible());
    driver->action("view.history")->trigger(); // who asks for a panel sees it
    QVERIFY(docks->isVisible());
    QVERIFY(docks->pageShown(SideDocks::History));
    driver->action("view.palette")->trigger();
    QVERIFY(!driver->window.palettePanel().isVisible());
    driver->action("view.resetLayout")->trigger();
    QVERIFY(driver->window.palettePanel().isVisible());
}

void TestMainWindow::layoutIsRemembered() {
    driver->action("view.palette")->trigger();
    driver->action("view.grid")->trigger();
    driver->window.close();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    QVERIFY(!driver->window.palettePanel().isVisible());
    QVERIFY(!driver->canvas().gridVisible());
}

void TestMainWindow::appearanceSwitches() {
    driver->action("view.themeDark")->trigger();
    QVERIFY(currentTheme().dark);
    QCOMPARE(storedAppearance(), Appearance::Dark);
    driver->action("view.themeLight")->trigger();
    QVERIFY(!currentTheme().dark);
}

void TestMainWindow::contextMenuOfAHex() {
    driver->key(Qt::Key_R);
    driver->click({3, 2});
    QTimer::singleShot(50, &driver->window, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->actions().size() > 3);
        for (QAction* action : menu->actions()[1]->menu()->actions())
            if (action->text() == "Hills")
                action->trigger();
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, driver->pixels({3, 2}),
                            driver->canvas().mapToGlobal(driver->pixels({3, 2})));
    QApplication::sendEvent(&driver->canvas(), &event);
    QCOMPARE(driver->map().at({3, 2}).terrain, Terrain::Hills);
}

void TestMainWindow::selectAllAndErase() {
    driver->action("edit.selectLand")->trigger();
    QVERIFY(driver->window.selection().cells().size() > 19);
    driver->key(Qt::Key_Delete);
    for (const MapHex& hex : driver->map().cells)
        QCOMPARE(hex.terrain, Terrain::Sea);
    QCOMPARE(driver->window.document().undoStack().count(), 1);
    driver->key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(driver->window.selection().cells().empty());
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
