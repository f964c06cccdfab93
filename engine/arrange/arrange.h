#pragma once

#include "engine/base/text.h"
#include "engine/checks/profile.h"
#include "engine/map/map.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

/// What the arranger may move.
struct ArrangeLayers {
    bool terrain = true; ///< forest, pasture, fields, hills, mountains and hexes left to the deal
    bool numbers = true;
    bool harbours = true; ///< their kinds; harbours stay where they are
    bool barren = false;  ///< deserts and gold as well (with terrain; deserts only with numbers, too)

    friend bool operator==(const ArrangeLayers&, const ArrangeLayers&) = default;
};

/// A check that is to find nothing, with its thresholds.
struct Wish {
    std::string check;          ///< Check::id
    std::vector<double> limits; ///< by place in Check::thresholds

    friend bool operator==(const Wish&, const Wish&) = default;
};

/// The checks an arranger can fulfil: those that terrain, numbers and harbour kinds decide.
[[nodiscard]] std::vector<const Check*> arrangeableChecks();
/// A wish with the check's settings in a profile.
[[nodiscard]] Wish wishOf(const Check& check, const CheckProfile& profile);
/// The wishes a profile stands for: every arrangeable check that is on, and that red numbers stay apart where
/// the map has that rule (B-28).
[[nodiscard]] std::vector<Wish> wishesOf(const CheckProfile& profile, const Map& map);

struct ArrangeRequest {
    Map map;
    std::vector<Cell> locked; ///< hexes that keep terrain and number; their harbours keep their kinds
    ArrangeLayers layers;
    std::vector<Wish> wishes;
    bool balance = true; ///< look for the best balance, too
    std::uint64_t seed = 1;
    /// How long to look: arrangements measured and steps of the complete search. 0: by the size of the map.
    std::uint64_t work = 0;
};

/// Called now and then with the share that is done (0 to 1); false cancels.
using ArrangeProgress = std::function<bool(double done)>;

/// How evenly a map is balanced: each part is 0 when it is perfect.
struct Balance {
    double resources = 0; ///< how far pips of resources are from their share of hexes, mean
    double areas = 0;     ///< the same for quarters and islands, greatest difference
    double harbours = 0;  ///< how much the strongest harbour has more than the weakest
    double draft = 0;     ///< standard deviation of the seats' sums in a draft, in pips

    /// All parts as one number for people, 100 when perfect.
    [[nodiscard]] double score() const;
};

/// The balance of what is known of a map.
[[nodiscard]] Balance balanceOf(const Map& map);

/// Wishes that cannot be met together.
struct Collision {
    std::vector<std::string> wishes; ///< ids; leaving any of them out may help
    std::vector<Cell> locked;        ///< locked hexes that have a part in it
    bool minimal = true;             ///< proved for every one of them that it has a part in it
    Text sentence;
    std::vector<Cell> hexes; ///< to mark
};

enum class ArrangeOutcome : std::uint8_t {
    Arranged,  ///< all wishes are met
    Collides,  ///< proved: they cannot all be met
    NotFound,  ///< not met within the work limit; `map` is the best that was met
    Cancelled, ///< `map` is the best met so far
    Refused    ///< the map cannot be dealt, or nothing may move; `sentence` says why
};

struct ArrangeResult {
    ArrangeOutcome outcome = ArrangeOutcome::Arranged;
    Map map; ///< what moved is fixed now, what it took is out of the pools
    Balance before;
    Balance after;
    std::vector<std::string> kept; ///< wishes that `map` meets, and
    std::vector<std::string> broken;
    std::optional<Collision> collision;
    Text sentence; ///< what came of it; empty when all is well
};

/// Places terrain, numbers and harbour kinds anew so that the wishes are met and balance is best. Everything
/// that moves keeps its shuffle group, limits of hexes are kept, and hexes left to the deal take from their
/// pools what a deal with the seed would. The same request gives the same result.
[[nodiscard]] ArrangeResult arrangeMap(const ArrangeRequest& request, const ArrangeProgress& progress = {});

} // namespace isle
