#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// A's turn with the robber to be moved after a 7.
void rollSeven(Scene& scene, Seat seat = A) {
    scene.edit.setTurn(seat, State::PreRoll);
    scene.edit.setNextThrow(3, 4);
    QVERIFY(apply(scene.game, plain(ActionKind::Roll, seat), &scene.events).legal());
}

} // namespace

class TstRobber : public QObject {
    Q_OBJECT
  private slots:
    void B54_anotherLandHex();
    void B31_B54_offTheBoard();
    void B54_robberToDesert();
    void B55_victims();
    void B56_uniformOverCards();
    void B58_B133_knightMovesWithoutDiscards();
    void B59_friendlyRobber();
    void B59_wayOutToADesert();
    void B60_noGoal();
    void S30_S31_S34_pirate();
    void S30_pirateOffAndNone();
    void S34_shipsAreRobbedNotTowns();
    void S36_S37_friendlyPirate();
    void S40_S42_S55_robberOnGold();
    void S31_nothingIsKeptOfAnEarlierPirateMove();
    void S36_B59_pirateIsNoWayOutToADesert();
};

void TstRobber::B54_anotherLandHex() {
    Scene scene(baseMap());
    rollSeven(scene);
    QCOMPARE(scene.game.state(), State::MoveRobber);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 18);
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 3)), "B-54"); // where it is
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 1)), "B-54"); // sea
    REFUSED(scene, at(ActionKind::MovePirate, A, scene.hex(1, 1)), "S-30");
    REFUSED(scene, at(ActionKind::MoveRobber, B, scene.hex(1, 2)), "B-40");
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)));
    QCOMPARE(scene.game.robber(), scene.hex(1, 2));
    QCOMPARE(scene.game.state(), State::Main); // nobody to rob
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 3))); // the desert will do
}

void TstRobber::B31_B54_offTheBoard() {
    Map map = baseMap();
    map.robberStart.reset();
    fix(map, 3, 3, Terrain::Pasture, 5);
    Scene scene(map);
    QVERIFY(!scene.game.robber().valid());
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 19);
}

void TstRobber::B54_robberToDesert() {
    Map map = baseMap();
    map.options.set(Option::RobberToDesert, static_cast<int>(RobberToDesert::Forbidden));
    Scene scene(map);
    scene.edit.setRobber(scene.hex(1, 2));
    rollSeven(scene);
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 3)), "B-54");
    QCOMPARE(scene.count(ActionKind::MoveRobber), 17);

    // With no other hex the desert is a goal after all.
    Map tiny = blankMap(1, 3, Terrain::Sea);
    fix(tiny, 0, 0, Terrain::Forest, 5);
    fix(tiny, 0, 1, Terrain::Desert);
    tiny.robberStart = cell(0, 0);
    tiny.minSeats = 2;
    tiny.options.set(Option::RobberToDesert, static_cast<int>(RobberToDesert::Forbidden));
    Scene two(tiny, 2);
    rollSeven(two);
    PLAY(two, at(ActionKind::MoveRobber, A, two.hex(0, 1)));
}

void TstRobber::B55_victims() {
    Scene scene(baseMap());
    scene.settle(A, 2, 3, Corner::N);
    scene.settle(B, 2, 3, Corner::SE);
    scene.settle(C, 2, 3, Corner::SW, Piece::City);
    scene.settle(D, 5, 3, Corner::S);
    scene.edit.setHand(A, cards(1, 0, 0, 0, 0));
    scene.edit.setHand(B, cards(0, 1, 0, 0, 0));
    scene.edit.setHand(C, cards(0, 0, 1, 0, 0));
    scene.edit.setHand(D, cards(0, 0, 0, 1, 0));
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)));
    QCOMPARE(scene.game.state(), State::Steal); // two opponents: A chooses
    REFUSED(scene, chooseVictim(A, D), "B-55"); // not beside
    REFUSED(scene, chooseVictim(A, A), "B-55");
    REFUSED(scene, chooseVictim(B, C), "B-40");
    PLAY(scene, chooseVictim(A, C));
    QCOMPARE(scene.game.hand(A), cards(1, 0, 1, 0, 0));
    QCOMPARE(scene.game.handSize(C), 0);
    QCOMPARE(scene.last(Event::Kind::Stole).other, C);
    QCOMPARE(scene.last(Event::Kind::Stole).cards, cards(0, 0, 1, 0, 0));
    // C's hand is empty now: with one opponent left to rob it is automatic.
    scene.edit.setRobber(scene.hex(1, 2));
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(1, 1, 1, 0, 0));
    QVERIFY(scene.conserved());
}

