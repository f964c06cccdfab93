#include "editor/document/map_lock.h"
#include "editor/window/document_tabs.h"
#include "editor/window/documents_controller.h"
#include "editor/window/file_notice.h"
#include "engine/formats/isle_file.h"
#include "tests/editor/window/window_driver.h"

#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// What others do to the file of an open map, and that saving harms nobody.
class TestDiskChanges : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init();
    void cleanup() { driver.reset(); }
    void ownSavingIsNotForeign();
    void reloadIsAStep();
    void keepMineSavesOverIt();
    void compareOpensATab();
    void savingOverAForeignChangeAsks_data();
    void savingOverAForeignChangeAsks();
    void deletedFileIsNoticed();
    void replacedFileIsNoticed();
    void touchedFileIsNoChange();
    void parkedMapIsMarked();
    void windowLooksWhenItComesToTheFront();
    void openElsewhere_data();
    void openElsewhere();
    void readingOnlyMapIsLeftAlone();
    void saveAsOverALockedFileIsRefused();
    void saveAsOverAnotherTabIsRefused();
    void saveAsMovesTheLock();
    void savingWithoutChangesWritesNothing();
    void backupOfThePreviousVersion();
    void failedBackupIsSaid();

  private:
    [[nodiscard]] QString file(const QString& name) const { return folder->filePath(name); }
    [[nodiscard]] FileNotice& notice() { return driver->window.openMaps().notice(); }
    [[nodiscard]] OpenDocuments& documents() { return driver->window.openMaps().documents(); }
    [[nodiscard]] MapDocument& document() { return driver->window.document(); }
    void write(const QString& name, const std::string& title) {
        Map map = blankMap(5, 5, Terrain::Sea);
        map.title = title;
        QVERIFY(saveIsle(map, file(name)).ok());
    }
    void change() {
        document().edit("Change", {}, [](Map& map) { map.author += "x"; });
    }
    void click(const char* button) {
        auto* found = notice().findChild<QPushButton*>(button);
        QVERIFY2(found && found->isVisible(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// Presses the button of a message box by its text.
    void choose(const QString& text, QString* said = nullptr) {
        driver->answer<QMessageBox>([text, said](QMessageBox& box) {
            if (said)
                *said = box.text() + '\n' + box.informativeText();
            for (QAbstractButton* button : box.buttons())
                if (QString(button->text()).remove('&').contains(text))
                    return button->click();
            QFAIL(qPrintable("no button " + text));
        });
    }
    [[nodiscard]] std::string titleOnDisk() { return loadIsle(file("one.isle")).value().title; }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<WindowDriver> driver;
};

void TestDiskChanges::init() {
    QSettings().clear();
    folder = std::make_unique<QTemporaryDir>();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    write("one.isle", "One");
    write("two.isle", "Two");
    QVERIFY(driver->window.openPath(file("one.isle")));
}

void TestDiskChanges::ownSavingIsNotForeign() {
    change();
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QTest::qWait(400); // longer than the watcher waits
    QCOMPARE(notice().text(), QString());
    change();
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(driver->answered, 0);
    QVERIFY(!driver->window.isWindowModified());
}

void TestDiskChanges::reloadIsAStep() {
    change();
    write("one.isle", "Theirs");
    QTRY_VERIFY(notice().text().contains("one.isle"));
    QCOMPARE(driver->map().title, std::string("One")); // nothing happens without being asked for
    click("reload");
    QCOMPARE(driver->map().title, std::string("Theirs"));
    QVERIFY(!driver->window.isWindowModified());
    QCOMPARE(notice().text(), QString());
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(driver->map().title, std::string("One"));
    QCOMPARE(driver->map().author, std::string("x"));
}

void TestDiskChanges::keepMineSavesOverIt() {
    write("one.isle", "Theirs");
    QTRY_VERIFY(!notice().text().isEmpty());
    click("keepMine");
    QCOMPARE(notice().text(), QString());
    QVERIFY(driver->window.isWindowModified()); // it is not what the file holds
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(), std::string("One"));
    QCOMPARE(driver->answered, 0);
}

void TestDiskChanges::compareOpensATab() {
    write("one.isle", "Theirs");
    QTRY_VERIFY(!notice().text().isEmpty());
    click("compare");
    QCOMPARE(documents().count(), 2);
    QCOMPARE(driver->map().title, std::string("Theirs"));
    QCOMPARE(document().displayName(), QString("one.isle (on disk)"));
    QVERIFY(document().path().isEmpty());
    QCOMPARE(notice().text(), QString());
    documents().bringToFront(0);
    QVERIFY(!notice().text().isEmpty()); // still to be decided
}

void TestDiskChanges::savingOverAForeignChangeAsks_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("onDisk");
    QTest::addColumn<QString>("elsewhere");
    QTest::newRow("replace") << "Replace"
                             << "One"
                             << "";
    QTest::newRow("save as") << "Save as"
                             << "Theirs"
                             << "One";
    QTest::newRow("cancel") << "Cancel"
                            << "Theirs"
                            << "";
}

