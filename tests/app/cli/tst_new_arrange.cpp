#include "engine/checks/check.h"
#include "engine/checks/profile.h"
#include "engine/formats/isle_file.h"
#include "engine/generate/generate.h"
#include "engine/generate/reference.h"
#include "tests/app/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

class TestNewArrange : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    /// The map a `new` with these words writes.
    std::optional<Map> made(const QStringList& words) {
        const QString file = path("made.isle");
        QFile::remove(file);
        const Outcome outcome = run(QStringList{QStringLiteral("new"), QStringLiteral("-o"), file} + words);
        if (outcome.code != 0 || outcome.out != file + QLatin1Char('\n') || !outcome.err.isEmpty())
            return std::nullopt;
        auto map = loadIsle(file);
        return map ? std::optional(std::move(map).value()) : std::nullopt;
    }

  private slots:
    void newMaps() {
        const auto blank = made({"--blank", "9x11"});
        QVERIFY(blank);
        QCOMPARE(blank->rows, 9);
        QCOMPARE(blank->cols, 11);
        QCOMPARE(blank->at({0, 0}).terrain, Terrain::Sea);
        QVERIFY(blank->rulesFor(4).sea());
        const auto nothing = made({"--blank", "3x4", "--void"});
        QVERIFY(nothing);
        QCOMPARE(nothing->at({0, 0}).terrain, Terrain::Void);
        QVERIFY(!nothing->rulesFor(4).sea());
        const auto reference = made({"--reference", "6"});
        QVERIFY(reference && reference->cells == referenceMap(6).cells);
        const auto open = made({"--reference", "4", "--frame", "open"});
        QVERIFY(open && open->cells == referenceMap(4, SeaFrame::Open).cells);
        const auto shippedMap = made({"--from", "heading-for-new-shores"});
        QVERIFY(shippedMap);
        QCOMPARE(shippedMap->title, std::string("Heading for New Shores"));
        const auto copied = made({"--from", shipped("first-island.isle")});
        QVERIFY(copied && copied->title == "First Island");
    }

    /// The words of the command are those of the options.
    void newRandom() {
        GenerateOptions options;
        options.islands = 4;
        options.seaShare = 65;
        options.symmetry = MapSymmetry::ThreeFold;
        options.specials.fog = 3;
        options.specials.gold = 2; // usual for four seats
        options.rows = 13;
        options.cols = 15;
        options.seed = 7;
        const auto map = made({"--random", "--islands", "4", "--sea", "65", "--symmetry", "3", "--specials",
                               "fog=3,gold", "--seats", "4", "--size", "13x15", "--seed", "7"});
        QVERIFY(map);
        QVERIFY(map->cells == generateMap(options).value().cells);
        const auto fixed = made({"--random", "--fixed", "--home", "bar", "--harbours", "5"});
        QVERIFY(fixed);
        QCOMPARE(fixed->harbours.size(), std::size_t(5));
        QVERIFY(std::none_of(fixed->cells.begin(), fixed->cells.end(),
                             [](const MapHex& hex) { return hex.terrain == Terrain::Any; }));
    }

    void newMisuse_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const QStringList& words, const char* part, int code) {
            QTest::newRow(name) << words << QString::fromUtf8(part) << code;
        };
        row("no way", {"-o", "x"}, "--blank, --from, --reference or --random", 2);
        row("two ways", {"-o", "x", "--blank", "3x3", "--random"}, "--blank, --from, --reference or --random",
            2);
        row("no file", {"--random"}, "-o FILE", 2);
        row("size", {"-o", "x", "--blank", "9"}, "\"9\"", 2);
        row("large", {"-o", "x", "--blank", "9x65"}, "from 1 to 64", 2);
        row("seats", {"-o", "x", "--reference", "9"}, "2 to 8", 2);
        row("frame", {"-o", "x", "--reference", "4", "--frame", "big"}, "none, coast or open", 2);
        row("unknown", {"-o", "x", "--from", "atlantis"}, "first-island", 2);
        row("special", {"-o", "x", "--random", "--specials", "dragons"}, "\"dragons\"", 2);
        row("symmetry", {"-o", "x", "--random", "--symmetry", "4"}, "none, 2, 3, 6 or mirror", 2);
        row("home", {"-o", "x", "--random", "--home", "square"}, "hexagon, bar, ring or blob", 2);
        row("impossible", {"-o", "x", "--random", "--islands", "5", "--symmetry", "3"}, "Ask for 4 or 6.", 1);
        row("nowhere", {"-o", "/nowhere/at/all.isle", "--blank", "3x3"}, "all.isle", 2);
    }
    void newMisuse() {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        QFETCH(int, code);
        const Outcome outcome = run(QStringList{QStringLiteral("new")} + words);
        QCOMPARE(outcome.code, code);
        QVERIFY2(outcome.err.contains(part), qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
    }

    /// Strict holds afterwards, as the check command's own checks say; locked hexes keep what they have.
    void arranges() {
        GenerateOptions options;
        options.islands = 1;
        options.shuffled = false;
        const Map before = generateMap(options).value();
        QVERIFY(saveIsle(before, path("fixed.isle")).ok());
        const Outcome outcome = run({"arrange", path("fixed.isle"), "-o", path("done.isle"), "--preset",
                                     "strict", "--lock", "D5,e6", "--seed", "3"});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        QVERIFY(outcome.out.startsWith(path("done.isle") + ": balance "));
        const auto after = loadIsle(path("done.isle"));
        QVERIFY(after);
        CheckProfile strict;
        strict.preset = Preset::Strict;
        for (const Problem& problem : checkMap(after.value(), strict))
            for (const char* id :
                 {"red-adjacent", "edge-adjacent", "same-number-adjacent", "terrain-clump", "crossing-pips"})
                QVERIFY2(problem.check != id, problem.message.english().c_str());
        QVERIFY(after.value().at({4, 3}) == before.at({4, 3}));
        QVERIFY(after.value().at({5, 4}) == before.at({5, 4}));
        QVERIFY(after.value().cells != before.cells);
    }

    void arrangesLayers() {
        const Outcome outcome =
            run({"arrange", path("fixed.isle"), "-o", path("numbers.isle"), "--layers", "numbers", "--wish",
                 "same-number-adjacent", "--wish", "crossing-pips=11,0", "--json"});
        QVERIFY2(outcome.code == 0, qPrintable(outcome.err));
        const QJsonObject told = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(told.value("outcome").toString(), QStringLiteral("arranged"));
        QCOMPARE(told.value("kept").toArray().size(), 2);
        QVERIFY(told.value("after").toDouble() >= told.value("before").toDouble());
        const auto before = loadIsle(path("fixed.isle"));
        const auto after = loadIsle(path("numbers.isle"));
        QVERIFY(before && after);
        for (std::size_t i = 0; i < before.value().cells.size(); ++i)
            QVERIFY(before.value().cells[i].terrain == after.value().cells[i].terrain);
        QVERIFY(before.value().harbours == after.value().harbours);
    }

    /// Two reds on two hexes that touch: proved, said, and nothing is written.
    void collides() {
        Map map = blankMap(3, 4, Terrain::Sea);
        map.title = "Two";
        map.set({1, 1}, {Terrain::Forest, CellNumber::fixed(6), Marker::None});
        map.set({1, 2}, {Terrain::Hills, CellNumber::fixed(8), Marker::None});
        QVERIFY(saveIsle(map, path("two.isle")).ok());
        const Outcome outcome =
            run({"arrange", path("two.isle"), "-o", path("never.isle"), "--wish", "red-adjacent", "--json"});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.err.trimmed(),
                 QStringLiteral("“Red numbers touch” cannot be met: 2 red numbers are to lie on 2 "
                                "hexes of which at most 1 do not touch each other."));
        const QJsonObject told = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(told.value("outcome").toString(), QStringLiteral("collides"));
        const QJsonObject collision = told.value("collision").toObject();
        QCOMPARE(collision.value("wishes").toArray(), QJsonArray{QStringLiteral("red-adjacent")});
        QCOMPARE(collision.value("minimal").toBool(), true);
        QVERIFY(!QFile::exists(path("never.isle")));
    }

    void arrangeMisuse_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("part");
        QTest::newRow("no output") << QStringList{} << "-o FILE";
        QTest::newRow("wish") << QStringList{"-o", "x", "--wish", "beauty"} << "terrain-clump";
        QTest::newRow("limit") << QStringList{"-o", "x", "--wish", "terrain-clump=0"} << "from 1 to 50";
        QTest::newRow("no limit") << QStringList{"-o", "x", "--wish", "red-adjacent=1"} << "takes no number";
        QTest::newRow("preset") << QStringList{"-o", "x", "--preset", "off"} << "official, strict or relaxed";
        QTest::newRow("lock") << QStringList{"-o", "x", "--lock", "Z99"} << "\"Z99\"";
        QTest::newRow("layer") << QStringList{"-o", "x", "--layers", "roads"} << "\"roads\"";
        QTest::newRow("seed") << QStringList{"-o", "x", "--seed", "two"} << "\"two\"";
    }
    void arrangeMisuse() {
        QFETCH(QStringList, words);
        QFETCH(QString, part);
        const Outcome outcome =
            run(QStringList{QStringLiteral("arrange"), shipped("first-island.isle")} + words);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(part), qPrintable(outcome.err));
    }
};

QTEST_GUILESS_MAIN(TestNewArrange)
#include "tst_new_arrange.moc"
