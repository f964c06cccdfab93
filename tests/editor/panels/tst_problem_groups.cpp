#include "editor/document/map_document.h"
#include "editor/look/theme.h"
#include "editor/panels/fix_preview.h"
#include "editor/panels/problem_list.h"
#include "editor/panels/problem_marks.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/problem_section.h"
#include "editor/panels/problems.h"
#include "editor/panels/sample_bar.h"
#include "editor/panels/section.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

/// Two red numbers side by side (a rule) and seven woods in a clump (tidy).
class TestProblemGroups : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void groupsStandUnderTheirHeads();
    void groupsOpenAndClose();
    void acceptingAsksForAReason();
    void escapeLeavesTheReason();
    void takingBackOpensTheProblemAgain();
    void acceptedProblemsHaveNoMark();
    void fixesTellWhenThePointerIsOnThem();
    void previewShowsTheNumberToBe();
    void sampledProblemsSayTheirShare();
    void problemsOfTheDealSayThis();
    void sampledProblemsCanBeAccepted();
    void selectionOutlivesOtherProblems();
    void sampleBarTellsProgressAndResult();
    void screenshots();

  private:
    [[nodiscard]] ProblemRow* rowOf(std::string_view check) const {
        std::vector<ProblemRow*> all = panel->rows();
        const auto more = panel->acceptedSection().rows();
        all.insert(all.end(), more.begin(), more.end());
        for (ProblemRow* row : all)
            if (panel->problems()[static_cast<std::size_t>(row->index())].check == check)
                return row;
        return nullptr;
    }
    static QPushButton* button(ProblemRow* row, const char* name) {
        return row->findChild<QPushButton*>(QLatin1String(name));
    }
    static void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    /// Clicks the row, then Accept…, types the reason and presses Enter.
    void accept(std::string_view check, const QString& reason) {
        ProblemRow* row = rowOf(check);
        QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(60, 12));
        QVERIFY(button(row, "accept")->isVisible());
        click(button(row, "accept"));
        auto* field = row->findChild<QLineEdit*>("acceptReason");
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, reason);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// One problem as sampling finds it.
    static Problem sampled() {
        Problem problem;
        problem.check = "same-number-adjacent";
        problem.severity = Severity::Warning;
        problem.message = {ISLE_TEXT("checks", "An example."), {}};
        problem.hexes = {{3, 3}, {3, 4}};
        problem.key = "same-number-adjacent sampled";
        problem.scope = DealScope::SomeDeals;
        problem.failing = 23;
        problem.sampled = 200;
        problem.exampleSeed = 77;
        return problem;
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<ProblemsPanel> panel;
};

void TestProblemGroups::init() {
    panel.reset();
    document = std::make_unique<MapDocument>();
    Map map = blankMap(7, 7, Terrain::Sea);
    map.title = "Woods";
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    for (const Cell cell : disc({3, 3}, 1))
        map.set(cell, {Terrain::Forest, CellNumber::fixed(4), Marker::None});
    map.set({3, 3}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
    map.set({3, 4}, {Terrain::Forest, CellNumber::fixed(8), Marker::None});
    map.set({3, 2}, {Terrain::Forest, CellNumber::shuffled(), Marker::None});
    document->reset(map);
    panel = std::make_unique<ProblemsPanel>(*document);
    panel->resize(328, 900);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    QVERIFY(rowOf("red-adjacent"));
    QVERIFY(rowOf("terrain-clump"));
}

void TestProblemGroups::groupsStandUnderTheirHeads() {
    for (const CheckGroup group : allCheckGroups)
        for (const ProblemRow* row : panel->section(group).rows())
            QCOMPARE(groupOf(panel->problems()[static_cast<std::size_t>(row->index())]), group);
    const auto* head = panel->section(CheckGroup::Tidy).head().findChild<QToolButton*>();
    QCOMPARE(head->text(), QStringLiteral("Tidy: %1").arg(panel->section(CheckGroup::Tidy).count()));
    QVERIFY(panel->section(CheckGroup::Box).isHidden()); // no boxes are ticked
    QVERIFY(panel->acceptedSection().isHidden());
}

void TestProblemGroups::groupsOpenAndClose() {
    ProblemSection& tidy = panel->section(CheckGroup::Tidy);
    auto* head = tidy.head().findChild<QToolButton*>();
    ProblemRow* row = rowOf("terrain-clump");
    click(head);
    QVERIFY(!row->isVisible());
    QVERIFY(!rowOf("terrain-clump"));
    QVERIFY(rowOf("red-adjacent"));
    // Stepping to it opens the group again.
    for (int i = 0; i < panel->count() && !tidy.open(); ++i)
        panel->step(1);
    QVERIFY(tidy.open());
    QVERIFY(row->isVisible());
}

void TestProblemGroups::acceptingAsksForAReason() {
    const int open = panel->count();
    ProblemRow* row = rowOf("terrain-clump");
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(60, 12));
    click(button(row, "accept"));
    QVERIFY(!button(row, "acceptNow")->isEnabled());
    QTest::keyClick(row->findChild<QLineEdit*>("acceptReason"), Qt::Key_Return); // no reason, no acceptance
    QVERIFY(document->map().accepted.empty());
    QTest::keyClicks(row->findChild<QLineEdit*>("acceptReason"), "A wood it is");
    click(button(row, "acceptNow"));

    QCOMPARE(document->map().accepted.size(), 1U);
    QCOMPARE(document->map().accepted.front().reason, std::string("A wood it is"));
    QCOMPARE(panel->count(), open - 1);
    QCOMPARE(document->undoStack().undoText(), QStringLiteral("Accept problem"));
    QVERIFY(!rowOf("terrain-clump")); // the section of accepted ones is closed at first
    QVERIFY(panel->acceptedSection().isVisible());
    QVERIFY(!panel->acceptedSection().open());
    click(panel->acceptedSection().head().findChild<QToolButton*>());
    QCOMPARE(rowOf("terrain-clump")->findChild<QLabel*>("reason")->text(),
             QStringLiteral("Accepted: A wood it is"));
    document->undoStack().undo();
    QCOMPARE(panel->count(), open);
    QVERIFY(panel->acceptedSection().isHidden());
}

