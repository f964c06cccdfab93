#include "editor/document/file_stamp.h"
#include "editor/document/map_store.h"
#include "engine/formats/isle_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace isle;

namespace {

Map titled(const char* title) {
    Map map = blankMap(3, 4, Terrain::Sea);
    map.title = title;
    return map;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Saving: the previous version is kept, bytes that are there already are left alone, failures change
/// nothing.
class MapStoreTest : public QObject {
    Q_OBJECT

  private slots:
    void keepsOneBeside();
    void keepsTheLastFewInAFolder();
    void twoMapsOfOneNameDoNotMix();
    void sameBytesAreNotWrittenAgain();
    void backupFailureDoesNotStopSaving();
    void noPermissionLeavesTheFile();
    void fullDiskLeavesTheFile();
    void whatIsNoFileIsLeftAlone();
    void stampsNoticeChanges();
};

void MapStoreTest::keepsOneBeside() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay.isle"));
    const BackupPolicy beside{BackupPolicy::Keep::Beside, {}, 1};
    QCOMPARE(storeMap(titled("One"), path, beside).value().backup, QString()); // nothing to keep yet
    QCOMPARE(storeMap(titled("Two"), path, beside).value().backup, path + QStringLiteral(".bak"));
    QCOMPARE(readIsle(bytesOf(path + QStringLiteral(".bak")), {}).value().title, std::string("One"));
    QVERIFY(storeMap(titled("Three"), path, beside).ok());
    QCOMPARE(readIsle(bytesOf(path + QStringLiteral(".bak")), {}).value().title, std::string("Two"));
    QCOMPARE(loadIsle(path).value().title, std::string("Three"));
}

void MapStoreTest::keepsTheLastFewInAFolder() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay [2].isle"));
    const QString kept = folder.filePath(QStringLiteral("kept/here"));
    const BackupPolicy policy{BackupPolicy::Keep::Folder, kept, 3};
    for (const char* title : {"1", "2", "3", "4", "5", "6"}) {
        QVERIFY(storeMap(titled(title), path, policy).ok());
        QTest::qWait(2); // the names hold milliseconds
    }
    QStringList titles;
    for (const QString& file : backupsInFolder(path, kept))
        titles.append(QString::fromStdString(loadIsle(file).value().title));
    QCOMPARE(titles, (QStringList{"3", "4", "5"}));
}

void MapStoreTest::twoMapsOfOneNameDoNotMix() {
    QTemporaryDir one;
    QTemporaryDir two;
    QTemporaryDir kept;
    const BackupPolicy policy{BackupPolicy::Keep::Folder, kept.path(), 1};
    for (const QTemporaryDir* folder : {&one, &two})
        for (const char* title : {"1", "2"})
            QVERIFY(storeMap(titled(title), folder->filePath(QStringLiteral("bay.isle")), policy).ok());
    QCOMPARE(backupsInFolder(one.filePath(QStringLiteral("bay.isle")), kept.path()).size(), 1);
    QCOMPARE(backupsInFolder(two.filePath(QStringLiteral("bay.isle")), kept.path()).size(), 1);
}

void MapStoreTest::sameBytesAreNotWrittenAgain() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay.isle"));
    QVERIFY(storeMap(titled("One"), path).value().written);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QDateTime old = QDateTime::currentDateTime().addDays(-1);
    QVERIFY(file.setFileTime(old, QFileDevice::FileModificationTime));
    file.close();
    const auto again = storeMap(titled("One"), path, {BackupPolicy::Keep::Beside, {}, 1});
    QVERIFY(!again.value().written);
    QVERIFY(QFileInfo(path).lastModified() <= old.addSecs(1));
    QVERIFY(!QFileInfo::exists(path + QStringLiteral(".bak")));
}

void MapStoreTest::backupFailureDoesNotStopSaving() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay.isle"));
    QVERIFY(storeMap(titled("One"), path).ok());
    QVERIFY(QDir().mkdir(path + QStringLiteral(".bak"))); // a folder is in the way
    const auto saved = storeMap(titled("Two"), path, {BackupPolicy::Keep::Beside, {}, 1});
    QVERIFY(saved.ok());
    QVERIFY(saved.value().backupFailure.contains(QStringLiteral("bay.isle.bak")));
    QCOMPARE(loadIsle(path).value().title, std::string("Two"));
}

void MapStoreTest::noPermissionLeavesTheFile() {
    if (geteuid() == 0)
        QSKIP("root may write everywhere");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay.isle"));
    QVERIFY(storeMap(titled("One"), path).ok());
    QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    const auto saved = storeMap(titled("Two"), path);
    QFile::setPermissions(folder.path(),
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    QVERIFY(!saved.ok());
    QCOMPARE(loadIsle(path).value().title, std::string("One"));
}

void MapStoreTest::fullDiskLeavesTheFile() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay.isle"));
    QVERIFY(storeMap(titled("One"), path).ok());
    // No file may grow beyond 64 bytes: as on a full disk, writing begins and then fails.
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit tight{64, before.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const auto saved = storeMap(titled("Two"), path);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
    (void)std::signal(SIGXFSZ, ignored);
    QVERIFY(!saved.ok());
    QVERIFY2(saved.error().sentence().contains(path), qPrintable(saved.error().sentence()));
    QCOMPARE(loadIsle(path).value().title, std::string("One"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("bay.isle")});
}

void MapStoreTest::whatIsNoFileIsLeftAlone() {
    QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.isle"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(!storeMap(titled("Two"), pipe).ok());
    struct stat now {};
    QCOMPARE(stat(QFile::encodeName(pipe).constData(), &now), 0);
    QVERIFY(S_ISFIFO(now.st_mode));
    QVERIFY(!storeMap(titled("Two"), folder.path()).ok());
}

void MapStoreTest::stampsNoticeChanges() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bay.isle"));
    QVERIFY(!FileStamp::of(path).exists);
    QVERIFY(FileStamp{}.looksUntouched(path));
    QVERIFY(storeMap(titled("One"), path).ok());
    const FileStamp stamp = FileStamp::of(path);
    QVERIFY(stamp.exists && stamp.looksUntouched(path));
    QVERIFY(!FileStamp{}.looksUntouched(path));
    QVERIFY(storeMap(titled("Three"), path).ok()); // another length
    QVERIFY(!stamp.looksUntouched(path));
    QVERIFY(!stamp.sameContent(FileStamp::of(path)));
    QVERIFY(storeMap(titled("One"), path).ok());
    QVERIFY(stamp.sameContent(FileStamp::of(path)));
    QVERIFY(QFile::remove(path));
    QVERIFY(!stamp.looksUntouched(path));
}

QTEST_GUILESS_MAIN(MapStoreTest)
#include "tst_map_store.moc"
