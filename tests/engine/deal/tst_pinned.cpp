#include "engine/base/random.h"
#include "engine/deal/deal.h"
#include "engine/deal/pinned.h"
#include "engine/formats/isle_file.h"
#include "engine/map/pools.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace isle;

namespace {

Map load(const char* path) {
    auto map = loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/") + QLatin1String(path));
    if (!map)
        qFatal("%s", qPrintable(map.error().sentence()));
    return std::move(map.value());
}

Board dealOrDie(const Map& map, std::uint64_t seed) {
    auto board = deal(map, seed);
    if (!board)
        qFatal("%s", board.error().sentence().c_str());
    return std::move(board.value());
}

/// Everything of a board but what is hidden, as counts.
std::map<std::string, int> contents(const Board& board) {
    std::map<std::string, int> counts;
    for (const BoardHex& hex : board.hexes) {
        ++counts[std::string("terrain ") + std::string(nameOf(hex.terrain))];
        ++counts["number " + std::to_string(hex.number)];
        ++counts[std::string("chip ") + std::string(nameOf(hex.chip))];
    }
    for (const BoardHarbour& harbour : board.harbours)
        ++counts[std::string("harbour ") + std::string(nameOf(harbour.kind))];
    return counts;
}

constexpr const char* mapFiles[] = {"maps/heading-for-new-shores.isle", "maps/the-forgotten-tribe.isle",
                                    "maps/the-fog-islands.isle", "maps/wider-island.isle",
                                    "tests/data/maps/everything.isle"};

} // namespace

class PinnedTest : public QObject {
    Q_OBJECT

  private slots:
    /// Locked hexes keep what they have, and nothing is lost or doubled, over 200 deals of the rest.
    void lockedHexesStay() {
        for (const char* file : mapFiles) {
            const Map map = load(file);
            Random random(17);
            for (std::uint64_t round = 0; round < 20; ++round) {
                const Board board = dealOrDie(map, round);
                const auto before = contents(board);
                std::vector<Cell> locked;
                for (const Topology::Hex& hex : board.topology->hexes())
                    if (random.below(3) == 0)
                        locked.push_back(hex.cell);
                const bool harbours = round % 2 == 0;
                const Map rest = pinned(map, board, locked, harbours);
                for (std::uint64_t seed = 0; seed < 10; ++seed) {
                    const Board again = dealOrDie(rest, seed);
                    QVERIFY(contents(again) == before);
                    for (const Cell cell : locked) {
                        const std::size_t hex = board.topology->hexAt(cell).index();
                        QVERIFY(again.hexes[hex] == board.hexes[hex]);
                    }
                    QCOMPARE(harbours, harbours && again.harbours == board.harbours);
                }
            }
        }
    }

    void theWholeDealIsTheOnlyOne() {
        for (const char* file : mapFiles) {
            const Map map = load(file);
            const Board board = dealOrDie(map, 7);
            const Map fixed = pinnedWhole(map, board);
            const PoolDemand demand = poolDemand(fixed);
            QCOMPARE(demand.terrain + demand.numbers + demand.harbours + demand.chips, 0);
            QVERIFY(!fixed.pools.terrain && !fixed.pools.numbers && !fixed.pools.harbours);
            QVERIFY(fixed.pools.fogTerrain == map.pools.fogTerrain);
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const Board again = dealOrDie(fixed, seed);
                QVERIFY(again.hexes == board.hexes);
                QVERIFY(again.harbours == board.harbours);
            }
        }
    }

    void nothingPinnedIsTheSameMap() {
        for (const char* file : mapFiles) {
            const Map map = load(file);
            QVERIFY(pinned(map, dealOrDie(map, 1), {}, false) == map);
            const std::vector<Cell> outside{{-1, 0}, {63, 63}};
            QVERIFY(pinned(map, dealOrDie(map, 1), outside, false) == map);
        }
    }

    /// Six hexes of which the second is locked: the pool is what the other five have.
    void thePoolIsWhatIsLeft() {
        Map map = blankMap(1, 6, Terrain::Any);
        for (MapHex& hex : map.cells)
            hex.number = CellNumber::shuffled();
        map.options.set(Option::RedApart, 0);
        const Board board = dealOrDie(map, 3); // B-26, B-27: all five and a second forest; 5 9 4 10 6 8
        const std::vector<Cell> locked{{0, 1}};
        const Map rest = pinned(map, board, locked, true);
        QVERIFY(rest.pools.terrain && rest.pools.numbers && !rest.pools.harbours && !rest.pools.chips);
        TerrainPool terrain = defaultTerrainPool(6);
        --terrain[board.hexes[1].terrain];
        NumberPool numbers = defaultNumberPool(6);
        --numbers[board.hexes[1].number];
        QVERIFY(*rest.pools.terrain == terrain);
        QVERIFY(*rest.pools.numbers == numbers);
        QVERIFY(rest.at({0, 1}).number == CellNumber::fixed(board.hexes[1].number));
        QVERIFY(rest.at({0, 1}).terrain == board.hexes[1].terrain);
        QVERIFY(rest.at({0, 0}) == map.at({0, 0}));
    }
};

QTEST_APPLESS_MAIN(PinnedTest)
#include "tst_pinned.moc"
