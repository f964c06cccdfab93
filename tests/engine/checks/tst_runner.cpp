#include "engine/checks/runner.h"
#include "tests/support/random_map.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <algorithm>

using namespace isle;
using namespace isle::test;

namespace {

/// One small edit of any kind.
void editSomething(Random& random, Map& map) {
    const Cell cell = drawCell(random, map);
    MapHex hex = map.at(cell);
    switch (random.below(13)) {
    case 0:
        hex.terrain = allTerrains[random.below(terrainCount)];
        break;
    case 1:
        hex.number = CellNumber::fixed(tokenValues[random.below(10)]);
        break;
    case 2:
        hex.number = random.below(2) == 0 ? CellNumber::shuffled() : CellNumber();
        break;
    case 3:
        hex.marker = allMarkers[random.below(6)];
        break;
    case 4:
        hex.barred.insert(tokenValues[random.below(10)]);
        break;
    case 5:
        map.setHarbour({{cell, allDirections[random.below(6)]}, allHarbourKinds[random.below(7)]});
        break;
    case 6:
        if (!map.harbours.empty())
            map.removeHarbour(
                map.harbours[random.below(static_cast<std::uint32_t>(map.harbours.size()))].edge);
        break;
    case 7:
        map.islands.clear();
        if (random.below(2) == 0)
            map.islands.push_back(
                {cell, "Somewhere", random.below(2) == 0 ? IslandRole::New : IslandRole::Start});
        break;
    case 8:
        map.forbiddenStarts = {canonical(CrossingPlace{cell, allCorners[random.below(6)]})};
        map.farSide = {cell};
        break;
    case 9:
        map.robberStart = cell;
        map.pirateStart = drawCell(random, map);
        break;
    case 10:
        if (random.below(2) == 0)
            map.pools.numbers.emplace()[8] = drawBetween(random, 0, 9);
        else
            map.pools = {};
        break;
    case 11:
        map.options.set(Option::Expansions, drawBetween(random, 0, 1));
        map.options.set(Option::Target, drawBetween(random, 5, 30));
        map.maxSeats = drawBetween(random, 2, 8);
        break;
    default:
        map.title = drawText(random);
        break;
    }
    map.set(cell, hex);
}

/// All that can be seen of problems, and what their fixes do.
std::vector<std::string> described(const std::vector<Problem>& problems, const Map& map) {
    std::vector<std::string> lines;
    for (const Problem& problem : problems) {
        std::string line = problem.key + '|' + std::string(nameOf(problem.severity)) + '|'
                           + problem.message.english() + '|' + problem.accepted.value_or("-");
        for (const Cell cell : problem.hexes)
            line += ' ' + nameOf(cell);
        line += '|' + std::to_string(problem.edges.size()) + '|' + std::to_string(problem.crossings.size());
        for (const Fix& fix : problem.fixes) {
            Map mended = map;
            fix.apply(mended);
            std::size_t sum = mended.harbours.size() + mended.forbiddenStarts.size();
            for (const MapHex& hex : mended.cells)
                sum = sum * 31 + static_cast<std::size_t>(hex.terrain) * 16
                      + static_cast<std::size_t>(hex.number.value());
            line += '|' + fix.label.english() + std::to_string(sum);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

CheckProfile drawProfile(Random& random) {
    CheckProfile profile;
    profile.preset = allPresets[random.below(3)];
    const Check* check = allChecks()[random.below(static_cast<std::uint32_t>(allChecks().size()))];
    profile.setOn(*check, random.below(2) == 0);
    if (random.below(2) == 0)
        profile.boxes = baseBoxOnly();
    return profile;
}

} // namespace

class RunnerTest : public QObject {
    Q_OBJECT

  private slots:
    /// Whatever is edited in whatever order, the runner says what a whole check says.
    void agreesWithAWholeCheck() {
        Random random(71);
        for (int round = 0; round < 12; ++round) {
            Map map = round % 3 == 0
                          ? drawMap(random)
                          : mapOf(specMaps[random.below(static_cast<std::uint32_t>(specMaps.size()))]);
            if (map.rows == 0 || map.cols == 0)
                continue;
            CheckRunner runner;
            for (int step = 0; step < 40; ++step) {
                if (step > 0)
                    editSomething(random, map);
                if (step % 13 == 5)
                    runner.setProfile(drawProfile(random));
                if (step % 11 == 7 && !runner.problems().empty())
                    accept(map, runner.problems().front().key, "for a test");
                runner.update(map, std::make_shared<const Topology>(shapeOf(map)));
                QCOMPARE(described(runner.problems(), map), described(checkMap(map, runner.profile()), map));
                QCOMPARE(described(runner.playErrors(), map), described(playErrors(map), map));
            }
        }
    }

    void runsOnlyWhatAnEditTouched() {
        Map map = mapOf(specMapNamed("Heading for New Shores"));
        const auto topology = std::make_shared<const Topology>(shapeOf(map));
        CheckRunner runner;
        runner.update(map, topology);
        QCOMPARE(runner.checksRun(), static_cast<int>(allChecks().size()));
        runner.update(map, topology);
        QCOMPARE(runner.checksRun(), 0);
        map.title.clear();
        runner.update(map, topology);
        QCOMPARE(runner.checksRun(), 1);
        QCOMPARE(runner.problems().size(), std::size_t{1});
        CheckProfile profile;
        profile.setOn(*checkNamed("title-missing"), false);
        runner.setProfile(profile);
        runner.update(map, topology);
        QCOMPARE(runner.checksRun(), 1);
        QVERIFY(runner.problems().empty());
    }

    void touchesAreTold() {
        const Map before = mapOf(specMapNamed("Heading for New Shores"));
        const auto touched = [&before](auto&& change) {
            Map after = before;
            change(after);
            return touchedBy(before, after);
        };
        const auto hexAt = [](Map& map, Cell cell) -> MapHex& {
            return map.cells[static_cast<std::size_t>(cell.row * map.cols + cell.col)];
        };
        QCOMPARE(touched([](Map&) {}), reads::Mask{0});
        QCOMPARE(touched([&](Map& map) { hexAt(map, {2, 2}).terrain = Terrain::Hills; }), reads::terrain);
        QCOMPARE(touched([&](Map& map) {
                     hexAt(map, {0, 0}).terrain = Terrain::Hills;
                 }),
                 reads::terrain | reads::shape);
        QCOMPARE(touched([&](Map& map) {
                     hexAt(map, {2, 2}).number = CellNumber::fixed(4);
                 }),
                 reads::numbers);
        QCOMPARE(touched([&](Map& map) { hexAt(map, {2, 2}).barred.insert(6); }), reads::groups);
        QCOMPARE(touched([&](Map& map) { map.minSeats = 3; }), reads::seats);
        QCOMPARE(touched([&](Map& map) { map.text.notes = "!"; }), reads::texts);
        QCOMPARE(touched([&](Map& map) { map.accepted.push_back({"a", "b"}); }), reads::Mask{0});
        QCOMPARE(touched([](Map& map) { map = blankMap(3, 3, Terrain::Sea); }), reads::all);
    }
};

QTEST_APPLESS_MAIN(RunnerTest)
#include "tst_runner.moc"
