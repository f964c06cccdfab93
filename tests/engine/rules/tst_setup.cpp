#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

Map with(Map map, std::initializer_list<std::pair<Option, int>> options) {
    for (const auto& [option, value] : options)
        map.options.set(option, value);
    return map;
}

/// Plays the first legal action of each step until the first turn begins; the seats that placed a town, in
/// order.
std::vector<Seat> playSetup(Game& game) {
    std::vector<Seat> order;
    std::vector<Action> legal;
    while (game.state() == State::SetupTown || game.state() == State::SetupEdge) {
        if (game.state() == State::SetupTown)
            order.push_back(game.onTurn());
        legalActions(game, legal);
        apply(game, legal.front());
    }
    return order;
}

/// Forbids every start but these.
void allowOnly(Map& map, std::initializer_list<CrossingPlace> places) {
    const Topology topology(shapeOf(map));
    for (const Topology::Crossing& crossing : topology.crossings()) {
        const bool allowed = std::any_of(places.begin(), places.end(), [&](const CrossingPlace& place) {
            return pointOf(place) == crossing.point;
        });
        if (!allowed)
            map.forbiddenStarts.push_back(canonical(crossing.place));
    }
    std::sort(map.forbiddenStarts.begin(), map.forbiddenStarts.end());
}

} // namespace

class TstSetup : public QObject {
    Q_OBJECT
  private slots:
    void B32_firstSeat();
    void B33_B38_snakeOrder();
    void B20_twoSeatsPlayTheSameOrder();
    void B33_thirdRoundRunsForward();
    void B34_B103_settlementPlaces();
    void B34_noStart();
    void B35_roadTouchesTheSettlement();
    void B36_secondSettlementCollects();
    void B36_robberHexPaysAndShortBankPaysInReadingOrder();
    void B36_cardsComeFromTheLastOfThreeSettlements();
    void B37_noLegalCrossingIsSkipped();
    void B37_noSettlementPieceIsSkipped();
    void B37_noRoadPieceSkipsOnlyTheRoad();
    void B39_setupPiecesCount();
    void S71_startIslandsOnly();
    void S85_roadOnly();
    void S85_S32_shipAllowed();
    void S20_S85_setupShipsSailInTheFirstTurn();
    void S52_S86_goldAtSetup();
    void B33_B38_eightSeats();
    void S52_goldOfTheLastPlacement();
    void S85_B37_withoutRoadPieces();
    void B33_S52_goldOfTheThirdRound();
};

void TstSetup::B32_firstSeat() {
    const Map map = baseMap();
    QCOMPARE(Scene(with(map, {{Option::FirstSeat, -1}}), 4, 9).game.onTurn(), A);
    QCOMPARE(Scene(with(map, {{Option::FirstSeat, 2}}), 4, 9).game.onTurn(), C);
    std::array<int, 4> drawn{};
    const auto table = Scene::makeTable(map, 4);
    for (std::uint64_t seed = 0; seed < 400; ++seed)
        ++drawn.at(Game(table, seed).onTurn().index());
    for (const int times : drawn) // 100 expected, standard deviation 9
        QVERIFY(times > 60 && times < 140);
}

void TstSetup::B33_B38_snakeOrder() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, 1}}));
    QCOMPARE(playSetup(scene.game), (std::vector<Seat>{B, C, D, A, A, D, C, B}));
    QCOMPARE(scene.game.onTurn(), B);
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.turn(), 1);
}

void TstSetup::B20_twoSeatsPlayTheSameOrder() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}}), 2);
    QCOMPARE(playSetup(scene.game), (std::vector<Seat>{A, B, B, A}));
    QCOMPARE(scene.game.rules()[Option::Bank], 19);
    QCOMPARE(scene.game.deckSize(), 25);
}

void TstSetup::B33_thirdRoundRunsForward() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}, {Option::SetupSettlements, 3}}), 3);
    QCOMPARE(playSetup(scene.game), (std::vector<Seat>{A, B, C, C, B, A, A, B, C}));
    QCOMPARE(scene.game.onTurn(), A);
    QCOMPARE(scene.game.state(), State::PreRoll);
}

void TstSetup::B34_B103_settlementPlaces() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}}));
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 54);
    const CrossingId town = scene.at(3, 3, Corner::N);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, town));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::NE)));
    REFUSED(scene, at(ActionKind::PlaceSettlement, B, town), "B-103");
    REFUSED(scene, at(ActionKind::PlaceSettlement, B, scene.at(3, 3, Corner::NE)), "B-103");
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 50); // the town and its three neighbours are closed
    REFUSED(scene, at(ActionKind::PlaceSettlement, B, scene.at(1, 1, Corner::NW)), "B-4");
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(1, 2, Corner::N)), "B-40");
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(3, 3, Corner::SE))); // two edges away
}

