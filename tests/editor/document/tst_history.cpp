#include "editor/document/map_command.h"
#include "editor/document/map_document.h"
#include "engine/base/random.h"
#include "engine/formats/isle_file.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace isle;

namespace {

Cell randomCell(const Map& map, Random& random) {
    return {static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(map.rows))),
            static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(map.cols)))};
}

void paintRandomly(Map& map, Random& random) {
    const Cell cell = randomCell(map, random);
    MapHex hex = map.at(cell);
    hex.terrain = allTerrains[random.below(allTerrains.size())];
    hex.number = takesNumber(hex.terrain) ? CellNumber::fixed(tokenValues[random.below(tokenValues.size())])
                                          : CellNumber();
    map.set(cell, hex);
}

/// One change of any part of a map; also of its size.
void changeRandomly(Map& map, Random& random) {
    switch (random.below(10)) {
    case 0:
        map.setHarbour(
            {{randomCell(map, random), allDirections[random.below(6)]}, allHarbourKinds[random.below(7)]});
        break;
    case 1:
        if (!map.harbours.empty())
            map.removeHarbour(
                map.harbours[random.below(static_cast<std::uint32_t>(map.harbours.size()))].edge);
        break;
    case 2:
        map.title = "Title " + std::to_string(random.below(5));
        break;
    case 3:
        (random.below(2) ? map.robberStart : map.pirateStart) = randomCell(map, random);
        break;
    case 4:
        map.islands = {{randomCell(map, random), "Isle", IslandRole::Start}};
        break;
    case 5:
        map.options.set(Option::Target, 8 + static_cast<int>(random.below(5)));
        break;
    case 6:
        if (random.below(10) == 0) {
            const bool grow = map.rows < 8;
            map.rows = grow ? map.rows + 1 : 6;
            map.cells.resize(static_cast<std::size_t>(map.rows * map.cols),
                             MapHex{Terrain::Sea, {}, Marker::None});
            map.robberStart.reset();
            map.pirateStart.reset();
            map.islands.clear();
            map.harbours.clear();
        }
        break;
    default:
        paintRandomly(map, random);
    }
}

void setTerrain(MapDocument& document, Cell cell, Terrain terrain, int gesture, const QString& where = {}) {
    document.edit(
        QStringLiteral("Paint"), where,
        [&](Map& map) {
            map.set(cell, {terrain, {}, Marker::None});
        },
        gesture);
}

} // namespace

class HistoryTest : public QObject {
    Q_OBJECT

  private slots:
    void randomEditsUndoneGiveTheSameBytes_data();
    void randomEditsUndoneGiveTheSameBytes();
    void oneGestureIsOneStep();
    void twoGesturesAreTwoSteps();
    void paintedBackLeavesNoStep();
    void mergingStopsAtTheSavedState();
    void cancelledGestureLeavesNothing();
    void cancelTakesBackOnlyItsOwnGesture();
};

void HistoryTest::randomEditsUndoneGiveTheSameBytes_data() {
    QTest::addColumn<int>("seed");
    QTest::newRow("seed 1") << 1;
    QTest::newRow("seed 2") << 2;
}

void HistoryTest::randomEditsUndoneGiveTheSameBytes() {
    QFETCH(int, seed);
    Random random(static_cast<std::uint64_t>(seed));
    MapDocument document;
    document.reset(blankMap(6, 6, Terrain::Sea));
    const QByteArray first = writeIsle(document.map());
    int gesture = 0;
    for (int i = 0; i < 1000; ++i) {
        if (random.below(4) == 0)
            gesture = random.below(2) == 0 ? 0 : document.newGesture();
        document.edit(
            QStringLiteral("Step"), {}, [&](Map& map) { changeRandomly(map, random); }, gesture);
    }
    const QByteArray last = writeIsle(document.map());
    QVERIFY(first != last);
    QVERIFY(document.undoStack().count() > 100);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(writeIsle(document.map()), first);
    QVERIFY(!document.modified());
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QCOMPARE(writeIsle(document.map()), last);
    QCOMPARE(document.topology().shape(), shapeOf(document.map()));
}

void HistoryTest::oneGestureIsOneStep() {
    MapDocument document;
    document.reset(blankMap(4, 4, Terrain::Sea));
    const int gesture = document.newGesture();
    setTerrain(document, {0, 0}, Terrain::Forest, gesture, QStringLiteral("A1"));
    setTerrain(document, {0, 1}, Terrain::Forest, gesture, QStringLiteral("2 hexes"));
    setTerrain(document, {0, 2}, Terrain::Forest, gesture, QStringLiteral("3 hexes"));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(MapCommand::at(document.undoStack(), 0)->where(), QStringLiteral("3 hexes"));
    document.undoStack().undo();
    QCOMPARE(document.map(), blankMap(4, 4, Terrain::Sea));
    document.undoStack().redo();
    QCOMPARE(document.map().at({0, 2}).terrain, Terrain::Forest);
    QCOMPARE(document.map().at({0, 0}).terrain, Terrain::Forest);
}

void HistoryTest::twoGesturesAreTwoSteps() {
    MapDocument document;
    document.reset(blankMap(4, 4, Terrain::Sea));
    setTerrain(document, {0, 0}, Terrain::Forest, document.newGesture());
    setTerrain(document, {0, 1}, Terrain::Forest, document.newGesture());
    setTerrain(document, {0, 2}, Terrain::Forest, 0);
    setTerrain(document, {0, 3}, Terrain::Forest, 0);
    QCOMPARE(document.undoStack().count(), 4);
}

void HistoryTest::paintedBackLeavesNoStep() {
    MapDocument document;
    document.reset(blankMap(4, 4, Terrain::Sea));
    const int gesture = document.newGesture();
    setTerrain(document, {0, 0}, Terrain::Forest, gesture);
    setTerrain(document, {0, 0}, Terrain::Sea, gesture);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.modified());
}

void HistoryTest::mergingStopsAtTheSavedState() {
    QTemporaryDir folder;
    MapDocument document;
    document.reset(blankMap(4, 4, Terrain::Sea));
    const int gesture = document.newGesture();
    setTerrain(document, {0, 0}, Terrain::Forest, gesture);
    QVERIFY(document.save(folder.filePath(QStringLiteral("a.isle"))).ok());
    setTerrain(document, {0, 1}, Terrain::Forest, gesture);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QVERIFY(!document.modified());
}

void HistoryTest::cancelledGestureLeavesNothing() {
    MapDocument document;
    document.reset(blankMap(4, 4, Terrain::Sea));
    setTerrain(document, {3, 3}, Terrain::Hills, 0);
    const Map before = document.map();
    const int gesture = document.newGesture();
    QVERIFY(!document.cancelGesture(gesture));
    setTerrain(document, {0, 0}, Terrain::Forest, gesture);
    setTerrain(document, {0, 1}, Terrain::Forest, gesture);
    QVERIFY(document.cancelGesture(gesture));
    QCOMPARE(document.map(), before);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(!document.undoStack().canRedo());
}

void HistoryTest::cancelTakesBackOnlyItsOwnGesture() {
    MapDocument document;
    document.reset(blankMap(4, 4, Terrain::Sea));
    const int gesture = document.newGesture();
    setTerrain(document, {0, 0}, Terrain::Forest, gesture);
    setTerrain(document, {0, 1}, Terrain::Forest, 0);
    QVERIFY(!document.cancelGesture(gesture));
    QVERIFY(!document.cancelGesture(0));
    QCOMPARE(document.undoStack().count(), 2);
}

QTEST_GUILESS_MAIN(HistoryTest)
#include "tst_history.moc"
