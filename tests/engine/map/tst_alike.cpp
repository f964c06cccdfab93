#include "engine/map/alike.h"

#include <QtTest>

using namespace isle;

namespace {

/// Two rows of sea; forest on A1 and B1 (5 and shuffled), hills on D1, forest on A2.
Map smallMap() {
    Map map = blankMap(2, 5, Terrain::Sea);
    map.set({0, 0}, {Terrain::Forest, CellNumber::fixed(5), Marker::None});
    map.set({0, 1}, {Terrain::Forest, CellNumber::shuffled(), Marker::ChipGold});
    map.set({0, 3}, {Terrain::Hills, CellNumber::fixed(5), Marker::ChipGold});
    map.set({1, 4}, {Terrain::Forest, CellNumber::fixed(5), Marker::None});
    return map;
}

} // namespace

class TestAlike : public QObject {
    Q_OBJECT

  private slots:
    void byTerrain();
    void byNumber();
    void byGroup();
    void byGround();
    void outsideTheMap();
    void sameMarkersAndHarbours();
};

void TestAlike::byTerrain() {
    const Map map = smallMap();
    QCOMPARE(linkedAlike(map, {0, 0}, Alike::Terrain), (std::vector<Cell>{{0, 0}, {0, 1}}));
    QCOMPARE(allAlike(map, {0, 0}, Alike::Terrain), (std::vector<Cell>{{0, 0}, {0, 1}, {1, 4}}));
    QCOMPARE(linkedAlike(map, {0, 0}, Alike::TerrainAndNumber), (std::vector<Cell>{{0, 0}}));
    QCOMPARE(allAlike(map, {0, 0}, Alike::TerrainAndNumber), (std::vector<Cell>{{0, 0}, {1, 4}}));
    QCOMPARE(sameOnMap(map, {0, 3}, SameBy::Terrain), (std::vector<Cell>{{0, 3}}));
}

void TestAlike::byNumber() {
    const Map map = smallMap();
    // (1,4) in an odd row touches (0,4) and (0,5), not (0,3).
    QCOMPARE(linkedAlike(map, {0, 3}, Alike::Number), (std::vector<Cell>{{0, 3}}));
    QCOMPARE(sameOnMap(map, {0, 3}, SameBy::Number), (std::vector<Cell>{{0, 0}, {0, 3}, {1, 4}}));
}

void TestAlike::byGroup() {
    Map map = blankMap(1, 5, Terrain::Any);
    for (const std::int16_t col : {0, 1}) {
        MapHex hex = map.at({0, col});
        hex.group = 1;
        map.set({0, col}, hex);
    }
    map.set({0, 3},
            {Terrain::Hills, CellNumber::fixed(5), Marker::None, 1}); // fixed: its group means nothing
    QCOMPARE(linkedAlike(map, {0, 0}, Alike::Group), (std::vector<Cell>{{0, 0}, {0, 1}}));
    QCOMPARE(allAlike(map, {0, 2}, Alike::Group), (std::vector<Cell>{{0, 2}, {0, 4}}));
    QCOMPARE(allAlike(map, {0, 3}, Alike::Group), (std::vector<Cell>{{0, 3}}));
}

void TestAlike::byGround() {
    Map map = smallMap();
    map.set({0, 2}, {Terrain::Desert, {}, Marker::None});
    QCOMPARE(linkedAlike(map, {0, 3}, Alike::Ground), (std::vector<Cell>{{0, 0}, {0, 1}, {0, 2}, {0, 3}}));
    QCOMPARE(linkedAlike(map, {0, 4}, Alike::Ground), // the sea
             (std::vector<Cell>{{0, 4}, {1, 0}, {1, 1}, {1, 2}, {1, 3}}));
}

void TestAlike::outsideTheMap() {
    for (const Alike by : allAlikes) {
        QVERIFY(linkedAlike(smallMap(), {-1, 0}, by).empty());
        QVERIFY(allAlike(smallMap(), {0, 5}, by).empty());
    }
    for (const SameBy by : allSameBys)
        QVERIFY(sameOnMap(smallMap(), {2, 0}, by).empty());
}

void TestAlike::sameMarkersAndHarbours() {
    Map map = smallMap();
    QCOMPARE(sameOnMap(map, {0, 1}, SameBy::Marker), (std::vector<Cell>{{0, 1}, {0, 3}}));
    QVERIFY(sameOnMap(map, {0, 0}, SameBy::Marker).empty());
    map.setHarbour({{{0, 0}, Direction::SE}, HarbourKind::Ore});
    map.setHarbour({{{0, 3}, Direction::E}, HarbourKind::Ore});
    map.setHarbour({{{1, 4}, Direction::W}, HarbourKind::Generic});
    QCOMPARE(sameOnMap(map, {0, 0}, SameBy::Harbour), (std::vector<Cell>{{0, 0}, {0, 3}}));
    QVERIFY(sameOnMap(map, {0, 1}, SameBy::Harbour).empty());
}

QTEST_APPLESS_MAIN(TestAlike)
#include "tst_alike.moc"
