#include "editor/window/documents_controller.h"
#include "engine/formats/isle_file.h"
#include "tests/editor/window/window_driver.h"

#include <QElapsedTimer>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QUndoStack>

#include <cstdio>

using namespace isle;
using namespace isle::test;

// This program starts itself a second time, lets that process draw, and kills it. The drawn map counts its
// edits in the field for the author, so that what came back can be told from what was lost.

namespace {

constexpr int interval = 150;    ///< ms from a change to the recovery file, in the process that dies
constexpr int betweenEdits = 15; ///< ms

int countIn(const Map& map) {
    return QString::fromStdString(map.author).toInt();
}

/// The process that dies: draws until it is killed, and says each edit on the standard output.
class Victim : public QObject {
  public:
    explicit Victim(const QStringList& arguments) : paths_(arguments) {
        driver_.window.openMaps().beginWork(paths_.mid(0, 1));
        driver_.window.openMaps().recovery().setInterval(interval);
        connect(&timer_, &QTimer::timeout, this, &Victim::edit);
        timer_.start(betweenEdits);
    }

  private:
    void edit() {
        ++count_;
        MapDocument& document = driver_.window.document();
        if (count_ == 30 && paths_.contains(QStringLiteral("save")))
            driver_.action("file.save")->trigger();
        if (count_ == 30 && paths_.contains(QStringLiteral("second")))
            driver_.window.openPath(paths_.last());
        // A stroke of the brush by mouse, and the count.
        const int side = document.map().cols - 2;
        driver_.click(Cell{static_cast<std::int16_t>(1 + count_ / side % side),
                           static_cast<std::int16_t>(1 + count_ % side)});
        document.edit("Count", {}, [this](Map& map) { map.author = std::to_string(count_); });
        std::printf("edit %d\n", count_);
        std::fflush(stdout);
    }

    QStringList paths_;
    WindowDriver driver_;
    QTimer timer_;
    int count_ = 0;
};

} // namespace

/// A killed process loses at most what came after its last recovery file, and that is offered again.
class TestCrash : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { driver.reset(); }
    void killed_data();
    void killed();
    void killedWithoutAFile();
    void killedWithTwoMaps();
    void laterAsksAgain();
    void discarded();
    void damagedRecoveryFile();
    void fileChangedSinceTheCrash();

  private:
    [[nodiscard]] QString file(const QString& name) const { return folder->filePath(name); }
    /// Starts a process, lets it make so many edits, kills it; returns how many it made.
    int drawAndKill(const QStringList& arguments, int edits);
    /// The count in the newest recovery file on disk; 0 without one.
    [[nodiscard]] int countOnDisk() const;
    void begin();
    /// Answers the recovery dialog with one of its buttons.
    void answerRecovery(const char* button, const std::function<void(QListWidget&)>& look = {});

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<WindowDriver> driver;
};

void TestCrash::init() {
    useTestSettings();
    folder = std::make_unique<QTemporaryDir>();
    for (const char* name : {"one", "two"}) {
        Map map = blankMap(12, 12, Terrain::Sea);
        map.title = name;
        QVERIFY(saveIsle(map, file(QString::fromLatin1(name) + ".isle")).ok());
    }
}

int TestCrash::drawAndKill(const QStringList& arguments, int edits) {
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), QStringList{"--draw"} + arguments);
    int made = 0;
    std::vector<qint64> when; // of each edit, as it was heard of here
    QElapsedTimer clock;
    clock.start();
    const auto listen = [&] {
        while (process.canReadLine()) {
            made = process.readLine().trimmed().split(' ').last().toInt();
            when.push_back(clock.elapsed());
        }
    };
    while (made < edits && process.state() != QProcess::NotRunning && process.waitForReadyRead(20000))
        listen();
    process.kill(); // SIGKILL
    process.waitForFinished();
    const qint64 end = clock.elapsed();
    listen();
    const int kept = countOnDisk();
    if (kept < made && !when.empty())
        qInfo("%d of %d edits on disk; the lost ones were made in the last %lld ms (interval %d ms)", kept,
              made, static_cast<long long>(end - when[static_cast<std::size_t>(kept)]), interval);
    return made;
}

int TestCrash::countOnDisk() const {
    int count = 0;
    const QDir root(RecoveryStore::defaultRoot());
    for (const QString& one : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QFileInfo& map : QDir(root.filePath(one)).entryInfoList({"*.isle"}, QDir::Files))
            if (const auto read = loadIsle(map.filePath()))
                count = qMax(count, countIn(read.value()));
    return count;
}

void TestCrash::begin() {
    driver = std::make_unique<WindowDriver>();
    QVERIFY(driver->ready());
}

void TestCrash::answerRecovery(const char* button, const std::function<void(QListWidget&)>& look) {
    driver->answer<QDialog>([button, look](QDialog& dialog) {
        QCOMPARE(dialog.objectName(), QString("recovery"));
        if (look)
            look(*dialog.findChild<QListWidget*>("leftovers"));
        auto* found = dialog.findChild<QPushButton*>(button);
        QVERIFY(found && found->isEnabled());
        QTest::mouseClick(found, Qt::LeftButton);
    });
}

void TestCrash::killed_data() {
    QTest::addColumn<int>("edits");
    QTest::addColumn<QString>("extra");
    QTest::newRow("soon") << 12 << "";
    QTest::newRow("in the middle") << 37 << "";
    QTest::newRow("later") << 80 << "";
    QTest::newRow("after saving") << 55 << "save";
}

