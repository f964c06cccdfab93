// islewright_screenshots FOLDER [specials]: pictures of the window for README and for looking at, each on the
// same map. At 200 % when QT_SCALE_FACTOR says so.

#include "editor/document/map_document.h"
#include "editor/panels/problems.h"
#include "editor/playtest/playtest_mode.h"
#include "editor/window/board_view.h"
#include "engine/deal/deal.h"
#include "engine/formats/isle_file.h"
#include "engine/players/player.h"
#include "engine/rules/game.h"
#include "tests/editor/window/window_driver.h"

#include <QDir>

#include <array>
#include <cstdio>
#include <cstring>

using namespace isle;
using namespace isle::test;

namespace {

/// New Shores as one deal of it, so that the pictures show every terrain, with a red pair and a hex left
/// without its number for the checks to find.
Map sampleMap() {
    Map map = loadIsle(QStringLiteral(":/islewright/maps/heading-for-new-shores.isle")).value();
    const Board board = deal(map, 20417).value();
    map.title = "New Shores, own variant";
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const Cell cell = board.topology->hexes()[i].cell;
        MapHex hex = map.at(cell);
        hex.terrain = board.hexes[i].terrain;
        if (board.hexes[i].number > 0)
            hex.number = CellNumber::fixed(board.hexes[i].number);
        map.set(cell, hex);
    }
    for (std::size_t i = 0; i < board.harbours.size(); ++i)
        map.harbours[i].kind = board.harbours[i].kind;
    return map;
}

constexpr int shownTurn = 45;

/// A game some rounds on, shortly before the turn that is shown.
Game lateGame(Game game, int turn = shownTurn) {
    const std::vector<std::string_view> names(static_cast<std::size_t>(game.seats()), "heuristic");
    const auto players = makePlayers(names, 20417);
    std::vector<Player*> seats;
    for (const auto& player : players)
        seats.push_back(player.get());
    Driver driver(seats);
    const auto late = [&game, turn] { return game.turn() >= turn - 4 && game.state() == State::PreRoll; };
    while (!late() && !game.over()) {
        const auto action = driver.next(game);
        if (!action)
            break;
        apply(game, *action);
    }
    return game;
}

class Studio {
  public:
    explicit Studio(QString folder) : folder_(std::move(folder)) {}

    bool drawing() {
        WindowDriver driver;
        if (!driver.ready())
            return false;
        driver.window.document().reset(sampleMap());
        makeSteps(driver);
        shoot(driver, "editor-light");
        setAppearance(Appearance::Dark);
        driver.window.problemsPanel().setCurrent(-1);
        driver.action("view.history")->trigger();
        shoot(driver, "editor-dark");
        setAppearance(Appearance::Light);
        driver.action("view.problems")->trigger();
        driver.window.resize(1100, 700);
        QTest::qWait(50);
        driver.window.canvas().fit();
        shoot(driver, "editor-min");
        driver.window.selection().clear();
        shoot(driver, "map-properties");
        return ok_;
    }

    bool playing() {
        WindowDriver driver;
        if (!driver.ready())
            return false;
        driver.window.openPath(QStringLiteral(":/islewright/maps/heading-for-new-shores.isle"));
        driver.window.boardView().setSeed(20417);
        driver.window.canvas().fit();
        PlaytestMode& playtest = driver.window.playtest();
        playtest.setSeatCount(4);
        if (!driver.window.startPlaytest())
            return false;
        playtest.setHuman(0, false);
        playtest.startFrom(driver.map(), lateGame(*playtest.game()), playtest.seed());
        // Computers play some turns, for the log; then a person has the first seat.
        const auto personsTurn = [&playtest] {
            const Game& game = *playtest.game();
            return game.turn() >= shownTurn && game.state() == State::PreRoll && game.toAct() == Seat(0);
        };
        QObject::connect(&playtest, &PlaytestMode::gameChanged, &driver.window, [&] {
            if (personsTurn())
                playtest.setHuman(0, true);
        });
        for (int i = 0; i < 1200 && !playtest.isHuman(0); ++i)
            QTest::qWait(50);
        playtest.roll();
        for (const int piece : {3, 0, 1}) // ship, road, settlement
            if (playtest.canChooseBuild(piece)) {
                playtest.chooseBuild(piece);
                break;
            }
        shoot(driver, "playtest");
        return ok_;
    }

