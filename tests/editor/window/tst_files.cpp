#include "editor/document/recent_files.h"
#include "editor/window/file_controller.h"
#include "editor/window/map_list.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/pack_file.h"
#include "tests/editor/window/window_driver.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// New, open, save, revert, recent files, packs, pictures, dropping files, and the guard over unsaved
/// changes.
class TestFiles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init();
    void cleanup();
    void guardOffersSaveDiscardCancel_data();
    void guardOffersSaveDiscardCancel();
    void newAndOpenKeepTheChangedMap();
    void noGuardWithoutChanges();
    void saveAsksForANameOnce();
    void failedSaveSaysWhy();
    void brokenFileKeepsTheOpenMap();
    void newFromBlankAndFromAShippedMap();
    void revertReadsAgain();
    void recentFilesComeFirst();
    void droppedFileOpens();
    void packWithMoreMaps();
    void brokenPackSaysWhy();
    void pictures_data();
    void pictures();

  private:
    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
    void change() {
        driver->window.document().edit("Change", {}, [](Map& map) { map.author += "x"; });
    }
    void press(QMessageBox::StandardButton button) {
        driver->answer<QMessageBox>([button](QMessageBox& box) { box.button(button)->click(); });
    }
    void makeFile(const QString& name, const std::string& title) {
        Map map = blankMap(5, 5, Terrain::Sea);
        map.title = title;
        QVERIFY(saveIsle(map, file(name)).ok());
    }

    QTemporaryDir folder;
    std::unique_ptr<WindowDriver> driver;
};

void TestFiles::init() {
    QSettings().clear();
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
    makeFile("one.isle", "One");
    makeFile("two.isle", "Two");
    QVERIFY(driver->window.openPath(file("one.isle")));
}

void TestFiles::cleanup() {
    driver.reset();
}

void TestFiles::guardOffersSaveDiscardCancel_data() {
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<bool>("saved");
    QTest::newRow("save") << static_cast<int>(QMessageBox::Save) << true << true;
    QTest::newRow("discard") << static_cast<int>(QMessageBox::Discard) << true << false;
    QTest::newRow("cancel") << static_cast<int>(QMessageBox::Cancel) << false << false;
}

void TestFiles::guardOffersSaveDiscardCancel() {
    QFETCH(int, button);
    QFETCH(bool, closed);
    QFETCH(bool, saved);
    change();
    press(static_cast<QMessageBox::StandardButton>(button));
    QCOMPARE(driver->window.close(), closed);
    QCOMPARE(driver->answered, 1);
    QCOMPARE(loadIsle(file("one.isle")).value().author, std::string(saved ? "x" : ""));
}

void TestFiles::newAndOpenKeepTheChangedMap() {
    change();
    driver->window.fileDialogs().openFile = [this](QWidget*) { return file("two.isle"); };
    driver->action("file.open")->trigger();
    QCOMPARE(driver->map().title, std::string("Two"));
    driver->answer([](QDialog& dialog) { dialog.reject(); });
    driver->action("file.new")->trigger();
    QCOMPARE(driver->map().title, std::string("Two"));
    QCOMPARE(driver->answered, 1);
    // The changed map waits in its tab.
    QVERIFY(driver->window.openPath(file("one.isle")));
    QCOMPARE(driver->map().author, std::string("x"));
    QVERIFY(driver->window.isWindowModified());
}

void TestFiles::noGuardWithoutChanges() {
    change();
    driver->window.document().undoStack().undo();
    QVERIFY(driver->window.close());
    QCOMPARE(driver->answered, 0);
}

void TestFiles::saveAsksForANameOnce() {
    driver->window.document().reset(blankMap(4, 4, Terrain::Sea));
    change();
    int asked = 0;
    driver->window.fileDialogs().saveMap = [&](QWidget*, const QString&) {
        ++asked;
        return file("new.isle");
    };
    driver->action("file.save")->trigger();
    QVERIFY(QFileInfo::exists(file("new.isle")));
    QVERIFY(!driver->window.isWindowModified());
    change();
    driver->action("file.save")->trigger();
    QCOMPARE(asked, 1);
    QCOMPARE(loadIsle(file("new.isle")).value() == driver->map(), true);
    // Nobody answers: nothing happens.
    driver->window.fileDialogs().saveMap = [](QWidget*, const QString&) { return QString(); };
    change();
    driver->action("file.saveAs")->trigger();
    QVERIFY(driver->window.isWindowModified());
}

void TestFiles::failedSaveSaysWhy() {
    change();
    driver->window.fileDialogs().saveMap = [this](QWidget*, const QString&) {
        return file("no/such/folder.isle");
    };
    QString sentence;
    driver->answer<QMessageBox>([&](QMessageBox& box) {
        sentence = box.informativeText();
        box.accept();
    });
    driver->action("file.saveAs")->trigger();
    QVERIFY(!sentence.isEmpty());
    QVERIFY(driver->window.isWindowModified());
    QCOMPARE(driver->window.document().path(), file("one.isle"));
}

