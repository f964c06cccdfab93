#include "editor/canvas/map_canvas.h"
#include "editor/window/actions.h"
#include "editor/window/board_view.h"
#include "editor/window/command_palette.h"
#include "editor/window/compare_deals_dialog.h"
#include "editor/window/help_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/shortcuts.h"
#include "editor/window/shortcuts_page.h"
#include "editor/window/tour.h"
#include "tests/editor/window/window_driver.h"

#include <QAction>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTimer>
#include <QTreeWidget>
#include <QtTest>

using namespace isle;

/// The command palette, keys that are changed, the tour, and deals in the window.
class TestCommands : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void paletteFindsByWords();
    void paletteRunsACommand();
    void paletteOffersNothingThatIsOff();
    void keysAreChangedAndKept();
    void clashesAreNamed();
    void defaultsComeBack();
    void tourHasFiveStepsAndIsShownOnce();
    void tourCanBeSkipped();
    void rerollOnTheCanvas();
    void lockAndPinByCommands();
    void compareOutlinesWhatDiffers();

  private:
    void shown(MainWindow& window) {
        window.resize(1300, 850);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.openPath(isle::test::shippedMap(QStringLiteral("heading-for-new-shores")));
    }
};

void TestCommands::init() {
    QSettings().clear();
}

void TestCommands::paletteFindsByWords() {
    QVERIFY(CommandPalette::score("zoom", "Zoom in") > CommandPalette::score("oom", "Zoom in"));
    QVERIFY(CommandPalette::score("in zo", "Zoom in") > 0); // in any order
    QCOMPARE(CommandPalette::score("zoom x", "Zoom in"), -1);
    ActionRegistry actions;
    CommandPalette palette(actions);
    QTest::keyClicks(palette.findChild<QLineEdit*>(), "save as");
    QVERIFY(palette.findChild<QListWidget*>()->item(0)->text().startsWith("Save as"));
}

void TestCommands::paletteRunsACommand() {
    MainWindow window;
    shown(window);
    const double before = window.canvas().zoomPercent();
    QTimer::singleShot(0, this, [] {
        auto* palette = qobject_cast<CommandPalette*>(QApplication::activeModalWidget());
        QVERIFY(palette);
        auto* field = palette->findChild<QLineEdit*>();
        QTest::keyClicks(field, "zoom in");
        QTest::keyClick(field, Qt::Key_Return);
    });
    window.actions()["help.commands"]->trigger();
    QVERIFY(window.canvas().zoomPercent() > before);
}

void TestCommands::paletteOffersNothingThatIsOff() {
    ActionRegistry actions;
    actions.setAvailable("edit.undo", false);
    CommandPalette palette(actions);
    QTest::keyClicks(palette.findChild<QLineEdit*>(), "take back the last");
    QCOMPARE(palette.findChild<QListWidget*>()->count(), 1);
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY(!palette.chosen());
}

void TestCommands::keysAreChangedAndKept() {
    ActionRegistry actions;
    Shortcuts shortcuts(actions);
    shortcuts.set("view.fit", {QKeySequence("Ctrl+Alt+F")});
    QCOMPARE(actions["view.fit"]->shortcut(), QKeySequence("Ctrl+Alt+F"));
    QVERIFY(actions["view.fit"]->toolTip().contains("F"));
    QVERIFY(shortcuts.isChanged("view.fit"));
    ActionRegistry later;
    Shortcuts(later).load();
    QCOMPARE(later["view.fit"]->shortcut(), QKeySequence("Ctrl+Alt+F"));
    shortcuts.set("view.grid", {}); // no keys at all
    ActionRegistry bare;
    Shortcuts(bare).load();
    QVERIFY(bare["view.grid"]->shortcut().isEmpty());
    shortcuts.resetAll();
    QCOMPARE(actions["view.fit"]->shortcut(), QKeySequence("Ctrl+/"));
    QVERIFY(!shortcuts.isChanged("view.grid"));
}

void TestCommands::clashesAreNamed() {
    ActionRegistry actions;
    ShortcutsPage page(actions);
    page.show();
    auto* tree = page.findChild<QTreeWidget*>("actions");
    QTreeWidgetItem* fit = nullptr;
    for (auto* item : tree->findItems("Fit the map", Qt::MatchExactly | Qt::MatchRecursive))
        fit = item;
    QVERIFY(fit);
    tree->setCurrentItem(fit);
    auto* keys = page.findChild<QKeySequenceEdit*>("keys");
    QTest::keyClick(keys, Qt::Key_G, Qt::ControlModifier);                  // the grid has it
    QTRY_VERIFY(page.findChild<QLabel*>("clash")->text().contains("Grid")); // a field for keys waits a moment
    QTest::mouseClick(page.findChild<QPushButton*>("noKeys"), Qt::LeftButton);
    QVERIFY(page.findChild<QLabel*>("clash")->text().isEmpty());
    page.apply();
    QVERIFY(actions["view.fit"]->shortcut().isEmpty());
}

