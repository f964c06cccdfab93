#include "tests/engine/rules/specials/special_scene.h"

using namespace isle;
using namespace isle::test;

namespace {

// Isle N: the fortress (2,8) with sea to its north-west, west and south-west; the other hexes (1,8), (2,9),
// (3,8) and (3,9).

constexpr Cards costOfARaid{{0, 0, 1, 1, 1}};

Map pirates(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("Pirate Islands"), options);
    map.maxSeats = 8;
    return map;
}

/// Cards for so many raids.
Cards raids(int number) {
    return cards(0, 0, number, number, number);
}

/// A scene with a ship of the seat beside the fortress of isle N, in its turn with cards for raids.
struct Siege {
    explicit Siege(const Map& map = pirates(), int number = 6) : scene(settled(map)) {
        scene.ship(A, 2, 8, Direction::W);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(A, raids(number));
    }
    [[nodiscard]] Action raid(Seat seat = A) const { return at(ActionKind::Raid, seat, scene.hex(2, 8)); }
    [[nodiscard]] int strength() const { return scene.game.strength(scene.hex(2, 8)); }

    Scene scene;
};

} // namespace

class TstFortresses : public QObject {
    Q_OBJECT
  private slots:
    void S220_strength();
    void S221_noSettlementOnTheIsland();
    void S221_roadsAndShipsAllowed();
    void S221_S224_untilTheLastOfTheIsland();
    void S222_cost();
    void S222_whereShipsHaveToLie();
    void S222_onlyOnesOwnShip();
    void S223_lastRaidCaptures();
    void S223_points_data();
    void S223_points();
    void S224_openForEveryoneInTheSameTurn();
    void S225_robber();
    void S226_landingBonusInAddition();
    void S227_pirateBeside();
    void S228_start();
    void S88_noSetupTownOnAFortressIsland();
    void S317_sharedSiege();
    void B44_raidEndsTrading();
    void S223_captureThatEndsTheGame();
    void S223_captureByAPartner();
};

void TstFortresses::S220_strength() {
    Siege siege;
    QCOMPARE(siege.strength(), 3);
    QCOMPARE(siege.scene.game.strength(siege.scene.hex(6, 7)), 3);
    QCOMPARE(siege.scene.game.number(siege.scene.hex(2, 8)), 0);
    PLAY(siege.scene, siege.raid());
    QCOMPARE(siege.strength(), 2);
    QCOMPARE(siege.scene.game.strength(siege.scene.hex(6, 7)), 3); // each its own
    const View other(siege.scene.game, D);
    QCOMPARE(other.game().strength(siege.scene.hex(2, 8)), 2); // public
    for (const int strength : {1, 6}) {
        Siege varied(pirates({{Option::FortressStrength, strength}}));
        QCOMPARE(varied.strength(), strength);
        for (int left = strength; left > 0; --left) {
            QVERIFY(!varied.scene.game.capturer(varied.scene.hex(2, 8)).valid());
            PLAY(varied.scene, varied.raid());
        }
        QCOMPARE(varied.scene.game.capturer(varied.scene.hex(2, 8)), A);
    }
}

void TstFortresses::S221_noSettlementOnTheIsland() {
    Scene scene = settled(pirates());
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    const IslandId isle = scene.game.topology()[scene.hex(2, 8)].island;
    int crossings = 0;
    for (std::size_t c = 0; c < scene.game.topology().crossings().size(); ++c) {
        const Topology::Crossing& crossing = scene.game.topology().crossings()[c];
        if (!crossing.land || crossing.island != isle)
            continue;
        ++crossings;
        // With a road or ship of the seat at every crossing of the isle, one after the other.
        for (const EdgeId edge : crossing.edges)
            if (edge.valid())
                scene.edit.setPiece(edge, A, scene.game.topology()[edge].road ? Piece::Road : Piece::Ship);
        REFUSED(scene, at(ActionKind::BuildSettlement, A, CrossingId(c)), "S-221");
        for (const EdgeId edge : crossing.edges)
            if (edge.valid())
                scene.edit.setPiece(edge, A, Piece::None);
    }
    QCOMPARE(crossings, 19);
}

