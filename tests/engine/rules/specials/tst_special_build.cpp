#include "tests/engine/rules/specials/many_seats.h"

using namespace isle;
using namespace isle::test;

class TstSpecialBuild : public QObject {
    Q_OBJECT
  private slots:
    void B21_bankAndDeck_data();
    void B21_bankAndDeck();
    void B170_order_data();
    void B170_order();
    void B170_option();
    void B171_whatMayBeBuilt();
    void B171_whatMayNot();
    void B171_S14_shipsAndNoSailing();
    void B172_skipped();
    void B172_notSkippedWithSomethingToBuild_data();
    void B172_notSkippedWithSomethingToBuild();
    void B172_skippedWhenNothingIsLeft();
    void B172_cardsButNoPlaceOrPiece();
    void B172_passAtAnyTime();
    void B131_cardBoughtThereNextTurn();
    void S20_shipBuiltThereMaySailInTheNextTurn();
    void B173_awardsButNoWin();
    void B173_awardTakenAway();
    void B174_notInSetupNorAfterTheEnd();
    void B178_neverWithTwoToFour_data();
    void B178_neverWithTwoToFour();
    void B200_extraBuildingIsNoRound();
    void B202_turnLimit();
    void B45_endTurnHandsOver();
};

void TstSpecialBuild::B21_bankAndDeck_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("bank");
    QTest::addColumn<QList<int>>("deck"); // knights, points, roads, plenty, monopoly
    for (const int seats : {2, 3, 4})
        QTest::addRow("%d", seats) << seats << 19 << QList<int>{14, 5, 2, 2, 2};
    for (const int seats : {5, 6})
        QTest::addRow("%d", seats) << seats << 24 << QList<int>{20, 5, 3, 3, 3};
    for (const int seats : {7, 8})
        QTest::addRow("%d", seats) << seats << 29 << QList<int>{26, 5, 4, 4, 4};
}

void TstSpecialBuild::B21_bankAndDeck() {
    QFETCH(int, seats);
    QFETCH(int, bank);
    QFETCH(QList<int>, deck);
    Scene scene(big(), seats);
    for (const Resource resource : allResources)
        QCOMPARE(scene.game.bank(resource), bank);
    int sum = 0;
    for (std::size_t i = 0; i < devCardCount; ++i) {
        const int number = deck[static_cast<qsizetype>(i)];
        sum += number;
        QVERIFY(!scene.edit.setDevCards(A, static_cast<DevCard>(i), number + 1));
        QVERIFY(scene.edit.setDevCards(A, static_cast<DevCard>(i), number));
    }
    QCOMPARE(scene.game.devCount(A), sum);
    QCOMPARE(scene.game.deckSize(), 0);
    QCOMPARE(scene.game.supply(A, Piece::Settlement), 5);
    QCOMPARE(scene.game.supply(A, Piece::City), 4);
    QCOMPARE(scene.game.supply(A, Piece::Road), 15);
    QCOMPARE(scene.game.rules()[Option::Target], 10);
}

void TstSpecialBuild::B170_order_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("onTurn");
    for (const int seats : {5, 6, 7, 8}) // B-175: the same for seven and eight
        for (const int onTurn : {0, 2, seats - 1})
            QTest::addRow("%d of %d", onTurn, seats) << seats << onTurn;
}

void TstSpecialBuild::B170_order() {
    QFETCH(int, seats);
    QFETCH(int, onTurn);
    Scene scene(big({noSkip}), seats);
    endTurnOf(scene, seatNo(onTurn));
    for (int step = 1; step < seats; ++step) { // every other seat once, clockwise from the left neighbour
        const Seat seat = seatNo((onTurn + step) % seats);
        QCOMPARE(scene.game.state(), State::SpecialBuild);
        QCOMPARE(scene.game.toAct(), seat);
        QCOMPARE(scene.game.builder(), seat);
        QCOMPARE(scene.game.onTurn(), seatNo(onTurn));
        REFUSED(scene, plain(ActionKind::Pass, seatNo((onTurn + step + 1) % seats)), "B-40");
        PLAY(scene, plain(ActionKind::Pass, seat));
    }
    QCOMPARE(scene.game.state(), State::PreRoll); // then the next turn begins
    QCOMPARE(scene.game.onTurn(), seatNo((onTurn + 1) % seats));
    QVERIFY(!scene.game.builder().valid());
    QCOMPARE(scene.told(Event::Kind::Passed), seats - 1);
}

