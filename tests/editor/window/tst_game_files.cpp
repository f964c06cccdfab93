#include "editor/playtest/match.h"
#include "editor/window/documents_controller.h"
#include "editor/window/file_controller.h"
#include "engine/formats/game_replay.h"
#include "tests/editor/window/game_driver.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QUndoStack>

using namespace isle;
using namespace isle::test;

/// Games saved from Playtest and opened again.
class TestGameFiles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { useTestSettings(); }
    void init();
    void cleanup() { driver.reset(); }

    void aSavedGameIsGoneOnWith();
    void aGameOpensByDropAndName();
    void aGameThatGoesAnotherWayIsNotOpened();
    void aBrokenFileChangesNothing();
    void aPositionPutTogetherIsNotSaved();
    void unsavedWorkKeepsItsTab();

  private:
    /// The first move that is offered, by mouse or key.
    void move();
    void chooseCards();
    /// Set-up and some turns on a map with fog.
    void playSome();
    QString save();

    QTemporaryDir folder;
    std::unique_ptr<GameDriver> driver;
};

void TestGameFiles::init() {
    QSettings().clear();
    driver = std::make_unique<GameDriver>();
    QVERIFY(driver->begin("the-fog-islands", 2));
    QVERIFY(driver->press("pace-2")); // computers at once
}

void TestGameFiles::chooseCards() {
    while (!driver->find<QAbstractButton>("confirmCards")->isEnabled()) {
        bool chosen = false;
        for (const char* name : {"lumber", "brick", "wool", "grain", "ore"})
            chosen = chosen || driver->choose(QLatin1String(name));
        QVERIFY(chosen);
    }
    QVERIFY(driver->press("confirmCards"));
}

void TestGameFiles::move() {
    const Game& game = driver->game();
    if (!driver->canvas().legalPlaces().empty()) {
        QVERIFY(driver->take(driver->canvas().legalPlaces().front().place));
    } else if (game.state() == State::PreRoll || game.state() == State::Main) {
        driver->key(Qt::Key_Space);
    } else if (game.state() == State::Steal) {
        std::vector<Action> legal;
        legalActions(game, A, legal);
        QVERIFY(driver->press(QStringLiteral("victim-%1").arg(legal.front().target().index())));
    } else {
        chooseCards();
    }
}

void TestGameFiles::playSome() {
    const auto mine = [this] { return driver->game().toAct() == A; };
    for (int step = 0; step < 400 && driver->game().turn() < 6; ++step) {
        QTRY_VERIFY(mine());
        move();
    }
    QTRY_VERIFY(mine());
    QVERIFY(driver->game().turn() >= 6);
}

QString TestGameFiles::save() {
    const QString path = folder.filePath("evening.islegame");
    QFile::remove(path);
    driver->window.fileDialogs().saveGame = [path](QWidget*, const QString&) { return path; };
    driver->key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    return path;
}

