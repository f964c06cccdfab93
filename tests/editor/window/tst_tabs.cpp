#include "editor/panels/history.h"
#include "editor/window/document_tabs.h"
#include "editor/window/documents_controller.h"
#include "engine/formats/isle_file.h"
#include "tests/editor/window/window_driver.h"

#include <QClipboard>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// Several maps in one window.
class TestTabs : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init();
    void cleanup() { driver.reset(); }
    void barShowsFromTwoMapsOn();
    void openingTakesTheUntouchedMapsPlace();
    void sameFileComesToTheFront();
    void clickShowsAMapAsItWas();
    void eachMapHasItsUndo();
    void keysGoRound();
    void middleClickCloses();
    void buttonCloses();
    void closingAsksAndCanBeCancelled();
    void closingTheLastLeavesABlankMap();
    void quitAsksForEach();
    void quitCancelledKeepsAll();
    void closeOthers();
    void dragChangesTheOrder();
    void dotAndTipFollowTheMap();
    void copyPathFromTheMenu();
    void gameHoldsTheTabs();
    void switchingEndsAStroke();
    void historyPanelFollows();

  private:
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
    [[nodiscard]] DocumentTabs& tabs() { return driver->window.openMaps().tabs(); }
    [[nodiscard]] OpenDocuments& documents() { return driver->window.openMaps().documents(); }
    [[nodiscard]] QStringList titles() {
        QStringList all;
        for (int i = 0; i < tabs().count(); ++i)
            all.append(tabs().tabText(i));
        return all;
    }
    [[nodiscard]] QString front() { return QString::fromStdString(driver->map().title); }
    void open(const QString& name) { QVERIFY(driver->window.openPath(file(name))); }
    void change() {
        driver->window.document().edit("Change", {}, [](Map& map) { map.author += "x"; });
    }
    void press(QMessageBox::StandardButton button) {
        driver->answer<QMessageBox>([button](QMessageBox& box) { box.button(button)->click(); });
    }
    [[nodiscard]] QPoint middle(int tab) { return tabs().tabRect(tab).center(); }

    QTemporaryDir folder;
    std::unique_ptr<WindowDriver> driver;
};

void TestTabs::init() {
    QSettings().clear();
    for (const char* title : {"One", "Two", "Three"}) {
        Map map = blankMap(9, 9, Terrain::Sea);
        map.title = title;
        QVERIFY(saveIsle(map, file(QString::fromLatin1(title).toLower() + ".isle")).ok());
    }
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    open("one.isle");
}

void TestTabs::barShowsFromTwoMapsOn() {
    QVERIFY(!tabs().isVisible());
    open("two.isle");
    QVERIFY(tabs().isVisible());
    QCOMPARE(titles(), (QStringList{"One", "Two"}));
    QCOMPARE(tabs().currentIndex(), 1);
}

void TestTabs::openingTakesTheUntouchedMapsPlace() {
    // The first file took the place of the blank map the window began with.
    QCOMPARE(documents().count(), 1);
    driver->action("file.close")->trigger();
    QCOMPARE(documents().count(), 1);
    QVERIFY(driver->window.document().path().isEmpty());
    driver->click({2, 2}); // now it is touched
    QCOMPARE(driver->window.document().undoStack().count(), 1);
    open("two.isle");
    QCOMPARE(titles(), (QStringList{"Untitled", "Two"}));
}

void TestTabs::sameFileComesToTheFront() {
    change();
    open("two.isle");
    QVERIFY(QFile::link(file("one.isle"), file("link.isle")));
    open("link.isle");
    QCOMPARE(titles(), (QStringList{"One", "Two"}));
    QCOMPARE(front(), QString("One"));
    QCOMPARE(driver->map().author, std::string("x"));
    QFile::remove(file("link.isle"));
}

void TestTabs::clickShowsAMapAsItWas() {
    open("two.isle");
    QTest::mouseClick(&tabs(), Qt::LeftButton, {}, middle(0));
    QCOMPARE(front(), QString("One"));
    driver->action("tool.select")->trigger();
    driver->click({3, 3});
    QCOMPARE(driver->window.selection().cells(), std::vector<Cell>{(Cell{3, 3})});
    driver->canvas().setZoomPercent(170);
    const QPointF origin = driver->canvas().view().origin();
    driver->action("view.deal")->trigger();

    QTest::mouseClick(&tabs(), Qt::LeftButton, {}, middle(1));
    QCOMPARE(front(), QString("Two"));
    QVERIFY(driver->window.selection().cells().empty());
    QVERIFY(driver->action("view.design")->isChecked());
    QVERIFY(qAbs(driver->canvas().zoomPercent() - 170) > 1);
    QVERIFY(driver->window.windowTitle().startsWith("Two"));

    QTest::mouseClick(&tabs(), Qt::LeftButton, {}, middle(0));
    QCOMPARE(driver->window.selection().cells(), std::vector<Cell>{(Cell{3, 3})});
    QVERIFY(driver->action("view.deal")->isChecked());
    QVERIFY(qAbs(driver->canvas().zoomPercent() - 170) < 0.1);
    QVERIFY((driver->canvas().view().origin() - origin).manhattanLength() < 1);
    QCOMPARE(driver->window.tools().current(), ToolId::Select); // the tool is of the window, not of the map
}