void TstSpecialBuild::B170_option() {
    QCOMPARE(Scene(big(), 5).game.rules().as<ExtraBuild>(Option::ExtraBuild), ExtraBuild::SpecialBuild);
    QCOMPARE(Scene(big(), 8).game.rules().as<ExtraBuild>(Option::ExtraBuild), ExtraBuild::SpecialBuild);
    Scene off(big({noSkip, {Option::ExtraBuild, static_cast<int>(ExtraBuild::Off)}}), 6); // B-178: none
    endTurnOf(off, A);
    QCOMPARE(off.game.state(), State::PreRoll);
    QCOMPARE(off.game.onTurn(), B);
}

void TstSpecialBuild::B171_whatMayBeBuilt() {
    Scene scene(big(), 5);
    scene.settle(B, 3, 3, Corner::N);
    scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
    scene.edit.setHand(B, cards(3, 3, 2, 4, 4));
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(3, 3, Direction::E)));
    PLAY(scene, at(ActionKind::BuildSettlement, B, scene.at(3, 3, Corner::SE)));
    PLAY(scene, plain(ActionKind::BuyDev, B));
    PLAY(scene, at(ActionKind::BuildCity, B, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.game.hand(B), Cards());
    QCOMPARE(scene.game.points(B).open(), 3);
    QCOMPARE(scene.game.onTurn(), B); // nothing left: skipped, as the others, and its turn begins
}

void TstSpecialBuild::B171_whatMayNot() {
    Map map = bigSea({noSkip, {Option::Wonders, 1}});
    fix(map, 1, 7, Terrain::Fortress);
    fix(map, 2, 8, Terrain::Canal, 9);
    Scene scene(map, 5);
    scene.settle(B, 3, 3, Corner::N, Piece::City);
    scene.settle(B, 2, 8, Corner::S);
    scene.ship(B, 1, 7, Direction::W);
    scene.edit.setDevCards(B, DevCard::Knight, 1);
    scene.edit.setDevCards(B, DevCard::RoadBuilding, 1);
    scene.edit.setDevCards(B, DevCard::YearOfPlenty, 1);
    scene.edit.setDevCards(B, DevCard::Monopoly, 1);
    scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
    scene.edit.setHand(B, cards(8, 8, 8, 8, 8));
    REFUSED(scene, bankTrade(B, Resource::Brick, Resource::Ore), "B-40");
    for (const ActionKind kind :
         {ActionKind::PlayKnight, ActionKind::PlayRoadBuilding, ActionKind::PlayYearOfPlenty,
          ActionKind::Roll, ActionKind::EndTurn, ActionKind::WonderStage, ActionKind::Stop})
        REFUSED(scene, plain(kind, B), "B-40");
    REFUSED(scene, choose(ActionKind::PlayMonopoly, B, Resource::Ore), "B-40");
    REFUSED(scene, at(ActionKind::Raid, B, scene.hex(1, 7)), "B-40");
    REFUSED(scene, at(ActionKind::Dig, B, scene.hex(2, 8)), "B-40");
    REFUSED(scene, at(ActionKind::MoveRobber, B, scene.hex(2, 2)), "B-40");
    REFUSED(scene, offer(B, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b00001), "B-70");
    REFUSED(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b00010), "B-70");
    QVERIFY(!mayOffer(scene.game, A) && !mayOffer(scene.game, B));
    // Nobody else builds in it, the seat on turn not either.
    scene.edit.setHand(A, cards(5, 5, 5, 5, 5));
    REFUSED(scene, plain(ActionKind::BuyDev, A), "B-40");
    REFUSED(scene, plain(ActionKind::BuyDev, C), "B-40");
    PLAY(scene, plain(ActionKind::Pass, B));
}

