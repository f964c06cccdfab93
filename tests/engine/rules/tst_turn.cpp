#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

class TstTurn : public QObject {
    Q_OBJECT
  private slots:
    void B40_B43_B45_statesOfATurn();
    void B47_diceAreFair();
    void B48_B51_production();
    void B48_B57_robberBlocks();
    void B49_B190_shortage();
    void B49_onlySeatGetsTheRest();
    void B49_moreIsOwedThanAnyBankHolds();
    void B52_B191_discardAmounts();
    void B52_discardLimit();
    void B53_discardsAreSetAside();
    void B44_B73_separatePhases();
    void B130_preRollAllowsOneCard();
    void B44_B73_whatEndsTrading_data();
    void B44_B73_whatEndsTrading();
    void B51_seatOrderDoesNotMatter();
    void B43_onlyACardBeforeTheRoll();
    void B45_flagsAreCleared();
};

void TstTurn::B40_B43_B45_statesOfATurn() {
    Scene scene(baseMap());
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setHand(A, cards(1, 1, 0, 0, 0));
    scene.settle(A, 3, 3, Corner::N);
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40"); // the roll is mandatory
    REFUSED(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)), "B-40");
    REFUSED(scene, plain(ActionKind::Roll, B), "B-40");
    scene.edit.setNextThrow(6, 6);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.dice(), (std::array{6, 6}));
    QCOMPARE(scene.game.state(), State::Main);
    REFUSED(scene, plain(ActionKind::Roll, A), "B-40"); // once per turn
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)));
    REFUSED(scene, plain(ActionKind::EndTurn, B), "B-40");
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.onTurn(), B);
    QCOMPARE(scene.game.state(), State::PreRoll);
    REFUSED(scene, plain(ActionKind::Pass, B), "B-40");
    REFUSED(scene, plain(ActionKind::Roll, Seat(7U)), "B-40");
}

void TstTurn::B47_diceAreFair() {
    Scene scene(baseMap());
    std::array<int, 13> sums{};
    const int throws = 3600;
    for (int i = 0; i < throws; ++i) {
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setRandom(static_cast<std::uint64_t>(i) * 7919);
        apply(scene.game, plain(ActionKind::Roll, A));
        const auto [red, white] = scene.game.dice();
        QVERIFY(red >= 1 && red <= 6 && white >= 1 && white <= 6);
        ++sums.at(static_cast<std::size_t>(red + white));
    }
    for (int sum = 2; sum <= 12; ++sum) {
        const double expected = throws / 36.0 * (6 - std::abs(sum - 7));
        QVERIFY2(std::abs(sums.at(static_cast<std::size_t>(sum)) - expected) < 5 * std::sqrt(expected),
                 qPrintable(QString::number(sum)));
    }
}

void TstTurn::B48_B51_production() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::NE);              // hills 5, fields 4
    scene.settle(A, 3, 5, Corner::NW, Piece::City); // fields 4, mountains 8, pasture 10
    scene.settle(B, 2, 2, Corner::N);               // hills 4, forest 11
    scene.settle(C, 3, 4, Corner::S);               // fields 4, fields 9, forest 3
    scene.edit.setTurn(D, State::PreRoll);
    scene.edit.setNextThrow(1, 3);
    PLAY(scene, plain(ActionKind::Roll, D));
    QCOMPARE(scene.game.hand(A),
             cards(0, 0, 0, 3, 0)); // 1 for the settlement, 2 for the city at the same hex
    QCOMPARE(scene.game.hand(B), cards(1, 0, 0, 0, 0)); // the other 4
    QCOMPARE(scene.game.hand(C), cards(0, 0, 0, 1, 0));
    QCOMPARE(scene.game.handSize(D), 0);
    QCOMPARE(scene.game.bank(Resource::Grain), 15);
    QVERIFY(scene.conserved());
    QCOMPARE(scene.told(Event::Kind::Produced), 3);
}

void TstTurn::B48_B57_robberBlocks() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::NE);
    scene.settle(B, 2, 2, Corner::N);
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setRobber(scene.hex(3, 4));
    scene.edit.setNextThrow(1, 3);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.handSize(A), 0);
    QCOMPARE(scene.game.hand(B), cards(1, 0, 0, 0, 0)); // the other hex of the number is free
    QCOMPARE(scene.last(Event::Kind::Blocked).place, scene.hex(3, 4).value());
}

