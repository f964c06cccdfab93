#include "tests/engine/rules/specials/fog_scene.h"

using namespace isle;
using namespace isle::test;

/// Finds in set-up and in the middle of other things: cards, special build phases, partners' parts.
class TstFogInterrupts : public QObject {
    Q_OBJECT
  private slots:
    void S65_S150_noSetupTownBesideFog();
    void S66_payInSetup();
    void S66_S284_goldInSetup();
    void S66_turnOnly();
    void S66_S85_setupShip();
    void S66_B36_findBeforeTheCardsOfTheTown();
    void B36_S65_laterSetupTownBesideAFoundHex();
    void S69_S56_S315_roadBuilding();
    void S69_roadBuildingBeforeTheRoll();
    void S69_winCheckAfterAllFinds();
    void S97_findInASpecialBuildPhase();
    void S97_findInAPartnersPart();
    void S97_S153_noDiscardForTheFind();
};

void TstFogInterrupts::S65_S150_noSetupTownBesideFog() {
    Scene scene = settled(oases(), 2);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 78); // S-282: 96 but the 18 corners of three oases
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 4, Corner::N)), "S-65");
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(4, 4, Corner::NE)), "S-65");
    // S-150: on The Fog Islands no start crossing touches fog and no set-up road reaches it.
    Scene islands = settled(bank());
    QCOMPARE(islands.count(ActionKind::PlaceSettlement), 40);
    for (std::size_t c = 0; c < islands.table->startCrossings.size(); ++c) {
        if (!islands.table->startCrossings[c])
            continue;
        const Topology::Crossing& crossing = islands.game.topology().crossings()[c];
        for (std::size_t i = 0; i < crossing.neighbourCount; ++i)
            for (const HexId hex : islands.game.topology()[crossing.neighbours[i]].hexes)
                QVERIFY(!hex.valid() || islands.game.terrain(hex) != Terrain::Fog);
    }
}

void TstFogInterrupts::S66_payInSetup() {
    Scene scene = settled(oases(), 2);
    scene.edit.setFogTile(0, Terrain::Mountains, 9);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.terrain(scene.hex(3, 4)), Terrain::Mountains);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 1));
    QCOMPARE(scene.game.state(), State::SetupTown);
    QCOMPARE(scene.game.toAct(), B);
}

void TstFogInterrupts::S66_S284_goldInSetup() {
    Scene scene = settled(oases(), 2);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), A);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Wool));
    QCOMPARE(scene.game.state(), State::SetupTown); // resumes and goes on with the next seat
    QCOMPARE(scene.game.toAct(), B);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 0));
    place(scene, B, 1, 3, Corner::N, Direction::NE);
    QCOMPARE(scene.game.toAct(), B);
}

void TstFogInterrupts::S66_turnOnly() {
    Scene scene = settled(oases(FogSetupFind::TurnOnly), 2);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.terrain(scene.hex(3, 4)), Terrain::Gold);
    QCOMPARE(scene.game.number(scene.hex(3, 4)), 9);
    QCOMPARE(scene.game.state(), State::SetupTown);
    QCOMPARE(scene.game.handSize(A), 0);
    // In play it pays as ever, also on such a map.
    scene.edit.setFogTile(0, Terrain::Hills, 4);
    scene.road(A, 4, 5, Direction::E);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 5, Direction::SE)));
    QCOMPARE(scene.game.terrain(scene.hex(5, 4)), Terrain::Hills);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
}

void TstFogInterrupts::S66_S85_setupShip() {
    Map map = quietArt(R"(
~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~
~ o o o ~ ~ ~ ~
 ~ ~ ~ ~ f f ~ ~
~ ~ ~ ~ ~ ~ ~ ~
)",
                       cell(2, 1));
    Scene scene = settled(with(map, {{Option::SetupShip, static_cast<int>(SetupShip::Allowed)}}), 2);
    scene.edit.setFogTile(0, Terrain::Hills, 6);
    PLAY(scene, at(ActionKind::PlaceSettlement, A, scene.at(3, 3, Corner::N)));
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(3, 3, Direction::NE)));
    QCOMPARE(scene.game.terrain(scene.hex(3, 4)), Terrain::Hills);
    QVERIFY(faceDown(scene, 3, 5));
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.toAct(), B);
}