void TstSpecialBuild::B171_S14_shipsAndNoSailing() {
    Scene scene(bigSea(), 5);
    scene.settle(B, 2, 5, Corner::NE);
    scene.ship(B, 2, 6, Direction::NW);
    scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
    scene.edit.setHand(B, cards(0, 2, 2, 0, 0));
    REFUSED(scene, moveShip(B, scene.edge(2, 6, Direction::NW), scene.edge(2, 5, Direction::E)), "B-40");
    PLAY(scene, at(ActionKind::BuildShip, B, scene.edge(2, 6, Direction::NE)));
    QCOMPARE(scene.game.state(), State::SpecialBuild);
}

void TstSpecialBuild::B172_skipped() {
    Scene scene(big(), 5);
    scene.settle(D, 3, 3, Corner::N);
    scene.edit.setHand(D, roadCost);
    scene.edit.setHand(C, cards(0, 0, 0, 0, 9)); // no set of anything
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.toAct(), D);              // B and C are skipped
    QCOMPARE(scene.told(Event::Kind::Passed), 2); // and logged as a pass
    QCOMPARE(scene.last(Event::Kind::Passed).seat, C);
    QCOMPARE(scene.last(Event::Kind::Passed).action, ActionKind::Pass);
    PLAY(scene, plain(ActionKind::Pass, D));
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.onTurn(), B);
    QCOMPARE(scene.told(Event::Kind::Passed), 4);
}

void TstSpecialBuild::B172_notSkippedWithSomethingToBuild_data() {
    QTest::addColumn<QList<int>>("hand");
    QTest::addColumn<bool>("builds");
    QTest::newRow("road") << QList<int>{1, 1, 0, 0, 0} << true;
    QTest::newRow("ship") << QList<int>{0, 1, 1, 0, 0} << true;
    QTest::newRow("city") << QList<int>{0, 0, 0, 2, 3} << true;
    QTest::newRow("card") << QList<int>{0, 0, 1, 1, 1} << true;
    QTest::newRow("nothing") << QList<int>{9, 0, 9, 9, 0} << false;
    QTest::newRow("almost a city") << QList<int>{0, 0, 0, 9, 2} << false;
}

void TstSpecialBuild::B172_notSkippedWithSomethingToBuild() {
    QFETCH(QList<int>, hand);
    QFETCH(bool, builds);
    Scene scene(bigSea(), 5);
    scene.settle(B, 2, 5, Corner::NE);
    scene.edit.setHand(B, cards(hand[0], hand[1], hand[2], hand[3], hand[4]));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.state(), builds ? State::SpecialBuild : State::PreRoll);
    QCOMPARE(scene.game.toAct(), B);
}

void TstSpecialBuild::B172_skippedWhenNothingIsLeft() {
    Scene scene(big(), 5);
    scene.settle(B, 3, 3, Corner::N);
    scene.settle(D, 5, 3, Corner::S);
    scene.edit.setHand(B, roadCost);
    scene.edit.setHand(D, roadCost);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(3, 3, Direction::NE)));
    QCOMPARE(scene.game.toAct(), D); // B can build nothing more
    // With the option off everybody passes in person.
    Scene off(big({noSkip}), 5);
    off.settle(B, 3, 3, Corner::N);
    off.edit.setHand(B, roadCost);
    off.edit.setTurn(A, State::Main);
    PLAY(off, plain(ActionKind::EndTurn, A));
    PLAY(off, at(ActionKind::BuildRoad, B, off.edge(3, 3, Direction::NE)));
    QCOMPARE(off.game.toAct(), B);
    QCOMPARE(off.count(ActionKind::Pass), 1);
}

void TstSpecialBuild::B172_cardsButNoPlaceOrPiece() {
    Scene scene(big({{Option::PiecesRoads, 1},
                     {Option::DevDeckKnight, 0},
                     {Option::DevDeckVictoryPoint, 0},
                     {Option::DevDeckRoadBuilding, 0},
                     {Option::DevDeckYearOfPlenty, 0},
                     {Option::DevDeckMonopoly, 0}}),
                5);
    scene.settle(B, 3, 3, Corner::N, Piece::City);
    scene.road(B, 3, 3, Direction::NE); // the only road; a city is no settlement to be raised
    scene.edit.setHand(B, cards(9, 9, 9, 9, 9));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.state(), State::PreRoll); // no road, no place, an empty deck: skipped
    scene.road(B, 3, 3, Direction::NE);
    scene.settle(B, 5, 3, Corner::S); // now there is a settlement
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.state(), State::SpecialBuild);
    QCOMPARE(scene.count(ActionKind::BuildCity), 1);
}

