#include "editor/document/map_command.h"
#include "editor/document/map_document.h"
#include "engine/formats/isle_file.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace isle;

namespace {

Map smallMap() {
    Map map = blankMap(5, 5, Terrain::Sea);
    map.title = "Small";
    for (const Cell cell : disc({2, 2}, 1))
        map.set(cell, {Terrain::Forest, CellNumber::shuffled(), Marker::None});
    return map;
}

void setTerrain(MapDocument& document, Cell cell, Terrain terrain, int gesture = 0,
                const QString& where = {}) {
    document.edit(
        QStringLiteral("Paint"), where,
        [&](Map& map) {
            MapHex hex = map.at(cell);
            hex.terrain = terrain;
            map.set(cell, hex);
        },
        gesture);
}

} // namespace

class MapDocumentTest : public QObject {
    Q_OBJECT

  private slots:
    void editChangesTheMapAndTells();
    void editWithoutEffectLeavesNoStep();
    void undoAndRedo();
    void stepsSayWhatAndWhere();
    void topologyIsRebuiltOnlyWhenTheShapeChanges();
    void problemsAreToldAfterEveryChange();
    void fixGoesThroughTheHistory();
    void modifiedFollowsTheSavedState();
    void saveAndOpenGiveTheSameMap();
    void failedOpenLeavesEverything();
    void failedSaveStaysModified();
    void nameIsTitleThenFileThenUntitled();
};

void MapDocumentTest::editChangesTheMapAndTells() {
    MapDocument document;
    document.reset(smallMap());
    std::vector<MapChange> changes;
    connect(&document, &MapDocument::changed, this,
            [&](const MapChange& change) { changes.push_back(change); });
    setTerrain(document, {0, 1}, Terrain::Hills);
    QCOMPARE(document.map().at({0, 1}).terrain, Terrain::Hills);
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].cells, (std::vector<Cell>{{0, 1}}));
    QVERIFY(!changes[0].rest && !changes[0].everything);

    document.edit(QStringLiteral("Title"), {}, [](Map& map) { map.title = "Other"; });
    QVERIFY(changes[1].cells.empty() && changes[1].rest && !changes[1].everything);

    document.edit(QStringLiteral("Grow"), {}, [](Map& map) { map = blankMap(6, 5, Terrain::Sea); });
    QVERIFY(changes[2].everything);
    QCOMPARE(document.topology().shape().rows, 6);
}

void MapDocumentTest::editWithoutEffectLeavesNoStep() {
    MapDocument document;
    document.reset(smallMap());
    QSignalSpy changed(&document, &MapDocument::changed);
    QVERIFY(!document.edit(QStringLiteral("Nothing"), {}, [](Map&) {}));
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(changed.count(), 0);
    QVERIFY(!document.modified());
}

void MapDocumentTest::undoAndRedo() {
    MapDocument document;
    document.reset(smallMap());
    setTerrain(document, {2, 2}, Terrain::Sea);
    setTerrain(document, {2, 2}, Terrain::Gold);
    document.undoStack().undo();
    QCOMPARE(document.map().at({2, 2}).terrain, Terrain::Sea);
    document.undoStack().undo();
    QCOMPARE(document.map(), smallMap());
    document.undoStack().redo();
    document.undoStack().redo();
    QCOMPARE(document.map().at({2, 2}).terrain, Terrain::Gold);
}

void MapDocumentTest::stepsSayWhatAndWhere() {
    MapDocument document;
    document.reset(smallMap());
    document.edit(QStringLiteral("Paint forest, fixed"), QStringLiteral("7 hexes"),
                  [](Map& map) { map.title = "A"; });
    const MapCommand* step = MapCommand::at(document.undoStack(), 0);
    QVERIFY(step);
    QCOMPARE(step->name(), QStringLiteral("Paint forest, fixed"));
    QCOMPARE(step->where(), QStringLiteral("7 hexes"));
    QCOMPARE(step->text(), QStringLiteral("Paint forest, fixed: 7 hexes"));
    QCOMPARE(step->actionText(), QStringLiteral("Paint forest, fixed"));
    QCOMPARE(MapCommand::at(document.undoStack(), 1), nullptr);
}

void MapDocumentTest::topologyIsRebuiltOnlyWhenTheShapeChanges() {
    MapDocument document;
    document.reset(smallMap());
    const auto before = document.sharedTopology();
    setTerrain(document, {2, 2}, Terrain::Hills);
    QCOMPARE(document.sharedTopology(), before);
    setTerrain(document, {2, 2}, Terrain::Sea);
    QVERIFY(document.sharedTopology() != before);
    QCOMPARE(document.topology().shape(), shapeOf(document.map()));
    document.undoStack().undo();
    QCOMPARE(document.topology().shape(), shapeOf(document.map()));
}

