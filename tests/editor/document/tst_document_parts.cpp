#include "editor/document/recent_files.h"
#include "editor/document/selection.h"
#include "editor/document/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace isle;

/// The small parts beside the document: selection, recent files, names.
class DocumentPartsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void selectionIsSortedAndTellsOnce();
    void recentFilesNewestFirst();
    void recentFilesAtMostTen();
    void recentFilesDropMissingOnes();
    void factsArePutIn();
    void everyThingHasAName();
    void numbersSayTheirPips();

  private:
    QTemporaryDir folder_;
    QString file(const QString& name);
};

void DocumentPartsTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("islewright-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_document_parts"));
}

QString DocumentPartsTest::file(const QString& name) {
    const QString path = folder_.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write a file");
    return path;
}

void DocumentPartsTest::selectionIsSortedAndTellsOnce() {
    Selection selection;
    QSignalSpy changed(&selection, &Selection::changed);
    selection.set({{2, 1}, {0, 3}, {2, 1}});
    QCOMPARE(selection.cells(), (std::vector<Cell>{{0, 3}, {2, 1}}));
    QVERIFY(selection.contains({2, 1}) && !selection.contains({1, 2}));
    selection.set({{0, 3}, {2, 1}});
    QCOMPARE(changed.count(), 1);
    selection.clear();
    QCOMPARE(changed.count(), 2);
}

void DocumentPartsTest::recentFilesNewestFirst() {
    RecentFiles recent;
    recent.clear();
    QSignalSpy changed(&recent, &RecentFiles::changed);
    const QString a = file(QStringLiteral("a.isle"));
    const QString b = file(QStringLiteral("b.isle"));
    recent.add(a);
    recent.add(b);
    QCOMPARE(recent.paths(), (QStringList{b, a}));
    recent.add(a);
    QCOMPARE(recent.paths(), (QStringList{a, b}));
    QCOMPARE(changed.count(), 3);
    QCOMPARE(RecentFiles().paths(), (QStringList{a, b})); // remembered
    recent.remove(a);
    QCOMPARE(recent.paths(), QStringList{b});
}

void DocumentPartsTest::recentFilesAtMostTen() {
    RecentFiles recent;
    recent.clear();
    for (int i = 0; i < 12; ++i)
        recent.add(file(QStringLiteral("%1.isle").arg(i)));
    QCOMPARE(recent.paths().size(), 10);
    QCOMPARE(recent.paths().first(), folder_.filePath(QStringLiteral("11.isle")));
}

void DocumentPartsTest::recentFilesDropMissingOnes() {
    RecentFiles recent;
    recent.clear();
    const QString a = file(QStringLiteral("gone.isle"));
    const QString b = file(QStringLiteral("stays.isle"));
    recent.add(a);
    recent.add(b);
    QVERIFY(QFile::remove(a));
    QCOMPARE(recent.paths(), QStringList{b});
}

void DocumentPartsTest::factsArePutIn() {
    QCOMPARE(translated({"%2 before %1, %1 again", {"one", "two"}}),
             QStringLiteral("two before one, one again"));
    QCOMPARE(translated({"%1 and %2", {"%2", "b"}}), QStringLiteral("%2 and b")); // a fact is no place
    QCOMPARE(translated({"50 % of %3", {"a"}}), QStringLiteral("50 % of %3"));
    const Text text{"%1 and %2 share an edge.", {"D4", "E5"}};
    QCOMPARE(translated(text), QString::fromStdString(text.english()));
}

void DocumentPartsTest::everyThingHasAName() {
    QStringList names;
    for (const Terrain terrain : allTerrains)
        names.append(displayName(terrain));
    QCOMPARE(names.removeDuplicates(), 0);
    QVERIFY(!names.contains(QString()));
    QStringList kinds;
    for (const HarbourKind kind : allHarbourKinds)
        kinds.append(displayName(kind));
    QCOMPARE(kinds.removeDuplicates(), 0);
    QVERIFY(!kinds.contains(QString()));
    for (const Resource resource : allResources)
        QVERIFY(!displayName(resource).isEmpty());
    for (const Marker marker : allMarkers)
        QVERIFY(!displayName(marker).isEmpty());
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint})
        QVERIFY(!displayName(severity).isEmpty());
    QCOMPARE(displayName(Terrain::Forest), QStringLiteral("forest"));
    QCOMPARE(displayName(HarbourKind::Ore), QStringLiteral("ore 2:1"));
    QCOMPARE(displayName(HarbourKind::Generic), QStringLiteral("generic 3:1"));
    QCOMPARE(displayName(Cell{4, 3}), QStringLiteral("D5"));
    QCOMPARE(displayName(EdgePlace{{4, 3}, Direction::NE}), QStringLiteral("D5 NE"));
}

void DocumentPartsTest::numbersSayTheirPips() {
    QCOMPARE(displayName(CellNumber::fixed(6)), QStringLiteral("6, 5 pips"));
    QCOMPARE(displayName(CellNumber::fixed(12)), QStringLiteral("12, 1 pip"));
    QCOMPARE(displayName(CellNumber()), QStringLiteral("no number"));
    QVERIFY(displayName(CellNumber::shuffled()) != displayName(CellNumber()));
}

QTEST_GUILESS_MAIN(DocumentPartsTest)
#include "tst_document_parts.moc"
