#include "engine/formats/game_file.h"
#include "tests/support/recorded_games.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace isle;
using namespace isle::test;

namespace {

/// A finished game in the smallest form; the lines are counted in the cases below.
const QByteArray sound = R"isle({
  "format": "islewright game",
  "version": 1,
  "seats": 2,
  "deal_seed": "18446744073709551615",
  "game_seed": "7",
  "players": ["human", "heuristic"],
  "result": {"winner": 1, "turns": 3, "points": [2, 10]},
  "map": {
    "format": "islewright map",
    "version": 1,
    "rows": 1,
    "columns": 3,
    "hexes": ["~   f8  ~"]
  },
  "actions": [
    "0 place-settlement (0,1) N",
    "1 roll",
    "1 end-turn"
  ],
  "checkpoints": [
    "0 0123456789abcdef",
    "3 fedcba9876543210"
  ]
}
)isle";

QByteArray changed(const char* from, const char* to) {
    QByteArray text = sound;
    const qsizetype at = text.indexOf(from);
    if (at < 0)
        qFatal("the sound game has no %s", from);
    return text.replace(at, qsizetype(qstrlen(from)), to);
}

} // namespace

class TestGameFile : public QObject {
    Q_OBJECT

  private slots:
    void readsEveryField() {
        const auto read = readGame(sound, QString());
        QVERIFY2(read.ok(), "the sound game is sound");
        const RecordedGame& game = read.value();
        QCOMPARE(game.seats, 2);
        QCOMPARE(game.dealSeed, ~std::uint64_t{0}); // 2^64 - 1: more than a JSON number holds everywhere
        QCOMPARE(game.gameSeed, std::uint64_t{7});
        QCOMPARE(game.players, (std::vector<std::string>{"human", "heuristic"}));
        QCOMPARE(game.map.cols, 3);
        QCOMPARE(game.map.at({0, 1}).terrain, Terrain::Forest);
        QCOMPARE(game.actions.size(), std::size_t{3});
        QVERIFY(game.actions[1] == plain(ActionKind::Roll, Seat(1U)));
        QVERIFY((game.checkpoints
                 == std::vector<Checkpoint>{{0, 0x0123456789abcdefULL}, {3, 0xfedcba9876543210ULL}}));
        QVERIFY((game.result == GameResult{Seat(1U), 3, {2, 10}}));
    }

