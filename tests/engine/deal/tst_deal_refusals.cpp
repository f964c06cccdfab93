#include "engine/deal/deal.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;
using Reason = DealRefusal::Reason;

namespace {

Map smallBoard() {
    return mapOf(specMapNamed("19 land hexes"));
}

void fixNumber(Map& map, Cell cell, int value) {
    MapHex hex = map.at(cell);
    hex.number = CellNumber::fixed(value);
    map.set(cell, hex);
}

NumberPool tokens(std::initializer_list<std::pair<int, int>> counts) {
    NumberPool pool;
    for (const auto& [value, count] : counts)
        pool[value] = count;
    return pool;
}

DealRefusal refusalOf(const Map& map) {
    const auto dealt = deal(map, 1);
    if (dealt.ok())
        qFatal("the map was dealt");
    return dealt.error();
}

bool redsApart(const Board& board) {
    for (const Topology::Edge& edge : board.topology->edges())
        if (edge.hexes[1].valid() && isRed(board.hexes[edge.hexes[0].index()].number)
            && isRed(board.hexes[edge.hexes[1].index()].number))
            return false;
    return true;
}

} // namespace

class DealRefusalsTest : public QObject {
    Q_OBJECT

  private slots:
    void B1_mapWithoutHexes() {
        const DealRefusal refusal = refusalOf(blankMap(3, 3, Terrain::Void));
        QCOMPARE(refusal.reason, Reason::NoHexes);
        QCOMPARE(refusal.sentence(), std::string("The map has no hexes (B-1)."));
    }

