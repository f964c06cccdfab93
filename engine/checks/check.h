#pragma once

#include "engine/base/text.h"
#include "engine/lattice/topology.h"
#include "engine/map/map.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

enum class Severity : std::uint8_t { Error, Warning, Hint };
[[nodiscard]] std::string_view nameOf(Severity severity);

/// Something that would mend a problem: a change of the map with a name that says its effect.
struct Fix {
    Text label;
    std::function<void(Map&)> apply;
};

/// Something a check found in a map.
struct Problem {
    std::string_view check; ///< id of the check, "red-adjacent"
    Severity severity = Severity::Error;
    Text message;            ///< one sentence: what and where
    std::vector<Cell> hexes; ///< the hexes concerned, to jump to and to mark
    std::vector<EdgePlace> edges;
    std::vector<CrossingPlace> crossings;
    std::vector<Fix> fixes;
};

/// What a check looks at: the map and what is worked out of it once for all checks.
struct CheckInput {
    const Map& map;
    const Topology& topology;
    std::vector<IslandRole> islandRoles; ///< by IslandId
};

/// A check: one file in engine/checks/rules/ that defines one of these under the file's own name.
struct Check {
    std::string_view id;    ///< "red-adjacent": the file's name with hyphens
    std::string_view rules; ///< "B-28"
    std::string_view title; ///< "Red numbers touch"
    std::string_view why;   ///< the longer explanation, one or two sentences
    void (*run)(const CheckInput& input, std::vector<Problem>& problems);
};

/// Every check, sorted by id. The list is put together by the build from the files in engine/checks/rules/.
[[nodiscard]] std::span<const Check* const> allChecks();

/// The check with an id; nullptr when there is none.
[[nodiscard]] const Check* checkNamed(std::string_view id);

/// Runs every check: errors first, then warnings, then hints, each in the order of the checks.
[[nodiscard]] std::vector<Problem> checkMap(const Map& map);

/// Whether a map has an error among its problems; such a map cannot be played.
[[nodiscard]] bool hasErrors(std::span<const Problem> problems);

} // namespace isle