void TstSetup::B34_noStart() {
    Map map = baseMap();
    map.forbiddenStarts = {canonical(CrossingPlace{cell(3, 3), Corner::N})};
    Scene scene(with(map, {{Option::FirstSeat, -1}}));
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 3, Corner::N)), "B-34");
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 53);
}

void TstSetup::B35_roadTouchesTheSettlement() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}}));
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(1, 2, Corner::N)));
    QCOMPARE(scene.game.setupTown(), scene.at(1, 2, Corner::N));
    QCOMPARE(scene.count(ActionKind::PlaceRoad), 2); // the third edge there lies between two sea hexes
    REFUSED(scene, at(ActionKind::PlaceRoad, A, scene.edge(1, 2, Direction::E)), "B-35");
    REFUSED(scene, at(ActionKind::PlaceRoad, A, scene.edge(0, 2, Direction::E)), "B-5");
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(1, 2, Direction::NE)));
}

void TstSetup::B36_secondSettlementCollects() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}}), 2);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(5, 3, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(5, 3, Direction::SE)));
    QCOMPARE(scene.game.handSize(A), 0); // nothing for the first
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(5, 2, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(5, 2, Direction::SE)));
    // B's second: desert, mountains 6, hills 5.
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.game.handSize(B), 0); // only after the road
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(3, 3, Direction::NE)));
    QCOMPARE(scene.game.hand(B), cards(1, 0, 0, 0, 1));
    QCOMPARE(scene.last(Event::Kind::SetupCards).cards, cards(1, 0, 0, 0, 1));
    // A's second: fields 4 and fields 9 and the desert.
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 3, Corner::SE)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::E)));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 2, 0));
    QVERIFY(scene.conserved());
}

void TstSetup::B36_robberHexPaysAndShortBankPaysInReadingOrder() {
    Map map = with(baseMap(), {{Option::FirstSeat, -1}, {Option::Bank, 1}});
    map.robberStart = cell(3, 4);
    Scene scene(map, 2);
    QCOMPARE(scene.game.robber(), scene.hex(3, 4));
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(5, 3, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(5, 3, Direction::SE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(5, 2, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(5, 2, Direction::SE)));
    // Hills 5, fields 4 with the robber, and the desert: the robber's hex pays.
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(3, 3, Corner::NE)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(3, 3, Direction::E)));
    QCOMPARE(scene.game.hand(B), cards(1, 0, 0, 1, 0));
    // Fields 9 and pasture 10 with the grain gone: only the wool is there.
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 3, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::SW)));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 0));
}

void TstSetup::B36_cardsComeFromTheLastOfThreeSettlements() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}, {Option::SetupSettlements, 3}}), 2);
    playSetup(scene.game);
    QVERIFY(scene.game.points(A).settlements == 3 && scene.game.points(B).settlements == 3);
    for (const Seat seat : {A, B})
        QVERIFY(scene.game.handSize(seat) <= 3); // of one settlement, not of two
}

void TstSetup::B37_noLegalCrossingIsSkipped() {
    Map map = with(baseMap(), {{Option::FirstSeat, -1}});
    allowOnly(map, {{cell(3, 3), Corner::N}, {cell(5, 3), Corner::S}, {cell(1, 3), Corner::N}});
    Scene scene(map, 2);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 3, Corner::N)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(3, 3, Direction::NE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(5, 3, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(5, 3, Direction::SE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(1, 3, Corner::N)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(1, 3, Direction::NE)));
    // Nothing is left for A's second town: no cards, and the game goes on with A's turn.
    QCOMPARE(scene.last(Event::Kind::SetupSkipped).seat, A);
    QCOMPARE(scene.game.handSize(A), 0);
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.onTurn(), A);
}

void TstSetup::B37_noSettlementPieceIsSkipped() {
    Scene scene(
        with(baseMap(),
             {{Option::FirstSeat, -1}, {Option::SetupSettlements, 3}, {Option::PiecesSettlements, 2}}),
        2);
    QCOMPARE(playSetup(scene.game).size(), std::size_t{4});
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.handSize(A) + scene.game.handSize(B), 0); // cards only for the third
}