void TstRobber::B56_uniformOverCards() {
    Scene scene(baseMap());
    scene.settle(B, 2, 3, Corner::SE);
    std::array<int, resourceCount> stolen{};
    for (std::uint64_t seed = 0; seed < 700; ++seed) {
        scene.edit.setHand(A, Cards());
        scene.edit.setHand(B, cards(4, 0, 2, 1, 0));
        scene.edit.setRobber(scene.hex(1, 2));
        rollSeven(scene);
        scene.edit.setRandom(seed);
        PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)));
        for (std::size_t r = 0; r < resourceCount; ++r)
            stolen.at(r) += scene.game.hand(A).count.at(r);
    }
    QVERIFY(std::abs(stolen[0] - 400) < 66); // 4 of 7; five standard deviations
    QVERIFY(std::abs(stolen[2] - 200) < 60); // 2 of 7
    QVERIFY(std::abs(stolen[3] - 100) < 47); // 1 of 7
    QCOMPARE(stolen[1] + stolen[4], 0);
}

void TstRobber::B58_B133_knightMovesWithoutDiscards() {
    Scene scene(baseMap());
    scene.edit.setHand(B, cards(5, 5, 0, 0, 0));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::PreRoll);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    QCOMPARE(scene.game.state(), State::MoveRobber);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)));
    QCOMPARE(scene.game.state(), State::PreRoll); // the roll follows
    QCOMPARE(scene.game.handSize(B), 10);
    QCOMPARE(scene.game.playedKnights(A), 1);
    QCOMPARE(scene.game.devCount(A), 0);
}

void TstRobber::B59_friendlyRobber() {
    Map map = baseMap();
    map.options.set(Option::FriendlyRobber, 1);
    Scene scene(map);
    scene.settle(B, 2, 3, Corner::N);              // 1 public point
    scene.settle(C, 5, 3, Corner::S, Piece::City); // 2
    scene.settle(D, 4, 5, Corner::SE, Piece::City);
    scene.settle(D, 2, 5, Corner::NE); // 3
    scene.settle(A, 4, 2, Corner::NW);
    scene.edit.setHand(D, cards(1, 0, 0, 0, 0));
    scene.edit.setDevCards(B, DevCard::VictoryPoint, 5); // hidden ones do not count
    rollSeven(scene);
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)), "B-59");
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(5, 3)), "B-59");
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(4, 5))); // D has three
    QCOMPARE(scene.game.handSize(A), 1);
    scene.edit.setHand(A, Cards());
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(4, 2))); // own towns do not protect

    map.options.set(Option::FriendlyRobberVp, 3);
    Scene stricter(map);
    stricter.settle(D, 4, 5, Corner::SE, Piece::City);
    stricter.settle(D, 2, 5, Corner::NE);
    rollSeven(stricter);
    REFUSED(stricter, at(ActionKind::MoveRobber, A, stricter.hex(4, 5)), "B-59");
}

namespace {

/// Two producing hexes and a desert in a row with B, who is protected, at all three.
Map rowOfThree() {
    Map map = blankMap(1, 3, Terrain::Sea);
    fix(map, 0, 0, Terrain::Forest, 5);
    fix(map, 0, 1, Terrain::Hills, 6);
    fix(map, 0, 2, Terrain::Desert);
    map.robberStart = cell(0, 0);
    map.minSeats = 2;
    map.options.set(Option::FriendlyRobber, 1);
    return map;
}

} // namespace

void TstRobber::B59_wayOutToADesert() {
    Scene scene(rowOfThree(), 2);
    scene.settle(B, 0, 1, Corner::NW);
    scene.settle(B, 0, 1, Corner::SE);
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 1);
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(0, 1)), "B-59");
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(0, 2)));
    QCOMPARE(scene.game.handSize(A), 0); // no card of a protected seat
    QCOMPARE(scene.game.state(), State::Main);
    rollSeven(scene); // now it stays on the desert
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.robber(), scene.hex(0, 2));
}

