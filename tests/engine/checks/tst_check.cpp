#include "engine/checks/check.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

class CheckTest : public QObject {
    Q_OBJECT

  private slots:
    void textPutsFactsIn() {
        QCOMPARE((Text{"%2 before %1, %2 again.", {"one", "two"}}).english(),
                 std::string("two before one, two again."));
        // A fact that looks like a place stays as it is, and a place without a fact does, too.
        QCOMPARE((Text{"%1 100%", {"%2"}}).english(), std::string("%2 100%"));
        QCOMPARE((Text{"%3 %", {"a"}}).english(), std::string("%3 %"));
    }

    void severitiesHaveNames() {
        QCOMPARE(nameOf(Severity::Error), std::string_view("error"));
        QCOMPARE(nameOf(Severity::Warning), std::string_view("warning"));
        QCOMPARE(nameOf(Severity::Hint), std::string_view("hint"));
    }

    void checksAreSortedAndDescribed() {
        const auto checks = allChecks();
        QVERIFY(std::is_sorted(checks.begin(), checks.end(),
                               [](const Check* a, const Check* b) { return a->id < b->id; }));
        static const QRegularExpression rule("^([BS]-\\d+)?$"); // rules of thumb have none
        for (const Check* check : checks) {
            QCOMPARE(checkNamed(check->id), check);
            QVERIFY(rule.match(QString::fromStdString(std::string(check->rules))).hasMatch());
            QVERIFY(!check->title.empty() && !check->title.ends_with('.'));
            QVERIFY(check->why.ends_with('.'));
        }
        QCOMPARE(checkNamed("no-such-check"), nullptr);
    }

