#include "editor/document/map_document.h"
#include "editor/look/theme.h"
#include "editor/panels/history.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QUndoStack>
#include <QtTest>

using namespace isle;

class TestHistoryPanel : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }
    void init();
    void modelKeepsItsPromises();
    void listsStepAndPlace();
    void clickGoesBackAndForth();
    void marksSavedAndFutureSteps();
    void newStepDropsTheFuture();
    void doubleClickShowsThePlace();

  private:
    void paint(std::int16_t row, Terrain terrain) {
        document->edit("Paint", QString("hex %1").arg(row), [&](Map& map) {
            map.set({row, 0}, {terrain, {}, Marker::None});
        });
    }
    [[nodiscard]] QModelIndex at(int row) { return panel->view().model()->index(row, 0); }
    void click(int row) {
        panel->view().scrollTo(at(row));
        QTest::mouseClick(panel->view().viewport(), Qt::LeftButton, {},
                          panel->view().visualRect(at(row)).center());
    }

    std::unique_ptr<MapDocument> document;
    std::unique_ptr<HistoryPanel> panel;
};

void TestHistoryPanel::init() {
    panel.reset();
    document = std::make_unique<MapDocument>();
    document->reset(blankMap(6, 3, Terrain::Sea));
    panel = std::make_unique<HistoryPanel>(*document);
    panel->resize(328, 400);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
}

void TestHistoryPanel::modelKeepsItsPromises() {
    QAbstractItemModelTester tester(panel->view().model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (std::int16_t row = 0; row < 5; ++row)
        paint(row, Terrain::Forest);
    QCOMPARE(panel->view().model()->rowCount(), 6);
    document->undoStack().setIndex(2);
    paint(5, Terrain::Hills);
    QCOMPARE(panel->view().model()->rowCount(), 4);
    document->reset(blankMap(3, 3, Terrain::Sea));
    QCOMPARE(panel->view().model()->rowCount(), 1);
}

void TestHistoryPanel::listsStepAndPlace() {
    paint(2, Terrain::Forest);
    QCOMPARE(at(0).data().toString(), QString("New map"));
    QCOMPARE(at(1).data().toString(), QString("Paint"));
    QCOMPARE(at(1).data(HistoryModel::WhereRole).toString(), QString("hex 2"));
    QVERIFY(at(1).data(HistoryModel::PresentRole).toBool());
}

void TestHistoryPanel::clickGoesBackAndForth() {
    for (std::int16_t row = 0; row < 4; ++row)
        paint(row, Terrain::Forest);
    click(1);
    QCOMPARE(document->undoStack().index(), 1);
    QCOMPARE(document->map().at({0, 0}).terrain, Terrain::Forest);
    QCOMPARE(document->map().at({1, 0}).terrain, Terrain::Sea);
    click(4);
    QCOMPARE(document->map().at({3, 0}).terrain, Terrain::Forest);
    click(0);
    QCOMPARE(document->map().at({0, 0}).terrain, Terrain::Sea);
}

void TestHistoryPanel::marksSavedAndFutureSteps() {
    paint(0, Terrain::Forest);
    paint(1, Terrain::Forest);
    QVERIFY(at(0).data(HistoryModel::SavedRole).toBool());
    QTemporaryDir folder;
    QVERIFY(document->save(folder.filePath("a.isle")).ok());
    QVERIFY(!at(0).data(HistoryModel::SavedRole).toBool());
    QVERIFY(at(2).data(HistoryModel::SavedRole).toBool());
    QVERIFY(at(2).data(Qt::AccessibleTextRole).toString().contains("saved"));
    document->undoStack().undo();
    QVERIFY(at(2).data(HistoryModel::FutureRole).toBool());
    QVERIFY(!at(1).data(HistoryModel::FutureRole).toBool());
}

void TestHistoryPanel::newStepDropsTheFuture() {
    paint(0, Terrain::Forest);
    paint(1, Terrain::Forest);
    click(0);
    paint(2, Terrain::Hills);
    QCOMPARE(panel->view().model()->rowCount(), 2);
    QCOMPARE(at(1).data(HistoryModel::WhereRole).toString(), QString("hex 2"));
}

void TestHistoryPanel::doubleClickShowsThePlace() {
    paint(3, Terrain::Forest);
    document->edit("Title", {}, [](Map& map) { map.title = "No place"; });
    std::vector<std::vector<Cell>> wanted;
    connect(panel.get(), &HistoryPanel::placeWanted, this,
            [&](const std::vector<Cell>& cells) { wanted.push_back(cells); });
    const auto twice = [this](int row) {
        const QPoint at = panel->view().visualRect(this->at(row)).center();
        QTest::mouseClick(panel->view().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(panel->view().viewport(), Qt::LeftButton, {}, at);
    };
    twice(0); // the opened map
    twice(2); // a step without a place
    QVERIFY(wanted.empty());
    twice(1);
    QCOMPARE(wanted, (std::vector<std::vector<Cell>>{{Cell{3, 0}}}));
    QCOMPARE(document->undoStack().index(), 1);
}

QTEST_MAIN(TestHistoryPanel)
#include "tst_history_panel.moc"
