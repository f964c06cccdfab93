#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Red numbers on one resource"), 1, 12, 1, {2, 1, 3}}};

struct Reds {
    std::array<std::vector<HexId>, resourceCount> on; ///< by Resource
    int reds = 0;
    int resources = 0; ///< that the map has at all

    /// No fewer than come to each resource when they are spread evenly.
    [[nodiscard]] int limit(int wanted) const {
        return resources == 0 ? wanted : std::max(wanted, (reds + resources - 1) / resources);
    }
};

Reds redsOf(const KnownGround& ground) {
    Reds all;
    std::array<bool, resourceCount> there{};
    for (std::size_t i = 0; i < ground.hexes().size(); ++i) {
        const KnownHex& hex = ground.hexes()[i];
        const auto resource = resourceOf(hex.terrain);
        if (!resource)
            continue;
        there[static_cast<std::size_t>(*resource)] = true;
        if (!isRed(hex.number))
            continue;
        all.on[static_cast<std::size_t>(*resource)].emplace_back(i);
        ++all.reds;
    }
    all.resources = static_cast<int>(std::count(there.begin(), there.end(), true));
    return all;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const bool open = std::any_of(input.ground->hexes().begin(), input.ground->hexes().end(),
                                  [](const KnownHex& hex) { return hex.terrain == Terrain::Any; });
    if (open)
        return; // how many resources and reds there are the deal will say
    const int wanted = static_cast<int>(input.limit("at-most"));
    const Reds all = redsOf(*input.ground);
    for (const Resource resource : allResources) {
        const auto& hexes = all.on[static_cast<std::size_t>(resource)];
        if (static_cast<int>(hexes.size()) <= all.limit(wanted))
            continue;
        Problem problem;
        problem.hexes = cellsOf(input.topology, hexes);
        problem.message = {ISLE_TEXT("checks", "%1 hexes of %2 carry a red number: %3."),
                           {std::to_string(hexes.size()), wordFor(resource), listOf(problem.hexes)}};
        problem.key = nameOf(resource);
        const auto judge = [&](const KnownGround& swapped, HexId red, HexId goal) {
            const auto other = resourceOf(swapped[goal].terrain);
            return !isRed(swapped[red].number) && other != resource
                   && (!other
                       || static_cast<int>(all.on[static_cast<std::size_t>(*other)].size())
                              < all.limit(wanted));
        };
        if (auto fix = swapNumbersFix(input, hexes, judge))
            problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check reds_per_resource;
const Check reds_per_resource{
    "reds-per-resource",
    "",
    ISLE_TEXT("checks", "Many red numbers on one resource"),
    ISLE_TEXT("checks", "6 and 8 are rolled most often. A resource that has more of them than its share is "
                        "plentiful for everybody, and another one is short."),
    run,
    CheckGroup::Tidy,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::options | reads::seats,
    thresholds,
    true};

} // namespace isle