void TstSetup::B37_noRoadPieceSkipsOnlyTheRoad() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}, {Option::PiecesRoads, 1}}), 2);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(5, 3, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(5, 3, Direction::SE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(5, 2, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(5, 2, Direction::SE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.game.hand(B), cards(1, 0, 0, 0, 1)); // the cards come all the same
    QCOMPARE(scene.game.state(), State::SetupTown);
    QCOMPARE(scene.game.onTurn(), A);
}

void TstSetup::B39_setupPiecesCount() {
    Scene scene(with(baseMap(), {{Option::FirstSeat, -1}}));
    playSetup(scene.game);
    for (const Seat seat : {A, B, C, D}) {
        QCOMPARE(scene.game.supply(seat, Piece::Settlement), 3);
        QCOMPARE(scene.game.supply(seat, Piece::Road), 13);
        QCOMPARE(scene.game.supply(seat, Piece::City), 4);
        QCOMPARE(scene.game.points(seat).total(), 2);
        QVERIFY(scene.game.routeLength(seat) >= 1);
    }
}

void TstSetup::S71_startIslandsOnly() {
    Scene scene(with(seaMap(), {{Option::FirstSeat, -1}}));
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 59); // the spec's start crossings of New Shores
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(1, 7, Corner::N)), "B-34");
}

void TstSetup::S85_roadOnly() {
    Scene scene(with(seaMap(), {{Option::FirstSeat, -1}}));
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 2, Corner::N)));
    QCOMPARE(scene.count(ActionKind::PlaceShip), 0);
    REFUSED(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NE)), "S-85");
}

void TstSetup::S85_S32_shipAllowed() {
    Map map = with(seaMap(), {{Option::FirstSeat, -1}, {Option::SetupShip, 1}});
    map.pirateStart = cell(1, 1);
    Scene scene(map);
    // (2,2) N lies between (2,2), its NW neighbour (1,1) with the pirate and its NE neighbour (1,2).
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 2, Corner::N)));
    QCOMPARE(scene.count(ActionKind::PlaceRoad), 2);
    REFUSED(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NW)), "S-32");
    REFUSED(scene, at(ActionKind::PlaceShip, A, scene.edge(1, 1, Direction::E)), "S-32");
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NE)));
    QCOMPARE(scene.game.piece(scene.edge(2, 2, Direction::NE)), (Occupant{Piece::Ship, A}));
    QCOMPARE(scene.game.supply(A, Piece::Ship), 14);
    QCOMPARE(scene.game.onTurn(), B);
}

void TstSetup::S20_S85_setupShipsSailInTheFirstTurn() {
    // A ship laid in set-up was not built in the first turn, so the first seat may move it then.
    Scene scene(with(seaMap(),
                     {{Option::FirstSeat, -1}, {Option::SetupShip, 1}, {Option::NoSevensRounds, allRounds}}),
                2);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 2, Corner::N)));
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(6, 4, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(6, 4, Direction::SE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(4, 2, Corner::NW)));
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(4, 2, Direction::NW)));
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(6, 2, Corner::S)));
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(6, 2, Direction::SE)));
    PLAY(scene, plain(ActionKind::Roll, A));
    PLAY(scene, moveShip(A, scene.edge(2, 2, Direction::NE), scene.edge(2, 2, Direction::NW)));
}

void TstSetup::S52_S86_goldAtSetup() {
    for (const bool choose : {false, true}) {
        Map map = with(seaMap(), {{Option::FirstSeat, -1}, {Option::GoldAtSetup, choose ? 1 : 0}});
        fix(map, 3, 2, Terrain::Gold, 5);
        fix(map, 3, 3, Terrain::Gold, 9);
        fix(map, 2, 3, Terrain::Pasture, 4);
        Scene scene(map, 2);
        PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(6, 2, Corner::S)));
        PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(6, 2, Direction::SE)));
        PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(6, 4, Corner::S)));
        PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(6, 4, Direction::SE)));
        // (2,3) S: pasture (2,3), gold (3,2) and gold (3,3).
        PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(2, 3, Corner::S)));
        PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(2, 3, Direction::SE)));
        QCOMPARE(scene.game.hand(B), cards(0, 0, 1, 0, 0));
        if (choose) {
            QCOMPARE(scene.game.state(), State::GoldPick);
            QCOMPARE(scene.game.toAct(), B);
            QCOMPARE(scene.game.owedPicks(B), 2); // one per gold hex
            REFUSED(scene, isle::choose(ActionKind::GoldPick, A, Resource::Ore), "B-40");
            PLAY(scene, isle::choose(ActionKind::GoldPick, B, Resource::Ore));
            PLAY(scene, isle::choose(ActionKind::GoldPick, B, Resource::Brick));
            QCOMPARE(scene.game.hand(B), cards(1, 0, 1, 0, 1));
        }
        QCOMPARE(scene.game.state(), State::SetupTown);
        QCOMPARE(scene.game.onTurn(), A);
    }
}

