#include "engine/deal/deal.h"
#include "engine/map/pools.h"
#include "tests/support/spec_maps.h"

#include <QTest>

#include <map>
#include <memory>
#include <string>

using namespace isle;
using namespace isle::test;

namespace {

/// What a text of the spec such as "forest x6, pasture x5" or "2 x1, 3 x3" counts, sorted by name.
std::map<std::string, int> countsOf(std::string_view text) {
    std::map<std::string, int> counts;
    for (const QString& item :
         QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).split(", "))
        if (const auto parts = item.split(" x"); parts.size() == 2)
            counts[parts[0].toStdString()] = parts[1].toInt();
    return counts;
}

/// B-30: the pools of 9, 11 and 13 harbours.
std::map<HarbourKind, int> harbourKindsOf(std::size_t harbours) {
    const int more = harbours == 9 ? 0 : harbours == 11 ? 1 : 2;
    return {{HarbourKind::Brick, more == 2 ? 2 : 1},
            {HarbourKind::Lumber, 1},
            {HarbourKind::Wool, more >= 1 ? 2 : 1},
            {HarbourKind::Grain, 1},
            {HarbourKind::Ore, 1},
            {HarbourKind::Generic, 4 + more}};
}

/// Chips and chests: the first rule that is broken, empty when none is.
std::string brokenSpecial(const Map& map, const SpecMap& spec, const Board& board) {
    std::map<Marker, int> chips;
    std::map<Chest, int> chests;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const MapHex drawn = map.at(board.topology->hexes()[i].cell);
        if ((board.hexes[i].chip != Marker::None) != (drawn.marker == Marker::ChipAny))
            return "S-200: a chip on every chip hex and nowhere else";
        if (board.hexes[i].chip != Marker::None)
            ++chips[board.hexes[i].chip];
        const Chest chest = board.chests.empty() ? Chest::None : board.chests[i];
        if (chest != Chest::None && drawn.terrain != Terrain::Fog)
            return "S-261: chests lie under fog";
        if (chest != Chest::None)
            ++chests[chest];
    }
    if (chips
        != (spec.scenario == 6 ? std::map<Marker, int>{{Marker::ChipPoint, 2},
                                                       {Marker::ChipHarbour, 1},
                                                       {Marker::ChipGold, 1}}
                               : std::map<Marker, int>()))
        return "S-200: the turn of the chips";
    const std::map<Chest, int> five{
        {Chest::Goods, 2}, {Chest::Choice, 1}, {Chest::Card, 1}, {Chest::Roads, 1}}; // S-262
    int dealt = 0;
    for (const auto& [kind, count] : chests) {
        dealt += count;
        if (count > five.at(kind))
            return "S-262: more chests of a kind than there are";
    }
    if (dealt != (spec.scenario == 9 ? 5 : spec.scenario == 10 ? 3 : 0)) // S-261, S-281
        return "S-261: number of chests";
    return {};
}

/// Every hard rule of the deal, one after the other; the name of the first that is broken, empty when none
/// is.
std::string brokenRule(const Map& map, const SpecMap& spec, const Board& board) {
    const Topology& topology = *board.topology;
    std::map<std::string, int> terrain;
    std::map<std::string, int> numbers;
    std::map<HarbourKind, int> harbours;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const BoardHex& hex = board.hexes[i];
        const MapHex drawn = map.at(topology.hexes()[i].cell);
        if (drawn.terrain != Terrain::Any && hex.terrain != drawn.terrain)
            return "S-100: fixed terrain stays";
        if (drawn.terrain == Terrain::Any) {
            if (!resourceOf(hex.terrain))
                return "B-26: a producing terrain";
            ++terrain[std::string(nameOf(hex.terrain))];
        }
        if (takesNumber(drawn.terrain) != (hex.number != 0))
            return "B-24: who has a number";
        if (hex.number != 0) {
            if (!isToken(hex.number))
                return "B-24: no such token";
            ++numbers[std::to_string(hex.number)];
        }
        for (const HexId neighbour : topology.hexes()[i].neighbours)
            if (neighbour.valid() && isRed(hex.number) && isRed(board.hexes[neighbour.index()].number))
                return "B-28: red numbers touch";
    }
    if (terrain != countsOf(spec.terrain))
        return "B-26: terrain pool";
    if (numbers != countsOf(spec.numbers))
        return "B-27: number pool";
    for (const BoardHarbour& harbour : board.harbours)
        ++harbours[harbour.kind];
    if (board.harbours.size() != map.harbours.size())
        return "B-29: all harbours";
    if (harbours != harbourKindsOf(board.harbours.size()))
        return "B-30: harbour pool";
    std::map<std::string, int> fogTerrain;
    std::map<std::string, int> fogNumbers;
    for (const FogTile& tile : board.fogPile) {
        ++fogTerrain[std::string(nameOf(tile.terrain))];
        ++fogNumbers[std::to_string(tile.number)];
    }
    if (fogTerrain != countsOf(spec.fogTerrain) || fogNumbers != countsOf(spec.fogNumbers))
        return "S-61: fog pile";
    const auto at = [&](HexId id) {
        return id.valid() ? std::vector{topology[id].cell} : std::vector<Cell>();
    };
    if (at(board.robber) != cellsOf(spec.robber) || at(board.pirate) != cellsOf(spec.pirate))
        return "B-31, S-30: robber and pirate";
    return brokenSpecial(map, spec, board);
}