void TstTurn::B49_B190_shortage() {
    Map map = baseMap();
    fix(map, 1, 3, Terrain::Pasture, 6);
    Scene scene(map);
    scene.settle(A, 2, 3, Corner::N, Piece::City); // mountains 6, pasture 6, forest 11
    scene.settle(B, 2, 3, Corner::S, Piece::City);
    scene.edit.setHand(D, cards(0, 0, 0, 0, 16));
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(3, 3);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 2, 0, 0)); // the wool is paid in full (B-50)
    QCOMPARE(scene.game.hand(B), cards(0, 0, 0, 0, 0));
    QCOMPARE(scene.game.bank(Resource::Ore), 3);
    QCOMPARE(scene.last(Event::Kind::Short).resource, Resource::Ore);
}

void TstTurn::B49_onlySeatGetsTheRest() {
    Scene scene(baseMap());
    scene.settle(A, 2, 3, Corner::N, Piece::City);
    scene.settle(A, 2, 3, Corner::SE, Piece::City);
    scene.settle(A, 2, 3, Corner::SW);
    scene.edit.setHand(D, cards(0, 0, 0, 0, 16));
    scene.edit.setTurn(B, State::PreRoll);
    scene.edit.setNextThrow(2, 4);
    PLAY(scene, plain(ActionKind::Roll, B));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 3)); // owed 5, the bank had 3
    QVERIFY(scene.conserved());
}

void TstTurn::B49_moreIsOwedThanAnyBankHolds() {
    // Four seats with a hundred cities each on land of one number: thousands of cards are owed.
    Map map = blankMap(16, 16, Terrain::Forest);
    for (MapHex& hex : map.cells)
        hex.number = CellNumber::fixed(5);
    map.options.set(Option::PiecesCities, 100);
    map.options.set(Option::Target, 99);
    map.options.set(Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn));
    Scene scene(map);
    for (std::size_t town = 0; town < 400; ++town)
        QVERIFY(scene.edit.setTown(CrossingId(40 + town), Seat(town % 4), Piece::City));
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(2, 3);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.bank(Resource::Lumber), 19); // owed to several, so to nobody
    QCOMPARE(scene.told(Event::Kind::Short), 1);
    QVERIFY(scene.conserved());
    QCOMPARE(scene.game.handSize(A), 0);
}

void TstTurn::B52_B191_discardAmounts() {
    Scene scene(baseMap());
    scene.edit.setHand(A, cards(2, 2, 2, 1, 0)); // 7
    scene.edit.setHand(B, cards(2, 2, 2, 2, 0)); // 8
    scene.edit.setHand(C, cards(3, 2, 2, 2, 0)); // 9
    scene.edit.setHand(D, cards(3, 3, 3, 3, 3)); // 15
    scene.edit.setTurn(C, State::PreRoll);
    scene.edit.setNextThrow(3, 4);
    PLAY(scene, plain(ActionKind::Roll, C));
    QCOMPARE(scene.game.state(), State::Discard);
    QCOMPARE(scene.game.owedDiscards(A), 0);
    QCOMPARE(scene.game.owedDiscards(B), 4);
    QCOMPARE(scene.game.owedDiscards(C), 4);
    QCOMPARE(scene.game.owedDiscards(D), 7);
    QCOMPARE(scene.game.toAct(), C); // the first owing seat from the roller
    QCOMPARE(scene.told(Event::Kind::MustDiscard), 3);
    REFUSED(scene, choose(ActionKind::Discard, A, Resource::Brick), "B-52");
    REFUSED(scene, choose(ActionKind::Discard, B, Resource::Ore), "B-52"); // none in hand
}

void TstTurn::B52_discardLimit() {
    Map map = baseMap();
    map.options.set(Option::DiscardLimit, 9);
    Scene scene(map);
    scene.edit.setHand(A, cards(3, 2, 2, 2, 0)); // 9
    scene.edit.setHand(B, cards(3, 3, 2, 2, 0)); // 10
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(1, 6);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.owedDiscards(A), 0);
    QCOMPARE(scene.game.owedDiscards(B), 5);
}

