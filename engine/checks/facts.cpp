#include "engine/checks/facts.h"

#include "engine/checks/box_lack.h"
#include "engine/checks/places.h"
#include "engine/checks/profile.h"

#include <algorithm>

namespace isle {

const std::vector<CrossingId>& CheckFacts::starts(const CheckInput& input) {
    if (!starts_)
        starts_ = startCrossings(input);
    return *starts_;
}

const std::vector<std::optional<int>>& CheckFacts::shipDistances(const CheckInput& input) {
    if (!distances_)
        distances_ = travelDistances(input.topology, starts(input), waysOf(input.map));
    return *distances_;
}

const std::vector<CrossingPips>& CheckFacts::crossingPips(const CheckInput& input) {
    if (!pips_)
        pips_ = pipsAtCrossings(input.topology, *input.ground);
    return *pips_;
}

const ResourcePips& CheckFacts::resources(const CheckInput& input) {
    if (!resources_)
        resources_ = resourcePips(*input.ground);
    return *resources_;
}

const DraftOutcome& CheckFacts::draft(const CheckInput& input) {
    if (!draft_) {
        const SpotBook book(input.topology, *input.ground);
        draft_ = greedyDraft(input.topology, book, starts(input), seatsOf(input.map),
                             largestGame(input.map)[Option::SetupSettlements]);
    }
    return *draft_;
}

const std::vector<LedgerRow>& CheckFacts::boxLedger(const CheckInput& input) {
    if (!ledger_)
        ledger_ = ledger(needsOf(input.map), input.profile->boxes);
    return *ledger_;
}

void CheckFacts::forget(reads::Mask touched) {
    if ((touched & reads::startPlaces) != 0) {
        starts_.reset();
        distances_.reset();
        draft_.reset();
    }
    if ((touched & reads::ground) != 0)
        forgetGround();
    if ((touched & reads::boxLedger) != 0)
        ledger_.reset();
}

void CheckFacts::forgetGround() {
    pips_.reset();
    resources_.reset();
    draft_.reset();
}

} // namespace isle
