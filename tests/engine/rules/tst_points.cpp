#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// Towns for so many points, well apart from the middle of the board.
void score(Scene& scene, Seat seat, int points) {
    static const std::array<std::pair<Cell, Corner>, 4> places{
        {{cell(1, 2), Corner::N}, {cell(1, 4), Corner::N}, {cell(5, 2), Corner::S}, {cell(5, 4), Corner::S}}};
    for (const auto& [where, corner] : places) {
        if (points == 0)
            break;
        const Piece piece = points >= 2 ? Piece::City : Piece::Settlement;
        scene.settle(seat, where.row, where.col, corner, piece);
        points -= piece == Piece::City ? 2 : 1;
    }
    QCOMPARE(points, 0);
}

} // namespace

class TstPoints : public QObject {
    Q_OBJECT
  private slots:
    void B160_B164_breakdown();
    void B161_B196_winsAtOnce();
    void B42_B161_B162_B195_onlyOnTheOwnTurn();
    void B163_targets();
    void B161_winByStealOrTradeIsNone();
    void B138_B161_hiddenCardsCount();
    void B42_B163_targetReachedInSetup();
    void B162_lostBeforeTheOwnTurn();
};

void TstPoints::B160_B164_breakdown() {
    Scene scene(baseMap());
    scene.settle(A, 3, 3, Corner::N, Piece::City);
    scene.settle(A, 3, 3, Corner::S);
    for (const Direction direction : allDirections)
        scene.road(A, 3, 3, direction);
    scene.edit.setKnights(A, 3);
    scene.edit.setDevCards(A, DevCard::VictoryPoint, 1);
    const Points points = scene.game.points(A);
    QCOMPARE(points.settlements, 1);
    QCOMPARE(points.cities, 2);
    QCOMPARE(points.longestRoute, 2);
    QCOMPARE(points.largestArmy, 2);
    QCOMPARE(points.victoryCards, 1);
    QCOMPARE(points.open(), 7);
    QCOMPARE(points.total(), 8);
}

void TstPoints::B161_B196_winsAtOnce() {
    Scene scene(baseMap());
    score(scene, A, 8);
    scene.settle(A, 3, 3, Corner::N);
    QCOMPARE(scene.game.points(A).total(), 9);
    for (const DevCard card :
         {DevCard::Knight, DevCard::RoadBuilding, DevCard::YearOfPlenty, DevCard::Monopoly}) {
        const int all = card == DevCard::Knight ? 14 : 2;
        QVERIFY(scene.edit.setDevCards(D, card, all)); // only victory points are left to buy
    }
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, devCardCost);
    PLAY(scene, plain(ActionKind::BuyDev, A));
    QVERIFY(scene.game.over());
    QCOMPARE(scene.game.winner(), A);
    QCOMPARE(scene.game.points(A).victoryCards, 1);
    QCOMPARE(scene.last(Event::Kind::Won).a, 10);
    std::vector<Action> legal;
    legalActions(scene.game, legal);
    QVERIFY(legal.empty());
}

void TstPoints::B42_B161_B162_B195_onlyOnTheOwnTurn() {
    Map map = baseMap();
    map.options.set(Option::NoSevensRounds, allRounds);
    Scene scene(map);
    score(scene, C, 8);
    scene.edit.setDevCards(C, DevCard::VictoryPoint, 2); // at ten
    for (const Direction direction : {Direction::NE, Direction::E, Direction::SE, Direction::SW})
        scene.road(A, 3, 3, direction);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(3, 3, Direction::W)));
    QCOMPARE(scene.game.longestRoute(), A);
    QVERIFY(!scene.game.over()); // C wins nothing on A's turn
    PLAY(scene, plain(ActionKind::EndTurn, A));
    PLAY(scene, plain(ActionKind::Roll, B));
    QVERIFY(!scene.game.over()); // nor on B's
    PLAY(scene, plain(ActionKind::EndTurn, B));
    QCOMPARE(scene.game.winner(), C); // at the start of its own
    QCOMPARE(scene.game.onTurn(), C);
}

void TstPoints::B163_targets() {
    QCOMPARE(Scene(baseMap()).game.rules()[Option::Target], 10);
    QCOMPARE(Scene(seaMap()).game.rules()[Option::Target], 12);
    Map map = baseMap();
    map.options.set(Option::Target, 3);
    Scene scene(map);
    scene.settle(A, 3, 3, Corner::N);
    scene.settle(A, 3, 3, Corner::S);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cityCost);
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.game.winner(), A);
}

void TstPoints::B161_winByStealOrTradeIsNone() {
    Scene scene(baseMap());
    score(scene, A, 8);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(4, 0, 0, 0, 0));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Ore)); // cards are no points
    QVERIFY(!scene.game.over());
}

void TstPoints::B138_B161_hiddenCardsCount() {
    Scene scene(baseMap());
    score(scene, A, 8);
    scene.edit.setDevCards(A, DevCard::VictoryPoint, 1, 1);
    scene.settle(A, 3, 3, Corner::S);
    QCOMPARE(scene.game.points(A).total(), 10);
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(1, 1);
    PLAY(scene, plain(ActionKind::Roll, A)); // the next completed action tells
    QCOMPARE(scene.game.winner(), A);
}

void TstPoints::B42_B163_targetReachedInSetup() {
    // Three settlements and a target of three: nobody wins in set-up, the first seat at the start of its
    // turn.
    for (const WinCheck when : {WinCheck::AnyTime, WinCheck::EndOfTurn}) {
        Map map = baseMap();
        map.options.set(Option::Target, 3);
        map.options.set(Option::SetupSettlements, 3);
        map.options.set(Option::FirstSeat, 1);
        map.options.set(Option::NoSevensRounds, allRounds);
        map.options.set(Option::WinCheck, static_cast<int>(when));
        Scene scene(map, 3);
        std::vector<Action> legal;
        for (int placed = 0; placed < 18; ++placed) { // nine towns, nine roads
            QVERIFY(!scene.game.over());
            legalActions(scene.game, legal);
            PLAY(scene, legal.front());
        }
        if (when == WinCheck::EndOfTurn) {
            QCOMPARE(scene.game.state(), State::PreRoll);
            PLAY(scene, plain(ActionKind::Roll, B));
            PLAY(scene, plain(ActionKind::EndTurn, B));
        }
        QCOMPARE(scene.game.winner(), B);
        QCOMPARE(scene.told(Event::Kind::Won), 1);
    }
}

void TstPoints::B162_lostBeforeTheOwnTurn() {
    // C gets the longest road on A's turn and reaches ten; B takes it back on its own: C's turn is no win.
    Map map = baseMap();
    map.options.set(Option::NoSevensRounds, allRounds);
    Scene scene(map);
    score(scene, C, 8);
    for (const Direction direction :
         {Direction::NE, Direction::E, Direction::SE, Direction::SW, Direction::W})
        scene.road(C, 3, 3, direction);
    QCOMPARE(scene.game.longestRoute(), C);
    QCOMPARE(scene.game.points(C).total(), 10); // reached while it is not its turn
    scene.road(B, 4, 3, Direction::SE);         // a road of B up to (3,3) S in the middle of C's
    scene.road(B, 4, 3, Direction::E);
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, B, scene.at(3, 3, Corner::S)));
    QVERIFY(!scene.game.longestRoute().valid());
    QCOMPARE(scene.game.points(C).total(), 8);
    PLAY(scene, plain(ActionKind::EndTurn, B));
    QVERIFY(!scene.game.over());
    QCOMPARE(scene.game.onTurn(), C);
}

QTEST_APPLESS_MAIN(TstPoints)
#include "tst_points.moc"
