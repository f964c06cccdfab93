#include "editor/document/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/recovery_writer.h"
#include "engine/formats/isle_file.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

using namespace isle;

namespace {

Map titled(const char* title) {
    Map map = blankMap(3, 4, Terrain::Sea);
    map.title = title;
    return map;
}

void rename(MapDocument& document, const char* title) {
    document.edit(QStringLiteral("Rename"), {}, [title](Map& map) { map.title = title; });
}

QStringList mapsIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("*.isle")}, QDir::Files, QDir::Name);
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

  private slots:
    void init() { root = std::make_unique<QTemporaryDir>(); }
    void livingProcessesKeepTheirFiles();
    void leftoversTellWhatTheyAre();
    void mapWithoutRecordIsOfferedToo();
    void discardedAreGoneOthersStay();
    void emptyFoldersGo();
    void changeIsWrittenWithinTheInterval();
    void steadyChangesDoNotPutItOff();
    void gestureIsWaitedFor();
    void savedAndUndoneAndClosedMapsLeaveNothing();
    void switchingWritesAtOnce();
    void cleanMapsAreNotWritten();
    void failureIsTold();

  private:
    /// A folder as a dead process leaves it.
    void leave(const char* title, const QString& path, const QDateTime& time, int document = 1);

    std::unique_ptr<QTemporaryDir> root;
};

void RecoveryTest::leave(const char* title, const QString& path, const QDateTime& time, int document) {
    const QString keep = root->filePath(QStringLiteral("dead ") + QString::fromLatin1(title));
    RecoveryStore store(root->path());
    QVERIFY(store.write(document, titled(title), {path, QString::fromLatin1(title), time, "digest"}).ok());
    QVERIFY(QDir().mkpath(keep));
    for (const QString& name : QDir(store.folder()).entryList(QDir::Files))
        QVERIFY(name == QLatin1String("owner.lock")
                || QFile::copy(QDir(store.folder()).filePath(name), QDir(keep).filePath(name)));
    store.remove(document);
}

void RecoveryTest::livingProcessesKeepTheirFiles() {
    RecoveryStore store(root->path());
    QVERIFY(store.write(1, titled("Mine"), {}).ok());
    QVERIFY(Leftovers(root->path()).all().empty());
    QCOMPARE(mapsIn(store.folder()).size(), 1);
}

void RecoveryTest::leftoversTellWhatTheyAre() {
    const QDateTime time(QDate(2026, 3, 4), QTime(5, 6, 7, 89));
    leave("Old", QStringLiteral("old/one.isle"), time);
    leave("New", {}, time.addSecs(60));
    const Leftovers leftovers(root->path());
    QCOMPARE(leftovers.all().size(), std::size_t{2});
    const Leftover& first = leftovers.all()[0];
    QCOMPARE(first.record.title, QStringLiteral("New"));
    QCOMPARE(first.record.path, QString());
    const Leftover& second = leftovers.all()[1];
    QCOMPARE(second.record.path, QStringLiteral("old/one.isle"));
    QCOMPARE(second.record.time, time);
    QCOMPARE(second.record.diskDigest, QByteArray("digest"));
    QCOMPARE(loadIsle(second.file).value(), titled("Old"));
    QVERIFY(Leftovers(root->path()).all().empty()); // not offered by two windows at once
}

