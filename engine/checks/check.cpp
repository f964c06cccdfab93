#include "engine/checks/check.h"

#include "engine/checks/profile.h"
#include "engine/checks/run.h"

#include <algorithm>
#include <cassert>

namespace isle {
namespace {

template <class Value, std::size_t size>
std::optional<Value> named(const std::array<Value, size>& values, std::string_view name) {
    const auto found =
        std::find_if(values.begin(), values.end(), [&](Value value) { return nameOf(value) == name; });
    return found == values.end() ? std::nullopt : std::optional(*found);
}

} // namespace

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

std::optional<Severity> severityNamed(std::string_view name) {
    return named(allSeverities, name);
}

std::string_view nameOf(CheckGroup group) {
    switch (group) {
    case CheckGroup::Rules:
        return "rules";
    case CheckGroup::Tidy:
        return "tidy";
    case CheckGroup::Balance:
        return "balance";
    case CheckGroup::Box:
        break;
    }
    return "box";
}

std::string_view titleOf(CheckGroup group) {
    switch (group) {
    case CheckGroup::Rules:
        return ISLE_TEXT("checks", "Rules");
    case CheckGroup::Tidy:
        return ISLE_TEXT("checks", "Tidy");
    case CheckGroup::Balance:
        return ISLE_TEXT("checks", "Balance");
    case CheckGroup::Box:
        break;
    }
    return ISLE_TEXT("checks", "Box");
}

std::string_view nameOf(Preset preset) {
    switch (preset) {
    case Preset::Official:
        return "official";
    case Preset::Strict:
        return "strict";
    case Preset::Relaxed:
        return "relaxed";
    case Preset::Off:
        break;
    }
    return "off";
}

std::string_view titleOf(Preset preset) {
    switch (preset) {
    case Preset::Official:
        return ISLE_TEXT("checks", "Official");
    case Preset::Strict:
        return ISLE_TEXT("checks", "Strict");
    case Preset::Relaxed:
        return ISLE_TEXT("checks", "Relaxed");
    case Preset::Off:
        break;
    }
    return ISLE_TEXT("checks", "Off");
}

std::optional<Preset> presetNamed(std::string_view name) {
    return named(allPresets, name);
}

Text shareOf(const Problem& problem) {
    return {ISLE_TEXT("checks", "In %1 of %2 sampled deals."),
            {std::to_string(problem.failing), std::to_string(problem.sampled)}};
}

std::optional<Severity> CheckLevels::under(Preset preset) const {
    switch (preset) {
    case Preset::Official:
        return official;
    case Preset::Strict:
        return strict;
    case Preset::Relaxed:
        return relaxed;
    case Preset::Off:
        break;
    }
    return std::nullopt;
}

Severity CheckLevels::usual() const {
    return official ? *official : strict ? *strict : relaxed.value_or(Severity::Hint);
}

double CheckInput::limit(std::string_view threshold) const {
    for (std::size_t i = 0; i < check->thresholds.size(); ++i)
        if (check->thresholds[i].name == threshold)
            return setting->thresholds[i];
    assert(false);
    return 0;
}

const Check* checkNamed(std::string_view id) {
    const auto checks = allChecks();
    const auto found =
        std::find_if(checks.begin(), checks.end(), [&](const Check* check) { return check->id == id; });
    return found == checks.end() ? nullptr : *found;
}

std::vector<Problem> checkMap(const Map& map) {
    return checkMap(map, CheckProfile());
}

std::vector<Problem> checkMap(const Map& map, const CheckProfile& profile) {
    return checkMap(map, Topology(shapeOf(map)), profile);
}

std::vector<Problem> checkMap(const Map& map, const Topology& topology, const CheckProfile& profile) {
    const CheckRun run(map, topology, profile);
    std::vector<Problem> problems;
    for (const Check* check : allChecks())
        for (Problem& problem : run.problemsOf(*check))
            problems.push_back(std::move(problem));
    arrange(problems, map);
    return problems;
}

bool hasErrors(std::span<const Problem> problems) {
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem& problem) { return problem.severity == Severity::Error; });
}

std::vector<Problem> playErrors(const Map& map) {
    return playErrors(map, Topology(shapeOf(map)));
}

std::vector<Problem> playErrors(const Map& map, const Topology& topology) {
    const CheckProfile official;
    const CheckRun run(map, topology, official);
    std::vector<Problem> errors;
    for (const Check* check : allChecks()) {
        if (check->group != CheckGroup::Rules || check->levels.official != Severity::Error)
            continue;
        for (Problem& problem : run.problemsOf(*check))
            if (problem.severity == Severity::Error)
                errors.push_back(std::move(problem));
    }
    arrange(errors, map);
    return errors;
}

void accept(Map& map, std::string_view key, std::string reason) {
    const auto place = std::find_if(map.accepted.begin(), map.accepted.end(),
                                    [&](const AcceptedProblem& each) { return each.key >= key; });
    if (place != map.accepted.end() && place->key == key)
        place->reason = std::move(reason);
    else
        map.accepted.insert(place, {std::string(key), std::move(reason)});
}

bool unaccept(Map& map, std::string_view key) {
    return std::erase_if(map.accepted, [&](const AcceptedProblem& each) { return each.key == key; }) > 0;
}

} // namespace isle
