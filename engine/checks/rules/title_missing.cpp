#include "engine/checks/places.h"

#include <algorithm>

namespace isle {
namespace {

void run(const CheckInput& input, std::vector<Problem>& problems) {
    const std::string& title = input.map.title;
    if (!std::all_of(title.begin(), title.end(), [](char c) { return c == ' ' || c == '\t' || c == '\n'; }))
        return;
    Problem problem;
    problem.severity = Severity::Warning;
    problem.message = {ISLE_TEXT("checks", "The map has no title."), {}};
    problem.fixes.push_back(
        {{ISLE_TEXT("checks", "Call it “Untitled map”"), {}}, [](Map& map) { map.title = "Untitled map"; }});
    problems.push_back(std::move(problem));
}

} // namespace

extern const Check title_missing;
const Check title_missing{
    "title-missing",
    "S-105",
    ISLE_TEXT("checks", "Map without a title"),
    ISLE_TEXT("checks", "The title is how a map is found again: in packs, in lists and on paper."),
    run,
    CheckGroup::Rules,
    {Severity::Warning, Severity::Warning, std::nullopt},
    reads::texts};

} // namespace isle
