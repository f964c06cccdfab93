#include "engine/checks/places.h"
#include "engine/deal/deal.h"
#include "engine/map/pools.h"

#include <algorithm>
#include <functional>

namespace isle {
namespace {

using Reason = DealRefusal::Reason;

bool mended(const CheckInput& input, const std::function<void(Map&)>& apply) {
    Map tried = input.map;
    apply(tried);
    return !whyUndealable(tried, input.topology);
}

/// The limits and red numbers are at odds: without the one or the other the map can be dealt.
void addFixes(const CheckInput& input, Problem& problem) {
    const auto offer = [&](Text label, std::function<void(Map&)> apply) {
        if (mended(input, apply))
            problem.fixes.push_back({std::move(label), std::move(apply)});
    };
    if (input.map.pools.numbers)
        offer({ISLE_TEXT("checks", "Use the standard numbers"), {}},
              [](Map& map) { map.pools.numbers.reset(); });
    const bool limited = std::any_of(input.map.cells.begin(), input.map.cells.end(),
                                     [](const MapHex& hex) { return !hex.barred.empty(); });
    if (limited)
        offer({ISLE_TEXT("checks", "Take all number limits away"), {}}, [](Map& map) {
            for (MapHex& hex : map.cells)
                hex.barred = {};
        });
    if (!input.map.groups.empty())
        offer({ISLE_TEXT("checks", "Use the standard numbers in every shuffle group"), {}}, [](Map& map) {
            map.pools.numbers.reset();
            for (ShuffleGroup& group : map.groups)
                group.numbers.reset();
        });
    offer({ISLE_TEXT("checks", "Let red numbers touch on this map"), {}},
          [](Map& map) { map.options.set(Option::RedApart, 0); });
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const DealtPools pools = resolvedPools(input.map);
    const PoolDemand demand = poolDemand(input.map);
    for (std::size_t group = 0; group <= input.map.groups.size(); ++group)
        if (pools.numbersOf(group).total() != demand.of(group).numbers)
            return; // nothing can be dealt: see pool-size
    const auto refusal = whyUndealable(input.map, input.topology);
    if (!refusal || refusal->reason == Reason::RedNumbersTouch)
        return; // see red-adjacent
    Problem problem;
    problem.message = refusal->text();
    problem.hexes = refusal->cells;
    addFixes(input, problem);
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check red_apart;
const Check red_apart{"red-apart",
                      "B-28",
                      ISLE_TEXT("checks", "Numbers cannot be laid out"),
                      ISLE_TEXT("checks",
                                "No two hexes that share an edge may both carry a 6 or an 8, each shuffle "
                                "group has its own numbers, and number limits say what may come to a hex. "
                                "With the numbers of the pools there is no way to lay them out so on this "
                                "map, and no game can be dealt."),
                      run,
                      CheckGroup::Rules,
                      {},
                      reads::shape | reads::terrain | reads::numbers | reads::groups | reads::pools
                          | reads::options | reads::seats};

} // namespace isle
