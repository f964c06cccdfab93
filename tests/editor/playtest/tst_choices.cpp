#include "editor/playtest/log_view.h"
#include "tests/editor/playtest/play_window.h"

using namespace isle;
using namespace isle::test;

/// What a person chooses besides places on the map: discards, robber and pirate, victims, gold, cards.
class TestChoices : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }

    void B52_aSevenAsksForDiscardsThenForTheRobber() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(5, 4, 0, 0, 0)); // nine cards: four go
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(3, 4);
        PlayWindow w;
        w.start(map, scene.game);
        w.press(Qt::Key_Space);
        QCOMPARE(w.game().state(), State::Discard);
        QCOMPARE(w.hintName, QStringLiteral("Discard"));
        QVERIFY(w.has("choicePanel"));
        QVERIFY(!w.find("confirmCards")->isEnabled());
        for (int i = 0; i < 3; ++i)
            QVERIFY(w.clickPlus("choicePanel", "brick"));
        QVERIFY(!w.find("confirmCards")->isEnabled());
        QVERIFY(w.clickPlus("choicePanel", "lumber"));
        QVERIFY2(!w.clickPlus("choicePanel", "lumber"), "a fifth card");
        QVERIFY2(!w.clickPlus("choicePanel", "ore"), "a card that is not held");
        QVERIFY(w.click("confirmCards"));
        QCOMPARE(w.game().hand(A), cards(2, 3, 0, 0, 0));
        QCOMPARE(w.game().state(), State::MoveRobber);
        QCOMPARE(w.hintName, QStringLiteral("Move the robber"));
        QCOMPARE(w.offered(), 18U); // every land hex but the robber's own
        w.clickOn(1, 2);
        QCOMPARE(w.game().robber(), scene.hex(1, 2));
        QCOMPARE(w.game().state(), State::Main);
    }

    void S31_robberOrPirateIsChosenByTheHexClicked() {
        const Map map = seaMap();
        for (const bool pirate : {false, true}) {
            Scene scene(map);
            scene.edit.setTurn(A, State::PreRoll);
            scene.edit.setNextThrow(3, 4);
            PlayWindow w;
            w.start(map, scene.game);
            w.press(Qt::Key_Space);
            QCOMPARE(w.game().state(), State::MoveRobber);
            QCOMPARE(w.hintName, QStringLiteral("Move the robber or the pirate"));
            if (pirate)
                w.clickOn(0, 4);
            else
                w.clickOn(2, 3);
            QCOMPARE(w.game().state(), State::Main);
            QCOMPARE(pirate ? w.game().pirate() : w.game().robber(),
                     pirate ? scene.hex(0, 4) : scene.hex(2, 3));
            QCOMPARE(pirate ? *w.canvas->picture().pirate : *w.canvas->picture().robber,
                     pirate ? cell(0, 4) : cell(2, 3));
        }
    }

    void B55_aVictimIsChosenBySeat() {
        const Map map = baseMap();
        Scene scene(map);
        scene.settle(B, 1, 2, Corner::N);
        scene.settle(C, 1, 2, Corner::SE);
        scene.edit.setHand(B, cards(2, 0, 0, 0, 0));
        scene.edit.setHand(C, cards(0, 0, 0, 0, 1));
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(3, 4);
        PlayWindow w;
        w.start(map, scene.game);
        w.press(Qt::Key_Space);
        const LegalPlace* place = w.offeredAt(Place(cell(1, 2)));
        QVERIFY(place != nullptr);
        QCOMPARE(place->tipDetail, QStringLiteral("steals a card from Blue or White"));
        w.clickOn(1, 2);
        QCOMPARE(w.game().state(), State::Steal);
        QVERIFY(w.has("victim-1"));
        QVERIFY(w.click("victim-2"));
        QCOMPARE(w.game().hand(A), cards(0, 0, 0, 0, 1));
        const auto* log = w.window.findChild<LogView*>();
        QCOMPARE(log->lines().line(log->lines().rowCount() - 1).text,
                 QStringLiteral("Red steals 1 ore from White"));
    }

    void S51_goldIsPickedFromTheBank() {
        Map map = seaMap();
        fix(map, 1, 8, Terrain::Gold, 4);
        Scene scene(map);
        scene.settle(A, 1, 8, Corner::N, Piece::City);
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(2, 2);
        PlayWindow w;
        w.start(map, scene.game);
        w.press(Qt::Key_Space);
        QCOMPARE(w.game().state(), State::GoldPick);
        QVERIFY(w.clickPlus("choicePanel", "ore"));
        QVERIFY(!w.find("confirmCards")->isEnabled());
        QVERIFY(w.clickPlus("choicePanel", "grain"));
        QVERIFY(w.click("confirmCards"));
        QCOMPARE(w.game().hand(A), cards(0, 0, 0, 1, 1));
        QCOMPARE(w.game().state(), State::Main);
        QVERIFY(!w.has("choicePanel"));
    }

    void B133_aKnightIsPlayedFromTheHand() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setDevCards(A, DevCard::Knight, 1);
        scene.edit.setTurn(A, State::PreRoll);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("dev-0"));
        QCOMPARE(w.game().state(), State::MoveRobber);
        QCOMPARE(w.game().playedKnights(A), 1);
        QVERIFY(!w.has("dev-0"));
        w.clickOn(1, 2);
        QCOMPARE(w.game().state(), State::PreRoll);
    }

    void B130_aCardBoughtThisTurnSaysWhyItWaits() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setDevCards(A, DevCard::Knight, 1, 1);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.find("dev-0")->toolTip().contains("B-130"));
        w.click("dev-0");
        QCOMPARE(w.game().state(), State::Main);
    }

    void B136_yearOfPlentyTakesTwoCards() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setDevCards(A, DevCard::YearOfPlenty, 1);
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("dev-3"));
        QCOMPARE(w.game().state(), State::PlentyPick);
        QVERIFY(w.clickPlus("choicePanel", "wool"));
        QVERIFY(w.clickPlus("choicePanel", "wool"));
        QVERIFY(w.click("confirmCards"));
        QCOMPARE(w.game().hand(A), cards(0, 0, 2, 0, 0));
    }

    void B137_monopolyNamesAResourceAndCanBeCancelled() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setDevCards(A, DevCard::Monopoly, 1);
        scene.edit.setHand(B, cards(0, 0, 2, 0, 0));
        scene.edit.setHand(C, cards(0, 0, 1, 0, 1));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("dev-4"));
        QVERIFY(w.has("choicePanel"));
        QVERIFY(w.click("cancelChoice"));
        QVERIFY(!w.has("choicePanel"));
        QCOMPARE(w.game().devCards(A, DevCard::Monopoly), 1);
        QVERIFY(w.click("dev-4"));
        QVERIFY(w.click("resource-wool"));
        QCOMPARE(w.game().hand(A), cards(0, 0, 3, 0, 0));
        QCOMPARE(w.game().handSize(C), 1);
    }

    void S24_roadBuildingMixesRoadsAndShips() {
        const Map map = seaMap();
        Scene scene(map);
        scene.settle(A, 2, 3, Corner::N);
        scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("dev-2"));
        QCOMPARE(w.game().state(), State::FreeRoads);
        QVERIFY2(!w.mode.canEndTurn(), "B-134: the first piece is mandatory");
        const auto pieceAt = [&](Direction direction) {
            const LegalPlace* place = w.offeredAt(Place(EdgePlace{cell(2, 3), direction}));
            return place != nullptr ? place->piece : Piece::None;
        };
        QCOMPARE(pieceAt(Direction::NE), Piece::Road); // a coastal edge takes either
        QVERIFY(w.click("build-3"));
        QCOMPARE(pieceAt(Direction::NE), Piece::Ship);
        w.clickOn(2, 3, Direction::NE);
        QCOMPARE(w.game().piece(scene.edge(2, 3, Direction::NE)).piece, Piece::Ship);
        QCOMPARE(w.game().state(), State::FreeRoads);
        QVERIFY(w.click("build-0"));
        QCOMPARE(pieceAt(Direction::NW), Piece::Road);
        w.clickOn(2, 3, Direction::NW);
        QCOMPARE(w.game().piece(scene.edge(2, 3, Direction::NW)).piece, Piece::Road);
        QCOMPARE(w.game().state(), State::Main);
    }

    void B134_theSecondFreePieceMayBeLeft() {
        const Map map = baseMap();
        Scene scene(map);
        scene.settle(A, 3, 3, Corner::N);
        scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("dev-2"));
        w.clickOn(w.canvas->legalPlaces().front().place);
        QCOMPARE(w.game().state(), State::FreeRoads);
        w.press(Qt::Key_Space);
        QCOMPARE(w.game().state(), State::Main);
    }

    void B120_aCardIsBoughtWithItsButton() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(0, 0, 1, 1, 1));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("build-4"));
        QCOMPARE(w.game().devCount(A), 1);
        QVERIFY(!w.find("build-4")->isEnabled());
    }
};

QTEST_MAIN(TestChoices)
#include "tst_choices.moc"