void TstTurn::B53_discardsAreSetAside() {
    Scene scene(baseMap());
    scene.edit.setHand(A, cards(8, 0, 0, 0, 0));
    scene.edit.setHand(B, cards(0, 4, 4, 0, 0));
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(3, 4);
    PLAY(scene, plain(ActionKind::Roll, A));
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)), "B-40"); // not before all have discarded
    for (int i = 0; i < 3; ++i)
        PLAY(scene, choose(ActionKind::Discard, B, Resource::Lumber)); // in any order of seats
    for (int i = 0; i < 4; ++i)
        PLAY(scene, choose(ActionKind::Discard, A, Resource::Brick));
    REFUSED(scene, choose(ActionKind::Discard, A, Resource::Brick), "B-52");
    QCOMPARE(scene.game.handSize(A), 8); // set aside, not yet gone
    QCOMPARE(scene.game.bank(Resource::Brick), 11);
    QVERIFY(scene.conserved());
    QCOMPARE(scene.told(Event::Kind::Discarded), 0);
    QCOMPARE(scene.game.toAct(), B);
    PLAY(scene, choose(ActionKind::Discard, B, Resource::Wool));
    QCOMPARE(scene.game.hand(A), cards(4, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(B), cards(0, 1, 3, 0, 0));
    QVERIFY(scene.conserved());
    QCOMPARE(scene.told(Event::Kind::Discarded), 2);
    QCOMPARE(scene.last(Event::Kind::Discarded).cards, cards(0, 3, 1, 0, 0));
    QCOMPARE(scene.game.state(), State::MoveRobber);
    QCOMPARE(scene.game.toAct(), A);
}

void TstTurn::B44_B73_separatePhases() {
    for (const bool separate : {false, true}) {
        Map map = baseMap();
        map.options.set(Option::PhaseOrder, separate ? 1 : 0);
        Scene scene(map);
        scene.settle(A, 3, 3, Corner::N);
        scene.edit.setHand(A, cards(9, 1, 0, 0, 0));
        scene.edit.setDevCards(A, DevCard::Monopoly, 1);
        scene.edit.setTurn(A, State::Main);
        PLAY(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b0010));
        PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Wool)); // a card does not end trading
        PLAY(scene, bankTrade(A, Resource::Brick, Resource::Lumber));
        PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NE)));
        QCOMPARE(scene.game.offers().empty(), separate);
        QCOMPARE(mayOffer(scene.game, A), !separate);
        QCOMPARE(mayOffer(scene.game, B), !separate);
        if (separate) {
            REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Lumber), "B-44");
            REFUSED(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b0010), "B-44");
            PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::NW)));
        } else {
            PLAY(scene, bankTrade(A, Resource::Brick, Resource::Lumber));
        }
    }
}

void TstTurn::B130_preRollAllowsOneCard() {
    Scene scene(baseMap());
    scene.edit.setDevCards(A, DevCard::Monopoly, 2);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::PreRoll);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::PreRoll);
    REFUSED(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore), "B-130");
    REFUSED(scene, plain(ActionKind::PlayKnight, A), "B-130");
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, A));
    REFUSED(scene, plain(ActionKind::PlayKnight, A), "B-130"); // nor later in the turn
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QVERIFY(!scene.game.devPlayedThisTurn());
}

void TstTurn::B44_B73_whatEndsTrading_data() {
    QTest::addColumn<int>("kind");
    for (const ActionKind kind : {ActionKind::BuildRoad, ActionKind::BuildShip, ActionKind::BuildSettlement,
                                  ActionKind::BuildCity, ActionKind::BuyDev, ActionKind::MoveShip})
        QTest::newRow(std::string(nameOf(kind)).c_str()) << static_cast<int>(kind);
}

