#include "engine/formats/isle_file.h"
#include "engine/map/layouts.h"
#include "engine/map/resize.h"
#include "tests/app/cli/program.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace isle;
using namespace isle::test;

/// islewright-cli diff: words, JSON, picture and the answers to the shell.
class DiffCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString saved(const char* name, const Map& map) const {
        const QString path = folder_.filePath(QLatin1String(name));
        if (!saveIsle(map, path))
            qFatal("%s was not written", name);
        return path;
    }

    static Map shores() {
        auto map = loadIsle(shipped("heading-for-new-shores.isle"));
        if (!map)
            qFatal("%s", qPrintable(map.error().sentence()));
        return std::move(map.value());
    }

  private slots:
    void theSameMapIsNoNews() {
        const QString file = shipped("four-islands.isle");
        const Outcome outcome = run({"diff", file, file});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.isEmpty() && outcome.err.isEmpty());
        const Outcome json = run({"diff", file, file, "--json"});
        QCOMPARE(json.code, 0);
        QCOMPARE(json.out.trimmed(), QStringLiteral("{\"same\":true,\"changes\":[]}"));
    }

    void tellsEachChange() {
        Map map = shores();
        const Cell cell{2, 2};
        const MapHex hex{Terrain::Hills, CellNumber::fixed(8), Marker::None};
        QVERIFY(map.at(cell) != hex);
        map.set(cell, hex);
        map.title = "Old Shores";
        const QString after = saved("after.isle", map);
        const Outcome outcome = run({"diff", shipped("heading-for-new-shores.isle"), after});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.lines().size(), 2);
        QCOMPARE(outcome.lines().value(0), QStringLiteral("Title: “Heading for New Shores” → “Old Shores”"));
        QCOMPARE(outcome.lines().value(1), QStringLiteral("C3: any ? → hills 8"));

        const Outcome json = run({"diff", shipped("heading-for-new-shores.isle"), after, "--json"});
        QCOMPARE(json.code, 1);
        const QJsonObject answer = QJsonDocument::fromJson(json.out.toUtf8()).object();
        QCOMPARE(answer.value(QLatin1String("same")).toBool(true), false);
        const QJsonArray changes = answer.value(QLatin1String("changes")).toArray();
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes[0].toObject().value(QLatin1String("kind")).toString(), QStringLiteral("texts"));
        const QJsonObject change = changes[1].toObject();
        QCOMPARE(change.value(QLatin1String("kind")).toString(), QStringLiteral("hexes"));
        QVERIFY(!change.contains(QLatin1String("layout")));
        const QJsonObject place = change.value(QLatin1String("hexes")).toArray().at(0).toObject();
        QCOMPARE(place.value(QLatin1String("row")).toInt(), 2);
        QCOMPARE(place.value(QLatin1String("col")).toInt(), 2);
    }

    void aGrownFrameIsTwoSentences() {
        const Map map = shores();
        const QString after =
            saved("grown.isle", reframed(map, map.rows + 2, map.cols + 1, 2, 0, Terrain::Sea));
        const Outcome outcome = run({"diff", shipped("heading-for-new-shores.isle"), after});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.lines().size(), 2);
        QCOMPARE(outcome.lines().value(1), QStringLiteral("Everything moved: rows by 2, columns by 0"));
    }

    void layoutsAreNamed() {
        Map before = shores();
        before.name = "small";
        MapLayout large = before;
        large.name = "large";
        addLayout(before, large);
        Map after = before;
        after.minSeats = 3;
        const Outcome outcome = run({"diff", saved("a.isle", before), saved("b.isle", after)});
        QCOMPARE(outcome.out, QStringLiteral("[large] Seats: 2 to 4 → 3 to 4\n"));
    }

    /// The picture is that of the second map but for a line round what differs.
    void thePictureOutlinesWhatDiffers() {
        Map map = shores();
        map.set({2, 3}, {Terrain::Desert, {}, Marker::None});
        const QString after = saved("pictured.isle", map);
        const QString plain = folder_.filePath(QStringLiteral("plain.png"));
        const QString outlined = folder_.filePath(QStringLiteral("outlined.png"));
        QCOMPARE(run({"diff", after, after, "--picture", plain, "--size", "600"}).code, 0);
        const Outcome outcome = run(
            {"diff", shipped("heading-for-new-shores.isle"), after, "--picture", outlined, "--size", "600"});
        QCOMPARE(outcome.code, 1);
        const QImage first(plain);
        const QImage second(outlined);
        QCOMPARE(first.size(), second.size());
        QCOMPARE(std::max(first.width(), first.height()), 600);
        QRect changed;
        for (int y = 0; y < first.height(); ++y)
            for (int x = 0; x < first.width(); ++x)
                if (first.pixel(x, y) != second.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
        // One hex: a tenth of the map's columns and a little more.
        QVERIFY(changed.width() > 600 / 20 && changed.width() < 600 / 6);
    }

    void wrongUseIsTold() {
        const QString file = shipped("first-island.isle");
        Outcome outcome = run({"diff", file});
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.err.trimmed(), QStringLiteral("Name the two maps to compare."));
        outcome = run({"diff", file, folder_.filePath(QStringLiteral("none.isle"))});
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.err.contains(QStringLiteral("none.isle")));
        outcome = run({"diff", file, file, "--picture", folder_.filePath(QStringLiteral("x.gif"))});
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.err.contains(QStringLiteral("not as .gif")));
        outcome = run({"diff", file, file, "--layout", "9"});
        QCOMPARE(outcome.code, 2);
    }
};

QTEST_GUILESS_MAIN(DiffCommandTest)
#include "tst_diff_command.moc"
