#include "engine/formats/isle_file.h"
#include "tests/support/random_map.h"

#include <QtTest>

using namespace isle;

namespace {

/// The lines are counted in the cases below; harbours begin in line 17.
const QByteArray sound = R"isle({
  "format": "islewright map",
  "version": 1,
  "title": "Two Rocks",
  "seats": [2, 4],
  "options": {
    "expansions": "sea",
    "target": 8
  },
  "rows": 3,
  "columns": 5,
  "hexes": [
    " ~   ~   ~   ~   ~    ",
    "   ~   f8  ~  +h?  ~  ",
    " ~   ~   ~   ~   ~    "
  ],
  "harbours": [
    "(1,1) W lumber"
  ],
  "islands": [
    "(1,1) start Near Rock",
    "(1,3) new Far Rock"
  ],
  "pirate": "(0,2)"
}
)isle";

const char* harbourForm =
    "a harbour such as \"(2,3) NE generic\": a hex, one of its edges E NE NW W SW SE, and brick, "
    "lumber, wool, grain, ore, generic or shuffled";
const char* islandForm =
    "an island such as \"(2,3) start Home\": one of its hexes, start or new, and its name";
const char* crossingForm = "a crossing such as \"(2,3) N\": a hex and one of its corners N NE SE S SW NW";

} // namespace

class TestIsleErrors : public QObject {
    Q_OBJECT

