#include "engine/base/random.h"
#include "engine/deal/deal.h"
#include "engine/deal/pinned.h"
#include "engine/map/pools.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace isle;

namespace {

using Reason = DealRefusal::Reason;

/// A map all of whose hexes are shuffled.
Map openMap(int rows, int cols) {
    Map map = blankMap(rows, cols, Terrain::Any);
    for (MapHex& hex : map.cells)
        hex.number = CellNumber::shuffled();
    return map;
}

NumberPool pool(std::initializer_list<int> tokens) {
    NumberPool result;
    for (const int token : tokens)
        ++result[token];
    return result;
}

void bar(MapHex& hex, std::initializer_list<int> values) {
    for (const int value : values)
        hex.barred.insert(value);
}

void allowOnly(MapHex& hex, std::initializer_list<int> values) {
    for (const int value : tokenValues)
        if (std::find(values.begin(), values.end(), value) == values.end())
            hex.barred.insert(value);
}

DealRefusal refusalOf(const Map& map) {
    const auto board = deal(map, 1);
    if (board)
        qFatal("The map can be dealt.");
    return board.error();
}

/// What must hold for every deal of a map; empty when it does.
std::string wrongWith(const Map& map, const Board& board) {
    const DealtPools pools = resolvedPools(map);
    std::vector<TerrainPool> terrain(map.groups.size() + 1);
    std::vector<NumberPool> numbers(map.groups.size() + 1);
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const Topology::Hex& hex = board.topology->hexes()[i];
        const MapHex drawn = map.at(hex.cell);
        const std::size_t group = groupOf(map, drawn);
        const int number = board.hexes[i].number;
        if (drawn.terrain == Terrain::Any)
            ++terrain[group][board.hexes[i].terrain];
        else if (board.hexes[i].terrain != drawn.terrain)
            return "a fixed terrain changed";
        if (!takesNumber(drawn.terrain) || !drawn.number.isShuffled()) {
            if (number != (takesNumber(drawn.terrain) ? drawn.number.value() : 0))
                return "a fixed number changed";
            continue;
        }
        ++numbers[group][number];
        if (drawn.barred.has(number))
            return "a barred number at " + nameOf(hex.cell);
    }
    if (map.rulesFor(map.minSeats).on(Option::RedApart))
        for (std::size_t i = 0; i < board.hexes.size(); ++i)
            for (const HexId beside : board.topology->hexes()[i].neighbours)
                if (beside.valid() && isRed(board.hexes[i].number)
                    && isRed(board.hexes[beside.index()].number))
                    return "red numbers touch";
    for (std::size_t group = 0; group <= map.groups.size(); ++group)
        if (terrain[group] != pools.terrainOf(group) || numbers[group] != pools.numbersOf(group))
            return "the pool of group " + std::to_string(group) + " was not dealt";
    return {};
}

/// Whether any deal of the numbers exists, by trying all.
bool anyDealExists(const Map& map) {
    const DealtPools pools = resolvedPools(map);
    const Topology topology(shapeOf(map));
    std::vector<NumberPool> left;
    for (std::size_t group = 0; group <= map.groups.size(); ++group)
        left.push_back(pools.numbersOf(group));
    const bool apart = map.rulesFor(map.minSeats).on(Option::RedApart);
    std::vector<int> numbers(topology.hexes().size(), 0);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = map.at(topology.hexes()[i].cell).number.value();
    const auto redBeside = [&](std::size_t i) {
        return std::any_of(topology.hexes()[i].neighbours.begin(), topology.hexes()[i].neighbours.end(),
                           [&](HexId beside) { return beside.valid() && isRed(numbers[beside.index()]); });
    };
    const std::function<bool(std::size_t)> place = [&](std::size_t i) {
        if (i == numbers.size())
            return true;
        const MapHex hex = map.at(topology.hexes()[i].cell);
        if (!hex.number.isShuffled())
            return place(i + 1);
        NumberPool& tokens = left[groupOf(map, hex)];
        for (const int value : tokenValues) {
            if (tokens[value] == 0 || hex.barred.has(value) || (apart && isRed(value) && redBeside(i)))
                continue;
            --tokens[value];
            numbers[i] = value;
            const bool found = place(i + 1);
            numbers[i] = 0;
            ++tokens[value];
            if (found)
                return true;
        }
        return false;
    };
    return place(0);
}