void TstSpecialBuild::B172_passAtAnyTime() {
    Scene scene(big(), 5);
    scene.settle(B, 3, 3, Corner::N);
    scene.edit.setHand(B, cards(5, 5, 5, 5, 5));
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, plain(ActionKind::Pass, B));
    QCOMPARE(scene.game.state(), State::PreRoll); // the others have no cards
    QCOMPARE(scene.game.toAct(), B);
}

void TstSpecialBuild::B131_cardBoughtThereNextTurn() {
    Scene scene(big({{Option::DevDeckVictoryPoint, 0},
                     {Option::DevDeckRoadBuilding, 0},
                     {Option::DevDeckYearOfPlenty, 0},
                     {Option::DevDeckMonopoly, 0}}),
                5);
    scene.edit.setHand(B, devCardCost);
    scene.edit.setHand(C, devCardCost);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    PLAY(scene, plain(ActionKind::BuyDev, B));
    REFUSED(scene, plain(ActionKind::PlayKnight, B), "B-40");
    PLAY(scene, plain(ActionKind::BuyDev, C));
    QCOMPARE(scene.game.state(), State::PreRoll); // B's own turn, the very next
    QCOMPARE(scene.game.onTurn(), B);
    QCOMPARE(scene.game.newDevCards(B, DevCard::Knight), 0);
    QCOMPARE(scene.game.newDevCards(C, DevCard::Knight), 0);
    PLAY(scene, plain(ActionKind::PlayKnight, B));
}

void TstSpecialBuild::S20_shipBuiltThereMaySailInTheNextTurn() {
    Scene scene(bigSea(), 5);
    scene.settle(B, 2, 5, Corner::NE);
    scene.edit.setHand(B, shipCost);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    PLAY(scene, at(ActionKind::BuildShip, B, scene.edge(2, 6, Direction::NW)));
    QCOMPARE(scene.game.onTurn(), B);
    QCOMPARE(scene.game.state(), State::PreRoll);
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, B));
    QVERIFY(scene.count(ActionKind::MoveShip) > 0); // not built this turn
}

void TstSpecialBuild::B173_awardsButNoWin() {
    Scene scene(big({{Option::Target, 3}}), 5);
    scene.settle(C, 3, 3, Corner::N);
    for (const Direction side : {Direction::NE, Direction::E, Direction::SE, Direction::SW})
        scene.road(C, 3, 3, side);
    scene.edit.setExtraBuilding(A, C, State::SpecialBuild);
    scene.edit.setHand(C, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, C, scene.edge(3, 3, Direction::W)));
    QCOMPARE(scene.game.longestRoute(), C);
    QCOMPARE(scene.game.points(C).total(), 3);
    QVERIFY(!scene.game.over());
    QCOMPARE(scene.game.onTurn(), B); // B's turn comes before C's (B-162)
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, B));
    QVERIFY(!scene.game.over());
    PLAY(scene, plain(ActionKind::EndTurn, B));
    QCOMPARE(scene.game.winner(), C); // at the start of its own turn
}

void TstSpecialBuild::B173_awardTakenAway() {
    // The seat whose turn is over can lose an award in the phase of another.
    Scene scene(big(), 5);
    scene.settle(A, 5, 3, Corner::S);
    scene.settle(C, 3, 3, Corner::N);
    for (const Direction side : {Direction::SW, Direction::W, Direction::NW, Direction::NE, Direction::E})
        scene.road(A, 5, 3, side);
    QCOMPARE(scene.game.longestRoute(), A);
    for (const Direction side : {Direction::NE, Direction::E, Direction::SE, Direction::SW, Direction::W})
        scene.road(C, 3, 3, side);
    QCOMPARE(scene.game.longestRoute(), A);
    scene.edit.setExtraBuilding(A, C, State::SpecialBuild);
    scene.edit.setHand(C, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, C, scene.edge(3, 3, Direction::NW)));
    QCOMPARE(scene.game.routeLength(C), 6);
    QCOMPARE(scene.game.longestRoute(), C);
}

