#include "editor/look/theme.h"
#include "editor/window/document_tabs.h"
#include "editor/window/documents_controller.h"
#include "editor/window/file_notice.h"
#include "engine/formats/isle_file.h"
#include "tests/editor/window/window_driver.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

using namespace isle;
using namespace isle::test;

/// The preferences, and what is remembered from one start to the next.
class TestPreferences : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { driver.reset(); }
    void filesPage();
    void cancelChangesNothing();
    void defaultsAreShownFirst();
    void appearancePage();
    void settingsOutOfRange();
    void openMapsComeBack();
    void switchedOff();
    void missingFilesAreTold();
    void onlyOneWindowRemembers();

  private:
    [[nodiscard]] QString file(const QString& name) const { return folder->filePath(name); }
    [[nodiscard]] QStringList titles() {
        QStringList all;
        const OpenDocuments& documents = driver->window.openMaps().documents();
        for (int i = 0; i < documents.count(); ++i)
            all.append(documents.stateAt(i).displayName());
        return all;
    }
    void start(const QStringList& paths = {}) {
        driver.reset();
        driver = std::make_unique<WindowDriver>();
        QVERIFY(driver->ready());
        driver->window.openMaps().beginWork(paths);
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<WindowDriver> driver;
};

void TestPreferences::init() {
    useTestSettings();
    folder = std::make_unique<QTemporaryDir>();
    for (const char* name : {"one", "two", "three"}) {
        Map map = blankMap(9, 9, Terrain::Sea);
        map.title = name;
        QVERIFY(saveIsle(map, file(QString::fromLatin1(name) + ".isle")).ok());
    }
    start();
}

void TestPreferences::filesPage() {
    driver->answer([](QDialog& dialog) {
        auto* pages = dialog.findChild<QListWidget*>("pages");
        for (int row = 0; row < pages->count(); ++row)
            if (pages->item(row)->text() == "Files")
                QTest::mouseClick(pages->viewport(), Qt::LeftButton, {},
                                  pages->visualItemRect(pages->item(row)).center());
        auto* seconds = dialog.findChild<QSpinBox*>("recoverySeconds");
        auto* copies = dialog.findChild<QSpinBox*>("backupCopies");
        QVERIFY(seconds->isVisible());
        QCOMPARE(seconds->value(), 2);
        QVERIFY(!copies->isEnabled());
        seconds->setValue(7);
        dialog.findChild<QComboBox*>("backups")->setCurrentIndex(2);
        QVERIFY(copies->isEnabled());
        copies->setValue(4);
        QTest::mouseClick(dialog.findChild<QCheckBox*>("reopen"), Qt::LeftButton, {}, QPoint(8, 8));
        dialog.accept();
    });
    driver->key(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(driver->answered, 1);
    const FileSettings stored = FileSettings::load();
    QCOMPARE(stored.recoverySeconds, 7);
    QCOMPARE(stored.backups, BackupPolicy::Keep::Folder);
    QCOMPARE(stored.backupCopies, 4);
    QVERIFY(!stored.reopen);
    QCOMPARE(driver->window.openMaps().recovery().interval(), 7000);
}

void TestPreferences::cancelChangesNothing() {
    driver->answer([](QDialog& dialog) {
        dialog.findChild<QSpinBox*>("recoverySeconds")->setValue(7);
        dialog.findChild<QRadioButton*>("view.themeDark")->setChecked(true);
        dialog.reject();
    });
    driver->action("edit.preferences")->trigger();
    QVERIFY(FileSettings::load() == FileSettings{});
    QCOMPARE(storedAppearance(), Appearance::Light);
}

void TestPreferences::defaultsAreShownFirst() {
    FileSettings settings;
    settings.recoverySeconds = 9;
    settings.reopen = false;
    settings.store();
    driver->answer([](QDialog& dialog) {
        auto* pages = dialog.findChild<QListWidget*>("pages");
        for (int row = 0; row < pages->count(); ++row)
            if (pages->item(row)->text() == "Files")
                pages->setCurrentRow(row);
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
        QCOMPARE(dialog.findChild<QSpinBox*>("recoverySeconds")->value(), 2);
        QVERIFY(dialog.findChild<QCheckBox*>("reopen")->isChecked());
        QCOMPARE(FileSettings::load().recoverySeconds, 9); // not before OK
        dialog.accept();
    });
    driver->action("edit.preferences")->trigger();
    QVERIFY(FileSettings::load() == FileSettings{});
}

void TestPreferences::appearancePage() {
    driver->answer([](QDialog& dialog) {
        dialog.findChild<QRadioButton*>("view.themeDark")->click();
        dialog.accept();
    });
    driver->action("edit.preferences")->trigger();
    QCOMPARE(storedAppearance(), Appearance::Dark);
    QVERIFY(currentTheme().dark);
    QVERIFY(driver->action("view.themeDark")->isChecked());
}

void TestPreferences::settingsOutOfRange() {
    QSettings settings;
    settings.setValue("files/recoverySeconds", 100000);
    settings.setValue("files/backups", "everything");
    settings.setValue("files/backupCopies", -3);
    const FileSettings loaded = FileSettings::load();
    QCOMPARE(loaded.recoverySeconds, 10);
    QCOMPARE(loaded.backups, BackupPolicy::Keep::Beside);
    QCOMPARE(loaded.backupCopies, 1);
}

void TestPreferences::openMapsComeBack() {
    start({file("one.isle"), file("two.isle"), file("three.isle")});
    DocumentsController& maps = driver->window.openMaps();
    maps.tabs().moveTab(2, 0); // as dragging does
    maps.documents().bringToFront(1);
    driver->canvas().setZoomPercent(180);
    const QPointF origin = driver->canvas().view().origin();
    maps.documents().bringToFront(2);
    QCOMPARE(titles(), (QStringList{"three", "one", "two"}));
    QVERIFY(driver->window.close());
    start();
    QCOMPARE(titles(), (QStringList{"three", "one", "two"}));
    QCOMPARE(driver->map().title, std::string("two"));
    driver->window.openMaps().documents().bringToFront(1);
    QVERIFY(qAbs(driver->canvas().zoomPercent() - 180) < 0.1);
    QVERIFY((driver->canvas().view().origin() - origin).manhattanLength() < 1);
    QVERIFY(!driver->window.isWindowModified());
    // What is asked for on the command line comes to the front, and is not opened twice.
    start({file("one.isle")});
    QCOMPARE(titles(), (QStringList{"three", "one", "two"}));
    QCOMPARE(driver->map().title, std::string("one"));
}

void TestPreferences::switchedOff() {
    start({file("one.isle")});
    FileSettings settings;
    settings.reopen = false;
    settings.store();
    start();
    QCOMPARE(titles(), QStringList{"Untitled"});
}

void TestPreferences::missingFilesAreTold() {
    start({file("one.isle"), file("two.isle")});
    QVERIFY(driver->window.close());
    driver.reset();
    QVERIFY(QFile::remove(file("one.isle")));
    start();
    QCOMPARE(titles(), QStringList{"two"});
    QVERIFY(driver->window.openMaps().notice().text().contains("one.isle"));
}

void TestPreferences::onlyOneWindowRemembers() {
    start({file("one.isle")});
    WindowDriver second;
    QVERIFY(second.ready());
    second.window.openMaps().beginWork({});
    QVERIFY(second.window.document().path().isEmpty()); // the first window has it
    QVERIFY(second.window.openPath(file("two.isle")));
    QVERIFY(second.window.close());
    QVERIFY(driver->window.close());
    start();
    QCOMPARE(titles(), QStringList{"one"});
}

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
