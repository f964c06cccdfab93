#include "tests/engine/rules/specials/special_scene.h"

#include <map>
#include <set>

using namespace isle;
using namespace isle::test;

namespace {

// (1,8) on isle N is a chip hex; its neighbour (1,7) is plain.

Map tribe(Marker kind, std::initializer_list<std::pair<Option, int>> options = {}) {
    Map map = with(quietMap("The Forgotten Tribe"), options);
    for (MapHex& hex : map.cells)
        hex.marker = Marker::None;
    chip(map, 1, 8, kind);
    map.maxSeats = 8;
    return map;
}

std::multiset<Marker> chipsOf(const Map& map, std::uint64_t seed) {
    const Scene scene = dealt(map, 4, seed);
    std::multiset<Marker> chips;
    for (std::size_t h = 0; h < scene.game.topology().hexes().size(); ++h)
        if (scene.game.chip(HexId(h)) != Marker::None)
            chips.insert(scene.game.chip(HexId(h)));
    return chips;
}

std::vector<Event::Kind> toldBy(const Scene& scene) {
    std::vector<Event::Kind> told;
    for (const Event& event : scene.events)
        told.push_back(event.kind);
    return told;
}

} // namespace

class TstChips : public QObject {
    Q_OBJECT
  private slots:
    void S200_kinds();
    void S200_otherNumbersOfChips();
    void S200_S106_poolOfTheMap();
    void S201_firstSettlement();
    void S201_upgradeTakesNothing();
    void S202_twoChipsAtOnce();
    void S202_oneOfTwoIsGone();
    void S203_point();
    void S203_pointWins();
    void S204_harbour();
    void S204_twoToOneStays();
    void S204_twoToOneLater();
    void S205_gold();
    void S205_S54_goldWithAShortBank();
    void S205_S202_twoGoldChips();
    void S206_order();
    void S206_winCheckAfterTheChips();
    void S207_S88_noSetupTownBesideAChip();
    void S207_hexProducesBeforeAndAfter();
    void S97_inASpecialBuildPhase();
    void S97_inAPartnersPart();
};

void TstChips::S200_kinds() {
    const Map map = mapOf(specMapNamed("The Forgotten Tribe"));
    std::map<Marker, int> atFirst;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        QVERIFY(chipsOf(map, seed)
                == (std::multiset<Marker>{Marker::ChipPoint, Marker::ChipPoint, Marker::ChipHarbour,
                                          Marker::ChipGold}));
        const Scene scene = dealt(map, 4, seed);
        ++atFirst[scene.game.chip(scene.hex(1, 8))];
        // Face up: every seat sees it.
        const View view(scene.game, C);
        for (const auto& [row, col] : {std::pair{1, 8}, {4, 10}, {6, 10}, {8, 8}})
            QCOMPARE(view.game().chip(scene.hex(row, col)), scene.game.chip(scene.hex(row, col)));
    }
    QCOMPARE(atFirst.size(), std::size_t{3}); // shuffled over the hexes
}

void TstChips::S200_otherNumbersOfChips() {
    Map map = mapOf(specMapNamed("The Forgotten Tribe"));
    chip(map, 5, 9, Marker::ChipAny);
    chip(map, 1, 7, Marker::ChipAny);
    QVERIFY(chipsOf(map, 1)
            == (std::multiset<Marker>{Marker::ChipPoint, Marker::ChipPoint, Marker::ChipHarbour,
                                      Marker::ChipHarbour, Marker::ChipGold, Marker::ChipGold}));
    for (const auto& [row, col] : {std::pair{1, 7}, {5, 9}, {4, 10}, {6, 10}})
        chip(map, row, col, Marker::None);
    QVERIFY(chipsOf(map, 1) == (std::multiset<Marker>{Marker::ChipPoint, Marker::ChipHarbour}));
}

