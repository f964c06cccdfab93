#include "editor/document/map_document.h"
#include "editor/look/theme.h"
#include "editor/panels/problem_marks.h"
#include "editor/panels/problem_row.h"
#include "editor/panels/problems.h"
#include "editor/panels/segments.h"

#include <QLabel>
#include <QPushButton>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

/// A map with one pair of red numbers side by side (an error of B-28) and no title (a milder problem).
class TestProblemsPanel : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void rowSaysWhatWhereAndWhy();
    void countsBySeverity();
    void filterShowsOneSeverity();
    void clickJumps();
    void doubleClickCentres();
    void fixButtonNamesItsEffectAndGoesThroughUndo();
    void stepsRoundAndRound();
    void keysWalkTheRows();
    void hoverTellsTheProblem();
    void markSitsOnTheSharedEdge();
    void manyProblemsAreShownInPortions();
    void saysWhenThereAreNone();

  private:
    [[nodiscard]] ProblemRow* rowOf(std::string_view check) {
        for (ProblemRow* row : panel->rows())
            if (document->problems()[static_cast<std::size_t>(row->index())].check == check)
                return row;
        return nullptr;
    }
    [[nodiscard]] static QString textOf(const QWidget* row) {
        QString text;
        for (const auto* label : row->findChildren<QLabel*>())
            text += label->text() + '\n';
        return text;
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<ProblemsPanel> panel;
};

void TestProblemsPanel::init() {
    panel.reset();
    document = std::make_unique<MapDocument>();
    Map map = blankMap(7, 7, Terrain::Sea);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    for (const Cell cell : disc({3, 3}, 2))
        map.set(cell, {Terrain::Forest, CellNumber::fixed(4), Marker::None});
    map.set({3, 3}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
    map.set({3, 4}, {Terrain::Forest, CellNumber::fixed(8), Marker::None});
    document->reset(map);
    panel = std::make_unique<ProblemsPanel>(*document);
    panel->resize(328, 600);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    QVERIFY(rowOf("red-adjacent"));
}

void TestProblemsPanel::rowSaysWhatWhereAndWhy() {
    ProblemRow* row = rowOf("red-adjacent");
    const QString text = textOf(row);
    QVERIFY2(text.contains("D4") && text.contains("E4"), qPrintable(text)); // columns D and E, row 4
    QVERIFY(text.contains("Red numbers touch"));
    QVERIFY2(text.size() > 120, qPrintable(text)); // and why
    QVERIFY(row->accessibleName().startsWith("error"));
    QVERIFY(row->accessibleName().contains("D4 and E4"));
}

void TestProblemsPanel::countsBySeverity() {
    int sum = 0;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint})
        sum += panel->count(severity);
    QCOMPARE(sum, static_cast<int>(document->problems().size()));
    QVERIFY(panel->count(Severity::Error) >= 1);
    auto* filter = panel->findChild<Segments*>("problemFilter");
    QVERIFY(filter->button(0)->text().contains(QString::number(sum)));
    QCOMPARE(filter->button(1)->text(), QString::number(panel->count(Severity::Error)));
}

void TestProblemsPanel::filterShowsOneSeverity() {
    auto* filter = panel->findChild<Segments*>("problemFilter");
    for (int i = 1; i <= 3; ++i) {
        QTest::mouseClick(filter->button(i), Qt::LeftButton);
        const auto severity = static_cast<Severity>(i - 1);
        QCOMPARE(static_cast<int>(panel->rows().size()), panel->count(severity));
        for (const ProblemRow* row : panel->rows())
            QCOMPARE(document->problems()[static_cast<std::size_t>(row->index())].severity, severity);
    }
    QTest::mouseClick(filter->button(0), Qt::LeftButton);
    QCOMPARE(panel->rows().size(), document->problems().size());
}

void TestProblemsPanel::clickJumps() {
    QSignalSpy jumps(panel.get(), &ProblemsPanel::jumpWanted);
    ProblemRow* row = rowOf("red-adjacent");
    QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(60, 12));
    QCOMPARE(jumps.size(), 1);
    QCOMPARE(jumps.at(0).at(0).toInt(), row->index());
    QCOMPARE(panel->current(), row->index());
    QVERIFY(row->selected());
}

void TestProblemsPanel::doubleClickCentres() {
    QSignalSpy jumps(panel.get(), &ProblemsPanel::jumpWanted);
    QTest::mouseDClick(rowOf("red-adjacent"), Qt::LeftButton, {}, QPoint(60, 12));
    QVERIFY(jumps.size() >= 1);
    QVERIFY(jumps.last().at(1).toBool());
}