    void B26_terrainPoolOfAnotherSize() {
        Map map = smallBoard();
        map.pools.terrain.emplace()[Terrain::Forest] = 17;
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::TerrainPool);
        QCOMPARE(refusal.have, 17);
        QCOMPARE(refusal.need, 18);
        QCOMPARE(refusal.sentence(),
                 std::string("The terrain pool has 17 tiles, but 18 hexes take one (B-26)."));
    }

    void B27_numberPoolOfAnotherSize() {
        Map map = smallBoard();
        map.pools.numbers = tokens({{4, 10}, {5, 9}});
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::NumberPool);
        QCOMPARE(refusal.sentence(),
                 std::string("The number pool has 19 tokens, but 18 hexes take one (B-27)."));
    }

    void B30_harbourPoolOfAnotherSize() {
        Map map = smallBoard();
        map.pools.harbours.emplace()[HarbourKind::Generic] = 1;
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::HarbourPool);
        QCOMPARE(refusal.sentence(),
                 std::string("The harbour pool has 1 kind, but 9 harbours take one (B-30)."));
    }

    void S61_fogPileOfAnotherSize() {
        Map map = mapOf(specMapNamed("The Treasure Islands"));
        map.pools.fogNumbers = tokens({{4, 3}, {5, 4}});
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::FogPile);
        QCOMPARE(refusal.have, 7);
        QCOMPARE(refusal.need, 8);
        map.pools.fogNumbers.reset();
        map.pools.fogTerrain.emplace()[Terrain::Gold] = 9;
        QCOMPARE(refusalOf(map).have, 9);
    }

    void S200_chipPoolOfAnotherSize() {
        Map map = mapOf(specMapNamed("The Forgotten Tribe"));
        map.pools.chips = ChipPool{3, 0, 0};
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::ChipPool);
        QCOMPARE(refusal.sentence(), std::string("The chip pool has 3 chips, but 4 hexes take one (S-200)."));
        map.pools.chips = ChipPool{1, 0, 3};
        const Board board = deal(map, 1).value();
        QCOMPARE(std::count_if(board.hexes.begin(), board.hexes.end(),
                               [](const BoardHex& hex) { return hex.chip == Marker::ChipGold; }),
                 3);
    }

    void B28_fixedRedNumbersTouch() {
        Map map = smallBoard();
        fixNumber(map, {1, 2}, 6);
        fixNumber(map, {1, 3}, 8);
        fixNumber(map, {5, 4}, 8);
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::RedNumbersTouch);
        QCOMPARE(refusal.cells, (std::vector<Cell>{{1, 2}, {1, 3}}));
        QCOMPARE(refusal.sentence(),
                 std::string("The fixed red numbers (6 and 8) of C2 and D2 touch each other (B-28)."));
        map.options.set(Option::RedApart, 0);
        QVERIFY(deal(map, 1).ok());
    }

    void B28_allTokensRed() {
        // The 18 hexes round the desert fall into six groups of three mutual neighbours, an inner one with
        // the two outer ones beside it; so at most 6 are apart, and the six corners are.
        Map map = smallBoard();
        map.pools.numbers = tokens({{6, 9}, {8, 9}});
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::RedNumbersApart);
        QCOMPARE(refusal.have, 18);
        QCOMPARE(refusal.need, 6);
        QVERIFY(whyUndealable(map, Topology(shapeOf(map))).has_value());
        map.options.set(Option::RedApart, 0);
        QVERIFY(deal(map, 1).ok());
        QVERIFY(!whyUndealable(map, Topology(shapeOf(map))).has_value());
    }

    void B28_sentenceOfTheProof() {
        Map map = mapFromAscii("o o o o");
        map.pools.numbers = tokens({{6, 3}, {5, 1}});
        QCOMPARE(
            refusalOf(map).sentence(),
            std::string(
                "3 red tokens (6 and 8) are to be placed, but at most 2 of the hexes they may lie on are "
                "pairwise apart (B-28)."));
    }

    void B28_sentenceWithoutProof() {
        QCOMPARE(
            (DealRefusal{Reason::RedNumbersUnknown, 900, 890, {}}).sentence(),
            std::string(
                "No way was found to place 900 red tokens (6 and 8) apart: 890 could be placed, and whether "
                "there is room for all is beyond the search (B-28)."));
    }

    void B28_fixedRedsTakeRoom() {
        // Both ends of a row of five may be red with the middle: with a fixed 6 in the second hex only one
        // more fits.
        Map map = mapFromAscii("o o o o o");
        fixNumber(map, {0, 1}, 6);
        map.pools.numbers = tokens({{8, 2}, {5, 2}});
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::RedNumbersApart);
        QCOMPARE(refusal.need, 1);
        QCOMPARE(refusal.cells, (std::vector<Cell>{{0, 3}, {0, 4}}));
        map.pools.numbers = tokens({{8, 1}, {5, 3}});
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            QVERIFY(redsApart(deal(map, seed).value()));
    }

    void B28_onePlacementInThousandsIsFound() {
        // A row of 31 hexes holds 16 red tokens in one way only: every other hex. 300,540,195 ways are wrong.
        Map map = blankMap(1, 31, Terrain::Hills);
        for (MapHex& hex : map.cells)
            hex.number = CellNumber::shuffled();
        map.pools.numbers = tokens({{6, 8}, {8, 8}, {4, 15}});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Board board = deal(map, seed).value();
            for (std::size_t i = 0; i < board.hexes.size(); ++i)
                QCOMPARE(isRed(board.hexes[i].number), i % 2 == 0);
        }
        map.pools.numbers = tokens({{6, 9}, {8, 8}, {4, 14}});
        QCOMPARE(refusalOf(map).need, 16);
    }

    void B28_sevenRedsOnAHexagon() {
        // 7 of 19 hexes are apart in one way only: the middle, and every other hex of the ring of twelve.
        Map map = mapFromAscii(". o o o .\n o o o o .\no o o o o\n o o o o .\n. o o o .");
        map.pools.numbers = tokens({{6, 4}, {8, 3}, {3, 12}});
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            QVERIFY(redsApart(deal(map, seed).value()));
        map.pools.numbers = tokens({{6, 4}, {8, 4}, {3, 11}});
        QCOMPARE(refusalOf(map).need, 7);
    }

    void S304_canalNumbersCount() {
        Map map = mapFromAscii("c c c");
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        map.pools.numbers = tokens({{6, 2}, {5, 1}});
        const Board board = deal(map, 1).value();
        QCOMPARE(board.hexes[1].number, std::uint8_t{5});
        map.pools.numbers = tokens({{6, 3}});
        QCOMPARE(refusalOf(map).reason, Reason::RedNumbersApart);
    }

    void B28_largestMapIsDealt() {
        Map map = blankMap(maxMapSide, maxMapSide, Terrain::Any);
        for (MapHex& hex : map.cells)
            hex.number = CellNumber::shuffled();
        QVERIFY(redsApart(deal(map, 1).value()));
        map.pools.numbers = tokens({{6, 2048}, {8, 2048}});
        QCOMPARE(refusalOf(map).reason, Reason::RedNumbersApart);
    }
};

QTEST_APPLESS_MAIN(DealRefusalsTest)
#include "tst_deal_refusals.moc"
