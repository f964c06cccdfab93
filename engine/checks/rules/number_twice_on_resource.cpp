#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Hexes of one resource on one number"), 1, 8, 1, {1, 1, 2}}};

/// The hexes of a resource with their numbers.
struct Numbered {
    std::array<std::vector<HexId>, 13> on; ///< by token value
    int hexes = 0;
};

std::array<Numbered, resourceCount> gather(const KnownGround& ground) {
    std::array<Numbered, resourceCount> all;
    for (std::size_t i = 0; i < ground.hexes().size(); ++i) {
        const KnownHex& hex = ground.hexes()[i];
        if (const auto resource = resourceOf(hex.terrain); resource && hex.pips() > 0) {
            Numbered& numbered = all[static_cast<std::size_t>(*resource)];
            numbered.on[static_cast<std::size_t>(hex.token())].emplace_back(i);
            ++numbered.hexes;
        }
    }
    return all;
}

/// There are ten kinds of token: with more hexes of a resource some number must come again.
int limitFor(int hexes, int wanted) {
    const int kinds = static_cast<int>(tokenValues.size());
    return std::max(wanted, (hexes + kinds - 1) / kinds);
}

/// How many hexes are too many, over all resources and numbers.
int excess(const KnownGround& ground, int wanted) {
    int sum = 0;
    for (const Numbered& numbered : gather(ground))
        for (const auto& hexes : numbered.on)
            sum += std::max(0, static_cast<int>(hexes.size()) - limitFor(numbered.hexes, wanted));
    return sum;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const int wanted = static_cast<int>(input.limit("at-most"));
    const auto all = gather(*input.ground);
    const int before = excess(*input.ground, wanted);
    for (const Resource resource : allResources) {
        const Numbered& numbered = all[static_cast<std::size_t>(resource)];
        for (const int value : tokenValues) {
            const auto& hexes = numbered.on[static_cast<std::size_t>(value)];
            if (static_cast<int>(hexes.size()) <= limitFor(numbered.hexes, wanted))
                continue;
            Problem problem;
            problem.hexes = cellsOf(input.topology, hexes);
            problem.message = {ISLE_TEXT("checks", "%1 hexes of %2 carry the %3: %4."),
                               {std::to_string(hexes.size()), wordFor(resource), std::to_string(value),
                                listOf(problem.hexes)}};
            problem.key = std::string(nameOf(resource)) + ' ' + std::to_string(value);
            if (problems.size() < mostSearches)
                if (auto fix = swapNumbersFix(input, hexes, [&](const KnownGround& swapped, HexId, HexId) {
                        return excess(swapped, wanted) < before;
                    }))
                    problem.fixes.push_back(std::move(*fix));
            problems.push_back(std::move(problem));
        }
    }
}

} // namespace

extern const Check number_twice_on_resource;
const Check number_twice_on_resource{
    "number-twice-on-resource",
    "",
    ISLE_TEXT("checks", "One number twice on a resource"),
    ISLE_TEXT("checks", "Where hexes of one resource share a number, that resource comes in floods and "
                        "droughts, and the robber need only sit on one of them to be felt."),
    run,
    CheckGroup::Tidy,
    {std::nullopt, Severity::Warning, std::nullopt},
    reads::ground | reads::options | reads::seats,
    thresholds,
    true};

} // namespace isle