void TstRobber::B60_noGoal() {
    Map map = blankMap(1, 2, Terrain::Sea);
    fix(map, 0, 0, Terrain::Forest, 5);
    map.robberStart = cell(0, 0);
    map.minSeats = 2;
    Scene scene(map, 2);
    scene.settle(B, 0, 0, Corner::N);
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    rollSeven(scene);
    QCOMPARE(scene.game.state(), State::Main); // one land hex: nothing moves, nobody is robbed
    QCOMPARE(scene.game.robber(), scene.hex(0, 0));
    QCOMPARE(scene.game.handSize(B), 1);
    scene.edit.setDevCards(A, DevCard::Knight, 3);
    scene.edit.setKnights(A, 2);
    PLAY(scene, plain(ActionKind::PlayKnight, A)); // may be played and counts
    QCOMPARE(scene.game.playedKnights(A), 3);
    QCOMPARE(scene.game.largestArmy(), A);
}

void TstRobber::S30_S31_S34_pirate() {
    Scene scene(seaMap());
    QCOMPARE(scene.game.pirate(), scene.hex(7, 5));
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 28);
    QCOMPARE(scene.count(ActionKind::MovePirate), 69); // frame hexes included
    REFUSED(scene, at(ActionKind::MovePirate, A, scene.hex(7, 5)), "S-34");
    REFUSED(scene, at(ActionKind::MovePirate, A, scene.hex(3, 3)), "S-34");
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(0, 0)));
    QCOMPARE(scene.game.pirate(), scene.hex(0, 0));
    QCOMPARE(scene.game.robber(), scene.hex(4, 3)); // one of the two
    QCOMPARE(scene.game.state(), State::Main);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(7, 5)));
}

void TstRobber::S30_pirateOffAndNone() {
    Map map = seaMap();
    map.options.set(Option::PirateStart, static_cast<int>(PirateStart::Off));
    Scene off(map);
    QVERIFY(!off.game.pirate().valid());
    rollSeven(off);
    QCOMPARE(off.count(ActionKind::MovePirate), 70); // enters with its first move
    map.options.set(Option::PirateStart, static_cast<int>(PirateStart::None));
    Scene none(map);
    rollSeven(none);
    QCOMPARE(none.count(ActionKind::MovePirate), 0);
    REFUSED(none, at(ActionKind::MovePirate, A, none.hex(7, 5)), "S-30");
    map.options.clear(Option::PirateStart);
    map.pirateStart.reset();
    Scene unmarked(map);
    QVERIFY(!unmarked.game.pirate().valid());
    rollSeven(unmarked);
    QCOMPARE(unmarked.count(ActionKind::MovePirate), 70);
}

void TstRobber::S34_shipsAreRobbedNotTowns() {
    Scene scene(seaMap());
    scene.settle(B, 2, 5, Corner::NE); // beside the sea hex (2,6) and (1,5)
    scene.settle(C, 3, 5, Corner::SE);
    scene.ship(C, 2, 6, Direction::E);
    scene.ship(C, 2, 6, Direction::SE); // several ships give only one card
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    scene.edit.setHand(C, cards(0, 0, 0, 2, 0));
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(2, 6)));
    QCOMPARE(scene.game.state(), State::Main); // only C, so at once
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 1, 0));
    QCOMPARE(scene.game.handSize(B), 1);
    // Two seats with ships there: chosen, and the choice looks at the pirate's hex.
    scene.ship(D, 2, 6, Direction::NE);
    scene.edit.setHand(D, cards(0, 0, 0, 0, 1));
    scene.edit.setPirate(scene.hex(0, 0));
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(2, 6)));
    QCOMPARE(scene.game.state(), State::Steal);
    REFUSED(scene, chooseVictim(A, B), "B-55");
    PLAY(scene, chooseVictim(A, D));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 1, 1));
}

void TstRobber::S36_S37_friendlyPirate() {
    Map map = seaMap();
    map.options.set(Option::FriendlyRobber, 1);
    Scene scene(map);
    scene.ship(B, 2, 6, Direction::E);
    rollSeven(scene);
    REFUSED(scene, at(ActionKind::MovePirate, A, scene.hex(2, 6)), "S-36");
    REFUSED(scene, at(ActionKind::MovePirate, A, scene.hex(2, 7)), "S-36");
    QCOMPARE(scene.count(ActionKind::MovePirate), 67);

    // The robber has no goal but the way out, the pirate has one: the pirate is moved.
    Map row = rowOfThree();
    row.cols = 4;
    row.cells.push_back(MapHex{Terrain::Sea, {}, Marker::None});
    row.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    Scene narrow(row, 2);
    narrow.settle(B, 0, 1, Corner::NW);
    narrow.settle(B, 0, 1, Corner::SE);
    rollSeven(narrow);
    QCOMPARE(narrow.count(ActionKind::MoveRobber), 0);
    QCOMPARE(narrow.count(ActionKind::MovePirate), 1);
    PLAY(narrow, at(ActionKind::MovePirate, A, narrow.hex(0, 3)));
    rollSeven(narrow); // now neither has one: the way out is open
    QCOMPARE(narrow.count(ActionKind::MovePirate), 0);
    PLAY(narrow, at(ActionKind::MoveRobber, A, narrow.hex(0, 2)));
}

