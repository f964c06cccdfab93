#include "editor/playtest/log_view.h"
#include "tests/editor/playtest/play_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>

using namespace isle;
using namespace isle::test;

namespace {

/// All four seats played by people, so that nothing happens by itself.
void everyonePlays(PlaytestMode& mode) {
    for (int seat = 0; seat < 4; ++seat)
        mode.setHuman(seat, true);
}

Map newShores() {
    return mapOf(specMapNamed("Heading for New Shores"));
}

} // namespace

class TestPlaytestMode : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { setTheme(Theme::light()); }

    void setUpIsPlayedByClickingCrossingsAndEdges() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores());
        for (int town = 0; town < 8; ++town) {
            QCOMPARE(w.game().state(), State::SetupTown);
            const Seat seat = w.game().toAct();
            QVERIFY(w.offered() > 0);
            QCOMPARE(w.hintName, QStringLiteral("Place a settlement"));
            const LegalPlace crossing = w.canvas->legalPlaces()[w.offered() / 2];
            QVERIFY(std::holds_alternative<CrossingPlace>(crossing.place));
            QVERIFY(crossing.tip.startsWith("Settlement here"));
            w.clickOn(crossing.place);
            QCOMPARE(w.game().state(), State::SetupEdge);
            QCOMPARE(w.game().toAct(), seat);
            const LegalPlace edge = w.canvas->legalPlaces().front();
            QVERIFY(std::holds_alternative<EdgePlace>(edge.place));
            w.clickOn(edge.place);
        }
        QCOMPARE(w.game().state(), State::PreRoll);
        QCOMPARE(w.canvas->picture().towns.size(), 8U);
        QCOMPARE(w.canvas->picture().links.size(), 8U);
    }

    void placesCanBeTakenWithTheKeyboard() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores());
        const auto second = std::get<CrossingPlace>(w.canvas->legalPlaces()[1].place);
        w.press(Qt::Key_N);
        w.press(Qt::Key_N);
        w.press(Qt::Key_Return);
        QCOMPARE(w.game().state(), State::SetupEdge);
        QCOMPARE(w.game().setupTown(), w.game().topology().crossingAt(second));
    }

    void aClickBesideThePlacesDoesNothing() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores());
        w.clickOn(0, 0);
        QCOMPARE(w.game().state(), State::SetupTown);
        QVERIFY(w.canvas->picture().towns.empty());
    }

    void spaceRollsAndEndsTheTurn() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setNextThrow(2, 2);
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(map, scene.game);
        QVERIFY(w.mode.canRoll());
        w.press(Qt::Key_Space);
        QCOMPARE(w.game().state(), State::Main);
        // B-24: the two hexes with a 4 are lit.
        int lit = 0;
        for (const HexPicture& hex : w.canvas->picture().hexes)
            lit += hex.rolled ? 1 : 0;
        QCOMPARE(lit, 2);
        QVERIFY(w.mode.canEndTurn());
        w.press(Qt::Key_Space);
        QCOMPARE(w.game().onTurn(), B);
        QCOMPARE(w.game().state(), State::PreRoll);
    }

    void buildButtonsAreLitWhenPayableAndAPlaceIsLegal() {
        const Map map = baseMap();
        Scene scene(map);
        scene.settle(A, 3, 3, Corner::N);
        scene.road(A, 3, 3, Direction::NE);
        scene.edit.setHand(A, cards(1, 1, 0, 0, 0));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.find("build-0")->isEnabled());
        QVERIFY(!w.find("build-1")->isEnabled());
        QCOMPARE(w.find("build-1")->toolTip(), QStringLiteral("Still needs 1 wool, 1 grain"));
        QVERIFY(!w.find("build-2")->isEnabled());
        QVERIFY2(!w.find("build-3")->isVisible(), "a ship on a map without sea rules");
        QVERIFY(w.click("build-0"));
        QVERIFY(w.offered() > 0);
        QCOMPARE(w.hintName, QStringLiteral("Place a road"));
        w.press(Qt::Key_Escape);
        QCOMPARE(w.offered(), 0U);
        w.press(Qt::Key_1);
        const LegalPlace edge = w.canvas->legalPlaces().front();
        w.clickOn(edge.place);
        QCOMPARE(w.canvas->picture().links.size(), 2U);
        QCOMPARE(w.game().hand(A).total(), 0);
        QCOMPARE(w.offered(), 0U);
        QVERIFY(!w.find("build-0")->isEnabled());
    }

    void S72_aSettlementOnANewIslandTellsItsBonus() {
        const Map map = seaMap();
        Scene scene(map);
        scene.settle(A, 2, 3, Corner::N);
        scene.ship(A, 2, 7, Direction::W);
        scene.ship(A, 1, 7, Direction::W);
        scene.edit.setHand(A, cards(2, 2, 2, 2, 3));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("build-1"));
        QVERIFY(w.offered() > 0);
        bool told = false;
        const LegalPlace* settlement = nullptr;
        for (const LegalPlace& place : w.canvas->legalPlaces())
            if (place.piece == Piece::Settlement && place.tipDetail.contains("first landing")) {
                told = place.tipDetail.contains("+2");
                settlement = &place;
            }
        QVERIFY(told);
        w.clickOn(settlement->place);
        QCOMPARE(w.game().points(A).islands, 2);
    }

    void citiesReplaceOwnSettlements() {
        const Map map = baseMap();
        Scene scene(map);
        scene.settle(A, 3, 3, Corner::N);
        scene.edit.setHand(A, cards(0, 0, 0, 2, 3));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        QVERIFY(w.click("build-2"));
        QCOMPARE(w.offered(), 1U);
        w.clickOn(3, 3, Corner::N);
        QCOMPARE(w.game().town(scene.at(3, 3, Corner::N)).piece, Piece::City);
    }

    void S20_aShipSailsInTwoClicks() {
        const Map map = seaMap();
        Scene scene(map);
        scene.settle(A, 2, 3, Corner::N);
        scene.ship(A, 2, 3, Direction::NE);
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        w.start(map, scene.game);
        const EdgeId from = scene.edge(2, 3, Direction::NE);
        QCOMPARE(w.game().piece(from).piece, Piece::Ship);
        QVERIFY(w.mode.canSail());
        w.press(Qt::Key_M);
        QCOMPARE(w.offered(), 1U);
        w.clickOn(2, 3, Direction::NE);
        QVERIFY(w.offered() > 0); // now its goals
        QVERIFY(w.offeredAt(Place(EdgePlace{cell(2, 3), Direction::NE})) == nullptr);
        w.press(Qt::Key_Escape); // another ship
        QCOMPARE(w.offered(), 1U);
        w.clickOn(2, 3, Direction::NE);
        const LegalPlace goal = w.canvas->legalPlaces().front();
        w.clickOn(goal.place);
        QCOMPARE(w.game().piece(from).piece, Piece::None);
        QCOMPARE(w.game().piece(w.game().topology().edgeAt(std::get<EdgePlace>(goal.place))).piece,
                 Piece::Ship);
        QVERIFY2(!w.mode.canSail(), "once a turn");
    }

    void stopClearsWhatWasShown() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores());
        const ViewTransform before = w.canvas->view();
        QVERIFY(w.offered() > 0);
        w.mode.stop();
        QVERIFY(!w.mode.running());
        QVERIFY(w.mode.game() == nullptr);
        QCOMPARE(w.offered(), 0U);
        QCOMPARE(w.canvas->view().hexPixels(), before.hexPixels());
        QCOMPARE(w.canvas->view().origin(), before.origin());
        w.clickOn(3, 3); // nobody takes it
        w.mode.stop();   // a second time does no harm
    }

    void aMapThatCannotBeDealtIsRefusedAndNothingChanges() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores(), 7);
        const Game before = w.game();
        const auto reason = w.mode.start(blankMap(3, 3, Terrain::Void));
        QVERIFY(reason.has_value());
        QVERIFY(!reason->isEmpty());
        QVERIFY(w.mode.running());
        QVERIFY(w.game() == before);
    }

    void theSeedIsShownAndEditable() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores(), 41);
        auto* field = w.find<QLineEdit>("seed");
        QCOMPARE(field->text(), QStringLiteral("41"));
        QVERIFY(w.click("newDeal"));
        QCOMPARE(w.mode.seed(), 42U);
        QCOMPARE(field->text(), QStringLiteral("42"));
        const Game second = w.game();
        w.clickOn(w.canvas->legalPlaces().front().place);
        QVERIFY(!(w.game() == second));
        QVERIFY(w.click("restart"));
        // Games of different tables are never equal: the same seed gives the same hash.
        QCOMPARE(w.game().hash(), second.hash());
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "41");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(w.mode.seed(), 41U);
        QVERIFY(w.game().hash() != second.hash());
    }

    void theSeatCountStaysWithinTheMapsRange() {
        PlayWindow w;
        Map map = newShores();
        map.minSeats = 3;
        map.maxSeats = 4;
        w.mode.setSeatCount(9);
        w.start(map);
        QCOMPARE(w.game().seats(), 4);
        w.mode.setSeatCount(1);
        w.mode.restart();
        QCOMPARE(w.game().seats(), 3);
    }

    void aSeatsCardSwitchesBetweenHumanAndComputer() {
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(newShores());
        QVERIFY(w.click("seat-1"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 2);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions()[1]).center());
        QVERIFY(!w.mode.isHuman(1));
        QVERIFY(w.mode.isHuman(0));
    }

    void fourComputersPlayToTheEnd() {
        PlayWindow w;
        w.start(newShores(), 5);
        QSignalSpy over(&w.mode, &PlaytestMode::gameOver);
        QVERIFY(w.click("playToEnd"));
        QTRY_VERIFY_WITH_TIMEOUT(!over.isEmpty(), 60000);
        const int winner = over.front().front().toInt();
        QVERIFY(winner >= 0);
        const Seat seat{std::size_t(winner)};
        QCOMPARE(seat, w.game().winner());
        // B-164: a breakdown with hidden cards.
        QVERIFY(w.has("resultCard"));
        QVERIFY(w.find<QLabel>("resultTitle")
                    ->text()
                    .contains(QStringLiteral("%1 points").arg(w.game().points(seat).total())));
        QCOMPARE(w.find<QLabel>(QStringLiteral("total-%1").arg(winner))->text(),
                 QString::number(w.game().points(seat).total()));
        QCOMPARE(w.hintName, QStringLiteral("Game over"));
        const auto* log = w.window.findChild<LogView*>();
        QVERIFY(log->lines().rowCount() > 50);
        bool told = false;
        for (int row = 0; row < log->lines().rowCount(); ++row)
            told = told || log->lines().line(row).text.contains("wins with");
        QVERIFY(told);
        QVERIFY(w.click("resultNewDeal"));
        QTRY_VERIFY(!w.game().over());
        QVERIFY(!w.has("resultCard"));
        QVERIFY(w.mode.isHuman(0)); // as before the computers took over
    }

    void theHandShownIsTheActingPersons() {
        const Map map = baseMap();
        Scene scene(map);
        scene.edit.setHand(A, cards(1, 0, 0, 0, 0));
        scene.edit.setHand(B, cards(0, 0, 3, 0, 0));
        scene.edit.setTurn(A, State::Main);
        PlayWindow w;
        everyonePlays(w.mode);
        w.start(map, scene.game);
        const auto shows = [&](const char* card) { return w.find<QWidget>(card)->accessibleName(); };
        QCOMPARE(shows("hand-brick"), QStringLiteral("1 brick"));
        QCOMPARE(shows("hand-wool"), QStringLiteral("0 wool"));
        w.press(Qt::Key_Space);
        QCOMPARE(shows("hand-brick"), QStringLiteral("0 brick"));
        QCOMPARE(shows("hand-wool"), QStringLiteral("3 wool"));
    }
};

QTEST_MAIN(TestPlaytestMode)
#include "tst_playtest_mode.moc"
