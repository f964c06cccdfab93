#include "engine/checks/check.h"
#include "engine/deal/deal.h"
#include "engine/generate/coast.h"
#include "engine/generate/reference.h"
#include "engine/map/pools.h"

#include <QTest>

using namespace isle;

namespace {

int countOf(const Map& map, Terrain terrain) {
    int count = 0;
    for (const MapHex& hex : map.cells)
        count += hex.terrain == terrain ? 1 : 0;
    return count;
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

  private slots:
    void boards_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("fewest");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("producing");
        QTest::addColumn<int>("deserts");
        QTest::addColumn<int>("coastEdges");
        QTest::addColumn<int>("harbours");
        // Rows 3-4-3, 3-4-5-4-3, 3-4-5-6-5-4-3 and 4-5-6-7-6-5-4. A hexagonal board of rows a .. b .. a has
        // 6 corners; its outline in edges is 2 * (rows on one side * 2 - 1) + 4 * a ... counted by hand.
        QTest::newRow("2") << 2 << 2 << 2 << 9 << 1 << 22 << 7;
        QTest::newRow("3") << 3 << 3 << 4 << 18 << 1 << 30 << 9;
        QTest::newRow("4") << 4 << 3 << 4 << 18 << 1 << 30 << 9;
        QTest::newRow("5") << 5 << 5 << 6 << 28 << 2 << 38 << 11;
        QTest::newRow("6") << 6 << 5 << 6 << 28 << 2 << 38 << 11;
        QTest::newRow("7") << 7 << 7 << 8 << 36 << 1 << 42 << 13;
        QTest::newRow("8") << 8 << 7 << 8 << 36 << 1 << 42 << 13;
    }
    void boards() {
        QFETCH(int, seats);
        QFETCH(int, producing);
        QFETCH(int, deserts);
        for (const SeaFrame frame : {SeaFrame::None, SeaFrame::Coast, SeaFrame::Open}) {
            const Map map = referenceMap(seats, frame);
            QTEST(map.minSeats, "fewest");
            QTEST(map.maxSeats, "most");
            QCOMPARE(countOf(map, Terrain::Any), producing);
            QCOMPARE(countOf(map, Terrain::Desert), deserts);
            QVERIFY(map.robberStart && map.at(*map.robberStart).terrain == Terrain::Desert);
            const auto problems = checkMap(map);
            for (const Problem& problem : problems)
                if (problem.severity == Severity::Error)
                    QFAIL(problem.message.english().c_str());
            const Topology topology(shapeOf(map));
            QCOMPARE(topology.islands().size(), std::size_t(1));
            QVERIFY(deal(map, 1).ok());
            if (frame == SeaFrame::None) {
                QVERIFY(map.harbours.empty());
                continue;
            }
            const auto coasts = coastsOf(topology, IslandId(0));
            QCOMPARE(coasts.size(), std::size_t(1));
            QTEST(static_cast<int>(coasts[0].size()), "coastEdges");
            QTEST(static_cast<int>(map.harbours.size()), "harbours");
        }
    }

    /// The base board has the published tiles, tokens and harbours (B-26, B-27, B-30).
    void basePools() {
        const DealtPools pools = resolvedPools(referenceMap(4));
        QCOMPARE(pools.terrain[Terrain::Forest], 4);
        QCOMPARE(pools.terrain[Terrain::Hills], 3);
        QCOMPARE(pools.numbers[2], 1);
        QCOMPARE(pools.numbers[6], 2);
        QCOMPARE(pools.harbours[HarbourKind::Generic], 4);
        QCOMPARE(pools.harbours[HarbourKind::Ore], 1);
    }

    /// Only the open frame lets ships sail (S-17), and it has room for land on every side.
    void frames() {
        const auto sails = [](const Map& map) { return map.rulesFor(4).sea(); };
        QVERIFY(!sails(referenceMap(4, SeaFrame::Coast)));
        const Map open = referenceMap(4, SeaFrame::Open);
        QVERIFY(sails(open));
        QCOMPARE(countOf(open, Terrain::Void), 0);
        for (int i = 0; i < open.rows; ++i)
            for (int j = 0; j < 2; ++j)
                QCOMPARE(open.at({std::int16_t(i), std::int16_t(j)}).terrain, Terrain::Sea);
    }

    /// Coasts are closed walks: one edge after the other shares a crossing; a lake is a walk of its own.
    void coastsAreWalks() {
        Map map = referenceMap(4, SeaFrame::Open);
        map.set(*map.robberStart, {Terrain::Sea, {}, Marker::None});
        const Topology topology(shapeOf(map));
        const auto coasts = coastsOf(topology, IslandId(0));
        QCOMPARE(coasts.size(), std::size_t(2));
        QCOMPARE(coasts[0].size(), std::size_t(30));
        QCOMPARE(coasts[1].size(), std::size_t(6));
        for (const auto& coast : coasts) {
            for (std::size_t i = 0; i < coast.size(); ++i) {
                const auto& a = topology[topology.edgeAt(coast[i])];
                const auto& b = topology[topology.edgeAt(coast[(i + 1) % coast.size()])];
                QVERIFY(a.ends[0] == b.ends[0] || a.ends[0] == b.ends[1] || a.ends[1] == b.ends[0]
                        || a.ends[1] == b.ends[1]);
                QVERIFY(isLand(map.at(coast[i].cell).terrain));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
