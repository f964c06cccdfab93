#include "editor/document/map_document.h"
#include "editor/document/open_documents.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoGroup>
#include <QUndoStack>

using namespace isle;

namespace {

std::unique_ptr<DocumentState> titled(const char* title, const QString& path = {}) {
    Map map = blankMap(3, 4, Terrain::Sea);
    map.title = title;
    return std::make_unique<DocumentState>(std::move(map), path);
}

void rename(MapDocument& document, const char* title) {
    document.edit(QStringLiteral("Rename"), {}, [title](Map& map) { map.title = title; });
}

QStringList names(const OpenDocuments& documents) {
    QStringList all;
    for (int i = 0; i < documents.count(); ++i)
        all.append(documents.stateAt(i).displayName());
    return all;
}

} // namespace

class OpenDocumentsTest : public QObject {
    Q_OBJECT

  private slots:
    void exchangeTellsEverything();
    void eachMapKeepsItsHistory();
    void untouchedBlankIsReplaced();
    void newOnesComeBehindTheFront();
    void closingTheFrontShowsANeighbour();
    void closingAnotherKeepsTheFront();
    void theLastOneLeavesABlank();
    void movingKeepsTheFront_data();
    void movingKeepsTheFront();
    void pathsAreComparedAsFiles();
    void readingOnlyRefusesEdits();
    void reloadIsAStep();
    void gesturesOfTwoMapsNeverMeet();
    void allMapsAreThereWhileListenersAreTold();
};

void OpenDocumentsTest::exchangeTellsEverything() {
    MapDocument document;
    document.reset(blankMap(2, 2, Terrain::Sea));
    rename(document, "One");
    QStringList told;
    connect(&document, &MapDocument::changed, this, [&](const MapChange& change) {
        told.append(change.everything ? "everything" : "part");
        told.append(QString::fromStdString(document.map().title));
    });
    connect(&document, &MapDocument::problemsChanged, this, [&] { told.append("problems"); });
    connect(&document, &MapDocument::pathChanged, this, [&](const QString& path) { told.append(path); });
    connect(&document, &MapDocument::switched, this, [&] { told.append("switched"); });
    QSignalSpy modified(&document, &MapDocument::modifiedChanged);
    const auto before = document.exchange(titled("Two", QStringLiteral("two.isle")));
    QCOMPARE(told, (QStringList{"everything", "Two", "problems", "two.isle", "switched"}));
    QCOMPARE(modified.takeLast().at(0).toBool(), false);
    QCOMPARE(before->map().title, std::string("One"));
    QVERIFY(before->modified());
    QVERIFY(!document.modified());
    QCOMPARE(document.topology().shape(), shapeOf(document.map()));
}

void OpenDocumentsTest::eachMapKeepsItsHistory() {
    MapDocument document;
    OpenDocuments documents(document);
    document.reset(blankMap(2, 2, Terrain::Sea));
    rename(document, "One");
    documents.open(titled("Two"));
    QVERIFY(!document.undoGroup().canUndo());
    rename(document, "Two and a half");
    rename(document, "Three");
    document.undoStack().undo();
    documents.bringToFront(0);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.undoGroup().canUndo());
    document.undoStack().undo();
    QCOMPARE(document.map().title, std::string());
    QVERIFY(!document.undoGroup().canUndo());
    documents.bringToFront(1);
    QCOMPARE(document.map().title, std::string("Two and a half"));
    QVERIFY(document.undoGroup().canRedo());
    document.undoStack().redo();
    QCOMPARE(document.map().title, std::string("Three"));
    QCOMPARE(documents.stateAt(0).map().title, std::string()); // the parked map did not move
}

void OpenDocumentsTest::untouchedBlankIsReplaced() {
    MapDocument document;
    (void)document.exchange(OpenDocuments::blank());
    OpenDocuments documents(document);
    QSignalSpy replaced(&documents, &OpenDocuments::replaced);
    const int firstId = documents.front().id;
    documents.open(titled("One"));
    QCOMPARE(names(documents), (QStringList{"One"}));
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(replaced[0][1].toInt(), firstId);
    QVERIFY(documents.front().id != firstId);
    // Touched and taken back is not untouched: the step could be made again.
    documents.open(OpenDocuments::blank());
    rename(document, "x");
    document.undoStack().undo();
    documents.open(titled("Two"));
    QCOMPARE(names(documents), (QStringList{"One", "Untitled", "Two"}));
}

void OpenDocumentsTest::newOnesComeBehindTheFront() {
    MapDocument document;
    document.reset(titled("A")->map());
    OpenDocuments documents(document);
    documents.open(titled("B"));
    documents.open(titled("C"));
    documents.bringToFront(0);
    QCOMPARE(documents.open(titled("D")), 1);
    QCOMPARE(names(documents), (QStringList{"A", "D", "B", "C"}));
    QCOMPARE(documents.frontIndex(), 1);
}

