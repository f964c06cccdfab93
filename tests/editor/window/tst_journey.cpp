#include "editor/panels/palette.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/problems.h"
#include "editor/playtest/playtest_mode.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/pack_file.h"
#include "engine/rules/game.h"
#include "tests/editor/window/window_driver.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// One map, all the way round, through the real window: open, draw, check, mend, save, play, pack.
/// Screenshots of the stations go into the folder ISLEWRIGHT_SCREENSHOTS names, when it names one.
class TestJourney : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void opensNewShores();
    void twoRedNumbersSideBySide();
    void seesTheProblemAndFixesIt();
    void undoesAndRedoesTheFix();
    void savesAndReopensEqual();
    void playtestsFourComputersToAWinner();
    void drawsOnAsBefore();
    void packsAndReopensThePack();

  private:
    void shoot(const QString& name) {
        const QString folderName = qEnvironmentVariable("ISLEWRIGHT_SCREENSHOTS");
        if (folderName.isEmpty())
            return;
        QDir().mkpath(folderName);
        QTest::qWait(150); // sprites are drawn sharp a moment after a zoom
        QVERIFY(driver->window.grab().save(
            QDir(folderName).filePath(QStringLiteral("journey-%1.png").arg(name))));
    }
    [[nodiscard]] ProblemRow* redRow() {
        for (ProblemRow* row : driver->window.problemsPanel().rows())
            if (driver->window.document().problems()[static_cast<std::size_t>(row->index())].check
                == "red-adjacent")
                return row;
        return nullptr;
    }

    // Two hexes of the home island, side by side.
    static constexpr Cell six{3, 2};
    static constexpr Cell eight{3, 3};

    QTemporaryDir folder;
    std::unique_ptr<WindowDriver> driver;
    ViewTransform viewBefore;
    int undoIndexBefore = 0;
    Map mapBefore;
};

void TestJourney::initTestCase() {
    useTestSettings();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
}

void TestJourney::opensNewShores() {
    driver->window.fileDialogs().openFile = [](QWidget*) {
        return isle::test::shippedMap(QStringLiteral("heading-for-new-shores"));
    };
    driver->key(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(driver->map().title, std::string("Heading for New Shores"));
    QCOMPARE(driver->window.problemsPanel().count(Severity::Error), 0);
    shoot("1-opened");
    // It shall be a map of one's own.
    driver->action("map.title")->trigger();
    auto* title = driver->window.findChild<QLineEdit*>("mapTitle");
    QVERIFY(title->hasFocus());
    QTest::keyClicks(title, "New Shores, own variant");
    QCOMPARE(driver->map().title, std::string("New Shores, own variant"));
}

void TestJourney::twoRedNumbersSideBySide() {
    for (auto* item : driver->window.palettePanel().findChildren<PaletteItem*>()) {
        if (item->text() != "6, 5 pips")
            continue;
        driver->window.palettePanel().findChild<QScrollArea*>()->ensureWidgetVisible(item);
        QTest::mouseClick(item, Qt::LeftButton);
    }
    QCOMPARE(driver->window.tools().current(), ToolId::Number);
    driver->click(six);
    QCOMPARE(driver->map().at(six).number, CellNumber::fixed(6));
    driver->hover(eight);
    driver->key(Qt::Key_8);
    QCOMPARE(driver->map().at(eight).number, CellNumber::fixed(8));
}

void TestJourney::seesTheProblemAndFixesIt() {
    ProblemRow* row = redRow();
    QVERIFY(row);
    QVERIFY(row->isVisible());
    QVERIFY(!driver->canvas().problemMarks().empty());
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(60, 12));
    QVERIFY(driver->canvas().problemMarks().front().highlighted);
    shoot("2-problem");
    auto* fix = row->findChild<QPushButton*>("fix0");
    QVERIFY(fix);
    QTest::mouseClick(fix, Qt::LeftButton);
    QVERIFY(!redRow());
    shoot("3-fixed");
}

void TestJourney::undoesAndRedoesTheFix() {
    const Map fixed = driver->map();
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(redRow());
    QCOMPARE(driver->map().at(eight).number, CellNumber::fixed(8));
    driver->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!redRow());
    QCOMPARE(driver->map() == fixed, true);
}