void RecoveryTest::mapWithoutRecordIsOfferedToo() {
    leave("Bare", {}, QDateTime::currentDateTime());
    const QString record = root->filePath(QStringLiteral("dead Bare/1.json"));
    QVERIFY(QFile::remove(record));
    {
        const Leftovers leftovers(root->path());
        QCOMPARE(leftovers.all().size(), std::size_t{1});
        QVERIFY(leftovers.all()[0].record.time.isValid());
    }
    QFile broken(record);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{ no record");
    broken.close();
    QCOMPARE(Leftovers(root->path()).all().size(), std::size_t{1});
}

void RecoveryTest::discardedAreGoneOthersStay() {
    const QDateTime now = QDateTime::currentDateTime();
    leave("One", {}, now);
    leave("Two", {}, now.addSecs(1));
    {
        Leftovers leftovers(root->path());
        leftovers.discard(leftovers.all()[0]);
        QCOMPARE(leftovers.all().size(), std::size_t{1});
    }
    const Leftovers again(root->path());
    QCOMPARE(again.all().size(), std::size_t{1});
    QCOMPARE(again.all()[0].record.title, QStringLiteral("One"));
    QVERIFY(!QDir(root->filePath(QStringLiteral("dead Two"))).exists());
}

void RecoveryTest::emptyFoldersGo() {
    {
        RecoveryStore store(root->path());
        QVERIFY(store.write(1, titled("Mine"), {}).ok());
        store.remove(1);
    }
    QVERIFY(QDir(root->path()).isEmpty());
}

void RecoveryTest::changeIsWrittenWithinTheInterval() {
    MapDocument document;
    OpenDocuments documents(document);
    document.reset(titled("A"), QStringLiteral("a.isle"));
    RecoveryWriter writer(documents, root->path());
    writer.setInterval(50);
    rename(document, "B");
    QVERIFY(mapsIn(writer.folder()).isEmpty());
    QTRY_COMPARE(mapsIn(writer.folder()).size(), 1);
    writer.wait();
    QCOMPARE(loadIsle(QDir(writer.folder()).filePath(mapsIn(writer.folder())[0])).value(), titled("B"));
    rename(document, "C");
    const auto title = [&] {
        return loadIsle(QDir(writer.folder()).filePath(mapsIn(writer.folder())[0])).value().title;
    };
    QTRY_COMPARE(title(), std::string("C"));
}

void RecoveryTest::steadyChangesDoNotPutItOff() {
    MapDocument document;
    OpenDocuments documents(document);
    RecoveryWriter writer(documents, root->path());
    writer.setInterval(150);
    int changes = 0;
    while (mapsIn(writer.folder()).isEmpty() && changes < 500) { // far longer than the interval
        rename(document, ++changes % 2 == 0 ? "even" : "odd");
        QTest::qWait(10); // never silent for the length of the interval
    }
    QVERIFY(changes < 500);
}

void RecoveryTest::gestureIsWaitedFor() {
    MapDocument document;
    OpenDocuments documents(document);
    RecoveryWriter writer(documents, root->path());
    writer.setInterval(20);
    bool busy = true;
    int asked = 0;
    writer.setBusy([&] {
        ++asked;
        return busy;
    });
    rename(document, "B");
    QTRY_VERIFY(asked >= 2);
    writer.wait();
    QVERIFY(mapsIn(writer.folder()).isEmpty());
    busy = false;
    QTRY_COMPARE(mapsIn(writer.folder()).size(), 1);
}

void RecoveryTest::savedAndUndoneAndClosedMapsLeaveNothing() {
    MapDocument document;
    OpenDocuments documents(document);
    document.reset(titled("A"));
    RecoveryWriter writer(documents, root->path());
    const auto written = [&] {
        writer.flush();
        writer.wait();
        return mapsIn(writer.folder()).size();
    };
    rename(document, "B");
    QCOMPARE(written(), 1);
    document.undoStack().undo();
    QCOMPARE(written(), 0);
    document.undoStack().redo();
    QCOMPARE(written(), 1);
    QVERIFY(document.save(root->filePath(QStringLiteral("mine.isle"))).ok());
    QCOMPARE(written(), 0);
    rename(document, "C");
    QCOMPARE(written(), 1);
    documents.close(0);
    QCOMPARE(written(), 0);
}

void RecoveryTest::switchingWritesAtOnce() {
    MapDocument document;
    OpenDocuments documents(document);
    document.reset(titled("A"));
    RecoveryWriter writer(documents, root->path());
    rename(document, "B");
    documents.open(std::make_unique<DocumentState>(titled("Other")));
    writer.wait();
    QCOMPARE(mapsIn(writer.folder()).size(), 1);
    QCOMPARE(loadIsle(QDir(writer.folder()).filePath(mapsIn(writer.folder())[0])).value(), titled("B"));
    // Going back and forth is no change; the file of the parked map stays.
    documents.bringToFront(0);
    documents.bringToFront(1);
    writer.flush();
    writer.wait();
    QCOMPARE(mapsIn(writer.folder()).size(), 1);
    writer.forgetAll();
    QVERIFY(mapsIn(writer.folder()).isEmpty());
}

void RecoveryTest::cleanMapsAreNotWritten() {
    MapDocument document;
    OpenDocuments documents(document);
    RecoveryWriter writer(documents, root->path());
    document.reset(titled("A"), QStringLiteral("a.isle"));
    writer.flush();
    writer.wait();
    QVERIFY(mapsIn(writer.folder()).isEmpty());
}

void RecoveryTest::failureIsTold() {
    QFile wall(root->filePath(QStringLiteral("wall")));
    QVERIFY(wall.open(QIODevice::WriteOnly));
    MapDocument document;
    OpenDocuments documents(document);
    RecoveryWriter writer(documents, wall.fileName() + QStringLiteral("/recovery"));
    QSignalSpy failed(&writer, &RecoveryWriter::failed);
    rename(document, "B");
    writer.flush();
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!failed[0][0].toString().isEmpty());
}

QTEST_GUILESS_MAIN(RecoveryTest)
#include "tst_recovery.moc"