void TstChips::S200_S106_poolOfTheMap() {
    Map map = mapOf(specMapNamed("The Forgotten Tribe"));
    map.pools.chips = ChipPool{0, 1, 3};
    QVERIFY(chipsOf(map, 1)
            == (std::multiset<Marker>{Marker::ChipHarbour, Marker::ChipGold, Marker::ChipGold,
                                      Marker::ChipGold}));
    map.pools.chips.reset();
    chip(map, 1, 8, Marker::ChipGold); // a fixed kind stays where it is; three others are dealt
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Scene scene = dealt(map, 4, seed);
        QCOMPARE(scene.game.chip(scene.hex(1, 8)), Marker::ChipGold);
        QVERIFY(chipsOf(map, seed)
                == (std::multiset<Marker>{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold,
                                          Marker::ChipGold}));
    }
}

void TstChips::S201_firstSettlement() {
    Scene scene = settled(tribe(Marker::ChipPoint));
    QCOMPARE(scene.game.chip(scene.hex(1, 8)), Marker::ChipPoint);
    QVERIFY(!scene.game.chipTaker(scene.hex(1, 8)).valid());
    landAt(scene, A, scene.at(1, 7, Corner::N)); // not beside the chip hex
    QCOMPARE(scene.game.points(A).chips, 0);
    landAt(scene, B, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.points(B).chips, 1);
    QCOMPARE(scene.game.chip(scene.hex(1, 8)), Marker::None);
    QCOMPARE(scene.game.chipTaker(scene.hex(1, 8)), B);
    QCOMPARE(scene.last(Event::Kind::ChipTaken).place, scene.hex(1, 8).value());
    landAt(scene, C, scene.at(1, 8, Corner::SE)); // gone for everyone else
    QCOMPARE(scene.game.points(C).chips, 0);
    QCOMPARE(scene.told(Event::Kind::ChipTaken), 1);
}

void TstChips::S201_upgradeTakesNothing() {
    Scene scene = settled(tribe(Marker::ChipPoint));
    scene.settle(A, 1, 8, Corner::N); // set by the editor: the chip is still there
    scene.edit.setTurn(A, State::Main);
    scene.edit.setHand(A, cityCost);
    PLAY(scene, at(ActionKind::BuildCity, A, scene.at(1, 8, Corner::N)));
    QCOMPARE(scene.game.points(A).chips, 0);
    QCOMPARE(scene.game.chip(scene.hex(1, 8)), Marker::ChipPoint);
}

void TstChips::S202_twoChipsAtOnce() {
    Map map = tribe(Marker::ChipHarbour);
    chip(map, 1, 7, Marker::ChipPoint);
    Scene scene = settled(map);
    landAt(scene, A, scene.at(1, 8, Corner::NW)); // between the two
    QCOMPARE(scene.game.points(A).chips, 1);
    QCOMPARE(scene.game.harbourChips(A), 1);
    std::vector<int> taken;
    for (const Event& event : scene.events)
        if (event.kind == Event::Kind::ChipTaken)
            taken.push_back(event.place);
    QCOMPARE(taken, (std::vector<int>{scene.hex(1, 7).value(), scene.hex(1, 8).value()})); // reading order
}

void TstChips::S202_oneOfTwoIsGone() {
    Map map = tribe(Marker::ChipPoint);
    chip(map, 1, 7, Marker::ChipPoint);
    Scene scene = settled(map);
    scene.edit.setChipTaker(scene.hex(1, 7), B);
    QCOMPARE(scene.game.points(B).chips, 1);
    landAt(scene, A, scene.at(1, 8, Corner::NW));
    QCOMPARE(scene.game.points(A).chips, 1);
    QCOMPARE(scene.game.points(B).chips, 1);
}

void TstChips::S203_point() {
    Scene scene = settled(tribe(Marker::ChipPoint));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.points(A).total(), 1 + 2 + 1); // settlement, landing, chip
    QCOMPARE(scene.game.points(A).open(), 4);
    scene.edit.setTown(scene.at(1, 8, Corner::N), A, Piece::None); // for good
    QCOMPARE(scene.game.points(A).chips, 1);
}

void TstChips::S203_pointWins() {
    Scene scene = settled(tribe(Marker::ChipPoint, {{Option::Target, 4}}));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.winner(), A);
}