void TestFiles::brokenFileKeepsTheOpenMap() {
    QFile broken(file("broken.isle"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{\n  \"format\": \"islewright map\",\n  \"version\": 1,\n  \"rows\": }\n");
    broken.close();
    const Map before = driver->map();
    QString sentence;
    driver->answer<QMessageBox>([&](QMessageBox& box) {
        sentence = box.informativeText();
        box.accept();
    });
    QVERIFY(!driver->window.openPath(file("broken.isle")));
    QVERIFY2(sentence.contains("line 4"), qPrintable(sentence));
    QCOMPARE(driver->map() == before, true);
    QCOMPARE(driver->window.document().path(), file("one.isle"));
}

void TestFiles::newFromBlankAndFromAShippedMap() {
    driver->answer([](QDialog& dialog) {
        dialog.findChild<QSpinBox*>("columns")->setValue(8);
        dialog.findChild<QSpinBox*>("rows")->setValue(7);
        dialog.accept();
    });
    driver->action("file.new")->trigger();
    QCOMPARE(driver->map().cols, 8);
    QCOMPARE(driver->map().rows, 7);
    QVERIFY(driver->window.document().path().isEmpty());
    driver->answer([](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>("starts");
        QVERIFY(list->count() >= 3); // blank, first island, new shores
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->text().contains("New Shores"))
                list->setCurrentRow(row);
        dialog.accept();
    });
    driver->action("file.new")->trigger();
    QCOMPARE(driver->map().title, std::string("Heading for New Shores"));
    QVERIFY(driver->window.document().path().isEmpty());
    QVERIFY(!driver->window.isWindowModified());
}

void TestFiles::revertReadsAgain() {
    QVERIFY(!driver->action("file.revert")->isEnabled());
    change();
    QVERIFY(driver->action("file.revert")->isEnabled());
    driver->action("file.revert")->trigger();
    QCOMPARE(driver->map().author, std::string());
    QVERIFY(!driver->window.isWindowModified());
    QCOMPARE(driver->answered, 0); // no need to ask: nothing is lost
    driver->action("edit.undo")->trigger();
    QCOMPARE(driver->map().author, std::string("x"));
    QVERIFY(driver->window.isWindowModified());
}

void TestFiles::recentFilesComeFirst() {
    QVERIFY(driver->window.openPath(file("two.isle")));
    const QStringList paths = RecentFiles().paths();
    QCOMPARE(paths.value(0), file("two.isle"));
    QCOMPARE(paths.value(1), file("one.isle"));
    for (auto* menu : driver->window.findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->statusTip() == file("one.isle"))
                action->trigger();
    QTRY_COMPARE(driver->map().title, std::string("One"));
    driver->action("file.clearRecent")->trigger();
    QVERIFY(RecentFiles().paths().isEmpty());
}

void TestFiles::droppedFileOpens() {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file("two.isle"))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver->window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver->window, &drop);
    QCOMPARE(driver->map().title, std::string("Two"));
    QMimeData other;
    other.setUrls({QUrl::fromLocalFile(file("picture.png"))});
    QDragEnterEvent refused(QPoint(10, 10), Qt::CopyAction, &other, Qt::LeftButton, {});
    refused.ignore();
    QApplication::sendEvent(&driver->window, &refused);
    QVERIFY(!refused.isAccepted());
}

void TestFiles::packWithMoreMaps() {
    driver->window.fileDialogs().addMaps = [this](QWidget*) {
        return QStringList{file("two.isle"), file("one.isle")};
    };
    driver->window.fileDialogs().savePack = [this](QWidget*, const QString&) {
        return file("both.islepack");
    };
    driver->answer([](QDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QPushButton*>("addMaps"), Qt::LeftButton);
        dialog.findChild<QLineEdit*>("packName")->setText("Two of us");
        dialog.findChild<QLineEdit*>("packVersion")->setText("2.1");
        dialog.accept();
    });
    driver->action("file.exportPack")->trigger();
    const auto pack = loadPack(file("both.islepack"));
    QVERIFY(pack.ok());
    QCOMPARE(pack.value().name, QString("Two of us"));
    QCOMPARE(pack.value().version, QString("2.1"));
    QCOMPARE(pack.value().maps.size(), std::size_t{3}); // two of one title have names of their own
    for (const PackEntry& entry : pack.value().maps)
        QVERIFY(QImage::fromData(entry.preview, "PNG").width() >= 300);
    driver->answer([](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>("packMaps");
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->text().startsWith("Two"))
                list->setCurrentRow(row);
        dialog.accept();
    });
    QVERIFY(driver->window.openPath(file("both.islepack")));
    QCOMPARE(driver->map().title, std::string("Two"));
    QVERIFY(driver->window.document().path().isEmpty()); // saving asks for a name
}

void TestFiles::brokenPackSaysWhy() {
    QFile broken(file("broken.islepack"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no zip at all");
    broken.close();
    QString sentence;
    driver->answer<QMessageBox>([&](QMessageBox& box) {
        sentence = box.informativeText();
        box.accept();
    });
    QVERIFY(!driver->window.openPath(file("broken.islepack")));
    QVERIFY(!sentence.isEmpty());
    QCOMPARE(driver->map().title, std::string("One"));
}

void TestFiles::pictures_data() {
    QTest::addColumn<QString>("ending");
    QTest::newRow("png") << "png";
    QTest::newRow("svg") << "svg";
}

void TestFiles::pictures() {
    QFETCH(QString, ending);
    const QString path = file("picture." + ending);
    driver->window.fileDialogs().savePicture = [path](QWidget*, const QString&) { return path; };
    driver->answer([](QDialog& dialog) {
        dialog.findChild<QSpinBox*>("pictureSize")->setValue(600);
        dialog.accept();
    });
    driver->action("file.exportPicture")->trigger();
    QVERIFY(QFileInfo(path).size() > 1000);
    if (ending == "png") {
        const QImage image(path);
        QCOMPARE(qMax(image.width(), image.height()), 600);
    }
}

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
