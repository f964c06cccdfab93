#include "engine/deal/deal.h"
#include "engine/formats/isle_file.h"
#include "engine/map/pools.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

using namespace isle;

namespace {

/// The test map with every special and pools of its own (tests/data/maps/everything.isle).
Map everything() {
    auto map = loadIsle(QStringLiteral(ISLEWRIGHT_TEST_DATA "/maps/everything.isle"));
    if (!map)
        qFatal("%s", qPrintable(map.error().sentence()));
    return std::move(map.value());
}

/// 300 deals of it.
std::vector<Board> deals(const Map& map) {
    const auto topology = std::make_shared<const Topology>(shapeOf(map));
    std::vector<Board> boards;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto dealt = deal(map, topology, seed);
        if (!dealt.ok())
            qFatal("%s", dealt.error().sentence().c_str());
        boards.push_back(std::move(dealt.value()));
    }
    return boards;
}

MapHex drawnAt(const Map& map, const Board& board, std::size_t hex) {
    return map.at(board.topology->hexes()[hex].cell);
}

/// How often each red number touches another; what is still under fog has no number here (S-67).
int touchingReds(const Board& board) {
    int touching = 0;
    for (std::size_t i = 0; i < board.hexes.size(); ++i)
        for (const HexId neighbour : board.topology->hexes()[i].neighbours)
            touching += neighbour.valid() && isRed(board.hexes[i].number)
                                && isRed(board.hexes[neighbour.index()].number)
                            ? 1
                            : 0;
    return touching;
}

} // namespace

class DealEverythingTest : public QObject {
    Q_OBJECT

    const Map map_ = everything();
    const std::vector<Board> boards_ = deals(map_);

  private slots:
    void S106_theMapHasEverySpecial() {
        std::set<Terrain> terrains;
        std::set<Marker> markers;
        for (const MapHex& hex : map_.cells) {
            terrains.insert(hex.terrain);
            markers.insert(hex.marker);
        }
        for (const Terrain terrain : {Terrain::Gold, Terrain::Fog, Terrain::Village, Terrain::Fortress,
                                      Terrain::Canal, Terrain::Desert, Terrain::Any, Terrain::Sea})
            QVERIFY2(terrains.contains(terrain), nameOf(terrain).data());
        QCOMPARE(markers.size(), allMarkers.size());
        QVERIFY(map_.pools.numbers && map_.pools.fogTerrain && map_.pools.fogNumbers && map_.pools.chips);
        QVERIFY(map_.wonderCosts && *map_.wonderCosts != standardWonderCosts);
        QVERIFY(!map_.farSide.empty());
        QCOMPARE(map_.minSeats, 2);
        QCOMPARE(map_.maxSeats, 8);
        QVERIFY(resolvedPools(map_).numbers.total() == poolDemand(map_).numbers);
    }

    void B28_S304_redNumbersNeverTouch() {
        // The hidden numbers of the canal tiles among them.
        for (const Board& board : boards_)
            QCOMPARE(touchingReds(board), 0);
    }

    void B27_S102_S304_oneNumberPoolForAll() {
        std::set<int> hidden;
        for (const Board& board : boards_) {
            NumberPool numbers;
            for (std::size_t i = 0; i < board.hexes.size(); ++i) {
                const MapHex drawn = drawnAt(map_, board, i);
                QCOMPARE(board.hexes[i].number != 0, takesNumber(drawn.terrain));
                if (drawn.number.isFixed())
                    QCOMPARE(int{board.hexes[i].number}, drawn.number.value());
                else if (board.hexes[i].number != 0)
                    ++numbers[board.hexes[i].number];
                if (drawn.terrain == Terrain::Canal)
                    hidden.insert(board.hexes[i].number);
            }
            QVERIFY(numbers == *map_.pools.numbers);
        }
        QCOMPARE(hidden.size(), tokenValues.size()); // any number can lie under a canal tile
    }

