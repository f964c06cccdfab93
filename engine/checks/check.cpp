#include "engine/checks/check.h"

#include <algorithm>

namespace isle {

std::string_view nameOf(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Hint:
        break;
    }
    return "hint";
}

const Check* checkNamed(std::string_view id) {
    const auto checks = allChecks();
    const auto found =
        std::find_if(checks.begin(), checks.end(), [&](const Check* check) { return check->id == id; });
    return found == checks.end() ? nullptr : *found;
}

std::vector<Problem> checkMap(const Map& map) {
    const Topology topology(shapeOf(map));
    const CheckInput input{map, topology, islandRoles(map, topology)};
    std::vector<Problem> problems;
    for (const Check* check : allChecks()) {
        const std::size_t before = problems.size();
        check->run(input, problems);
        for (std::size_t i = before; i < problems.size(); ++i)
            problems[i].check = check->id;
    }
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.severity < b.severity; });
    return problems;
}

bool hasErrors(std::span<const Problem> problems) {
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem& problem) { return problem.severity == Severity::Error; });
}

} // namespace isle
