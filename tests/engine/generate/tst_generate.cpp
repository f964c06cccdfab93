#include "engine/base/random.h"
#include "engine/checks/check.h"
#include "engine/deal/deal.h"
#include "engine/generate/generate.h"

#include <QTest>

#include <map>

using namespace isle;

namespace {

struct Counts {
    std::array<int, terrainCount> terrain{};
    int chips = 0;
    int hexes = 0;
};

Counts countsOf(const Map& map) {
    Counts counts;
    for (const MapHex& hex : map.cells) {
        ++counts.terrain[static_cast<std::size_t>(hex.terrain)];
        counts.chips += hex.marker != Marker::None ? 1 : 0;
        counts.hexes += hex.terrain != Terrain::Void ? 1 : 0;
    }
    return counts;
}

int of(const Counts& counts, Terrain terrain) {
    return counts.terrain[static_cast<std::size_t>(terrain)];
}

/// Why a map is not equal to its image; empty when it is.
QString strangeness(const Map& map, const LatticeTransform& symmetry) {
    for (int row = 0; row < map.rows; ++row) {
        for (int col = 0; col < map.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (map.at(cell) != map.at(symmetry.apply(cell)))
                return QStringLiteral("the hex %1").arg(QString::fromStdString(nameOf(cell)));
        }
    }
    for (const MapHarbour& harbour : map.harbours) {
        const MapHarbour* image = map.harbourAt(symmetry.apply(harbour.edge));
        if (image == nullptr || image->kind != harbour.kind)
            return QStringLiteral("a harbour");
    }
    if (map.robberStart && symmetry.apply(*map.robberStart) != *map.robberStart)
        return QStringLiteral("the robber");
    if (map.pirateStart && symmetry.apply(*map.pirateStart) != *map.pirateStart)
        return QStringLiteral("the pirate");
    return {};
}

GenerateOptions randomOptions(Random& random) {
    GenerateOptions options;
    options.seed = random.next();
    options.seats = 2 + static_cast<int>(random.below(7));
    options.rows = 9 + static_cast<int>(random.below(10));
    options.cols = 9 + static_cast<int>(random.below(10));
    options.symmetry = allMapSymmetries[random.below(allMapSymmetries.size())];
    const auto images = static_cast<int>(symmetriesOf(options).size());
    options.islands = std::max(1, images * static_cast<int>(random.below(images > 2 ? 2 : 3))
                                      + (random.below(2) == 0 ? 1 : 0));
    if (images == 1)
        options.islands = 1 + static_cast<int>(random.below(6));
    options.seaShare = 55 + static_cast<int>(random.below(25));
    options.home = allHomeShapes[random.below(allHomeShapes.size())];
    options.shuffled = random.below(2) == 0;
    if (random.below(2) == 0)
        options.specials.gold = static_cast<int>(random.below(4));
    if (random.below(2) == 0)
        options.specials.desert = static_cast<int>(random.below(3));
    if (random.below(3) == 0)
        options.specials.fog = static_cast<int>(random.below(4));
    if (random.below(4) == 0)
        options.specials.villages = static_cast<int>(random.below(3));
    if (random.below(4) == 0)
        options.specials.canal = static_cast<int>(random.below(3));
    if (random.below(4) == 0 && options.islands > images)
        options.specials.chips = static_cast<int>(random.below(3));
    if (random.below(6) == 0)
        options.specials.chests = 2;
    options.specials.wonders = random.below(6) == 0;
    return options;
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT

    void verify(const GenerateOptions& options, const Map& map) {
        const Topology topology(shapeOf(map));
        QCOMPARE(topology.islands().size(), static_cast<std::size_t>(options.islands));
        QCOMPARE(map.islands.size(), topology.islands().size());
        QCOMPARE(topology.seaRegions(), 1);
        for (const Problem& problem : checkMap(map)) {
            QVERIFY2(problem.severity != Severity::Error, problem.message.english().c_str());
            QVERIFY2(problem.check != "land-on-rim", problem.message.english().c_str());
            QVERIFY2(problem.check != "sea-not-connected", problem.message.english().c_str());
            QVERIFY2(problem.check != "island-role", problem.message.english().c_str());
        }
        const Counts counts = countsOf(map);
        const auto images = static_cast<int>(symmetriesOf(options).size());
        QVERIFY(std::abs(seaShareOf(map) - options.seaShare) <= std::max(2.0, 100.0 * images / counts.hexes));
        const auto asked = [&](int wanted, int have) {
            return have >= wanted && have < wanted + std::max(1, images);
        };
        QVERIFY(asked(options.specials.gold, of(counts, Terrain::Gold)));
        QVERIFY(asked(options.specials.desert, of(counts, Terrain::Desert)));
        QVERIFY(asked(std::max(options.specials.fog, options.specials.chests), of(counts, Terrain::Fog)));
        QVERIFY(asked(options.specials.villages, of(counts, Terrain::Village)));
        QVERIFY(asked(options.specials.canal, of(counts, Terrain::Canal)));
        QVERIFY(asked(options.specials.chips, counts.chips));
        QCOMPARE(map.rulesFor(options.seats)[Option::Chests], options.specials.chests);
        QCOMPARE(map.rulesFor(options.seats).on(Option::Wonders), options.specials.wonders);
        QCOMPARE(map.maxSeats, options.seats);
        QCOMPARE(of(counts, Terrain::Any) > 0, options.shuffled);
        for (const LatticeTransform& symmetry : symmetriesOf(options))
            QCOMPARE(strangeness(map, symmetry), QString());
        QVERIFY(deal(map, 5).ok());
    }

  private slots:
    /// Whatever is asked for, the map is as asked, or a sentence says why it cannot be.
    void anyOptions() {
        Random random(20240);
        int made = 0;
        std::map<std::string_view, int> failures;
        for (int i = 0; i < 400; ++i) {
            const GenerateOptions options = randomOptions(random);
            const auto map = generateMap(options);
            if (!map.ok()) {
                QVERIFY(!map.error().english().empty());
                ++failures[map.error().sentence];
                continue;
            }
            ++made;
            verify(options, map.value());
            if (QTest::currentTestFailed())
                qFatal("option mix %d, seed %llu", i, static_cast<unsigned long long>(options.seed));
        }
        for (const auto& [sentence, count] : failures)
            qInfo("%d: %s", count, std::string(sentence).c_str());
        qInfo("%d of 400 made", made);
        QVERIFY(made >= 300);
    }

    /// The usual wishes never fail for any seed.
    void usualOptions() {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            GenerateOptions options;
            options.seed = seed;
            options.islands = 1 + static_cast<int>(seed % 4);
            const auto map = generateMap(options);
            QVERIFY2(map.ok(), map.ok() ? "" : map.error().english().c_str());
            verify(options, map.value());
            QCOMPARE(map.value().harbours.size(), std::size_t(9));
            QCOMPARE(map.value().pirateStart.has_value(), true);
            QVERIFY(generateMap(options).value() == map.value());
        }
    }

