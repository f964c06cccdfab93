#include "engine/map/map.h"
#include "tests/support/spec_maps.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

class TestMap : public QObject {
    Q_OBJECT

  private slots:
    void B11_resourcesOfTerrains() {
        QVERIFY(resourceOf(Terrain::Hills) == Resource::Brick);
        QVERIFY(resourceOf(Terrain::Forest) == Resource::Lumber);
        QVERIFY(resourceOf(Terrain::Pasture) == Resource::Wool);
        QVERIFY(resourceOf(Terrain::Fields) == Resource::Grain);
        QVERIFY(resourceOf(Terrain::Mountains) == Resource::Ore);
        for (const Terrain terrain :
             {Terrain::Void, Terrain::Sea, Terrain::Any, Terrain::Desert, Terrain::Gold, Terrain::Fog,
              Terrain::Village, Terrain::Fortress, Terrain::Canal})
            QVERIFY(!resourceOf(terrain));
    }

    void S3_kindsOfHexes() {
        for (const Terrain terrain : allTerrains) {
            QCOMPARE(isLand(terrain), terrain != Terrain::Void && terrain != Terrain::Sea);
            const bool plain = terrain == Terrain::Any || resourceOf(terrain).has_value();
            QCOMPARE(isProducing(terrain), plain);
            const bool special =
                terrain == Terrain::Gold || terrain == Terrain::Village || terrain == Terrain::Canal;
            QCOMPARE(takesNumber(terrain), plain || special); // S-102
            QCOMPARE(needsSea(terrain),
                     special || terrain == Terrain::Fog || terrain == Terrain::Fortress); // S-17
            QVERIFY(terrainNamed(nameOf(terrain)) == terrain);
        }
        QVERIFY(groundOf(Terrain::Void) == Ground::None && groundOf(Terrain::Sea) == Ground::Sea);
    }

    void B24_tokensAndTheirPips() {
        constexpr std::array pips{0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1, 0};
        for (int value = 0; value <= 13; ++value) {
            QCOMPARE(pipsOf(value), pips.at(static_cast<std::size_t>(value)));
            QCOMPARE(isToken(value), pipsOf(value) > 0);
            QCOMPARE(isRed(value), value == 6 || value == 8);
            QCOMPARE(std::count(tokenValues.begin(), tokenValues.end(), value), isToken(value) ? 1 : 0);
        }
    }

    void namesOfKindsAndMarkers() {
        for (const HarbourKind kind : allHarbourKinds)
            QVERIFY(harbourKindNamed(nameOf(kind)) == kind);
        for (const Marker marker : allMarkers)
            QVERIFY(markerNamed(nameOf(marker)) == marker);
        for (const Resource resource : allResources)
            QCOMPARE(nameOf(resource), nameOf(static_cast<HarbourKind>(resource)));
        QVERIFY(!terrainNamed("Sea") && !harbourKindNamed("") && !markerNamed("chip"));
    }

    void numbersOfCells() {
        QVERIFY(CellNumber().none() && !CellNumber().isFixed() && !CellNumber().isShuffled());
        QVERIFY(CellNumber::shuffled().isShuffled() && CellNumber::shuffled().value() == 0);
        QVERIFY(CellNumber::fixed(8).isFixed() && CellNumber::fixed(8).value() == 8);
        for (const int value : tokenValues)
            QVERIFY(CellNumber::fixed(value) != CellNumber::shuffled()
                    && CellNumber::fixed(value) != CellNumber());
    }

    void cellsInsideAndOutside() {
        Map map = blankMap(2, 3, Terrain::Sea);
        map.set({1, 2}, {Terrain::Gold, CellNumber::fixed(4), Marker::None});
        QVERIFY(map.at({1, 2}).terrain == Terrain::Gold);
        QVERIFY(map.at({0, 2}).terrain == Terrain::Sea);
        for (const Cell outside : {Cell{-1, 0}, Cell{0, -1}, Cell{2, 0}, Cell{0, 3}}) {
            QVERIFY(!map.contains(outside));
            QVERIFY(map.at(outside) == MapHex());
        }
        const Shape shape = shapeOf(map);
        QVERIFY(shape.at({1, 2}) == Ground::Land && shape.at({1, 1}) == Ground::Sea
                && shape.at({2, 2}) == Ground::None);
    }

    void harboursByEitherNameOfTheirEdge() {
        Map map = blankMap(3, 3, Terrain::Forest);
        const EdgePlace edge{{1, 1}, Direction::NE};
        map.setHarbour({edge, HarbourKind::Wool});
        QVERIFY(map.harbourAt(edge) != nullptr);
        QVERIFY(map.harbourAt(otherSide(edge)) == map.harbourAt(edge));
        QVERIFY((map.harbourAt({{1, 1}, Direction::E}) == nullptr));
        map.setHarbour({otherSide(edge), HarbourKind::Ore}); // replaces it
        QCOMPARE(map.harbours.size(), std::size_t{1});
        QVERIFY(map.harbourAt(edge)->kind == HarbourKind::Ore);
        map.removeHarbour(edge);
        QVERIFY(map.harbours.empty());
        map.removeHarbour(edge);
    }

    void harboursStaySorted() {
        Map map = blankMap(4, 4, Terrain::Forest);
        for (const Cell cell : {Cell{2, 1}, Cell{0, 3}, Cell{2, 0}, Cell{1, 1}})
            for (const Direction direction : {Direction::W, Direction::E})
                map.setHarbour({{cell, direction}, HarbourKind::Generic});
        QVERIFY(std::is_sorted(map.harbours.begin(), map.harbours.end()));
        for (const MapHarbour& harbour : map.harbours)
            for (const MapHarbour& other : map.harbours)
                QVERIFY(&harbour == &other || canonical(harbour.edge) != canonical(other.edge));
    }

    void S70_rolesOfIslands() {
        Map map = mapOf(specMapNamed("Four Islands"));
        const Topology topology(shapeOf(map));
        const auto roleAt = [&](Cell cell) {
            return islandRoles(map, topology)[topology[topology.hexAt(cell)].island.index()];
        };
        QVERIFY(roleAt({1, 1}) == IslandRole::Start);
        QVERIFY(roleAt({2, 5}) == IslandRole::New);
        // Any hex of the island names it; an island without an entry is new.
        map.islands = {{{2, 3}, "West", IslandRole::Start}};
        QVERIFY(roleAt({1, 1}) == IslandRole::Start);
        QVERIFY(roleAt({1, 7}) == IslandRole::New);
        // A map that names no start island starts on all of them.
        map.islands = {{{2, 5}, "Islet", IslandRole::New}};
        for (const IslandRole role : islandRoles(map, topology))
            QVERIFY(role == IslandRole::Start);
        map.islands.clear();
        for (const IslandRole role : islandRoles(map, topology))
            QVERIFY(role == IslandRole::Start);
        // Entries at sea or outside mean nothing.
        map.islands = {{{0, 0}, "Sea", IslandRole::New}, {{50, 50}, "Nowhere", IslandRole::New}};
        QCOMPARE(islandRoles(map, topology).size(), topology.islands().size());
    }

    void mapsAreValues() {
        const Map map = mapOf(specMapNamed("Cloth for Catan"));
        Map copy = map;
        QVERIFY(copy == map);
        copy.options.set(Option::VillageStock, 3);
        QVERIFY(copy != map);
        copy = map;
        copy.unknownFields.emplace_back("tides", "1");
        QVERIFY(copy != map);
    }
};

QTEST_APPLESS_MAIN(TestMap)
#include "tst_map.moc"
