#include "engine/checks/places.h"

#include <algorithm>

namespace isle {
namespace {

/// The island of an entry; none when it names no land.
IslandId islandOf(const CheckInput& input, const MapIsland& entry) {
    const HexId hex = input.topology.hexAt(entry.hex);
    return hex.valid() ? input.topology[hex].island : IslandId();
}

Fix removeEntryFix(Cell hex) {
    return {{ISLE_TEXT("checks", "Remove the name and role at %1"), {nameOf(hex)}}, [hex](Map& map) {
                std::erase_if(map.islands, [&](const MapIsland& entry) { return entry.hex == hex; });
            }};
}

Problem offLand(const MapIsland& entry) {
    Problem problem;
    problem.severity = Severity::Warning;
    problem.message = {ISLE_TEXT("checks", "The island “%1” is placed at %2, which is no land."),
                       {entry.name, nameOf(entry.hex)}};
    problem.hexes = {entry.hex};
    problem.fixes.push_back(removeEntryFix(entry.hex));
    return problem;
}

Problem sameIsland(const MapIsland& first, const MapIsland& second) {
    Problem problem;
    problem.severity = Severity::Warning;
    problem.message = {ISLE_TEXT("checks", "“%1” at %2 and “%3” at %4 are the same island."),
                       {first.name, nameOf(first.hex), second.name, nameOf(second.hex)}};
    problem.hexes = {first.hex, second.hex};
    problem.fixes.push_back(removeEntryFix(first.hex));
    problem.fixes.push_back(removeEntryFix(second.hex));
    return problem;
}

Problem withoutRole(const CheckInput& input, IslandId island) {
    const Cell first = input.topology[input.topology.islands()[island.index()].front()].cell;
    Problem problem;
    problem.severity = Severity::Warning;
    problem.message = {ISLE_TEXT("checks", "The island at %1 is neither a start island nor a new one."),
                       {nameOf(first)}};
    for (const HexId hex : input.topology.islands()[island.index()])
        problem.hexes.push_back(input.topology[hex].cell);
    const auto add = [first](Map& map, IslandRole role, std::string name) {
        const auto place = std::find_if(map.islands.begin(), map.islands.end(),
                                        [&](const MapIsland& entry) { return first < entry.hex; });
        map.islands.insert(place, {first, std::move(name), role});
    };
    const std::string name = "Island " + std::to_string(island.index() + 1);
    problem.fixes.push_back({{ISLE_TEXT("checks", "Make it a new island"), {}},
                             [add, name](Map& map) { add(map, IslandRole::New, name); }});
    problem.fixes.push_back({{ISLE_TEXT("checks", "Make it a start island"), {}},
                             [add, name](Map& map) { add(map, IslandRole::Start, name); }});
    return problem;
}

void run(const CheckInput& input, std::vector<Problem>& problems) {
    std::vector<const MapIsland*> entryOf(input.topology.islands().size(), nullptr);
    for (const MapIsland& entry : input.map.islands) {
        const IslandId island = islandOf(input, entry);
        if (!island.valid()) {
            problems.push_back(offLand(entry));
        } else if (const MapIsland*& first = entryOf[island.index()]; first != nullptr) {
            problems.push_back(sameIsland(*first, entry));
        } else {
            first = &entry;
        }
    }
    if (std::all_of(entryOf.begin(), entryOf.end(), [](const MapIsland* entry) { return entry == nullptr; }))
        return; // S-70: such a map starts on all its islands
    for (std::size_t i = 0; i < entryOf.size(); ++i)
        if (entryOf[i] == nullptr)
            problems.push_back(withoutRole(input, IslandId(i)));
}

} // namespace

extern const Check island_role;
const Check island_role{
    "island-role",
    "S-70",
    ISLE_TEXT("checks", "Island without a role"),
    ISLE_TEXT(
        "checks",
        "Games start on start islands, and the first settlement on a new island scores. A map that gives "
        "some of "
        "its islands a role should give each exactly one; without any roles games start on all of them."),
    run,
    CheckGroup::Rules,
    {Severity::Warning, Severity::Warning, Severity::Warning},
    reads::shape | reads::islands};

} // namespace isle
