#include "engine/map/pools.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

/// "forest x6, pasture x5" or "2 x1, 3 x2" as the spec writes pools.
std::vector<std::pair<std::string, int>> poolFrom(std::string_view text) {
    std::vector<std::pair<std::string, int>> pool;
    for (const QString& part : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                                   .split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const QStringList words = part.split(QStringLiteral(" x"));
        pool.emplace_back(words[0].toStdString(), words[1].toInt());
    }
    return pool;
}

TerrainPool terrainPoolFrom(std::string_view text) {
    TerrainPool pool;
    for (const auto& [word, count] : poolFrom(text))
        pool[terrainNamed(word).value()] = count;
    return pool;
}

NumberPool numberPoolFrom(std::string_view text) {
    NumberPool pool;
    for (const auto& [word, count] : poolFrom(text))
        pool[std::stoi(word)] = count;
    return pool;
}

HarbourPool harbours(int brick, int lumber, int wool, int grain, int ore, int generic) {
    HarbourPool pool;
    pool.count = {brick, lumber, wool, grain, ore, generic};
    return pool;
}

} // namespace

class TestPools : public QObject {
    Q_OBJECT

  private slots:
    void B26_terrainIsDealtInTurn() {
        QVERIFY(defaultTerrainPool(18)
                == terrainPoolFrom("forest x4, pasture x4, fields x4, hills x3, mountains x3"));
        QVERIFY(defaultTerrainPool(28)
                == terrainPoolFrom("forest x6, pasture x6, fields x6, hills x5, mountains x5"));
        QVERIFY(defaultTerrainPool(36)
                == terrainPoolFrom("forest x8, pasture x7, fields x7, hills x7, mountains x7"));
        QVERIFY(defaultTerrainPool(0) == TerrainPool());
        QVERIFY(defaultTerrainPool(1) == terrainPoolFrom("forest x1"));
    }

    void B27_tokensComeInSets() {
        const char* base = "2 x1, 3 x2, 4 x2, 5 x2, 6 x2, 8 x2, 9 x2, 10 x2, 11 x2, 12 x1";
        QVERIFY(defaultNumberPool(18) == numberPoolFrom(base));
        QVERIFY(defaultNumberPool(28)
                == numberPoolFrom("2 x2, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x2"));
        QVERIFY(defaultNumberPool(36)
                == numberPoolFrom("2 x2, 3 x4, 4 x4, 5 x4, 6 x4, 8 x4, 9 x4, 10 x4, 11 x4, 12 x2"));
        QVERIFY(defaultNumberPool(0) == NumberPool());
        QVERIFY(defaultNumberPool(3) == numberPoolFrom("5 x1, 9 x1, 4 x1"));
        QVERIFY(defaultNumberPool(21)
                == numberPoolFrom("2 x1, 3 x2, 4 x3, 5 x3, 6 x2, 8 x2, 9 x3, 10 x2, 11 x2, 12 x1"));
    }

    void B30_harbourKindsByTheirNumber() {
        QVERIFY(defaultHarbourPool(0) == HarbourPool());
        QVERIFY(defaultHarbourPool(5) == harbours(1, 1, 1, 1, 1, 0));
        QVERIFY(defaultHarbourPool(9) == harbours(1, 1, 1, 1, 1, 4));
        QVERIFY(defaultHarbourPool(11) == harbours(1, 1, 2, 1, 1, 5));
        QVERIFY(defaultHarbourPool(13) == harbours(2, 1, 2, 1, 1, 6));
        QVERIFY(defaultHarbourPool(19) == harbours(2, 2, 2, 2, 2, 9));
        QVERIFY(defaultHarbourPool(20) == harbours(3, 2, 2, 2, 2, 9)); // starts over
    }

    void S61_oneFogTileInFiveIsGold() {
        QVERIFY(defaultFogTerrainPool(14)
                == terrainPoolFrom("gold x2, forest x3, pasture x3, fields x2, hills x2, mountains x2"));
        QVERIFY(defaultFogTerrainPool(8)
                == terrainPoolFrom("gold x1, forest x2, pasture x2, fields x1, hills x1, mountains x1"));
        QVERIFY(defaultFogTerrainPool(3) == terrainPoolFrom("forest x1, pasture x1, fields x1"));
        QVERIFY(defaultFogTerrainPool(4)[Terrain::Gold] == 0);
        QVERIFY(defaultFogTerrainPool(5)[Terrain::Gold] == 1);
    }

