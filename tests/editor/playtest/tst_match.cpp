#include "editor/playtest/match.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

class TestMatch : public QObject {
    Q_OBJECT

  private slots:
    void fourComputersPlayToAWinner() {
        const Map map = mapOf(specMapNamed("Heading for New Shores"));
        Scene scene(map, 4, 3);
        Match match(map, scene.game, 3, {true, false, false, false});
        QSignalSpy changed(&match, &Match::changed);
        match.begin();
        QCOMPARE(match.anyHuman(), true);
        match.playToEnd();
        QCOMPARE(match.anyHuman(), false);
        QTRY_VERIFY_WITH_TIMEOUT(match.game().over(), 60000);
        QVERIFY(match.game().winner().valid());
        QVERIFY2(changed.size() > 1, "the window never got a turn");
        QVERIFY(!match.actor().valid());
        QVERIFY(!match.viewer().valid());
    }

    void seedAndHistoryAreTheWholeGame() {
        const Map map = baseMap();
        Scene scene(map, 3, 9);
        Game replay = scene.game;
        Match match(map, scene.game, 9, {false, false, false});
        match.begin();
        match.playToEnd();
        QTRY_VERIFY_WITH_TIMEOUT(match.game().over(), 60000);
        for (const Action& action : match.history())
            QVERIFY(apply(replay, action).legal());
        QVERIFY(replay == match.game());
    }

    void theGameWaitsForAPerson() {
        const Map map = baseMap();
        Scene scene(map, 3, 5);
        std::vector<bool> humans(3, false);
        humans[scene.game.toAct().index()] = true;
        Match match(map, scene.game, 5, humans);
        match.setPace(Pace::AtOnce);
        match.begin();
        QTest::qWait(50);
        QVERIFY(match.history().empty());
        const Seat person = match.actor();
        QCOMPARE(person, scene.game.toAct());
        QCOMPARE(match.viewer(), person);
        QVERIFY(match.perform(match.legal(person).front()).legal()); // its settlement
        QVERIFY(match.perform(match.legal(person).front()).legal()); // its road
        QTRY_COMPARE(match.actor(), person);                         // the others have placed
        QVERIFY(match.history().size() > 2);
    }

    void aComputersSeatCannotBePlayedByAPerson() {
        const Map map = baseMap();
        Scene scene(map, 3, 5);
        std::vector<bool> humans(3, true);
        humans[scene.game.toAct().index()] = false;
        Match match(map, scene.game, 5, humans);
        const auto legal = match.legal(scene.game.toAct());
        QVERIFY(!match.perform(legal.front()).legal());
        QVERIFY(match.game() == scene.game);
    }

    void aSeatCanChangeHandsInTheMiddle() {
        const Map map = baseMap();
        Scene scene(map, 3, 5);
        Match match(map, scene.game, 5, {true, true, true});
        match.setPace(Pace::AtOnce);
        match.begin();
        const Seat first = match.actor();
        QVERIFY(first.valid());
        match.setHuman(first, false);
        QTRY_VERIFY(match.actor().valid());
        QVERIFY(match.actor() != first);
        QCOMPARE(match.history().size(), 2U); // settlement and road of the computer
    }

    void aHaltedMatchStandsStill() {
        const Map map = baseMap();
        Scene scene(map, 3, 5);
        Match match(map, scene.game, 5, {false, false, false});
        match.setPace(Pace::AtOnce);
        match.begin();
        match.halt();
        QTest::qWait(30);
        QVERIFY(match.history().empty());
    }
};

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
