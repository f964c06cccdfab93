#include "editor/playtest/log_text.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;
using Kind = Event::Kind;

class TestLogText : public QObject {
    Q_OBJECT

  private slots:
    void everyKindHasASentence() {
        Scene scene(seaMap());
        const LogText log(map_, scene.game, [](Seat) { return true; });
        for (int kind = 0; kind <= int(Kind::Drawn); ++kind) {
            Event event;
            event.kind = static_cast<Kind>(kind);
            event.seat = A;
            event.other = B;
            event.cards = cardsOf(Resource::Wool);
            event.taken = cardsOf(Resource::Ore);
            const LogLine line = log.lineFor(event);
            QVERIFY2(!line.text.isEmpty(), qPrintable(QStringLiteral("no sentence for kind %1").arg(kind)));
            QVERIFY2(!line.text.contains('%'), qPrintable(line.text));
        }
    }

    void sentences_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<QString>("text");
        QTest::newRow("roll") << int(Kind::Rolled) << 2 << 4 << "Red rolls 6 (2 + 4)";
        QTest::newRow("offer") << int(Kind::Offered) << 0 << 14 << "Red offers 1 wool for 2 ore";
        QTest::newRow("decline") << int(Kind::Declined) << 0 << 0 << "Red declines";
        QTest::newRow("trade") << int(Kind::Traded) << 0 << 0 << "Red gives 1 wool to Blue for 2 ore";
        QTest::newRow("route") << int(Kind::LongestRoute) << 5 << 0 << "Red has the longest route, 5 long";
        QTest::newRow("win") << int(Kind::Won) << 12 << 0 << "Red wins with 12 points";
    }
    void sentences() {
        QFETCH(int, kind);
        QFETCH(int, a);
        QFETCH(int, b);
        Scene scene(seaMap());
        const LogText log(map_, scene.game, [](Seat) { return true; });
        Event event;
        event.kind = static_cast<Kind>(kind);
        event.seat = A;
        event.other = B;
        event.a = a;
        event.b = b;
        event.cards = cardsOf(Resource::Wool);
        event.taken = cardsOf(Resource::Ore, 2);
        QTEST(log.lineFor(event).text, "text");
        QCOMPARE(log.lineFor(event).bold, QStringLiteral("Red"));
    }

    void B56_theStolenCardIsToldToThoseInvolvedOnly() {
        Scene scene(seaMap());
        Event event;
        event.kind = Kind::Stole;
        event.seat = B;
        event.other = C;
        event.cards = cardsOf(Resource::Ore);
        const auto only = [](Seat human) { return [human](Seat seat) { return seat == human; }; };
        QCOMPARE(LogText(map_, scene.game, only(A)).lineFor(event).text,
                 QStringLiteral("Blue steals a card from White"));
        QCOMPARE(LogText(map_, scene.game, only(B)).lineFor(event).text,
                 QStringLiteral("Blue steals 1 ore from White"));
        QCOMPARE(LogText(map_, scene.game, only(C)).lineFor(event).text,
                 QStringLiteral("Blue steals 1 ore from White"));
    }

    void B121_theBoughtCardIsToldToItsOwnerOnly() {
        Scene scene(seaMap());
        Event event;
        event.kind = Kind::BoughtDev;
        event.seat = B;
        event.a = int(DevCard::Monopoly);
        const auto only = [](Seat human) { return [human](Seat seat) { return seat == human; }; };
        QCOMPARE(LogText(map_, scene.game, only(A)).lineFor(event).text,
                 QStringLiteral("Blue buys a development card"));
        QCOMPARE(LogText(map_, scene.game, only(B)).lineFor(event).text,
                 QStringLiteral("Blue buys a development card: monopoly"));
    }

    void S264_whatAChestGives() {
        Scene scene(seaMap());
        const LogText log(map_, scene.game, [](Seat) { return true; });
        const auto opened = [&](Chest chest, const Cards& given) {
            Event event;
            event.kind = Kind::ChestOpened;
            event.seat = B;
            event.place = scene.hex(1, 7).value();
            event.a = int(chest);
            event.cards = given;
            return log.lineFor(event).text;
        };
        QCOMPARE(opened(Chest::Goods, cards(1, 0, 1, 1, 0)),
                 QStringLiteral("Blue opens the chest at H2: 1 brick, 1 wool, 1 grain"));
        QCOMPARE(opened(Chest::Roads, cards(2, 2, 0, 0, 0)),
                 QStringLiteral("Blue opens the chest at H2: 2 lumber, 2 brick"));
        QCOMPARE(opened(Chest::Goods, Cards()),
                 QStringLiteral("Blue opens the chest at H2: the bank has nothing of it"));
        QCOMPARE(opened(Chest::Choice, Cards()),
                 QStringLiteral("Blue opens the chest at H2: a card of choice"));
        QCOMPARE(opened(Chest::Card, Cards()),
                 QStringLiteral("Blue opens the chest at H2: a development card"));
    }

    void S266_theCardOfAChestIsToldToItsOwnerOnly() {
        Scene scene(seaMap());
        Event event;
        event.kind = Kind::DrewDev;
        event.seat = B;
        event.a = int(DevCard::Knight);
        const auto only = [](Seat human) { return [human](Seat seat) { return seat == human; }; };
        QCOMPARE(LogText(map_, scene.game, only(A)).lineFor(event).text,
                 QStringLiteral("Blue finds a development card"));
        QCOMPARE(LogText(map_, scene.game, only(B)).lineFor(event).text,
                 QStringLiteral("Blue finds a development card: knight"));
    }

    void S266_anEmptyDeckGivesAChoice() {
        Scene scene(seaMap());
        LogText log(map_, scene.game, [](Seat) { return true; });
        Event event;
        event.kind = Kind::ChestOpened;
        event.seat = B;
        event.place = scene.hex(1, 7).value();
        event.a = int(Chest::Card);
        auto lines = log.linesFor({event});
        QCOMPARE(lines.size(), 1U);
        QCOMPARE(lines[0].text,
                 QStringLiteral("Blue opens the chest at H2: the deck is empty, a card of choice instead"));
        Event picked;
        picked.kind = Kind::GoldPicked;
        picked.seat = B;
        picked.cards = cardsOf(Resource::Ore);
        QCOMPARE(log.linesFor({picked}).front().text, QStringLiteral("Blue takes 1 ore out of the chest"));
    }

    void S223_theRaidThatTakesTheFortressIsOneLine() {
        Scene scene(seaMap());
        LogText log(map_, scene.game, [](Seat) { return true; });
        Event raided;
        raided.kind = Kind::Raided;
        raided.seat = A;
        raided.place = scene.hex(1, 7).value();
        raided.a = 1;
        QCOMPARE(log.linesFor({raided}).front().text,
                 QStringLiteral("Red raids the fortress at H2: strength 1 left"));
        raided.a = 0;
        Event taken = raided;
        taken.kind = Kind::FortressTaken;
        const auto lines = log.linesFor({raided, taken});
        QCOMPARE(lines.size(), 1U);
        QCOMPARE(lines[0].text, QStringLiteral("Red takes the fortress at H2: 2 points"));
    }

    void B172_onlyAPassOfOnesOwnIsTold() {
        Scene scene(seaMap());
        LogText log(map_, scene.game, [](Seat) { return true; });
        Event ended;
        ended.kind = Kind::TurnEnded;
        ended.seat = A;
        Event skipped;
        skipped.kind = Kind::Passed;
        skipped.seat = B;
        skipped.action = ActionKind::Pass;
        QVERIFY(log.linesFor({ended, skipped}).empty());
        Event after = skipped;
        after.seat = C;
        const auto lines = log.linesFor({skipped, after});
        QCOMPARE(lines.size(), 1U);
        QCOMPARE(lines[0].text, QStringLiteral("Blue passes"));
    }

    void productionOfARollIsOneLine() {
        Scene scene(seaMap());
        LogText log(map_, scene.game, [](Seat) { return true; });
        Event rolled;
        rolled.kind = Kind::Rolled;
        rolled.seat = A;
        rolled.a = 5;
        rolled.b = 3;
        Event first;
        first.kind = Kind::Produced;
        first.seat = A;
        first.cards = cardsOf(Resource::Brick, 2);
        Event second = first;
        second.seat = C;
        second.cards = cardsOf(Resource::Ore);
        const auto lines = log.linesFor({rolled, first, second});
        QCOMPARE(lines.size(), 2U);
        QCOMPARE(lines[0].text, QStringLiteral("Red rolls 8 (5 + 3)"));
        QCOMPARE(lines[1].look, LogLine::Look::Production);
        QCOMPARE(lines[1].produced.size(), 2U);
        QCOMPARE(lines[1].text, QStringLiteral("Red receives 2 brick. White receives 1 ore."));
    }

    void aLandingAndItsBonusAreOneLine() {
        Map map = seaMap();
        map.islands = {{cell(2, 2), "Home", IslandRole::Start}, {cell(1, 7), "Isle A", IslandRole::New}};
        Scene scene(map);
        LogText log(map, scene.game, [](Seat) { return true; });
        Event built;
        built.kind = Kind::Built;
        built.seat = D;
        built.action = ActionKind::BuildSettlement;
        built.place = scene.at(1, 7, Corner::NW).value();
        Event bonus;
        bonus.kind = Kind::IslandBonus;
        bonus.seat = D;
        bonus.a = 2;
        bonus.place = built.place;
        const auto lines = log.linesFor({built, bonus});
        QCOMPARE(lines.size(), 1U);
        QCOMPARE(lines[0].text, QStringLiteral("Orange settles on Isle A: first landing, +2"));
    }

    void aTurnBeginsWithAHeading() {
        Scene scene(seaMap());
        scene.edit.setTurn(A, State::Main);
        LogText log(map_, scene.game, [](Seat) { return true; });
        PLAY(scene, plain(ActionKind::EndTurn, A));
        const auto lines = log.linesFor(scene.events);
        QCOMPARE(lines.back().look, LogLine::Look::Heading);
        QCOMPARE(lines.back().text, QStringLiteral("Turn %1, Blue").arg(scene.game.turn()));
        QCOMPARE(lines.size(), 1U); // the end of the turn has no line of its own
    }

  private:
    Map map_ = seaMap();
};

QTEST_GUILESS_MAIN(TestLogText)
#include "tst_log_text.moc"
