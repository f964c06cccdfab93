#include "engine/deal/deal.h"
#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

/// The three scenarios that need no special hex: New Shores, Four Islands, Through the Desert.
namespace {

Map hosted(const char* name) {
    Map map = mapOf(specMapNamed(name));
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    return map;
}

/// Builds a settlement of the seat at a crossing that a ship of it touches.
void land(Scene& scene, Seat seat, CrossingId crossing) {
    for (const EdgeId edge : scene.game.topology()[crossing].edges)
        if (edge.valid() && scene.game.topology()[edge].ship && !scene.game.piece(edge)) {
            scene.edit.setPiece(edge, seat, Piece::Ship);
            break;
        }
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, seat, crossing));
}

void place(Scene& scene, Seat seat, int row, int col, Corner corner, Direction direction) {
    PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, corner)));
    PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, direction)));
}

void roll(Scene& scene, Seat seat, int number) {
    scene.edit.setTurn(seat, State::PreRoll);
    scene.edit.setNextThrow(number / 2, number - number / 2);
    PLAY(scene, plain(ActionKind::Roll, seat));
}

} // namespace

class TstPlainScenarios : public QObject {
    Q_OBJECT
  private slots:
    void S120_startOnTheHomeIsland();
    void S121_eachIsleOnceAndGoldFromTheNextRoll();
    void S130_anyOfTheFourIslands();
    void S131_onlyTheIsletsAreNew();
    void S132_threeSettlementsFitOnAnIslet();
    void S133_robberStartsOffTheBoard();
    void S140_startOnEitherSide();
    void S141_desertsAreLand();
    void S143_crossingsBetweenTheSides();
};

void TstPlainScenarios::S120_startOnTheHomeIsland() {
    Scene scene(hosted("Heading for New Shores"));
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 59);
    for (const auto& [row, col] : {std::pair(1, 7), std::pair(6, 7), std::pair(4, 8)})
        for (const Corner corner : allCorners)
            REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(row, col, corner)), "B-34");
    QCOMPARE(scene.game.robber(), scene.hex(4, 3));
    QCOMPARE(scene.game.pirate(), scene.hex(7, 5));
    QCOMPARE(scene.game.rules()[Option::Target], 12);
}

void TstPlainScenarios::S121_eachIsleOnceAndGoldFromTheNextRoll() {
    Map map = hosted("Heading for New Shores");
    fix(map, 1, 8, Terrain::Gold, 9);
    Scene scene(map);
    // The two gold isles and the plain one each give the bonus once.
    land(scene, A, scene.at(1, 8, Corner::NE));
    QCOMPARE(scene.game.points(A).islands, 2);
    QCOMPARE(scene.game.handSize(A), 0); // the landing itself pays nothing
    land(scene, A, scene.at(6, 7, Corner::N));
    land(scene, B, scene.at(4, 8, Corner::N));
    QCOMPARE(scene.game.points(A).islands, 4);
    QCOMPARE(scene.game.points(B).islands, 2);
    land(scene, B, scene.at(1, 8, Corner::S)); // too late
    QCOMPARE(scene.game.points(B).islands, 2);
    roll(scene, C, 9);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.owedPicks(A), 1);
    QCOMPARE(scene.game.owedPicks(B), 1);
}

void TstPlainScenarios::S130_anyOfTheFourIslands() {
    Scene scene(hosted("Four Islands"), 2);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 88);
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 5, Corner::N)), "B-34"); // an islet
    place(scene, A, 1, 1, Corner::N, Direction::NE);
    place(scene, B, 6, 8, Corner::N, Direction::NE);
    place(scene, B, 8, 8, Corner::S, Direction::SE); // both on one island
    place(scene, A, 6, 2, Corner::N, Direction::NE); // on two
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.points(A).total(), 2);
    QCOMPARE(scene.game.points(B).total(), 2);
}

void TstPlainScenarios::S131_onlyTheIsletsAreNew() {
    Scene scene(hosted("Four Islands"), 2);
    QCOMPARE(std::count(scene.table->newIslands.begin(), scene.table->newIslands.end(), true), 2);
    for (const auto& [row, col] : {std::pair(1, 1), std::pair(1, 7), std::pair(6, 2), std::pair(6, 8)})
        land(scene, A, scene.at(row, col, Corner::N));
    QCOMPARE(scene.game.points(A).islands, 0);
    land(scene, A, scene.at(7, 5, Corner::N));
    QCOMPARE(scene.game.points(A).islands, 2);
}

