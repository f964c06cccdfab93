#include "editor/panels/palette.h"
#include "editor/panels/problems.h"
#include "editor/playtest/playtest_mode.h"
#include "editor/window/board_view.h"
#include "tests/editor/window/window_driver.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// Between drawing and playing: what starts a game, what stops it from starting, and what is left when it
/// ends.
class TestPlaytestSwitch : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init();
    void cleanup() { driver.reset(); }
    void errorsKeepAGameFromStarting();
    void warningsCanBeOverridden();
    void switchAndKeysFollowTheMode();
    void keysMeanOtherThingsInAGame();
    void unsavedMapIsPlayed();
    void seedIsShared();
    void openingAnotherMapEndsTheGame();
    void closingInAGameKeepsTheLayout();
    void marksOfProblemsComeBack();

  private:
    void pressIn(const QString& text) {
        driver->answer<QMessageBox>([text](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons())
                if (button->text().remove('&') == text)
                    return button->click();
            qFatal("no such button");
        });
    }
    void makeError() {
        driver->window.document().edit("Reds", {}, [](Map& map) {
            map.set({3, 2}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
            map.set({3, 3}, {Terrain::Hills, CellNumber::fixed(8), Marker::None});
        });
    }
    /// A problem that is no error.
    void makeWarning() {
        driver->window.document().edit("No number", {}, [](Map& map) {
            map.set({3, 2}, {Terrain::Forest, CellNumber{}, Marker::None});
        });
    }

    std::unique_ptr<WindowDriver> driver;
};

void TestPlaytestSwitch::init() {
    QSettings().clear();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    QVERIFY(driver->window.openPath(isle::test::shippedMap(QStringLiteral("heading-for-new-shores"))));
}

void TestPlaytestSwitch::errorsKeepAGameFromStarting() {
    makeError();
    QString told;
    driver->answer<QMessageBox>([&](QMessageBox& box) {
        told = box.informativeText();
        for (QAbstractButton* button : box.buttons())
            QVERIFY(!button->text().contains("Play"));
        box.reject();
    });
    driver->key(Qt::Key_F5);
    QVERIFY(!driver->window.playing());
    QVERIFY2(told.contains("C4") && told.contains("D4"), qPrintable(told)); // the list of what is wrong
    QVERIFY(driver->action("mode.draw")->isChecked());
    pressIn("Show problems");
    driver->key(Qt::Key_F5);
    QVERIFY(!driver->window.playing());
    QVERIFY(driver->window.problemsPanel().isVisible());
    QCOMPARE(driver->window.problemsPanel().rows().size(), std::size_t{1});
    QCOMPARE(driver->answered, 2);
}

void TestPlaytestSwitch::warningsCanBeOverridden() {
    makeWarning();
    QCOMPARE(driver->window.problemsPanel().count(Severity::Error), 0);
    QVERIFY(driver->window.problemsPanel().count(Severity::Warning) > 0);
    pressIn("Cancel");
    driver->key(Qt::Key_F5);
    QVERIFY(!driver->window.playing());
    pressIn("Play anyway");
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
}

void TestPlaytestSwitch::switchAndKeysFollowTheMode() {
    auto* play = driver->window.findChild<QAbstractButton*>("mode.playtest");
    auto* draw = driver->window.findChild<QAbstractButton*>("mode.draw");
    QVERIFY(play && draw);
    QTest::mouseClick(play, Qt::LeftButton);
    QVERIFY(driver->window.playing());
    QVERIFY(play->isChecked());
    QVERIFY(driver->window.playtest().seatsBar()->isVisible());
    QTest::mouseClick(driver->window.findChild<QPushButton*>("backToDrawing"), Qt::LeftButton);
    QVERIFY(!driver->window.playing());
    QVERIFY(draw->isChecked());
    QVERIFY(!driver->window.playtest().seatsBar()->isVisible());
}

void TestPlaytestSwitch::keysMeanOtherThingsInAGame() {
    driver->key(Qt::Key_F5);
    const int steps = driver->window.document().undoStack().count();
    QVERIFY(!driver->action("edit.undo")->isEnabled());
    driver->key(Qt::Key_E); // the eraser while drawing
    driver->click({3, 3});
    driver->key(Qt::Key_Delete);
    QCOMPARE(driver->window.document().undoStack().count(), steps);
    QCOMPARE(driver->window.tools().current(), ToolId::Brush);
}

void TestPlaytestSwitch::unsavedMapIsPlayed() {
    driver->window.document().edit("Target", {}, [](Map& map) { map.options.set(Option::Target, 5); });
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
    QVERIFY(driver->window.isWindowModified());
    driver->key(Qt::Key_F4);
    QVERIFY(driver->window.isWindowModified());
    QCOMPARE(driver->map().options.get(Option::Target).value_or(0), 5);
}

void TestPlaytestSwitch::seedIsShared() {
    driver->window.boardView().setSeed(77);
    driver->key(Qt::Key_F5);
    QCOMPARE(driver->window.playtest().seed(), std::uint64_t{77});
    driver->action("playtest.newDeal")->trigger();
    const std::uint64_t next = driver->window.playtest().seed();
    QVERIFY(next != 77);
    driver->key(Qt::Key_F4);
    QCOMPARE(driver->window.boardView().seed(), next);
}

void TestPlaytestSwitch::openingAnotherMapEndsTheGame() {
    driver->key(Qt::Key_F5);
    QVERIFY(driver->window.playing());
    QVERIFY(driver->window.openPath(isle::test::shippedMap(QStringLiteral("first-island"))));
    QVERIFY(!driver->window.playing());
    QVERIFY(!driver->window.playtest().running());
    QCOMPARE(driver->canvas().picture() == pictureOf(driver->map()), true);
}

void TestPlaytestSwitch::closingInAGameKeepsTheLayout() {
    driver->key(Qt::Key_F5);
    driver->window.close();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    QVERIFY(driver->window.palettePanel().isVisible());
    QVERIFY(driver->window.palettePanel().width() >= 160);
}

void TestPlaytestSwitch::marksOfProblemsComeBack() {
    makeWarning();
    QVERIFY(!driver->canvas().problemMarks().empty());
    pressIn("Play anyway");
    driver->key(Qt::Key_F5);
    QVERIFY(driver->canvas().problemMarks().empty());
    driver->key(Qt::Key_F4);
    QVERIFY(!driver->canvas().problemMarks().empty());
}

QTEST_MAIN(TestPlaytestSwitch)
#include "tst_playtest_switch.moc"
