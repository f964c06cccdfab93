#include "engine/arrange/model.h"

#include <algorithm>
#include <cmath>
#include <gecode/minimodel.hh>
#include <set>

namespace isle {

using namespace Gecode;

namespace {

/// Clumps larger than this are too many to be listed; the wish is then stated in no part.
constexpr int largestListedClump = 4;

constexpr std::array resourceTerrains{Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields,
                                      Terrain::Mountains}; // by Resource

bool isLandHex(const Puzzle& puzzle, HexId hex) {
    return hex.valid() && puzzle.topology()[hex].ground == Ground::Land;
}

/// Every connected set of so many hexes out of the given ones, each once.
std::set<std::vector<std::size_t>> connectedSets(const Topology& topology, const std::vector<bool>& among,
                                                 int size) {
    std::set<std::vector<std::size_t>> sets;
    for (std::size_t i = 0; i < among.size(); ++i)
        if (among[i])
            sets.insert({i});
    for (int length = 1; length < size; ++length) {
        std::set<std::vector<std::size_t>> longer;
        for (const auto& set : sets) {
            for (const std::size_t member : set) {
                for (const HexId next : topology.hexes()[member].neighbours) {
                    if (!next.valid() || !among[next.index()]
                        || std::binary_search(set.begin(), set.end(), next.index()))
                        continue;
                    auto with = set;
                    with.insert(std::upper_bound(with.begin(), with.end(), next.index()), next.index());
                    longer.insert(std::move(with));
                }
            }
        }
        sets = std::move(longer);
    }
    return sets;
}

/// The sets of land hexes that touch each other all: three at a crossing, or the two of a border that lies at
/// no such crossing.
std::vector<std::vector<std::size_t>> touchingSets(const Puzzle& puzzle) {
    std::vector<std::vector<std::size_t>> sets;
    for (const CrossingId crossing : puzzle.crossings()) {
        std::vector<std::size_t> set;
        for (const HexId hex : puzzle.topology()[crossing].hexes)
            if (isLandHex(puzzle, hex))
                set.push_back(hex.index());
        if (set.size() == 3)
            sets.push_back(std::move(set));
    }
    for (const auto& [a, b] : puzzle.borders())
        sets.push_back({a.index(), b.index()});
    return sets;
}

} // namespace

void ArrangeModel::state(const Puzzle& puzzle, const Wish& wish) {
    const auto limit = [&](std::size_t i) { return static_cast<int>(wish.limits[i]); };
    if (wish.check == "red-adjacent")
        stateApart(puzzle, {6, 8});
    else if (wish.check == "edge-adjacent")
        stateApart(puzzle, {2, 12});
    else if (wish.check == "same-number-adjacent")
        stateUnequal(puzzle);
    else if (wish.check == "terrain-clump")
        stateClumps(puzzle, limit(0));
    else if (wish.check == "crossing-pips")
        stateCrossings(puzzle, limit(0), limit(1));
    else if (wish.check == "number-twice-on-resource")
        stateTwice(puzzle, limit(0));
    else if (wish.check == "reds-per-resource")
        stateReds(puzzle, limit(0));
    else if (wish.check == "resource-pips")
        stateResources(puzzle, wish.limits);
    else if (wish.check == "harbour-own-resource")
        stateOwnHarbours(puzzle);
    else if (wish.check == "gold-number")
        stateGold(puzzle, limit(0));
    else if (wish.check == "gold-at-start")
        stateGoldStart(puzzle);
}

/// Of the hexes that all touch each other one at most carries such a number.
void ArrangeModel::stateApart(const Puzzle& puzzle, std::initializer_list<int> values) {
    const IntSet set((IntArgs(values)));
    std::vector<BoolVar> carry;
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i)
        carry.push_back(carries(i, set));
    for (const auto& touching : touchingSets(puzzle)) {
        BoolVarArgs some;
        for (const std::size_t hex : touching)
            some << carry[hex];
        linear(*this, some, IRT_LQ, 1);
    }
}

void ArrangeModel::stateUnequal(const Puzzle& puzzle) {
    // Hexes without a number or with a hidden one are unlike all others, each by a value of its own.
    IntVarArgs labels;
    for (int i = 0; i < static_cast<int>(puzzle.hexes().size()); ++i) {
        IntArgs table(13);
        for (int value = 0; value < 13; ++value)
            table[value] = value < 2 ? 20 + i : value;
        IntVar label(*this, 0, 20 + i);
        element(*this, table, number_[i], label, IPL_DOM);
        labels << label;
    }
    for (const auto& touching : touchingSets(puzzle)) {
        IntVarArgs some;
        for (const std::size_t hex : touching)
            some << labels[static_cast<int>(hex)];
        distinct(*this, some, IPL_DOM);
    }
}

