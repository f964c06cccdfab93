#pragma once

#include "engine/box/ledger.h"
#include "engine/checks/measures.h"
#include "engine/checks/spot_value.h"

#include <optional>
#include <vector>

namespace isle {

/// Results that several checks need, each worked out when the first of them asks.
class CheckFacts {
  public:
    /// startCrossings() of the map.
    const std::vector<CrossingId>& starts(const CheckInput& input);
    /// shipDistances() from them under the rules of the largest game; without ships as far as roads go.
    const std::vector<std::optional<int>>& shipDistances(const CheckInput& input);
    /// pipsAtCrossings() of the ground.
    const std::vector<CrossingPips>& crossingPips(const CheckInput& input);
    /// resourcePips() of the ground.
    const ResourcePips& resources(const CheckInput& input);
    /// The greedy draft of the largest game on the ground; meaningful only where it is wholly known.
    const DraftOutcome& draft(const CheckInput& input);

    /// What the map uses against what the boxes of the profile hold.
    const std::vector<LedgerRow>& boxLedger(const CheckInput& input);

    /// Forgets what an edit that touched these things could have changed.
    void forget(reads::Mask touched);
    /// Forgets what was worked out of the ground alone, for looking at another deal.
    void forgetGround();

  private:
    std::optional<std::vector<CrossingId>> starts_;
    std::optional<std::vector<std::optional<int>>> distances_;
    std::optional<std::vector<CrossingPips>> pips_;
    std::optional<ResourcePips> resources_;
    std::optional<DraftOutcome> draft_;
    std::optional<std::vector<LedgerRow>> ledger_;
};

} // namespace isle
