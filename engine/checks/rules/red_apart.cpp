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

std::string listOfValues(const std::vector<int>& values) {
    std::string list;
    for (const int value : values)
        list += (list.empty() ? "" : ", ") + std::to_string(value);
    return list;
}

/// What stands in the way, with the facts in the turn of the sentence.
Text messageOf(const DealRefusal& refusal) {
    const std::string have = std::to_string(refusal.have);
    const std::string need = std::to_string(refusal.need);
    const std::string values = listOfValues(refusal.values);
    switch (refusal.reason) {
    case Reason::RedNumbersApart:
        if (refusal.inGroup)
            return {ISLE_TEXT("checks", "Red tokens (6 and 8) of group “%3” to place: %1. Hexes they may "
                                        "lie on that are pairwise apart: at most %2."),
                    {have, need, refusal.group}};
        return {ISLE_TEXT("checks", "Red tokens (6 and 8) to place: %1. Hexes they may lie on that are "
                                    "pairwise apart: at most %2."),
                {have, need}};
    case Reason::LimitsWantTokens:
        if (refusal.inGroup)
            return {ISLE_TEXT("checks", "Hexes of group “%4” that may only take %1: %2. Such tokens in its "
                                        "number pool: %3."),
                    {values, need, have, refusal.group}};
        return {ISLE_TEXT("checks", "Hexes that may only take %1: %2. Such tokens in the number pool: %3."),
                {values, need, have}};
    case Reason::LimitsLeaveTokens:
        if (refusal.inGroup)
            return {ISLE_TEXT("checks", "Tokens of %1 in the number pool of group “%4”: %2. Hexes that "
                                        "number limits and fixed red neighbours leave for them: %3."),
                    {values, have, need, refusal.group}};
        return {ISLE_TEXT("checks", "Tokens of %1 in the number pool: %2. Hexes that number limits and fixed "
                                    "red neighbours leave for them: %3."),
                {values, have, need}};
    case Reason::LimitsAndReds:
        return {ISLE_TEXT("checks", "Number limits and shuffle groups leave no way to keep the red tokens (6 "
                                    "and 8) apart, of which there are %1."),
                {have}};
    case Reason::LimitsUnknown:
        return {ISLE_TEXT("checks", "Red tokens (6 and 8) to place: %1. Within number limits and shuffle "
                                    "groups only %2 could be placed apart, and whether there is room for all "
                                    "is beyond the search."),
                {have, need}};
    default:
        return {ISLE_TEXT("checks", "Red tokens (6 and 8) to place: %1. Only %2 could be placed apart, and "
                                    "whether there is room for all is beyond the search."),
                {have, need}};
    }
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
    problem.message = messageOf(*refusal);
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