    void errorsComeFirst() {
        Map map = mapFromAscii("o o o o\n o o o o");
        map.pirateStart = Cell{0, 0}; // an error; no title: a warning
        map.minSeats = map.maxSeats = 2;
        const auto problems = checkMap(map);
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].check, std::string_view("pirate-not-on-sea"));
        QCOMPARE(problems[1].check, std::string_view("title-missing"));
        QVERIFY(hasErrors(problems));
        QVERIFY(!hasErrors(std::span(problems).subspan(1)));
    }

    void mapsOfTheSpecHaveNoProblems() {
        for (const SpecMap& spec : specMaps) {
            Map map = mapOf(spec);
            for (const Problem& problem : checkMap(map))
                QFAIL((std::string(spec.name) + ": " + problem.message.english()).c_str());
        }
    }

    /// S-142: the zone divides the island it lies on; a second start island is open all round.
    void S142_otherStartIslandsAreWhole() {
        Map map = mapFromAscii("~ ~ ~ ~ ~ ~ ~ ~ ~\n ~ o d o ~ ~ d ~ ~\n~ ~ ~ ~ ~ ~ ~ ~ ~");
        map.title = "Two deserts";
        map.farSide = {Cell{1, 3}};
        map.islands = {{Cell{1, 1}, "belt", IslandRole::Start}, {Cell{1, 6}, "dunes", IslandRole::Start}};
        map.minSeats = map.maxSeats = 2;
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        map.options.set(Option::DesertFarSide, static_cast<int>(DesertFarSide::Foreign));
        const auto problems = checkMap(map);
        const auto start = std::find_if(problems.begin(), problems.end(), [](const Problem& problem) {
            return problem.check == "start-crossings";
        });
        QVERIFY(start != problems.end());
        // Six crossings of the near hex and six of the dunes: room for the four settlements, if barely.
        QCOMPARE(start->crossings.size(), std::size_t{12});
        QVERIFY(start->severity == Severity::Warning);
    }

    /// S-203: of the chips that are dealt only the point chips of the pool count towards the most points.
    void S200_pointChipsOfThePoolCount() {
        Map map = mapOf(specMapNamed("The Forgotten Tribe"));
        const auto reachable = [&map](int target) {
            map.options.set(Option::Target, target);
            return !hasErrors(checkMap(map));
        };
        // 5 settlements, 4 cities, both awards, 5 victory point cards, 3 new islands: 13 + 4 + 5 + 6 = 28.
        QVERIFY(reachable(30)); // and 2 of the 4 chips in the turn of S-200
        QVERIFY(!reachable(31));
        map.pools.chips = ChipPool{0, 3, 1};
        QVERIFY(reachable(28));
        QVERIFY(!reachable(29));
        map.pools.chips = ChipPool{4, 0, 0};
        QVERIFY(reachable(32));
        QVERIFY(!reachable(33));
    }

    /// S-3: a chip that lies where none can be is its own problem, not one of the pool.
    void S200_chipsOffProducingHexesTakeNoneFromThePool() {
        Map map = mapOf(specMapNamed("The Forgotten Tribe"));
        MapHex gold = map.at({8, 8});
        gold.terrain = Terrain::Gold;
        map.set({8, 8}, gold);
        map.pools.chips = ChipPool{1, 1, 1};
        const auto problems = checkMap(map);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].check, std::string_view("chip-misplaced"));
    }

    /// S-281: five chests on three oases are meant.
    void S261_moreChestsThanFogAreNoProblem() {
        Map map = mapOf(specMapNamed("The Oases"));
        map.options.set(Option::Chests, 8);
        QVERIFY(checkMap(map).empty());
    }

    /// S-107 and B-21: the boards of the spec have room for the seats they are printed for.
    void S107_referenceBoardsHoldTheirSeats() {
        for (const auto& [name, seats] : {std::pair{"30 land hexes", 6}, std::pair{"37 land hexes", 8}}) {
            Map map = mapOf(specMapNamed(name));
            map.maxSeats = seats;
            QVERIFY(checkMap(map).empty());
        }
    }

    void S17_baseGameNeedsNoFrame() {
        Map map = mapFromAscii("o o o o\n o o o o\no ~ o o");
        map.title = "Without a frame";
        map.minSeats = map.maxSeats = 2;
        QVERIFY(checkMap(map).empty());
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
        QCOMPARE(checkMap(map).size(), std::size_t{1});
        map.options.set(Option::PiecesShips, 0);
        QVERIFY(checkMap(map).empty());
    }

    void B28_redNumbersMayTouchWhenTheOptionSaysSo() {
        Map map = mapFromAscii("o o o o\n o o o o\no o o o");
        map.title = "Red";
        map.minSeats = map.maxSeats = 2;
        map.pools.numbers.emplace()[6] = 10;
        for (const int col : {0, 1}) {
            MapHex hex = map.at({0, static_cast<std::int16_t>(col)});
            hex.number = CellNumber::fixed(8);
            map.set({0, static_cast<std::int16_t>(col)}, hex);
        }
        QVERIFY(hasErrors(checkMap(map)));
        map.options.set(Option::RedApart, 0);
        QVERIFY(checkMap(map).empty());
    }

    /// Whatever a designer draws, checks find their way through it and their fixes can be applied.
    void anyMapCanBeChecked() {
        Random random(17);
        for (int i = 0; i < 300; ++i) {
            const Map map = drawMap(random);
            for (const Problem& problem : checkMap(map)) {
                QVERIFY(checkNamed(problem.check) != nullptr);
                for (const Fix& fix : problem.fixes) {
                    Map mended = map;
                    fix.apply(mended);
                    QVERIFY2(mended != map, fix.label.english().c_str());
                }
            }
        }
    }

    void mapsWithoutHexesCanBeChecked() {
        QVERIFY(hasErrors(checkMap(Map())));
        QVERIFY(hasErrors(checkMap(blankMap(3, 3, Terrain::Void))));
        QVERIFY(hasErrors(checkMap(blankMap(3, 3, Terrain::Sea))));
    }
};

QTEST_APPLESS_MAIN(CheckTest)
#include "tst_check.moc"
