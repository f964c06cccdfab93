#include "tests/engine/rules/specials/fog_scene.h"

#include <map>
#include <set>

using namespace isle;
using namespace isle::test;

class TstFog : public QObject {
    Q_OBJECT
  private slots:
    void S60_S61_faceDown();
    void S61_S152_pile();
    void S62_S64_shipFromOpenSea();
    void S62_S63_S153_threeHexesByOneShip();
    void S62_road();
    void S62_S69_sailing();
    void S62_onlyByPiecesOfTheOwner();
    void S64_S153_bankWithoutTheCard();
    void S64_S56_goldFind();
    void S64_goldFindWithAnEmptyBank();
    void S64_B85_offersLapseAtTheChoice();
    void S63_S64_goldBetweenOtherFinds();
    void S65_faceDownFogDoesNothing();
    void S67_redNumbersSideBySide();
    void S68_producesAfterwards();
    void S68_S151_oneBonusForTheBank();
    void S68_robberOntoAFoundHex();
    void S285_S314_twoOasesByOneRoad();
    void S280_noShipReachesAnOasis();
};

void TstFog::S60_S61_faceDown() {
    const Scene scene = dealt(mapOf(specMapNamed("The Fog Islands")), 4, 3);
    int fog = 0;
    for (std::size_t h = 0; h < scene.game.topology().hexes().size(); ++h) {
        if (scene.game.terrain(HexId(h)) != Terrain::Fog)
            continue;
        ++fog;
        QCOMPARE(scene.game.number(HexId(h)), 0);
        QCOMPARE(scene.game.topology()[HexId(h)].ground, Ground::Land);
    }
    QCOMPARE(fog, 14);
    QCOMPARE(scene.game.fogLeft(), 14);
}

void TstFog::S61_S152_pile() {
    // The spec prints the pile of scenario 4.
    const std::map<Terrain, int> terrains{{Terrain::Gold, 2},    {Terrain::Forest, 3},
                                          {Terrain::Pasture, 3}, {Terrain::Fields, 2},
                                          {Terrain::Hills, 2},   {Terrain::Mountains, 2}};
    const std::map<int, int> numbers{{2, 1}, {3, 2}, {4, 2},  {5, 2},  {6, 2},
                                     {8, 1}, {9, 1}, {10, 1}, {11, 1}, {12, 1}};
    std::set<std::vector<int>> orders;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Scene scene = dealt(mapOf(specMapNamed("The Fog Islands")), 4, seed);
        std::map<Terrain, int> seenTerrains;
        std::map<int, int> seenNumbers;
        std::vector<int> order;
        QVERIFY(scene.table->secrets != nullptr);
        for (const FogTile& tile : scene.table->secrets->fogPile) {
            ++seenTerrains[tile.terrain];
            ++seenNumbers[tile.number];
            order.push_back(static_cast<int>(tile.terrain));
            order.push_back(tile.number);
        }
        QVERIFY(seenTerrains == terrains);
        QVERIFY(seenNumbers == numbers);
        orders.insert(order);
        QCOMPARE(scene.game.robber(), scene.hex(4, 2)); // on the home desert
    }
    QCOMPARE(orders.size(), std::size_t{6}); // shuffled
}

void TstFog::S62_S64_shipFromOpenSea() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Hills, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    scene.edit.setHand(B, cards(0, 1, 0, 0, 0));
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.terrain(scene.hex(4, 6)), Terrain::Hills);
    QCOMPARE(scene.game.number(scene.hex(4, 6)), 9);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(B), cards(0, 1, 0, 0, 0)); // nobody else gets anything
    QCOMPARE(scene.game.fogLeft(), 13);
    QVERIFY(faceDown(scene, 3, 6) && faceDown(scene, 5, 6));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.told(Event::Kind::FogFound), 1);
    QCOMPARE(scene.last(Event::Kind::FindPaid).cards, cards(1, 0, 0, 0, 0));
    QVERIFY(scene.conserved());
}