/// A number that any change of any part of the board changes.
std::uint64_t checksum(const Board& board) {
    std::uint64_t sum = 14695981039346656037ULL; // FNV-1a
    const auto mix = [&](std::size_t value) { sum = (sum ^ value) * 1099511628211ULL; };
    for (const BoardHex& hex : board.hexes) {
        mix(static_cast<std::size_t>(hex.terrain));
        mix(hex.number);
        mix(static_cast<std::size_t>(hex.chip));
    }
    for (const BoardHarbour& harbour : board.harbours) {
        mix(harbour.edge.index());
        mix(static_cast<std::size_t>(harbour.kind));
    }
    for (const FogTile& tile : board.fogPile) {
        mix(static_cast<std::size_t>(tile.terrain));
        mix(tile.number);
    }
    for (const Chest chest : board.chests)
        mix(static_cast<std::size_t>(chest));
    mix(board.robber.index());
    mix(board.pirate.index());
    return sum;
}

std::uint64_t checksum(const Map& map, std::uint64_t seeds) {
    const auto topology = std::make_shared<const Topology>(shapeOf(map));
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        sum = sum * 31 + checksum(deal(map, topology, seed).value());
    return sum;
}

} // namespace

class DealMapsTest : public QObject {
    Q_OBJECT

  private slots:
    void everyRuleHolds_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specMaps.size(); ++i)
            QTest::newRow(std::string(specMaps[i].name).c_str()) << static_cast<int>(i);
    }

    /// 10,000 seeds of the boards of the base game and of the first scenario, 1,000 of the others.
    void everyRuleHolds() {
        QFETCH(int, index);
        const SpecMap& spec = specMaps.at(static_cast<std::size_t>(index));
        const Map map = mapOf(spec);
        const bool often = spec.scenario <= 1;
        const auto topology = std::make_shared<const Topology>(shapeOf(map));
        const std::uint64_t seeds = often ? 10000 : 1000;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const auto dealt = deal(map, topology, seed);
            QVERIFY2(dealt.ok(), dealt.ok() ? "" : dealt.error().sentence().c_str());
            const std::string broken = brokenRule(map, spec, dealt.value());
            QVERIFY2(broken.empty(),
                     qPrintable(QString::fromStdString(broken) + QString(", seed %1").arg(seed)));
        }
    }

    void B25_sameSeedSameBoard() {
        for (const SpecMap& spec : specMaps) {
            const Map map = mapOf(spec);
            QCOMPARE(checksum(deal(map, 5).value()), checksum(deal(map, 5).value()));
            QVERIFY(checksum(deal(map, 5).value()) != checksum(deal(map, 6).value()));
        }
    }

    /// The boards of fixed seeds, so that nobody changes what a seed gives without noticing: recorded games
    /// and shared seeds depend on it. When the deal is changed on purpose these numbers change with it.
    void B25_boardsOfFixedSeedsStay() {
        QCOMPARE(checksum(mapOf(specMapNamed("19 land hexes")), 50), std::uint64_t{2175168139954136552U});
        QCOMPARE(checksum(mapOf(specMapNamed("Heading for New Shores")), 50),
                 std::uint64_t{10949144150341213844U});
        QCOMPARE(checksum(mapOf(specMapNamed("The Treasure Islands")), 50),
                 std::uint64_t{9691056328782811262U});
    }

    /// Each of 18 hexes should hold a red token equally often but for the room its neighbours leave; all
    /// seeds together must use every hex and every kind everywhere.
    void B25_everyHexSeesEveryTerrainAndNumber() {
        const Map map = mapOf(specMapNamed("19 land hexes"));
        const auto topology = std::make_shared<const Topology>(shapeOf(map));
        std::map<std::pair<std::size_t, int>, int> numbers;
        std::map<std::pair<std::size_t, Terrain>, int> terrains;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            const Board board = deal(map, topology, seed).value();
            for (std::size_t i = 0; i < board.hexes.size(); ++i) {
                if (board.hexes[i].number == 0)
                    continue;
                ++numbers[{i, board.hexes[i].number}];
                ++terrains[{i, board.hexes[i].terrain}];
            }
        }
        QCOMPARE(numbers.size(), std::size_t{18 * 10});
        QCOMPARE(terrains.size(), std::size_t{18 * 5});
    }
};

QTEST_APPLESS_MAIN(DealMapsTest)
#include "tst_deal_maps.moc"
