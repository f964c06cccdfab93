#include "tests/engine/rules/scene.h"

using namespace isle;
using namespace isle::test;

namespace {

/// Lets the seat settle at a crossing with a ship of its own at hand.
void land(Scene& scene, Seat seat, CrossingId crossing) {
    for (const EdgeId edge : scene.game.topology()[crossing].edges) {
        const Topology::Edge& details = scene.game.topology()[edge];
        if ((details.ship || details.rimShip) && !scene.game.piece(edge)) {
            QVERIFY(scene.edit.setPiece(edge, seat, Piece::Ship));
            break;
        }
    }
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, seat, crossing));
}

Map with(std::initializer_list<std::pair<Option, int>> options) {
    Map map = seaMap();
    for (const auto& [option, value] : options)
        map.options.set(option, value);
    return map;
}

Map desertMap(DesertFarSide side) {
    Map map = mapOf(specMapNamed("Through the Desert"));
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if (const Terrain terrain = map.at(cell(row, col)).terrain;
                terrain == Terrain::Any || terrain == Terrain::Gold)
                fix(map, row, col, Terrain::Forest, 0);
    map.options.set(Option::DesertFarSide, static_cast<int>(side));
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    return map;
}

} // namespace

class TstIslands : public QObject {
    Q_OBJECT
  private slots:
    void S70_rolesOfIslands();
    void S72_S75_S121_firstLanding();
    void S73_eachPlayerAndNone();
    void S72_bonusPoints();
    void S74_perSeat();
    void S76_bonusList();
    void S142_home();
    void S142_S143_foreign();
    void S142_farSideScoresOnce();
    void S142_otherStartIslandsAreWhole();
    void S75_cityKeepsTheBonus();
    void S72_B162_landingByAMovedShip();
    void S50_S51_goldProduction();
    void S53_S54_S313_goldChoices();
    void S41_robberStartsWhereTheBoardSays();
    void S76_S142_listOnTheFarSide();
};

void TstIslands::S70_rolesOfIslands() {
    Scene scene(seaMap());
    QCOMPARE(scene.table->newIslands,
             (std::vector<bool>{true, false, true, true})); // by first hex: A, home, C, B
    Map unnamed = seaMap();
    unnamed.islands.clear(); // a map that names no start island starts on all of them
    Scene all(unnamed);
    QCOMPARE(all.table->newIslands, std::vector<bool>(4, false));
    QCOMPARE(all.count(ActionKind::PlaceSettlement), 95);
}

void TstIslands::S72_S75_S121_firstLanding() {
    Scene scene(seaMap());
    land(scene, A, scene.at(1, 7, Corner::NW));
    QCOMPARE(scene.game.points(A).islands, 2);
    QCOMPARE(scene.game.points(A).total(), 3);
    QCOMPARE(scene.game.points(A).open(), 3); // public
    QCOMPARE(scene.last(Event::Kind::IslandBonus).a, 2);
    const IslandId isle = scene.game.topology()[scene.at(1, 7, Corner::NW)].island;
    QVERIFY(scene.game.islandTaken(isle));
    QVERIFY(scene.game.landedOn(A, isle) && !scene.game.landedOn(B, isle));
    land(scene, A, scene.at(2, 8, Corner::S)); // a second one there gives nothing extra
    QCOMPARE(scene.game.points(A).islands, 2);
    land(scene, B, scene.at(1, 8, Corner::NE)); // nor another seat's
    QCOMPARE(scene.game.points(B).islands, 0);
    land(scene, B, scene.at(4, 9, Corner::NE)); // isle C is another island
    QCOMPARE(scene.game.points(B).islands, 2);
    land(scene, C, scene.at(6, 2, Corner::S)); // home is none
    QCOMPARE(scene.game.points(C).islands, 0);
}

void TstIslands::S73_eachPlayerAndNone() {
    Scene each(with({{Option::IslandBonus, static_cast<int>(IslandBonus::EachPlayer)}}));
    land(each, A, each.at(1, 7, Corner::NW));
    land(each, B, each.at(1, 8, Corner::NE));
    land(each, A, each.at(2, 8, Corner::S));
    QCOMPARE(each.game.points(A).islands, 2);
    QCOMPARE(each.game.points(B).islands, 2);
    Scene none(with({{Option::IslandBonus, static_cast<int>(IslandBonus::None)}}));
    land(none, A, none.at(1, 7, Corner::NW));
    QCOMPARE(none.game.points(A).islands, 0);
}