    void S61_S102_theMapsOwnFogPile() {
        std::set<std::pair<Terrain, int>> tiles;
        for (const Board& board : boards_) {
            TerrainPool terrain;
            NumberPool numbers;
            for (const FogTile& tile : board.fogPile) {
                ++terrain[tile.terrain];
                ++numbers[tile.number];
                tiles.insert({tile.terrain, tile.number});
            }
            QVERIFY(terrain == *map_.pools.fogTerrain);
            QVERIFY(numbers == *map_.pools.fogNumbers);
        }
        QCOMPARE(tiles.size(), std::size_t{5 * 8}); // terrain and number are shuffled each for itself
    }

    void S200_theMapsOwnChips() {
        std::set<std::vector<Marker>> orders;
        for (const Board& board : boards_) {
            std::vector<Marker> dealt;
            for (std::size_t i = 0; i < board.hexes.size(); ++i) {
                const Marker drawn = drawnAt(map_, board, i).marker;
                if (drawn == Marker::ChipAny)
                    dealt.push_back(board.hexes[i].chip);
                else // S-3: a chip of a fixed kind stays; a chest is none
                    QCOMPARE(board.hexes[i].chip, drawn == Marker::Chest ? Marker::None : drawn);
            }
            orders.insert(dealt);
        }
        // One point, one gold and no harbour, over two hexes in either order.
        QVERIFY(orders
                == (std::set<std::vector<Marker>>{{Marker::ChipPoint, Marker::ChipGold},
                                                  {Marker::ChipGold, Marker::ChipPoint}}));
    }

    void S261_S262_markedAndRandomChests() {
        std::set<std::size_t> places;
        std::set<Chest> kinds;
        for (const Board& board : boards_) {
            std::map<Chest, int> count;
            int chests = 0;
            QCOMPARE(board.chests.size(), board.hexes.size());
            for (std::size_t i = 0; i < board.chests.size(); ++i) {
                const MapHex drawn = drawnAt(map_, board, i);
                QVERIFY(drawn.marker != Marker::Chest || board.chests[i] != Chest::None);
                if (board.chests[i] == Chest::None)
                    continue;
                QCOMPARE(drawn.terrain, Terrain::Fog);
                QCOMPARE(board.hexes[i].terrain, Terrain::Fog); // nothing of it is turned over
                ++count[board.chests[i]];
                ++chests;
                places.insert(i);
                kinds.insert(board.chests[i]);
            }
            QCOMPARE(chests, 4); // the marked one and three by the option
            QVERIFY(count[Chest::Goods] <= 2 && count[Chest::Choice] <= 1 && count[Chest::Card] <= 1
                    && count[Chest::Roads] <= 1);
        }
        QCOMPARE(places.size(), std::size_t{8}); // every fog hex can have one
        QCOMPARE(kinds.size(), std::size_t{4});
    }

    void B31_S30_robberAndPirate() {
        for (const Board& board : boards_) {
            QCOMPARE((*board.topology)[board.robber].cell, *map_.robberStart);
            QCOMPARE((*board.topology)[board.pirate].cell, *map_.pirateStart);
        }
    }

    void B26_B30_S100_terrainAndHarbours() {
        for (const Board& board : boards_) {
            TerrainPool terrain;
            HarbourPool harbours;
            for (std::size_t i = 0; i < board.hexes.size(); ++i) {
                const MapHex drawn = drawnAt(map_, board, i);
                if (drawn.terrain == Terrain::Any)
                    ++terrain[board.hexes[i].terrain];
                else
                    QCOMPARE(board.hexes[i].terrain, drawn.terrain);
            }
            for (const BoardHarbour& harbour : board.harbours)
                ++harbours[harbour.kind];
            QVERIFY(terrain == resolvedPools(map_).terrain);
            QVERIFY(harbours == defaultHarbourPool(9));
        }
    }
};

QTEST_APPLESS_MAIN(DealEverythingTest)
#include "tst_deal_everything.moc"
