#include "tests/engine/rules/specials/special_scene.h"

#include <map>
#include <set>

using namespace isle;
using namespace isle::test;

namespace {

// As for the fog: The Oases, where a town at (4,5) NE builds a road along (4,5) NE to find (3,4), and the
// road (4,4) E finds (3,4) and (5,4).

Map oases(std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("The Oases"), options);
    map.maxSeats = 8;
    return map;
}

/// Seat A is about to find (3,4) by a road; the tile under it is a pasture unless said otherwise.
struct Digging {
    explicit Digging(Chest chest, const Map& map = oases(), int seats = 4) : scene(settled(map, seats)) {
        scene.settle(A, 4, 5, Corner::NE);
        scene.edit.setChest(scene.hex(3, 4), chest);
        scene.edit.setTurn(A, State::Main);
        scene.edit.setHand(A, roadCost);
    }
    [[nodiscard]] Action find() const {
        return at(ActionKind::BuildRoad, A, scene.edge(4, 5, Direction::NE));
    }

    Scene scene;
};

/// Leaves just one kind of development card in the deck.
void onlyInDeck(Scene& scene, DevCard card) {
    for (std::size_t i = 0; i < devCardCount; ++i)
        if (const auto other = static_cast<DevCard>(i); other != card)
            scene.edit.setDevCards(D, other,
                                   scene.game.rules()[static_cast<Option>(
                                       static_cast<int>(Option::DevDeckKnight) + static_cast<int>(i))]);
}

void place(Scene& scene, Seat seat, int row, int col, Corner corner, Direction direction) {
    PLAY(scene, at(ActionKind::PlaceSettlement, seat, scene.at(row, col, corner)));
    PLAY(scene, at(ActionKind::PlaceRoad, seat, scene.edge(row, col, direction)));
}

std::multiset<Chest> chestsOf(const Map& map, std::uint64_t seed, std::set<std::size_t>* where = nullptr) {
    const Scene scene = dealt(map, 4, seed);
    std::multiset<Chest> chests;
    if (!scene.table->secrets)
        return chests;
    const std::vector<Chest>& all = scene.table->secrets->chests;
    for (std::size_t h = 0; h < all.size(); ++h)
        if (all[h] != Chest::None) {
            chests.insert(all[h]);
            if (where != nullptr)
                where->insert(h);
            if (scene.game.terrain(HexId(h)) != Terrain::Fog)
                qFatal("a chest away from the fog");
        }
    if (scene.game.chestsLeft() != static_cast<int>(chests.size()))
        qFatal("another number of chests");
    return chests;
}

} // namespace

class TstChests : public QObject {
    Q_OBJECT
  private slots:
    void S260_S267_treasureIslands();
    void S261_S262_dealt();
    void S261_option();
    void S281_threeOfTheFive();
    void S262_S265_goods();
    void S262_S265_roads();
    void S265_bankShortKindByKind();
    void S265_choice();
    void S265_choiceWithAnEmptyBank();
    void S266_card();
    void S266_cardCannotBePlayedThisTurn();
    void S266_emptyDeckGivesAChoice();
    void S266_victoryCardWins();
    void S266_S97_victoryCardInASpecialBuildPhase();
    void S266_cardFoundInSetup();
    void S263_openedOnce();
    void S264_goldFindThenChoice();
    void S264_chestAfterTheFindHasPaid();
    void S264_twoHexesInOrder();
    void S66_payOpensInSetup();
    void S66_S284_choiceInSetup();
    void S66_turnOnlyLeavesItForTheNext();
    void S66_turnOnlyInSetupForTheNextSetupPiece();
    void S280_S282_oases();
    void S283_shipsAlongTheCoast();
    void S286_robberOnTheMiddleDesert();
};

