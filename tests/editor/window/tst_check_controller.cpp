#include "editor/canvas/map_canvas.h"
#include "editor/panels/box_ledger.h"
#include "editor/panels/check_settings.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/problem_section.h"
#include "editor/panels/problems.h"
#include "editor/panels/sample_bar.h"
#include "editor/window/board_view.h"
#include "editor/window/check_controller.h"
#include "editor/window/top_bar.h"
#include "tests/editor/window/window_driver.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// Checking in the window: settings and boxes that last, samples, example deals, previews of fixes, counts.
class TestCheckController : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init();
    void cleanup() { driver.reset(); }
    void boxPageOpensByItsAction();
    void boxesAndSettingsAreRemembered();
    void settingsDialogOpens();
    void samplingFindsSharesAndShowsAnExample();
    void samplesLastUntilTheMapChanges();
    void dealOnShowIsChecked();
    void fixUnderThePointerIsShownOnTheMap();
    void acceptedProblemsAreNotCounted();

  private:
    void openWindow() {
        driver = std::make_unique<WindowDriver>();
        QVERIFY(driver->ready());
        QVERIFY(driver->window.openPath(isle::test::shippedMap(QStringLiteral("first-island"))));
    }
    [[nodiscard]] ProblemsPanel& panel() { return driver->window.problemsPanel(); }
    [[nodiscard]] MapDocument& document() { return driver->window.document(); }
    /// Numbers of a random island lie side by side in about every deal; Strict minds.
    void beStrict() {
        CheckProfile profile = document().profile();
        profile.preset = Preset::Strict;
        document().setProfile(profile);
    }
    void sample() {
        driver->action("view.problems")->trigger();
        QTest::mouseClick(panel().sampleBar().findChild<QPushButton*>("sampleDeals"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!driver->window.checks().sampler().running(), 20'000);
    }
    [[nodiscard]] int sampledProblems() {
        int count = 0;
        for (const Problem& problem : panel().problems())
            count += problem.scope == DealScope::SomeDeals ? 1 : 0;
        return count;
    }

    std::unique_ptr<WindowDriver> driver;
};

void TestCheckController::init() {
    QSettings().clear();
    openWindow();
}

void TestCheckController::boxPageOpensByItsAction() {
    QVERIFY(!driver->window.checks().boxes().isVisible());
    driver->action("view.box")->trigger();
    QVERIFY(driver->window.checks().boxes().isVisible());
    QVERIFY(!driver->window.checks().boxes().lines().empty());
}

void TestCheckController::boxesAndSettingsAreRemembered() {
    driver->action("view.box")->trigger();
    auto* base = driver->window.checks().boxes().findChild<QCheckBox*>("box.base");
    QTest::mouseClick(base, Qt::LeftButton, {}, QPoint(8, base->height() / 2));
    beStrict();
    const CheckProfile before = document().profile();
    QVERIFY(before.boxes.find("base") != nullptr);
    driver.reset();
    openWindow();
    QVERIFY(document().profile() == before);
}

void TestCheckController::settingsDialogOpens() {
    driver->action("check.settings")->trigger();
    QVERIFY(driver->window.checks().settings().isVisible());
    QVERIFY(!driver->window.checks().settings().isModal()); // the list of problems is watched meanwhile
    driver->window.checks().settings().close();
}

void TestCheckController::samplingFindsSharesAndShowsAnExample() {
    beStrict();
    sample();
    QVERIFY(sampledProblems() > 0);
    ProblemRow* row = nullptr;
    for (ProblemRow* candidate : panel().rows())
        if (candidate->findChild<QPushButton*>("example"))
            row = candidate;
    QVERIFY(row);
    const Problem problem = panel().problems()[static_cast<std::size_t>(row->index())];
    QVERIFY(problem.failing > 0 && problem.failing <= problem.sampled);
    QCOMPARE(problem.sampled, 200);
    QTest::mouseClick(row->findChild<QPushButton*>("example"), Qt::LeftButton);
    QVERIFY(driver->window.boardView().dealShown());
    QCOMPARE(driver->window.boardView().seed(), problem.exampleSeed);
    // The deal on show has the problem.
    const auto hasIt = [&] {
        for (const Problem& other : panel().problems())
            if (other.check == problem.check && other.scope == DealScope::ThisDeal)
                return true;
        return false;
    };
    QTRY_VERIFY(hasIt());
}

void TestCheckController::samplesLastUntilTheMapChanges() {
    beStrict();
    sample();
    const int found = sampledProblems();
    QVERIFY(found > 0);
    document().edit("Title", {}, [](Map& map) { map.title = "Another name"; });
    QCOMPARE(sampledProblems(), found); // no deal depends on it
    document().edit("Number", {}, [](Map& map) {
        MapHex hex = map.at({2, 2});
        hex.number = CellNumber::fixed(3);
        map.set({2, 2}, hex);
    });
    QCOMPARE(sampledProblems(), 0);
}

void TestCheckController::dealOnShowIsChecked() {
    beStrict();
    const auto ofThisDeal = [this] {
        int count = 0;
        for (const Problem& problem : panel().problems())
            count += problem.scope == DealScope::ThisDeal ? 1 : 0;
        return count;
    };
    QCOMPARE(ofThisDeal(), 0);
    driver->action("view.deal")->trigger();
    QTRY_VERIFY(ofThisDeal() > 0);
    driver->action("view.design")->trigger();
    QTRY_COMPARE(ofThisDeal(), 0);
}

void TestCheckController::fixUnderThePointerIsShownOnTheMap() {
    document().edit("Robber", {}, [](Map& map) { map.robberStart = Cell{0, 2}; }); // on the sea
    driver->action("view.problems")->trigger();
    QPushButton* fix = nullptr;
    for (ProblemRow* row : panel().rows())
        if (panel().problems()[static_cast<std::size_t>(row->index())].check == "robber-not-on-land")
            fix = row->findChild<QPushButton*>("fix0");
    QVERIFY(fix);
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(fix, &enter);
    QVERIFY(driver->canvas().ghost().has_value());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(fix, &leave);
    QVERIFY(!driver->canvas().ghost().has_value());
}

void TestCheckController::acceptedProblemsAreNotCounted() {
    document().edit("No title", {}, [](Map& map) { map.title.clear(); });
    driver->action("view.problems")->trigger();
    ProblemCount* count = nullptr;
    int index = -1;
    for (std::size_t i = 0; i < panel().problems().size(); ++i)
        if (panel().problems()[i].check == "title-missing") {
            index = static_cast<int>(i);
            for (auto* candidate : driver->window.findChildren<ProblemCount*>())
                if (candidate->count() == panel().count(panel().problems()[i].severity))
                    count = candidate;
        }
    QVERIFY(index >= 0 && count);
    const int before = count->count();
    panel().setCurrent(index);
    QVERIFY(driver->action("check.accept")->isEnabled());
    driver->action("check.accept")->trigger();
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field && field->objectName() == "acceptReason");
    QTest::keyClicks(field, "Named later");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(driver->map().accepted.size(), 1U);
    QCOMPARE(count->count(), before - 1);
    document().undoStack().undo();
    QCOMPARE(count->count(), before);
}

QTEST_MAIN(TestCheckController)
#include "tst_check_controller.moc"