void TstFog::S62_S63_S153_threeHexesByOneShip() {
    // Along the coast at (3,6) W both ends touch fog: (3,6) itself, (2,6) above and (4,6) below.
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setPiece(arrival(scene), A, Piece::Ship);
    scene.ship(A, 3, 5, Direction::SE);
    scene.edit.setFogTile(0, Terrain::Hills, 3);
    scene.edit.setFogTile(1, Terrain::Fields, 4);
    scene.edit.setFogTile(2, Terrain::Mountains, 5);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(3, 6, Direction::W)));
    QCOMPARE(scene.game.terrain(scene.hex(2, 6)), Terrain::Hills); // reading order
    QCOMPARE(scene.game.terrain(scene.hex(3, 6)), Terrain::Fields);
    QCOMPARE(scene.game.terrain(scene.hex(4, 6)), Terrain::Mountains);
    QCOMPARE(scene.game.number(scene.hex(2, 6)), 3);
    QCOMPARE(scene.game.number(scene.hex(4, 6)), 5);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 1, 1));
    QCOMPARE(scene.game.fogLeft(), 11);
    // Each is paid before the next is turned over.
    std::vector<Event::Kind> told;
    for (const Event& event : scene.events)
        if (event.kind == Event::Kind::FogFound || event.kind == Event::Kind::FindPaid)
            told.push_back(event.kind);
    QCOMPARE(told, (std::vector{Event::Kind::FogFound, Event::Kind::FindPaid, Event::Kind::FogFound,
                                Event::Kind::FindPaid, Event::Kind::FogFound, Event::Kind::FindPaid}));
}

void TstFog::S62_road() {
    Scene scene = settled(oases());
    scene.settle(A, 4, 5, Corner::NE);
    scene.edit.setFogTile(0, Terrain::Fields, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 5, Direction::NE)));
    QCOMPARE(scene.game.terrain(scene.hex(3, 4)), Terrain::Fields);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 1, 0));
    QCOMPARE(scene.game.fogLeft(), 2);
}

void TstFog::S62_S69_sailing() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.ship(A, 3, 4, Direction::E); // branches off at (4,5) N, open
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, moveShip(A, scene.edge(3, 4, Direction::E), arrival(scene)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 1));
    QVERIFY(!faceDown(scene, 4, 6));
    // And once more in the next turn from there on: only what its new edge touches.
    scene.edit.setTurn(A, State::Main);
    scene.edit.setFogTile(0, Terrain::Hills, 3);
    PLAY(scene, moveShip(A, arrival(scene), scene.edge(3, 4, Direction::E)));
    QCOMPARE(scene.game.fogLeft(), 13);
    QCOMPARE(scene.game.handSize(A), 1);
}

void TstFog::S62_onlyByPiecesOfTheOwner() {
    // A hex is found once; the next piece beside it finds nothing more.
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFound(scene.hex(4, 6), Terrain::Hills, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.handSize(A), 0);
    QCOMPARE(scene.told(Event::Kind::FogFound), 0);
    QCOMPARE(scene.game.fogLeft(), 13);
}

void TstFog::S64_S153_bankWithoutTheCard() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Hills, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    scene.edit.setHand(B, cards(19, 0, 0, 0, 0));
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.terrain(scene.hex(4, 6)), Terrain::Hills); // found all the same
    QCOMPARE(scene.game.handSize(A), 0);
    QCOMPARE(scene.told(Event::Kind::FindPaid), 0);
    QCOMPARE(scene.game.state(), State::Main);
}

void TstFog::S64_S56_goldFind() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    scene.edit.setHand(B, cards(19, 0, 0, 0, 0));
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), A);
    QCOMPARE(scene.game.owedPicks(A), 1);
    QCOMPARE(scene.count(ActionKind::GoldPick), 4); // S-54: what the bank holds
    REFUSED(scene, choose(ActionKind::GoldPick, A, Resource::Brick), "S-54");
    REFUSED(scene, choose(ActionKind::GoldPick, B, Resource::Ore), "B-40");
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40");
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Grain));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 1, 0));
    PLAY(scene, plain(ActionKind::EndTurn, A));
}