void TstChests::S260_S267_treasureIslands() {
    const Scene scene = dealt(mapOf(specMapNamed("The Treasure Islands")), 4, 1);
    QCOMPARE(scene.game.fogLeft(), 8);
    QCOMPARE(scene.game.chestsLeft(), 5);
    QVERIFY(!scene.game.robber().valid()); // no desert
    int gold = 0;
    for (const FogTile& tile : scene.table->secrets->fogPile)
        gold += tile.terrain == Terrain::Gold ? 1 : 0;
    QCOMPARE(gold, 1);
    QCOMPARE(std::count(scene.table->newIslands.begin(), scene.table->newIslands.end(), true), 4);
    // S-260: a landing on an isle that has been found scores like on any new island.
    Scene landing = settled(quietMap("The Treasure Islands"));
    landing.edit.setFound(landing.hex(1, 8), Terrain::Gold, 4);
    landing.ship(A, 1, 8, Direction::W);
    landing.edit.setTurn(A, State::Main);
    landing.edit.setHand(A, settlementCost);
    PLAY(landing, at(ActionKind::BuildSettlement, A, landing.at(1, 8, Corner::SW)));
    QCOMPARE(landing.game.points(A).islands, 2);
}

void TstChests::S261_S262_dealt() {
    const Map map = mapOf(specMapNamed("The Treasure Islands"));
    std::set<std::size_t> where;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        QVERIFY(
            chestsOf(map, seed, &where)
            == (std::multiset<Chest>{Chest::Goods, Chest::Goods, Chest::Choice, Chest::Card, Chest::Roads}));
    QCOMPARE(where.size(), std::size_t{8}); // any of the fog hexes
}

void TstChests::S261_option() {
    Map map = mapOf(specMapNamed("The Treasure Islands"));
    map.options.set(Option::Chests, 0);
    QVERIFY(chestsOf(map, 1).empty());
    map.options.set(Option::Chests, 8); // more than five: the turn goods, choice, card, roads goes on
    QVERIFY(chestsOf(map, 1)
            == (std::multiset<Chest>{Chest::Goods, Chest::Goods, Chest::Choice, Chest::Choice, Chest::Card,
                                     Chest::Card, Chest::Roads, Chest::Roads}));
    map.options.clear(Option::Chests); // a map that does not ask has none
    QVERIFY(chestsOf(map, 1).empty());
    map.options.set(Option::Chests, 2); // the first of the shuffled five: never two cards, say
    std::set<std::multiset<Chest>> pairs;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        pairs.insert(chestsOf(map, seed));
    QVERIFY(pairs.count({Chest::Goods, Chest::Goods}) == 1);
    QVERIFY(pairs.count({Chest::Card, Chest::Card}) == 0);
    QVERIFY(pairs.size() == 7); // two goods, or two different of four kinds
}

void TstChests::S281_threeOfTheFive() {
    const Map map = mapOf(specMapNamed("The Oases")); // asks for five, has three fog hexes
    std::set<std::multiset<Chest>> draws;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const std::multiset<Chest> chests = chestsOf(map, seed);
        QCOMPARE(chests.size(), std::size_t{3}); // at most one a fog hex (S-261)
        QVERIFY(chests.count(Chest::Card) <= 1 && chests.count(Chest::Goods) <= 2);
        draws.insert(chests);
    }
    QCOMPARE(draws.size(), std::size_t{7}); // of goods x2, choice, card, roads: 4 of three kinds, 3 with both
}

void TstChests::S262_S265_goods() {
    Digging dig(Chest::Goods);
    Scene& scene = dig.scene;
    QCOMPARE(scene.game.chestsLeft(), 1);
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.hand(A), cards(1, 0, 1 + 1, 1, 0)); // brick, wool, grain and the pasture's wool
    QCOMPARE(scene.game.chestsLeft(), 0);
    QCOMPARE(scene.last(Event::Kind::ChestOpened).a, static_cast<int>(Chest::Goods));
    QCOMPARE(scene.game.state(), State::Main);
    QVERIFY(scene.conserved());
}

void TstChests::S262_S265_roads() {
    Digging dig(Chest::Roads);
    PLAY(dig.scene, dig.find());
    QCOMPARE(dig.scene.game.hand(A), cards(2, 2, 1, 0, 0));
    QVERIFY(dig.scene.conserved());
}

void TstChests::S265_bankShortKindByKind() {
    Digging dig(Chest::Roads);
    dig.scene.edit.setHand(B, cards(18, 0, 0, 0, 0)); // and A pays one brick: the bank has one
    PLAY(dig.scene, dig.find());
    QCOMPARE(dig.scene.game.hand(A), cards(1, 2, 1, 0, 0));
    Digging goods(Chest::Goods);
    goods.scene.edit.setHand(B, cards(0, 0, 18, 19, 0)); // one wool, which the find takes first
    PLAY(goods.scene, goods.find());
    QCOMPARE(goods.scene.game.hand(A), cards(1, 0, 1, 0, 0));
    QVERIFY(goods.scene.conserved());
}