void TestTabs::eachMapHasItsUndo() {
    driver->click({2, 2});
    open("two.isle");
    QVERIFY(!driver->action("edit.undo")->isEnabled());
    driver->click({4, 4});
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(driver->map().at({4, 4}).terrain, Terrain::Sea);
    QVERIFY(!driver->action("edit.undo")->isEnabled());
    QVERIFY(driver->action("edit.redo")->isEnabled());
    QTest::mouseClick(&tabs(), Qt::LeftButton, {}, middle(0));
    QVERIFY(driver->map().at({2, 2}).terrain != Terrain::Sea);
    QVERIFY(!driver->action("edit.redo")->isEnabled());
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(driver->map().at({2, 2}).terrain, Terrain::Sea);
}

void TestTabs::keysGoRound() {
    QVERIFY(!driver->action("view.nextMap")->isEnabled()); // nowhere to go
    open("two.isle");
    open("three.isle");
    driver->key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(front(), QString("One"));
    driver->key(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(front(), QString("Two"));
    driver->key(Qt::Key_PageUp, Qt::ControlModifier);
    driver->key(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(front(), QString("Three"));
    driver->key(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(titles(), (QStringList{"One", "Two"}));
    QCOMPARE(front(), QString("Two"));
}

void TestTabs::middleClickCloses() {
    open("two.isle");
    open("three.isle");
    QTest::mouseClick(&tabs(), Qt::MiddleButton, {}, middle(0));
    QCOMPARE(titles(), (QStringList{"Two", "Three"}));
    QCOMPARE(front(), QString("Three"));
    QCOMPARE(driver->answered, 0);
}

void TestTabs::buttonCloses() {
    open("two.isle");
    open("three.isle");
    QTest::mouseClick(tabs().tabButton(1, QTabBar::RightSide), Qt::LeftButton);
    QCOMPARE(titles(), (QStringList{"One", "Three"}));
    QTest::mouseClick(tabs().tabButton(1, QTabBar::RightSide), Qt::LeftButton);
    QCOMPARE(titles(), (QStringList{"One"}));
}

void TestTabs::closingAsksAndCanBeCancelled() {
    change();
    open("two.isle");
    press(QMessageBox::Cancel);
    QTest::mouseClick(&tabs(), Qt::MiddleButton, {}, middle(0));
    QCOMPARE(titles(), (QStringList{"One", "Two"}));
    QCOMPARE(front(), QString("One")); // what is asked about is shown
    press(QMessageBox::Save);
    driver->key(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(titles(), (QStringList{"Two"}));
    QCOMPARE(loadIsle(file("one.isle")).value().author, std::string("x"));
    QCOMPARE(driver->answered, 2);
}

void TestTabs::closingTheLastLeavesABlankMap() {
    driver->key(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(documents().count(), 1);
    QVERIFY(driver->window.document().path().isEmpty());
    QVERIFY(!driver->window.isWindowModified());
    QCOMPARE(driver->map().rows, 9);
    QCOMPARE(driver->map().cols, 11);
}

void TestTabs::quitAsksForEach() {
    change();
    open("two.isle");
    open("three.isle");
    change();
    QStringList asked;
    for (int i = 0; i < 2; ++i)
        driver->answer<QMessageBox>(
            [&asked](QMessageBox& box) {
                asked.append(box.text());
                box.button(QMessageBox::Save)->click();
            },
            400);
    // The first answer is waiting for the first box, the second for the next one.
    QVERIFY(driver->window.close());
    QCOMPARE(asked.size(), 2);
    QVERIFY(asked[0].contains("One") && asked[1].contains("Three"));
    QCOMPARE(loadIsle(file("one.isle")).value().author, std::string("x"));
    QCOMPARE(loadIsle(file("two.isle")).value().author, std::string());
    QCOMPARE(loadIsle(file("three.isle")).value().author, std::string("x"));
}

void TestTabs::quitCancelledKeepsAll() {
    change();
    open("two.isle");
    press(QMessageBox::Cancel);
    driver->key(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(driver->window.isVisible());
    QCOMPARE(titles(), (QStringList{"One", "Two"}));
    QVERIFY(driver->window.isWindowModified());
}

void TestTabs::closeOthers() {
    open("two.isle");
    open("three.isle");
    emit tabs().closeOthersWanted(1);
    QCOMPARE(titles(), (QStringList{"Two"}));
    QCOMPARE(front(), QString("Two"));
}

void TestTabs::dragChangesTheOrder() {
    open("two.isle");
    open("three.isle");
    const QPoint from = middle(2);
    const QPoint to = middle(0);
    QTest::mousePress(&tabs(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step)
        QTest::mouseMove(&tabs(), from + (to - from) * step / 10 - QPoint(step == 10 ? 20 : 0, 0));
    QTest::mouseRelease(&tabs(), Qt::LeftButton, {}, to - QPoint(20, 0));
    QTRY_COMPARE(titles(), (QStringList{"Three", "One", "Two"}));
    QCOMPARE(documents().stateAt(0).displayName(), QString("Three"));
    QCOMPARE(documents().frontIndex(), 0);
    QCOMPARE(front(), QString("Three"));
    QTest::mouseClick(&tabs(), Qt::LeftButton, {}, middle(2));
    QCOMPARE(front(), QString("Two"));
}

void TestTabs::dotAndTipFollowTheMap() {
    open("two.isle");
    QVERIFY(tabs().tabIcon(1).isNull());
    QVERIFY(tabs().tabToolTip(1).contains("two.isle"));
    change();
    QVERIFY(!tabs().tabIcon(1).isNull());
    QVERIFY(tabs().tabToolTip(1).contains("unsaved"));
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(tabs().tabIcon(1).isNull());
    driver->window.document().edit("Title", {}, [](Map& map) { map.title = "Bay & cape"; });
    QCOMPARE(tabs().tabText(1), QString("Bay && cape"));
    QVERIFY(tabs().tabIcon(0).isNull());
}

void TestTabs::copyPathFromTheMenu() {
    open("two.isle");
    QTimer::singleShot(50, &driver->window, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->text().contains("path"))
                menu->setActiveAction(action);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, middle(0), tabs().mapToGlobal(middle(0)));
    QApplication::sendEvent(&tabs(), &event);
    QCOMPARE(QGuiApplication::clipboard()->text(), QDir::toNativeSeparators(file("one.isle")));
}

void TestTabs::gameHoldsTheTabs() {
    const QString shores = isle::test::shippedMap(QStringLiteral("first-island"));
    if (!QFileInfo::exists(shores))
        QSKIP("no such map");
    QVERIFY(QFile::copy(shores, file("shores.isle")));
    open("shores.isle");
    if (hasErrors(driver->window.document().problems()))
        QSKIP("the map cannot be played");
    QTimer::singleShot(50, &driver->window, [] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
            QTest::keyClick(box, Qt::Key_Return); // warnings: play anyway
    });
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
    QVERIFY(!tabs().isEnabled());
    QVERIFY(!driver->action("view.nextMap")->isEnabled());
    driver->key(Qt::Key_F4);
    QVERIFY(tabs().isEnabled());
    // Opening another map ends the game, and the map of the game keeps its tab.
    driver->window.startPlaytest();
    open("two.isle");
    QVERIFY(!driver->window.playing());
    QCOMPARE(documents().count(), 3);
    QVERIFY(QFile::remove(file("shores.isle")));
}

void TestTabs::switchingEndsAStroke() {
    open("two.isle");
    driver->hover({2, 2});
    QTest::mousePress(&driver->canvas(), Qt::LeftButton, {}, driver->pixels({2, 2}));
    QVERIFY(driver->map().at({2, 2}).terrain != Terrain::Sea);
    documents().bringToFront(0);
    QTest::mouseMove(&driver->canvas(), driver->pixels({4, 4}));
    QTest::mouseRelease(&driver->canvas(), Qt::LeftButton, {}, driver->pixels({4, 4}));
    QCOMPARE(driver->window.document().undoStack().count(), 0);
    QCOMPARE(driver->map().at({4, 4}).terrain, Terrain::Sea);
    documents().bringToFront(1);
    QCOMPARE(driver->window.document().undoStack().count(), 1);
}

void TestTabs::historyPanelFollows() {
    driver->click({2, 2});
    driver->click({3, 3});
    QListView* history = &driver->window.historyPanel().view();
    QCOMPARE(history->model()->rowCount(), 3);
    open("two.isle");
    QCOMPARE(history->model()->rowCount(), 1);
    QVERIFY(history->model()->index(0, 0).data().toString().contains("Two"));
    documents().bringToFront(0);
    QCOMPARE(history->model()->rowCount(), 3);
    driver->action("view.history")->trigger();
    QTest::mouseClick(history->viewport(), Qt::LeftButton, {},
                      history->visualRect(history->model()->index(1, 0)).center());
    QCOMPARE(driver->window.document().undoStack().index(), 1);
    QCOMPARE(driver->map().at({3, 3}).terrain, Terrain::Sea);
}

QTEST_MAIN(TestTabs)
#include "tst_tabs.moc"
