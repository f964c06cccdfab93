#include "engine/checks/places.h"
#include "engine/checks/repairs.h"
#include "engine/checks/swaps.h"
#include "engine/deal/deal.h"

#include <algorithm>
#include <array>

namespace isle {
namespace {

bool hasFixedRed(const Map& map, Cell cell) {
    const MapHex hex = map.at(cell);
    return takesNumber(hex.terrain) && isRed(hex.number.value());
}

/// Whether a red number on a hex would touch a fixed one other than the hex it comes from.
bool wouldTouch(const Map& map, Cell cell, Cell from) {
    return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
        const Cell beside = neighbour(cell, direction);
        return beside != from && hasFixedRed(map, beside);
    });
}

void swapNumbers(Map& map, Cell a, Cell b) {
    MapHex first = map.at(a);
    MapHex second = map.at(b);
    std::swap(first.number, second.number);
    map.set(a, first);
    map.set(b, second);
}

/// A fixed number that is not red and can change places with a red one so that the red one is beside no
/// other; the nearest such hex.
std::optional<Fix> swapFix(const CheckInput& input, const std::vector<Cell>& goals, Cell red, Cell other) {
    std::optional<Cell> best;
    Cell moved = red;
    for (const Cell from : {red, other}) {
        for (const Cell goal : goals) {
            if ((best && distance(from, goal) >= distance(moved, *best)) || wouldTouch(input.map, goal, from))
                continue;
            best = goal;
            moved = from;
        }
    }
    if (!best)
        return std::nullopt;
    return Fix{{ISLE_TEXT("checks", "Swap the %1 of %2 with the %3 of %4"),
                {std::to_string(input.map.at(moved).number.value()), nameOf(moved),
                 std::to_string(input.map.at(*best).number.value()), nameOf(*best)}},
               [moved, goal = *best](Map& map) { swapNumbers(map, moved, goal); }};
}

/// Only offered where the deal can then keep all reds apart, which takes a search.
std::optional<Fix> shuffleFix(const CheckInput& input, Cell a, Cell b) {
    const auto apply = [a, b](Map& map) {
        for (const Cell cell : {a, b})
            shuffleNumber(map, cell, map.at(cell).number.value());
    };
    Map tried = input.map;
    apply(tried);
    const auto refusal = whyUndealable(tried, input.topology);
    if (refusal && refusal->reason != DealRefusal::Reason::RedNumbersTouch)
        return std::nullopt;
    return Fix{{ISLE_TEXT("checks", "Take both numbers from the pool"), {}}, apply};
}

/// The pairs of hexes that share an edge and both carry a fixed red number.
std::vector<std::array<Cell, 2>> touchingPairs(const CheckInput& input) {
    std::vector<std::array<Cell, 2>> pairs;
    for (const Topology::Edge& edge : input.topology.edges()) {
        if (!edge.hexes[1].valid())
            continue;
        const std::array<Cell, 2> cells{input.topology[edge.hexes[0]].cell,
                                        input.topology[edge.hexes[1]].cell};
        if (hasFixedRed(input.map, cells[0]) && hasFixedRed(input.map, cells[1]))
            pairs.push_back(cells);
    }
    return pairs;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (!largestGame(input.map).on(Option::RedApart))
        return;
    const auto goals = cellsWhere(input, [](const MapHex& hex) {
        return takesNumber(hex.terrain) && hex.number.isFixed() && !isRed(hex.number.value());
    });
    constexpr std::size_t mostShuffled = 24; // so that checking stays quick on a map full of red numbers
    const auto pairs = touchingPairs(input);
    for (const auto& [a, b] : pairs) {
        const bool searched = problems.size() < mostSearches;
        Problem problem;
        problem.message = {ISLE_TEXT("checks", "The %1 on %2 touches the %3 on %4."),
                           {std::to_string(input.map.at(a).number.value()), nameOf(a),
                            std::to_string(input.map.at(b).number.value()), nameOf(b)}};
        problem.hexes = {a, b};
        if (auto fix = searched ? swapFix(input, goals, a, b) : std::nullopt)
            problem.fixes.push_back(std::move(*fix));
        if (pairs.size() <= mostShuffled)
            if (auto fix = shuffleFix(input, a, b))
                problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check red_adjacent;
const Check red_adjacent{"red-adjacent",
                         "B-28",
                         ISLE_TEXT("checks", "Red numbers touch"),
                         ISLE_TEXT("checks",
                                   "A 6 and an 8 are rolled most often. Two of them side by side make one "
                                   "place on the map far better than "
                                   "all others, so no two hexes that share an edge may both carry one. The "
                                   "option “Keep red numbers apart” "
                                   "lifts the rule."),
                         run,
                         CheckGroup::Rules,
                         {},
                         reads::shape | reads::terrain | reads::numbers | reads::groups | reads::pools
                             | reads::options | reads::seats};

} // namespace isle
