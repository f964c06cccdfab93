#include "tests/engine/players/arena.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

/// How many games the long measures play; set ISLEWRIGHT_GAMES for more.
int games(int usual) {
    const int asked = qEnvironmentVariableIntValue("ISLEWRIGHT_GAMES");
    return std::max(usual, asked);
}

std::vector<Action> historyOf(const Map& map, std::string_view name, std::uint64_t seed) {
    std::vector<Action> history;
    Game game = newGame(map, 4, seed);
    const auto players = seatsOf(name, 4, seed);
    playOut(game, seated(players), [&](const Action& action, const Events&) { history.push_back(action); });
    return history;
}

} // namespace

class TestPlayerGames : public QObject {
    Q_OBJECT

  private slots:
    void playersChooseLegalActions_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("sea");
        QTest::addColumn<int>("seats");
        for (const char* name : {"heuristic", "random"})
            for (const bool sea : {false, true})
                for (const int seats : {2, 3, 4})
                    QTest::addRow("%s %s %d", name, sea ? "New Shores" : "base", seats)
                        << name << sea << seats;
    }
    void playersChooseLegalActions() {
        QFETCH(QString, name);
        QFETCH(bool, sea);
        QFETCH(int, seats);
        Map map = sea ? newShores() : baseBoard();
        map.options.set(Option::TurnLimit, 40);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            Game game = newGame(map, seats, seed);
            int illegal = 0;
            const auto players =
                seatsOf(name.toStdString(), seats, seed,
                        [&](const View& view, std::span<const Action> legal, const Action& chosen) {
                            illegal += check(game, chosen).legal() ? 0 : 1;
                            const bool listed = legal.empty() || chosen.kind == ActionKind::Offer
                                                || std::count(legal.begin(), legal.end(), chosen) == 1;
                            illegal += listed && chosen.seat == view.seat() ? 0 : 1;
                        });
            playOut(game, seated(players));
            QCOMPARE(illegal, 0);
        }
    }

    void heuristicGamesEndWithAWinner_data() {
        QTest::addColumn<bool>("sea");
        QTest::newRow("base board") << false;
        QTest::newRow("New Shores") << true;
    }
    void heuristicGamesEndWithAWinner() {
        QFETCH(bool, sea);
        const Map map = sea ? newShores() : baseBoard();
        const int many = games(20);
        int won = 0;
        int landed = 0;
        for (int seed = 1; seed <= many; ++seed) {
            Game game = newGame(map, 4, static_cast<std::uint64_t>(seed));
            const auto players = seatsOf("heuristic", 4, static_cast<std::uint64_t>(seed));
            const GameRecord record = playOut(game, seated(players));
            won += record.winner.valid() ? 1 : 0;
            landed += somebodyLanded(game) ? 1 : 0;
        }
        qInfo("%d of %d games won, landings in %d", won, many, landed);
        QVERIFY(won * 100 >= many * 99);
        QVERIFY(!sea || landed * 2 > many);
    }

    void B163_theWinnerHasTheTarget() {
        for (const int target : {5, 12}) {
            Map map = newShores();
            map.options.set(Option::Target, target);
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                Game game = newGame(map, 4, seed);
                const auto players = seatsOf("heuristic", 4, seed);
                const GameRecord record = playOut(game, seated(players));
                QVERIFY(record.winner.valid());
                QCOMPARE(record.points.size(), std::size_t(4));
                QVERIFY(record.points[record.winner.index()] >= target);
                QCOMPARE(record.winner, game.winner());
            }
        }
    }

    void B202_gamesEndAtTheTurnLimit() {
        Map map = newShores();
        map.options.set(Option::TurnLimit, 10);
        map.options.set(Option::Target, 30);
        for (const char* name : {"random", "heuristic"}) {
            Game game = newGame(map, 3, 4);
            const auto players = seatsOf(name, 3, 4);
            const GameRecord record = playOut(game, seated(players));
            QVERIFY(!record.winner.valid());
            QVERIFY(game.over());
            QCOMPARE(record.turns, 30);
        }
    }

    void sameSeedSameGame() {
        const Map map = newShores();
        for (const char* name : {"heuristic", "random"}) {
            QVERIFY(historyOf(map, name, 7) == historyOf(map, name, 7));
            QVERIFY(historyOf(map, name, 7) != historyOf(map, name, 8));
        }
    }

    void mixedSeatsPlayEachOther() {
        const Map map = baseBoard();
        int heuristicWins = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const std::vector<std::string_view> names{"random", "heuristic", "random"};
            Game game = newGame(map, 3, seed);
            const auto players = makePlayers(names, seed);
            heuristicWins += playOut(game, seated(players)).winner == Seat(1) ? 1 : 0;
        }
        QVERIFY2(heuristicWins >= 9, "who plays to win beats who plays anything");
    }

    void theRecordCountsActions() {
        Game game = newGame(baseBoard(), 4, 2);
        const auto players = seatsOf("heuristic", 4, 2);
        int applied = 0;
        int ended = 0;
        const GameRecord record = playOut(game, seated(players), [&](const Action&, const Events& events) {
            ++applied;
            for (const Event& event : events)
                ended += event.kind == Event::Kind::TurnEnded ? 1 : 0;
        });
        QCOMPARE(record.plies, applied);
        QCOMPARE(record.turns, game.turn());
        QVERIFY(ended == record.turns || ended == record.turns - 1); // the winner need not end its turn
    }

    void unknownPlayersAreNone() {
        QVERIFY(makePlayer("oracle", 1) == nullptr);
        for (const std::string_view name : playerNames())
            QVERIFY(makePlayer(name, 1) != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestPlayerGames)
#include "tst_player_games.moc"