void TestProblemGroups::escapeLeavesTheReason() {
    ProblemRow* row = rowOf("terrain-clump");
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(60, 12));
    click(button(row, "accept"));
    auto* field = row->findChild<QLineEdit*>("acceptReason");
    QTest::keyClicks(field, "Per");
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!field->isVisible());
    QVERIFY(button(row, "accept")->isVisible());
    QVERIFY(document->map().accepted.empty());
}

void TestProblemGroups::takingBackOpensTheProblemAgain() {
    const int open = panel->count();
    accept("terrain-clump", "On purpose");
    QCOMPARE(panel->count(), open - 1);
    panel->acceptedSection().setOpen(true);
    click(button(rowOf("terrain-clump"), "takeBack"));
    QVERIFY(document->map().accepted.empty());
    QCOMPARE(panel->count(), open);
    QCOMPARE(document->undoStack().count(), 2);
}

void TestProblemGroups::acceptedProblemsHaveNoMark() {
    const auto marked = [this](std::string_view check, int highlighted = -1) {
        for (const PlacedMark& mark : problemMarks(panel->problems(), highlighted))
            if (panel->problems()[static_cast<std::size_t>(mark.problem)].check == check)
                return true;
        return false;
    };
    QVERIFY(marked("red-adjacent"));
    accept("red-adjacent", "A test");
    QVERIFY(!marked("red-adjacent"));
    panel->acceptedSection().setOpen(true);
    QVERIFY(marked("red-adjacent", rowOf("red-adjacent")->index()));
}

void TestProblemGroups::fixesTellWhenThePointerIsOnThem() {
    QSignalSpy hovers(panel.get(), &ProblemsPanel::fixHovered);
    ProblemRow* row = rowOf("red-adjacent");
    QPushButton* fix = button(row, "fix0");
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
    QApplication::sendEvent(fix, &enter);
    QCOMPARE(hovers.last().at(0).toInt(), row->index());
    QCOMPARE(hovers.last().at(1).toInt(), 0);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(fix, &leave);
    QCOMPARE(hovers.last().at(1).toInt(), -1);
    QApplication::sendEvent(fix, &enter);
    click(fix);
    QCOMPARE(hovers.last().at(1).toInt(), -1); // what it would do is done
}

void TestProblemGroups::previewShowsTheNumberToBe() {
    const Problem& problem = panel->problems()[static_cast<std::size_t>(rowOf("red-adjacent")->index())];
    const Ghost ghost = previewOf(problem.fixes.front(), document->map());
    Map after = document->map();
    problem.fixes.front().apply(after);
    QVERIFY(!ghost.hexes.empty());
    QVERIFY(!ghost.tip.isEmpty());
    for (const HexPicture& hex : ghost.hexes) {
        QVERIFY(after.at(hex.cell) != document->map().at(hex.cell));
        QCOMPARE(hex.number, after.at(hex.cell).number.value());
    }
}