void TestJourney::savesAndReopensEqual() {
    const QString path = folder.filePath("own-variant.isle");
    driver->window.fileDialogs().saveMap = [path](QWidget*, const QString&) { return path; };
    QVERIFY(driver->window.isWindowModified());
    driver->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!driver->window.isWindowModified());
    const Map saved = driver->map();
    QVERIFY(driver->window.openPath(path));
    QCOMPARE(driver->map() == saved, true);
    QFile first(path);
    QVERIFY(first.open(QIODevice::ReadOnly));
    QCOMPARE(writeIsle(driver->map()), first.readAll()); // write, read, write: the same bytes
}

void TestJourney::playtestsFourComputersToAWinner() {
    // An unsaved change and a view of one's own: both must outlive the game.
    driver->window.document().edit("Target", {}, [](Map& map) { map.options.set(Option::Target, 10); });
    driver->window.document().edit("Author", {}, [](Map& map) { map.author = "Somebody"; });
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    driver->canvas().setZoomPercent(100);
    viewBefore = driver->canvas().view();
    undoIndexBefore = driver->window.document().undoStack().index();
    mapBefore = driver->map();

    PlaytestMode& playtest = driver->window.playtest();
    playtest.setSeatCount(4);
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
    QVERIFY(playtest.game());
    QCOMPARE(playtest.game()->seats(), 4);
    QVERIFY(playtest.handBar()->isVisible());
    QVERIFY(!driver->window.palettePanel().isVisible());
    QVERIFY(!driver->action("tool.brush")->isEnabled());
    shoot("4-playtest");
    QSignalSpy over(&playtest, &PlaytestMode::gameOver);
    driver->action("playtest.toEnd")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), 1, 120000);
    QVERIFY2(over.front().front().toInt() >= 0, "nobody won");
    shoot("5-won");
}

void TestJourney::drawsOnAsBefore() {
    driver->key(Qt::Key_F4);
    QVERIFY(!driver->window.playing());
    QVERIFY(driver->window.palettePanel().isVisible());
    QCOMPARE(driver->map() == mapBefore, true);
    QCOMPARE(driver->window.document().undoStack().index(), undoIndexBefore);
    QVERIFY(driver->window.document().undoStack().canRedo());
    QCOMPARE(driver->canvas().view().hexPixels(), viewBefore.hexPixels());
    QCOMPARE(driver->canvas().view().origin(), viewBefore.origin());
    QCOMPARE(driver->canvas().picture() == pictureOf(driver->map()), true);
    shoot("6-drawing-again");
    driver->key(Qt::Key_B);
    driver->key(Qt::Key_2, Qt::AltModifier);
    driver->click({7, 9});
    QCOMPARE(driver->map().at({7, 9}).terrain, Terrain::Forest); // the tools have the canvas again
    driver->key(Qt::Key_Z, Qt::ControlModifier);
}

void TestJourney::packsAndReopensThePack() {
    const QString path = folder.filePath("own.islepack");
    driver->window.fileDialogs().savePack = [path](QWidget*, const QString&) { return path; };
    driver->answer([this](QDialog& dialog) {
        QCOMPARE(dialog.findChild<QLineEdit*>("packName")->text(), QString("New Shores, own variant"));
        if (const QString to = qEnvironmentVariable("ISLEWRIGHT_SCREENSHOTS"); !to.isEmpty())
            dialog.grab().save(QDir(to).filePath("journey-7-pack.png"));
        dialog.accept();
    });
    driver->key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    const auto pack = loadPack(path);
    QVERIFY(pack.ok());
    QCOMPARE(pack.value().maps.size(), std::size_t{1});
    QCOMPARE(pack.value().maps.front().map == driver->map(), true);

    const Map packed = driver->map();
    driver->window.document().undoStack().setClean(); // what is unsaved is in the pack
    driver->answer([](QDialog& dialog) {
        QCOMPARE(dialog.findChild<QListWidget*>("packMaps")->count(), 1);
        dialog.accept();
    });
    QVERIFY(driver->window.openPath(path));
    QCOMPARE(driver->answered, 2);
    QCOMPARE(driver->map() == packed, true);
    QVERIFY(driver->window.document().path().isEmpty());
    shoot("8-from-the-pack");
}

QTEST_MAIN(TestJourney)
#include "tst_journey.moc"