void TstFortresses::S221_roadsAndShipsAllowed() {
    Scene scene = settled(pirates());
    scene.road(A, 2, 9, Direction::NE);
    scene.ship(A, 2, 8, Direction::NW); // from (2,8) NW to N
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(1, 2, 1, 0, 0));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(2, 9, Direction::E)));
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(2, 8, Direction::W)));
}

void TstFortresses::S221_S224_untilTheLastOfTheIsland() {
    Map map = pirates({{Option::FortressStrength, 1}});
    fix(map, 3, 9, Terrain::Fortress);
    Scene scene = settled(map);
    scene.ship(A, 2, 8, Direction::W);
    scene.ship(A, 3, 9, Direction::E);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(1, 1, 3, 3, 2));
    PLAY(scene, at(ActionKind::Raid, A, scene.hex(2, 8)));
    REFUSED(scene, at(ActionKind::BuildSettlement, A, scene.at(2, 8, Corner::NW)), "S-221");
    PLAY(scene, at(ActionKind::Raid, A, scene.hex(3, 9)));
    QCOMPARE(scene.game.points(A).fortresses, 4);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(2, 8, Corner::NW)));
}

void TstFortresses::S222_cost() {
    Siege siege;
    Scene& scene = siege.scene;
    scene.edit.setHand(A, raids(2));
    PLAY(scene, siege.raid());
    QCOMPARE(scene.game.hand(A), costOfARaid);
    PLAY(scene, siege.raid()); // as often as it can pay
    QCOMPARE(scene.game.handSize(A), 0);
    QCOMPARE(siege.strength(), 1);
    REFUSED(scene, siege.raid(), "S-222");
    for (const Cards& short1 : {cards(9, 9, 1, 1, 0), cards(9, 9, 1, 0, 1), cards(9, 9, 0, 1, 1)}) {
        scene.edit.setHand(A, short1);
        REFUSED(scene, siege.raid(), "S-222");
    }
    QVERIFY(scene.conserved());
    REFUSED(scene, at(ActionKind::Raid, A, scene.hex(2, 9)), "S-220"); // no fortress there
    REFUSED(scene, at(ActionKind::Raid, A, HexId(std::size_t{9999})), "B-1");
}

void TstFortresses::S222_whereShipsHaveToLie() {
    // On one of the six edges of its hex; a ship that only touches a corner does not do.
    Scene scene = settled(pirates());
    scene.settle(A, 2, 8, Corner::NW);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, raids(3));
    const Action raid = at(ActionKind::Raid, A, scene.hex(2, 8));
    scene.ship(A, 2, 7, Direction::NE); // ends at (2,8) NW
    REFUSED(scene, raid, "S-222");
    scene.road(A, 2, 8, Direction::SE); // a road does not do either
    REFUSED(scene, raid, "S-222");
    for (const Direction side : {Direction::NW, Direction::W, Direction::SW}) {
        scene.ship(A, 2, 8, side);
        QVERIFY(scene.lists(raid));
        scene.edit.setPiece(scene.edge(2, 8, side), A, Piece::None);
        REFUSED(scene, raid, "S-222");
    }
}

void TstFortresses::S222_onlyOnesOwnShip() {
    Siege siege;
    siege.scene.edit.setTurn(B, State::Main);
    siege.scene.edit.setHand(B, raids(1));
    REFUSED(siege.scene, siege.raid(B), "S-222");
    REFUSED(siege.scene, siege.raid(A), "B-40"); // its own turn only
}