    void seedsDiffer() {
        GenerateOptions options;
        const Map first = generateMap(options).value();
        options.seed = 2;
        QVERIFY(first.cells != generateMap(options).value().cells);
    }

    /// A bar is longer than high.
    void bars() {
        GenerateOptions options;
        options.islands = 1;
        options.rows = 13;
        options.cols = 13;
        options.seaShare = 80; // 169 hexes: 34 of land
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            options.seed = seed;
            options.home = HomeShape::Bar;
            const Map bar = generateMap(options).value();
            int west = 99;
            int east = 0;
            int north = 99;
            int south = 0;
            for (int row = 0; row < bar.rows; ++row)
                for (int col = 0; col < bar.cols; ++col)
                    if (isLand(bar.at({std::int16_t(row), std::int16_t(col)}).terrain)) {
                        west = std::min(west, col);
                        east = std::max(east, col);
                        north = std::min(north, row);
                        south = std::max(south, row);
                    }
            QVERIFY(east - west > south - north);
        }
    }

    /// A ring lies round water: some sea hex has land on both sides in each of the three directions.
    void rings() {
        GenerateOptions options;
        options.islands = 1;
        options.rows = 13;
        options.cols = 13;
        options.seaShare = 80;
        options.home = HomeShape::Ring;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            options.seed = seed;
            const Map ring = generateMap(options).value();
            QCOMPARE(Topology(shapeOf(ring)).seaRegions(), 1);
            int most = 0;
            for (int row = 0; row < ring.rows; ++row) {
                for (int col = 0; col < ring.cols; ++col) {
                    const Cell cell{std::int16_t(row), std::int16_t(col)};
                    if (ring.at(cell).terrain != Terrain::Sea)
                        continue;
                    int sides = 0;
                    for (const Direction direction : allDirections) {
                        Cell at = cell;
                        for (int i = 0; i < 4 && !isLand(ring.at(at).terrain); ++i)
                            at = neighbour(at, direction);
                        sides += isLand(ring.at(at).terrain) ? 1 : 0;
                    }
                    most = std::max(most, sides);
                }
            }
            QVERIFY2(most >= 5, std::to_string(seed).c_str());
        }
    }

    /// Start islands: one in the middle where one is left over, else one for every turn.
    void startIslands() {
        GenerateOptions options;
        options.rows = 13;
        options.cols = 13;
        options.seaShare = 70;
        options.symmetry = MapSymmetry::ThreeFold;
        const auto starts = [&](int islands) {
            options.islands = islands;
            const auto map = generateMap(options);
            if (!map.ok())
                qFatal("%s", map.error().english().c_str());
            const auto& all = map.value().islands;
            return static_cast<int>(std::count_if(all.begin(), all.end(), [](const MapIsland& island) {
                return island.role == IslandRole::Start;
            }));
        };
        QCOMPARE(starts(4), 1);
        QCOMPARE(starts(3), 3);
        QCOMPARE(starts(6), 3);
    }

    void impossible_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("islands");
        QTest::addColumn<int>("symmetry");
        QTest::addColumn<int>("sea");
        QTest::addColumn<int>("home");
        QTest::addColumn<int>("fortresses");
        const auto row = [](const char* name) -> QTestData& { return QTest::newRow(name); };
        row("five in three") << "5 islands cannot repeat 3 times round the middle. Ask for 4 or 6." << 5 << 2
                             << 60 << 0 << 0;
        row("ring") << "A ring round the middle would cut its lagoon off from the sea. Ask for another "
                       "shape, or for so "
                       "many islands that none lies in the middle."
                    << 1 << 2 << 60 << 2 << 0;
        // 9 rows of 11 hexes: 7 rows of 9 lie inside the rim, and a tenth of sea leaves 89.
        row("no sea") << "The map has room for 63 land hexes inside its rim, but 89 are needed. Ask for a "
                         "larger map or "
                         "for more sea."
                      << 1 << 0 << 10 << 0 << 0;
        // 99 hexes: 5 of land; four seats take 12 and the two other islands one each.
        row("all sea")
            << "So much sea leaves 5 land hexes, but 3 islands for 4 seats take 14. Ask for less sea or for "
               "a larger map."
            << 3 << 0 << 95 << 0 << 0;
        row("fortress at home")
            << "Fortresses and chips lie on new islands, but every island of this map is a start "
               "island. Ask for more islands or for none of them."
            << 1 << 0 << 60 << 0 << 1;
    }
    void impossible() {
        QFETCH(int, islands);
        QFETCH(int, symmetry);
        QFETCH(int, sea);
        QFETCH(int, home);
        QFETCH(int, fortresses);
        GenerateOptions options;
        options.islands = islands;
        options.symmetry = allMapSymmetries[static_cast<std::size_t>(symmetry)];
        options.seaShare = sea;
        options.home = allHomeShapes[static_cast<std::size_t>(home)];
        options.specials.fortresses = fortresses;
        const auto map = generateMap(options);
        QVERIFY(!map.ok());
        QTEST(QString::fromStdString(map.error().english()), "sentence");
    }

    void names() {
        for (const HomeShape shape : allHomeShapes)
            QCOMPARE(homeShapeNamed(nameOf(shape)), std::optional(shape));
        for (const MapSymmetry symmetry : allMapSymmetries)
            QCOMPARE(mapSymmetryNamed(nameOf(symmetry)), std::optional(symmetry));
        QVERIFY(!homeShapeNamed("square"));
        QVERIFY(!mapSymmetryNamed("4"));
    }

    /// The largest map there is.
    void largest() {
        GenerateOptions options;
        options.rows = 64;
        options.cols = 64;
        options.islands = 12;
        options.seats = 8;
        options.seaShare = 40; // with more sea some island is further than the ships of a seat
        const auto map = generateMap(options);
        QVERIFY(map.ok());
        verify(options, map.value());
    }
};

QTEST_APPLESS_MAIN(TestGenerate)
#include "tst_generate.moc"