void TstChests::S265_choice() {
    Digging dig(Chest::Choice);
    Scene& scene = dig.scene;
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), A);
    QCOMPARE(scene.game.owedPicks(A), 1);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 0));
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 1));
}

void TstChests::S265_choiceWithAnEmptyBank() {
    Digging dig(Chest::Choice);
    Scene& scene = dig.scene;
    scene.edit.setDevCards(A, DevCard::RoadBuilding, 1);
    scene.edit.setHand(A, Cards());
    scene.edit.setHand(B, cards(19, 19, 19, 19, 19));
    PLAY(scene, plain(ActionKind::PlayRoadBuilding, A));
    PLAY(scene, at(ActionKind::PlaceRoad, A, scene.edge(4, 5, Direction::NE)));
    QCOMPARE(scene.game.state(), State::FreeRoads);
    QCOMPARE(scene.game.chestsLeft(), 0); // opened, and its card lapses
    QCOMPARE(scene.game.handSize(A), 0);
}

void TstChests::S266_card() {
    Digging dig(Chest::Card);
    Scene& scene = dig.scene;
    onlyInDeck(scene, DevCard::Monopoly);
    const int deck = scene.game.deckSize();
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.deckSize(), deck - 1);
    QCOMPARE(scene.game.devCards(A, DevCard::Monopoly), 1);
    QCOMPARE(scene.game.devCount(A), 1);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 0)); // free
    QCOMPARE(scene.last(Event::Kind::DrewDev).a, static_cast<int>(DevCard::Monopoly));
}

void TstChests::S266_cardCannotBePlayedThisTurn() {
    Digging dig(Chest::Card);
    Scene& scene = dig.scene;
    onlyInDeck(scene, DevCard::Monopoly);
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.newDevCards(A, DevCard::Monopoly), 1);
    REFUSED(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore), "B-130");
    PLAY(scene, plain(ActionKind::EndTurn, A));
    roll(scene, A, 2); // its next turn
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Ore));
}

void TstChests::S266_emptyDeckGivesAChoice() {
    Digging dig(Chest::Card);
    Scene& scene = dig.scene;
    onlyInDeck(scene, DevCard::Monopoly);
    scene.edit.setDevCards(D, DevCard::Monopoly, 2);
    QCOMPARE(scene.game.deckSize(), 0);
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Grain));
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 1, 0));
    QCOMPARE(scene.game.devCount(A), 0);
    QCOMPARE(scene.game.state(), State::Main);
}

void TstChests::S266_victoryCardWins() {
    Digging dig(Chest::Card, oases({{Option::Target, 3}}));
    Scene& scene = dig.scene;
    scene.settle(A, 1, 3, Corner::N);
    onlyInDeck(scene, DevCard::VictoryPoint);
    QCOMPARE(scene.game.points(A).total(), 2);
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.points(A).victoryCards, 1);
    QCOMPARE(scene.game.winner(), A);
}

void TstChests::S266_S97_victoryCardInASpecialBuildPhase() {
    Digging dig(Chest::Card, oases({{Option::Target, 3}}), 5);
    Scene& scene = dig.scene;
    scene.settle(A, 1, 3, Corner::N);
    onlyInDeck(scene, DevCard::VictoryPoint);
    const Seat last{std::size_t{4}};
    scene.edit.setExtraBuilding(last, A, State::SpecialBuild);
    scene.edit.setHand(A, cards(2, 2, 0, 0, 0));
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.points(A).total(), 3);
    QVERIFY(!scene.game.over());
    PLAY(scene, plain(ActionKind::Pass, A));
    QCOMPARE(scene.game.winner(), A); // its own turn follows: the others can build nothing
}

