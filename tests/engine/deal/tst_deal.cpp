#include "engine/deal/deal.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace isle;
using namespace isle::test;

namespace {

Map seaMap(std::string_view art) {
    Map map = mapFromAscii(art);
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    return map;
}

std::vector<Marker> chipsOf(const Board& board) {
    std::vector<Marker> chips;
    for (const BoardHex& hex : board.hexes)
        if (hex.chip != Marker::None)
            chips.push_back(hex.chip);
    return chips;
}

std::vector<Chest> chestsOf(const Board& board) {
    std::vector<Chest> chests = board.chests;
    std::erase(chests, Chest::None);
    std::sort(chests.begin(), chests.end());
    return chests;
}

Cell cellOf(const Board& board, HexId hex) {
    return (*board.topology)[hex].cell;
}

} // namespace

class DealTest : public QObject {
    Q_OBJECT

  private slots:
    void B24_desertNeverHasANumber() {
        Map map = mapFromAscii("o d o");
        MapHex desert = map.at({0, 1});
        desert.number = CellNumber::fixed(5);
        map.set({0, 1}, desert);
        QCOMPARE(deal(map, 1).value().hexes[1].number, std::uint8_t{0});
    }

    void B25_fixedThingsStay() {
        Map map = mapFromAscii("o o o ~\n ~ ~ ~ ~");
        MapHex hex;
        hex.terrain = Terrain::Hills;
        hex.number = CellNumber::fixed(11);
        map.set({0, 1}, hex);
        map.setHarbour({{{0, 0}, Direction::SE}, HarbourKind::Ore});
        map.setHarbour({{{0, 2}, Direction::E}, HarbourKind::Shuffled});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Board board = deal(map, seed).value();
            QCOMPARE(board.hexes[1].terrain, Terrain::Hills);
            QCOMPARE(board.hexes[1].number, std::uint8_t{11});
            QCOMPARE(board.harbours[0].kind, HarbourKind::Ore);
            QVERIFY(board.harbours[1].kind != HarbourKind::Shuffled);
            QCOMPARE(board.harbours[1].edge, board.topology->edgeAt({{0, 2}, Direction::E}));
        }
    }

    void B24_hexWithoutNumberGetsNone() {
        Map map = mapFromAscii("o o o");
        MapHex hex = map.at({0, 0});
        hex.number = CellNumber();
        map.set({0, 0}, hex);
        const Board board = deal(map, 3).value();
        QCOMPARE(board.hexes[0].number, std::uint8_t{0});
        QVERIFY(board.hexes[1].number != 0);
    }

    void B31_robberStart() {
        Map map = mapFromAscii("o d o\n o d o");
        QCOMPARE(cellOf(deal(map, 1).value(), deal(map, 1).value().robber), (Cell{0, 1}));
        map.robberStart = Cell{1, 2};
        const Board board = deal(map, 1).value();
        QCOMPARE(cellOf(board, board.robber), (Cell{1, 2}));
    }

    void S41_robberWithoutDesert() {
        Map map = seaMap("~ c v o o ~");
        map.pools.numbers.emplace();
        (*map.pools.numbers)[12] = 1;
        (*map.pools.numbers)[2] = 1;
        (*map.pools.numbers)[5] = 2;
        QVERIFY(!deal(map, 1).value().robber.valid());
        map.options.set(Option::RobberStart, static_cast<int>(RobberStart::Lowest));
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Board board = deal(map, seed).value();
            const bool hidden12 = board.hexes[1].number == 12; // S-306: a canal tile draws no robber
            QVERIFY(board.robber.valid());
            QCOMPARE(int{board.hexes[board.robber.index()].number}, hidden12 ? 2 : 12);
            QVERIFY(board.hexes[board.robber.index()].terrain != Terrain::Canal);
        }
    }

    void S306_canalTilesDoNotAttractTheRobber() {
        const Map map = mapOf(specMapNamed("The Great Canal"));
        QVERIFY(!deal(map, 1).value().robber.valid());
    }

    void S30_pirateStart() {
        Map map = seaMap("~ P o o");
        Board board = deal(map, 1).value();
        QCOMPARE(cellOf(board, board.pirate), (Cell{0, 1}));
        for (const PirateStart start : {PirateStart::Off, PirateStart::None}) {
            map.options.set(Option::PirateStart, static_cast<int>(start));
            QVERIFY(!deal(map, 1).value().pirate.valid());
        }
        map.options = {};
        QVERIFY(!deal(map, 1).value().pirate.valid()); // S-17: no pirate in the base game
    }

    void S60_fogStaysFaceDown() {
        const Map map = mapOf(specMapNamed("The Fog Islands"));
        const Board board = deal(map, 1).value();
        QCOMPARE(board.fogPile.size(), std::size_t{14});
        for (const BoardHex& hex : board.hexes)
            QVERIFY(hex.terrain != Terrain::Fog || hex.number == 0);
    }

    void S61_pileOrderChangesWithTheSeed() {
        const Map map = mapOf(specMapNamed("The Fog Islands"));
        QVERIFY(deal(map, 1).value().fogPile != deal(map, 2).value().fogPile);
        QCOMPARE(deal(map, 1).value().fogPile, deal(map, 1).value().fogPile);
    }

    void S200_fourChips() {
        const Map map = mapOf(specMapNamed("The Forgotten Tribe"));
        std::set<std::vector<Marker>> orders;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            std::vector<Marker> chips = chipsOf(deal(map, seed).value());
            orders.insert(chips);
            std::sort(chips.begin(), chips.end());
            QCOMPARE(chips, (std::vector<Marker>{Marker::ChipPoint, Marker::ChipPoint, Marker::ChipHarbour,
                                                 Marker::ChipGold}));
        }
        QCOMPARE(orders.size(), std::size_t{12}); // 4! / 2!
    }

    void S200_fixedChipsStay() {
        Map map = seaMap("t t o ~");
        MapHex hex = map.at({0, 1});
        hex.marker = Marker::ChipGold;
        map.set({0, 1}, hex);
        // One chip hex is left to the deal: the turn begins with a point.
        QCOMPARE(chipsOf(deal(map, 1).value()), (std::vector<Marker>{Marker::ChipPoint, Marker::ChipGold}));
    }

    void S261_chestsLieUnderRandomFog() {
        const Map map = mapOf(specMapNamed("The Treasure Islands"));
        std::set<std::size_t> used;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Board board = deal(map, seed).value();
            QCOMPARE(board.chests.size(), board.hexes.size());
            for (std::size_t i = 0; i < board.chests.size(); ++i) {
                if (board.chests[i] != Chest::None) {
                    QCOMPARE(board.hexes[i].terrain, Terrain::Fog);
                    used.insert(i);
                }
            }
            // S-262: goods twice, each other kind once
            QCOMPARE(chestsOf(board), (std::vector<Chest>{Chest::Goods, Chest::Goods, Chest::Choice,
                                                          Chest::Card, Chest::Roads}));
        }
        QCOMPARE(used.size(), std::size_t{8});
    }

    void S261_noMoreChestsThanFog() {
        const Map map = mapOf(specMapNamed("The Oases"));
        std::set<std::vector<Chest>> kinds;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            kinds.insert(chestsOf(deal(map, seed).value()));
            QCOMPARE(chestsOf(deal(map, seed).value()).size(), std::size_t{3});
        }
        QVERIFY(kinds.contains({Chest::Goods, Chest::Goods, Chest::Roads})); // three of the five (S-281)
    }

    void S262_eightChests() {
        Map map = mapOf(specMapNamed("The Treasure Islands"));
        map.options.set(Option::Chests, 8);
        QCOMPARE(chestsOf(deal(map, 1).value()),
                 (std::vector<Chest>{Chest::Goods, Chest::Goods, Chest::Choice, Chest::Choice, Chest::Card,
                                     Chest::Card, Chest::Roads, Chest::Roads}));
    }

    void S261_markedFogAlwaysHasAChest() {
        Map map = seaMap("~ f f f f ~");
        map.options.set(Option::Chests, 1);
        MapHex hex = map.at({0, 2});
        hex.marker = Marker::Chest;
        map.set({0, 2}, hex);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const Board board = deal(map, seed).value();
            QVERIFY(board.chests[2] != Chest::None);
            QCOMPARE(chestsOf(board).size(), std::size_t{2});
        }
    }

    void S261_noChestsWithoutAsking() {
        QVERIFY(deal(mapOf(specMapNamed("The Fog Islands")), 1).value().chests.empty());
    }

    void partsHaveStreamsOfTheirOwn() {
        Map map = mapOf(specMapNamed("Heading for New Shores"));
        const Board before = deal(map, 9).value();
        map.removeHarbour(map.harbours.front().edge);
        QCOMPARE(deal(map, 9).value().hexes, before.hexes);
    }
};

QTEST_APPLESS_MAIN(DealTest)
#include "tst_deal.moc"