void TstSetup::B33_B38_eightSeats() {
    for (const int seats : {5, 6, 7, 8}) {
        Map map = mapOf(specMapNamed("37 land hexes"));
        map.maxSeats = 8;
        Scene scene(with(map, {{Option::FirstSeat, 3}}), seats);
        std::vector<Seat> order;
        for (int i = 0; i < seats; ++i)
            order.push_back(Seat(static_cast<std::size_t>((3 + i) % seats)));
        std::vector<Seat> snake = order;
        snake.insert(snake.end(), order.rbegin(), order.rend());
        QCOMPARE(playSetup(scene.game), snake);
        QCOMPARE(scene.game.onTurn(), D);
        QCOMPARE(scene.game.turn(), 1);
    }
}

void TstSetup::S52_goldOfTheLastPlacement() {
    // The choice of the last placement of all comes before the first turn.
    Map map = with(seaMap(), {{Option::FirstSeat, -1}, {Option::GoldAtSetup, 1}});
    fix(map, 3, 3, Terrain::Gold, 9);
    Scene scene(map, 2);
    const auto place = [&](Seat seat, int row, int col, Corner corner, Direction direction) {
        PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, corner)));
        PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, direction)));
    };
    place(A, 6, 2, Corner::S, Direction::SE);
    place(B, 6, 4, Corner::S, Direction::SE);
    place(B, 2, 4, Corner::N, Direction::NE);
    place(A, 2, 3, Corner::S, Direction::SE);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), A);
    REFUSED(scene, plain(ActionKind::Roll, A), "B-40");
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.onTurn(), A);
    QCOMPARE(scene.game.turn(), 1);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 1));
    QVERIFY(scene.conserved());
}

void TstSetup::S85_B37_withoutRoadPieces() {
    Scene scene(with(seaMap(), {{Option::FirstSeat, -1}, {Option::SetupShip, 1}, {Option::PiecesRoads, 0}}),
                2);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 2, Corner::N)));
    QCOMPARE(scene.game.state(), State::SetupEdge); // a ship it may place
    QCOMPARE(scene.count(ActionKind::PlaceRoad), 0);
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(2, 2, Direction::NE)));
    // Inland there is no ship edge: the piece is skipped, the town and its cards are not.
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(3, 3, Corner::N)));
    QCOMPARE(scene.last(Event::Kind::SetupSkipped).action, ActionKind::PlaceRoad);
    QCOMPARE(scene.game.state(), State::SetupTown);
    QCOMPARE(scene.game.onTurn(), B);
}

void TstSetup::B33_S52_goldOfTheThirdRound() {
    // Three settlements: cards and gold come from the last one only, and the starting seat rolls first.
    Map map =
        with(seaMap(), {{Option::FirstSeat, 1}, {Option::GoldAtSetup, 1}, {Option::SetupSettlements, 3}});
    fix(map, 3, 3, Terrain::Gold, 9);
    fix(map, 5, 2, Terrain::Hills, 4);
    Scene scene(map, 2);
    const auto place = [&](Seat seat, int row, int col, Corner corner, Direction direction) {
        QCOMPARE(scene.game.state(), State::SetupTown);
        PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, corner)));
        PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, direction)));
    };
    place(B, 2, 2, Corner::N, Direction::NE);
    place(A, 2, 4, Corner::N, Direction::NE);
    place(A, 3, 3, Corner::S, Direction::SE); // the second, beside gold: nothing
    QCOMPARE(scene.game.handSize(A), 0);
    place(B, 6, 4, Corner::S, Direction::SE);
    place(B, 3, 3, Corner::N, Direction::NE); // B's third, beside gold
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Wool));
    place(A, 5, 2, Corner::S, Direction::SE);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(B), cards(0, 0, 1, 0, 0));
    QCOMPARE(scene.game.onTurn(), B);
    QCOMPARE(scene.game.state(), State::PreRoll);
}

QTEST_APPLESS_MAIN(TstSetup)
#include "tst_setup.moc"