void TstChests::S266_cardFoundInSetup() {
    // Had before the seat's first turn, so it may be played in it.
    Scene scene = settled(oases(), 2);
    scene.edit.setChest(scene.hex(3, 4), Chest::Card);
    onlyInDeck(scene, DevCard::Monopoly);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.devCards(A, DevCard::Monopoly), 1);
    QCOMPARE(scene.game.newDevCards(A, DevCard::Monopoly), 0);
    place(scene, B, 1, 3, Corner::N, Direction::NE);
    place(scene, B, 1, 5, Corner::N, Direction::NE);
    place(scene, A, 7, 3, Corner::S, Direction::SE);
    QCOMPARE(scene.game.state(), State::PreRoll);
    PLAY(scene, choose(ActionKind::PlayMonopoly, A, Resource::Lumber));
}

void TstChests::S263_openedOnce() {
    Digging dig(Chest::Goods);
    Scene& scene = dig.scene;
    PLAY(scene, dig.find());
    const Cards held = scene.game.hand(A);
    // Another piece that ends at the hex: B's road at the other side of it.
    scene.settle(B, 2, 5, Corner::N);
    scene.road(B, 2, 5, Direction::NW);
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(2, 5, Direction::W)));
    QCOMPARE(scene.game.handSize(B), 0);
    QCOMPARE(scene.game.hand(A), held);
    QCOMPARE(scene.told(Event::Kind::ChestOpened), 1);
}

void TstChests::S264_goldFindThenChoice() {
    // A gold find and a choice chest in one hex: two choices, one after the other, no third.
    Digging dig(Chest::Choice);
    Scene& scene = dig.scene;
    scene.edit.setFogTile(0, Terrain::Gold, 5);
    PLAY(scene, dig.find());
    QCOMPARE(scene.game.owedPicks(A), 1);
    QCOMPARE(scene.game.chestsLeft(), 1); // the find pays first
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.owedPicks(A), 1);
    QCOMPARE(scene.game.chestsLeft(), 0);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Brick));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 1));
}

void TstChests::S264_chestAfterTheFindHasPaid() {
    Digging dig(Chest::Goods);
    PLAY(dig.scene, dig.find());
    std::vector<Event::Kind> told;
    for (const Event& event : dig.scene.events)
        told.push_back(event.kind);
    QCOMPARE(told, (std::vector{Event::Kind::Built, Event::Kind::FogFound, Event::Kind::FindPaid,
                                Event::Kind::ChestOpened}));
}

void TstChests::S264_twoHexesInOrder() {
    // S-314: (3,4) is turned first, pays, its chest opens; then (5,4).
    Digging dig(Chest::Choice);
    Scene& scene = dig.scene;
    scene.edit.setChest(scene.hex(5, 4), Chest::Roads);
    scene.road(A, 4, 5, Direction::NE);
    scene.road(A, 4, 5, Direction::NW);
    scene.edit.setFogTile(0, Terrain::Hills, 3);
    scene.edit.setFogTile(1, Terrain::Gold, 4);
    PLAY(scene, at(ActionKind::BuildRoad, A, scene.edge(4, 4, Direction::E)));
    QCOMPARE(scene.game.state(), State::GoldPick); // the chest under (3,4)
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    QCOMPARE(scene.game.terrain(scene.hex(5, 4)), Terrain::Fog);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Grain));
    QCOMPARE(scene.game.terrain(scene.hex(5, 4)), Terrain::Gold);
    QCOMPARE(scene.game.state(), State::GoldPick); // the find at (5,4)
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 1, 0));
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Grain));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(3, 2, 0, 2, 0));
    QCOMPARE(scene.game.chestsLeft(), 0);
}

void TstChests::S66_payOpensInSetup() {
    Scene scene = settled(oases(), 2);
    scene.edit.setChest(scene.hex(3, 4), Chest::Goods);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 2, 1, 0));
    QCOMPARE(scene.game.toAct(), B);
}

void TstChests::S66_S284_choiceInSetup() {
    Scene scene = settled(oases(), 2);
    scene.edit.setChest(scene.hex(3, 4), Chest::Choice);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), A);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.state(), State::SetupTown);
    QCOMPARE(scene.game.toAct(), B);
}