    /// A game on each kind of special, by day and night, large and small.
    bool specials() {
        struct Shot {
            const char* map;
            int seats;
            int turn;
        };
        constexpr std::array shots{Shot{"the-fog-islands", 4, 40},     Shot{"cloth-for-catan", 3, 50},
                                   Shot{"the-forgotten-tribe", 4, 60}, Shot{"pirate-islands", 4, 60},
                                   Shot{"wonders-of-catan", 4, 70},    Shot{"the-treasure-islands", 2, 30},
                                   Shot{"the-great-canal", 3, 60},     Shot{"great-round", 8, 60}};
        for (const Shot& shot : shots)
            if (!special(shot.map, shot.seats, shot.turn))
                return false;
        return ok_;
    }

  private:
    bool special(const QString& map, int seats, int turn) {
        WindowDriver driver;
        if (!driver.ready() || !driver.window.openPath(QStringLiteral(":/islewright/maps/%1.isle").arg(map)))
            return false;
        PlaytestMode& playtest = driver.window.playtest();
        playtest.setSeatCount(seats);
        if (!driver.window.startPlaytest())
            return false;
        const Game late = lateGame(*playtest.game(), turn);
        playtest.startFrom(driver.map(), late, playtest.seed());
        if (!late.over())
            playtest.setHuman(int(late.toAct().index()), true);
        playtest.roll();
        QTest::qWait(1500);
        shoot(driver, map);
        driver.window.resize(1100, 700);
        setAppearance(Appearance::Dark);
        QTest::qWait(50);
        driver.window.canvas().fit();
        shoot(driver, map + QStringLiteral("-min"));
        setAppearance(Appearance::Light);
        return ok_;
    }

    static void makeSteps(WindowDriver& driver) {
        driver.window.document().edit("Set number 6", "D4", [](Map& map) {
            MapHex hex = map.at({3, 3});
            hex.number = CellNumber::fixed(6);
            map.set({3, 3}, hex);
        });
        driver.window.document().edit("Set number 8", "E4", [](Map& map) {
            MapHex hex = map.at({3, 4});
            hex.number = CellNumber::fixed(8);
            map.set({3, 4}, hex);
        });
        driver.window.canvas().fit();
        driver.key(Qt::Key_R);
        driver.click({5, 4});
        driver.key(Qt::Key_B);
        driver.window.toolSettings().setRadius(1);
        driver.window.problemsPanel().setCurrent(0);
        driver.hover({4, 8});
    }

    void shoot(WindowDriver& driver, const QString& name) {
        QTest::qWait(400); // sprites are drawn sharp a moment after a zoom
        const QString path = QDir(folder_).filePath(name + QStringLiteral(".png"));
        const bool saved = driver.window.grab().save(path);
        std::printf("%s %s\n", saved ? "wrote" : "could not write", qPrintable(path));
        ok_ = ok_ && saved;
    }

    QString folder_;
    bool ok_ = true;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const bool specials = argc == 3 && std::strcmp(argv[2], "specials") == 0;
    if (argc != 2 && !specials) {
        std::fputs("Usage: islewright_screenshots FOLDER [specials]\n", stderr);
        return 2;
    }
    useTestSettings();
    QDir().mkpath(QString::fromLocal8Bit(argv[1]));
    Studio studio(QString::fromLocal8Bit(argv[1]));
    if (specials)
        return studio.specials() ? 0 : 1;
    const bool drawn = studio.drawing();
    return studio.playing() && drawn ? 0 : 1;
}