void TstChips::S204_harbour() {
    Scene scene = settled(tribe(Marker::ChipHarbour));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    for (const Resource kind : allResources)
        QCOMPARE(scene.game.bankRate(A, kind), 3);
    QCOMPARE(scene.game.bankRate(B, Resource::Ore), 4);
    scene.edit.setHand(A, cards(3, 2, 0, 0, 0));
    PLAY(scene, bankTrade(A, Resource::Brick, Resource::Ore)); // in the turn it was taken (B-73)
    QCOMPARE(scene.game.hand(A), cards(0, 2, 0, 0, 1));
    REFUSED(scene, bankTrade(A, Resource::Lumber, Resource::Ore), "B-72");
    QCOMPARE(scene.game.points(A).chips, 0);
    scene.edit.setTown(scene.at(1, 8, Corner::N), A, Piece::None); // wherever its towns are
    QCOMPARE(scene.game.bankRate(A, Resource::Ore), 3);
}

void TstChips::S204_twoToOneStays() {
    Map map = tribe(Marker::ChipHarbour);
    addHarbours(map, "(3,2) NW", HarbourKind::Ore);
    Scene scene = settled(map);
    scene.settle(A, 3, 2, Corner::N);
    QCOMPARE(scene.game.bankRate(A, Resource::Ore), 2);
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.bankRate(A, Resource::Ore), 2);
    QCOMPARE(scene.game.bankRate(A, Resource::Wool), 3);
}

void TstChips::S204_twoToOneLater() {
    Map map = tribe(Marker::ChipHarbour);
    addHarbours(map, "(1,7) SW", HarbourKind::Wool);
    addHarbours(map, "(1,7) NE", HarbourKind::Generic);
    Scene scene = settled(map);
    landAt(scene, A, scene.at(1, 8, Corner::NE));
    landAt(scene, A, scene.at(1, 7, Corner::SW));
    QCOMPARE(scene.game.bankRate(A, Resource::Wool), 2);
    QCOMPARE(scene.game.bankRate(A, Resource::Ore), 3);
}

void TstChips::S205_gold() {
    Scene scene = settled(tribe(Marker::ChipGold));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), A);
    QCOMPARE(scene.game.owedPicks(A), 2);
    REFUSED(scene, plain(ActionKind::EndTurn, A), "B-40");
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Wool));
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 1, 0, 1));
    QVERIFY(scene.conserved());
}

void TstChips::S205_S54_goldWithAShortBank() {
    Scene one = settled(tribe(Marker::ChipGold));
    one.edit.setHand(B, cards(18, 18, 18, 18, 19));
    one.ship(A, 1, 8, Direction::NE);
    one.edit.setTurn(A, State::Main);
    one.edit.setHand(A, settlementCost);
    QCOMPARE(one.game.bank(Resource::Brick), 0);
    PLAY(one, at(ActionKind::BuildSettlement, A, one.at(1, 8, Corner::N)));
    // Four cards are in the bank, one a kind: two are taken, and not two of a kind.
    PLAY(one, choose(ActionKind::GoldPick, A, Resource::Brick));
    REFUSED(one, choose(ActionKind::GoldPick, A, Resource::Brick), "S-54");
    PLAY(one, choose(ActionKind::GoldPick, A, Resource::Grain));
    QCOMPARE(one.game.state(), State::Main);
}

void TstChips::S205_S202_twoGoldChips() {
    Map map = tribe(Marker::ChipGold);
    chip(map, 1, 7, Marker::ChipGold);
    Scene scene = settled(map);
    landAt(scene, A, scene.at(1, 8, Corner::SW));
    QCOMPARE(scene.game.owedPicks(A), 4);
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(scene.game.state(), State::GoldPick);
        PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    }
    QCOMPARE(scene.game.state(), State::Main);
    QCOMPARE(scene.game.hand(A), cards(0, 0, 0, 0, 4));
}

void TstChips::S206_order() {
    Scene scene = settled(tribe(Marker::ChipPoint, {{Option::Target, 4}}));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(toldBy(scene), (std::vector{Event::Kind::Built, Event::Kind::IslandBonus, Event::Kind::ChipTaken,
                                         Event::Kind::Won}));
}

