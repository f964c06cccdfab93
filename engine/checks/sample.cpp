#include "engine/checks/sample.h"

#include "engine/checks/run.h"

#include <algorithm>
#include <set>

namespace isle {
namespace {

/// What of the deals of one check was found.
struct Tally {
    const Check* check = nullptr;
    std::set<std::string> drawn; ///< keys that hold for every deal
    int failing = 0;
    std::optional<Problem> example;
};

std::vector<Tally> talliesFor(const Map& map, const Topology& topology, const CheckProfile& profile) {
    const CheckRun run(map, topology, profile);
    std::vector<Tally> tallies;
    for (const Check* check : allChecks()) {
        if (!check->onGround || !profile.settingOf(*check).on)
            continue;
        Tally& tally = tallies.emplace_back();
        tally.check = check;
        for (const Problem& problem : run.problemsOf(*check))
            tally.drawn.insert(problem.key);
    }
    return tallies;
}

/// Adds what a deal brings that is not drawn already.
void count(const CheckRun& run, std::uint64_t seed, Tally& tally) {
    std::vector<Problem> found = run.problemsOf(*tally.check);
    const auto brought = std::find_if(found.begin(), found.end(), [&](const Problem& problem) {
        return !tally.drawn.contains(problem.key);
    });
    if (brought == found.end())
        return;
    ++tally.failing;
    if (tally.example)
        return;
    tally.example = std::move(*brought);
    tally.example->exampleSeed = seed;
}

} // namespace

bool hasChance(const Map& map) {
    return std::any_of(map.cells.begin(), map.cells.end(),
                       [](const MapHex& hex) {
                           return hex.terrain == Terrain::Any
                                  || (takesNumber(hex.terrain) && hex.number.isShuffled());
                       })
           || std::any_of(map.harbours.begin(), map.harbours.end(),
                          [](const MapHarbour& harbour) { return harbour.kind == HarbourKind::Shuffled; });
}

SampleOutcome sampleDeals(const Map& map, const std::shared_ptr<const Topology>& topology,
                          const CheckProfile& profile, const SampleOptions& options,
                          const SampleProgress& progress) {
    SampleOutcome outcome;
    std::vector<Tally> tallies = talliesFor(map, *topology, profile);
    CheckFacts facts;
    while (outcome.sampled < options.count && !outcome.cancelled) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(outcome.sampled);
        const auto board = deal(map, topology, seed);
        if (!board) {
            outcome.refusal = board.error();
            return outcome;
        }
        const KnownGround ground(map, board.value());
        facts.forgetGround();
        const CheckRun run(map, *topology, profile, ground, facts);
        for (Tally& tally : tallies)
            count(run, seed, tally);
        ++outcome.sampled;
        outcome.cancelled = progress && !progress(outcome.sampled);
    }
    for (Tally& tally : tallies) {
        if (!tally.example)
            continue;
        Problem& problem = outcome.problems.emplace_back(std::move(*tally.example));
        problem.scope = DealScope::SomeDeals;
        problem.failing = tally.failing;
        problem.sampled = outcome.sampled;
        problem.key = std::string(tally.check->id) + " in deals";
    }
    arrange(outcome.problems, map);
    return outcome;
}

std::vector<Problem> checkDeal(const Map& map, const Board& board, const CheckProfile& profile) {
    const Topology& topology = *board.topology;
    const CheckRun design(map, topology, profile);
    const KnownGround ground(map, board);
    CheckFacts facts;
    const CheckRun run(map, topology, profile, ground, facts);
    std::vector<Problem> problems;
    for (const Check* check : allChecks()) {
        if (!check->onGround)
            continue;
        std::vector<Problem> drawn = design.problemsOf(*check);
        for (Problem& problem : run.problemsOf(*check)) {
            const auto same = std::find_if(drawn.begin(), drawn.end(),
                                           [&](const Problem& each) { return each.key == problem.key; });
            problems.push_back(same == drawn.end() ? std::move(problem) : std::move(*same));
        }
    }
    arrange(problems, map);
    return problems;
}

} // namespace isle
