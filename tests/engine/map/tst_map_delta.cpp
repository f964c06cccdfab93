#include "engine/map/layouts.h"
#include "engine/map/map_delta.h"
#include "tests/support/random_map.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

/// Changes a few things of a map: hexes, texts, harbours, pools, prices, now and then its size.
Map changed(Random& random, const Map& map) {
    Map next = map;
    for (std::uint32_t i = random.below(4); i > 0; --i)
        next.set(drawCell(random, next), drawHex(random));
    switch (random.below(12)) {
    case 6:
        drawNarrowing(random, next);
        break;
    case 7:
        next.text.notes = drawText(random);
        break;
    case 8:
        switchLayout(next, random.below(static_cast<std::uint32_t>(layoutCount(next))));
        break;
    case 9: {
        const Map other = drawMap(random, 3);
        addLayout(next, other);
        break;
    }
    case 0:
        next.title = drawText(random);
        break;
    case 1:
        next.setHarbour({{drawCell(random, next), Direction::E}, HarbourKind::Ore});
        break;
    case 2:
        next.robberStart = drawCell(random, next);
        break;
    case 3: {
        const Map other = drawMap(random, 6);
        next.rows = other.rows;
        next.cols = other.cols;
        next.cells = other.cells;
        break;
    }
    case 4:
        next.pools.chips = ChipPool{drawBetween(random, 0, 3), 1, 2};
        break;
    case 5:
        next.wonderCosts = standardWonderCosts;
        (*next.wonderCosts)[random.below(wonderStages)][random.below(resourceCount)] += 1;
        break;
    default:
        break;
    }
    return next;
}

} // namespace

class TestMapDelta : public QObject {
    Q_OBJECT

  private slots:
    void appliesAndReverts() {
        Random random(41);
        for (int i = 0; i < 500; ++i) {
            const Map before = drawMap(random, 6);
            const Map after = random.below(4) == 0 ? drawMap(random, 6) : changed(random, before);
            const MapDelta delta(before, after);
            QCOMPARE(delta.empty(), before == after);
            QCOMPARE(delta.resized(), before.rows != after.rows || before.cols != after.cols);
            Map map = before;
            delta.apply(map);
            QVERIFY(map == after);
            delta.revert(map);
            QVERIFY(map == before);
        }
    }

    void appendedChangesAreOne() {
        Random random(42);
        for (int i = 0; i < 300; ++i) {
            const Map first = drawMap(random, 5);
            Map last = first;
            MapDelta sum;
            for (int step = 0; step < 5; ++step) {
                const Map next = random.below(5) == 0 ? first : changed(random, last);
                sum.append(MapDelta(last, next));
                last = next;
                Map map = first;
                sum.apply(map);
                QVERIFY(map == last);
                sum.revert(map);
                QVERIFY(map == first);
            }
        }
    }

    void aStrokeUndoneByAnotherIsNothing() {
        const Map before = blankMap(3, 3, Terrain::Sea);
        Map after = before;
        after.set({1, 1}, {Terrain::Forest, CellNumber::fixed(5), Marker::None});
        after.title = "Wood";
        MapDelta delta(before, after);
        QVERIFY(!delta.empty() && delta.touchesRest());
        delta.append(MapDelta(after, before));
        QVERIFY(delta.empty());
        QVERIFY(!delta.touchesRest());
    }

    void S106_chipsAndPricesAreTakenBack() {
        const Map before = blankMap(3, 3, Terrain::Sea);
        for (const bool chips : {true, false}) {
            Map after = before;
            if (chips)
                after.pools.chips = ChipPool{0, 0, 2};
            else
                after.wonderCosts = WonderCosts{{{1}, {2}, {3}, {4}}};
            const MapDelta delta(before, after);
            QVERIFY(delta.touchesRest() && delta.cells().empty());
            Map map = before;
            delta.apply(map);
            QVERIFY(map == after);
            delta.revert(map);
            QVERIFY(map == before);
        }
    }

    void onlyWhatChangedIsKept() {
        const Map before = blankMap(64, 64, Terrain::Sea);
        Map after = before;
        after.set({3, 5}, {Terrain::Gold, CellNumber(), Marker::None});
        after.set({2, 9}, {Terrain::Gold, CellNumber(), Marker::None});
        const MapDelta delta(before, after);
        QCOMPARE(delta.cells().size(), std::size_t{2});
        QVERIFY((delta.cells()[0].cell == Cell{2, 9})); // reading order
        QVERIFY((delta.cells()[1].cell == Cell{3, 5}));
        QVERIFY(delta.cells()[1].before.terrain == Terrain::Sea);
        QVERIFY(delta.cells()[1].after.terrain == Terrain::Gold);
        QVERIFY(!delta.touchesRest() && !delta.resized());
    }

    void groupsAndLimitsAreParts() {
        const Map before = blankMap(3, 3, Terrain::Any);
        Map after = before;
        MapHex hex = after.at({1, 1});
        hex.group = 1;
        hex.barred.insert(6);
        after.set({1, 1}, hex);
        const MapDelta delta(before, after);
        QCOMPARE(delta.cells().size(), std::size_t{1});
        QVERIFY(delta.cells()[0].after == hex && !delta.touchesRest());
    }

    void appendKeepsReadingOrder() {
        Random random(43);
        Map map = blankMap(6, 6, Terrain::Sea);
        MapDelta sum;
        for (int i = 0; i < 30; ++i) {
            Map next = map;
            next.set(drawCell(random, next), drawHex(random));
            sum.append(MapDelta(map, next));
            map = next;
        }
        for (std::size_t i = 1; i < sum.cells().size(); ++i)
            QVERIFY(sum.cells()[i - 1].cell < sum.cells()[i].cell);
    }

    void noChangeIsNothing() {
        Map map = blankMap(2, 2, Terrain::Sea);
        const Map same = map;
        const MapDelta delta(map, map);
        QVERIFY(delta.empty() && MapDelta().empty());
        delta.apply(map);
        MapDelta().revert(map);
        QVERIFY(map == same);
        MapDelta sum;
        sum.append(delta);
        QVERIFY(sum.empty());
    }
};

QTEST_APPLESS_MAIN(TestMapDelta)
#include "tst_map_delta.moc"