void TestCommands::defaultsComeBack() {
    ActionRegistry actions;
    Shortcuts(actions).set("view.fit", {});
    ShortcutsPage page(actions);
    page.showDefaults();
    QVERIFY(actions["view.fit"]->shortcut().isEmpty()); // not before it is applied
    page.apply();
    QCOMPARE(actions["view.fit"]->shortcut(), QKeySequence("Ctrl+/"));
}

void TestCommands::tourHasFiveStepsAndIsShownOnce() {
    MainWindow window;
    shown(window);
    QVERIFY(Tour::isNew());
    window.help().welcome();
    auto* tour = window.findChild<Tour*>();
    QVERIFY(tour);
    QTest::qWait(0);
    for (std::size_t step = 0; step < 4; ++step) {
        QCOMPARE(tour->step(), step);
        QVERIFY(!tour->findChild<QLabel*>("tourText")->text().isEmpty());
        const QWidget* card = tour->findChild<QWidget*>("tourCard");
        QVERIFY(tour->rect().contains(card->geometry()));
        QTest::mouseClick(tour->findChild<QPushButton*>("tourNext"), Qt::LeftButton);
    }
    QTest::mouseClick(tour->findChild<QPushButton*>("tourNext"), Qt::LeftButton);
    QTRY_VERIFY(!window.findChild<Tour*>());
    QVERIFY(!Tour::isNew());
    window.help().welcome();
    QVERIFY(!window.findChild<Tour*>());
}

void TestCommands::tourCanBeSkipped() {
    MainWindow window;
    shown(window);
    window.help().startTour();
    auto* tour = window.findChild<Tour*>();
    QVERIFY(tour);
    QTest::keyClick(tour, Qt::Key_Escape);
    QTRY_VERIFY(!window.findChild<Tour*>());
    QVERIFY(!Tour::isNew());
}

void TestCommands::rerollOnTheCanvas() {
    MainWindow window;
    shown(window);
    window.actions()["view.deal"]->trigger();
    const auto seed = window.boardView().seed();
    window.canvas().setFocus();
    QTest::keyClick(&window.canvas(), Qt::Key_R);
    QCOMPARE(window.boardView().seed(), seed + 1);
    window.actions()["deal.back"]->trigger();
    QCOMPARE(window.boardView().seed(), seed);
    // With the design shown R is the select tool's.
    window.actions()["view.design"]->trigger();
    QTest::keyClick(&window.canvas(), Qt::Key_R);
    QCOMPARE(window.boardView().seed(), seed);
}

void TestCommands::lockAndPinByCommands() {
    MainWindow window;
    shown(window);
    QVERIFY(!window.actions()["deal.pin"]->isEnabled());
    window.actions()["view.deal"]->trigger();
    std::vector<Cell> cells;
    for (const Topology::Hex& hex : window.document().topology().hexes())
        if (window.document().map().at(hex.cell).terrain == Terrain::Any && cells.size() < 2)
            cells.push_back(hex.cell);
    window.selection().set(cells);
    window.actions()["deal.lock"]->trigger();
    QCOMPARE(window.boardView().deals().locked(), cells);
    const auto& picture = window.canvas().picture();
    QVERIFY(picture.hexes[static_cast<std::size_t>(cells[0].row * picture.cols + cells[0].col)].locked);
    window.actions()["deal.pinSelected"]->trigger();
    QVERIFY(window.document().map().at(cells[0]).terrain != Terrain::Any);
    window.actions()["deal.pin"]->trigger();
    QVERIFY(!window.boardView().dealShown());
    for (const MapHex& hex : window.document().map().cells)
        QVERIFY(hex.terrain != Terrain::Any);
}

void TestCommands::compareOutlinesWhatDiffers() {
    MainWindow window;
    shown(window);
    window.actions()["view.deal"]->trigger();
    window.actions()["deal.keep"]->trigger();
    window.actions()["view.nextDeal"]->trigger();
    QTimer::singleShot(0, this, [] {
        auto* dialog = qobject_cast<CompareDealsDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<QLabel*>("difference")->text().contains("differ"));
        QCOMPARE(dialog->findChild<QLineEdit*>("seed0")->text(), QStringLiteral("1"));
        QCOMPARE(dialog->findChild<QLineEdit*>("seed1")->text(), QStringLiteral("2"));
        QTest::mouseClick(dialog->findChild<QPushButton*>("use0"), Qt::LeftButton);
    });
    window.actions()["deal.compare"]->trigger();
    QCOMPARE(window.boardView().seed(), std::uint64_t{1});
}

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