void TestGameFiles::aSavedGameIsGoneOnWith() {
    playSome();
    const Game saved = driver->game();
    const QStringList log = driver->log();
    const QString path = save();
    QVERIFY(QFile::exists(path));
    const auto recorded = loadGame(path);
    QVERIFY(recorded.ok());
    QCOMPARE(recorded.value().players, (std::vector<std::string>{Match::person, Match::computer}));
    const auto replayed = replayGame(recorded.value());
    QVERIFY(replayed.ok());
    QCOMPARE(replayed.value().hash(), saved.hash());

    driver = std::make_unique<GameDriver>();
    QVERIFY(driver->ready());
    driver->window.fileDialogs().openGame = [path](QWidget*) { return path; };
    driver->key(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(driver->window.playing());
    QCOMPARE(driver->map() == recorded.value().map, true);
    QVERIFY(driver->window.document().path().isEmpty());
    QCOMPARE(driver->game().hash(), saved.hash());
    QCOMPARE(driver->log(), log); // told once more, from the start
    QVERIFY(driver->playtest().isHuman(0));
    QVERIFY(!driver->playtest().isHuman(1));
    // On with the game, and saved again it is longer.
    move();
    QVERIFY(driver->game().hash() != saved.hash());
    const auto longer = loadGame(save());
    QVERIFY(longer.ok());
    QVERIFY(longer.value().actions.size() > recorded.value().actions.size());
    // Back to drawing: the map of the game is there to be changed.
    driver->key(Qt::Key_F4);
    QVERIFY(!driver->window.playing());
    QCOMPARE(driver->canvas().picture() == pictureOf(driver->map()), true);
}

void TestGameFiles::aGameOpensByDropAndName() {
    const QString path = save();
    driver->key(Qt::Key_F4);
    QVERIFY(FileController::opens(path));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver->window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&driver->window, &drop);
    QVERIFY(driver->window.playing());
    driver->key(Qt::Key_F4);
    QVERIFY(driver->window.openPath(path)); // as by the command line and the list of recent files
    QVERIFY(driver->window.playing());
    driver->window.fileDialogs().openFile = [path](QWidget*) { return path; };
    driver->key(Qt::Key_O, Qt::ControlModifier); // in the middle of another game
    QVERIFY(driver->window.playing());
}

void TestGameFiles::aGameThatGoesAnotherWayIsNotOpened() {
    playSome();
    const QString path = save();
    auto recorded = loadGame(path);
    QVERIFY(recorded.ok());
    RecordedGame other = recorded.value();
    // A roll as the very first move: a game begins with a settlement.
    other.actions.front() = plain(ActionKind::Roll, other.actions.front().seat);
    QVERIFY(saveGame(other, path).ok());
    driver->key(Qt::Key_F4);
    const Map before = driver->map();
    QString told;
    driver->answer<QMessageBox>([&told](QMessageBox& box) {
        told = box.informativeText();
        box.accept();
    });
    QVERIFY(!driver->window.openPath(path));
    QCOMPARE(driver->answered, 1);
    QVERIFY2(told.contains("Move 1 "), qPrintable(told));
    QVERIFY(!driver->window.playing());
    QCOMPARE(driver->map() == before, true);
}

void TestGameFiles::aBrokenFileChangesNothing() {
    const QString path = folder.filePath("broken.islegame");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": ");
    file.close();
    const std::uint64_t before = driver->game().hash();
    QString told;
    driver->answer<QMessageBox>([&told](QMessageBox& box) {
        told = box.informativeText();
        box.accept();
    });
    QVERIFY(!driver->window.openPath(path));
    QVERIFY2(told.contains("broken.islegame"), qPrintable(told));
    QVERIFY(driver->window.playing()); // the game before goes on
    QCOMPARE(driver->game().hash(), before);
}

void TestGameFiles::aPositionPutTogetherIsNotSaved() {
    Game game = driver->game();
    GameEditor(game).setTurn(A, State::Main);
    driver->put(game);
    QString told;
    driver->answer<QMessageBox>([&told](QMessageBox& box) {
        told = box.informativeText();
        box.accept();
    });
    QVERIFY(driver->press("saveGame"));
    QCOMPARE(driver->answered, 1);
    QVERIFY2(told.contains("did not begin with the deal"), qPrintable(told));
}

void TestGameFiles::unsavedWorkKeepsItsTab() {
    const QString path = save();
    driver->key(Qt::Key_F4);
    driver->window.document().edit("Author", {}, [](Map& map) { map.author = "Somebody"; });
    driver->window.fileDialogs().openGame = [path](QWidget*) { return path; };
    driver->key(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(driver->window.playing()); // the map of the game is in a tab of its own
    QVERIFY(driver->map().author != "Somebody");
    const OpenDocuments& documents = driver->window.openMaps().documents();
    QCOMPARE(documents.count(), 2);
    QCOMPARE(documents.stateAt(0).map().author, std::string("Somebody"));
    QVERIFY(documents.stateAt(0).modified());
}

QTEST_MAIN(TestGameFiles)
#include "tst_game_files.moc"
