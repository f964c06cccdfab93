#include "editor/document/map_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace isle;

/// One map, one writer.
class MapLockTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void secondOneIsToldWhoHasIt();
    void endsWithTheObject();
    void deadProcessesLoseTheirLock();
    void lockOfAnotherComputerHolds();
    void folderThatCannotBeWritten();
    void linksLockTheSameFile();
    void describesWhatIsKnown();

  private:
    static QString mapIn(const QTemporaryDir& folder) {
        const QString path = folder.filePath(QStringLiteral("bay.isle"));
        QFile file(path);
        (void)file.open(QIODevice::WriteOnly);
        return path;
    }
    /// A lock file as QLockFile writes it: process, application, computer and the ids of machine and start.
    static void writeLock(const QString& path, qint64 pid, const QString& host, const QByteArray& machine) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::number(pid) + "\nislewright\n" + host.toUtf8() + '\n' + machine + '\n'
                   + QSysInfo::bootUniqueId() + '\n');
    }
};

void MapLockTest::secondOneIsToldWhoHasIt() {
    QTemporaryDir folder;
    const QString path = mapIn(folder);
    const auto first = MapLock::take(path);
    QVERIFY(first.ok());
    QCOMPARE(first.value()->lockPath(), folder.filePath(QStringLiteral(".~lock.bay.isle#")));
    const auto second = MapLock::take(path);
    QVERIFY(!second.ok());
    QCOMPARE(second.error().pid, QCoreApplication::applicationPid());
    QCOMPARE(second.error().host, QSysInfo::machineHostName());
    QCOMPARE(second.error().user, QFileInfo(path).owner());
    QVERIFY(second.error().since.secsTo(QDateTime::currentDateTime()) < 60);
}

void MapLockTest::endsWithTheObject() {
    QTemporaryDir folder;
    const QString path = mapIn(folder);
    QVERIFY(MapLock::take(path).ok());
    QVERIFY(!QFileInfo::exists(MapLock::pathBeside(path)));
    QVERIFY(MapLock::take(path).ok());
}

void MapLockTest::deadProcessesLoseTheirLock() {
    QTemporaryDir folder;
    const QString path = mapIn(folder);
    QProcess gone;
    gone.start(QStringLiteral("true"), {});
    QVERIFY(gone.waitForStarted());
    const qint64 pid = gone.processId();
    QVERIFY(gone.waitForFinished());
    writeLock(MapLock::pathBeside(path), pid, QSysInfo::machineHostName(), QSysInfo::machineUniqueId());
    QVERIFY(MapLock::take(path).ok());
}

void MapLockTest::lockOfAnotherComputerHolds() {
    QTemporaryDir folder;
    const QString path = mapIn(folder);
    writeLock(MapLock::pathBeside(path), 4711, QStringLiteral("harbour"), "another machine");
    const auto taken = MapLock::take(path);
    QVERIFY(!taken.ok());
    QCOMPARE(taken.error().host, QStringLiteral("harbour"));
    QCOMPARE(taken.error().pid, qint64{4711});
}

void MapLockTest::folderThatCannotBeWritten() {
    // A folder that is gone can be written to by nobody, not even by root.
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("gone/bay.isle"));
    const auto first = MapLock::take(path);
    QVERIFY(first.ok());
    QCOMPARE(first.value()->lockPath(), MapLock::pathElsewhere(path));
    QVERIFY(!MapLock::take(path).ok());
}

void MapLockTest::linksLockTheSameFile() {
    QTemporaryDir folder;
    QTemporaryDir other;
    const QString path = mapIn(folder);
    const QString link = other.filePath(QStringLiteral("link.isle"));
    QVERIFY(QFile::link(path, link));
    const auto first = MapLock::take(path);
    QVERIFY(!MapLock::take(link).ok());
}

void MapLockTest::describesWhatIsKnown() {
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    const QString whole = describe({QStringLiteral("anna"), QStringLiteral("harbour"), {}, 12, yesterday});
    QVERIFY2(whole.startsWith(QStringLiteral("anna on harbour since ")), qPrintable(whole));
    QVERIFY2(whole.endsWith(QStringLiteral("(process 12)")), qPrintable(whole));
    QCOMPARE(describe({}), QStringLiteral("somebody"));
}

QTEST_GUILESS_MAIN(MapLockTest)
#include "tst_map_lock.moc"