void TstChests::S66_turnOnlyLeavesItForTheNext() {
    Scene scene = settled(oases({{Option::FogSetupFind, static_cast<int>(FogSetupFind::TurnOnly)}}), 2);
    scene.edit.setChest(scene.hex(3, 4), Chest::Goods);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    QCOMPARE(scene.game.handSize(A), 0);
    QCOMPARE(scene.game.chestsLeft(), 1);
    QCOMPARE(scene.game.terrain(scene.hex(3, 4)), Terrain::Pasture);
    place(scene, B, 1, 3, Corner::N, Direction::NE);
    place(scene, B, 1, 5, Corner::N, Direction::NE);
    place(scene, A, 7, 3, Corner::S, Direction::SE);
    scene.settle(B, 2, 5, Corner::N);
    scene.road(B, 2, 5, Direction::NW);
    scene.edit.setTurn(B, State::Main);
    scene.edit.setHand(B, roadCost);
    PLAY(scene, at(ActionKind::BuildRoad, B, scene.edge(2, 5, Direction::W))); // ends at (3,4) N
    QCOMPARE(scene.game.hand(B), cards(1, 0, 1, 1, 0)); // the chest, and no find any more
    QCOMPARE(scene.game.chestsLeft(), 0);
}

void TstChests::S66_turnOnlyInSetupForTheNextSetupPiece() {
    // "The next seat that places a piece ending at it" may be one that is still setting up.
    Scene scene = settled(oases({{Option::FogSetupFind, static_cast<int>(FogSetupFind::TurnOnly)}}), 2);
    scene.edit.setChest(scene.hex(3, 4), Chest::Choice);
    place(scene, A, 4, 5, Corner::NE, Direction::NE);
    place(scene, B, 2, 5, Corner::NW, Direction::W);
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), B);
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Ore));
    QCOMPARE(scene.game.state(), State::SetupTown);
    QCOMPARE(scene.game.toAct(), B);
    QCOMPARE(scene.game.chestsLeft(), 0);
}

void TstChests::S280_S282_oases() {
    const Scene scene = dealt(mapOf(specMapNamed("The Oases")), 4, 1);
    QCOMPARE(scene.game.fogLeft(), 3);
    for (const FogTile& tile : scene.table->secrets->fogPile)
        QVERIFY(tile.terrain != Terrain::Gold); // floor(3/5) = 0
    QCOMPARE(scene.table->newIslands, std::vector<bool>{false});
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 78);
    // No new island and no bonus, an oasis included.
    Scene landing = settled(oases());
    landing.edit.setFound(landing.hex(3, 4), Terrain::Fields, 9);
    landing.road(A, 3, 4, Direction::NE);
    landing.edit.setTurn(A, State::Main);
    landing.edit.setHand(A, settlementCost);
    PLAY(landing, at(ActionKind::BuildSettlement, A, landing.at(3, 4, Corner::N)));
    QCOMPARE(landing.game.points(A).islands, 0);
    QCOMPARE(landing.game.points(A).total(), 1);
}

void TstChests::S283_shipsAlongTheCoast() {
    Scene scene = settled(oases());
    scene.settle(A, 1, 3, Corner::N);
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, shipCost);
    PLAY(scene, at(ActionKind::BuildShip, A, scene.edge(1, 3, Direction::NE)));
    QCOMPARE(scene.game.routeLength(A), 1);
    QVERIFY(scene.game.pirate().valid());
    QCOMPARE(scene.game.pirate(), scene.hex(1, 7));
}

void TstChests::S286_robberOnTheMiddleDesert() {
    Scene scene = settled(oases());
    QCOMPARE(scene.game.robber(), scene.hex(4, 4));
    scene.edit.setDevCards(A, DevCard::Knight, 1);
    scene.edit.setTurn(A, State::Main);
    PLAY(scene, plain(ActionKind::PlayKnight, A));
    REFUSED(scene, at(ActionKind::MoveRobber, A, scene.hex(3, 4)), "S-65");
    Scene found = settled(oases());
    found.edit.setFound(found.hex(3, 4), Terrain::Fields, 9);
    found.settle(B, 3, 4, Corner::N);
    found.edit.setHand(B, cards(1, 0, 0, 0, 0));
    found.edit.setDevCards(A, DevCard::Knight, 1);
    found.edit.setTurn(A, State::Main);
    PLAY(found, plain(ActionKind::PlayKnight, A));
    PLAY(found, at(ActionKind::MoveRobber, A, found.hex(3, 4)));
    QCOMPARE(found.game.hand(A), cards(1, 0, 0, 0, 0));
}

QTEST_APPLESS_MAIN(TstChests)
#include "tst_chests.moc"