void TestCrash::killed() {
    QFETCH(int, edits);
    QFETCH(QString, extra);
    const int made = drawAndKill({file("one.isle"), extra}, edits);
    QVERIFY(made >= edits);
    const Map onDisk = loadIsle(file("one.isle")).value();
    QCOMPARE(countIn(onDisk), extra == "save" ? 29 : 0); // the user's file is as he left it
    const int kept = countOnDisk();
    begin();
    if (kept > 0)
        answerRecovery("open", [&](QListWidget& list) {
            QCOMPARE(list.count(), 1);
            QVERIFY(list.item(0)->text().contains(QDir::toNativeSeparators(file("one.isle"))));
            QVERIFY(list.item(0)->text().contains("one"));
            QVERIFY(!list.item(0)->icon().isNull());
        });
    driver->window.openMaps().beginWork({});
    QCOMPARE(driver->window.document().path(), file("one.isle")); // the lock of the dead one is no lock
    QCOMPARE(countIn(driver->map()), qMax(kept, countIn(onDisk)));
    QCOMPARE(driver->window.isWindowModified(), kept > 0);
    QCOMPARE(driver->window.openMaps().documents().count(), 1);
    if (kept == 0)
        return;
    driver->key(Qt::Key_Z, Qt::ControlModifier); // what the file holds is one step away
    QCOMPARE(driver->map(), onDisk);
    QVERIFY(!driver->window.isWindowModified());
    driver->action("edit.redo")->trigger();
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(countIn(loadIsle(file("one.isle")).value()), kept);
    driver.reset();
    QVERIFY(Leftovers().all().empty());
}

void TestCrash::killedWithoutAFile() {
    drawAndKill({}, 40);
    const int kept = countOnDisk();
    QVERIFY(kept > 0);
    begin();
    answerRecovery("open", [](QListWidget& list) { QVERIFY(list.item(0)->text().contains("Untitled")); });
    driver->window.openMaps().beginWork({});
    QCOMPARE(countIn(driver->map()), kept);
    QVERIFY(driver->window.document().path().isEmpty());
    QVERIFY(driver->window.isWindowModified());
    QCOMPARE(driver->window.openMaps().documents().count(), 1);
    // Killed once more before the next change, it is there again.
    QCOMPARE(countOnDisk(), kept);
}

void TestCrash::killedWithTwoMaps() {
    drawAndKill({file("one.isle"), "second", file("two.isle")}, 60);
    begin();
    answerRecovery("open", [](QListWidget& list) { QCOMPARE(list.count(), 2); });
    driver->window.openMaps().beginWork({});
    OpenDocuments& documents = driver->window.openMaps().documents();
    QCOMPARE(documents.count(), 2);
    const int one = documents.indexOfPath(file("one.isle"));
    const int two = documents.indexOfPath(file("two.isle"));
    QVERIFY(one >= 0 && two >= 0);
    QCOMPARE(countIn(documents.stateAt(one).map()), 29); // written when its tab was left: all of it
    QVERIFY(documents.stateAt(one).modified());
    QVERIFY(documents.stateAt(two).modified());
}

void TestCrash::laterAsksAgain() {
    drawAndKill({file("one.isle")}, 40);
    const int kept = countOnDisk();
    begin();
    answerRecovery("later");
    driver->window.openMaps().beginWork({});
    QCOMPARE(countIn(driver->map()), 0);
    QVERIFY(driver->window.close());
    begin();
    answerRecovery("open");
    driver->window.openMaps().beginWork({});
    QCOMPARE(countIn(driver->map()), kept);
}

void TestCrash::discarded() {
    drawAndKill({file("one.isle")}, 40);
    begin();
    driver->answer<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); });
    answerRecovery("discard");
    driver->window.openMaps().beginWork({});
    QCOMPARE(countIn(driver->map()), 0);
    driver.reset();
    QVERIFY(Leftovers().all().empty());
}

void TestCrash::damagedRecoveryFile() {
    drawAndKill({file("one.isle")}, 40);
    {
        const Leftovers leftovers;
        QFile damaged(leftovers.all().front().file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{ half a map");
    }
    begin();
    driver->answer<QDialog>([](QDialog& dialog) {
        auto* list = dialog.findChild<QListWidget*>("leftovers");
        QVERIFY2(list->item(0)->text().contains("cannot be read"), qPrintable(list->item(0)->text()));
        QVERIFY(!dialog.findChild<QPushButton*>("open")->isEnabled());
        dialog.reject();
    });
    driver->window.openMaps().beginWork({});
    QCOMPARE(driver->answered, 1);
    driver.reset();
    QCOMPARE(Leftovers().all().size(), std::size_t{1}); // never thrown away without being told to
}

void TestCrash::fileChangedSinceTheCrash() {
    drawAndKill({file("one.isle")}, 40);
    const int kept = countOnDisk();
    Map theirs = blankMap(5, 5, Terrain::Sea);
    theirs.title = "Theirs";
    QVERIFY(saveIsle(theirs, file("one.isle")).ok());
    begin();
    answerRecovery("open");
    driver->window.openMaps().beginWork({});
    QCOMPARE(countIn(driver->map()), kept);
    QCOMPARE(driver->window.openMaps().documents().front().disk, DiskState::Changed);
    driver->answer<QMessageBox>([](QMessageBox& box) {
        QCOMPARE(box.objectName(), QString("foreignChange"));
        box.button(QMessageBox::Cancel)->click();
    });
    driver->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(loadIsle(file("one.isle")).value(), theirs);
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    if (!arguments.isEmpty() && arguments.front() == QLatin1String("--draw")) {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("Islewright"));
        QCoreApplication::setApplicationName(QStringLiteral("Islewright tests"));
        const Victim victim(arguments.mid(1));
        return QApplication::exec();
    }
    TestCrash test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_crash.moc"
