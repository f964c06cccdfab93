#include "engine/formats/isle_file.h"
#include "engine/map/layouts.h"
#include "tests/app/cli/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace isle;
using namespace isle::test;

/// `--layout` of the subcommands that load a map.
class LayoutOptionTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString file_;

    static Map shipped(const char* name) {
        auto map = loadIsle(QStringLiteral(ISLEWRIGHT_SOURCE_DIR "/maps/") + QLatin1String(name));
        if (!map)
            qFatal("%s", qPrintable(map.error().sentence()));
        return std::move(map.value());
    }

  private slots:
    /// The small board for 3 and 4 seats is open; the larger one is for 5 and 6.
    void initTestCase() {
        Map map = shipped("first-island.isle");
        map.name = "small";
        map.minSeats = 3;
        map.maxSeats = 4;
        MapLayout large = shipped("wider-island.isle");
        large.name = "large";
        large.minSeats = 5;
        large.maxSeats = 6;
        addLayout(map, large);
        switchLayout(map, 0);
        file_ = folder_.filePath(QStringLiteral("two.isle"));
        QVERIFY(saveIsle(map, file_));
    }

    void infoTellsTheLayouts() {
        const Outcome outcome = run({"info", file_});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains("Layout 1: small, 3 to 4 seats, told here\n"));
        QVERIFY(outcome.out.contains("Layout 2: large, 5 to 6 seats\n"));
        QVERIFY(outcome.out.contains("Seats: 3 to 4\n"));
        for (const char* layout : {"2", "large"}) {
            const Outcome other = run({"info", file_, "--layout", layout});
            QVERIFY(other.out.contains("Layout 2: large, 5 to 6 seats, told here\n"));
            QVERIFY(other.out.contains("Seats: 5 to 6\n"));
        }
    }

    void everyCommandSaysWhichLayoutsThereAre() {
        const QString picture = folder_.filePath(QStringLiteral("x.png"));
        const std::vector<QStringList> commands{{"check", file_},
                                                {"info", file_},
                                                {"deal", file_, "--seed", "1"},
                                                {"play", file_, "--seats", "4", "--seed", "1"},
                                                {"perft", file_, "--depth", "1", "--seed", "1"},
                                                {"render", file_, "-o", picture},
                                                {"components", file_}};
        for (const QStringList& command : commands) {
            const Outcome outcome = run(command + QStringList{"--layout", "3"});
            QCOMPARE(outcome.code, 2);
            QCOMPARE(outcome.err.trimmed(), QStringLiteral("The map has no layout \"3\"; it has 2."));
            QVERIFY2(run(command + QStringList{"--layout", "1"}).code == 0, qPrintable(command.front()));
        }
    }

    void seatsChooseTheLayout() {
        // Five seats play on the large board, four on the small one, whatever is open.
        QCOMPARE(run({"play", file_, "--seats", "5", "--seed", "1"}).code, 0);
        QCOMPARE(run({"play", file_, "--seats", "4", "--seed", "1"}).code, 0);
        QCOMPARE(run({"perft", file_, "--seats", "6", "--seed", "1", "--depth", "1"}).code, 0);
        const Outcome none = run({"play", file_, "--seats", "2", "--seed", "1"});
        QCOMPARE(none.code, 2);
        QVERIFY(none.err.contains("This map is meant for 3 to 4 seats, not for 2."));
        const Outcome wrong = run({"play", file_, "--seats", "4", "--seed", "1", "--layout", "large"});
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.err.contains("This map is meant for 5 to 6 seats, not for 4."));
    }

    void dealsTheLayoutAskedFor() {
        const auto lines = [&](const QStringList& more) {
            return run(QStringList{"deal", file_, "--seed", "3"} + more).out.count(QLatin1Char('\n'));
        };
        QVERIFY(lines({"--layout", "large"}) > lines({}));
        QCOMPARE(lines({"--layout", "small"}), lines({}));
    }
};

QTEST_GUILESS_MAIN(LayoutOptionTest)
#include "tst_layout_option.moc"