void TstPlainScenarios::S132_threeSettlementsFitOnAnIslet() {
    Scene scene(hosted("Four Islands"), 4);
    land(scene, A, scene.at(2, 5, Corner::N));
    land(scene, B, scene.at(2, 5, Corner::SE));
    land(scene, C, scene.at(2, 5, Corner::SW));
    for (const Direction direction : allDirections)
        if (!scene.game.piece(scene.edge(2, 5, direction)))
            scene.ship(D, 2, 5, direction);
    scene.edit.setTurn(D, State::Main);
    scene.edit.setHand(D, settlementCost);
    for (const Corner corner : allCorners)
        REFUSED(scene, at(ActionKind::BuildSettlement, D, scene.at(2, 5, corner)), "B-103");
    QCOMPARE(scene.game.points(A).islands, 2); // the first to arrive
    QCOMPARE(scene.game.points(B).islands + scene.game.points(C).islands, 0);
}

void TstPlainScenarios::S133_robberStartsOffTheBoard() {
    for (const char* name : {"Four Islands", "Heading for New Shores"}) {
        const Map map = hosted(name);
        const Board board = deal(map, 3).value();
        const Game game(setTable(map, board, 3).value(), 1);
        QCOMPARE(game.robber().valid(), QString(name) != "Four Islands");
        QVERIFY(game.pirate().valid());
    }
}

void TstPlainScenarios::S140_startOnEitherSide() {
    Scene scene(hosted("Through the Desert"), 2);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 69);
    place(scene, A, 2, 2, Corner::N, Direction::NE); // near
    place(scene, B, 3, 5, Corner::N, Direction::NE); // far
    place(scene, B, 5, 1, Corner::N, Direction::NE);
    place(scene, A, 6, 6, Corner::S, Direction::SE);
    QCOMPARE(scene.game.points(A).islands + scene.game.points(B).islands, 0);
}

void TstPlainScenarios::S141_desertsAreLand() {
    Scene scene(hosted("Through the Desert"));
    // From near to far along the deserts (3,3), (3,4) and (2,4): every edge of the belt is a road edge.
    scene.settle(A, 3, 3, Corner::NW);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(6, 6, 1, 1, 0));
    for (const auto& [row, col, direction] :
         {std::tuple(3, 3, Direction::NW), std::tuple(3, 3, Direction::NE), std::tuple(3, 4, Direction::NW),
          std::tuple(3, 4, Direction::NE), std::tuple(3, 5, Direction::NW)})
        PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(row, col, direction)));
    QCOMPARE(scene.game.longestRoute(), A);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(3, 5, Corner::N)));
    for (const Direction direction : allDirections)
        QVERIFY(scene.game.topology()[scene.edge(4, 4, direction)].road);
    // A town between deserts yields nothing; a desert may hold the robber.
    scene.settle(B, 4, 4, Corner::N); // (4,4), (3,3) and (3,4)
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        scene.edit.setHand(B, Cards());
        roll(scene, C, number);
        QCOMPARE(scene.game.handSize(B), 0);
        scene.edit.setTurn(C, State::Main);
    }
    roll(scene, C, 7);
    while (scene.game.state() == State::Discard) {
        std::vector<Action> legal;
        legalActions(scene.game, legal);
        PLAY(scene, legal.front());
    }
    PLAY(scene, at(ActionKind::MoveRobber, C, scene.hex(6, 5)));
    QCOMPARE(scene.game.robber(), scene.hex(6, 5));
}

void TstPlainScenarios::S143_crossingsBetweenTheSides() {
    // (2,4) N touches one desert and the sea, (4,4) N three deserts: neither side, no start, no bonus.
    Map map = hosted("Through the Desert");
    map.options.set(Option::DesertFarSide, static_cast<int>(DesertFarSide::Foreign));
    Scene scene(map);
    for (const CrossingId between : {scene.at(2, 4, Corner::N), scene.at(4, 4, Corner::N)})
        REFUSED(scene, at(ActionKind::PlaceSettlement, A, between), "B-34");
    scene.road(A, 4, 4, Direction::NE); // from (4,4) N
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(4, 4, Corner::N))); // may be built there later
    QCOMPARE(scene.game.points(A).islands, 0);
    QCOMPARE(scene.game.points(A).total(), 1);
}

QTEST_APPLESS_MAIN(TstPlainScenarios)
#include "tst_plain_scenarios.moc"
