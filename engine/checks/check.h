#pragma once

#include "engine/base/text.h"
#include "engine/lattice/topology.h"
#include "engine/map/map.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

struct CheckProfile;
class CheckFacts;
class KnownGround;

enum class Severity : std::uint8_t { Error, Warning, Hint };
inline constexpr std::array allSeverities{Severity::Error, Severity::Warning, Severity::Hint};
[[nodiscard]] std::string_view nameOf(Severity severity);
[[nodiscard]] std::optional<Severity> severityNamed(std::string_view name);

/// What a check is about. Rules: the map plays as the rules say. Tidy: what touches what, one can point at
/// the hexes. Balance: production spread over resources, ground and seats. Box: what the owned boxes hold.
enum class CheckGroup : std::uint8_t { Rules, Tidy, Balance, Box };
inline constexpr std::array allCheckGroups{CheckGroup::Rules, CheckGroup::Tidy, CheckGroup::Balance,
                                           CheckGroup::Box};
[[nodiscard]] std::string_view nameOf(CheckGroup group);  ///< "rules", in files and commands
[[nodiscard]] std::string_view titleOf(CheckGroup group); ///< for people, to be translated as "checks"

/// Which checks speak and how strict they are. Official: what the rules and printed scenarios keep to.
enum class Preset : std::uint8_t { Official, Strict, Relaxed, Off };
inline constexpr std::array allPresets{Preset::Official, Preset::Strict, Preset::Relaxed, Preset::Off};
[[nodiscard]] std::string_view nameOf(Preset preset);  ///< "official"
[[nodiscard]] std::string_view titleOf(Preset preset); ///< for people, to be translated as "checks"
[[nodiscard]] std::optional<Preset> presetNamed(std::string_view name);

/// Something that would mend a problem: a change of the map with a name that says its effect.
struct Fix {
    Text label;
    std::function<void(Map&)> apply;
};

/// For which deals of the map a problem holds.
enum class DealScope : std::uint8_t {
    EveryDeal, ///< it lies in what is drawn
    ThisDeal,  ///< found on one dealt board
    SomeDeals  ///< found in `failing` of `sampled` deals
};

/// Something a check found in a map.
struct Problem {
    std::string_view check; ///< id of the check, "red-adjacent"
    /// As found; the settings of the check have the last word (see Check::levels).
    Severity severity = Severity::Error;
    Text message;            ///< one sentence: what and where
    std::vector<Cell> hexes; ///< the hexes concerned, to jump to and to mark
    std::vector<EdgePlace> edges;
    std::vector<CrossingPlace> crossings;
    std::vector<Fix> fixes;

    /// Names the problem for good: the check and the places or facts that make it this one, never its
    /// wording. A check may set what tells its problems apart ("ore"); else the places do. Whole after the
    /// check ran.
    std::string key;
    DealScope scope = DealScope::EveryDeal;
    int failing = 0;                     ///< SomeDeals: deals that have it; places and facts are an example's
    int sampled = 0;                     ///< SomeDeals: deals looked at
    std::uint64_t exampleSeed = 0;       ///< ThisDeal and SomeDeals: a seed that deals it, where known
    std::optional<std::string> accepted; ///< the reason, where the designer accepts it (MapLayout::accepted)

    [[nodiscard]] bool open() const { return !accepted.has_value(); }
};

/// "In 23 of 200 sampled deals." for a problem of SomeDeals.
[[nodiscard]] Text shareOf(const Problem& problem);

/// A number a check compares with; the user can change it.
struct Threshold {
    std::string_view name;  ///< "at-most", in files and commands
    std::string_view label; ///< English, for people: "Most pips at one crossing"
    double lowest = 0;
    double highest = 0;
    double step = 1;                ///< below 1: the values have decimals
    std::array<double, 3> values{}; ///< by Preset: Official, Strict, Relaxed
};

/// How much the findings of a check count under each preset; none: the check is off.
struct CheckLevels {
    std::optional<Severity> official = Severity::Error;
    std::optional<Severity> strict = Severity::Error;
    std::optional<Severity> relaxed = Severity::Error;

    [[nodiscard]] std::optional<Severity> under(Preset preset) const;
    /// The level the check is made for: that of the first preset it is on in.
    [[nodiscard]] Severity usual() const;
};