void TstChips::S206_winCheckAfterTheChips() {
    // Settlement and landing reach the target; the gold chip is taken first.
    Scene scene = settled(tribe(Marker::ChipGold, {{Option::Target, 3}}));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.points(A).total(), 3);
    QCOMPARE(scene.game.state(), State::GoldPick);
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QVERIFY(!scene.game.over());
    PLAY(scene, choose(ActionKind::GoldPick, A, Resource::Ore));
    QCOMPARE(scene.game.winner(), A);
}

void TstChips::S207_S88_noSetupTownBesideAChip() {
    const Scene shipped = settled(quietMap("The Forgotten Tribe"), 3);
    QCOMPARE(shipped.count(ActionKind::PlaceSettlement), 50); // the home island, all of it
    Map map = quietMap("The Forgotten Tribe");
    chip(map, 4, 4, Marker::ChipPoint); // amid the home island
    Scene scene = settled(map, 3);
    QCOMPARE(scene.count(ActionKind::PlaceSettlement), 44);
    REFUSED(scene, at(ActionKind::PlaceSettlement, A, scene.at(4, 4, Corner::SW)), "B-34");
}

void TstChips::S207_hexProducesBeforeAndAfter() {
    Map map = tribe(Marker::ChipPoint);
    MapHex hex{Terrain::Hills, CellNumber::fixed(9), Marker::ChipPoint};
    map.set(cell(1, 8), hex);
    Scene scene = settled(map);
    scene.settle(B, 1, 8, Corner::SE); // set by the editor, the chip is not taken
    roll(scene, C, 9);
    QCOMPARE(scene.game.hand(B), cards(1, 0, 0, 0, 0));
    landAt(scene, A, scene.at(1, 8, Corner::N));
    QCOMPARE(scene.game.points(A).chips, 1);
    roll(scene, C, 9);
    QCOMPARE(scene.game.hand(B), cards(2, 0, 0, 0, 0));
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
    scene.edit.setRobber(scene.hex(1, 8));
    roll(scene, C, 9);
    QCOMPARE(scene.game.hand(A), cards(1, 0, 0, 0, 0));
}

void TstChips::S97_inASpecialBuildPhase() {
    Scene scene = settled(tribe(Marker::ChipGold, {{Option::Target, 3}}), 5);
    scene.ship(B, 1, 8, Direction::NE);
    scene.edit.setExtraBuilding(A, B, State::SpecialBuild);
    scene.edit.setHand(B, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, B, scene.at(1, 8, Corner::N)));
    QCOMPARE(scene.game.state(), State::GoldPick);
    QCOMPARE(scene.game.toAct(), B);
    QCOMPARE(scene.game.points(B).total(), 3);
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Lumber));
    PLAY(scene, choose(ActionKind::GoldPick, B, Resource::Wool));
    QVERIFY(!scene.game.over()); // nobody wins outside its own turn
    QCOMPARE(scene.game.state(), State::SpecialBuild);
    PLAY(scene, at(ActionKind::BuildShip, B, scene.edge(1, 8, Direction::NW)));
    // Nothing left to build with: skipped (B-172), as are the others, and B's turn begins with a win.
    QCOMPARE(scene.game.winner(), B);
}

void TstChips::S97_inAPartnersPart() {
    Map map = tribe(Marker::ChipGold, {{Option::Target, 3}});
    map.options.set(Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired));
    Scene scene = settled(map, 5);
    scene.ship(D, 1, 8, Direction::NE);
    scene.edit.setExtraBuilding(A, D, State::Partner);
    scene.edit.setHand(D, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, D, scene.at(1, 8, Corner::N)));
    QCOMPARE(scene.game.toAct(), D);
    PLAY(scene, choose(ActionKind::GoldPick, D, Resource::Lumber));
    PLAY(scene, choose(ActionKind::GoldPick, D, Resource::Wool));
    QCOMPARE(scene.game.winner(), D); // in its own part (B-177)
}

QTEST_APPLESS_MAIN(TstChips)
#include "tst_chips.moc"
