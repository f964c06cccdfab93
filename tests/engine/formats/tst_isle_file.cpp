#include "engine/formats/isle_file.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

Map readOrDie(const QByteArray& text) {
    auto map = readIsle(text, QStringLiteral("test.isle"));
    if (!map)
        qFatal("%s", qPrintable(map.error().sentence()));
    return std::move(map).value();
}

QByteArray shippedMap(const char* name) {
    QFile file(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", name);
    return file.readAll();
}

/// A small map as text with one more field or option.
QByteArray with(const QByteArray& extra) {
    return "{\"format\": \"islewright map\", \"version\": 1, \"rows\": 1, \"columns\": 1, \"hexes\": [\"~\"]"
           + extra + "}";
}

} // namespace

class TestIsleFile : public QObject {
    Q_OBJECT

  private slots:
    void everyMapComesBackEqual() {
        Random random(2024);
        for (int i = 0; i < 300; ++i) {
            const Map map = drawMap(random);
            const QByteArray text = writeIsle(map);
            const Map again = readOrDie(text);
            QVERIFY2(again == map, text.constData());
            QCOMPARE(writeIsle(again), text);
        }
    }

    void theSpecsMapsComeBackEqual() {
        for (const SpecMap& spec : specMaps) {
            const Map map = mapOf(spec);
            QVERIFY(readOrDie(writeIsle(map)) == map);
        }
    }

    void mapsWithoutHexesComeBackEqual() {
        for (const auto& [rows, cols] : {std::pair{0, 0}, {0, 5}, {5, 0}}) {
            const Map map = blankMap(rows, cols, Terrain::Sea);
            QVERIFY(readOrDie(writeIsle(map)) == map);
        }
    }

    void theLargestMapComesBackEqual() {
        Random random(64);
        Map map = blankMap(64, 64, Terrain::Sea);
        for (MapHex& hex : map.cells)
            hex = drawHex(random);
        QVERIFY(readOrDie(writeIsle(map)) == map);
    }

    void oneHexIsOneLine() {
        Random random(7);
        for (int i = 0; i < 300; ++i) {
            Map map = drawMap(random);
            const QList<QByteArray> before = writeIsle(map).split('\n');
            const Cell cell = drawCell(random, map);
            const MapHex old = map.at(cell);
            MapHex hex = drawHex(random);
            hex.group = old.group; // these two stand apart from the rows
            hex.barred = old.barred;
            map.set(cell, hex);
            const QList<QByteArray> after = writeIsle(map).split('\n');
            QCOMPARE(after.size(), before.size());
            int changed = 0;
            for (qsizetype line = 0; line < before.size(); ++line)
                changed += before[line] != after[line] ? 1 : 0;
            QCOMPARE(changed, map.at(cell) == old ? 0 : 1);
        }
    }

    void rowsLookLikeTheMap() {
        Map map = blankMap(2, 3, Terrain::Sea);
        map.set({0, 1}, {Terrain::Forest, CellNumber::fixed(10), Marker::None});
        map.set({1, 0}, {Terrain::Any, CellNumber::shuffled(), Marker::ChipAny});
        map.set({1, 2}, {Terrain::Fog, CellNumber(), Marker::Chest});
        const QByteArray text = writeIsle(map);
        QVERIFY(text.contains("\n    \" ~   f10 ~    \",\n    \"  +o?  ~  #%  \"\n"));
    }

    void everyTokenIsReadAsWritten() {
        for (const Terrain terrain : allTerrains) {
            for (const Marker marker : allMarkers) {
                Map map = blankMap(1, 12, terrain);
                for (std::int16_t i = 0; i < 12; ++i) {
                    const CellNumber number =
                        i == 0   ? CellNumber()
                        : i == 1 ? CellNumber::shuffled()
                                 : CellNumber::fixed(tokenValues.at(static_cast<std::size_t>(i) - 2));
                    map.set({0, i}, {terrain, number, marker});
                }
                QVERIFY(readOrDie(writeIsle(map)) == map);
            }
        }
    }

    void readsAnySpacing() {
        const Map map =
            readOrDie("{\"format\": \"islewright map\", \"version\": 1, \"rows\": 2, \"columns\": 3,\r\n"
                      "\"hexes\": [\"~ f8 +h10\", \"    d+p5#%\"], \"robber\": \"(1,  0)\"}");
        QCOMPARE(map.at({0, 2}), (MapHex{Terrain::Hills, CellNumber::fixed(10), Marker::ChipAny}));
        QCOMPARE(map.at({1, 0}), (MapHex{Terrain::Desert, CellNumber(), Marker::None}));
        QCOMPARE(map.at({1, 1}), (MapHex{Terrain::Pasture, CellNumber::fixed(5), Marker::ChipAny}));
        QCOMPARE(map.at({1, 2}), (MapHex{Terrain::Fog, CellNumber(), Marker::Chest}));
        QCOMPARE(map.robberStart.value(), (Cell{1, 0}));
    }

