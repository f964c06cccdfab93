#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

/// The options of base-rules section 17 that change the course of a turn.
class TstTurnOptions : public QObject {
    Q_OBJECT
  private slots:
    void B200_noSevens();
    void B201_diceDeck();
    void B202_turnLimit();
    void B203_winAtEndOfTurn();
    void B202_B203_winAtTheVeryLastTurn();
    void B203_pointsOfAnotherTurnCountAtTheEndOfTheOwn();
    void B200_B201_thrownAgainStaysDrawn();
    void B201_unusedCardsComeBackWithTheShuffle();
};

void TstTurnOptions::B200_noSevens() {
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

void TstTurnOptions::B201_diceDeck() {
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

void TstTurnOptions::B202_turnLimit() {
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

void TstTurnOptions::B203_winAtEndOfTurn() {
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

void TstTurnOptions::B202_B203_winAtTheVeryLastTurn() {
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

void TstTurnOptions::B203_pointsOfAnotherTurnCountAtTheEndOfTheOwn() {
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

void TstTurnOptions::B200_B201_thrownAgainStaysDrawn() {
    // One deck of 36, no sevens: the six sevens are drawn and thrown again, thirty results are played.
    Map map = baseMap();
    map.options.set(Option::Dice, static_cast<int>(DiceKind::Deck));
    map.options.set(Option::NoSevensRounds, allRounds);
    Scene scene(map);
    std::array<int, 36> seen{};
    for (int i = 0; i < 30; ++i) {
        scene.edit.setTurn(A, State::PreRoll);
        apply(scene.game, plain(ActionKind::Roll, A), &scene.events);
        const auto [red, white] = scene.game.dice();
        QVERIFY(red + white != 7);
        ++seen.at(static_cast<std::size_t>((red - 1) * 6 + white - 1));
    }
    for (int red = 1; red <= 6; ++red)
        for (int white = 1; white <= 6; ++white)
            QCOMPARE(seen.at(static_cast<std::size_t>((red - 1) * 6 + white - 1)), red + white == 7 ? 0 : 1);
    QVERIFY(scene.told(Event::Kind::RolledAgain) <= 6);
}

void TstTurnOptions::B201_unusedCardsComeBackWithTheShuffle() {
    // One deck with thirty cards left out: six are thrown, then all 36 are shuffled again. So neighbouring
    // sixes share results now and then, which the first 36 of a deck that is not shuffled never would.
    Map map = baseMap();
    map.options.set(Option::Dice, static_cast<int>(DiceKind::Deck));
    map.options.set(Option::DiceDecks, 1);
    map.options.set(Option::DiceUnused, 30);
    int repeats = 0;
    int blocks = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Scene scene(map, 4, seed);
        std::array<bool, 36> before{};
        for (int block = 0; block < 6; ++block) {
            std::array<bool, 36> seen{};
            for (int i = 0; i < 6; ++i) {
                scene.edit.setTurn(A, State::PreRoll);
                apply(scene.game, plain(ActionKind::Roll, A));
                const auto [red, white] = scene.game.dice();
                const auto result = static_cast<std::size_t>((red - 1) * 6 + white - 1);
                QVERIFY(!seen.at(result));
                seen.at(result) = true;
            }
            for (std::size_t result = 0; result < 36; ++result)
                repeats += block > 0 && seen.at(result) && before.at(result) ? 1 : 0;
            blocks += block > 0 ? 1 : 0;
            before = seen;
        }
    }
    // Each of six results was in the six before with chance 1/6: one a block, fifty in all, deviation 6.
    QCOMPARE(blocks, 50);
    QVERIFY(repeats > 20 && repeats < 80);
}

QTEST_APPLESS_MAIN(TstTurnOptions)
#include "tst_turn_options.moc"