void TestDiskChanges::savingOverAForeignChangeAsks() {
    QFETCH(QString, button);
    QFETCH(QString, onDisk);
    QFETCH(QString, elsewhere);
    driver->window.fileDialogs().saveMap = [this](QWidget*, const QString&) { return file("else.isle"); };
    change();
    write("one.isle", "Theirs");
    choose(button);
    driver->key(Qt::Key_S, Qt::ControlModifier); // before the notice comes, and all the same after
    QCOMPARE(driver->answered, 1);
    QCOMPARE(QString::fromStdString(titleOnDisk()), onDisk);
    QCOMPARE(QFileInfo::exists(file("else.isle")), !elsewhere.isEmpty());
    QCOMPARE(driver->window.isWindowModified(), button == "Cancel");
}

void TestDiskChanges::deletedFileIsNoticed() {
    QVERIFY(QFile::remove(file("one.isle")));
    QTRY_VERIFY(notice().text().contains("gone"));
    QVERIFY(driver->window.isWindowModified()); // here is the last copy
    click("saveAgain");
    QCOMPARE(titleOnDisk(), std::string("One"));
    QCOMPARE(notice().text(), QString());
    QVERIFY(!driver->window.isWindowModified());
}

void TestDiskChanges::replacedFileIsNoticed() {
    // As most programs save: another file takes the name.
    write("new.isle", "Theirs");
    QCOMPARE(::rename(QFile::encodeName(file("new.isle")).constData(),
                      QFile::encodeName(file("one.isle")).constData()),
             0);
    QTRY_VERIFY(!notice().text().isEmpty());
    click("reload");
    // And once more: the watcher follows the new file.
    write("new.isle", "Theirs again");
    QCOMPARE(::rename(QFile::encodeName(file("new.isle")).constData(),
                      QFile::encodeName(file("one.isle")).constData()),
             0);
    QTRY_VERIFY(!notice().text().isEmpty());
}

void TestDiskChanges::touchedFileIsNoChange() {
    QFile touched(file("one.isle"));
    QVERIFY(touched.open(QIODevice::ReadWrite));
    QVERIFY(touched.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    touched.close();
    driver->window.openMaps().files().watch().check();
    QTest::qWait(300);
    QCOMPARE(notice().text(), QString());
}

void TestDiskChanges::parkedMapIsMarked() {
    QVERIFY(driver->window.openPath(file("two.isle")));
    write("one.isle", "Theirs");
    DocumentTabs& tabs = driver->window.openMaps().tabs();
    QTRY_VERIFY(!tabs.tabIcon(0).isNull());
    QVERIFY(tabs.tabToolTip(0).contains("on disk"));
    QCOMPARE(notice().text(), QString()); // the map in front is as it was
    documents().bringToFront(0);
    QVERIFY(notice().text().contains("one.isle"));
}

void TestDiskChanges::windowLooksWhenItComesToTheFront() {
    write("one.isle", "Theirs");
    QEvent activate(QEvent::WindowActivate);
    QApplication::sendEvent(&driver->window, &activate);
    QVERIFY(!notice().text().isEmpty()); // without waiting for the watcher
}

void TestDiskChanges::openElsewhere_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("opened");
    QTest::addColumn<bool>("readOnly");
    QTest::newRow("read") << "reading" << true << true;
    QTest::newRow("copy") << "copy" << true << false;
    QTest::newRow("cancel") << "Cancel" << false << false;
}

