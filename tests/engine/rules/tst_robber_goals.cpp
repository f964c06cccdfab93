#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

/// Where robber and pirate may go when little room is left and options meet.
namespace {

/// A row of land and sea for two or three seats, the robber at its west end; "foh" and so on: f forest, h
/// hills, d desert, ~ sea (pirate), - sea.
Map row(const char* signs) {
    const QByteArray text(signs);
    Map map = blankMap(1, static_cast<int>(text.size()), Terrain::Sea);
    for (int col = 0; col < text.size(); ++col) {
        if (text[col] == 'd')
            fix(map, 0, col, Terrain::Desert);
        else if (text[col] == 'f' || text[col] == 'h')
            fix(map, 0, col, text[col] == 'f' ? Terrain::Forest : Terrain::Hills, text[col] == 'f' ? 5 : 9);
        else if (text[col] == '~')
            map.pirateStart = cell(0, col);
    }
    map.robberStart = cell(0, 0);
    map.minSeats = 2;
    if (text.contains('~') || text.contains('-'))
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

Map with(Map map, std::initializer_list<std::pair<Option, int>> options) {
    for (const auto& [option, value] : options)
        map.options.set(option, value);
    return map;
}

void rollSeven(Scene& scene, Seat seat = A) {
    scene.edit.setTurn(seat, State::PreRoll);
    scene.edit.setNextThrow(3, 4);
    QVERIFY(apply(scene.game, plain(ActionKind::Roll, seat), &scene.events).legal());
}

/// B at all three hexes of a row of three, with a card to lose.
void surround(Scene& scene) {
    scene.settle(B, 0, 1, Corner::NW);
    scene.settle(B, 0, 1, Corner::SE);
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
}

} // namespace

class TstRobberGoals : public QObject {
    Q_OBJECT
  private slots:
    void B54_B59_forbiddenDesertIsTheWayOut();
    void B59_staysOnOneOfTwoDeserts();
    void B59_wayOutRobsWhoIsNotProtected();
    void B59_threePointsAndTwo();
    void B59_discardsAreUnaffected();
    void B60_S37_neitherHasAGoal();
    void S37_onlyTheRobberHasAGoal();
    void S42_offTheBoardAKnightAsksToo();
    void S31_choiceThoughOnlyOneCouldSteal();
};

void TstRobberGoals::B54_B59_forbiddenDesertIsTheWayOut() {
    Scene scene(with(row("fhd"), {{Option::FriendlyRobber, 1}, {Option::RobberToDesert, 1}}), 2);
    surround(scene);
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 1);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(0, 2)));
    QCOMPARE(scene.game.handSize(B), 1);
    // Without the friendly robber the hills are a goal, so the desert is none.
    Scene plainly(with(row("fhd"), {{Option::RobberToDesert, 1}}), 2);
    surround(plainly);
    rollSeven(plainly);
    REFUSED(plainly, at(ActionKind::MoveRobber, A, plainly.hex(0, 2)), "B-54");
    PLAY(plainly, at(ActionKind::MoveRobber, A, plainly.hex(0, 1)));
    QCOMPARE(plainly.game.handSize(B), 0);
}

void TstRobberGoals::B59_staysOnOneOfTwoDeserts() {
    Map map = row("dhd");
    Scene scene(with(map, {{Option::FriendlyRobber, 1}}), 2);
    surround(scene);
    rollSeven(scene); // beside every hex stands B: the robber stays on its desert
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.robber(), scene.hex(0, 0));
    QCOMPARE(scene.game.handSize(B), 1);
}

void TstRobberGoals::B59_wayOutRobsWhoIsNotProtected() {
    Scene scene(with(row("fhd"), {{Option::FriendlyRobber, 1}}), 3);
    surround(scene);
    scene.settle(C, 0, 2, Corner::NE);
    scene.edit.setKnights(C, 3); // with the award C has three
    scene.edit.setHand(C, cards(0, 0, 0, 0, 1));
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MoveRobber), 1);
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(0, 2)));
    QCOMPARE(scene.game.state(), State::Main); // one victim: at once
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 1));
    QCOMPARE(scene.game.handSize(B), 1);
}

