#include "engine/formats/isle_file.h"
#include "engine/map/layouts.h"
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace isle::test {

/// islewright-cli components: the list, what is short, and the answers to the shell.
class ComponentsTest : public QObject {
    Q_OBJECT

  private:
    /// The row of a component in the JSON answer.
    static QJsonObject rowOf(const QJsonObject& answer, const char* component) {
        for (const QJsonValue& row : answer.value(QLatin1String("components")).toArray())
            if (row.toObject().value(QLatin1String("component")) == QLatin1String(component))
                return row.toObject();
        return {};
    }

  private slots:
    void whatFitsIsFine() {
        const Outcome outcome = run({"components", shipped("first-island.isle")});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.lines().value(0), QStringLiteral("For 4 seats, with base:"));
        QCOMPARE(outcome.lines().value(1), QStringLiteral("Hexes"));
        QCOMPARE(outcome.lines().value(2).simplified(), QStringLiteral("forest hex 4 of 4"));
        QVERIFY(!outcome.out.contains(QStringLiteral("short")));
    }

    void whatIsShortIsToldWithSwaps() {
        const Outcome outcome =
            run({"components", shipped("cloth-for-catan.isle"), "--boxes", "base, seafarers"});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.out.contains(QStringLiteral("of   0, short 4")));
        QVERIFY(outcome.out.contains(QStringLiteral("× village hex short: lay ")));
        QVERIFY(outcome.out.contains(QStringLiteral("of the chits for cloth: 24")));
    }

    void jsonHoldsTheSame() {
        const Outcome outcome =
            run({"components", shipped("great-round.isle"), "--boxes", "base*2", "--json"});
        QCOMPARE(outcome.code, 1);
        const QJsonObject answer = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
        QCOMPARE(answer.value(QLatin1String("boxes")).toString(), QStringLiteral("base*2"));
        QCOMPARE(answer.value(QLatin1String("short")).toBool(), true);
        QCOMPARE(answer.value(QLatin1String("seats")).toInt(), 8);
        QCOMPARE(rowOf(answer, "hills").value(QLatin1String("used")).toInt(), 7);
        QCOMPARE(rowOf(answer, "hills").value(QLatin1String("owned")).toInt(), 6);
        QCOMPARE(rowOf(answer, "hills").value(QLatin1String("short")).toInt(), 1);
        QCOMPARE(rowOf(answer, "forest").value(QLatin1String("short")).toInt(), 0);
        QCOMPARE(answer.value(QLatin1String("swaps")).toArray().size(), 2);
    }

    void layoutsAreChosenByPlaceOrName() {
        Map map = blankMap(3, 3, Terrain::Sea);
        map.name = "small";
        MapLayout wide = blankMap(5, 5, Terrain::Sea);
        wide.name = "wide";
        addLayout(map, wide);
        switchLayout(map, 0);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("two.isle"));
        QVERIFY(saveIsle(map, file).ok());
        const auto rim = [&](const QStringList& more) {
            const Outcome outcome = run(QStringList{"components", file, "--json"} + more);
            return QJsonDocument::fromJson(outcome.out.toUtf8()).object().value(QLatin1String("rim")).toInt();
        };
        QCOMPARE(rim({}), 8);
        QCOMPARE(rim({"--layout", "2"}), 16);
        QCOMPARE(rim({"--layout", "wide"}), 16);
        const Outcome outcome = run({"components", file, "--layout", "huge"});
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.err.trimmed(), QStringLiteral("The map has no layout \"huge\"; it has 2."));
    }

    void wrongBoxesAreMisuse() {
        const Outcome outcome = run({"components", shipped("first-island.isle"), "--boxes", "base,moon"});
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.err.trimmed(), QStringLiteral("There is no box called “moon”."));
        QCOMPARE(run({"components"}).code, 2);
    }
};

} // namespace isle::test

QTEST_GUILESS_MAIN(isle::test::ComponentsTest)
#include "tst_components_command.moc"