void TstFog::S64_goldFindWithAnEmptyBank() {
    // The ship is placed by a card, so that nothing is paid into the bank.
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Gold, 9);
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(B, cards(19, 19, 19, 19, 19));
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceShip, A, arrival(scene)));
    QCOMPARE(scene.game.state(), State::FreeRoads); // B-41: nobody has a possible choice
    QCOMPARE(scene.game.owedPicks(A), 0);
    QCOMPARE(scene.last(Event::Kind::GoldLapsed).seat, A);
    QCOMPARE(scene.game.terrain(scene.hex(4, 6)), Terrain::Gold);
}

void TstFog::S64_B85_offersLapseAtTheChoice() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Hills, 9);
    scene.edit.setFogTile(1, Terrain::Gold, 8);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(0, 2, 2, 0, 1));
    PLAY(scene, offer(A, cardsOf(Resource::Ore), cardsOf(Resource::Brick), 0b0110));
    PLAY(scene, offer(C, cardsOf(Resource::Brick), cardsOf(Resource::Ore), 0b0001));
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    QCOMPARE(scene.game.offers().size(), std::size_t{2}); // an ordinary find interrupts nothing
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(3, 5, Direction::SE)));
    QCOMPARE(scene.game.terrain(scene.hex(3, 6)), Terrain::Gold);
    QCOMPARE(scene.game.offers().size(), std::size_t{0});
}

void TstFog::S63_S64_goldBetweenOtherFinds() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setPiece(arrival(scene), A, Piece::Ship);
    scene.ship(A, 3, 5, Direction::SE);
    scene.edit.setFogTile(0, Terrain::Gold, 3);
    scene.edit.setFogTile(1, Terrain::Gold, 4);
    scene.edit.setFogTile(2, Terrain::Mountains, 5);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(3, 6, Direction::W)));
    QCOMPARE(scene.game.owedPicks(A), 1);
    QVERIFY(!faceDown(scene, 2, 6));
    QVERIFY(faceDown(scene, 3, 6) && faceDown(scene, 4, 6)); // the next only when this one is paid
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QVERIFY(!faceDown(scene, 3, 6) && faceDown(scene, 4, 6));
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QVERIFY(!faceDown(scene, 4, 6));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 3));
}

void TstFog::S65_faceDownFogDoesNothing() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setPiece(arrival(scene), A, Piece::Ship);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, settlementCost);
    // The editor put the ship there without a find: even so no town stands beside fog.
    QVERIFY(!scene.lists(at(ActionKind::BuildSettlement, A, scene.at(4, 6, Corner::NW))));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(4, 6)), "S-65");
    // 13 home hexes but the robber's own, and the islet's two.
    QCOMPARE(scene.count(ActionKind::MoveRobber), 12 + 2);
    // All numbers: nothing comes from the fog.
    scene.settle(A, 4, 6, Corner::NW, Piece::City);
    for (const int number : tokenValues)
        roll(scene, A, number);
    QCOMPARE(scene.game.hand(A), settlementCost);
}

void TstFog::S67_redNumbersSideBySide() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setPiece(arrival(scene), A, Piece::Ship);
    scene.ship(A, 3, 5, Direction::SE);
    scene.edit.setFogTile(0, Terrain::Hills, 6);
    scene.edit.setFogTile(1, Terrain::Fields, 8);
    scene.edit.setFogTile(2, Terrain::Mountains, 6);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(3, 6, Direction::W)));
    QCOMPARE(scene.game.number(scene.hex(2, 6)), 6);
    QCOMPARE(scene.game.number(scene.hex(3, 6)), 8);
    QCOMPARE(scene.game.number(scene.hex(4, 6)), 6);
}

