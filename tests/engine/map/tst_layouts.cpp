#include "engine/map/layouts.h"
#include "tests/support/random_map.h"

#include <QTest>

using namespace isle;
using namespace isle::test;

namespace {

/// A map with layouts of these names, the first open.
Map mapWith(const std::vector<std::string>& names) {
    Map map = blankMap(1, 1, Terrain::Sea);
    map.title = "Title";
    map.name = names.front();
    for (std::size_t i = 1; i < names.size(); ++i) {
        MapLayout layout = blankMap(1, static_cast<int>(i) + 1, Terrain::Desert);
        layout.name = names[i];
        map.otherLayouts.push_back(layout);
    }
    return map;
}

/// "a b* c": the names in order, a star for the open one.
std::string drawn(const Map& map) {
    std::string text;
    for (std::size_t i = 0; i < layoutCount(map); ++i)
        text += (i > 0 ? " " : "") + layoutAt(map, i).name + (i == map.openLayout ? "*" : "");
    return text;
}

std::vector<MapLayout> allOf(const Map& map) {
    std::vector<MapLayout> all;
    for (std::size_t i = 0; i < layoutCount(map); ++i)
        all.push_back(layoutAt(map, i));
    return all;
}

} // namespace

class LayoutsTest : public QObject {
    Q_OBJECT

  private slots:
    void switchingKeepsTheOrder() {
        Map map = mapWith({"a", "b", "c", "d"});
        QCOMPARE(drawn(map), std::string("a* b c d"));
        switchLayout(map, 2);
        QCOMPARE(drawn(map), std::string("a b c* d"));
        QCOMPARE(map.cols, 3);
        QCOMPARE(map.title, std::string("Title"));
        switchLayout(map, 3);
        QCOMPARE(drawn(map), std::string("a b c d*"));
        switchLayout(map, 1);
        QCOMPARE(drawn(map), std::string("a b* c d"));
        switchLayout(map, 1);
        QCOMPARE(drawn(map), std::string("a b* c d"));
    }

    void switchingThereAndBackIsNothing() {
        Random random(3);
        for (int i = 0; i < 200; ++i) {
            const Map map = drawMap(random, 4);
            const std::vector<MapLayout> all = allOf(map);
            for (std::size_t to = 0; to < layoutCount(map); ++to) {
                const Map other = withLayout(map, to);
                QCOMPARE(other.openLayout, to);
                QVERIFY(allOf(other) == all);
                QVERIFY(static_cast<const MapLayout&>(other) == all[to]);
                QVERIFY(withLayout(other, map.openLayout) == map);
            }
        }
    }

    void addingOpensTheNewOne() {
        Map map = mapWith({"a", "b"});
        MapLayout layout = blankMap(2, 2, Terrain::Sea);
        layout.name = "c";
        addLayout(map, layout);
        QCOMPARE(drawn(map), std::string("a b c*"));
        switchLayout(map, 0);
        layout.name = "d";
        addLayout(map, layout);
        QCOMPARE(drawn(map), std::string("a b c d*"));
    }

    void removing() {
        const Map map = mapWith({"a", "b", "c"});
        const auto removed = [&](std::size_t open, std::size_t index) {
            Map result = withLayout(map, open);
            removeLayout(result, index);
            return drawn(result);
        };
        QCOMPARE(removed(0, 0), std::string("b* c")); // nothing before it: the one after it
        QCOMPARE(removed(0, 1), std::string("a* c"));
        QCOMPARE(removed(0, 2), std::string("a* b"));
        QCOMPARE(removed(1, 0), std::string("b* c"));
        QCOMPARE(removed(1, 1), std::string("a* c")); // the one before it
        QCOMPARE(removed(1, 2), std::string("a b*"));
        QCOMPARE(removed(2, 0), std::string("b c*"));
        QCOMPARE(removed(2, 1), std::string("a c*"));
        QCOMPARE(removed(2, 2), std::string("a b*"));
    }

    void movingKeepsTheOpenOneOpen() {
        const Map map = mapWith({"a", "b", "c", "d"});
        const auto moved = [&](std::size_t open, std::size_t from, std::size_t to) {
            Map result = withLayout(map, open);
            moveLayout(result, from, to);
            return drawn(result);
        };
        QCOMPARE(moved(0, 0, 2), std::string("b c a* d"));
        QCOMPARE(moved(1, 0, 2), std::string("b* c a d"));
        QCOMPARE(moved(2, 0, 2), std::string("b c* a d"));
        QCOMPARE(moved(3, 0, 2), std::string("b c a d*"));
        QCOMPARE(moved(0, 3, 1), std::string("a* d b c"));
        QCOMPARE(moved(1, 3, 1), std::string("a d b* c"));
        QCOMPARE(moved(3, 3, 1), std::string("a d* b c"));
        QCOMPARE(moved(2, 1, 1), std::string("a b c* d"));
    }

    void theLayoutForSoManySeats() {
        Map map = mapWith({"a", "b", "c"});
        const auto seats = [](MapLayout& layout, int least, int most) {
            layout.minSeats = least;
            layout.maxSeats = most;
        };
        seats(map, 3, 4);
        seats(map.otherLayouts[0], 4, 6);
        seats(map.otherLayouts[1], 6, 6);
        QCOMPARE(layoutFor(map, 3), std::optional<std::size_t>(0));
        QCOMPARE(layoutFor(map, 4), std::optional<std::size_t>(0));
        QCOMPARE(layoutFor(map, 6), std::optional<std::size_t>(1));
        QCOMPARE(layoutFor(map, 2), std::optional<std::size_t>());
        switchLayout(map, 2);
        QCOMPARE(layoutFor(map, 6), std::optional<std::size_t>(2)); // the open one first
        QCOMPARE(layoutFor(map, 5), std::optional<std::size_t>(1));
    }
};

QTEST_APPLESS_MAIN(LayoutsTest)
#include "tst_layouts.moc"
