#include "engine/checks/facts.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"share-at-least",
              ISLE_TEXT("checks", "Least share of pips for a share of hexes"),
              0,
              1,
              0.05,
              {0.75, 0.75, 0.6}},
    Threshold{"share-at-most",
              ISLE_TEXT("checks", "Greatest share of pips for a share of hexes"),
              1,
              3,
              0.05,
              {1.4, 1.4, 1.6}},
    Threshold{"each-at-least", ISLE_TEXT("checks", "Fewest pips for each hex"), 0, 5, 0.25, {0, 3, 0}},
    Threshold{"each-at-most", ISLE_TEXT("checks", "Most pips for each hex"), 1, 5, 0.25, {5, 4, 5}},
    Threshold{"floor", ISLE_TEXT("checks", "Fewest pips of a resource"), 0, 30, 1, {7, 7, 5}}};

struct Limits {
    double shareLeast, shareMost, eachLeast, eachMost;
    int floor; ///< 0 where fog may still bring more
};

enum class Verdict : std::uint8_t { Fine, Missing, Few, Poor, Rich };

Verdict verdictOn(const ResourcePips& sums, std::size_t r, const Limits& limits) {
    const int pips = sums.pips[r];
    const int hexes = sums.hexes[r];
    if (hexes == 0)
        return limits.floor > 0 ? Verdict::Missing : Verdict::Fine;
    if (pips < limits.floor)
        return Verdict::Few;
    const double share = sums.totalPips() == 0 ? 0
                                               : static_cast<double>(pips) * sums.totalHexes()
                                                     / (static_cast<double>(sums.totalPips()) * hexes);
    if (share < limits.shareLeast || pips < limits.eachLeast * hexes)
        return Verdict::Poor;
    return share > limits.shareMost || pips > limits.eachMost * hexes ? Verdict::Rich : Verdict::Fine;
}

int wrongOnes(const ResourcePips& sums, const Limits& limits) {
    int count = 0;
    for (std::size_t r = 0; r < resourceCount; ++r)
        count += verdictOn(sums, r, limits) == Verdict::Fine ? 0 : 1;
    return count;
}

std::string_view sentenceFor(Verdict verdict) {
    switch (verdict) {
    case Verdict::Missing:
        return ISLE_TEXT("checks", "No hex yields %1.");
    case Verdict::Few:
        return ISLE_TEXT("checks", "The hexes that yield %1 have only %2 pips in all: %3.");
    case Verdict::Poor:
        return ISLE_TEXT("checks", "The %3 hexes that yield %1 have only %2 pips: %4.");
    default:
        return ISLE_TEXT("checks", "The %3 hexes that yield %1 have as many as %2 pips: %4.");
    }
}

/// The facts a sentence uses; each sentence must use all it is given.
std::vector<std::string> factsFor(Verdict verdict, Resource resource, const ResourcePips& sums,
                                  const std::vector<Cell>& cells) {
    const auto r = static_cast<std::size_t>(resource);
    if (verdict == Verdict::Missing)
        return {wordFor(resource)};
    if (verdict == Verdict::Few)
        return {wordFor(resource), std::to_string(sums.pips[r]), listOf(cells)};
    return {wordFor(resource), std::to_string(sums.pips[r]), std::to_string(sums.hexes[r]), listOf(cells)};
}

std::vector<HexId> hexesOf(const KnownGround& ground, Resource resource) {
    std::vector<HexId> hexes;
    for (std::size_t i = 0; i < ground.hexes().size(); ++i)
        if (resourceOf(ground.hexes()[i].terrain) == resource)
            hexes.emplace_back(i);
    return hexes;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const ResourcePips& sums = input.facts->resources(input);
    if (!sums.whole || sums.totalHexes() == 0)
        return;
    const auto& hexes = input.ground->hexes();
    const bool fog = std::any_of(hexes.begin(), hexes.end(),
                                 [](const KnownHex& hex) { return hex.terrain == Terrain::Fog; });
    const Limits limits{input.limit("share-at-least"), input.limit("share-at-most"),
                        input.limit("each-at-least"), input.limit("each-at-most"),
                        fog ? 0 : static_cast<int>(input.limit("floor"))};
    const int before = wrongOnes(sums, limits);
    for (const Resource resource : allResources) {
        const auto r = static_cast<std::size_t>(resource);
        const Verdict verdict = verdictOn(sums, r, limits);
        if (verdict == Verdict::Fine)
            continue;
        Problem problem;
        const std::vector<HexId> own = hexesOf(*input.ground, resource);
        problem.hexes = cellsOf(input.topology, own);
        problem.message = {sentenceFor(verdict), factsFor(verdict, resource, sums, problem.hexes)};
        problem.key = nameOf(resource);
        if (auto fix = swapNumbersFix(input, own, [&](const KnownGround& swapped, HexId, HexId) {
                const ResourcePips after = resourcePips(swapped);
                return verdictOn(after, r, limits) == Verdict::Fine && wrongOnes(after, limits) < before;
            }))
            problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check resource_pips;
const Check resource_pips{
    "resource-pips",
    "B-24",
    ISLE_TEXT("checks", "Resource too scarce or too plentiful"),
    ISLE_TEXT("checks", "All seats need all five resources. One whose numbers are rarely rolled holds "
                        "everybody up, and whoever gets it sells it dear."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::options | reads::seats,
    thresholds,
    true};

} // namespace isle
