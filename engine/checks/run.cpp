#include "engine/checks/run.h"

#include "engine/checks/places.h"

#include <algorithm>
#include <set>

namespace isle {
namespace {

/// FNV-1a; the same on every machine, for keys are kept in files.
std::string hashOf(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[hash >> static_cast<unsigned>(shift) & 15U];
    return digits;
}

/// The places of a problem in an order of their own; many of them as a hash.
std::string placesOf(const Problem& problem) {
    std::set<std::string> names;
    for (const Cell cell : problem.hexes)
        names.insert(nameOf(cell));
    for (const EdgePlace edge : problem.edges) {
        const EdgePlace one = canonical(edge);
        names.insert(nameOf(one.cell) + '-' + std::string(nameOf(one.direction)));
    }
    for (const CrossingPlace crossing : problem.crossings)
        names.insert(keyOf(crossing));
    std::string places;
    for (const std::string& name : names)
        places += (places.empty() ? "" : " ") + name;
    constexpr std::size_t mostNames = 8;
    return names.size() > mostNames ? '#' + hashOf(places) : places;
}

/// Makes the keys of one check's problems whole and unlike each other.
void completeKeys(std::string_view id, std::vector<Problem>& problems) {
    std::set<std::string> taken;
    for (Problem& problem : problems) {
        const std::string subject = problem.key.empty() ? placesOf(problem) : problem.key;
        const std::string key = std::string(id) + (subject.empty() ? "" : ' ' + subject);
        problem.key = key;
        for (int next = 2; !taken.insert(problem.key).second; ++next)
            problem.key = key + " (" + std::to_string(next) + ')';
    }
}

/// Check::levels: as grave as the check is made for counts as the settings say, less never counts more.
Severity levelOf(Severity found, const Check& check, Severity set) {
    return found <= check.levels.usual() ? set : std::max(found, set);
}

} // namespace

CheckRun::CheckRun(const Map& map, const Topology& topology, const CheckProfile& profile)
    : ownGround_(map, topology), input_{map, topology, islandRoles(map, topology)}, profile_(profile) {
    input_.ground = &ownGround_;
    input_.facts = &ownFacts_;
    input_.profile = &profile_;
}

CheckRun::CheckRun(const Map& map, const Topology& topology, const CheckProfile& profile,
                   const KnownGround& ground, CheckFacts& facts)
    : input_{map, topology, islandRoles(map, topology)}, profile_(profile) {
    input_.ground = &ground;
    input_.facts = &facts;
    input_.profile = &profile_;
}

std::vector<Problem> CheckRun::problemsOf(const Check& check) const {
    const CheckSetting setting = profile_.settingOf(check);
    std::vector<Problem> problems;
    if (!setting.on)
        return problems;
    CheckInput input = input_;
    input.check = &check;
    input.setting = &setting;
    check.run(input, problems);
    for (Problem& problem : problems) {
        problem.check = check.id;
        problem.severity = levelOf(problem.severity, check, setting.severity);
        if (!input.ground->dealt())
            continue;
        problem.scope = DealScope::ThisDeal;
    }
    completeKeys(check.id, problems);
    return problems;
}

void arrange(std::vector<Problem>& problems, const Map& map) {
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.severity < b.severity; });
    for (Problem& problem : problems) {
        const auto found = std::find_if(map.accepted.begin(), map.accepted.end(),
                                        [&](const AcceptedProblem& each) { return each.key == problem.key; });
        problem.accepted = found == map.accepted.end() ? std::nullopt : std::optional(found->reason);
    }
}

} // namespace isle
