#include "engine/formats/game_replay.h"
#include "engine/formats/isle_file.h"
#include "tests/app/cli/program.h"
#include "tests/support/spec_maps.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace isle;
using namespace isle::test;

namespace {

QJsonObject objectOf(const QString& line) {
    return QJsonDocument::fromJson(line.toUtf8()).object();
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The keys in the order they were written; QJsonObject would sort them.
bool inOrder(const QString& line, const QStringList& keys) {
    qsizetype at = 0;
    for (const QString& key : keys) {
        at = line.indexOf(QLatin1Char('"') + key + QStringLiteral("\":"), at);
        if (at < 0)
            return false;
    }
    return true;
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

  private:
    QTemporaryDir folder_;

    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QString newShores() const { return shipped("heading-for-new-shores.isle"); }

    QString write(const char* name, const Map& map) const {
        const QString file = path(name);
        return saveIsle(map, file) ? file : QString();
    }
    QString write(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path(name) : QString();
    }

  private slots:
    void helpForEach_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"check", "deal", "play", "replay", "perft", "render", "pack", "unpack", "info", "diff"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void helpForEach() {
        QFETCH(QString, command);
        const Outcome help = run({command, QStringLiteral("--help")});
        QCOMPARE(help.code, 0);
        QVERIFY(help.out.startsWith(QStringLiteral("Usage: islewright-cli %1 ").arg(command)));
        QVERIFY(help.err.isEmpty());
        QVERIFY(run({QStringLiteral("--help")}).out.contains(command));
        // Nothing named is wrong use, told in a sentence.
        const Outcome bare = run({command});
        QCOMPARE(bare.code, 2);
        QVERIFY(bare.out.isEmpty());
        QVERIFY(!bare.err.isEmpty());
    }

    void wrongUse_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const QString map = newShores();
        const auto row = [](const char* name, const QStringList& arguments, const char* says) {
            QTest::newRow(name) << arguments << QString::fromUtf8(says);
        };
        row("nothing", {}, "Usage:");
        row("unknown command", {"frobnicate"}, "frobnicate");
        row("unknown option", {"deal", "--bogus"}, "bogus");
        row("no seed", {"deal", map}, "--seed");
        row("seed in words", {"deal", map, "--seed", "five"}, "not \"five\"");
        row("negative seed", {"deal", map, "--seed=-1"}, "not \"-1\"");
        row("no count", {"deal", map, "--seed", "1", "--count", "0"}, "--count");
        row("two maps", {"deal", map, map, "--seed", "1"}, "too much");
        row("no such file", {"deal", "nowhere.isle", "--seed", "1"}, "nowhere.isle");
        row("option out of range", {"deal", map, "--seed", "1", "--option", "target=120"}, "from 3 to 99");
        row("unknown rule option", {"deal", map, "--seed", "1", "--option", "tarrget=12"}, "tarrget");
        row("option without value", {"deal", map, "--seed", "1", "--option", "target"}, "NAME=VALUE");
        row("bonus list", {"deal", map, "--seed", "1", "--option", "island_bonus_list=1,x"},
            "island_bonus_list");
        row("no seats", {"play", map, "--seed", "1"}, "--seats");
        row("too many seats", {"play", map, "--seed", "1", "--seats", "5"}, "2 to 4 seats");
        row("far too many seats", {"play", map, "--seed", "1", "--seats", "9"}, "--seats");
        row("unknown player", {"play", map, "--seed", "1", "--seats", "3", "--players", "oracle"}, "oracle");
        row("two players for three",
            {"play", map, "--seed", "1", "--seats", "3", "--players", "random,heuristic"},
            "2 players for 3 seats");
        row("no recorded game", {"replay"}, "one recorded game");
        row("a map for a game", {"replay", map}, "This is no recorded game");
        row("no depth", {"perft", map, "--seed", "1"}, "--depth");
        row("no seed to count with", {"perft", map, "--depth", "1"}, "--seed");
        row("too many seats to count with", {"perft", map, "--depth", "1", "--seed", "1", "--seats", "8"},
            "B-23");
        row("no game to count from", {"perft", "nowhere.islegame", "--depth", "1"}, "nowhere.islegame");
        row("no picture", {"render", map}, "-o");
        row("strange picture", {"render", map, "-o", "map.bmp"}, "map.bmp");
        row("strange size", {"render", map, "-o", "map.png", "--size", "2"}, "--size");
        row("no pack", {"pack", map}, "-o");
        row("nothing to pack", {"pack", "-o", "x.islepack"}, "maps to pack");
        row("no folder", {"unpack", "x.islepack"}, "-d");
        row("not a pack", {"unpack", map, "-d", "x"}, "zip");
        row("no such map", {"info", "nowhere.isle"}, "nowhere.isle");
    }
    void wrongUse() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.out.isEmpty(), qPrintable(outcome.out));
        QVERIFY2(outcome.err.contains(says), qPrintable(outcome.err));
    }

    void checkTellsProblems() {
        QCOMPARE(run({"check", newShores(), shipped("first-island.isle")}).code, 0);

        Map map = mapOf(specMapNamed("19 land hexes"));
        map.set({1, 2}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
        map.set({1, 3}, {Terrain::Forest, CellNumber::fixed(8), Marker::None});
        const QString bad = write("bad.isle", map);
        const Outcome text = run({"check", newShores(), bad});
        QCOMPARE(text.code, 1);
        QVERIFY(text.out.contains(QStringLiteral("[red-adjacent]")));
        QVERIFY(text.out.contains(newShores() + QStringLiteral(": no problems")));

        const Outcome json = run({"check", "--json", newShores(), bad});
        QCOMPARE(json.code, 1);
        QCOMPARE(json.lines().size(), 2);
        QVERIFY(objectOf(json.lines().at(0)).value("problems").toArray().isEmpty());
        const QJsonArray problems = objectOf(json.lines().at(1)).value("problems").toArray();
        bool found = false;
        for (const QJsonValue& problem : problems)
            found = found
                    || (problem["check"] == "red-adjacent" && problem["severity"] == "error"
                        && problem["hexes"].toArray().size() == 2);
        QVERIFY(found);

        QCOMPARE(run({"check", bad, write("broken.isle", QByteArray("{"))}).code, 2);
    }

    void checkTakesAProfile() {
        Map map = mapOf(specMapNamed("19 land hexes"));
        map.set({1, 2}, {Terrain::Any, CellNumber::fixed(2), Marker::None});
        map.set({1, 3}, {Terrain::Any, CellNumber::fixed(12), Marker::None});
        const QString rare = write("rare.isle", map);
        QCOMPARE(run({"check", rare}).code, 0);
        const Outcome strict = run({"check", "--preset", "strict", rare});
        QCOMPARE(strict.code, 1);
        QVERIFY(strict.out.contains(
            QStringLiteral("warning: The 2 on C2 touches the 12 on D2. [edge-adjacent]")));
        const QString profile =
            write("mine.txt", QByteArray("preset off\nedge-adjacent severity hint\nedge-adjacent on\n"));
        const Outcome mine = run({"check", "--profile", profile, rare});
        QCOMPARE(mine.code, 0);
        QVERIFY(mine.out.contains(QStringLiteral("hint: The 2")));
        QCOMPARE(run({"check", "--preset", "off", "--profile", profile, rare}).code, 0);
        QCOMPARE(run({"check", "--boxes", "seafarers", rare}).code, 1); // no hexes of the base box

        map.accepted.push_back({"edge-adjacent C2 D2", "Poor by design."});
        const Outcome accepted = run({"check", "--preset", "strict", write("accepted.isle", map)});
        QCOMPARE(accepted.code, 0);
        QVERIFY(accepted.out.contains(
            QStringLiteral("accepted: The 2 on C2 touches the 12 on D2. (Poor by design.)")));
    }

    void checkSamplesDeals() {
        const Outcome text = run({"check", "--sample", "20", "--seed", "7", shipped("first-island.isle")});
        QCOMPARE(text.code, 0); // what some deals bring is told, no more
        QVERIFY(text.out.contains(QStringLiteral(" of 20 sampled deals. For example with seed ")));
        const Outcome json = run({"check", "--json", "--sample", "20", shipped("first-island.isle")});
        const QJsonObject object = objectOf(json.lines().at(0));
        QCOMPARE(object.value("sampled").toInt(), 20);
        QVERIFY(!object.value("inDeals").toArray().isEmpty());
        for (const QJsonValue& problem : object.value("inDeals").toArray())
            QVERIFY(problem["failing"].toInt() > 0 && problem["seed"].toInt() >= 1);
    }

    void checkSaysWhatIsWrongWithItsOptions() {
        const QString map = shipped("first-island.isle");
        QCOMPARE(run({"check", "--preset", "lenient", map}).code, 2);
        QCOMPARE(run({"check", "--sample", "0", map}).code, 2);
        QCOMPARE(run({"check", "--profile", "nowhere.txt", map}).code, 2);
        const Outcome wrong =
            run({"check", "--profile", write("wrong.txt", QByteArray("terrain-clump at-most 99")), map});
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.err.contains(QStringLiteral("Line 1: “at-most” is a number from 1 to 50, not “99”.")));
    }

    void dealAsJson() {
        const Outcome outcome = run({"deal", newShores(), "--seed", "5", "--count", "3", "--json"});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.lines().size(), 3);
        for (int i = 0; i < 3; ++i) {
            const QString line = outcome.lines().at(i);
            QVERIFY(inOrder(line, {"seed", "hexes", "row", "col", "terrain", "number", "harbours", "row",
                                   "col", "edge", "kind"}));
            const QJsonObject deal = objectOf(line);
            QCOMPARE(deal["seed"].toInt(), 5 + i);
            const QJsonArray hexes = deal["hexes"].toArray();
            QCOMPARE(hexes.size(), 99); // S-120: 9 rows of 11, no void
            int land = 0;
            for (const QJsonValue& hex : hexes) {
                const bool sea = hex["terrain"] == "sea";
                const bool desert = hex["terrain"] == "desert";
                land += sea ? 0 : 1;
                QCOMPARE(hex["number"].isNull(), sea || desert);
            }
            QCOMPARE(land, 29);
            const QJsonArray harbours = deal["harbours"].toArray();
            QCOMPARE(harbours.size(), 9);
            QCOMPARE(harbours[0]["row"].toInt(), 2); // named from the land hex, as the spec does
            QCOMPARE(harbours[0]["col"].toInt(), 2);
            QCOMPARE(harbours[0]["edge"].toString(), QStringLiteral("NE"));
        }
        // The same seed deals the same board.
        QCOMPARE(run({"deal", newShores(), "--seed", "6", "--json"}).lines().front(), outcome.lines().at(1));
        QVERIFY(run({"deal", newShores(), "--seed", "6"}).out.contains(QStringLiteral("harbour at C3 NE")));
    }

    /// S-60, S-304: fog lies face down, a canal tile tells its hidden number; void cells are no hexes.
    void dealShowsWhatIsHidden() {
        const QString fog = write("fog.isle", mapOf(specMapNamed("The Fog Islands")));
        int foggy = 0;
        for (const QJsonValue& hex :
             objectOf(run({"deal", fog, "--seed", "1", "--json"}).out)["hexes"].toArray())
            if (hex["terrain"] == "fog") {
                ++foggy;
                QVERIFY(hex["number"].isNull());
            }
        QCOMPARE(foggy, 14);

        const QString canal = write("canal.isle", mapOf(specMapNamed("The Great Canal")));
        int tiles = 0;
        for (const QJsonValue& hex :
             objectOf(run({"deal", canal, "--seed", "1", "--json"}).out)["hexes"].toArray())
            if (hex["terrain"] == "canal") {
                ++tiles;
                QVERIFY(hex["number"].toInt() >= 2);
            }
        QCOMPARE(tiles, 5);

        const QJsonObject base =
            objectOf(run({"deal", shipped("first-island.isle"), "--seed", "1", "--json"}).out);
        QCOMPARE(base["hexes"].toArray().size(), 37); // 19 land, 18 sea
    }

    /// B-28: a map that cannot be dealt is refused with the reason.
    void dealRefusesWithAReason() {
        Map map = mapOf(specMapNamed("19 land hexes"));
        map.pools.numbers.emplace();
        (*map.pools.numbers)[6] = 9;
        (*map.pools.numbers)[8] = 9;
        const QString red = write("red.isle", map);
        const Outcome outcome = run({"deal", red, "--seed", "1", "--json"});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.err.contains(QStringLiteral("B-28")));
        QCOMPARE(run({"play", red, "--seed", "1", "--seats", "3"}).code, 1);
        QCOMPARE(run({"deal", red, "--seed", "1", "--option", "red_apart=off"}).code, 0);
    }

    void playAsJson() {
        const Outcome outcome =
            run({"play", newShores(), "--seats", "3", "--seed", "7", "--count", "2", "--json"});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.err.isEmpty());
        QCOMPARE(outcome.lines().size(), 2);
        for (int i = 0; i < 2; ++i) {
            QVERIFY(inOrder(outcome.lines().at(i), {"seed", "seats", "winner", "turns", "plies", "points"}));
            const QJsonObject game = objectOf(outcome.lines().at(i));
            QCOMPARE(game["seed"].toInt(), 7 + i);
            QCOMPARE(game["seats"].toInt(), 3);
            QCOMPARE(game["points"].toArray().size(), 3);
            QVERIFY(game["points"].toArray()[game["winner"].toInt()].toInt() >= 12);
            QVERIFY(game["plies"].toInt() > game["turns"].toInt());
        }
        QCOMPARE(run({"play", newShores(), "--seats", "3", "--seed", "8", "--json"}).lines().front(),
                 outcome.lines().at(1));
    }

    void B202_aDrawHasNoWinner() {
        const Outcome outcome =
            run({"play", newShores(), "--seats", "3", "--seed", "1", "--players", "random", "--option",
                 "turn_limit=10", "--option", "target=40", "--json"});
        QCOMPARE(outcome.code, 0);
        const QJsonObject game = objectOf(outcome.out);
        QVERIFY(game.contains("winner") && game["winner"].isNull());
        QCOMPARE(game["turns"].toInt(), 30);
    }

    void playTakesAPlayerForEverySeat() {
        const Outcome outcome = run({"play", shipped("first-island.isle"), "--seats", "3", "--seed", "2",
                                     "--players", "random,heuristic,random", "--json"});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(objectOf(outcome.out)["winner"].toInt(-1), 1);
    }

    void playTellsItsLog() {
        const QStringList game{"play", newShores(), "--seats", "3", "--seed", "1", "--log"};
        const Outcome text = run(game);
        QCOMPARE(text.code, 0);
        QVERIFY(text.err.isEmpty());
        QVERIFY(text.out.contains(QStringLiteral(" places a settlement at ")));
        QVERIFY(text.out.contains(QStringLiteral(" wins with ")));
        // With --json standard output stays one line a game.
        const Outcome json = run(game + QStringList{"--json"});
        QCOMPARE(json.lines().size(), 1);
        QVERIFY(json.err.contains(QStringLiteral(" wins with ")));
    }

    /// A game written with --record replays to the result that was told; --count records the first only.
    void playRecordsAndReplayAgrees() {
        const QString file = path("evening.islegame");
        const QStringList game{"play",    newShores(), "--seats",  "3",        "--seed",   "11",
                               "--count", "2",         "--option", "target=8", "--record", file};
        const Outcome played = run(game + QStringList{"--json"});
        QVERIFY2(played.code == 0, qPrintable(played.err));
        const QJsonObject told = objectOf(played.lines().front());

        const auto recorded = loadGame(file);
        QVERIFY(recorded.ok());
        QCOMPARE(recorded.value().dealSeed, std::uint64_t{11});
        QCOMPARE(recorded.value().players, std::vector<std::string>(3, "heuristic"));
        QCOMPARE(recorded.value().map.options.get(Option::Target), std::optional(8));
        QCOMPARE(static_cast<int>(recorded.value().actions.size()), told["plies"].toInt());

        const Outcome replay = run({"replay", file});
        QCOMPARE(replay.code, 0);
        QVERIFY2(replay.out.startsWith(file + QStringLiteral(": ")), qPrintable(replay.out));
        QVERIFY(replay.out.contains(QStringLiteral(" wins after %1 turns and %2 actions; points ")
                                        .arg(told["turns"].toInt())
                                        .arg(told["plies"].toInt())));
        QVERIFY(replay.out.contains(QStringLiteral(" checkpoints agree")));
        const QJsonObject json = objectOf(run({"replay", file, "--json"}).out);
        QVERIFY(json["agrees"].toBool() && json["over"].toBool());
        for (const char* key : {"winner", "turns", "plies", "points"})
            QCOMPARE(json[QLatin1String(key)], told[QLatin1String(key)]);

        // The log is told as without a record, and a folder that does not exist is named.
        const Outcome logged = run(game + QStringList{"--log"});
        QVERIFY(logged.out.contains(QStringLiteral(" wins with ")));
        QCOMPARE(run({"play", newShores(), "--seats", "3", "--seed", "1", "--record",
                      path("no/such/folder.islegame")})
                     .code,
                 2);
    }

    void replayNamesWhatDiffers() {
        const QString file = path("wrong.islegame");
        QCOMPARE(
            run({"play", shipped("first-island.isle"), "--seats", "3", "--seed", "3", "--record", file}).code,
            0);
        auto recorded = loadGame(file);
        QVERIFY(recorded.ok());
        recorded.value().actions[4].place = recorded.value().actions[0].place; // B-103
        QVERIFY(saveGame(recorded.value(), file).ok());
        const Outcome text = run({"replay", file});
        QCOMPARE(text.code, 1);
        QVERIFY2(text.out.startsWith(file + QStringLiteral(": Move 5 (turn 0), \"")), qPrintable(text.out));
        QVERIFY(text.out.contains(QStringLiteral("(B-103)")));
        const Outcome json = run({"replay", file, "--json"});
        QCOMPARE(json.code, 1);
        QCOMPARE(objectOf(json.out)["first"].toInt(), 5);
        QVERIFY(!objectOf(json.out)["agrees"].toBool(true));
        // The transcript goes as far as the record is right.
        const Outcome transcript = run({"replay", file, "--transcript"});
        QCOMPARE(transcript.code, 1);
        QVERIFY(transcript.lines().at(transcript.lines().size() - 2).startsWith(QStringLiteral("4 t0 ")));
        QVERIFY(transcript.lines().last().contains(QStringLiteral("Move 5")));

        QVERIFY(!write("broken.islegame", QByteArray("{")).isEmpty());
        const Outcome broken = run({"replay", path("broken.islegame")});
        QCOMPARE(broken.code, 2);
        QVERIFY(broken.err.contains(QStringLiteral("broken.islegame, line 1, column 2: ")));
    }

    void renderWritesPictures() {
        for (const char* name : {"design.png", "deal.png", "map.svg"}) {
            QStringList arguments{"render", newShores(), "-o", path(name), "--size", "400"};
            if (QLatin1String(name) == QLatin1String("deal.png"))
                arguments << "--seed"
                          << "3";
            const Outcome outcome = run(arguments);
            QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
            QVERIFY2(outcome.err.isEmpty(), qPrintable(outcome.err));
        }
        const QByteArray design = bytesOf(path("design.png"));
        QVERIFY(design.startsWith("\x89PNG"));
        const auto number = [&](int at) { return qFromBigEndian<qint32>(design.constData() + at); };
        QCOMPARE(std::max(number(16), number(20)), 400); // width and height in its header
        QVERIFY(design != bytesOf(path("deal.png")));
        QVERIFY(bytesOf(path("map.svg")).left(500).contains("<svg"));
        QCOMPARE(run({"render", newShores(), "-o", folder_.filePath("no/such/folder/x.png")}).code, 2);
    }

    void packGoesThereAndBack() {
        const QString pack = path("shores.islepack");
        const Outcome packed =
            run({"pack", "-o", pack, newShores(), shipped("first-island.isle"), newShores()});
        QVERIFY2(packed.code == 0, qPrintable(packed.err));
        const Outcome info = run({"info", pack});
        QCOMPARE(info.code, 0);
        QVERIFY(info.out.contains(QStringLiteral("heading-for-new-shores-2.isle")));
        QCOMPARE(run({"unpack", pack, "-d", path("out")}).code, 0);
        const auto before = loadIsle(newShores());
        const auto after = loadIsle(folder_.filePath("out/heading-for-new-shores.isle"));
        QVERIFY(before.ok() && after.ok());
        QVERIFY(before.value() == after.value());
        // Nothing is overwritten.
        const Outcome again = run({"unpack", pack, "-d", path("out")});
        QCOMPARE(again.code, 2);
        QVERIFY(!again.err.isEmpty());
        // The same maps give the same bytes.
        QCOMPARE(run({"pack", "-o", path("again.islepack"), "--name", "shores", newShores(),
                      shipped("first-island.isle"), newShores()})
                     .code,
                 0);
        QVERIFY(bytesOf(pack) == bytesOf(path("again.islepack")));
    }

    void infoTellsAMap() {
        const Outcome info = run({"info", newShores()});
        QCOMPARE(info.code, 0);
        for (const char* fact :
             {"Title: Heading for New Shores", "Hexes: 99, land 29, sea 70",
              "Island: Homeland, start, hexes: 21", "Harbours: 9", "Seats: 2 to 4", "Target: 12"})
            QVERIFY2(info.out.contains(QString::fromUtf8(fact)), fact);
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
