#include "engine/checks/swaps.h"

#include <algorithm>
#include <cmath>

namespace isle {
namespace {

/// How many hexes are tried to be moved for each search, and how many places for each of them.
constexpr std::size_t mostMoved = 8;
constexpr std::size_t mostPartners = 48;

/// Red numbers beside a hex that has one.
int redsBeside(const Topology& topology, const KnownGround& ground, HexId hex) {
    if (!isRed(ground[hex].number))
        return 0;
    int count = 0;
    for (const HexId next : topology[hex].neighbours)
        count += next.valid() && isRed(ground[next].number) ? 1 : 0;
    return count;
}

int redsBeside(const Topology& topology, const KnownGround& ground, HexId a, HexId b) {
    return redsBeside(topology, ground, a) + redsBeside(topology, ground, b);
}

/// The hexes that may change places with `from`, the nearest first.
std::vector<HexId> partnersOf(const Topology& topology, std::vector<HexId> all, HexId from) {
    const auto nearer = [&](HexId a, HexId b) {
        const int first = distance(topology[a].cell, topology[from].cell);
        const int second = distance(topology[b].cell, topology[from].cell);
        return first != second ? first < second : a < b;
    };
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), mostPartners));
    std::partial_sort(all.begin(), end, all.end(), nearer);
    all.erase(end, all.end());
    return all;
}

struct Pair {
    HexId a;
    HexId b;
};

/// The nearest pair that does; `try` swaps the two in a ground and says whether that is better.
template <class Try>
std::optional<Pair> nearestPair(const Topology& topology, std::span<const HexId> hexes,
                                const std::vector<HexId>& partners, Try&& isBetter) {
    std::optional<Pair> best;
    int nearest = 0;
    for (const HexId a : hexes.first(std::min(hexes.size(), mostMoved))) {
        for (const HexId b : partnersOf(topology, partners, a)) {
            const int apart = distance(topology[a].cell, topology[b].cell);
            if (best && apart >= nearest)
                break;
            if (a == b || !isBetter(a, b))
                continue;
            best = Pair{a, b};
            nearest = apart;
            break;
        }
    }
    return best;
}

bool redsStayApart(const CheckInput& input) {
    return largestGame(input.map).on(Option::RedApart);
}

} // namespace

bool hasFixedNumber(const Map& map, Cell cell) {
    const MapHex hex = map.at(cell);
    return takesNumber(hex.terrain) && hex.number.isFixed();
}

std::optional<Fix> swapNumbersFix(const CheckInput& input, std::span<const HexId> hexes,
                                  const SwapJudge& judge) {
    const Topology& topology = input.topology;
    if (input.ground->dealt())
        return std::nullopt;
    std::vector<HexId> fixed;
    for (std::size_t i = 0; i < topology.hexes().size(); ++i)
        if (hasFixedNumber(input.map, topology.hexes()[i].cell))
            fixed.emplace_back(i);
    std::vector<HexId> movable;
    std::copy_if(hexes.begin(), hexes.end(), std::back_inserter(movable),
                 [&](HexId hex) { return hasFixedNumber(input.map, topology[hex].cell); });
    KnownGround tried = *input.ground;
    const bool apart = redsStayApart(input);
    const auto pair = nearestPair(topology, movable, fixed, [&](HexId a, HexId b) {
        if (tried[a].number == tried[b].number)
            return false;
        const int before = redsBeside(topology, tried, a, b);
        tried.swapNumbers(a, b);
        const bool better = (!apart || redsBeside(topology, tried, a, b) <= before) && judge(tried, a, b);
        tried.swapNumbers(a, b);
        return better;
    });
    if (!pair)
        return std::nullopt;
    const Cell a = topology[pair->a].cell;
    const Cell b = topology[pair->b].cell;
    return Fix{{ISLE_TEXT("checks", "Swap the %1 of %2 with the %3 of %4"),
                {std::to_string(input.map.at(a).number.value()), nameOf(a),
                 std::to_string(input.map.at(b).number.value()), nameOf(b)}},
               [a, b](Map& map) {
                   MapHex first = map.at(a);
                   MapHex second = map.at(b);
                   std::swap(first.number, second.number);
                   map.set(a, first);
                   map.set(b, second);
               }};
}