void TstFog::S68_producesAfterwards() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setFogTile(0, Terrain::Hills, 9);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(4, 6, Corner::NW)));
    QCOMPARE(scene.game.handSize(A), 0); // the settlement itself takes nothing from it
    roll(scene, B, 9);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    scene.edit.setTown(scene.at(4, 6, Corner::NW), A, Piece::City);
    roll(scene, C, 9);
    QCOMPARE(scene.game.hand(A), cards(3, 0, 0, 0, 0));
    // Gold found is a gold field from then on.
    scene.edit.setFound(scene.hex(4, 6), Terrain::Gold, 9);
    roll(scene, C, 9);
    QCOMPARE(scene.game.owedPicks(A), 2);
}

void TstFog::S68_S151_oneBonusForTheBank() {
    Scene scene = settled(bank());
    sailOut(scene, A);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cards(1, 2, 2, 1, 0));
    PLAY(scene, at(ActionKind::BuildShip, A, arrival(scene)));
    scene.edit.setHand(A, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, A, scene.at(4, 6, Corner::NW)));
    QCOMPARE(scene.game.points(A).islands, 2);
    // Anywhere else on the bank, whatever lies there: no second bonus, not for others either.
    for (const auto& [row, col] : {std::pair{2, 7}, std::pair{6, 7}}) {
        scene.edit.setFound(scene.hex(row, col), Terrain::Gold, 8);
        const Seat seat = row == 2 ? B : A;
        const Corner corner = row == 2 ? Corner::N : Corner::S;
        scene.ship(seat, row, col, row == 2 ? Direction::NE : Direction::SE);
        scene.edit.setTurn(seat, State::Main);
        scene.edit.setHand(seat, settlementCost);
        PLAY(scene, at(ActionKind::BuildSettlement, seat, scene.at(row, col, corner)));
    }
    QCOMPARE(scene.game.points(A).islands, 2);
    QCOMPARE(scene.game.points(B).islands, 0);
}

void TstFog::S68_robberOntoAFoundHex() {
    Scene scene = settled(bank());
    scene.edit.setFound(scene.hex(4, 6), Terrain::Hills, 9);
    scene.settle(B, 4, 6, Corner::NW);
    scene.edit.setHand(B, cards(0, 0, 1, 0, 0));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    PLAY(scene, at(ActionKind::MoveRobber, A, scene.hex(4, 6)));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 0));
    roll(scene, C, 9);
    QCOMPARE(scene.game.handSize(B), 0); // blocked like any other
}

void TstFog::S285_S314_twoOasesByOneRoad() {
    Scene scene = settled(oases());
    scene.settle(A, 4, 5, Corner::NE);
    scene.road(A, 4, 5, Direction::NE); // set by the editor, nothing found yet
    scene.road(A, 4, 5, Direction::NW);
    scene.edit.setFogTile(0, Terrain::Hills, 3);
    scene.edit.setFogTile(1, Terrain::Mountains, 4);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 4, Direction::E)));
    QCOMPARE(scene.game.terrain(scene.hex(3, 4)), Terrain::Hills); // first
    QCOMPARE(scene.game.terrain(scene.hex(5, 4)), Terrain::Mountains);
    QVERIFY(faceDown(scene, 4, 3));
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 1));
}

void TstFog::S280_noShipReachesAnOasis() {
    const Scene scene = settled(oases());
    for (const Topology::Edge& edge : scene.game.topology().edges()) {
        if (!edge.ship && !edge.rimShip)
            continue;
        for (const CrossingId end : edge.ends)
            for (const HexId hex : scene.game.topology()[end].hexes)
                QVERIFY(!hex.valid() || scene.game.terrain(hex) != Terrain::Fog);
    }
    QCOMPARE(scene.game.fogLeft(), 3);
}

QTEST_APPLESS_MAIN(TstFog)
#include "tst_fog.moc"