/// What a check can look at. The runner runs a check again when an edit touched what it reads.
namespace reads {
using Mask = std::uint32_t;
inline constexpr Mask shape = 1U << 0U;    ///< which cells are hexes, land or sea; the size
inline constexpr Mask terrain = 1U << 1U;  ///< MapHex::terrain
inline constexpr Mask numbers = 1U << 2U;  ///< MapHex::number
inline constexpr Mask markers = 1U << 3U;  ///< MapHex::marker
inline constexpr Mask groups = 1U << 4U;   ///< MapHex::group and barred, the shuffle groups
inline constexpr Mask harbours = 1U << 5U; ///< MapLayout::harbours
inline constexpr Mask islands = 1U << 6U;  ///< names and roles of islands
inline constexpr Mask starts = 1U << 7U;   ///< forbidden crossings and the far side
inline constexpr Mask figures = 1U << 8U;  ///< where robber and pirate start
inline constexpr Mask pools = 1U << 9U;    ///< pools and prices of wonders
inline constexpr Mask options = 1U << 10U; ///< rule options
inline constexpr Mask seats = 1U << 11U;   ///< fewest and most seats
inline constexpr Mask texts = 1U << 12U;   ///< title, author and all other texts
inline constexpr Mask layouts = 1U << 13U; ///< the layouts that are not open
inline constexpr Mask boxes = 1U << 14U;   ///< CheckProfile::boxes
inline constexpr Mask all = (1U << 15U) - 1;
/// What the crossings where games start depend on (startCrossings()).
inline constexpr Mask startPlaces = shape | terrain | markers | islands | starts | options | seats;
/// What a KnownGround of the design depends on.
inline constexpr Mask ground = shape | terrain | numbers | harbours;
} // namespace reads

/// The settings of one check in a profile.
struct CheckSetting {
    bool on = true;
    Severity severity = Severity::Error;
    std::vector<double> thresholds; ///< by place in Check::thresholds

    friend bool operator==(const CheckSetting&, const CheckSetting&) = default;
};

struct Check;

/// What a check looks at: the map and what is worked out of it once for all checks.
struct CheckInput {
    const Map& map;
    const Topology& topology;
    std::vector<IslandRole> islandRoles; ///< by IslandId

    const KnownGround* ground = nullptr;   ///< what is known for certain, or one deal
    const CheckProfile* profile = nullptr; ///< nullptr: Official
    CheckFacts* facts = nullptr;           ///< shared results; nullptr: each check works them out itself
    const Check* check = nullptr;          ///< the one that runs
    const CheckSetting* setting = nullptr; ///< its settings

    /// The value of a threshold of the running check; asking for one it has not is a programming mistake.
    [[nodiscard]] double limit(std::string_view threshold) const;
};

/// A check: one file in engine/checks/rules/ that defines one of these under the file's own name.
struct Check {
    std::string_view id;    ///< "red-adjacent": the file's name with hyphens
    std::string_view rules; ///< "B-28"; empty where no rule of the spec speaks of it
    std::string_view title; ///< "Red numbers touch"
    std::string_view why;   ///< the longer explanation, one or two sentences
    /// Fixes change the design, also where the check looked at a deal.
    void (*run)(const CheckInput& input, std::vector<Problem>& problems);

    CheckGroup group = CheckGroup::Rules;
    /// A finding as grave as levels.usual() counts as the settings say; a lesser one never counts more than
    /// it was found.
    CheckLevels levels{};
    reads::Mask reads = reads::all;
    std::span<const Threshold> thresholds{};
    /// Looks at CheckInput::ground instead of the map's terrain and numbers, and so at deals as well.
    bool onGround = false;
};

/// Every check, sorted by id. The list is put together by the build from the files in engine/checks/rules/.
[[nodiscard]] std::span<const Check* const> allChecks();

/// The check with an id; nullptr when there is none.
[[nodiscard]] const Check* checkNamed(std::string_view id);

/// Runs every check with the settings of the Official preset: errors first, then warnings, then hints, each
/// in the order of the checks. Accepted problems are among them.
[[nodiscard]] std::vector<Problem> checkMap(const Map& map);
[[nodiscard]] std::vector<Problem> checkMap(const Map& map, const CheckProfile& profile);
/// The same on a topology already built for the map's shape.
[[nodiscard]] std::vector<Problem> checkMap(const Map& map, const Topology& topology,
                                            const CheckProfile& profile);

/// Whether there is an error among problems, accepted or not.
[[nodiscard]] bool hasErrors(std::span<const Problem> problems);

/// The errors of the rules that keep a map from being played, whatever profile is set and whatever is
/// accepted: those of the group Rules under Official.
[[nodiscard]] std::vector<Problem> playErrors(const Map& map, const Topology& topology);
[[nodiscard]] std::vector<Problem> playErrors(const Map& map);

/// Accepts a problem with a reason; a problem already accepted gets the new reason.
void accept(Map& map, std::string_view key, std::string reason);
/// Takes that back; false when the problem was not accepted.
bool unaccept(Map& map, std::string_view key);

} // namespace isle