    void whatIsNotNamedHasItsDefault() {
        const Map map = readOrDie(with(""));
        Map expected = blankMap(1, 1, Terrain::Sea);
        QVERIFY(map == expected);
    }

    void unknownFieldsSurvive() {
        const QByteArray text = with(R"(, "colour": {"b": [1, 2.50, "x\u0041"], "a": null},
            "options": {"tides": "high", "target": 8, "a.b": 1}, "pools": {"shells": {"x": 1}},
            "options.tides": true, "back\\slash": "")");
        const Map map = readOrDie(text);
        QCOMPARE(map.options.get(Option::Target), std::optional(8));
        QCOMPARE(map.unknownFields.size() + map.unknownMapFields.size(), std::size_t{6});
        const QByteArray once = writeIsle(map);
        const Map again = readOrDie(once);
        QVERIFY(again == map); // whatever the order in which the file named them
        QCOMPARE(writeIsle(again), once);
        QVERIFY(once.contains(R"("colour": {"b":[1,2.50,"xA"],"a":null})"));
        QVERIFY(once.contains("    \"tides\": \"high\",\n    \"a.b\": 1\n"));
        QVERIFY(once.contains("    \"shells\": {\"x\":1}\n"));
        QVERIFY(once.contains("\n  \"options.tides\": true"));
        QVERIFY(once.contains(R"("back\\slash": "")"));
    }

    void bothNamesOfAPlaceAreOne() {
        // (0,1) W is (0,0) E; the north of (1,0) is the south-east of (0,0).
        Map map = blankMap(2, 2, Terrain::Forest);
        map.forbiddenStarts = {canonical(CrossingPlace{{0, 0}, Corner::N})};
        QVERIFY(map.forbiddenStarts[0].cell.row < 0); // its first name lies outside the map
        const QByteArray text = writeIsle(map);
        QVERIFY(text.contains("\"(0,0) N\""));
        QVERIFY(readOrDie(text) == map);
    }

    void whatLiesOutsideIsNotWritten() {
        Map map = blankMap(2, 2, Terrain::Forest);
        const QByteArray plain = writeIsle(map);
        map.robberStart = Cell{5, 5};
        map.pirateStart = Cell{-1, 0};
        map.farSide = {{2, 0}};
        map.islands = {{{0, 2}, "Nowhere", IslandRole::New}};
        map.forbiddenStarts = {{{7, 7}, Corner::S}};
        map.setHarbour({{{3, 3}, Direction::E}, HarbourKind::Ore});
        QCOMPARE(writeIsle(map), plain);
    }