void TestDiskChanges::openElsewhere() {
    QFETCH(QString, button);
    QFETCH(bool, opened);
    QFETCH(bool, readOnly);
    const auto lock = MapLock::take(file("two.isle"));
    QVERIFY(lock.ok());
    QString said;
    choose(button, &said);
    QCOMPARE(driver->window.openPath(file("two.isle")), opened);
    QCOMPARE(driver->answered, 1);
    QVERIFY2(said.contains(QSysInfo::machineHostName()), qPrintable(said));
    QVERIFY2(said.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(said));
    QCOMPARE(driver->map().title, std::string(opened ? "Two" : "One"));
    QCOMPARE(std::as_const(document()).state().readOnly(), readOnly);
    if (opened && !readOnly) {
        QVERIFY(document().path().isEmpty());
        QVERIFY(document().modified()); // the copy is in no file yet
    }
}

void TestDiskChanges::readingOnlyMapIsLeftAlone() {
    const auto lock = MapLock::take(file("two.isle"));
    choose("reading");
    QVERIFY(driver->window.openPath(file("two.isle")));
    QVERIFY(notice().text().contains("reading"));
    driver->click({2, 2});
    QCOMPARE(document().undoStack().count(), 0);
    QCOMPARE(driver->map().at({2, 2}).terrain, Terrain::Sea);
    click("editCopy");
    driver->click({2, 2});
    QCOMPARE(document().undoStack().count(), 1);
    driver->window.fileDialogs().saveMap = [this](QWidget*, const QString&) { return file("mine.isle"); };
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(document().path(), file("mine.isle"));
}

void TestDiskChanges::saveAsOverALockedFileIsRefused() {
    const auto lock = MapLock::take(file("two.isle"));
    driver->window.fileDialogs().saveMap = [this](QWidget*, const QString&) { return file("two.isle"); };
    QString said;
    choose("OK", &said);
    driver->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(said.contains("open elsewhere"), qPrintable(said));
    QCOMPARE(loadIsle(file("two.isle")).value().title, std::string("Two"));
    QCOMPARE(document().path(), file("one.isle"));
}

void TestDiskChanges::saveAsOverAnotherTabIsRefused() {
    QVERIFY(driver->window.openPath(file("two.isle")));
    driver->window.fileDialogs().saveMap = [this](QWidget*, const QString&) { return file("one.isle"); };
    QString said;
    choose("OK", &said);
    driver->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(said.contains("another tab"), qPrintable(said));
    QCOMPARE(titleOnDisk(), std::string("One"));
}

void TestDiskChanges::saveAsMovesTheLock() {
    QVERIFY(QFileInfo::exists(MapLock::pathBeside(file("one.isle"))));
    driver->window.fileDialogs().saveMap = [this](QWidget*, const QString&) { return file("new.isle"); };
    driver->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!QFileInfo::exists(MapLock::pathBeside(file("one.isle"))));
    QVERIFY(QFileInfo::exists(MapLock::pathBeside(file("new.isle"))));
    driver->key(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!QFileInfo::exists(MapLock::pathBeside(file("new.isle"))));
}

void TestDiskChanges::savingWithoutChangesWritesNothing() {
    // The same map in another spelling: nobody asked for it to be spelt anew.
    const auto bytes = [this] {
        QFile read(file("two.isle"));
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    };
    const QByteArray spelt = bytes().replace(": ", ":   ") + "\n\n";
    QFile own(file("two.isle"));
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.write(spelt);
    own.close();
    QVERIFY(driver->window.openPath(file("two.isle")));
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bytes(), spelt);
    change();
    driver->key(Qt::Key_Z, Qt::ControlModifier);
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(bytes(), spelt);
}

void TestDiskChanges::backupOfThePreviousVersion() {
    document().edit("Title", {}, [](Map& map) { map.title = "Other"; });
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(), std::string("Other"));
    QCOMPARE(loadIsle(file("one.isle.bak")).value().title, std::string("One"));
    FileSettings settings;
    settings.backups = BackupPolicy::Keep::Nothing;
    settings.store();
    document().edit("Title", {}, [](Map& map) { map.title = "Third"; });
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(loadIsle(file("one.isle.bak")).value().title, std::string("One"));
}

void TestDiskChanges::failedBackupIsSaid() {
    QVERIFY(QDir().mkdir(file("one.isle.bak")));
    document().edit("Title", {}, [](Map& map) { map.title = "Other"; });
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(), std::string("Other"));
    QVERIFY2(notice().text().contains("one.isle.bak"), qPrintable(notice().text()));
    click("dismiss");
    QCOMPARE(notice().text(), QString());
}

QTEST_MAIN(TestDiskChanges)
#include "tst_disk_changes.moc"
