#include "engine/formats/game_file.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/pack_file.h"
#include "engine/map/layouts.h"
#include "tests/support/random_map.h"

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

/// A map of two rows and two columns with more fields.
QByteArray with(const QByteArray& extra) {
    return "{\n\"format\": \"islewright map\", \"version\": 1,\n\"rows\": 2, \"columns\": 2,\n"
           "\"hexes\": [\"f8 o?\", \"o? o?\"]"
           + extra + "}";
}

TokenSet setOf(std::initializer_list<int> values) {
    TokenSet set;
    for (const int value : values)
        set.insert(value);
    return set;
}

/// How many lines of two texts differ, when they have the same number of lines; else -1.
int changedLines(const QByteArray& a, const QByteArray& b) {
    const QList<QByteArray> before = a.split('\n');
    const QList<QByteArray> after = b.split('\n');
    if (before.size() != after.size())
        return -1;
    int changed = 0;
    for (qsizetype line = 0; line < before.size(); ++line)
        changed += before[line] != after[line] ? 1 : 0;
    return changed;
}

} // namespace

class TestIsleLayouts : public QObject {
    Q_OBJECT

  private slots:
    void readsAndWritesGroupsLimitsTextsAndAccepted() {
        const QByteArray tail = R"isle(,
  "groups": [
    {
      "name": "Home",
      "terrain": {"forest": 2},
      "hexes": [
        "(0,1)",
        "(1,1)"
      ]
    },
    {
      "name": "Far",
      "numbers": {"4": 1}
    }
  ],
  "number_limits": [
    "(0,1) only 4 5 9",
    "(1,0) not 6 8"
  ],
  "accepted": {
    "red_apart:B2": "meant so"
  }
}
)isle";
        const QByteArray text = R"isle({
  "format": "islewright map",
  "version": 1,
  "title": "",
  "author": "",
  "licence": "",
  "description": "",
  "text": {
    "story": [
      "# Storm",
      "",
      "They land."
    ],
    "notes": "Too windy."
  },
  "seats": [3, 4],
  "rows": 2,
  "columns": 2,
  "hexes": [
    " f8  o?   ",
    "   o?  o? "
  ])isle" + tail;
        const Map map = readOrDie(text);
        QCOMPARE(map.text.story, std::string("# Storm\n\nThey land."));
        QCOMPARE(map.text.notes, std::string("Too windy."));
        QVERIFY(map.text.setUp.empty());
        QCOMPARE(map.groups.size(), std::size_t{2});
        QCOMPARE(map.groups[0].name, std::string("Home"));
        QCOMPARE(map.groups[0].terrain->count[static_cast<std::size_t>(Terrain::Forest)], 2);
        QVERIFY(!map.groups[0].numbers);
        QCOMPARE(map.groups[1].numbers.value()[4], 1);
        QCOMPARE(int{map.at({0, 1}).group}, 1);
        QCOMPARE(int{map.at({1, 0}).group}, 0);
        QCOMPARE(int{map.at({1, 1}).group}, 1);
        QVERIFY(map.at({0, 1}).barred == setOf({2, 3, 6, 8, 10, 11, 12}));
        QVERIFY(map.at({1, 0}).barred == setOf({6, 8}));
        QCOMPARE(map.accepted.size(), std::size_t{1});
        QCOMPARE(map.accepted[0].key, std::string("red_apart:B2"));
        QCOMPARE(map.accepted[0].reason, std::string("meant so"));
        QCOMPARE(writeIsle(map), text);
    }

    void oneLimitIsOneLine() {
        Random random(11);
        for (int i = 0; i < 200; ++i) {
            Map map = drawMap(random);
            const Cell cell = drawCell(random, map);
            MapHex hex = map.at(cell);
            hex.barred = setOf({2});
            map.set(cell, hex);
            const QByteArray before = writeIsle(map);
            hex.barred = setOf({tokenValues.at(1 + random.below(9)), 2});
            map.set(cell, hex);
            QCOMPARE(changedLines(before, writeIsle(map)), 1);
        }
    }

    void oneHexOfAnotherLayoutIsOneLine() {
        Map map = blankMap(3, 3, Terrain::Sea);
        map.otherLayouts.push_back(blankMap(4, 4, Terrain::Sea));
        const QByteArray before = writeIsle(map);
        map.otherLayouts[0].set({2, 2}, {Terrain::Desert, {}, Marker::None});
        QCOMPARE(changedLines(before, writeIsle(map)), 1);
    }

    void allValuesBarredAndNone() {
        Map map = blankMap(1, 1, Terrain::Any);
        const QByteArray plain = writeIsle(map);
        MapHex hex = map.at({0, 0});
        hex.barred = setOf({2, 3, 4, 5, 6, 8, 9, 10, 11, 12});
        map.set({0, 0}, hex);
        const QByteArray text = writeIsle(map);
        QVERIFY(text.contains("\"(0,0) not 2 3 4 5 6 8 9 10 11 12\""));
        QVERIFY(readOrDie(text) == map);
        const Map all = readOrDie(with(R"(, "number_limits": ["(0,1) only 2 3 4 5 6 8 9 10 11 12"])"));
        QVERIFY(all.at({0, 1}).barred.empty());
        QVERIFY(!plain.contains("limits") && !plain.contains("groups") && !plain.contains("layout"));
        QVERIFY(!plain.contains("text") && !plain.contains("accepted"));
    }

    /// The third of four layouts is open; each keeps its place, its name and its unknown fields.
    void layoutsKeepTheirPlaces() {
        Map map = blankMap(1, 1, Terrain::Sea);
        map.name = "3 seats";
        for (const char* name : {"4 seats", "5 seats", "6 seats"}) {
            MapLayout layout = blankMap(1, 2, Terrain::Desert);
            layout.name = name;
            layout.unknownFields = {{"colour", std::string("\"") + name + "\""}};
            map.otherLayouts.push_back(layout);
        }
        switchLayout(map, 2);
        const QByteArray text = writeIsle(map);
        QVERIFY2(text.contains("  \"open_layout\": 2,\n  \"layout_name\": \"5 seats\",\n"), text.constData());
        QVERIFY2(text.contains("  \"layout\": {\n    \"colour\": \"5 seats\"\n  },\n"), text.constData());
        const Map again = readOrDie(text);
        QVERIFY(again == map);
        for (std::size_t i = 0; i < 4; ++i) {
            const Map other = withLayout(again, i);
            QVERIFY(readOrDie(writeIsle(other)) == other);
            QCOMPARE(withLayout(other, 2) == map, true);
        }
    }

    void unknownFieldsSurviveEverywhere() {
        const QByteArray text = with(R"(, "text": {"epilogue": ["x"], "story": "s"}, "music": 1, "name": "n",
            "groups": [{"wind": {"b": 1}, "name": "G"}], "layout": {"tide": 2, "title": "t"},
            "layouts": [{"rows": 0, "columns": 0, "title": "inner", "pools": {"shells": {}},
                         "options": {"tides": 3}, "layout_name": 4}])");
        const Map map = readOrDie(text);
        const QByteArray once = writeIsle(map);
        QVERIFY(readOrDie(once) == map);
        for (const char* kept :
             {R"("epilogue": ["x"])", R"("music": 1)", "\n  \"name\": \"n\"", R"("wind": {"b":1})",
              R"("tide": 2)", "\n    \"title\": \"t\"", "\n      \"title\": \"inner\"", R"("shells": {})",
              R"("tides": 3)", R"("layout_name": 4)"})
            QVERIFY2(once.contains(kept), (QByteArray(kept) + " in " + once).constData());
        const Map other = withLayout(map, 1); // also once the other one is open
        QVERIFY(readOrDie(writeIsle(other)) == other);
        QVERIFY(withLayout(readOrDie(writeIsle(other)), 0) == map);
    }

    void namesThePlace_data() {
        QTest::addColumn<QByteArray>("extra");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* extra, int line, int column, const char* message) {
            QTest::newRow(extra) << QByteArray(extra) << line << column << QString::fromLatin1(message);
        };
        // The extra text begins in line 4, whose first 30 characters are the hexes.
        const char* limit =
            "Expected a limit such as \"(2,3) only 4 5 9\" or \"(2,3) not 6 8\": a hex, only or "
            "not, and numbers from 2 to 12 other than 7, but found %1.";
        const auto limitRow = [&](const char* entry) {
            QTest::newRow(entry) << QByteArray(",\n\"number_limits\": [\n") + entry + "]" << 6 << 1
                                 << QString::fromLatin1(limit).arg(QLatin1String(entry));
        };
        limitRow("\"(0,0) only\"");
        limitRow("\"(0,0) only 7\"");
        limitRow("\"(0,0) not 6 8 13\"");
        limitRow("\"(0,0) never 6\"");
        limitRow("\"(0,0) not 6,8\"");
        limitRow("12");
        row(",\n\"number_limits\": [\"(0,0) not 6\",\n\"(0, 0) not 8\"]", 6, 1,
            "The hex (0,0) has a second number limit here.");
        row(",\n\"number_limits\": [\n\"(2,0) not 6\"]", 6, 2,
            "(2,0) lies outside the map of 2 rows and 2 columns.");
        row(",\n\"number_limits\": {}", 5, 18,
            "\"number_limits\" must be a list of texts in quotes, but found "
            "an object.");
        row(",\n\"groups\": {}", 5, 11, "\"groups\" must be a list of objects in { }, but found an object.");
        row(",\n\"groups\": [\n3]", 6, 1, "\"groups\" must be a list of objects in { }, but found 3.");
        row(",\n\"groups\": [{\"hexes\": [\"(0,0)\"]},\n{\"hexes\": [\"(0,0)\"]}]", 6, 12,
            "(0,0) is put into a second shuffle group here.");
        row(",\n\"groups\": [{\"terrain\": {\n\"snow\": 1}}]", 6, 1,
            "The pool \"terrain\" can hold no \"snow\".");
        row(",\n\"groups\": [{\"numbers\": {\n\"4\": -1}}]", 6, 6,
            "\"4\" must be a whole number from 0 to 4096, but found -1.");
        row(",\n\"groups\": [{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},\n{}]", 6, 1,
            "There are 16 shuffle groups; a layout can have 15.");
        row(",\n\"accepted\": {\"a\":\n1}", 6, 1, "\"a\" must be a text in quotes, but found 1.");
        row(",\n\"text\": \"story\"", 5, 9, "\"text\" must be an object in { }, but found \"story\".");
        row(",\n\"text\": {\"story\": [\"a\",\n1]}", 6, 1,
            "\"story\" must be a text in quotes, but found 1.");
        row(",\n\"open_layout\": 1", 5, 16,
            "\"open_layout\" must be a whole number from 0 to 0, but found 1.");
        row(",\n\"layouts\": [\n1]", 6, 1, "Expected a layout, an object in { }, but found 1.");
        row(",\n\"layouts\": [{\"rows\": 1, \"columns\": 1,\n\"hexes\": [\"q\"]}]", 6, 12,
            "\"q\" is no hex: its terrain must be one of .~fpwhmodg%vxc.");
        row(",\n\"layouts\": [\n{\"rows\": 1}]", 6, 1, "The field \"columns\" is missing.");
        row(",\n\"layouts\": [{\"rows\": 1, \"columns\": 1, \"hexes\": [\"~\"],\n\"robber\": \"(1,1)\"}]", 6,
            12, "(1,1) lies outside the map of 1 rows and 1 columns.");
        row(",\n\"layout\": {\n\"rows\": 1}", 6, 1,
            "\"rows\" of the open layout must not stand inside \"layout\", but beside it.");
        row(",\n\"layout_name\": 1", 5, 16, "\"layout_name\" must be a text in quotes, but found 1.");
    }
    void namesThePlace() {
        QFETCH(QByteArray, extra);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto map = readIsle(with(extra), QStringLiteral("x.isle"));
        QVERIFY(!map);
        QCOMPARE(map.error().message, message);
        QCOMPARE(map.error().line, line);
        QCOMPARE(map.error().column, column);
    }

    /// Packs and recorded games carry all of a map.
    void packsAndGamesCarryThem() {
        Random random(5);
        Pack pack;
        pack.name = QStringLiteral("P");
        pack.author = QStringLiteral("A");
        pack.version = QStringLiteral("1");
        pack.licence = QStringLiteral("CC0");
        for (int i = 0; i < 20; ++i) {
            Map map = drawMap(random, 6);
            map.title = "Map " + std::to_string(i);
            pack.maps.push_back({packFileName(map), map, {}});
            RecordedGame game;
            game.map = map;
            game.seats = map.minSeats;
            const auto again = readGame(writeGame(game), QStringLiteral("x.islegame"));
            QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(again.error().sentence()));
            QVERIFY(again.value().map == map);
        }
        const auto bytes = writePack(pack);
        QVERIFY(bytes.ok());
        const auto again = readPack(bytes.value(), QStringLiteral("x.islepack"));
        QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(again.error().sentence()));
        QCOMPARE(again.value().maps.size(), pack.maps.size());
        for (std::size_t i = 0; i < pack.maps.size(); ++i)
            QVERIFY(again.value().maps[i].map == pack.maps[i].map);
    }
};

QTEST_APPLESS_MAIN(TestIsleLayouts)
#include "tst_isle_layouts.moc"
