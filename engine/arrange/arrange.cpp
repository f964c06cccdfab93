#include "engine/arrange/arrange.h"

#include "engine/arrange/collision.h"
#include "engine/arrange/measure.h"
#include "engine/arrange/puzzle.h"
#include "engine/arrange/search.h"
#include "engine/arrange/solver.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array arrangeable{"area-pips",          "crossing-pips",        "draft-fairness",
                                 "edge-adjacent",      "gold-at-start",        "gold-number",
                                 "harbour-hinterland", "harbour-own-resource", "number-twice-on-resource",
                                 "red-adjacent",       "reds-per-resource",    "resource-pips",
                                 "robber-prone",       "same-number-adjacent", "terrain-clump"};

/// Failed branches before the first swaps: enough for what propagation alone can settle.
constexpr std::uint64_t failuresFirst = 200;
/// Fresh starts of the search by swaps, and how many swaps each has; after them longer ones for what is still
/// not met.
constexpr std::uint64_t starts = 6;
constexpr std::uint64_t stepsOfStart = 10'000;
constexpr std::uint64_t stepsOfLongStart = 60'000;
constexpr std::uint64_t usualWork = 600'000;

std::uint64_t workFor(const ArrangeRequest& request) {
    return request.work != 0 ? request.work : usualWork;
}

using Outcome = ArrangeOutcome;

/// One request while it is worked on.
class Arranger {
  public:
    Arranger(const ArrangeRequest& request, const Puzzle& puzzle, const ArrangeProgress& progress)
        : request_(request),
          puzzle_(puzzle),
          scales_(puzzle, request.wishes),
          work_(workFor(request), progress),
          best_(weigh(scales_, puzzle.initial(), request.balance)) {
        std::copy_if(request.wishes.begin(), request.wishes.end(), std::back_inserter(stated_), canState);
    }

    ArrangeResult run() {
        ArrangeResult result;
        if (tryComplete(failuresFirst) == Solved::Verdict::Impossible) {
            explain(result);
        } else {
            swap();
            if (best_.excess > 0 && !work_.cancelled()
                && tryComplete(work_.left() / 8) == Solved::Verdict::Impossible)
                explain(result);
            while (!result.collision && best_.excess > 0 && !work_.cancelled()) {
                const std::uint64_t before = work_.left();
                swapOnce(std::min(before, stepsOfLongStart));
                if (work_.left() == before || work_.left() == 0)
                    break; // nothing can be swapped, or no work is left
            }
        }
        finish(result);
        return result;
    }

  private:
    /// Asks the complete search; what it finds is where swapping goes on.
    Solved::Verdict tryComplete(std::uint64_t failures) {
        if (stated_.empty())
            return Solved::Verdict::Unknown;
        Solved solved = solve(puzzle_, stated_, failures, request_.seed, work_);
        if (solved.verdict == Solved::Verdict::Found)
            take(weigh(scales_, std::move(solved.arrangement), request_.balance));
        return solved.verdict;
    }

    void take(Weighed weighed) {
        if (weighed.betterThan(best_))
            best_ = std::move(weighed);
    }

    void swapOnce(std::uint64_t steps) {
        const Weighed begin = best_;
        take(searchBySwaps(puzzle_, scales_, begin, request_.balance, steps, Random(random_.next()), work_));
    }

    void swap() {
        const std::uint64_t steps = std::min(stepsOfStart, work_.left() / 2 / starts);
        for (std::uint64_t i = 0; i < starts && !work_.cancelled(); ++i)
            if (best_.excess > 0 || request_.balance)
                swapOnce(steps);
    }

    void explain(ArrangeResult& result) {
        const ArrangeProgress none;
        WorkMeter work(workFor(request_), none);
        result.collision = explainCollision(request_, puzzle_, stated_, work);
    }

    void finish(ArrangeResult& result) {
        result.map = puzzle_.mapOf(best_.arrangement);
        result.before = scales_.balance(puzzle_.initial(), true);
        result.after = scales_.balance(best_.arrangement, true);
        for (std::size_t i = 0; i < request_.wishes.size(); ++i) {
            const bool met = scales_.excessOf(i, best_.arrangement) == 0;
            (met ? result.kept : result.broken).push_back(request_.wishes[i].check);
        }
        if (result.collision) {
            result.outcome = Outcome::Collides;
            result.sentence = result.collision->sentence;
        } else if (work_.cancelled()) {
            result.outcome = Outcome::Cancelled;
        } else if (!result.broken.empty()) {
            result.outcome = Outcome::NotFound;
            result.sentence = {ISLE_TEXT("checks",
                                         "Not all wishes were met in the time given; it is not proved that "
                                         "they cannot be. Another seed or more time may help."),
                               {}};
        }
    }

    const ArrangeRequest& request_;
    const Puzzle& puzzle_;
    Scales scales_;
    WorkMeter work_;
    Random random_{request_.seed};
    Weighed best_;
    std::vector<Wish> stated_;
};

ArrangeResult refused(const ArrangeRequest& request, Text sentence) {
    ArrangeResult result;
    result.outcome = Outcome::Refused;
    result.map = request.map;
    result.sentence = std::move(sentence);
    return result;
}

} // namespace

std::vector<const Check*> arrangeableChecks() {
    std::vector<const Check*> checks;
    for (const auto* id : arrangeable)
        if (const Check* check = checkNamed(id))
            checks.push_back(check);
    return checks;
}

Wish wishOf(const Check& check, const CheckProfile& profile) {
    return {std::string(check.id), profile.settingOf(check).thresholds};
}

std::vector<Wish> wishesOf(const CheckProfile& profile, const Map& map) {
    std::vector<Wish> wishes;
    for (const Check* check : arrangeableChecks()) {
        const bool rule = check->id == "red-adjacent"; // a rule of the map, not a matter of taste
        if (rule ? map.rulesFor(map.maxSeats).on(Option::RedApart) : profile.settingOf(*check).on)
            wishes.push_back(wishOf(*check, profile));
    }
    return wishes;
}

ArrangeResult arrangeMap(const ArrangeRequest& request, const ArrangeProgress& progress) {
    const auto topology = std::make_shared<const Topology>(shapeOf(request.map));
    if (topology->hexes().empty())
        return refused(request, {ISLE_TEXT("checks", "The map has no hexes to arrange."), {}});
    auto pinned = pinnedFor(request, topology);
    if (!pinned.ok())
        return refused(request, pinned.error());
    const Puzzle puzzle(std::move(pinned.value()), topology, request.layers, request.locked);
    if (!puzzle.moves())
        return refused(request,
                       {ISLE_TEXT("checks", "Nothing on the map may move: everything is locked or in a "
                                            "layer that is to stay."),
                        {}});
    return Arranger(request, puzzle, progress).run();
}

} // namespace isle