void MapDocumentTest::problemsAreToldAfterEveryChange() {
    MapDocument document;
    document.reset(smallMap());
    QSignalSpy told(&document, &MapDocument::problemsChanged);
    const auto same = [&] {
        const std::vector<Problem> fresh = checkMap(document.map());
        return fresh.size() == document.problems().size()
               && std::equal(fresh.begin(), fresh.end(), document.problems().begin(),
                             [](const Problem& a, const Problem& b) { return a.message == b.message; });
    };
    document.edit(QStringLiteral("Number"), {}, [](Map& map) {
        map.set({2, 2}, {Terrain::Forest, {}, Marker::None});
    });
    QVERIFY(same());
    document.undoStack().undo();
    QVERIFY(same());
    document.undoStack().redo();
    QVERIFY(same());
    QCOMPARE(told.count(), 3);
}

void MapDocumentTest::fixGoesThroughTheHistory() {
    MapDocument document;
    document.reset(smallMap());
    const Fix fix{{"Name it %1", {"North"}}, [](Map& map) { map.title = "North"; }};
    document.applyFix(fix);
    QCOMPARE(document.map().title, std::string("North"));
    QCOMPARE(MapCommand::at(document.undoStack(), 0)->name(), QStringLiteral("Name it North"));
    document.undoStack().undo();
    QCOMPARE(document.map(), smallMap());
}

void MapDocumentTest::modifiedFollowsTheSavedState() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.isle"));
    MapDocument document;
    document.reset(smallMap());
    QSignalSpy modified(&document, &MapDocument::modifiedChanged);
    setTerrain(document, {0, 0}, Terrain::Hills);
    QVERIFY(document.modified());
    QCOMPARE(modified.takeLast().at(0).toBool(), true);

    QVERIFY(document.save(path).ok());
    QVERIFY(!document.modified());
    QCOMPARE(modified.takeLast().at(0).toBool(), false);

    document.undoStack().undo();
    QVERIFY(document.modified()); // the file has the hills
    document.undoStack().redo();
    QVERIFY(!document.modified());
}

void MapDocumentTest::saveAndOpenGiveTheSameMap() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.isle"));
    MapDocument document;
    document.reset(smallMap());
    QSignalSpy moved(&document, &MapDocument::pathChanged);
    QVERIFY(document.save(path).ok());
    QCOMPARE(document.path(), path);
    QCOMPARE(moved.count(), 1);
    QVERIFY(document.save(path).ok());
    QCOMPARE(moved.count(), 1);

    MapDocument other;
    QVERIFY(other.open(path).ok());
    QCOMPARE(other.map(), smallMap());
    QCOMPARE(other.path(), path);
    QVERIFY(!other.modified());
    QCOMPARE(other.undoStack().count(), 0);
}

void MapDocumentTest::failedOpenLeavesEverything() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.isle"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ this is no map");
    file.close();

    MapDocument document;
    document.reset(smallMap(), QStringLiteral("kept.isle"));
    setTerrain(document, {0, 0}, Terrain::Hills);
    const Map map = document.map();
    QSignalSpy changed(&document, &MapDocument::changed);
    for (const QString& bad : {path, folder.filePath(QStringLiteral("missing.isle"))}) {
        const auto result = document.open(bad);
        QVERIFY(!result.ok());
        QVERIFY(!result.error().sentence().isEmpty());
    }
    QCOMPARE(document.map(), map);
    QCOMPARE(document.path(), QStringLiteral("kept.isle"));
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.modified());
    QCOMPARE(changed.count(), 0);
}

void MapDocumentTest::failedSaveStaysModified() {
    QTemporaryDir folder;
    MapDocument document;
    document.reset(smallMap(), QStringLiteral("kept.isle"));
    setTerrain(document, {0, 0}, Terrain::Hills);
    QVERIFY(!document.save(folder.filePath(QStringLiteral("no/such/folder/a.isle"))).ok());
    QVERIFY(document.modified());
    QCOMPARE(document.path(), QStringLiteral("kept.isle"));
}

void MapDocumentTest::nameIsTitleThenFileThenUntitled() {
    MapDocument document;
    QCOMPARE(document.displayName(), QStringLiteral("Untitled"));
    document.reset(blankMap(2, 2, Terrain::Sea), QStringLiteral("some/where/bay.isle"));
    QCOMPARE(document.displayName(), QStringLiteral("bay.isle"));
    document.reset(smallMap(), QStringLiteral("some/where/bay.isle"));
    QCOMPARE(document.displayName(), QStringLiteral("Small"));
}

QTEST_GUILESS_MAIN(MapDocumentTest)
#include "tst_map_document.moc"
