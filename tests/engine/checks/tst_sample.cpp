#include "engine/checks/profile.h"
#include "engine/checks/sample.h"
#include "engine/deal/deal.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

std::shared_ptr<const Topology> topologyOf(const Map& map) {
    return std::make_shared<const Topology>(shapeOf(map));
}

/// How many of so many random base boards pass one check with a threshold. The figures others measured are of
/// boards on which the desert may lie anywhere, so each place has its turn, and
/// red numbers may touch.
double passingShare(const char* id, const char* threshold, double value, int each) {
    const Check& check = *checkNamed(id);
    CheckProfile profile;
    profile.preset = Preset::Off;
    profile.setOn(check, true);
    profile.setThreshold(check, threshold, value);
    Map centred = mapOf(specMapNamed("19 land hexes"));
    centred.options.set(Option::RedApart, 0);
    const auto topology = topologyOf(centred);
    int failing = 0;
    int sampled = 0;
    for (const Topology::Hex& hex : topology->hexes()) {
        if (hex.ground != Ground::Land)
            continue;
        Map map = centred;
        const MapHex other = map.at(hex.cell);
        map.set(hex.cell, map.at(*centred.robberStart));
        if (hex.cell != *centred.robberStart)
            map.set(*centred.robberStart, other);
        map.robberStart = hex.cell;
        const SampleOutcome outcome = sampleDeals(map, topology, profile, {each, 1});
        failing += outcome.problems.empty() ? 0 : outcome.problems[0].failing;
        sampled += outcome.sampled;
    }
    return 1 - static_cast<double>(failing) / sampled;
}

} // namespace

class SampleTest : public QObject {
    Q_OBJECT

  private slots:
    /// Shares that others measured on random boards of the base game.
    void sharesOfRandomBaseBoards() {
        constexpr int boards = 100; // times 19: three standard errors are at most 3 points
        const double two = passingShare("terrain-clump", "at-most", 2, boards);
        QVERIFY2(std::abs(two - 0.23) < 0.04, QByteArray::number(two));
        const double three = passingShare("terrain-clump", "at-most", 3, boards);
        QVERIFY2(std::abs(three - 0.79) < 0.04, QByteArray::number(three));
        const double twelve = passingShare("crossing-pips", "at-most", 12, boards);
        QVERIFY2(std::abs(twelve - 0.17) < 0.04, QByteArray::number(twelve));
    }

    void samplesAreSeeded() {
        const Map map = mapOf(specMapNamed("19 land hexes"));
        const auto topology = topologyOf(map);
        const CheckProfile profile;
        const SampleOutcome one = sampleDeals(map, topology, profile, {50, 9});
        const SampleOutcome two = sampleDeals(map, topology, profile, {50, 9});
        QCOMPARE(one.sampled, 50);
        QCOMPARE(one.problems.size(), two.problems.size());
        for (std::size_t i = 0; i < one.problems.size(); ++i) {
            QCOMPARE(one.problems[i].failing, two.problems[i].failing);
            QCOMPARE(one.problems[i].message, two.problems[i].message);
        }
    }

    /// The example seed deals a board on which the check finds what the problem says.
    void examplesAreDeals() {
        const Map map = mapOf(specMapNamed("19 land hexes"));
        const auto topology = topologyOf(map);
        const CheckProfile profile;
        const SampleOutcome outcome = sampleDeals(map, topology, profile, {30, 400});
        QVERIFY(outcome.problems.size() >= 3);
        for (const Problem& problem : outcome.problems) {
            QCOMPARE(problem.scope, DealScope::SomeDeals);
            QCOMPARE(problem.key, std::string(problem.check) + " in deals");
            QVERIFY(problem.failing > 0 && problem.failing <= 30 && problem.sampled == 30);
            QVERIFY(problem.exampleSeed >= 400 && problem.exampleSeed < 430);
            const auto board = deal(map, topology, problem.exampleSeed);
            const auto found = checkDeal(map, board.value(), profile);
            QVERIFY(std::any_of(found.begin(), found.end(), [&](const Problem& each) {
                return each.check == problem.check && each.message == problem.message
                       && each.scope == DealScope::ThisDeal;
            }));
            QCOMPARE(shareOf(problem).english(),
                     "In " + std::to_string(problem.failing) + " of 30 sampled deals.");
        }
    }

    /// What is drawn holds for every deal and is not counted among them.
    void whatIsDrawnIsNotSampled() {
        Map map = mapOf(specMapNamed("19 land hexes"));
        for (MapHex& hex : map.cells)
            if (hex.terrain == Terrain::Any)
                hex.terrain = Terrain::Forest; // numbers stay open
        const CheckProfile profile;
        const auto drawn = checkMap(map, profile);
        QVERIFY(std::any_of(drawn.begin(), drawn.end(), [](const Problem& problem) {
            return problem.check == "terrain-clump" && problem.scope == DealScope::EveryDeal;
        }));
        const SampleOutcome outcome = sampleDeals(map, topologyOf(map), profile, {20, 1});
        for (const Problem& problem : outcome.problems)
            QVERIFY(problem.check != "terrain-clump");
    }

    void samplingCanBeStopped() {
        const Map map = mapOf(specMapNamed("19 land hexes"));
        int asked = 0;
        const SampleOutcome outcome = sampleDeals(map, topologyOf(map), {}, {100, 1}, [&](int done) {
            asked = done;
            return done < 7;
        });
        QVERIFY(outcome.cancelled);
        QCOMPARE(asked, 7);
        QCOMPARE(outcome.sampled, 7);
    }

    void mapsThatCannotBeDealtSayWhy() {
        Map map = mapOf(specMapNamed("19 land hexes"));
        map.pools.numbers.emplace()[8] = 1;
        const SampleOutcome outcome = sampleDeals(map, topologyOf(map), {}, {10, 1});
        QCOMPARE(outcome.sampled, 0);
        QVERIFY(outcome.refusal && outcome.refusal->sentence().ends_with('.'));
    }

    void acceptedShares() {
        Map map = mapOf(specMapNamed("19 land hexes"));
        accept(map, "crossing-pips in deals", "That is how the base game is.");
        const SampleOutcome outcome = sampleDeals(map, topologyOf(map), {}, {30, 1});
        for (const Problem& problem : outcome.problems)
            QCOMPARE(problem.open(), problem.check != "crossing-pips");
    }

    void chanceIsSeen() {
        Map map = blankMap(2, 2, Terrain::Forest);
        QVERIFY(!hasChance(map)); // no numbers yet
        map.cells[0].number = CellNumber::shuffled();
        QVERIFY(hasChance(map));
        map.cells[0].number = CellNumber::fixed(4);
        QVERIFY(!hasChance(map));
        map.cells[1].terrain = Terrain::Any;
        QVERIFY(hasChance(map));
    }

    /// A fix of what deals bring changes the design: gold that may take an 8 is kept from it.
    void goldIsKeptFromRedNumbers() {
        Map map = mapOf(specMapNamed("Heading for New Shores"));
        CheckProfile profile;
        profile.preset = Preset::Off;
        profile.setOn(*checkNamed("gold-number"), true);
        const auto topology = topologyOf(map);
        const SampleOutcome before = sampleDeals(map, topology, profile, {60, 1});
        QCOMPARE(before.problems.size(), std::size_t{1});
        QCOMPARE(before.problems[0].fixes.size(), std::size_t{1});
        before.problems[0].fixes[0].apply(map);
        QVERIFY(sampleDeals(map, topology, profile, {60, 1}).problems.empty());
    }
};

QTEST_APPLESS_MAIN(SampleTest)
#include "tst_sample.moc"
