#include "tests/editor/playtest/play_window.h"

using namespace isle;
using namespace isle::test;

/// Trade with the bank and with other seats, through the panels.
class TestTrade : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }

    void B71_theBankTradesAtTheBestRate() {
        const Map map = baseMap();
        Scene scene(map);
        scene.settle(A, 1, 4, Corner::N); // wool 2:1 at (1,4) NW
        scene.edit.setHand(A, cards(3, 0, 2, 0, 0));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        w.press(Qt::Key_T);
        QVERIFY(!w.find("bank-give-brick")->isEnabled()); // 4:1, and only three
        QCOMPARE(w.find("bank-give-wool")->text(), QStringLiteral("2:1"));
        QVERIFY(w.click("bank-give-wool"));
        QVERIFY(!w.find("bank-trade")->isEnabled());
        QVERIFY(w.click("bank-take-ore"));
        QCOMPARE(w.find("bank-trade")->text(), QStringLiteral("Give 2 wool for 1 ore"));
        QVERIFY(w.click("bank-trade"));
        QCOMPARE(w.game().hand(A), cards(3, 0, 0, 0, 1));
    }

    void B82_anOfferIsAnsweredByComputersAndCompleted() {
        const Map map = baseMap();
        Scene scene(map);
        // Blue sits on plenty of wool and lacks the ore; whatever it answers, it answers.
        scene.edit.setHand(A, cards(0, 0, 0, 0, 2));
        scene.edit.setHand(B, cards(0, 0, 5, 0, 0));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.mode.setHuman(0, true);
        w.start(map, scene.game);
        QVERIFY(w.click("pace-2"));
        w.press(Qt::Key_T);
        QVERIFY(!w.find("offer-send")->isEnabled());
        QVERIFY(w.clickPlus("offer-give", "ore"));
        QVERIFY(w.clickPlus("offer-want", "wool"));
        QVERIFY2(!w.clickPlus("offer-want", "ore"), "B-81: no kind on both sides");
        QVERIFY(w.click("offer-to-2")); // not White
        QVERIFY(w.click("offer-send"));
        QCOMPARE(w.game().offers().size(), 1U);
        const Offer made = w.game().offers().front();
        QCOMPARE(int(made.addressed), 0b1010);
        QTRY_VERIFY(w.has(QStringLiteral("offer-%1").arg(made.id)));
        // Both have answered.
        QTRY_VERIFY(w.game().offers().empty()
                    || (w.game().offers().front().accepted | w.game().offers().front().declined) == 0b1010);
    }

    void B84_theSeatOnTurnCompletesWithAnAccepter() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(1, 0, 0, 0, 0));
        scene.edit.setHand(B, cards(0, 1, 0, 0, 0));
        scene.edit.setHand(C, cards(0, 1, 0, 0, 0));
        scene.edit.setTurn(A, State::Main);
        PLAY(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Lumber), 0b1110));
        const std::uint8_t id = scene.game.offers().front().id;
        PLAY(scene, answer(ActionKind::Accept, B, id));
        PLAY(scene, answer(ActionKind::Accept, C, id));
        PLAY(scene, answer(ActionKind::Decline, D, id));
        PlayWindow w;
        w.start(map, scene.game);
        w.press(Qt::Key_T);
        QVERIFY(w.has(QStringLiteral("complete-%1-1").arg(id)));
        QVERIFY(w.click(QStringLiteral("complete-%1-2").arg(id)));
        QCOMPARE(w.game().hand(A), cards(0, 1, 0, 0, 0));
        QCOMPARE(w.game().hand(C), cards(1, 0, 0, 0, 0));
        QCOMPARE(w.game().hand(B), cards(0, 1, 0, 0, 0));
        QVERIFY(w.game().offers().empty());
    }

    void B85_anOfferIsWithdrawn() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(1, 0, 0, 0, 0));
        scene.edit.setTurn(A, State::Main);
        PLAY(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Lumber), 0b0010));
        const std::uint8_t id = scene.game.offers().front().id;
        PlayWindow w;
        w.start(map, scene.game);
        w.press(Qt::Key_T);
        QVERIFY(w.click(QStringLiteral("withdraw-%1-0").arg(id)));
        QVERIFY(w.game().offers().empty());
    }

    void anOfferOfAComputerWaitsForThePersonsAnswer_data() {
        QTest::addColumn<QString>("button");
        QTest::newRow("accept") << "accept";
        QTest::newRow("decline") << "decline";
        QTest::newRow("counter") << "counter";
    }
    void anOfferOfAComputerWaitsForThePersonsAnswer() {
        QFETCH(QString, button);
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(0, 2, 0, 0, 0));
        scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
        scene.edit.setTurn(B, State::Main);
        PLAY(scene, offer(B, cardsOf(Resource::Brick), cardsOf(Resource::Lumber), 0b0001));
        const std::uint8_t id = scene.game.offers().front().id;
        PlayWindow w;
        w.start(map, scene.game);
        // The tab has opened by itself, and the game stands still until the answer.
        QVERIFY(w.has(QStringLiteral("offer-%1").arg(id)));
        QCOMPARE(w.hintName, QStringLiteral("An offer"));
        QVERIFY(w.click("pace-2"));
        QTest::qWait(30);
        QCOMPARE(w.game().offers().size(), 1U);
        QSignalSpy changed(&w.mode, &PlaytestMode::gameChanged);
        QVERIFY(w.click("pace-0")); // slowly now, so that the answer can be looked at
        QVERIFY(w.click(QStringLiteral("%1-%2-0").arg(button).arg(id)));
        if (button == "counter") {
            // The other way round to begin with; two bricks for one lumber are wanted now.
            QVERIFY(w.clickPlus("offer-want", "brick"));
            QVERIFY(w.click("offer-send"));
            QCOMPARE(w.game().offers().size(), 2U);
            const Offer counter = w.game().offers().back();
            QCOMPARE(counter.counterTo, id);
            QCOMPARE(counter.give, cardsOf(Resource::Lumber));
            QCOMPARE(counter.want, cardsOf(Resource::Brick, 2));
        } else {
            const Offer answered = w.game().offers().front();
            QCOMPARE(int(button == "accept" ? answered.accepted : answered.declined), 1);
        }
        QVERIFY(!changed.isEmpty());
    }

    void B87_acceptingNeedsTheCards() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
        scene.edit.setTurn(B, State::Main);
        PLAY(scene, offer(B, cardsOf(Resource::Brick), cardsOf(Resource::Lumber), 0b0001));
        const std::uint8_t id = scene.game.offers().front().id;
        PlayWindow w;
        w.start(map, scene.game);
        auto* accept = w.find(QStringLiteral("accept-%1-0").arg(id));
        QVERIFY(!accept->isEnabled());
        QVERIFY(accept->toolTip().contains("B-87"));
        QVERIFY(w.click(QStringLiteral("decline-%1-0").arg(id)));
    }

    void B83_anOpponentOffersToTheSeatOnTurn() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(0, 1, 0, 0, 0));
        scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
        scene.edit.setTurn(B, State::Main);
        PLAY(scene, offer(A, cardsOf(Resource::Lumber), cardsOf(Resource::Brick), 0b0010));
        const std::uint8_t id = scene.game.offers().front().id;
        PlayWindow w;
        w.mode.setHuman(0, false);
        w.mode.setHuman(1, true);
        w.start(map, scene.game);
        QVERIFY(w.has(QStringLiteral("offer-%1").arg(id)));
        QVERIFY(w.click(QStringLiteral("complete-%1-0").arg(id)));
        QCOMPARE(w.game().hand(B), cards(0, 1, 0, 0, 0));
    }
};

QTEST_MAIN(TestTrade)
#include "tst_trade.moc"