void TstIslands::S72_bonusPoints() {
    Scene scene(with({{Option::IslandBonusPoints, 3}}));
    land(scene, A, scene.at(1, 7, Corner::NW));
    QCOMPARE(scene.game.points(A).islands, 3);
    // S-75: they count at once, a win on the own turn included.
    Scene winning(with({{Option::Target, 3}}));
    land(winning, A, winning.at(1, 7, Corner::NW));
    QCOMPARE(winning.game.winner(), A);
}

void TstIslands::S74_perSeat() {
    Map map = mapOf(specMapNamed("Four Islands"));
    map.options.set(Option::HomeRule, static_cast<int>(HomeRule::PerSeat));
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    Scene scene(map, 2);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(1, 1, Corner::N))); // NW
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(1, 1, Direction::NE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(1, 7, Corner::N))); // NE
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(1, 7, Direction::NE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, B, scene.at(6, 2, Corner::N))); // SW
    PLAY(scene, at(ActionKind::PlaceRoad, B, scene.edge(6, 2, Direction::NE)));
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 1, Corner::S))); // NW
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(2, 1, Direction::SE)));
    QCOMPARE(scene.game.points(A).islands + scene.game.points(B).islands, 0); // homes
    land(scene, A,
         scene.at(2, 7, Corner::NW)); // foreign to A, though B is there: first_landing acts per seat
    QCOMPARE(scene.game.points(A).islands, 2);
    land(scene, B, scene.at(7, 1, Corner::SW)); // B's own home
    QCOMPARE(scene.game.points(B).islands, 0);
    land(scene, B, scene.at(2, 5, Corner::N)); // the islet
    QCOMPARE(scene.game.points(B).islands, 2);
    // With home_rule = map landing on another of the four gives nothing (S-131).
    map.options.clear(Option::HomeRule);
    Scene home(map, 2);
    land(home, A, home.at(2, 7, Corner::NW));
    QCOMPARE(home.game.points(A).islands, 0);
    land(home, A, home.at(2, 5, Corner::N));
    QCOMPARE(home.game.points(A).islands, 2);
}

void TstIslands::S76_bonusList() {
    Map map = seaMap();
    map.options.islandBonusList = {3, -1};
    map.options.set(Option::IslandBonus, static_cast<int>(IslandBonus::None)); // replaced by the list
    Scene scene(map);
    land(scene, A, scene.at(1, 7, Corner::NW));
    QCOMPARE(scene.game.points(A).islands, 3);
    land(scene, A, scene.at(2, 8, Corner::S)); // each island once
    QCOMPARE(scene.game.points(A).islands, 3);
    land(scene, A, scene.at(4, 9, Corner::NE)); // the second
    QCOMPARE(scene.game.points(A).islands, 2);
    land(scene, A, scene.at(7, 7, Corner::S)); // the last entry repeats
    QCOMPARE(scene.game.points(A).islands, 1);
    QCOMPARE(scene.game.points(A).total(), 5);
    land(scene, B, scene.at(1, 8, Corner::NE)); // every seat counts its own
    QCOMPARE(scene.game.points(B).islands, 3);
}

void TstIslands::S142_home() {
    Scene scene(desertMap(DesertFarSide::Home));
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 69); // both sides
    QCOMPARE(scene.table->newIslands.size(), std::size_t{4});
    land(scene, A, scene.at(2, 5, Corner::N));
    QCOMPARE(scene.game.points(A).islands, 0);
}

