#include "engine/checks/facts.h"
#include "engine/checks/swaps.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array thresholds{
    Threshold{"at-most", ISLE_TEXT("checks", "Most pips at one crossing"), 5, 15, 1, {12, 10, 13}},
    Threshold{"at-least",
              ISLE_TEXT("checks", "Fewest pips at a start crossing with three producing hexes"),
              0,
              10,
              1,
              {4, 4, 0}}};

/// Whether three hexes at a crossing produce, so that nothing but their numbers makes it poor.
bool hasThreeProducers(const Topology& topology, const KnownGround& ground, CrossingId crossing) {
    const auto& hexes = topology[crossing].hexes;
    return std::all_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return hex.valid() && ground[hex].produces(); });
}

struct Limits {
    int most = 0;
    int least = 0;
};

/// Whether the pips at a crossing are too many or, on start ground, too few.
bool isWrong(const Topology& topology, const KnownGround& ground, CrossingId crossing, bool start,
             Limits limits) {
    const CrossingPips pips = pipsAt(topology, ground, crossing);
    return pips.known > limits.most
           || (start && pips.whole && pips.known < limits.least
               && hasThreeProducers(topology, ground, crossing));
}

class Judge {
  public:
    Judge(const CheckInput& input, const std::vector<bool>& start, Limits limits)
        : topology_(input.topology), start_(start), limits_(limits) {}

    /// Wrong crossings at two hexes.
    [[nodiscard]] int wrongAt(const KnownGround& ground, HexId a, HexId b) const {
        int count = 0;
        for (const HexId hex : {a, b})
            for (const CrossingId crossing : topology_[hex].crossings)
                count += isWrong(topology_, ground, crossing, start_[crossing.index()], limits_) ? 1 : 0;
        return count;
    }

  private:
    const Topology& topology_;
    const std::vector<bool>& start_;
    Limits limits_;
};

std::vector<HexId> hexesAt(const Topology& topology, CrossingId crossing) {
    std::vector<HexId> hexes;
    for (const HexId hex : topology[crossing].hexes)
        if (hex.valid())
            hexes.push_back(hex);
    return hexes;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const Limits limits{static_cast<int>(input.limit("at-most")), static_cast<int>(input.limit("at-least"))};
    const Topology& topology = input.topology;
    std::vector<bool> start(topology.crossings().size(), false);
    for (const CrossingId crossing : input.facts->starts(input))
        start[crossing.index()] = true;
    const auto& pips = input.facts->crossingPips(input);
    const Judge judge(input, start, limits);
    for (std::size_t i = 0; i < pips.size(); ++i) {
        const CrossingId crossing(i);
        if (!isWrong(topology, *input.ground, crossing, start[i], limits))
            continue;
        Problem problem;
        const std::vector<HexId> hexes = hexesAt(topology, crossing);
        problem.hexes = cellsOf(topology, hexes);
        problem.crossings = {topology[crossing].place};
        problem.key = keyOf(topology[crossing].place);
        problem.message = {pips[i].known > limits.most
                               ? ISLE_TEXT("checks", "The crossing between %1 has %2 pips.")
                               : ISLE_TEXT("checks", "The start crossing between %1 has only %2 pips."),
                           {listOf(problem.hexes), std::to_string(pips[i].known)}};
        if (problems.size() < mostSearches)
            if (auto fix = swapNumbersFix(input, hexes, [&](const KnownGround& swapped, HexId a, HexId b) {
                    return !isWrong(topology, swapped, crossing, start[i], limits)
                           && judge.wrongAt(swapped, a, b) < judge.wrongAt(*input.ground, a, b);
                }))
                problem.fixes.push_back(std::move(*fix));
        problems.push_back(std::move(problem));
    }
}

} // namespace

extern const Check crossing_pips;
const Check crossing_pips{
    "crossing-pips",
    "B-24",
    ISLE_TEXT("checks", "Crossing too rich or too poor"),
    ISLE_TEXT("checks", "The pips of the hexes around a crossing say how often a settlement there is paid. "
                        "Whoever gets the one place far above all others has half won."),
    run,
    CheckGroup::Balance,
    {Severity::Warning, Severity::Warning, Severity::Hint},
    reads::ground | reads::startPlaces,
    thresholds,
    true};

} // namespace isle