void TstRobberGoals::B59_threePointsAndTwo() {
    // Awards count as public points, cards in hand do not.
    for (const int vp : {2, 3}) {
        Scene scene(with(baseMap(), {{Option::FriendlyRobber, 1}, {Option::FriendlyRobberVp, vp}}));
        scene.settle(B, 2, 3, Corner::N);
        scene.edit.setKnights(B, 3); // three
        scene.settle(C, 5, 3, Corner::S, Piece::City);
        scene.edit.setDevCards(C, DevCard::VictoryPoint, 3); // two, and three hidden
        scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
        rollSeven(scene);
        REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(5, 3)), "B-59");
        const Action toB = at(ActionKind::MoveRobber, A, scene.hex(2, 3));
        if (vp == 2) {
            PLAY(scene, toB);
            QCOMPARE(scene.game.handSize(A), 1);
        } else {
            REFUSED(scene, toB, "B-59");
        }
    }
}

void TstRobberGoals::B59_discardsAreUnaffected() {
    Scene scene(with(baseMap(), {{Option::FriendlyRobber, 1}}));
    scene.settle(B, 2, 3, Corner::N); // protected from the robber, not from the 7
    scene.edit.setHand(B, cards(4, 4, 0, 0, 0));
    rollSeven(scene);
    QCOMPARE(scene.game.owedDiscards(B), 4);
}

void TstRobberGoals::B60_S37_neitherHasAGoal() {
    Scene scene(row("f~"), 2);
    scene.settle(B, 0, 0, Corner::NW);
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    rollSeven(scene);
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.robber(), scene.hex(0, 0));
    QCOMPARE(scene.game.pirate(), scene.hex(0, 1));
    QCOMPARE(scene.game.handSize(B), 1);
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::PreRoll);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.playedKnights(A), 1);
}

void TstRobberGoals::S37_onlyTheRobberHasAGoal() {
    Scene scene(row("fh~"), 2);
    rollSeven(scene);
    QCOMPARE(scene.count(ActionKind::MovePirate), 0);
    REFUSED(scene, at(ActionKind::MovePirate, A, scene.hex(0, 2)), "S-34");
    QCOMPARE(scene.count(ActionKind::MoveRobber), 1); // a single goal is chosen all the same
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(0, 1)));
}

void TstRobberGoals::S42_offTheBoardAKnightAsksToo() {
    Map map = row("fh~-");
    map.robberStart.reset();
    Scene scene(map, 2);
    QVERIFY(!scene.game.robber().valid());
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    QCOMPARE(scene.count(ActionKind::MoveRobber), 2);
    QCOMPARE(scene.count(ActionKind::MovePirate), 1);
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(0, 3)));
    QVERIFY(!scene.game.robber().valid()); // and stays off
}

void TstRobberGoals::S31_choiceThoughOnlyOneCouldSteal() {
    Scene scene(seaMap());
    scene.settle(B, 2, 2, Corner::N);
    scene.ship(B, 2, 2, Direction::NE);
    scene.edit.setHand(B, cards(1, 0, 0, 0, 0));
    rollSeven(scene);
    // The whole choice stays, with and without somebody to rob.
    QCOMPARE(scene.count(ActionKind::MoveRobber), 28);
    QCOMPARE(scene.count(ActionKind::MovePirate), 69);
    PLAY(scene, at(ActionKind::MovePirate, A, scene.hex(0, 9)));
    QCOMPARE(scene.game.handSize(B), 1);
    QCOMPARE(scene.game.state(), State::Main);
}

QTEST_APPLESS_MAIN(TstRobberGoals)
#include "tst_robber_goals.moc"