void TstIslands::S142_S143_foreign() {
    Scene scene(desertMap(DesertFarSide::Foreign));
    QCOMPARE(scene.table->newIslands.size(), std::size_t{5}); // the far side counts as one more
    const Action near = at(ActionKind::PlaceSettlement, A, scene.at(2, 4, Corner::NW)); // (2,3) is near
    QVERIFY(scene.lists(near));
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 5, Corner::N)), "B-34"); // far
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 4, Corner::NE)),
            "B-34"); // touches the far side
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(2, 4, Corner::N)), "B-34"); // deserts only
    // Every start crossing lies beside a near hex and no far one.
    for (std::size_t c = 0; c < scene.table->startCrossings.size(); ++c) {
        if (!scene.table->startCrossings[c])
            continue;
        bool nearSide = false;
        for (const HexId hex : scene.game.topology().crossings()[c].hexes) {
            if (!hex.valid() || scene.game.topology()[hex].ground != Ground::Land)
                continue;
            const Cell place = scene.game.topology()[hex].cell;
            const std::vector<Cell> far = cellsOf(specMapNamed("Through the Desert").farSide);
            QVERIFY(std::find(far.begin(), far.end(), place) == far.end());
            nearSide = nearSide || scene.game.terrain(hex) != Terrain::Desert;
        }
        QVERIFY(nearSide);
    }
}

void TstIslands::S142_farSideScoresOnce() {
    Scene scene(desertMap(DesertFarSide::Foreign));
    land(scene, A, scene.at(2, 5, Corner::N));
    QCOMPARE(scene.game.points(A).islands, 2);
    land(scene, B, scene.at(3, 5, Corner::NE)); // the first seat only (S-72)
    QCOMPARE(scene.game.points(B).islands, 0);
    land(scene, C, scene.at(2, 4, Corner::N)); // deserts only: no bonus
    QCOMPARE(scene.game.points(C).islands, 0);
    land(scene, C, scene.at(1, 8, Corner::N)); // an islet as ever
    QCOMPARE(scene.game.points(C).islands, 2);
}

void TstIslands::S142_otherStartIslandsAreWhole() {
    // The zone divides the island it lies on. Another start island of deserts is no part of that.
    Map map = blankMap(3, 9, Terrain::Sea);
    fix(map, 1, 1, Terrain::Forest);
    fix(map, 1, 2, Terrain::Desert);
    fix(map, 1, 3, Terrain::Forest);
    fix(map, 1, 6, Terrain::Desert);
    map.farSide = {cell(1, 3)};
    map.islands = {{cell(1, 1), "belt", IslandRole::Start}, {cell(1, 6), "dunes", IslandRole::Start}};
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    map.options.set(Option::DesertFarSide, static_cast<int>(DesertFarSide::Foreign));
    Scene scene(map, 3);
    // Six crossings of the near hex and six of the dunes; (1,2) N and S touch the desert only.
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 12);
    QVERIFY(scene.table->startCrossings[scene.at(1, 6, Corner::N).index()]);
    QVERIFY(scene.table->bonusIsland[scene.at(1, 6, Corner::N).index()].valid());
    QVERIFY(!scene.table->startCrossings[scene.at(1, 2, Corner::N).index()]);
}

void TstIslands::S75_cityKeepsTheBonus() {
    Scene scene(seaMap());
    land(scene, A, scene.at(1, 7, Corner::NW));
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cityCost);
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(1, 7, Corner::NW)));
    QCOMPARE(scene.game.points(A).islands, 2);
    QCOMPARE(scene.game.points(A).cities, 2);
    QCOMPARE(scene.game.points(A).total(), 4);
    land(scene, B, scene.at(1, 8, Corner::NE)); // and the island stays taken
    QCOMPARE(scene.game.points(B).islands, 0);
}

void TstIslands::S72_B162_landingByAMovedShip() {
    // The ship that reaches the island gives nothing; the settlement does, wherever the ship came from.
    Map map = seaMap();
    map.options.set(Option::Target, 4);
    Scene scene(map);
    scene.settle(A, 2, 5, Corner::NE);
    scene.ship(A, 2, 6, Direction::NW); // from (2,5) NE to (2,6) N
    scene.ship(A, 2, 6, Direction::NE); // on to (2,6) NE, the sea south of (1,6)
    scene.edit.setTurn(A, State::Main);
    const EdgeId last = scene.edge(2, 6, Direction::NE);
    const EdgeId aside = scene.edge(1, 6, Direction::W); // from (2,6) N up to (1,6) NW
    PLAY(scene, moveShip(A, last, aside));
    QCOMPARE(scene.game.points(A).islands, 0);
    QCOMPARE(scene.game.routeLength(A), 2);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, moveShip(A, aside, last));
    scene.ship(A, 1, 6, Direction::E); // from (1,6) SE to (1,7) NW
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(1, 7, Corner::NW)));
    QCOMPARE(scene.game.points(A).islands, 2);
    QCOMPARE(scene.game.winner(), A); // two settlements and the bonus: four, on the own turn
}