void TstFortresses::S223_lastRaidCaptures() {
    Siege siege;
    Scene& scene = siege.scene;
    scene.ship(B, 2, 8, Direction::NW);
    PLAY(scene, siege.raid());
    PLAY(scene, siege.raid());
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, raids(1));
    PLAY(scene, siege.raid(B));
    QCOMPARE(scene.game.points(B).fortresses, 2);
    QCOMPARE(scene.game.points(B).total(), 2);
    QCOMPARE(scene.game.points(A).total(), 0); // the earlier raids give nothing
    QCOMPARE(scene.game.capturer(scene.hex(2, 8)), B);
    QCOMPARE(scene.told(Event::Kind::Raided), 3);
    QCOMPARE(scene.last(Event::Kind::FortressTaken).seat, B);
    scene.edit.setHand(B, raids(1));
    REFUSED(scene, siege.raid(B), "S-220"); // it stands no more
}

void TstFortresses::S223_points_data() {
    QTest::addColumn<int>("points");
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
}

void TstFortresses::S223_points() {
    QFETCH(int, points);
    Siege siege(pirates({{Option::FortressPoints, points}}));
    for (int i = 0; i < 3; ++i)
        PLAY(siege.scene, siege.raid());
    QCOMPARE(siege.scene.game.points(A).fortresses, points);
    QCOMPARE(siege.scene.game.points(A).open(), points);
    siege.scene.edit.setPiece(siege.scene.edge(2, 8, Direction::W), A, Piece::None); // for good
    QCOMPARE(siege.scene.game.points(A).total(), points);
}

void TstFortresses::S224_openForEveryoneInTheSameTurn() {
    Siege siege;
    Scene& scene = siege.scene;
    const CrossingId corner = scene.at(2, 8, Corner::NW);
    const HexId fortress = scene.hex(2, 8);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(scene.game.terrain(fortress), Terrain::Fortress);
        PLAY(scene, siege.raid());
    }
    QCOMPARE(scene.game.terrain(fortress), Terrain::Desert);
    QCOMPARE(scene.game.number(fortress), 0);
    QCOMPARE(scene.game.strength(fortress), 0);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, corner)); // the same turn
    landAt(scene, B, scene.at(3, 9, Corner::SE));
    for (const int number : tokenValues) // a desert pays nothing
        roll(scene, C, number);
    QCOMPARE(scene.game.handSize(A), 0);
}

void TstFortresses::S225_robber() {
    Siege siege;
    Scene& scene = siege.scene;
    scene.edit.setDevCards(A, DevCard::Knight, 2);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 8)), "S-225");
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(6, 7)), "S-225");
    QCOMPARE(scene.count(ActionKind::MoveRobber), 25); // 27 land hexes but two fortresses
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 2)));
    for (int i = 0; i < 3; ++i)
        PLAY(scene, siege.raid());
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(2, 8))); // onto the desert it has become
    // It is a desert for robber_to_desert as well.
    Siege forbidden(pirates({{Option::RobberToDesert, static_cast<int>(RobberToDesert::Forbidden)}}));
    for (int i = 0; i < 3; ++i)
        PLAY(forbidden.scene, forbidden.raid());
    forbidden.scene.edit.setDevCards(A, DevCard::Knight, 1);
    forbidden.scene.edit.setTurn(A, State::Main);
    PLAY(forbidden.scene, plain(ActionKind::PlayKnight, A));
    REFUSED(forbidden.scene, at(ActionKind::MoveRobber, A, forbidden.scene.hex(2, 8)), "B-54");
}

void TstFortresses::S226_landingBonusInAddition() {
    Siege siege;
    Scene& scene = siege.scene;
    for (int i = 0; i < 3; ++i)
        PLAY(scene, siege.raid());
    QCOMPARE(scene.game.points(A).islands, 0); // capturing is no landing
    landAt(scene, B, scene.at(3, 9, Corner::SE));
    QCOMPARE(scene.game.points(B).islands, 2);
    landAt(scene, A, scene.at(2, 8, Corner::NW));
    QCOMPARE(scene.game.points(A).islands, 0); // the first only
    QCOMPARE(scene.game.points(A).total(), 2 + 1);
}

