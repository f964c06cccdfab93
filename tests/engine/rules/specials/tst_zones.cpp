#include "tests/engine/rules/specials/special_scene.h"

using namespace isle;
using namespace isle::test;

namespace {

Map desert(DesertFarSide side, std::initializer_list<std::pair<Option, int>> options = {}) {
    return with(with(quietMap("Through the Desert"), options),
                {{Option::DesertFarSide, static_cast<int>(side)}});
}

/// Lets the seat settle at a crossing a road of it touches.
void settleByRoad(Scene& scene, Seat seat, CrossingId crossing) {
    for (const EdgeId edge : scene.game.topology()[crossing].edges)
        if (edge.valid() && scene.game.topology()[edge].road && !scene.game.piece(edge)) {
            scene.edit.setPiece(edge, seat, Piece::Road);
            break;
        }
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, seat, crossing));
}

} // namespace

class TstZones : public QObject {
    Q_OBJECT
  private slots:
    void S140_S142_home();
    void S141_beltIsOrdinaryLand();
    void S142_startsAreNearOnly();
    void S142_byRoadAcrossTheBelt();
    void S142_S73_eachSeatOnTheFarSide();
    void S142_everyFarCrossingIsOneIsland();
    void S143_betweenTheSides();
    void S142_zoneWithFogOnIt();
};

void TstZones::S140_S142_home() {
    Scene scene = settled(desert(DesertFarSide::Home));
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 69); // on either side of the desert
    settleByRoad(scene, A, scene.at(3, 5, Corner::SE));     // the far side gives no bonus
    QCOMPARE(scene.game.points(A).islands, 0);
}

void TstZones::S141_beltIsOrdinaryLand() {
    // Roads cross it, towns stand beside it, it pays nothing and may hold the robber.
    Scene scene = settled(desert(DesertFarSide::Foreign));
    scene.settle(A, 4, 4, Corner::SW);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(2, 2, 0, 0, 0));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 4, Direction::SW)));
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 4, Direction::SE))); // between two deserts
    scene.edit.setRobber(scene.hex(4, 4));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 3)));
    for (const int number : tokenValues)
        roll(scene, B, number);
    QCOMPARE(scene.game.handSize(A), 0);
}

void TstZones::S142_startsAreNearOnly() {
    // "Beside a hex of the near side and no hex of the far side", counted from the words.
    Scene scene = settled(desert(DesertFarSide::Foreign));
    const std::vector<Cell> far = cellsOf(specMapNamed("Through the Desert").farSide);
    int allowed = 0;
    for (std::size_t c = 0; c < scene.game.topology().crossings().size(); ++c) {
        const Topology::Crossing& crossing = scene.game.topology().crossings()[c];
        bool near = false;
        bool onFar = false;
        for (const HexId hex : crossing.hexes) {
            if (!hex.valid() || crossing.island != scene.game.topology()[scene.hex(4, 4)].island
                || scene.game.topology()[hex].ground != Ground::Land)
                continue;
            const bool zone = std::find(far.begin(), far.end(), scene.game.topology()[hex].cell) != far.end();
            onFar = onFar || zone;
            near = near || (!zone && scene.game.terrain(hex) != Terrain::Desert);
        }
        const Action settle = at(ActionKind::PlaceSettlement, A, CrossingId(c));
        QCOMPARE(scene.lists(settle), near && !onFar);
        allowed += near && !onFar ? 1 : 0;
    }
    QVERIFY(allowed > 16); // room for all set-up towns (S-107)
}

void TstZones::S142_byRoadAcrossTheBelt() {
    // The far side is reached by land as well: a road and a settlement are enough.
    Scene scene = settled(desert(DesertFarSide::Foreign));
    settleByRoad(scene, A, scene.at(4, 5, Corner::NW)); // touches the far hex (4,5) and two deserts
    QCOMPARE(scene.game.points(A).islands, 2);
    QCOMPARE(scene.last(Event::Kind::IslandBonus).a, 2);
}

void TstZones::S142_S73_eachSeatOnTheFarSide() {
    Scene scene = settled(
        desert(DesertFarSide::Foreign, {{Option::IslandBonus, static_cast<int>(IslandBonus::EachPlayer)}}));
    settleByRoad(scene, A, scene.at(2, 5, Corner::N));
    settleByRoad(scene, B, scene.at(3, 5, Corner::SE));
    settleByRoad(scene, A, scene.at(6, 6, Corner::S));
    QCOMPARE(scene.game.points(A).islands, 2); // once
    QCOMPARE(scene.game.points(B).islands, 2); // each
}

void TstZones::S142_everyFarCrossingIsOneIsland() {
    // A settlement is on the far side when its crossing touches a far hex, wherever in the zone.
    const Scene scene = settled(desert(DesertFarSide::Foreign));
    const std::vector<Cell> far = cellsOf(specMapNamed("Through the Desert").farSide);
    const IslandId zone(scene.table->newIslands.size() - 1);
    for (std::size_t c = 0; c < scene.game.topology().crossings().size(); ++c) {
        const auto& hexes = scene.game.topology().crossings()[c].hexes;
        const bool touches = std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
            return hex.valid()
                   && std::find(far.begin(), far.end(), scene.game.topology()[hex].cell) != far.end();
        });
        QCOMPARE(scene.table->bonusIsland[c] == zone, touches);
    }
}

void TstZones::S143_betweenTheSides() {
    // (4,4) N lies between the deserts (4,4), (3,3) and (3,4): no start, no bonus, no landing either.
    Scene scene = settled(desert(DesertFarSide::Foreign));
    const CrossingId middle = scene.at(4, 4, Corner::N);
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, middle), "B-34");
    settleByRoad(scene, A, middle);
    QCOMPARE(scene.game.points(A).islands, 0);
    settleByRoad(scene, B, scene.at(2, 5, Corner::N)); // A has not taken the far side
    QCOMPARE(scene.game.points(B).islands, 2);
    // With per_seat and a bonus for every foreign island it stays without one.
    Scene each =
        settled(desert(DesertFarSide::Foreign, {{Option::HomeRule, static_cast<int>(HomeRule::PerSeat)}}));
    settleByRoad(each, A, each.at(4, 4, Corner::N));
    QCOMPARE(each.game.points(A).islands, 0);
}

void TstZones::S142_zoneWithFogOnIt() {
    // Fog of the far side belongs to it face down and found.
    Map map = desert(DesertFarSide::Foreign);
    fix(map, 4, 6, Terrain::Fog);
    Scene scene = settled(map);
    scene.edit.setFogTile(0, Terrain::Hills, 9);
    scene.edit.setFound(scene.hex(4, 6), Terrain::Hills, 9);
    settleByRoad(scene, A, scene.at(4, 6, Corner::NE));
    QCOMPARE(scene.game.points(A).islands, 2);
    settleByRoad(scene, B, scene.at(2, 5, Corner::N));
    QCOMPARE(scene.game.points(B).islands, 0); // the same island
}

QTEST_APPLESS_MAIN(TstZones)
#include "tst_zones.moc"
