#include "engine/formats/game_replay.h"
#include "engine/rules/state_hash.h"
#include "tests/support/recorded_games.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

Desync desyncOf(const RecordedGame& recorded) {
    const auto game = replayGame(recorded);
    if (game)
        qFatal("the replay finds nothing wrong");
    return game.error();
}

} // namespace

/// B-182: a game is its seed and its actions, and a replay that differs says where.
class TestGameReplay : public QObject {
    Q_OBJECT

  private:
    RecordedGame recorded_;

  private slots:
    void initTestCase() {
        Map map = shippedMap(QStringLiteral("heading-for-new-shores"));
        map.options.set(Option::TurnLimit, 20); // 60 turns for three seats
        recorded_ = randomGame(std::move(map), 3, 4);
        QVERIFY(recorded_.actions.size() > 100);
        QVERIFY(recorded_.result.has_value());
    }

    void checkpointsStandEverySixteenActionsAndAtTheEnds() {
        QCOMPARE(recorded_.checkpoints.front().after, std::size_t{0});
        for (std::size_t i = 0; i + 1 < recorded_.checkpoints.size(); ++i)
            QCOMPARE(recorded_.checkpoints[i].after, i * 16);
        QCOMPARE(recorded_.checkpoints.back().after, recorded_.actions.size());
        RecordedGame copy = recorded_;
        QVERIFY(sealGame(copy, 1).ok());
        QCOMPARE(copy.checkpoints.size(), recorded_.actions.size() + 1);
        QVERIFY(replayGame(copy).ok());
    }

    void aReplayEndsInTheSameGame() {
        std::size_t seen = 0;
        const auto game = replayGame(recorded_, [&](const Game&, const Action& action, const Events&) {
            QVERIFY(action == recorded_.actions[seen]);
            ++seen;
        });
        QVERIFY(game.ok());
        QCOMPARE(seen, recorded_.actions.size());
        QVERIFY(game.value().over());
        QCOMPARE(stateHash(game.value()), recorded_.checkpoints.back().hash);
        QCOMPARE(game.value().turn(), recorded_.result->turns);
    }

    void aRefusedMoveIsNamedWithItsRule() {
        RecordedGame wrong = recorded_;
        // The second seat's first settlement goes where the first seat's stands already: move 3.
        wrong.actions[2].place = wrong.actions[0].place;
        const Desync desync = desyncOf(wrong);
        QCOMPARE(desync.kind, Desync::Kind::Refused);
        QCOMPARE(desync.first, std::size_t{3});
        QCOMPARE(desync.last, std::size_t{3});
        QCOMPARE(desync.turn, 0);
        const QString start =
            QStringLiteral("Move 3 (turn 0), \"%1 place-settlement (").arg(wrong.actions[2].seat.index());
        QVERIFY2(desync.message.startsWith(start), qPrintable(desync.message));
        QVERIFY2(desync.message.contains(QStringLiteral("is refused: ")), qPrintable(desync.message));
        QVERIFY2(desync.message.endsWith(QStringLiteral(" (B-103).")), qPrintable(desync.message));
    }

    void aStateThatDiffersIsNamedBetweenItsCheckpoints() {
        RecordedGame wrong = recorded_;
        wrong.checkpoints[3].hash ^= 1U; // after move 48, the one before it after move 32
        const Desync desync = desyncOf(wrong);
        QCOMPARE(desync.kind, Desync::Kind::State);
        QCOMPARE(desync.first, std::size_t{33});
        QCOMPARE(desync.last, std::size_t{48});
        QVERIFY2(
            desync.message.startsWith(QStringLiteral("The game differs after one of the moves 33 to 48")),
            qPrintable(desync.message));

        QVERIFY(sealGame(wrong, 1).ok());
        wrong.checkpoints[33].hash ^= 1U;
        const Desync exact = desyncOf(wrong);
        QCOMPARE(exact.first, std::size_t{33});
        QCOMPARE(exact.last, std::size_t{33});
        QVERIFY2(exact.message.startsWith(QStringLiteral("The game differs after move 33 (turn ")),
                 qPrintable(exact.message));
    }