std::optional<Fix> swapTerrainsFix(const CheckInput& input, std::span<const HexId> hexes,
                                   const SwapJudge& judge) {
    const Topology& topology = input.topology;
    if (input.ground->dealt())
        return std::nullopt;
    std::vector<HexId> fixed;
    for (std::size_t i = 0; i < topology.hexes().size(); ++i)
        if (resourceOf((*input.ground)[HexId(i)].terrain))
            fixed.emplace_back(i);
    KnownGround tried = *input.ground;
    const auto pair = nearestPair(topology, hexes, fixed, [&](HexId a, HexId b) {
        if (tried[a].terrain == tried[b].terrain || !resourceOf(tried[a].terrain))
            return false;
        tried.swapTerrains(a, b);
        const bool better = judge(tried, a, b);
        tried.swapTerrains(a, b);
        return better;
    });
    if (!pair)
        return std::nullopt;
    const Cell a = topology[pair->a].cell;
    const Cell b = topology[pair->b].cell;
    return Fix{{ISLE_TEXT("checks", "Swap the terrain of %1 and %2"), {nameOf(a), nameOf(b)}},
               [a, b](Map& map) {
                   MapHex first = map.at(a);
                   MapHex second = map.at(b);
                   std::swap(first.terrain, second.terrain);
                   map.set(a, first);
                   map.set(b, second);
               }};
}

std::vector<TouchingPair> touchingPairs(const Topology& topology, const KnownGround& ground,
                                        const std::function<bool(int, int)>& question) {
    std::vector<TouchingPair> pairs;
    for (const Topology::Edge& edge : topology.edges()) {
        if (!edge.hexes[1].valid())
            continue;
        const int number = ground[edge.hexes[0]].token();
        const int other = ground[edge.hexes[1]].token();
        if (isToken(number) && isToken(other) && question(number, other))
            pairs.push_back({edge.hexes[0], edge.hexes[1]});
    }
    return pairs;
}

void reportPairs(const CheckInput& input, const std::function<bool(int, int)>& question,
                 std::vector<Problem>& problems) {
    const Topology& topology = input.topology;
    const KnownGround& ground = *input.ground;
    const auto pairs = touchingPairs(topology, ground, question);
    const auto free = [&](const KnownGround& swapped, HexId hex) {
        return std::none_of(topology[hex].neighbours.begin(), topology[hex].neighbours.end(),
                            [&](HexId next) {
                                return next.valid() && isToken(swapped[next].number)
                                       && question(swapped[hex].number, swapped[next].number);
                            });
    };
    for (const TouchingPair& pair : pairs) {
        const Cell a = topology[pair.a].cell;
        const Cell b = topology[pair.b].cell;
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "The %1 on %2 touches the %3 on %4."),
                           {std::to_string(ground[pair.a].number), nameOf(a),
                            std::to_string(ground[pair.b].number), nameOf(b)}};
        problem.hexes = {a, b};
        if (problems.size() < mostSearches) {
            const std::array hexes{pair.a, pair.b};
            if (auto fix = swapNumbersFix(input, hexes, [&](const KnownGround& swapped, HexId x, HexId y) {
                    return free(swapped, x) && free(swapped, y);
                }))
                problem.fixes.push_back(std::move(*fix));
        }
        problems.push_back(std::move(problem));
    }
}

std::string wordFor(Resource resource) {
    switch (resource) {
    case Resource::Brick:
        return ISLE_TEXT("checks", "brick");
    case Resource::Lumber:
        return ISLE_TEXT("checks", "lumber");
    case Resource::Wool:
        return ISLE_TEXT("checks", "wool");
    case Resource::Grain:
        return ISLE_TEXT("checks", "grain");
    case Resource::Ore:
        break;
    }
    return ISLE_TEXT("checks", "ore");
}

std::string wordFor(Terrain terrain) {
    switch (terrain) {
    case Terrain::Forest:
        return ISLE_TEXT("checks", "forest");
    case Terrain::Pasture:
        return ISLE_TEXT("checks", "pasture");
    case Terrain::Fields:
        return ISLE_TEXT("checks", "fields");
    case Terrain::Hills:
        return ISLE_TEXT("checks", "hills");
    case Terrain::Mountains:
        return ISLE_TEXT("checks", "mountains");
    default:
        return std::string(nameOf(terrain));
    }
}

std::string shortNumber(double value) {
    const long hundredths = std::lround(std::abs(value) * 100);
    std::string text = (value < 0 && hundredths > 0 ? "-" : "") + std::to_string(hundredths / 100);
    if (const long rest = hundredths % 100; rest != 0) {
        text += '.' + std::to_string(rest / 10);
        if (rest % 10 != 0)
            text += std::to_string(rest % 10);
    }
    return text;
}

std::vector<Cell> cellsOf(const Topology& topology, std::span<const HexId> hexes) {
    std::vector<Cell> cells;
    for (const HexId hex : hexes)
        cells.push_back(topology[hex].cell);
    return cells;
}

} // namespace isle