/// Groups and limits at random; `share` of the hexes have a limit.
void narrow(Map& map, Random& random, std::uint32_t groups, double share) {
    for (std::uint32_t i = 0; i < groups; ++i)
        map.groups.push_back({"G" + std::to_string(i), {}, {}});
    for (MapHex& hex : map.cells) {
        hex.group = static_cast<std::uint8_t>(random.below(groups + 1));
        if (random.below(1000) >= share * 1000)
            continue;
        for (std::uint32_t i = 1 + random.below(6); i > 0; --i)
            hex.barred.insert(tokenValues.at(random.below(tokenValues.size())));
    }
}

} // namespace

class DealGroupsTest : public QObject {
    Q_OBJECT

  private slots:
    void everyDealKeepsPoolsLimitsAndReds() {
        Random random(8);
        int dealt = 0;
        for (int round = 0; round < 60; ++round) {
            Map map = openMap(4 + static_cast<int>(random.below(4)), 4 + static_cast<int>(random.below(4)));
            for (MapHex& hex : map.cells) {
                if (random.below(6) == 0)
                    hex = {Terrain::Sea, {}, Marker::None};
                else if (random.below(6) == 0)
                    hex.terrain = random.below(2) == 0 ? Terrain::Gold : Terrain::Hills;
                else if (random.below(12) == 0)
                    hex.number = CellNumber::fixed(random.below(3) == 0 ? 6 : 5);
            }
            narrow(map, random, random.below(4), 0.2);
            map.options.set(Option::RedApart, round % 8 == 0 ? 0 : 1);
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto board = deal(map, seed);
                if (!board)
                    break;
                ++dealt;
                const std::string wrong = wrongWith(map, board.value());
                QVERIFY2(wrong.empty(), wrong.c_str());
                QVERIFY(deal(map, seed).value().hexes == board.value().hexes);
            }
        }
        QVERIFY2(dealt > 500, std::to_string(dealt).c_str());
    }

    /// Small maps, most of them tight: a deal is found exactly where there is one.
    void foundWhereThereIsOne() {
        Random random(9);
        int dealt = 0;
        int refused = 0;
        for (int round = 0; round < 1500; ++round) {
            Map map = openMap(2 + static_cast<int>(random.below(2)), 3);
            const std::uint32_t groups = 1 + random.below(2);
            narrow(map, random, groups, 0.7);
            if (random.below(2) == 0)
                map.cells[random.below(6)].number = CellNumber::fixed(random.below(2) == 0 ? 6 : 9);
            const PoolDemand demand = poolDemand(map);
            for (std::size_t group = 0; group <= groups; ++group) {
                NumberPool tokens;
                for (int i = 0; i < demand.of(group).numbers; ++i) {
                    constexpr std::array few{6, 8, 6, 5, 9, 4, 10, 3};
                    ++tokens[few.at(random.below(few.size()))];
                }
                (group == 0 ? map.pools.numbers : map.groups[group - 1].numbers) = tokens;
            }
            const bool exists = anyDealExists(map);
            const auto board = deal(map, static_cast<std::uint64_t>(round));
            QCOMPARE(board.ok(), exists);
            const Topology topology(shapeOf(map));
            const auto why = whyUndealable(map, topology);
            QCOMPARE(!why, exists);
            exists ? ++dealt : ++refused;
            if (exists) {
                const std::string wrong = wrongWith(map, board.value());
                QVERIFY2(wrong.empty(), wrong.c_str());
            } else {
                QVERIFY(why->reason != Reason::LimitsUnknown && why->reason != Reason::RedNumbersUnknown);
                QVERIFY(!board.error().sentence().empty());
            }
        }
        QVERIFY2(dealt > 200 && refused > 200, std::to_string(dealt).c_str());
    }

    /// Three hexes in a row, 4 5 9, the first not 4: the four deals come about equally often.
    void allDealsComeUp() {
        Map map = openMap(1, 3);
        map.pools.numbers = pool({4, 5, 9});
        bar(map.cells[0], {4});
        std::map<std::vector<int>, int> counts;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            std::vector<int> numbers;
            const Board board = deal(map, seed).value();
            for (const BoardHex& hex : board.hexes)
                numbers.push_back(hex.number);
            ++counts[numbers];
        }
        QCOMPARE(counts.size(), std::size_t{4});
        for (const auto& [numbers, count] : counts)
            QVERIFY2(count > 400 && count < 600, std::to_string(count).c_str()); // 500, sd 19
    }

    void tooFewTokensForTwoHexes() {
        Map map = openMap(6, 8);
        allowOnly(map.cells[4 * 8 + 3], {6}); // D5 and E5 in the names of hexes
        allowOnly(map.cells[4 * 8 + 5], {6});
        NumberPool tokens = defaultNumberPool(48);
        tokens[4] += tokens[6] - 1;
        tokens[6] = 1;
        map.pools.numbers = tokens;
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::LimitsWantTokens);
        QCOMPARE(refusal.have, 1);
        QCOMPARE(refusal.need, 2);
        QCOMPARE(refusal.values, std::vector<int>{6});
        QCOMPARE(refusal.cells, (std::vector<Cell>{{4, 3}, {4, 5}}));
        QCOMPARE(refusal.sentence(), nameOf(Cell{4, 3}) + " and " + nameOf(Cell{4, 5})
                                         + " may only take 6, but the number pool has 1 such token.");
    }

    void tokensThatNobodyMayTake() {
        Map map = openMap(1, 4);
        map.groups.push_back({"Home", {}, pool({6, 6, 4, 9})});
        for (std::size_t i = 0; i < 4; ++i) {
            map.cells[i].group = 1;
            if (i != 2)
                bar(map.cells[i], {6});
        }
        DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::LimitsLeaveTokens);
        QCOMPARE(refusal.sentence(),
                 std::string("The number pool of the shuffle group \u201CHome\u201D has 2 "
                             "tokens of 6, but only 1 hex may take one: ")
                     + nameOf(Cell{0, 2}) + ".");
        bar(map.cells[2], {6});
        refusal = refusalOf(map);
        QCOMPARE(refusal.sentence(),
                 std::string("The number pool of the shuffle group \u201CHome\u201D has 2 "
                             "tokens of 6, but no hex may take one."));
        map.options.set(Option::RedApart, 0); // it has nothing to do with the red rule
        QCOMPARE(refusalOf(map).reason, Reason::LimitsLeaveTokens);
        QCOMPARE(whyUndealable(map, Topology(shapeOf(map)))->reason, Reason::LimitsLeaveTokens);
    }

    void besideAFixedRed() {
        Map map = openMap(1, 3);
        map.cells[0].number = CellNumber::fixed(8);
        map.cells[1].group = 1;
        map.groups.push_back({"", {}, pool({6})});
        map.pools.numbers = pool({5});
        const DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::LimitsLeaveTokens);
        QVERIFY(refusal.besideReds);
        QCOMPARE(refusal.sentence(),
                 std::string("The number pool of a shuffle group without a name has 1 token of 6, but no hex "
                             "may take one (B-28: no red number beside a fixed one)."));
        map.options.set(Option::RedApart, 0);
        QVERIFY(deal(map, 1).ok());
    }

    /// Two groups side by side, each of which must lay a red number onto the one hex that touches the
    /// other's.
    void groupsThatCannotBothPlaceTheirReds() {
        Map map = openMap(1, 4);
        map.groups.push_back({"East", {}, pool({6, 4})});
        map.pools.numbers = pool({8, 5});
        map.cells[2].group = map.cells[3].group = 1;
        QVERIFY(deal(map, 1).ok());
        bar(map.cells[0], {8});
        bar(map.cells[3], {6});
        DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::RedNumbersApart); // two reds, and the hexes that may take them touch
        QCOMPARE(refusal.need, 1);
        // Three hexes that may be red in all, two of them apart, but of the one group.
        map = openMap(1, 5);
        map.groups.push_back({"Middle", {}, pool({6})});
        map.cells[2].group = 1;
        map.pools.numbers = pool({8, 5, 4, 9});
        allowOnly(map.cells[0], {4, 5, 9});
        allowOnly(map.cells[4], {4, 5, 9});
        refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::LimitsAndReds);
        QVERIFY(refusal.sentence().find("every way was tried (B-28)") != std::string::npos);
    }

    void theWrongPoolNamesItsGroup() {
        Map map = openMap(1, 4);
        map.groups.push_back({"Far", {}, pool({4, 5, 9})});
        map.cells[0].group = 1;
        DealRefusal refusal = refusalOf(map);
        QCOMPARE(refusal.reason, Reason::NumberPool);
        QCOMPARE(refusal.sentence(), std::string("The number pool of the shuffle group \u201CFar\u201D has 3 "
                                                 "tokens, but 1 hex takes one (B-27)."));
        map.groups[0].numbers.reset();
        map.groups[0].terrain.emplace();
        refusal = refusalOf(map);
        QCOMPARE(refusal.sentence(),
                 std::string("The terrain pool of the shuffle group \u201CFar\u201D has 0 "
                             "tiles, but 1 hex takes one (B-26)."));
    }

    /// Home and far islands of the largest map, every fifth hex with a limit.
    void theLargestMapIsDealt() {
        Random random(3);
        Map map = openMap(64, 64);
        for (std::size_t i = 0; i < map.cells.size(); ++i)
            if (i % 3 == 0)
                map.cells[i] = {Terrain::Sea, {}, Marker::None};
        narrow(map, random, 3, 0.2);
        const auto board = deal(map, 5);
        QVERIFY2(board.ok(), board.ok() ? "" : board.error().sentence().c_str());
        const std::string wrong = wrongWith(map, board.value());
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// A hexagon of 19 with all seven reds that have room, in two groups: only one set of places is apart.
    void theOnlyPlacesForSevenReds() {
        Map map = openMap(5, 5);
        for (const Cell cell : {Cell{0, 0}, Cell{0, 4}, Cell{1, 4}, Cell{3, 4}, Cell{4, 0}, Cell{4, 4}})
            map.set(cell, {Terrain::Sea, {}, Marker::None});
        map.groups.push_back({"Inner", {}, pool({6, 5, 5, 9, 9, 4, 4})});
        const Topology topology(shapeOf(map));
        for (const Topology::Hex& hex : topology.hexes()) {
            const bool inner = std::all_of(hex.neighbours.begin(), hex.neighbours.end(), [&](HexId beside) {
                return beside.valid() && isLand(map.at(topology[beside].cell).terrain);
            });
            MapHex drawn = map.at(hex.cell);
            drawn.group = inner ? 1 : 0;
            map.set(hex.cell, drawn);
        }
        QCOMPARE(poolDemand(map).groups[0].numbers, 7);
        map.pools.numbers = pool({6, 6, 6, 8, 8, 8, 2, 3, 10, 11, 12, 12});
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto board = deal(map, seed);
            QVERIFY2(board.ok(), board.ok() ? "" : board.error().sentence().c_str());
            const std::string wrong = wrongWith(map, board.value());
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        map.groups[0].numbers = pool({6, 6, 5, 9, 9, 4, 4}); // an inner pair leaves no room for six outside
        map.pools.numbers = pool({6, 6, 6, 8, 8, 8, 2, 3, 10, 11, 12, 12});
        QVERIFY(!deal(map, 1).ok());
        QVERIFY(refusalOf(map).reason != Reason::LimitsUnknown);
    }

    /// Pinned hexes of groups take their tokens out of their group's pool.
    void pinnedGroups() {
        Map map = openMap(4, 5);
        Random random(6);
        narrow(map, random, 2, 0.1);
        for (std::uint64_t round = 0; round < 20; ++round) {
            const Board board = deal(map, round).value();
            std::vector<Cell> locked;
            for (const Topology::Hex& hex : board.topology->hexes())
                if (random.below(3) == 0)
                    locked.push_back(hex.cell);
            const Map rest = pinned(map, board, locked, false);
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                const auto again = deal(rest, seed);
                QVERIFY2(again.ok(), again.ok() ? "" : again.error().sentence().c_str());
                const std::string wrong = wrongWith(map, again.value()); // also a deal of the map itself
                QVERIFY2(wrong.empty(), wrong.c_str());
                for (const Cell cell : locked) {
                    const std::size_t hex = board.topology->hexAt(cell).index();
                    QVERIFY(again.value().hexes[hex] == board.hexes[hex]);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(DealGroupsTest)
#include "tst_deal_groups.moc"