void TstTurn::B44_B73_whatEndsTrading() {
    QFETCH(int, kind);
    Map map = seaMap();
    map.options.set(Option::PhaseOrder, static_cast<int>(PhaseOrder::Separate));
    addHarbours(map, "(2,3) NE", HarbourKind::Generic);
    Scene scene(map);
    scene.settle(A, 2, 2, Corner::N);
    scene.road(A, 2, 2, Direction::NE);
    scene.road(A, 2, 3, Direction::NW);
    scene.ship(A, 1, 1, Direction::E);
    scene.edit.setHand(A, cards(8, 2, 2, 3, 4));
    scene.edit.setDevCards(A, DevCard::YearOfPlenty, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayYearOfPlenty, A)); // a card ends nothing
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Wool));
    PLAY(scene, choose(ActionKind::PlentyPick, A, Resource::Wool));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Lumber));
    const auto act = static_cast<ActionKind>(kind);
    switch (act) {
    case ActionKind::BuildSettlement:
        PLAY(scene, at(act, A, scene.at(2, 3, Corner::N))); // at the harbour, which is of no use this turn
        break;
    case ActionKind::BuildCity:
        PLAY(scene, at(act, A, scene.at(2, 2, Corner::N)));
        break;
    case ActionKind::BuyDev:
        PLAY(scene, plain(act, A));
        break;
    case ActionKind::MoveShip:
        PLAY(scene, moveShip(A, scene.edge(1, 1, Direction::E), scene.edge(2, 2, Direction::NW)));
        break;
    default:
        PLAY(scene, at(act, A, scene.edge(2, 2, Direction::NW)));
        break;
    }
    scene.edit.setHand(A, cards(4, 0, 0, 0, 0));
    REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Lumber), "B-44");
    QVERIFY(!mayOffer(scene.game, A) && !mayOffer(scene.game, B));
    scene.edit.setTurn(A, State::Main); // the next turn begins with trading
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Lumber));
}

void TstTurn::B51_seatOrderDoesNotMatter() {
    // The same towns with the seats changed round, and any seat rolling: each owner gets the same.
    for (std::size_t shift = 0; shift < 4; ++shift)
        for (const Seat roller : {A, B, C, D}) {
            const auto who = [&](std::size_t owner) { return Seat((owner + shift) % 4); };
            Scene scene(baseMap());
            scene.settle(who(0), 3, 3, Corner::NE);              // fields 4
            scene.settle(who(1), 3, 5, Corner::NW, Piece::City); // fields 4
            scene.settle(who(2), 2, 2, Corner::N);               // hills 4
            scene.edit.setHand(who(3), cards(18, 0, 0, 17, 0));  // a brick and two grain are left
            scene.edit.setTurn(roller, State::PreRoll);
            scene.edit.setNextThrow(2, 2);
            PLAY(scene, plain(ActionKind::Roll, roller));
            QCOMPARE(scene.game.handSize(who(0)), 0); // three grain owed to two seats
            QCOMPARE(scene.game.handSize(who(1)), 0);
            QCOMPARE(scene.game.hand(who(2)), cards(1, 0, 0, 0, 0));
        }
}

void TstTurn::B43_onlyACardBeforeTheRoll() {
    Scene scene(seaMap());
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 1, 1, Direction::E);
    scene.edit.setHand(A, cards(9, 9, 9, 9, 9));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::PreRoll);
    std::vector<Action> legal;
    legalActions(scene.game, legal);
    QCOMPARE(legal, (std::vector<Action>{plain(ActionKind::Roll, A), plain(ActionKind::PlayKnight, A)}));
    QVERIFY(!mayOffer(scene.game, A) && !mayOffer(scene.game, B));
}

void TstTurn::B45_flagsAreCleared() {
    Map map = seaMap();
    map.options.set(Option::NoSevensRounds, allRounds);
    Scene scene(map, 2);
    scene.settle(A, 2, 2, Corner::N);
    scene.ship(A, 1, 1, Direction::E);
    scene.edit.setHand(A, cards(1, 1, 1, 0, 0));
    scene.edit.setDevCards(A, DevCard::Monopoly, 2);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore));
    PLAY(scene, moveShip(A, scene.edge(1, 1, Direction::E), scene.edge(2, 2, Direction::NW)));
    PLAY(scene, offer(A, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b0010));
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(2, 2, Direction::NE)));
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QVERIFY(scene.game.offers().empty());
    PLAY(scene, plain(ActionKind::Roll, B));
    PLAY(scene, plain(ActionKind::EndTurn, B));
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore)); // a card again
    PLAY(scene, plain(ActionKind::Roll, A));
    PLAY(scene, moveShip(A, scene.edge(2, 2, Direction::NE), scene.edge(1, 1, Direction::E))); // and a ship
}

QTEST_APPLESS_MAIN(TstTurn)
#include "tst_turn.moc"
