#pragma once

#include "engine/checks/check.h"
#include "engine/checks/facts.h"
#include "engine/checks/ground.h"
#include "engine/checks/profile.h"

#include <vector>

/// What checkMap(), the runner and the sampling share.
namespace isle {

/// One look at a map by any number of checks, which share what is worked out of it.
class CheckRun {
  public:
    /// Over what the map draws.
    CheckRun(const Map& map, const Topology& topology, const CheckProfile& profile);
    /// The same with results that were worked out before; all must be those of the map.
    CheckRun(const Map& map, const Topology& topology, const CheckProfile& profile, const KnownGround& ground,
             CheckFacts& facts);
    CheckRun(const CheckRun&) = delete;
    CheckRun& operator=(const CheckRun&) = delete;

    /// What a check finds with its settings in the profile, with severities and keys; empty when it is off.
    [[nodiscard]] std::vector<Problem> problemsOf(const Check& check) const;

  private:
    KnownGround ownGround_;
    mutable CheckFacts ownFacts_;
    CheckInput input_;
    const CheckProfile& profile_;
};

/// Sorts problems of checks in their order by severity and notes which of them the map accepts.
void arrange(std::vector<Problem>& problems, const Map& map);

} // namespace isle