void TestProblemsPanel::fixButtonNamesItsEffectAndGoesThroughUndo() {
    const Map before = document->map();
    auto* button = rowOf("red-adjacent")->findChild<QPushButton*>("fix0");
    QVERIFY(button);
    QVERIFY2(button->text().contains("6") || button->text().contains("8"), qPrintable(button->text()));
    const QString label = button->text();
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(document->map() != before);
    QVERIFY(!rowOf("red-adjacent"));
    QCOMPARE(document->undoStack().count(), 1);
    QVERIFY(document->undoStack().undoText().contains(label));
    document->undoStack().undo();
    QCOMPARE(document->map() == before, true);
    QVERIFY(rowOf("red-adjacent"));
}

void TestProblemsPanel::stepsRoundAndRound() {
    const int count = static_cast<int>(document->problems().size());
    QVERIFY(count >= 2);
    const auto rows = panel->rows(); // from top to bottom, group by group
    QCOMPARE(static_cast<int>(rows.size()), count);
    for (const ProblemRow* row : rows) {
        panel->step(1);
        QCOMPARE(panel->current(), row->index());
    }
    panel->step(1);
    QCOMPARE(panel->current(), rows.front()->index());
    panel->step(-1);
    QCOMPARE(panel->current(), rows.back()->index());
}

void TestProblemsPanel::keysWalkTheRows() {
    panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    ProblemRow* first = panel->rows().front();
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Return);
    QCOMPARE(panel->current(), first->index());
    QTest::keyClick(first, Qt::Key_Down);
    QCOMPARE(panel->current(), panel->rows()[1]->index());
    QVERIFY(panel->rows()[1]->hasFocus());
}

void TestProblemsPanel::hoverTellsTheProblem() {
    QSignalSpy hovers(panel.get(), &ProblemsPanel::hovered);
    ProblemRow* row = rowOf("red-adjacent");
    QEnterEvent enter(QPointF(10, 10), QPointF(10, 10), QPointF(10, 10));
    QApplication::sendEvent(row, &enter);
    QCOMPARE(hovers.last().at(0).toInt(), row->index());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(row, &leave);
    QCOMPARE(hovers.last().at(0).toInt(), -1);
}

void TestProblemsPanel::markSitsOnTheSharedEdge() {
    const int index = rowOf("red-adjacent")->index();
    for (const PlacedMark& placed : problemMarks(document->problems(), index)) {
        QCOMPARE(placed.mark.highlighted, placed.problem == index);
        if (placed.problem != index)
            continue;
        const auto* edge = std::get_if<EdgePlace>(&placed.mark.place);
        QVERIFY(edge);
        QCOMPARE(canonical(*edge) == canonical(EdgePlace{{3, 3}, Direction::E}), true);
        QCOMPARE(placed.mark.edges.size(), std::size_t{1});
        QCOMPARE(placed.mark.hexes.size(), std::size_t{2});
    }
}

void TestProblemsPanel::manyProblemsAreShownInPortions() {
    // Chests without fog are one problem each.
    document->edit("Chests", {}, [](Map& map) {
        map = blankMap(20, 20, Terrain::Sea);
        for (std::int16_t row = 2; row < 18; ++row)
            for (std::int16_t col = 2; col < 18; ++col)
                map.set({row, col}, {Terrain::Desert, {}, Marker::Chest});
    });
    const std::size_t all = document->problems().size();
    QVERIFY(all > 200);
    QVERIFY(panel->rows().size() < all);
    for (auto* button : panel->findChildren<QPushButton*>())
        if (button->text().contains("more"))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(panel->rows().size() > 50);
    panel->setCurrent(static_cast<int>(all) - 1); // far beyond what is shown
    QCOMPARE(panel->rows().size(), all);
}

void TestProblemsPanel::saysWhenThereAreNone() {
    panel->setFilter(Severity::Error);
    document->edit("Number", {}, [](Map& map) {
        map.set({3, 4}, {Terrain::Forest, CellNumber::fixed(5), Marker::None});
    });
    QCOMPARE(panel->count(Severity::Error), 0);
    QVERIFY(panel->rows().empty());
    QVERIFY(textOf(panel.get()).contains("No problems"));
}

QTEST_MAIN(TestProblemsPanel)
#include "tst_problems_panel.moc"
