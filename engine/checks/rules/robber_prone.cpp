#include "engine/checks/facts.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{Threshold{
    "at-most", ISLE_TEXT("checks", "Percent of a resource's pips on one number"), 20, 100, 5, {60, 50, 75}}};

/// The number that carries too much of a resource; 0 for none. A resource of one hex cannot be spread.
int heaviest(const ResourcePips& sums, std::size_t r, double percent) {
    if (sums.hexes[r] < 2)
        return 0;
    for (const int value : tokenValues)
        if (sums.byNumber[r][static_cast<std::size_t>(value)] * 100 > percent * sums.pips[r])
            return value;
    return 0;
}

int proneOnes(const ResourcePips& sums, double percent) {
    int count = 0;
    for (std::size_t r = 0; r < resourceCount; ++r)
        count += heaviest(sums, r, percent) == 0 ? 0 : 1;
    return count;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const ResourcePips& sums = input.facts->resources(input);
    if (!sums.whole)
        return;
    const double percent = input.limit("at-most");
    const int before = proneOnes(sums, percent);
    for (const Resource resource : allResources) {
        const auto r = static_cast<std::size_t>(resource);
        const int value = heaviest(sums, r, percent);
        if (value == 0)
            continue;
        std::vector<HexId> carrying;
        std::vector<HexId> own;
        for (std::size_t i = 0; i < input.ground->hexes().size(); ++i) {
            const KnownHex& hex = input.ground->hexes()[i];
            if (resourceOf(hex.terrain) != resource)
                continue;
            own.emplace_back(i);
            if (hex.number == value)
                carrying.emplace_back(i);
        }
        Problem problem;
        problem.hexes = cellsOf(input.topology, carrying);
        const int share = sums.byNumber[r][static_cast<std::size_t>(value)] * 100 / sums.pips[r];
        problem.message = {
            ISLE_TEXT("checks", "The %1 carries %2 % of all %3: %4."),
            {std::to_string(value), std::to_string(share), wordFor(resource), listOf(problem.hexes)}};
        problem.key = nameOf(resource);
        if (auto fix = swapNumbersFix(input, own, [&](const KnownGround& swapped, HexId, HexId) {
                const ResourcePips after = resourcePips(swapped);
                return heaviest(after, r, percent) == 0 && proneOnes(after, percent) < before;
            }))
            problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check robber_prone;
const Check robber_prone{
    "robber-prone",
    "B-24",
    ISLE_TEXT("checks", "Resource that hangs on one number"),
    ISLE_TEXT("checks", "The robber on one hex, or a few rounds without one number, and there is next to "
                        "nothing of the resource on the whole map."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::options | reads::seats,
    thresholds,
    true};

} // namespace isle