    void S200_chipsComeInTheTurnPointHarbourGold() {
        QVERIFY(defaultChipPool(0) == ChipPool());
        QVERIFY(defaultChipPool(1) == (ChipPool{1, 0, 0}));
        QVERIFY(defaultChipPool(2) == (ChipPool{1, 1, 0}));
        QVERIFY(defaultChipPool(3) == (ChipPool{1, 1, 1}));
        QVERIFY(defaultChipPool(4) == (ChipPool{2, 1, 1}));
        QVERIFY(defaultChipPool(8) == (ChipPool{3, 3, 2}));
        for (int hexes = 0; hexes < 40; ++hexes)
            QCOMPARE(defaultChipPool(hexes).total(), hexes);
    }

    void S200_onlyChipsWithoutAKindOnProducingHexesComeFromThePool() {
        Map map = blankMap(1, 6, Terrain::Sea);
        map.set({0, 0}, {Terrain::Any, CellNumber::shuffled(), Marker::ChipAny});
        map.set({0, 1}, {Terrain::Hills, CellNumber::fixed(5), Marker::ChipAny});
        map.set({0, 2}, {Terrain::Hills, CellNumber::fixed(9), Marker::ChipGold}); // has its kind
        map.set({0, 3}, {Terrain::Gold, CellNumber::fixed(9), Marker::ChipAny});   // no place for one (S-3)
        map.set({0, 4}, {Terrain::Fog, CellNumber(), Marker::Chest});
        QCOMPARE(poolDemand(map).chips, 2);
        QVERIFY(resolvedPools(map).chips == (ChipPool{1, 1, 0}));
        map.pools.chips = ChipPool{0, 0, 5};
        QVERIFY(resolvedPools(map).chips == (ChipPool{0, 0, 5}));
    }