void TestProblemGroups::sampledProblemsSayTheirShare() {
    QSignalSpy examples(panel.get(), &ProblemsPanel::exampleWanted);
    const int open = panel->count();
    panel->setSampledProblems({sampled()});
    QCOMPARE(panel->count(), open + 1);
    ProblemRow* row = rowOf("same-number-adjacent");
    // The design may have equal neighbours as well; the one that was sampled is the last of the list.
    for (ProblemRow* candidate : panel->rows())
        if (candidate->index() == static_cast<int>(panel->problems().size()) - 1)
            row = candidate;
    QCOMPARE(row->findChild<QLabel*>("scope")->text(), QStringLiteral("In 23 of 200 deals"));
    click(button(row, "example"));
    QCOMPARE(examples.size(), 1);
    QCOMPARE(examples.at(0).at(0).toULongLong(), 77ULL);
    QCOMPARE(rowOf("red-adjacent")->findChild<QLabel*>("scope")->text(), QStringLiteral("Every deal"));
    panel->setSampledProblems({});
    QCOMPARE(panel->count(), open);
}

void TestProblemGroups::problemsOfTheDealSayThis() {
    Problem problem = sampled();
    problem.scope = DealScope::ThisDeal;
    problem.key = "same-number-adjacent here";
    panel->setDealProblems({problem});
    ProblemRow* row = panel->rows().back();
    for (ProblemRow* candidate : panel->rows())
        if (candidate->index() == static_cast<int>(panel->problems().size()) - 1)
            row = candidate;
    QCOMPARE(row->findChild<QLabel*>("scope")->text(), QStringLiteral("This deal"));
    QVERIFY(!button(row, "example"));
}

void TestProblemGroups::sampledProblemsCanBeAccepted() {
    panel->setSampledProblems({sampled()});
    const int open = panel->count();
    document->edit("Accept", {},
                   [](Map& map) { isle::accept(map, "same-number-adjacent sampled", "So what"); });
    QCOMPARE(panel->count(), open - 1);
    QCOMPARE(panel->acceptedSection().count(), 1);
}

void TestProblemGroups::selectionOutlivesOtherProblems() {
    panel->setCurrent(rowOf("terrain-clump")->index());
    const std::string key = panel->problems()[static_cast<std::size_t>(panel->current())].key;
    click(button(rowOf("red-adjacent"), "fix0")); // an error before it goes
    QVERIFY(panel->current() >= 0);
    QCOMPARE(panel->problems()[static_cast<std::size_t>(panel->current())].key, key);
    QVERIFY(rowOf("terrain-clump")->selected());
}

void TestProblemGroups::sampleBarTellsProgressAndResult() {
    SampleBar& bar = panel->sampleBar();
    QVERIFY(bar.isVisible()); // a number of the map is dealt
    QSignalSpy wanted(&bar, &SampleBar::sampleWanted);
    QSignalSpy stopped(&bar, &SampleBar::cancelWanted);
    auto* sample = bar.findChild<QPushButton*>("sampleDeals");
    auto* stop = bar.findChild<QPushButton*>("stopSampling");
    QVERIFY(!stop->isVisible());
    click(sample);
    QCOMPARE(wanted.size(), 1);
    bar.setProgress(50, 200);
    QVERIFY(!sample->isVisible());
    QCOMPARE(bar.findChild<QProgressBar*>("sampleProgress")->value(), 50);
    click(stop);
    QCOMPARE(stopped.size(), 1);
    bar.setResult(120, {});
    QVERIFY(sample->isVisible());
    QCOMPARE(bar.findChild<QLabel*>("sampleText")->text(), QStringLiteral("120 deals looked at."));
    document->edit("Fix the number", {}, [](Map& map) {
        map.set({3, 2}, {Terrain::Forest, CellNumber::fixed(3), Marker::None});
    });
    QVERIFY(!bar.isVisible()); // nothing is dealt any more
}

void TestProblemGroups::screenshots() {
    const QString folder = qEnvironmentVariable("ISLEWRIGHT_SHOTS");
    if (folder.isEmpty())
        QSKIP("set ISLEWRIGHT_SHOTS to a folder to get pictures");
    panel->setSampledProblems({sampled()});
    accept("start-crossings", "A test map");
    panel->acceptedSection().setOpen(true);
    panel->setCurrent(rowOf("terrain-clump")->index());
    for (const bool dark : {false, true}) {
        setTheme(dark ? Theme::night() : Theme::light());
        QTest::qWait(20);
        panel->sampleBar().setProgress(60, 200);
        QVERIFY(
            panel->grab().save(QStringLiteral("%1/problems-%2.png").arg(folder, dark ? "dark" : "light")));
        panel->sampleBar().setResult(200, {});
        ProblemRow* row = rowOf("terrain-clump");
        if (QPushButton* accepts = button(row, "accept"))
            click(accepts);
        panel->resize(328, 1500);
        QTest::qWait(20);
        QVERIFY(panel->grab().save(
            QStringLiteral("%1/problems-long-%2.png").arg(folder, dark ? "dark" : "light")));
        panel->resize(328, 900);
    }
    setTheme(Theme::light());
}

QTEST_MAIN(TestProblemGroups)
#include "tst_problem_groups.moc"