  private slots:
    void namesThePlace_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* from, const char* to, int line, int column,
                            const QString& message) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << line << column << message;
        };
        const auto expected = [](const char* form, const char* found) {
            return QStringLiteral("Expected %1, but found \"%2\".")
                .arg(QLatin1String(form), QLatin1String(found));
        };
        row("no comma", "\"version\": 1,", "\"version\": 1", 4, 3, "Expected a comma or }.");
        row("no format", "\"format\": \"islewright map\",", "", 1, 1,
            "This is no Islewright map: \"format\": \"islewright map\" is missing.");
        row("another format", "islewright map", "other map", 2, 13,
            "This is no Islewright map: the format is \"other map\", not \"islewright map\".");
        row("no version", "\"version\": 1,", "", 1, 1, "The version of the map's format is missing.");
        row("newer version", "\"version\": 1", "\"version\": 2", 3, 14,
            "The map is written in version 2 of the format; this program reads versions up to 1. A newer "
            "Islewright can "
            "open it.");
        row("no such version", "\"version\": 1", "\"version\": 0", 3, 14,
            "\"version\" must be a whole number from 1 on, but found 0.");
        row("version in quotes", "\"version\": 1", "\"version\": \"1\"", 3, 14,
            "\"version\" must be a whole number from 1 on, but found \"1\".");
        row("title is a number", "\"Two Rocks\"", "2", 4, 12,
            "\"title\" must be a text in quotes, but found 2.");
        row("one seat", "[2, 4]", "[1, 4]", 5, 12,
            "\"seats\" must be the fewest and the most seats, such as [2, 4], both from 2 to 8.");
        row("seats the wrong way round", "[2, 4]", "[4, 2]", 5, 12,
            "\"seats\" must be the fewest and the most seats, such as [2, 4], both from 2 to 8.");
        row("option out of range", "\"target\": 8", "\"target\": 100", 8, 15,
            "The option \"target\" takes a number from 3 to 99, but found 100.");
        row("option without that word", "\"sea\"", "\"ocean\"", 7, 19,
            "The option \"expansions\" takes one of none, sea, knights, both, but found \"ocean\".");
        row("option twice", "\"target\": 8", "\"expansions\": \"sea\"", 8, 5,
            "The name \"expansions\" stands here a second time.");
        row("bonus list of words", "\"target\": 8", "\"island_bonus_list\": [2, \"x\"]", 8, 30,
            "The option \"island_bonus_list\" takes a list of at most 64 whole numbers from -99 to 99, but "
            "found "
            "\"x\".");
        row("no_start without corner", "\"target\": 8", "\"no_start\": [\"(1,1) W\"]", 8, 18,
            expected(crossingForm, "(1,1) W"));
        row("no_start twice", "\"target\": 8", "\"no_start\": [\"(0,1) SW\", \"(1,0) NE\", \"(0,0) SE\"]", 8,
            42, "The crossing (0,0) SE stands here a second time.");
        row("too many rows for a map", "\"rows\": 3", "\"rows\": 65", 10, 11,
            "\"rows\" must be a whole number from 0 to 64, but found 65.");
        row("no columns", "\"columns\": 5,", "", 1, 1, "The field \"columns\" is missing.");
        row("row too few", "\"rows\": 3", "\"rows\": 4", 16, 3, "There are 3 rows of hexes, expected 4.");
        row("row too many", "\"rows\": 3", "\"rows\": 2", 15, 5, "There are 3 rows of hexes, expected 2.");
        row("row too short", "~  +h?  ~  \"", "~  +h?\"", 14, 23,
            "There are 4 hexes in this row, expected 5.");
        row("row too long", "+h?  ~  \"", "+h?  ~ f2 p\"", 14, 27,
            "There are 7 hexes in this row, expected 5.");
        row("no such terrain", "+h?", "+q?", 14, 20,
            "\"+q?\" is no hex: its terrain must be one of .~fpwhmodg%vxc.");
        row("terrain twice", "f8 ", "ff8", 14, 13,
            "\"ff8\" is no hex: the terrain may be followed by ? or a number from 2 to 12 other than 7.");
        row("a seven", "f8", "f7", 14, 13,
            "\"f7\" is no hex: the terrain may be followed by ? or a number from 2 to 12 other than 7.");
        row("thirteen", "f8 ", "f13", 14, 13,
            "\"f13\" is no hex: the terrain may be followed by ? or a number from 2 to 12 other than 7.");
        row("leading zero", "f8 ", "f08", 14, 13,
            "\"f08\" is no hex: the terrain may be followed by ? or a number from 2 to 12 other than 7.");
        row("marker alone", "+h?", "+  ", 14, 20,
            "\"+\" is no hex: its terrain must be one of .~fpwhmodg%vxc.");
        row("tab in a row", "f8  ~", "f8\\t~", 14, 13,
            "\"f8\t~\" is no hex: the terrain may be followed by ? or a number from 2 to 12 other than 7.");
        row("place after an escape", "   ~   f8", "\\u0020  ~   q8", 14, 18,
            "\"q8\" is no hex: its terrain must be one of .~fpwhmodg%vxc.");
        row("row is no text", "\"   ~   f8  ~  +h?  ~  \"", "5", 14, 5,
            "\"hexes\" must be a list of texts in quotes, but found 5.");
        row("harbour outside", "(1,1) W lumber", "(3,1) W lumber", 18, 6,
            "(3,1) lies outside the map of 3 rows and 5 columns.");
        row("harbour far outside", "(1,1) W lumber", "(1,99999) W lumber", 18, 5,
            expected(harbourForm, "(1,99999) W lumber"));
        row("harbour without edge", "(1,1) W lumber", "(1,1) lumber", 18, 5,
            expected(harbourForm, "(1,1) lumber"));
        row("harbour of glass", "(1,1) W lumber", "(1,1) W glass", 18, 5,
            expected(harbourForm, "(1,1) W glass"));
        row("harbour with more", "lumber", "lumber 2", 18, 5, expected(harbourForm, "(1,1) W lumber 2"));
        row("harbour twice", "lumber\"", "lumber\",\n\"(1,0) E ore\"", 19, 1,
            "The edge (1,0) E has a second harbour here.");
        row("harbours no list", "[\n    \"(1,1) W lumber\"\n  ]", "{}", 17, 15,
            "\"harbours\" must be a list of texts in quotes, but found an object.");
        row("island without role", "start Near Rock", "Near Rock", 21, 5,
            expected(islandForm, "(1,1) Near Rock"));
        row("island twice", "(1,3) new", "(1,1) new", 22, 5,
            "The island with (1,1) is named a second time here.");
        row("pirate outside", "(0,2)", "(0,5)", 24, 14,
            "(0,5) lies outside the map of 3 rows and 5 columns.");
        row("pirate below nought", "(0,2)", "(-1,2)", 24, 14,
            "(-1,2) lies outside the map of 3 rows and 5 columns.");
        row("pirate with more", "(0,2)", "(0,2) E", 24, 13,
            "\"pirate\" must be a place such as \"(2,3)\", but found \"(0,2) E\".");
        row("zone twice", "\"pirate\": \"(0,2)\"", "\"far_side\": [\"(1,1)\", \"(1,1)\"]", 24, 25,
            "(1,1) stands here a second time.");
        row("pool of glass", "\"pirate\": \"(0,2)\"", "\"pools\": {\"terrain\": {\"glass\": 2}}", 24, 25,
            "The pool \"terrain\" can hold no \"glass\".");
        row("pool of chips", "\"pirate\": \"(0,2)\"", "\"pools\": {\"chips\": {\"point\": 2}}", 24, 23,
            "The pool \"chips\" can hold no \"point\".");
        row("three stages", "\"pirate\": \"(0,2)\"", "\"wonder_costs\": [{}, {}, {}]", 24, 19,
            "\"wonder_costs\" takes a list of 4 prices, one a stage, but found a list.");
        row("stage of gold", "\"pirate\": \"(0,2)\"", "\"wonder_costs\": [{}, {\"gold\": 1}, {}, {}]", 24, 25,
            "The price of a stage can hold no \"gold\".");
        row("stage of half a brick", "\"pirate\": \"(0,2)\"",
            "\"wonder_costs\": [{\"brick\": 0.5}, {}, {}, {}]", 24, 30,
            "\"brick\" must be a whole number from 0 to 20, but found 0.5.");
        row("stage of dear ore", "\"pirate\": \"(0,2)\"", "\"wonder_costs\": [{}, {}, {}, {\"ore\": 21}]", 24,
            40, "\"ore\" must be a whole number from 0 to 20, but found 21.");
        row("stage of two", "\"pirate\": \"(0,2)\"", "\"wonder_costs\": [{}, 2, {}, {}]", 24, 24,
            "Each price in \"wonder_costs\" must be an object such as {\"ore\": 3}, but found 2.");
        row("prices as one", "\"pirate\": \"(0,2)\"", "\"wonder_costs\": {\"ore\": 2}", 24, 19,
            "\"wonder_costs\" takes a list of 4 prices, one a stage, but found an object.");
        row("half a chip", "\"pirate\": \"(0,2)\"", "\"pools\": {\"chips\": {\"chip-gold\": 0.5}}", 24, 36,
            "\"chip-gold\" must be a whole number from 0 to 4096, but found 0.5.");
        row("chips of no kind", "\"pirate\": \"(0,2)\"", "\"pools\": {\"chips\": {\"chip-any\": 1}}", 24, 23,
            "The pool \"chips\" can hold no \"chip-any\".");
        row("chips as a list", "\"pirate\": \"(0,2)\"", "\"pools\": {\"chips\": [1]}", 24, 22,
            "\"chips\" must be an object in { }, but found a list.");
        row("pool of sevens", "\"pirate\": \"(0,2)\"", "\"pools\": {\"numbers\": {\"7\": 2}}", 24, 25,
            "The pool \"numbers\" can hold no \"7\".");
        row("pool of less than none", "\"pirate\": \"(0,2)\"", "\"pools\": {\"numbers\": {\"8\": -1}}", 24,
            30, "\"8\" must be a whole number from 0 to 4096, but found -1.");
        row("pool of shuffled harbours", "\"pirate\": \"(0,2)\"",
            "\"pools\": {\"harbours\": {\"shuffled\": 1}}", 24, 26,
            "The pool \"harbours\" can hold no \"shuffled\".");
    }
    void namesThePlace() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, message);
        QByteArray text = sound;
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const auto map = readIsle(text, QStringLiteral("two-rocks.isle"));
        QVERIFY(!map);
        QCOMPARE(map.error().message, message);
        QCOMPARE(map.error().line, line);
        QCOMPARE(map.error().column, column);
        QCOMPARE(map.error().sentence(),
                 QStringLiteral("two-rocks.isle, line %1, column %2: ").arg(line).arg(column) + message);
    }

    void theSoundMapIsSound() { QVERIFY(readIsle(sound, QString())); }

    void aFileCutAnywhereIsRefusedOrWhole() {
        Random random(5);
        QList<QByteArray> texts{sound};
        for (int i = 0; i < 3; ++i)
            texts.append(writeIsle(test::drawMap(random, 5)));
        for (const QByteArray& text : texts) {
            const auto whole = readIsle(text, QString());
            QVERIFY(whole);
            for (qsizetype length = 0; length < text.size(); ++length) {
                const auto cut = readIsle(text.left(length), QString());
                if (cut)
                    QVERIFY(cut.value() == whole.value()); // only the last line break is missing
                else
                    QVERIFY(cut.error().line > 0 && !cut.error().message.isEmpty());
            }
        }
    }

    void aChangedByteNeverHarms() {
        Random random(6);
        const QByteArray text = writeIsle(test::drawMap(random, 5));
        for (int i = 0; i < 4000; ++i) {
            QByteArray changed = text;
            for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
                changed[random.below(static_cast<std::uint32_t>(changed.size()))] =
                    static_cast<char>(random.below(256));
            const auto map = readIsle(changed, QString());
            if (map) {
                const QByteArray written = writeIsle(map.value());
                const auto again = readIsle(written, QString());
                QVERIFY2(again, written.constData());
                QCOMPARE(writeIsle(again.value()), written);
            } else {
                QVERIFY(map.error().line > 0 && map.error().column > 0 && !map.error().message.isEmpty());
            }
        }
    }

    void theSentenceKeepsNamesAsTheyAre() {
        const FileError error{QStringLiteral("%2 %4.isle"), 3, 4, QString(), QStringLiteral("What %1.")};
        QCOMPARE(error.sentence(), QStringLiteral("%2 %4.isle, line 3, column 4: What %1."));
        const FileError path{QStringLiteral("a"), 0, 0, QStringLiteral("$.b"), QStringLiteral("C.")};
        QCOMPARE(path.sentence(), QStringLiteral("a, $.b: C."));
    }
};

QTEST_APPLESS_MAIN(TestIsleErrors)
#include "tst_isle_errors.moc"
