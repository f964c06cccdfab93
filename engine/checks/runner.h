#pragma once

#include "engine/checks/check.h"
#include "engine/checks/profile.h"

#include <memory>
#include <vector>

namespace isle {

/// What of a map differs between two states of it.
[[nodiscard]] reads::Mask touchedBy(const Map& before, const Map& after);

/// Keeps the problems of a map that is being edited: after each change only the checks whose inputs the
/// change touched run again. The result is always that of checkMap().
class CheckRunner {
  public:
    CheckRunner();
    ~CheckRunner();
    CheckRunner(CheckRunner&&) noexcept;
    CheckRunner& operator=(CheckRunner&&) noexcept;

    /// Brings the problems up to date with the map. `topology` must be that of the map's shape.
    void update(const Map& map, const std::shared_ptr<const Topology>& topology);

    [[nodiscard]] const CheckProfile& profile() const;
    /// The problems are stale until the next update().
    void setProfile(CheckProfile profile);

    /// In the order of checkMap().
    [[nodiscard]] const std::vector<Problem>& problems() const;
    /// The errors that keep the map from being played: playErrors() of the map.
    [[nodiscard]] const std::vector<Problem>& playErrors() const;
    /// How many checks the last update() ran.
    [[nodiscard]] int checksRun() const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace isle