void TstFogInterrupts::S66_B36_findBeforeTheCardsOfTheTown() {
    // The second town: its road finds gold, chosen first, then come the cards of B-36 with the gold of S-52.
    Map map = with(oases(), {{Option::GoldAtSetup, static_cast<int>(GoldAtSetup::Choose)}});
    fix(map, 3, 5, Terrain::Hills, 5);
    fix(map, 4, 6, Terrain::Gold, 4);
    Scene scene = settled(map, 2);
    place(scene, A, 1, 3, Corner::N, Direction::NE);
    place(scene, B, 7, 3, Corner::S, Direction::SE);
    place(scene, B, 7, 5, Corner::S, Direction::SE);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.handSize(A), 0);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore)); // the find
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.owedPicks(A), 1);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 1)); // and the hills beside the town
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Wool));
    QCOMPARE(scene.game.state(), State::PreRoll);
    QCOMPARE(scene.game.toAct(), A);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 1, 0, 1));
}

void TstFogInterrupts::B36_S65_laterSetupTownBesideAFoundHex() {
    Scene scene = settled(oases(), 2);
    scene.edit.setFogTile(0, Terrain::Fields, 9);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    const Action beside = at(ActionKind::PlaceSettlement, B, scene.at(3, 4, Corner::N));
    QVERIFY(scene.lists(beside));
    place(scene, B, 1, 3, Corner::N, Direction::NE);
    QVERIFY(scene.lists(beside));
    place(scene, B, 3, 4, Corner::N, Direction::NW);
    QCOMPARE(scene.game.hand(B), cards(0, 0, 0, 1, 0)); // the found fields; two deserts pay nothing
}

void TstFogInterrupts::S69_S56_S315_roadBuilding() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setFogTile(1, Terrain::Gold, 8);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceShip, A, arrival(scene)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::FreeRoads);
    QCOMPARE(scene.game.freePieces(), 1);
    QCOMPARE(scene.game.toAct(), A);
    PLAY(scene, at(ActionKind::PlaceShip, A, scene.edge(3, 5, Direction::SE))); // the second finds gold too
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.freePieces(), 0);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 2));
}

void TstFogInterrupts::S69_roadBuildingBeforeTheRoll() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::PreRoll);
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceShip, A, arrival(scene)));
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    PLAY(scene, plain(ActionKind::Stop, A));
    QCOMPARE(scene.game.state(), State::PreRoll); // a stack of three is undone
    PLAY(scene, plain(ActionKind::Roll, A));
}

void TstFogInterrupts::S69_winCheckAfterAllFinds() {
    // The fifth ship makes the longest route: three points, the target. The choice comes first all the same.
    Scene scene = settled(bank({{Option::Target, 3}}));
    sailOut(scene, A);
    scene.ship(A, 3, 4, Direction::W); // from the town the other way
    scene.ship(A, 3, 4, Direction::NW);
    QCOMPARE(scene.game.routeLength(A), 4);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.points(A).total(), 3);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QVERIFY(!scene.game.winner().valid());
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.winner(), A);
}

void TstFogInterrupts::S97_findInASpecialBuildPhase() {
    Scene scene = settled(bank({{Option::Target, 3}}), 5);
    sailOut(scene, B);
    scene.ship(B, 3, 4, Direction::W);
    scene.ship(B, 3, 4, Direction::NW);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
    scene.edit.setHand(B, cards(0, 2, 2, 0, 0));
    PLAY(scene, at(ActionKind::BuildShip, B, arrival(scene)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), B);
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Ore));
    QCOMPARE(scene.game.state(), State::SpecialBuild);
    QCOMPARE(scene.game.toAct(), B);
    QCOMPARE(scene.game.builder(), B);
    QCOMPARE(scene.game.hand(B), cards(0, 1, 1, 0, 1));
    QCOMPARE(scene.game.points(B).total(), 3); // the target, but nobody wins outside its own turn
    QVERIFY(!scene.game.over());
    PLAY(scene, plain(ActionKind::Pass, B));
    QCOMPARE(scene.game.winner(), B); // B-162: the others have nothing to build with, so its turn begins
}

void TstFogInterrupts::S97_findInAPartnersPart() {
    Scene scene = settled(bank({{Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired)}}), 5);
    sailOut(scene, D);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, D, arrival(scene)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), D);
    PLAY(scene, choose(ActionKind::GoldPick, D, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Partner);
    QCOMPARE(scene.game.toAct(), D);
    PLAY(scene, plain(ActionKind::Pass, D));
    QCOMPARE(scene.game.toAct(), B);
}

void TstFogInterrupts::S97_S153_noDiscardForTheFind() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Hills, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(7, 1, 1, 0, 0));
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.handSize(A), 8);
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.owedDiscards(A), 0);
}

QTEST_APPLESS_MAIN(TstFogInterrupts)
#include "tst_fog_interrupts.moc"