void TstSpecialBuild::B174_notInSetupNorAfterTheEnd() {
    Scene scene(big({noSkip}), 5);
    std::vector<Action> legal;
    for (int step = 0; step < 20; ++step) { // ten towns with their roads
        QVERIFY(scene.game.state() == State::SetupTown || scene.game.state() == State::SetupEdge);
        legalActions(scene.game, legal);
        PLAY(scene, legal[legal.size() / 2]);
    }
    QCOMPARE(scene.game.state(), State::PreRoll);
    Scene won(big({noSkip, {Option::Target, 3}}), 5);
    won.settle(A, 3, 3, Corner::N, Piece::City);
    won.settle(A, 5, 3, Corner::S);
    won.edit.setTurn(A, State::PreRoll);
    won.edit.setNextThrow(1, 1);
    PLAY(won, plain(ActionKind::Roll, A));
    QVERIFY(won.game.over());
    QVERIFY(!won.game.builder().valid());
}

void TstSpecialBuild::B178_neverWithTwoToFour_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("option");
    for (const int seats : {2, 3, 4})
        for (const ExtraBuild option : {ExtraBuild::Off, ExtraBuild::SpecialBuild, ExtraBuild::Paired})
            QTest::addRow("%d seats, %d", seats, static_cast<int>(option))
                << seats << static_cast<int>(option);
}

void TstSpecialBuild::B178_neverWithTwoToFour() {
    QFETCH(int, seats);
    QFETCH(int, option);
    Scene scene(big({noSkip, {Option::ExtraBuild, option}}), seats);
    endTurnOf(scene, A);
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.onTurn(), B);
    Scene unset(big({noSkip}), seats);
    endTurnOf(unset, A);
    QCOMPARE(unset.game.state(), State::PreRoll);
}

void TstSpecialBuild::B200_extraBuildingIsNoRound() {
    // In the first round no seven falls, whatever is built in between; the fifth turn is still in it.
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scene scene(big({{Option::NoSevensRounds, 1}, noSkip}), 5, seed);
        scene.edit.setTurnNumber(1);
        scene.edit.setTurn(A, State::PreRoll);
        for (int turn = 0; turn < 5; ++turn) {
            PLAY(scene, plain(ActionKind::Roll, seatNo(turn)));
            QVERIFY(scene.game.dice()[0] + scene.game.dice()[1] != 7);
            PLAY(scene, plain(ActionKind::EndTurn, seatNo(turn)));
            while (scene.game.state() == State::SpecialBuild)
                PLAY(scene, plain(ActionKind::Pass, scene.game.toAct()));
        }
        QCOMPARE(scene.game.turn(), 6);
    }
}

void TstSpecialBuild::B202_turnLimit() {
    Scene scene(big({noSkip, {Option::TurnLimit, 10}}), 5);
    scene.edit.setTurnNumber(50);
    endTurnOf(scene, E5);
    QVERIFY(scene.game.over()); // every seat has had its ten turns: no phase follows
    QVERIFY(!scene.game.winner().valid());
}

void TstSpecialBuild::B45_endTurnHandsOver() {
    Scene scene(big(), 5);
    scene.settle(B, 3, 3, Corner::N);
    scene.edit.setHand(B, roadCost);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cardsOf(Resource::Ore));
    PLAY(scene, offer(A, cardsOf(Resource::Ore), cardsOf(Resource::Brick), 0b00010));
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.offers().size(), std::size_t{0});
    QCOMPARE(scene.game.state(), State::SpecialBuild);
    QCOMPARE(scene.game.turn(), 1); // still the turn that ended
    PLAY(scene, plain(ActionKind::Pass, B));
    QCOMPARE(scene.game.turn(), 2);
}

QTEST_APPLESS_MAIN(TstSpecialBuild)
#include "tst_special_build.moc"