void ArrangeModel::stateClumps(const Puzzle& puzzle, int limit) {
    if (limit + 1 > largestListedClump)
        return;
    std::vector<bool> among(puzzle.hexes().size());
    for (std::size_t i = 0; i < among.size(); ++i)
        among[i] = std::any_of(resourceTerrains.begin(), resourceTerrains.end(),
                               [&](Terrain terrain) { return mayBe(i, terrain); });
    for (const auto& set : connectedSets(puzzle.topology(), among, limit + 1)) {
        const bool barren = std::all_of(set.begin(), set.end(), [&](std::size_t hex) {
            return mayBe(hex, Terrain::Desert) || mayBe(hex, Terrain::Gold);
        });
        if (!barren) { // some hex is of a resource for sure: all alike is all of that one
            IntVarArgs terrains;
            for (const std::size_t hex : set)
                terrains << terrain_[static_cast<int>(hex)];
            rel(*this, terrains, IRT_NQ);
            continue;
        }
        for (const Terrain terrain : resourceTerrains) {
            BoolVarArgs all;
            for (const std::size_t hex : set)
                all << is(hex, terrain);
            rel(*this, BOT_AND, all, 0);
        }
    }
}

/// The fewest pips at start crossings only where no desert may come to lie.
void ArrangeModel::stateCrossings(const Puzzle& puzzle, int most, int least) {
    for (const CrossingId crossing : puzzle.crossings()) {
        IntVarArgs sum;
        bool poorest = puzzle.isStart(crossing);
        int hexes = 0;
        for (const HexId hex : puzzle.topology()[crossing].hexes) {
            if (!isLandHex(puzzle, hex))
                continue;
            const std::size_t h = hex.index();
            ++hexes;
            const KnownHex& known = puzzle.initial().hexes[h];
            const bool moves = puzzle.hexes()[h].terrainMoves;
            poorest =
                poorest && known.numberKnown() && (moves || known.produces()) && !mayBe(h, Terrain::Desert);
            if (moves || known.produces()) // a desert has no number and so no pips; villages do not produce
                sum << pips(h);
        }
        if (sum.size() > 0)
            linear(*this, sum, IRT_LQ, most);
        if (poorest && hexes == 3)
            linear(*this, sum, IRT_GQ, least);
    }
}

/// A number comes so often on a resource; each hex takes one of the pairs of resource and number there are.
void ArrangeModel::stateTwice(const Puzzle& puzzle, int wanted) {
    constexpr int numbers = 13;
    IntVarArgs pairs;
    std::array<int, resourceCount> hexes{};
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
        const bool yields = std::any_of(resourceTerrains.begin(), resourceTerrains.end(),
                                        [&](Terrain terrain) { return mayBe(i, terrain); });
        if (const auto resource = resourceOf(puzzle.initial().hexes[i].terrain))
            ++hexes[static_cast<std::size_t>(*resource)];
        if (!yields)
            continue;
        IntVar pair(*this, 0, static_cast<int>(terrainCount) * numbers);
        IntArgs factors({numbers, 1, -1});
        linear(*this, factors,
               IntVarArgs() << terrain_[static_cast<int>(i)] << number_[static_cast<int>(i)] << pair, IRT_EQ,
               0, IPL_DOM);
        pairs << pair;
    }
    IntArgs values;
    IntSetArgs often;
    for (int value = 0; value < static_cast<int>(terrainCount) * numbers; ++value) {
        const auto resource = resourceOf(static_cast<Terrain>(value / numbers));
        const bool counts = resource && isToken(value % numbers);
        const int kinds = static_cast<int>(tokenValues.size());
        const int limit =
            !counts ? pairs.size()
                    : std::max(wanted, (hexes[static_cast<std::size_t>(*resource)] + kinds - 1) / kinds);
        values << value;
        often << IntSet(0, limit);
    }
    if (pairs.size() > 0)
        count(*this, pairs, often, values, IPL_DOM);
}