void TstIslands::S50_S51_goldProduction() {
    Map map = seaMap();
    fix(map, 1, 8, Terrain::Gold, 9);
    fix(map, 6, 7, Terrain::Gold, 9);
    fix(map, 1, 7, Terrain::Pasture, 9);
    Scene scene(map);
    scene.settle(A, 1, 8, Corner::NW, Piece::City); // beside the pasture as well
    scene.settle(A, 6, 7, Corner::N);
    scene.settle(B, 1, 8, Corner::NE);
    scene.edit.setTurn(C, State::PreRoll);
    scene.edit.setNextThrow(4, 5);
    PLAY(scene, plain(ActionKind::Roll, C));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 2, 0, 0)); // ordinary production first (S-91)
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.owedPicks(A), 3); // added up per seat
    QCOMPARE(scene.game.owedPicks(B), 1);
    QCOMPARE(scene.game.toAct(), A); // turn order from the roller: C, D, A, B
    for (const Resource resource : {Resource::Ore, Resource::Ore, Resource::Brick})
        PLAY(scene, choose(ActionKind::GoldPick, A, resource));
    QCOMPARE(scene.game.toAct(), B);
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Grain));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.toAct(), C);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 2, 0, 2));
    QVERIFY(scene.conserved());
}

void TstIslands::S53_S54_S313_goldChoices() {
    Map map = seaMap();
    fix(map, 1, 8, Terrain::Gold, 9);
    Scene scene(map);
    scene.settle(A, 1, 8, Corner::NW, Piece::City);
    scene.settle(B, 1, 8, Corner::NE);
    scene.edit.setHand(D, cards(19, 19, 19, 18, 18)); // the bank holds two cards
    scene.edit.setTurn(A, State::PreRoll);
    scene.edit.setNextThrow(4, 5);
    PLAY(scene, plain(ActionKind::Roll, A));
    REFUSED(scene, choose(ActionKind::GoldPick, B, Resource::Ore), "B-40"); // each seat in its turn
    REFUSED(scene, choose(ActionKind::GoldPick, A, Resource::Brick), "S-54");
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Grain));
    QCOMPARE(scene.game.state(), State::Main); // B's choice lapses
    QCOMPARE(scene.last(Event::Kind::GoldLapsed).seat, B);
    QCOMPARE(scene.game.owedPicks(B), 0);
    scene.edit.setTurn(A, State::PreRoll); // with an empty bank nobody is asked
    scene.edit.setNextThrow(4, 5);
    PLAY(scene, plain(ActionKind::Roll, A));
    QCOMPARE(scene.game.state(), State::Main);
}

void TstIslands::S41_robberStartsWhereTheBoardSays() {
    QCOMPARE(Scene(seaMap()).game.robber(), Scene(seaMap()).hex(4, 3));
    QVERIFY(!Scene(mapOf(specMapNamed("Four Islands"))).game.robber().valid());
}

void TstIslands::S76_S142_listOnTheFarSide() {
    // The far side is one more new island, so the list counts it.
    Map map = desertMap(DesertFarSide::Foreign);
    map.options.islandBonusList = {1, 4};
    Scene scene(map);
    land(scene, A, scene.at(1, 8, Corner::N)); // an islet first
    QCOMPARE(scene.game.points(A).islands, 1);
    land(scene, A, scene.at(2, 5, Corner::N)); // then the far side
    QCOMPARE(scene.game.points(A).islands, 5);
    land(scene, B, scene.at(3, 5, Corner::NE)); // every seat counts its own
    QCOMPARE(scene.game.points(B).islands, 1);
    map.options.set(Option::DesertFarSide, static_cast<int>(DesertFarSide::Home));
    Scene home(map);
    land(home, A, home.at(2, 5, Corner::N));
    QCOMPARE(home.game.points(A).islands, 0);
}

QTEST_APPLESS_MAIN(TstIslands)
#include "tst_islands.moc"