    void playedGamesComeBackEqual() {
        std::vector<RecordedGame> games;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            games.push_back(randomGame(everythingMap(), 3, seed));
            games.push_back(randomGame(shippedMap("first-island"), 4, seed, 700));
        }
        games.back().players = {"You", "\"quoted\"", "", "heuristic"};
        bool unfinished = false;
        for (const RecordedGame& game : games) {
            const QByteArray text = writeGame(game);
            const auto again = readGame(text, QStringLiteral("again"));
            QVERIFY2(again.ok(), again.ok() ? "" : qPrintable(again.error().sentence()));
            QVERIFY(again.value() == game);
            QCOMPARE(writeGame(again.value()), text);
            unfinished = unfinished || !game.result;
        }
        QVERIFY(unfinished);
    }

    void everyActionIsALineOfItsOwn() {
        const QList<QByteArray> lines =
            writeGame(randomGame(shippedMap("first-island"), 3, 5, 40)).split('\n');
        const qsizetype first = lines.indexOf("  \"actions\": [") + 1;
        QCOMPARE(lines.indexOf("  ],", first) - first, qsizetype{40});
        QVERIFY(lines.at(first).contains(" place-settlement ("));
    }

    void unknownFieldsAreKept() {
        const QByteArray text = changed("\"seats\": 2,", "\"seats\": 2, \"weather\": [\"fine\", 1.50],");
        const auto game = readGame(text, QString());
        QVERIFY(game.ok());
        const QByteArray again = writeGame(game.value());
        QVERIFY(again.contains("\"weather\": [\"fine\",1.50]"));
        QVERIFY(readGame(again, QString()).value() == game.value());

        const auto inside = readGame(changed("\"turns\": 3,", "\"turns\": 3, \"by.whom\": null,"), QString());
        QVERIFY(inside.ok());
        QVERIFY(writeGame(inside.value()).contains("[2, 10], \"by.whom\": null}"));
        QVERIFY(readGame(writeGame(inside.value()), QString()).value() == inside.value());
    }

    void whatMayBeMissing() {
        QVERIFY(readGame(changed("  \"players\": [\"human\", \"heuristic\"],\n", ""), QString()).ok());
        const auto open = readGame(
            changed("  \"result\": {\"winner\": 1, \"turns\": 3, \"points\": [2, 10]},\n", ""), QString());
        QVERIFY(open.ok() && !open.value().result);
        const auto draw = readGame(changed("\"winner\": 1", "\"winner\": null"), QString());
        QVERIFY(draw.ok() && !draw.value().result->winner.valid());
    }

    void namesThePlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* from, const char* to, int line, int column,
                            const char* message) {
            QTest::newRow(name) << changed(from, to) << line << column << QString::fromUtf8(message);
        };
        row("a map", "islewright game", "islewright map", 2, 13,
            "This is no recorded game: \"format\": \"islewright game\" is missing.");
        row("no version", "  \"version\": 1,\n  \"seats\"", "  \"seats\"", 1, 1,
            "The field \"version\" is missing.");
        row("newer version", "\"version\": 1,\n  \"seats\"", "\"version\": 2,\n  \"seats\"", 3, 14,
            "The game is written in version 2 of the format; this program reads versions up to 1. A newer "
            "Islewright can open it.");
        row("a newer map", "\"version\": 1,\n    \"rows\"", "\"version\": 2,\n    \"rows\"", 11, 16,
            "The map is written in version 2 of the format; this program reads versions up to 1. A newer "
            "Islewright can open it.");
        row("a wrong hex", "f8", "f7", 14, 20,
            "\"f7\" is no hex: the terrain may be followed by ? or a number from 2 to 12 other than 7.");
        row("no map", "\"map\"", "\"mop\"", 1, 1, "The field \"map\" is missing.");
        row("one seat", "\"seats\": 2", "\"seats\": 1", 4, 12,
            "\"seats\" must be a whole number from 2 to 8, but found 1.");
        row("seed as a number", "\"7\"", "7", 6, 16,
            "\"game_seed\" must be a whole number below 2^64 in quotes, but found 7.");
        row("seed too large", "18446744073709551615", "18446744073709551616", 5, 16,
            "\"deal_seed\" must be a whole number below 2^64 in quotes, but found "
            "\"18446744073709551616\".");
        row("one player", "[\"human\", \"heuristic\"]", "[\"human\"]", 7, 14,
            "\"players\" names one player a seat: expected 2, but found 1.");
        row("a player as a number", "\"human\"", "5", 7, 15,
            "\"players\" must be a text in quotes, but found 5.");
        row("unknown action", "1 roll", "1 troll", 18, 8, "There is no action \"troll\".");
        row("a place off the map", "(0,1) N", "(4,1) N", 17, 25, "The map has no (4,1) N.");
        row("an escape before the place", "0 place-settlement (0,1) N", "\\u0030 place-settlement (4,1) N",
            17, 30, "The map has no (4,1) N.");
        row("an action as a number", "\"1 roll\"", "1", 18, 5,
            "\"actions\" must be a text in quotes, but found 1.");
        row("no actions", "\"actions\"", "\"acts\"", 1, 1, "The field \"actions\" is missing.");
        row("checkpoint without hash", "0 0123456789abcdef", "0", 22, 5,
            "Expected a checkpoint such as \"16 0123456789abcdef\": after how many actions, and the hash of "
            "the state, but found \"0\".");
        row("hash too short", "0123456789abcdef", "123456789abcdef", 22, 5,
            "Expected a checkpoint such as \"16 0123456789abcdef\": after how many actions, and the hash of "
            "the state, but found \"0 123456789abcdef\".");
        row("checkpoint after the end", "3 fedc", "4 fedc", 23, 5,
            "The checkpoint stands after action 4, but there are only 3 actions.");
        row("checkpoints out of order", "3 fedc", "0 fedc", 23, 5,
            "The checkpoints must stand in the order of the actions; this one comes too late.");
        row("no such winner", "\"winner\": 1", "\"winner\": 2", 8, 24,
            "\"winner\" must be a seat of the game, or null for a draw, but found 2.");
        row("too few points", "[2, 10]", "[2]", 8, 49,
            "\"points\" must be a list with the points of every seat, but found a list.");
        row("negative turns", "\"turns\": 3", "\"turns\": -3", 8, 36,
            "\"turns\" must be a whole number from 0 on, but found -3.");
        row("no comma", "\"seats\": 2,", "\"seats\": 2", 5, 3, "Expected a comma or }.");
    }
    void namesThePlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QString, message);
        const auto game = readGame(text, QStringLiteral("evening.islegame"));
        QVERIFY(!game.ok());
        QCOMPARE(game.error().message, message);
        QCOMPARE(game.error().line, line);
        QCOMPARE(game.error().column, column);
        QVERIFY(game.error().sentence().startsWith(QStringLiteral("evening.islegame, line ")));
    }

    void aFileCutAnywhereIsRefusedOrWhole() {
        const auto whole = readGame(sound, QString());
        for (qsizetype length = 0; length < sound.size(); ++length) {
            const auto cut = readGame(sound.left(length), QString());
            if (cut)
                QVERIFY(cut.value() == whole.value()); // only the last line break is missing
            else
                QVERIFY(cut.error().line > 0 && !cut.error().message.isEmpty());
        }
    }

    /// Whatever a damaged file says, it is refused with a sentence or can be written, read and replayed.
    void aChangedByteNeverHarms() {
        Random random(8);
        const QByteArray text = writeGame(randomGame(everythingMap(), 4, 9, 120));
        int read = 0;
        for (int i = 0; i < 1500; ++i) {
            QByteArray damaged = text;
            damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] =
                "0123456789 \"NSEWdfroa~(,)"[random.below(24)];
            const auto game = readGame(damaged, QString());
            if (!game) {
                QVERIFY(game.error().line > 0 && !game.error().message.isEmpty());
                continue;
            }
            ++read;
            QVERIFY(readGame(writeGame(game.value()), QString()).value() == game.value());
            if (const auto replay = replayGame(game.value()); !replay)
                QVERIFY(!replay.error().message.isEmpty());
        }
        QVERIFY(read > 100);
    }

    void savesAndLoads() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("evening.islegame"));
        const RecordedGame game = randomGame(shippedMap("four-islands"), 2, 3, 60);
        QVERIFY(saveGame(game, path).ok());
        QVERIFY(loadGame(path).value() == game);
        QVERIFY(!saveGame(game, folder.filePath(QStringLiteral("no/such/folder.islegame"))).ok());
        const auto missing = loadGame(folder.filePath(QStringLiteral("missing.islegame")));
        QVERIFY(!missing.ok()
                && missing.error().message.startsWith(QStringLiteral("The file cannot be opened")));
    }

    void aFileTooLargeIsRefused() {
        const QByteArray text = changed("\"human\"", "\"" + QByteArray(9 * 1024 * 1024, 'x') + "\"");
        const auto game = readGame(text, QString());
        QVERIFY(!game.ok());
        QCOMPARE(game.error().message, QStringLiteral("The file is larger than 8388608 bytes."));
        QByteArray many = "[";
        for (int i = 0; i < 600'000; ++i)
            many += "1,";
        many += "1]";
        const auto crowded = readGame(changed("[\"human\", \"heuristic\"]", many), QString());
        QVERIFY(!crowded.ok());
        QCOMPARE(crowded.error().message, QStringLiteral("The file holds more than 500000 values."));
    }
};

QTEST_GUILESS_MAIN(TestGameFile)
#include "tst_game_file.moc"