void OpenDocumentsTest::closingTheFrontShowsANeighbour() {
    MapDocument document;
    document.reset(titled("A")->map());
    OpenDocuments documents(document);
    documents.open(titled("B"));
    documents.open(titled("C"));
    QSignalSpy removed(&documents, &OpenDocuments::removed);
    documents.bringToFront(1);
    documents.close(1);
    QCOMPARE(document.map().title, std::string("C"));
    QCOMPARE(documents.frontIndex(), 1);
    QCOMPARE(removed.count(), 1);
    documents.close(1);
    QCOMPARE(document.map().title, std::string("A"));
    QCOMPARE(names(documents), (QStringList{"A"}));
}

void OpenDocumentsTest::closingAnotherKeepsTheFront() {
    MapDocument document;
    document.reset(titled("A")->map());
    OpenDocuments documents(document);
    documents.open(titled("B"));
    documents.open(titled("C"));
    documents.close(0);
    QCOMPARE(document.map().title, std::string("C"));
    QCOMPARE(documents.frontIndex(), 1);
    QCOMPARE(names(documents), (QStringList{"B", "C"}));
}

void OpenDocumentsTest::theLastOneLeavesABlank() {
    MapDocument document;
    document.reset(titled("A")->map());
    OpenDocuments documents(document);
    documents.close(0);
    QCOMPARE(documents.count(), 1);
    QVERIFY(document.state().untouched());
    QCOMPARE(document.displayName(), QStringLiteral("Untitled"));
}

void OpenDocumentsTest::movingKeepsTheFront_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("order");
    QTest::newRow("first to last") << 0 << 3 << "BCDA";
    QTest::newRow("last to first") << 3 << 0 << "DABC";
    QTest::newRow("front forward") << 1 << 2 << "ACBD";
    QTest::newRow("front back") << 1 << 0 << "BACD";
    QTest::newRow("not at all") << 2 << 2 << "ABCD";
}

void OpenDocumentsTest::movingKeepsTheFront() {
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QString, order);
    MapDocument document;
    document.reset(titled("A")->map());
    OpenDocuments documents(document);
    for (const char* title : {"B", "C", "D"})
        documents.open(titled(title));
    documents.bringToFront(1);
    documents.move(from, to);
    QCOMPARE(names(documents).join(QString()), order);
    QCOMPARE(documents.stateAt(documents.frontIndex()).displayName(), QStringLiteral("B"));
    QCOMPARE(document.map().title, std::string("B"));
}

void OpenDocumentsTest::pathsAreComparedAsFiles() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.isle"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString link = folder.filePath(QStringLiteral("link.isle"));
    QVERIFY(QFile::link(path, link));
    MapDocument document;
    OpenDocuments documents(document);
    documents.open(titled("A", path));
    QCOMPARE(documents.indexOfPath(link), 1);
    QCOMPARE(documents.indexOfPath(folder.filePath(QStringLiteral("./a.isle"))), 1);
    QCOMPARE(documents.indexOfPath(folder.filePath(QStringLiteral("b.isle"))), -1);
    QCOMPARE(documents.indexOfPath({}), -1);
}

void OpenDocumentsTest::readingOnlyRefusesEdits() {
    MapDocument document;
    auto state = titled("A", QStringLiteral("a.isle"));
    state->setReadOnly(true);
    (void)document.exchange(std::move(state));
    QSignalSpy held(&document, &MapDocument::heldBack);
    rename(document, "B");
    QCOMPARE(document.map().title, std::string("A"));
    QCOMPARE(document.undoStack().count(), 0);
    QCOMPARE(held.count(), 1);
}

void OpenDocumentsTest::reloadIsAStep() {
    MapDocument document;
    document.reset(titled("A")->map(), QStringLiteral("a.isle"));
    rename(document, "B");
    Map disk = blankMap(5, 5, Terrain::Sea);
    document.reload(disk, QStringLiteral("Reload"));
    QCOMPARE(document.map(), disk);
    QVERIFY(!document.modified());
    document.undoStack().undo();
    QCOMPARE(document.map().title, std::string("B"));
    QVERIFY(document.modified());
    QCOMPARE(document.map().rows, 3);
}

void OpenDocumentsTest::gesturesOfTwoMapsNeverMeet() {
    MapDocument document;
    OpenDocuments documents(document);
    document.reset(titled("A")->map());
    const int first = document.newGesture();
    documents.open(titled("B"));
    QVERIFY(document.newGesture() != first);
    documents.bringToFront(0);
    QVERIFY(document.newGesture() != first);
}

void OpenDocumentsTest::allMapsAreThereWhileListenersAreTold() {
    MapDocument document;
    document.reset(titled("A")->map());
    OpenDocuments documents(document);
    QStringList told;
    connect(&document, &MapDocument::pathChanged, this,
            [&] { told.append(names(documents).join(QString())); });
    documents.open(titled("B"));
    documents.bringToFront(0);
    documents.close(1);
    QCOMPARE(told, (QStringList{"AB", "AB"}));
}

QTEST_GUILESS_MAIN(OpenDocumentsTest)
#include "tst_open_documents.moc"