    /// A record without its first checkpoint cannot tell whether the start was right.
    void withoutAFirstCheckpointTheRangeBeginsAtTheFirstMove() {
        RecordedGame wrong = recorded_;
        wrong.checkpoints.erase(wrong.checkpoints.begin());
        wrong.checkpoints[0].hash ^= 1U;
        const Desync desync = desyncOf(wrong);
        QCOMPARE(desync.first, std::size_t{1});
        QCOMPARE(desync.last, std::size_t{16});
    }

    void anotherLegalMoveShowsAtTheNextCheckpoint() {
        RecordedGame wrong = recorded_;
        auto start = startOf(wrong);
        QVERIFY(start.ok());
        std::vector<Action> legal;
        legalActions(start.value(), legal);
        // Another first settlement from which the same first road can be built: the other end of that road.
        const auto& ends = start.value().topology()[wrong.actions[1].edge()].ends;
        const CrossingId other = ends[0] == wrong.actions[0].crossing() ? ends[1] : ends[0];
        wrong.actions.resize(2);
        wrong.checkpoints.resize(1);
        wrong.result.reset();
        QVERIFY(sealGame(wrong).ok());
        wrong.actions[0].place = other.value();
        const Desync desync = desyncOf(wrong);
        QVERIFY2(desync.kind == Desync::Kind::State, qPrintable(desync.message));
        QCOMPARE(desync.first, std::size_t{1});
        QCOMPARE(desync.last, std::size_t{2});
    }

    void anotherDealShowsBeforeTheFirstMove() {
        RecordedGame wrong = recorded_;
        ++wrong.dealSeed;
        QCOMPARE(desyncOf(wrong).kind, Desync::Kind::Start);
        QCOMPARE(desyncOf(wrong).last, std::size_t{0});
    }

    void anotherResultIsNamed() {
        RecordedGame wrong = recorded_;
        wrong.result = GameResult{Seat(1U), 12, {1, 14, 2}};
        const Desync desync = desyncOf(wrong);
        QCOMPARE(desync.kind, Desync::Kind::Result);
        QVERIFY2(desync.message.contains(
                     QStringLiteral("instead of a win of seat 1 after 12 turns with the points 1, 14, 2.")),
                 qPrintable(desync.message));
        // A record that claims an end its moves do not reach.
        wrong = recorded_;
        wrong.actions.resize(32);
        wrong.checkpoints.resize(3);
        const Desync open = desyncOf(wrong);
        QCOMPARE(open.kind, Desync::Kind::Result);
        QVERIFY2(open.message.contains(QStringLiteral("lead to a game that is not over instead of")),
                 qPrintable(open.message));
        wrong.result.reset();
        QVERIFY(replayGame(wrong).ok());
    }

    void nothingFollowsTheEnd() {
        RecordedGame wrong = recorded_;
        wrong.actions.push_back(plain(ActionKind::EndTurn, Seat(0U)));
        QCOMPARE(desyncOf(wrong).kind, Desync::Kind::Refused);
        QCOMPARE(desyncOf(wrong).first, wrong.actions.size());
    }

    void whatCannotBeginSaysWhy() {
        RecordedGame wrong = recorded_;
        wrong.seats = 8; // B-23
        QCOMPARE(desyncOf(wrong).kind, Desync::Kind::Seats);
        QVERIFY(desyncOf(wrong).message.contains(QStringLiteral("B-23")));
        wrong = recorded_;
        wrong.map.pools.numbers.emplace(); // B-26: none at all
        QCOMPARE(desyncOf(wrong).kind, Desync::Kind::Deal);
    }

    void aRecordThatCannotBeSealedStaysAsItWas() {
        RecordedGame wrong = recorded_;
        wrong.actions[2].place = wrong.actions[0].place;
        const RecordedGame before = wrong;
        QVERIFY(!sealGame(wrong).ok());
        QVERIFY(wrong == before);
    }
};

QTEST_GUILESS_MAIN(TestGameReplay)
#include "tst_game_replay.moc"
