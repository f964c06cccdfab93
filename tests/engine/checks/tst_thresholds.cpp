#include "engine/checks/profile.h"
#include "engine/formats/isle_file.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace isle;

namespace {

/// A golden map on the edge of a threshold: with the one value its check is content, with the next it is not.
struct Edge {
    const char* map;
    const char* check;
    const char* threshold;
    double content;
    double failing;
};
constexpr std::array edges{
    Edge{"terrain-clump", "terrain-clump", "at-most", 4, 3},
    Edge{"crossing-pips", "crossing-pips", "at-most", 13, 12},
    Edge{"crossing-pips-2", "crossing-pips", "at-least", 3, 4},
    Edge{"number-twice-on-resource", "number-twice-on-resource", "at-most", 2, 1},
    Edge{"reds-per-resource", "reds-per-resource", "at-most", 3, 2},
    Edge{"robber-prone", "robber-prone", "at-most", 80, 75},             // 4 of 5 pips
    Edge{"area-pips", "area-pips", "at-most", 1.15, 1.1},                // 14 / 9 - 4 / 9
    Edge{"area-pips", "area-pips", "hexes", 4, 3},                       // of three hexes each
    Edge{"harbour-hinterland", "harbour-hinterland", "at-most", 5, 4.5}, // 5 pips to 1
    Edge{"gold-number", "gold-number", "at-most", 5, 4},                 // an 8
    Edge{"far-island-reach", "far-island-reach", "at-most", 8, 7},       // 2 ships a hex, four hexes
    Edge{"start-room", "start-room", "each", 9, 10},                     // 19 crossings for two
    Edge{"draft-fairness", "draft-fairness", "three-seats", 1.5, 1.45}}; // 1.47

Map load(const char* name) {
    auto map = loadIsle(QStringLiteral(ISLEWRIGHT_TEST_DATA "/checks/%1.isle").arg(name));
    if (!map)
        qFatal("%s", qPrintable(map.error().sentence()));
    return std::move(map.value());
}

/// A profile in which only one check is on.
CheckProfile only(const Check& check) {
    CheckProfile profile;
    profile.preset = Preset::Off;
    profile.setOn(check, true);
    return profile;
}

} // namespace

class ThresholdsTest : public QObject {
    Q_OBJECT

  private slots:
    void bothSidesOfTheLimit_data() {
        QTest::addColumn<std::size_t>("row");
        for (std::size_t i = 0; i < edges.size(); ++i)
            QTest::addRow("%s %s", edges[i].map, edges[i].threshold) << i;
    }
    void bothSidesOfTheLimit() {
        QFETCH(std::size_t, row);
        const Edge& edge = edges[row];
        const Check& check = *checkNamed(edge.check);
        const Map map = load(edge.map);
        CheckProfile profile = only(check);
        profile.setThreshold(check, edge.threshold, edge.content);
        QVERIFY(checkMap(map, profile).empty());
        profile.setThreshold(check, edge.threshold, edge.failing);
        QVERIFY(!checkMap(map, profile).empty());
    }

    /// Ore has 3 of 38 pips on 2 of 11 hexes: 0.434 times its share.
    void resourcePipsHaveFiveLimits() {
        const Map map = load("resource-pips");
        const Check& check = *checkNamed("resource-pips");
        const auto content = [&](const char* threshold, double value) {
            CheckProfile profile = only(check);
            profile.setThreshold(check, "floor", 3);
            profile.setThreshold(check, "share-at-least", 0.4);
            profile.setThreshold(check, threshold, value);
            return checkMap(map, profile).empty();
        };
        QVERIFY(content("floor", 3) && !content("floor", 4));
        QVERIFY(content("share-at-least", 0.4) && !content("share-at-least", 0.45));
        // Lumber has the most for its hexes but for wool: 13 of 3; wool 8 of 2, 1.16 times its share;
        // lumber 1.25.
        QVERIFY(content("share-at-most", 1.3) && !content("share-at-most", 1.25));
        QVERIFY(content("each-at-least", 1.5) && !content("each-at-least", 1.75)); // ore: 3 of 2
        QVERIFY(content("each-at-most", 4.5) && !content("each-at-most", 4.25));   // lumber: 13 of 3
    }

    void fixesAreOffered_data() {
        QTest::addColumn<int>("fixes");
        QTest::newRow("terrain-clump") << 1;
        QTest::newRow("edge-adjacent") << 1;
        QTest::newRow("same-number-adjacent") << 1;
        QTest::newRow("number-twice-on-resource") << 1;
        QTest::newRow("reds-per-resource") << 1;
        QTest::newRow("crossing-pips") << 1;
        QTest::newRow("resource-pips") << 1;
        QTest::newRow("robber-prone") << 1;
        QTest::newRow("area-pips") << 1;
        QTest::newRow("gold-number") << 1;
        QTest::newRow("gold-at-start") << 1;
        QTest::newRow("harbour-own-resource") << 2;
        QTest::newRow("fog-stack") << 1;
        QTest::newRow("target-reachable") << 1;
    }
    void fixesAreOffered() {
        QFETCH(int, fixes);
        const char* id = QTest::currentDataTag();
        const auto problems = checkMap(load(id), only(*checkNamed(id)));
        QVERIFY(!problems.empty());
        for (const Problem& problem : problems)
            QCOMPARE(static_cast<int>(problem.fixes.size()), fixes);
    }

    /// Two and three seats, four, five, six and more have limits of their own.
    void draftsAreJudgedBySeats() {
        Map map = load("draft-fairness");
        const Check& check = *checkNamed("draft-fairness");
        map.options.set(Option::SetupSettlements, 2);
        CheckProfile profile = only(check);
        profile.setThreshold(check, "three-seats", 5);
        QVERIFY(checkMap(map, profile).empty());
        map.maxSeats = 4; // too many for the six places: see start-crossings
        QVERIFY(checkMap(map, profile).empty());
    }
};

QTEST_APPLESS_MAIN(ThresholdsTest)
#include "tst_thresholds.moc"
