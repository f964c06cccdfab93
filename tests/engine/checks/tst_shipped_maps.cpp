#include "engine/checks/check.h"
#include "engine/deal/deal.h"
#include "engine/formats/isle_file.h"
#include "engine/map/pools.h"
#include "tests/support/spec_maps.h"

#include <QDir>
#include <QTest>

using namespace isle;
using namespace isle::test;

namespace {

/// Which drawing of the spec a shipped map has to be.
struct Shipped {
    const char* file;
    const char* spec;
};
constexpr std::array shipped{Shipped{"first-island", "19 land hexes"},
                             Shipped{"wider-island", "30 land hexes"},
                             Shipped{"great-round", "37 land hexes"},
                             Shipped{"heading-for-new-shores", "Heading for New Shores"},
                             Shipped{"four-islands", "Four Islands"},
                             Shipped{"through-the-desert", "Through the Desert"},
                             Shipped{"the-fog-islands", "The Fog Islands"},
                             Shipped{"cloth-for-catan", "Cloth for Catan"},
                             Shipped{"the-forgotten-tribe", "The Forgotten Tribe"},
                             Shipped{"pirate-islands", "Pirate Islands"},
                             Shipped{"wonders-of-catan", "Wonders of Catan"},
                             Shipped{"the-treasure-islands", "The Treasure Islands"},
                             Shipped{"the-oases", "The Oases"},
                             Shipped{"the-great-canal", "The Great Canal"}};

QDir mapsFolder() {
    return {QString(ISLEWRIGHT_SOURCE_DIR) + "/maps"};
}

/// The shipped maps and the test map that mixes all specials.
void addRows() {
    QTest::addColumn<QString>("path");
    for (const QString& file : mapsFolder().entryList({"*.isle"}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(file)) << mapsFolder().filePath(file);
    QTest::newRow("everything.isle") << QStringLiteral(ISLEWRIGHT_TEST_DATA "/maps/everything.isle");
}

} // namespace

class ShippedMapsTest : public QObject {
    Q_OBJECT

  private slots:
    void haveNoProblems_data() { addRows(); }
    void haveNoProblems() {
        QFETCH(QString, path);
        const auto map = loadIsle(path);
        QVERIFY2(map.ok(), map.ok() ? "" : qPrintable(map.error().sentence()));
        for (const Problem& problem : checkMap(map.value()))
            QVERIFY2(problem.severity == Severity::Hint, problem.message.english().c_str());
    }

    void everyMapIsOneOfTheSpec() { // a map without its drawing here could change unseen
        QStringList files;
        for (const Shipped& each : shipped)
            files.append(QString(each.file) + ".isle");
        files.sort();
        QCOMPARE(mapsFolder().entryList({"*.isle"}, QDir::Files, QDir::Name), files);
        QCOMPARE(shipped.size(), specMaps.size());
    }

    void S108_S109_B24_drawnAsTheSpecDrawsThem() {
        for (const Shipped& each : shipped) {
            const auto loaded = loadIsle(mapsFolder().filePath(QString(each.file) + ".isle"));
            QVERIFY2(loaded.ok(), each.file);
            const Map& map = loaded.value();
            const SpecMap& spec = specMapNamed(each.spec);
            const Map drawn = mapOf(spec);
            QVERIFY2(map.cells == drawn.cells && map.rows == drawn.rows, each.file);
            QVERIFY2(map.harbours == drawn.harbours && map.farSide == drawn.farSide, each.file);
            QVERIFY2(map.robberStart == drawn.robberStart && map.pirateStart == drawn.pirateStart, each.file);
            QCOMPARE(map.islands.size(), std::max<std::size_t>(1, drawn.islands.size()));
            for (std::size_t i = 0; i < drawn.islands.size(); ++i)
                QVERIFY2(map.islands[i].hex == drawn.islands[i].hex
                             && map.islands[i].role == drawn.islands[i].role && !map.islands[i].name.empty(),
                         each.file);
            QVERIFY2(map.pools == Pools() && !map.wonderCosts, each.file); // S-109: the standard ones
            QVERIFY2(!map.title.empty() && map.description.size() > 150 && !map.author.empty(), each.file);
            const bool seats = spec.scenario > 0 ? map.minSeats == 2 && map.maxSeats == 4 // S-95
                                                 : map.maxSeats <= 8;
            QVERIFY2(seats, each.file);
        }
    }

    void S95_S96_B163_presetOptions() {
        for (const Shipped& each : shipped) {
            const Map map = loadIsle(mapsFolder().filePath(QString(each.file) + ".isle")).value();
            const int scenario = specMapNamed(each.spec).scenario;
            const Rules rules = map.rulesFor(map.minSeats);
            QCOMPARE(rules[Option::Target], scenario > 0 ? 12 : 10);
            QCOMPARE(rules.sea(), scenario > 0);
            QCOMPARE(rules.on(Option::Wonders), scenario == 8);                       // S-241
            QCOMPARE(rules[Option::Chests], scenario == 9 || scenario == 10 ? 5 : 0); // S-261
            for (const OptionInfo& info : allOptions()) // S-1: all others are those of source 000
                if (const auto value = map.options.get(info.option); value && info.defaultValue)
                    QVERIFY2(*value == *info.defaultValue || info.option == Option::Expansions
                                 || info.option == Option::Wonders || info.option == Option::Chests,
                             each.file);
        }
    }

    void B21_B22_seatsOfTheReferenceBoards() {
        const auto seatsOf = [](const char* file) {
            const Map map = loadIsle(mapsFolder().filePath(file)).value();
            return std::pair(map.minSeats, map.maxSeats);
        };
        QCOMPARE(seatsOf("first-island.isle"), std::pair(2, 4));
        QCOMPARE(seatsOf("wider-island.isle"), std::pair(5, 6));
        QCOMPARE(seatsOf("great-round.isle"), std::pair(7, 8));
    }
};

QTEST_APPLESS_MAIN(ShippedMapsTest)
#include "tst_shipped_maps.moc"