/// Gold and villages may take reds as well, so the even share is at most that of all reds.
void ArrangeModel::stateReds(const Puzzle& puzzle, int wanted) {
    std::array<bool, resourceCount> there{};
    int reds = 0;
    for (const KnownHex& hex : puzzle.initial().hexes) {
        if (hex.terrain == Terrain::Any)
            return; // the check is silent
        if (const auto resource = resourceOf(hex.terrain))
            there[static_cast<std::size_t>(*resource)] = true;
        reds += isRed(hex.number) ? 1 : 0;
    }
    const auto resources = static_cast<int>(std::count(there.begin(), there.end(), true));
    if (resources == 0)
        return;
    const int limit = std::max(wanted, (reds + resources - 1) / resources);
    const IntSet redValues((IntArgs({6, 8})));
    std::vector<BoolVar> red;
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i)
        red.push_back(carries(i, redValues));
    for (const Terrain terrain : resourceTerrains) {
        BoolVarArgs both;
        for (std::size_t i = 0; i < puzzle.hexes().size(); ++i)
            if (mayBe(i, terrain))
                both << expr(*this, red[i] && is(i, terrain));
        if (both.size() > 0)
            linear(*this, both, IRT_LQ, limit);
    }
}

/// The shares of all pips need all pips: stated where these are the same however things lie.
void ArrangeModel::stateResources(const Puzzle& puzzle, const std::vector<double>& limits) {
    std::array<int, resourceCount> hexes{};
    int allHexes = 0;
    int allPips = 0;
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
        const KnownHex& hex = puzzle.initial().hexes[i];
        const auto resource = resourceOf(hex.terrain);
        if (hex.terrain == Terrain::Fog || (isLand(hex.terrain) && !hex.whole()))
            return;
        if (takesNumber(hex.terrain) && !resource)
            return; // gold and villages share the numbers with the resources
        allHexes += resource ? 1 : 0;
        allPips += hex.pips();
        if (resource)
            ++hexes[static_cast<std::size_t>(*resource)];
    }
    for (std::size_t r = 0; r < resourceCount && allHexes > 0; ++r) {
        if (hexes[r] == 0)
            continue;
        const double even = static_cast<double>(allPips) * hexes[r] / allHexes;
        const double least = std::max({limits[4], limits[0] * even, limits[2] * hexes[r]});
        const double most = std::min(limits[1] * even, limits[3] * hexes[r]);
        IntVarArgs sum;
        for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
            if (!mayBe(i, resourceTerrains[r]))
                continue;
            IntVar here(*this, 0, 5);
            mult(*this, pips(i), channel(*this, is(i, resourceTerrains[r])), here);
            sum << here;
        }
        // A hair wider, so that rounding never proves too much.
        linear(*this, sum, IRT_GQ, static_cast<int>(std::ceil(least - 1e-6)));
        linear(*this, sum, IRT_LQ, static_cast<int>(std::floor(most + 1e-6)));
    }
}

void ArrangeModel::stateOwnHarbours(const Puzzle& puzzle) {
    for (std::size_t i = 0; i < puzzle.harbours().size(); ++i) {
        if (!puzzle.harbours()[i].coastal)
            continue;
        std::set<std::size_t> beside;
        for (const CrossingId end : puzzle.harbours()[i].ends)
            for (const HexId hex : puzzle.topology()[end].hexes)
                if (isLandHex(puzzle, hex))
                    beside.insert(hex.index());
        for (const Resource resource : allResources) {
            const auto r = static_cast<std::size_t>(resource);
            const IntVar kind = harbour_[static_cast<int>(i)];
            if (!kind.in(static_cast<int>(r)))
                continue;
            for (const std::size_t hex : beside)
                if (mayBe(hex, resourceTerrains[r]))
                    rel(*this,
                        kind != static_cast<int>(r)
                            || terrain_[static_cast<int>(hex)] != static_cast<int>(resourceTerrains[r]));
        }
    }
}

void ArrangeModel::stateGold(const Puzzle& puzzle, int most) {
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i)
        if (mayBe(i, Terrain::Gold))
            rel(*this, !is(i, Terrain::Gold) || pips(i) <= most);
}

void ArrangeModel::stateGoldStart(const Puzzle& puzzle) {
    for (const CrossingId crossing : puzzle.starts())
        for (const HexId hex : puzzle.topology()[crossing].hexes)
            if (hex.valid() && mayBe(hex.index(), Terrain::Gold))
                rel(*this, terrain_[static_cast<int>(hex.index())], IRT_NQ, static_cast<int>(Terrain::Gold));
}

} // namespace isle