void TstRobber::S40_S42_S55_robberOnGold() {
    Map map = seaMap();
    fix(map, 1, 8, Terrain::Gold, 5);
    Scene scene(map);
    scene.settle(A, 1, 8, Corner::N);
    rollSeven(scene);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 8)));
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(2, 3);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.state(), State::Main); // no gold choice
    scene.edit.setRobber(HexId());
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(2, 3);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.state(), State::GoldPick);
}

void TstRobber::S31_nothingIsKeptOfAnEarlierPirateMove() {
    Scene scene(seaMap());
    scene.settle(B, 2, 3, Corner::N);
    scene.settle(C, 2, 3, Corner::S);
    scene.settle(D, 6, 2, Corner::S);
    scene.ship(D, 7, 1, Direction::E);
    for (const Seat seat : {B, C, D})
        scene.edit.setHand(seat, cards(1, 0, 0, 0, 0));
    scene.edit.setTurn(A, State::Main);
    scene.edit.setDevCards(A, DevCard::Knight, 2);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(7, 1)));
    QCOMPARE(scene.game.handSize(D), 0); // robbed by the pirate
    scene.edit.setHand(D, cards(1, 0, 0, 0, 0));
    scene.edit.setTurn(A, State::Main);
    // The robber's victims are those beside the robber's hex, whatever the pirate did before.
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 3)));
    QCOMPARE(scene.game.state(), State::Steal);
    QCOMPARE(scene.count(ActionKind::ChooseVictim), 2);
    REFUSED(scene, chooseVictim(A, D), "B-55");
    PLAY(scene, chooseVictim(A, C));
    QCOMPARE(scene.game.handSize(C), 0);
    // And games in which the same things lie in the same places are the same game.
    Scene plainly(seaMap());
    plainly.edit.setTurn(A, State::Main);
    plainly.edit.setDevCards(A, DevCard::Knight, 1);
    const HexId goal = plainly.hex(0, 0);
    Game moved = plainly.game;
    Game put = plainly.game;
    QVERIFY(apply(moved, plain(ActionKind::PlayKnight, A)).legal());
    QVERIFY(apply(moved, at(ActionKind::MovePirate, A, goal)).legal());
    QVERIFY(apply(put, plain(ActionKind::PlayKnight, A)).legal());
    QVERIFY(apply(put, at(ActionKind::MoveRobber, A, plainly.hex(2, 3))).legal());
    GameEditor(put).setRobber(moved.robber());
    GameEditor(put).setPirate(goal);
    QVERIFY(moved == put);
    QCOMPARE(moved.hash(), put.hash());
}

void TstRobber::S36_B59_pirateIsNoWayOutToADesert() {
    // Every land hex is beside a protected town, but the pirate has a goal: the desert is no way out then.
    Map map = blankMap(3, 4, Terrain::Sea);
    fix(map, 1, 1, Terrain::Forest, 5);
    fix(map, 1, 2, Terrain::Desert);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    map.options.set(Option::FriendlyRobber, 1);
    Scene scene(map, 3);
    scene.settle(B, 1, 1, Corner::NE); // beside both
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 0);
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(1, 2)), "B-59");
    QCOMPARE(scene.count(ActionKind::MovePirate), 10); // S-37: so that one is moved
    map.options.set(Option::PirateStart, static_cast<int>(PirateStart::None));
    Scene without(map, 3);
    without.settle(B, 1, 1, Corner::NE);
    without.edit.setHand(B, cards(1, 0, 0, 0, 0));
    rollSeven(without);
    QCOMPARE(without.count(ActionKind::MoveRobber), 1); // now it is
    PLAY(without, at(ActionKind::MoveRobber, A, without.hex(1, 2)));
    QCOMPARE(without.game.handSize(B), 1); // and nothing is stolen from a protected seat
    QCOMPARE(without.game.state(), State::Main);
}

QTEST_APPLESS_MAIN(TstRobber)
#include "tst_robber.moc"
