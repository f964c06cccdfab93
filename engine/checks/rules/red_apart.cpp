#include "engine/checks/places.h"
#include "engine/deal/deal.h"
#include "engine/map/pools.h"

namespace isle {
namespace {

void addFixes(const CheckInput& input, Problem& problem) {
    if (input.map.pools.numbers) {
        Map tried = input.map;
        tried.pools.numbers.reset();
        if (!whyUndealable(tried, input.topology))
            problem.fixes.push_back({{ISLE_TEXT("checks", "Use the standard numbers"), {}},
                                     [](Map& map) { map.pools.numbers.reset(); }});
    }
    problem.fixes.push_back({{ISLE_TEXT("checks", "Let red numbers touch on this map"), {}},
                             [](Map& map) { map.options.set(Option::RedApart, 0); }});
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    if (resolvedPools(input.map).numbers.total() != poolDemand(input.map).numbers)
        return; // nothing can be dealt: see pool-size
    const auto refusal = whyUndealable(input.map, input.topology);
    if (!refusal || refusal->reason == DealRefusal::Reason::RedNumbersTouch)
        return; // see red-adjacent
    Problem problem;
    problem.message = {
        refusal->reason == DealRefusal::Reason::RedNumbersApart
            ? ISLE_TEXT("checks",
                        "Red tokens (6 and 8) to place: %1. Hexes they may lie on that are pairwise "
                        "apart: at most %2.")
            : ISLE_TEXT("checks",
                        "Red tokens (6 and 8) to place: %1. Only %2 could be placed apart, and whether "
                        "there is room for all is beyond the search."),
        {std::to_string(refusal->have), std::to_string(refusal->need)}};
    problem.hexes = refusal->cells;
    addFixes(input, problem);
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check red_apart;
const Check red_apart{"red-apart",
                      "B-28",
                      ISLE_TEXT("checks", "Red numbers cannot be kept apart"),
                      ISLE_TEXT("checks",
                                "No two hexes that share an edge may both carry a 6 or an 8. With the "
                                "numbers of the pool there is no "
                                "way to lay them out so on this map, and no game can be dealt."),
                      run,
                      CheckGroup::Rules,
                      {},
                      reads::shape | reads::terrain | reads::numbers | reads::groups | reads::pools
                          | reads::options | reads::seats};

} // namespace isle