void TstFortresses::S227_pirateBeside() {
    Siege siege;
    Scene& scene = siege.scene;
    scene.edit.setPirate(scene.hex(2, 7)); // west of the fortress, where the ship lies
    PLAY(scene, siege.raid());
    scene.edit.setHand(A, cards(0, 1, 1, 0, 0));
    scene.edit.setPiece(scene.edge(2, 8, Direction::W), A, Piece::None);
    scene.ship(A, 2, 8, Direction::NW);
    REFUSED(scene, at(ActionKind::BuildShip, A, scene.edge(2, 8, Direction::W)), "S-32");
    // Even with pinned ships a raid is no move.
    Siege pinned(pirates({{Option::PiratePins, 1}}));
    pinned.scene.edit.setPirate(pinned.scene.hex(2, 7));
    PLAY(pinned.scene, pinned.raid());
}

void TstFortresses::S228_start() {
    const Scene scene = dealt(mapOf(specMapNamed("Pirate Islands")), 4, 1);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 52);
    QVERIFY(!scene.game.robber().valid());
    int deserts = 0;
    for (std::size_t h = 0; h < scene.game.topology().hexes().size(); ++h)
        deserts += scene.game.terrain(HexId(h)) == Terrain::Desert ? 1 : 0;
    QCOMPARE(deserts, 0);
}

void TstFortresses::S88_noSetupTownOnAFortressIsland() {
    // Even when the island is named a start island.
    Map map = pirates();
    for (MapIsland& island : map.islands)
        island.role = IslandRole::Start;
    Scene scene = settled(map);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 52);
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 9, Corner::SE)), "B-34");
}

void TstFortresses::S317_sharedSiege() {
    Siege siege;
    Scene& scene = siege.scene;
    scene.ship(B, 2, 8, Direction::NW);
    PLAY(scene, siege.raid());
    PLAY(scene, siege.raid());
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, cards(1, 1, 2, 2, 1));
    PLAY(scene, siege.raid(B));
    QCOMPARE(scene.game.points(B).fortresses, 2);
    PLAY(scene, at(ActionKind::BuildSettlement, B, scene.at(2, 8, Corner::N))); // the first one there
    QCOMPARE(scene.game.points(B).islands, 2);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(2, 8, Corner::SW))); // both may settle
    QCOMPARE(scene.game.points(A).total(), 1);
    QCOMPARE(scene.game.points(B).total(), 2 + 1 + 2);
}

void TstFortresses::B44_raidEndsTrading() {
    Siege siege(pirates({{Option::PhaseOrder, static_cast<int>(PhaseOrder::Separate)}}));
    Scene& scene = siege.scene;
    scene.edit.setHand(A, cards(8, 0, 1, 1, 1));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Ore));
    PLAY(scene, siege.raid());
    REFUSED(scene, bankTrade(A, Resource::Brick, Resource::Ore), "B-44");
}

void TstFortresses::S223_captureThatEndsTheGame() {
    Siege siege(pirates({{Option::Target, 3}, {Option::FortressPoints, 3}, {Option::FortressStrength, 1}}));
    Scene& scene = siege.scene;
    scene.settle(B, 2, 2, Corner::N);
    scene.edit.setTurnNumber(7);
    PLAY(scene, siege.raid());
    QVERIFY(scene.game.over());
    QCOMPARE(scene.game.winner(), A);
    QCOMPARE(scene.game.turn(), 7); // the turn does not go on
    QCOMPARE(scene.game.onTurn(), A);
    QVERIFY(!scene.game.toAct().valid());
    QCOMPARE(scene.told(Event::Kind::TurnEnded), 0);
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40");
}

void TstFortresses::S223_captureByAPartner() {
    Map map = pirates({{Option::Target, 3},
                       {Option::FortressPoints, 3},
                       {Option::FortressStrength, 1},
                       {Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired)}});
    Scene scene = settled(map, 5);
    scene.ship(D, 2, 8, Direction::W);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, raids(1));
    PLAY(scene, at(ActionKind::Raid, D, scene.hex(2, 8)));
    QCOMPARE(scene.game.winner(), D); // B-177
}

QTEST_APPLESS_MAIN(TstFortresses)
#include "tst_fortresses.moc"