    void S102_theSpecsMapsHaveTheirPools_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specMaps.size(); ++i)
            QTest::newRow(std::string(specMaps[i].name).c_str()) << static_cast<int>(i);
    }
    void S102_theSpecsMapsHaveTheirPools() {
        QFETCH(int, index);
        const SpecMap& spec = specMaps[static_cast<std::size_t>(index)];
        const Map map = mapOf(spec);
        const DealtPools pools = resolvedPools(map);
        QVERIFY(pools.terrain == terrainPoolFrom(spec.terrain));
        QVERIFY(pools.numbers == numberPoolFrom(spec.numbers));
        QVERIFY(pools.fogTerrain == terrainPoolFrom(spec.fogTerrain));
        QVERIFY(pools.fogNumbers == numberPoolFrom(spec.fogNumbers));
        QVERIFY(pools.harbours == defaultHarbourPool(static_cast<int>(map.harbours.size())));
        const PoolDemand demand = poolDemand(map);
        QCOMPARE(demand.terrain, pools.terrain.total());
        QCOMPARE(demand.numbers, pools.numbers.total());
        QCOMPARE(demand.harbours, pools.harbours.total());
        QCOMPARE(demand.fog, pools.fogTerrain.total());
        QCOMPARE(demand.fog, pools.fogNumbers.total());
    }

    void defaultPoolsAlwaysFit() {
        Random random(31);
        for (int i = 0; i < 300; ++i) {
            Map map = drawMap(random, 9);
            map.pools = Pools();
            for (ShuffleGroup& group : map.groups)
                group = ShuffleGroup();
            const PoolDemand demand = poolDemand(map);
            const DealtPools pools = resolvedPools(map);
            QCOMPARE(pools.terrain.total(), demand.terrain);
            QCOMPARE(pools.numbers.total(), demand.numbers);
            QCOMPARE(pools.harbours.total(), demand.harbours);
            QCOMPARE(pools.fogTerrain.total(), demand.fog);
            QCOMPARE(pools.fogNumbers.total(), demand.fog);
            QCOMPARE(pools.chips.total(), demand.chips);
            QCOMPARE(pools.groups.size(), map.groups.size());
            for (std::size_t group = 0; group <= map.groups.size(); ++group) {
                QCOMPARE(pools.terrainOf(group).total(), demand.of(group).terrain);
                QCOMPARE(pools.numbersOf(group).total(), demand.of(group).numbers);
            }
        }
    }

    /// Seven hexes of a home island that are shuffled apart, one of them fixed; three of no group; one whose
    /// group does not exist.
    void groupsHavePoolsOfTheirOwn() {
        Map map = blankMap(1, 11, Terrain::Any);
        for (MapHex& hex : map.cells)
            hex.number = CellNumber::shuffled();
        for (std::size_t i = 0; i < 7; ++i)
            map.cells[i].group = 1;
        map.cells[6].terrain = Terrain::Forest;
        map.cells[6].number = CellNumber::fixed(9);
        map.cells[10].group = 2;
        map.groups.resize(1);
        const PoolDemand demand = poolDemand(map);
        QCOMPARE(demand.terrain, 4);
        QCOMPARE(demand.numbers, 4);
        QCOMPARE(demand.groups.size(), std::size_t{1});
        QCOMPARE(demand.groups[0].terrain, 6);
        QCOMPARE(demand.groups[0].numbers, 6);
        QCOMPARE(groupOf(map, map.cells[10]), std::size_t{0});
        DealtPools pools = resolvedPools(map);
        // B-26, B-27: for four hexes the first four of each order, for seven the first seven less what is
        // fixed.
        QVERIFY(pools.terrain == terrainPoolFrom("forest x1, pasture x1, fields x1, hills x1"));
        QVERIFY(pools.numbers == numberPoolFrom("4 x1, 5 x1, 9 x1, 10 x1"));
        QVERIFY(pools.terrainOf(1)
                == terrainPoolFrom("forest x1, pasture x2, fields x1, hills x1, mountains x1"));
        QVERIFY(pools.numbersOf(1) == numberPoolFrom("3 x1, 4 x1, 5 x1, 6 x1, 8 x1, 10 x1"));
        map.groups[0].numbers = numberPoolFrom("2 x6");
        map.pools.terrain = terrainPoolFrom("hills x4");
        pools = resolvedPools(map);
        QVERIFY(pools.numbersOf(1) == numberPoolFrom("2 x6"));
        QVERIFY(pools.terrain == terrainPoolFrom("hills x4"));
        QVERIFY(pools.terrainOf(1)
                == terrainPoolFrom("forest x1, pasture x2, fields x1, hills x1, mountains x1"));
    }

    void fixedHexesComeOutOfTheDefaults() {
        Map map = mapOf(specMaps[0]);
        map.set({1, 2}, {Terrain::Hills, CellNumber::fixed(6), Marker::None});
        map.setHarbour({map.harbours[0].edge, HarbourKind::Ore});
        const DealtPools pools = resolvedPools(map);
        QVERIFY(pools.terrain == terrainPoolFrom("forest x4, pasture x4, fields x4, hills x2, mountains x3"));
        QVERIFY(pools.numbers
                == numberPoolFrom("2 x1, 3 x2, 4 x2, 5 x2, 6 x1, 8 x2, 9 x2, 10 x2, 11 x2, 12 x1"));
        QVERIFY(pools.harbours == harbours(1, 1, 1, 1, 0, 4));
    }

    void explicitPoolsStay() {
        Map map = mapOf(specMaps[0]);
        map.pools.numbers = numberPoolFrom("6 x9, 8 x9");
        map.pools.terrain.emplace();
        map.pools.harbours = harbours(0, 0, 0, 0, 0, 9);
        map.pools.fogTerrain = terrainPoolFrom("gold x3");
        map.pools.fogNumbers = numberPoolFrom("2 x3");
        const DealtPools pools = resolvedPools(map);
        QVERIFY(pools.numbers == *map.pools.numbers);
        QVERIFY(pools.terrain == TerrainPool());
        QVERIFY(pools.harbours == *map.pools.harbours);
        QVERIFY(pools.fogTerrain == *map.pools.fogTerrain);
        QVERIFY(pools.fogNumbers == *map.pools.fogNumbers);
    }

    void numbersOnWhatTakesNoneAreNotDemanded() {
        Map map = blankMap(1, 3, Terrain::Desert);
        for (std::int16_t col = 0; col < 3; ++col)
            map.set({0, col},
                    {col == 0 ? Terrain::Sea : Terrain::Desert, CellNumber::shuffled(), Marker::None});
        QCOMPARE(poolDemand(map).numbers, 0);
    }
};

QTEST_APPLESS_MAIN(TestPools)
#include "tst_pools.moc"
