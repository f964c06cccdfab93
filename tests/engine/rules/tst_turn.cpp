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
    void B200_noSevens();
    void B201_diceDeck();
    void B202_turnLimit();
    void B203_winAtEndOfTurn();
    void B202_B203_winAtTheVeryLastTurn();
    void B203_pointsOfAnotherTurnCountAtTheEndOfTheOwn();
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

void TstTurn::B200_noSevens() {
    Map map = baseMap();
    map.options.set(Option::NoSevensRounds, 2);
    Scene scene(map);
    const auto rollsSeven = [&](int turn) {
        scene.edit.setTurn(A, State::PreRoll);
        scene.edit.setTurnNumber(turn);
        scene.edit.setNextThrow(3, 4);
        scene.events.clear();
        apply(scene.game, plain(ActionKind::Roll, A), &scene.events);
        return scene.game.dice()[0] + scene.game.dice()[1] == 7;
    };
    QVERIFY(!rollsSeven(1));
    QVERIFY(scene.told(Event::Kind::RolledAgain) >= 1);
    QVERIFY(!rollsSeven(8)); // the last turn of the second round of four
    QVERIFY(rollsSeven(9));
    QCOMPARE(scene.told(Event::Kind::RolledAgain), 0);

    map.options.set(Option::NoSevensRounds, allRounds);
    Scene always(map);
    always.edit.setTurn(A, State::PreRoll);
    always.edit.setTurnNumber(900);
    always.edit.setNextThrow(3, 4);
    PLAY(always, plain(ActionKind::Roll, A));
    QCOMPARE(always.game.state(), State::Main);
}

void TstTurn::B201_diceDeck() {
    Map map = baseMap();
    map.options.set(Option::Dice, static_cast<int>(DiceKind::Deck));
    map.options.set(Option::DiceDecks, 2);
    map.options.set(Option::NoSevensRounds, 0);
    Scene scene(map);
    // Two decks: each of the 36 results comes twice in 72 throws, then they are shuffled again.
    for (int round = 0; round < 2; ++round) {
        std::array<int, 36> seen{};
        for (int i = 0; i < 72; ++i) {
            scene.edit.setTurn(A, State::PreRoll);
            apply(scene.game, plain(ActionKind::Roll, A));
            const auto [red, white] = scene.game.dice();
            ++seen.at(static_cast<std::size_t>((red - 1) * 6 + white - 1));
        }
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times == 2; }));
    }

    // With 30 of 36 never used, six different results come before the shuffle.
    map.options.set(Option::DiceDecks, 1);
    map.options.set(Option::DiceUnused, 30);
    Scene few(map);
    for (int round = 0; round < 5; ++round) {
        std::array<int, 36> seen{};
        for (int i = 0; i < 6; ++i) {
            few.edit.setTurn(A, State::PreRoll);
            apply(few.game, plain(ActionKind::Roll, A));
            const auto [red, white] = few.game.dice();
            ++seen.at(static_cast<std::size_t>((red - 1) * 6 + white - 1));
        }
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](int times) { return times <= 1; }));
    }
}

void TstTurn::B202_turnLimit() {
    Map map = baseMap();
    map.options.set(Option::TurnLimit, 10);
    map.options.set(Option::NoSevensRounds, allRounds);
    Scene scene(map, 3);
    scene.edit.setTurn(A, State::PreRoll);
    for (int turn = 1; turn <= 30; ++turn) {
        QCOMPARE(scene.game.turn(), turn);
        PLAY(scene, plain(ActionKind::Roll, scene.game.onTurn()));
        PLAY(scene, plain(ActionKind::EndTurn, scene.game.onTurn()));
    }
    QVERIFY(scene.game.over());
    QVERIFY(!scene.game.winner().valid());
    QCOMPARE(scene.told(Event::Kind::Drawn), 1);
    REFUSED(scene, plain(ActionKind::Roll, A), "B-40");
}

void TstTurn::B203_winAtEndOfTurn() {
    Map map = baseMap();
    map.options.set(Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn));
    map.options.set(Option::Target, 3);
    Scene scene(map);
    scene.settle(A, 3, 3, Corner::N, Piece::City);
    scene.settle(A, 3, 3, Corner::S);
    scene.settle(B, 1, 2, Corner::N, Piece::City);
    scene.settle(B, 1, 4, Corner::N);
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, A)); // has the points already, and plays on
    QCOMPARE(scene.game.state(), State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QCOMPARE(scene.game.winner(), A);
}

void TstTurn::B202_B203_winAtTheVeryLastTurn() {
    Map map = baseMap();
    map.options.set(Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn));
    map.options.set(Option::Target, 3);
    map.options.set(Option::TurnLimit, 10);
    Scene scene(map, 3);
    scene.settle(C, 3, 3, Corner::N, Piece::City);
    scene.settle(C, 3, 3, Corner::S);
    scene.edit.setTurn(C, State::Main);
    scene.edit.setTurnNumber(30); // the last of three seats with ten turns each
    PLAY(scene, plain(ActionKind::EndTurn, C));
    QCOMPARE(scene.game.winner(), C); // no draw
    QCOMPARE(scene.told(Event::Kind::Drawn), 0);
}

void TstTurn::B203_pointsOfAnotherTurnCountAtTheEndOfTheOwn() {
    Map map = baseMap();
    map.options.set(Option::WinCheck, static_cast<int>(WinCheck::EndOfTurn));
    map.options.set(Option::Target, 3);
    map.options.set(Option::NoSevensRounds, allRounds);
    Scene scene(map, 2);
    scene.settle(B, 3, 3, Corner::N, Piece::City);
    scene.settle(B, 3, 3, Corner::S);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::EndTurn, A));
    QVERIFY(!scene.game.over()); // neither at the end of A's turn nor at the start of B's
    QCOMPARE(scene.game.state(), State::PreRoll);
    PLAY(scene, plain(ActionKind::Roll, B));
    QVERIFY(!scene.game.over());
    PLAY(scene, plain(ActionKind::EndTurn, B));
    QCOMPARE(scene.game.winner(), B);
}

QTEST_APPLESS_MAIN(TstTurn)
#include "tst_turn.moc"