    void saysWhichOptionAndItsRange_B204_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("message");
        QTest::newRow("too low") << QByteArray("\"target\": 2")
                                 << "The option \"target\" takes a number from 3 to 99, but found 2.";
        QTest::newRow("too high") << QByteArray("\"bank\": 201")
                                  << "The option \"bank\" takes a number from 1 to 200, but found 201.";
        QTest::newRow("no word of it")
            << QByteArray("\"red_apart\": \"maybe\"")
            << "The option \"red_apart\" takes one of off, on, but found \"maybe\".";
        QTest::newRow("number in quotes")
            << QByteArray("\"target\": \"12\"")
            << "The option \"target\" takes a number from 3 to 99, but found \"12\".";
        QTest::newRow("fraction") << QByteArray("\"target\": 12.5")
                                  << "The option \"target\" takes a number from 3 to 99, but found 12.5.";
        QTest::newRow("truth") << QByteArray("\"wonders\": true")
                               << "The option \"wonders\" takes one of off, on, but found true.";
    }
    void saysWhichOptionAndItsRange_B204() {
        QFETCH(QByteArray, value);
        QFETCH(QString, message);
        const auto map = readIsle(with(", \"options\": {" + value + "}"), QStringLiteral("x.isle"));
        QVERIFY(!map);
        QCOMPARE(map.error().message, message);
    }

    void numbersAndWordsOfOneOption() {
        QCOMPARE(readOrDie(with(R"(, "options": {"no_sevens_rounds": "all"})"))
                     .options.get(Option::NoSevensRounds),
                 std::optional(allRounds));
        QCOMPARE(
            readOrDie(with(R"(, "options": {"no_sevens_rounds": 9})")).options.get(Option::NoSevensRounds),
            std::optional(9));
        QVERIFY(!readIsle(with(R"(, "options": {"no_sevens_rounds": 10})"), QString()));
        QCOMPARE(readOrDie(with(R"(, "options": {"first_seat": "host"})")).options.get(Option::FirstSeat),
                 std::optional(static_cast<int>(FirstSeat::Host)));
    }

    void everyMapFileComesBackByteForByte() {
        int files = 0;
        for (const char* folder : {ISLEWRIGHT_SOURCE_DIR "/maps", ISLEWRIGHT_TEST_DATA "/maps"}) {
            const QDir dir(QString::fromUtf8(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.isle")}, QDir::Files)) {
                QFile file(dir.filePath(name));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray text = file.readAll();
                QCOMPARE(writeIsle(readOrDie(text)), text);
                ++files;
            }
        }
        QVERIFY(files >= 15); // 3 boards, 11 scenarios and the map of all specials
    }

    /// S-106: in a stable order, whatever the order of the file; what costs nothing is not named.
    void S106_chipsAndPrices() {
        const QByteArray text =
            with(R"(, "wonder_costs": [{"ore": 20, "brick": 2}, {}, {"wool": 0}, {"grain": 3}],
            "pools": {"chips": {"chip-gold": 2, "chip-harbour": 0, "chip-point": 1}})");
        const Map map = readOrDie(text);
        QVERIFY(map.pools.chips == (ChipPool{1, 0, 2}));
        QVERIFY(map.wonderCosts.has_value());
        QVERIFY(*map.wonderCosts == (WonderCosts{{{2, 0, 0, 0, 20}, {}, {}, {0, 0, 0, 3, 0}}}));
        const QByteArray written = writeIsle(map);
        QVERIFY2(written.contains("  \"pools\": {\n"
                                  "    \"chips\": {\"chip-point\": 1, \"chip-gold\": 2}\n"
                                  "  },\n"
                                  "  \"wonder_costs\": [\n"
                                  "    {\"brick\": 2, \"ore\": 20},\n"
                                  "    {},\n"
                                  "    {},\n"
                                  "    {\"grain\": 3}\n"
                                  "  ]\n"),
                 written.constData());
        QVERIFY(readOrDie(written) == map);
        QVERIFY(readOrDie(with(R"(, "pools": {"chips": {}})")).pools.chips == ChipPool());
        QVERIFY(!readOrDie(with("")).wonderCosts); // S-243: the standard prices
    }

    void theShippedMapsAreTheSpecs() {
        const auto same = [](const char* file, std::string_view name) {
            const QByteArray text = shippedMap(file);
            const Map map = readOrDie(text);
            const Map spec = mapOf(specMapNamed(name));
            QCOMPARE(writeIsle(map), text);
            QVERIFY(map.cells == spec.cells);
            QVERIFY(map.harbours == spec.harbours);
            QVERIFY(map.robberStart == spec.robberStart);
            QVERIFY(map.pirateStart == spec.pirateStart);
            QVERIFY(map.pools == Pools());
            QCOMPARE(map.minSeats, 2); // S-95
            QCOMPARE(map.maxSeats, 4);
            QVERIFY(!map.title.empty() && !map.description.empty() && !map.licence.empty());
        };
        same("heading-for-new-shores.isle", "Heading for New Shores");
        same("first-island.isle", "19 land hexes");
        const Map shores = readOrDie(shippedMap("heading-for-new-shores.isle"));
        QCOMPARE(shores.islands.size(), std::size_t{4});
        for (const MapIsland& island : shores.islands)
            QCOMPARE(island.role == IslandRole::Start, island.name == "Homeland");
        QCOMPARE(shores.rulesFor(4)[Option::Target], 12);
        QVERIFY(shores.rulesFor(4).sea());
        const Map first = readOrDie(shippedMap("first-island.isle"));
        QCOMPARE(first.rulesFor(4)[Option::Target], 10);
        QVERIFY(!first.rulesFor(4).sea());
    }

    void savesAndLoads() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Größe 岛.isle"));
        const Map map = mapOf(specMapNamed("Four Islands"));
        QVERIFY(saveIsle(map, path));
        const auto again = loadIsle(path);
        QVERIFY(again);
        QVERIFY(again.value() == map);
    }

    void saysWhatIsWrongWithAFile() {
        QTemporaryDir folder;
        const QString missing = folder.filePath(QStringLiteral("missing.isle"));
        QVERIFY(!loadIsle(missing));
        QVERIFY(loadIsle(missing).error().sentence().startsWith(
            missing + QStringLiteral(": The file cannot be opened")));
        QCOMPARE(loadIsle(folder.path()).error().message, QStringLiteral("This is not a file."));
        QVERIFY(!saveIsle(Map(), folder.filePath(QStringLiteral("none/x.isle"))));

        QFile large(folder.filePath(QStringLiteral("large.isle")));
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(8 * 1024 * 1024 + 1));
        large.close();
        QCOMPARE(loadIsle(large.fileName()).error().message,
                 QStringLiteral("The file is larger than 8388608 bytes."));
    }

    void aFailedSaveLeavesTheOldFile() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.isle"));
        QVERIFY(saveIsle(blankMap(1, 1, Terrain::Sea), path));
        Map huge = blankMap(1, 1, Terrain::Sea);
        huge.description = std::string(9 * 1024 * 1024, 'x');
        QVERIFY(!saveIsle(huge, path));
        QVERIFY(loadIsle(path));
        QVERIFY(loadIsle(path).value() == blankMap(1, 1, Terrain::Sea));
    }
};

QTEST_APPLESS_MAIN(TestIsleFile)
#include "tst_isle_file.moc"
