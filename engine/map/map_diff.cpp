#include "engine/map/map_diff.h"

#include "engine/map/diff_words.h"
#include "engine/map/layout_diff.h"
#include "engine/map/layouts.h"

#include <algorithm>
#include <array>

namespace isle {
namespace {

using namespace diff_words;
using Kind = MapDifference::Kind;

void compareLine(std::vector<MapDifference>& changes, std::string_view sentence, const std::string& before,
                 const std::string& after) {
    if (before != after)
        changes.push_back({Kind::Texts, {sentence, {quoted(before), quoted(after)}}, {}});
}

/// Longer texts are told by how many of their lines changed.
void compareProse(std::vector<MapDifference>& changes, std::string_view sentence, const std::string& before,
                  const std::string& after) {
    if (before != after)
        changes.push_back(
            {Kind::Texts,
             {sentence, {std::to_string(newLines(before, after)), std::to_string(newLines(after, before))}},
             {}});
}

void compareTexts(const Map& before, const Map& after, std::vector<MapDifference>& changes) {
    compareLine(changes, ISLE_TEXT("checks", "Title: %1 → %2"), before.title, after.title);
    compareLine(changes, ISLE_TEXT("checks", "Author: %1 → %2"), before.author, after.author);
    compareLine(changes, ISLE_TEXT("checks", "Licence: %1 → %2"), before.licence, after.licence);
    compareProse(changes, ISLE_TEXT("checks", "Description: lines added: %1, taken away: %2"),
                 before.description, after.description);
    compareProse(changes, ISLE_TEXT("checks", "Story: lines added: %1, taken away: %2"), before.text.story,
                 after.text.story);
    compareProse(changes, ISLE_TEXT("checks", "Set-up: lines added: %1, taken away: %2"), before.text.setUp,
                 after.text.setUp);
    compareProse(changes, ISLE_TEXT("checks", "Special rules: lines added: %1, taken away: %2"),
                 before.text.specialRules, after.text.specialRules);
    compareProse(changes, ISLE_TEXT("checks", "Designer's notes: lines added: %1, taken away: %2"),
                 before.text.notes, after.text.notes);
}

/// Which layout of the first map each of the second one is compared with.
std::vector<std::optional<std::size_t>> pairedLayouts(const Map& before, const Map& after) {
    std::vector<std::optional<std::size_t>> pairs(layoutCount(after));
    std::vector<bool> taken(layoutCount(before), false);
    const auto pair = [&](auto matches) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            for (std::size_t j = 0; j < taken.size() && !pairs[i]; ++j) {
                if (taken[j] || !matches(layoutAt(before, j), layoutAt(after, i)))
                    continue;
                pairs[i] = j;
                taken[j] = true;
            }
        }
    };
    pair([](const MapLayout& a, const MapLayout& b) { return a == b; });
    pair([](const MapLayout& a, const MapLayout& b) { return a.name == b.name; });
    pair([](const MapLayout&, const MapLayout&) { return true; });
    return pairs;
}

std::string layoutName(const Map& map, std::size_t index) {
    const std::string& name = layoutAt(map, index).name;
    return name.empty() ? std::to_string(index + 1) : quoted(name);
}

void compareLayoutList(const Map& before, const Map& after,
                       const std::vector<std::optional<std::size_t>>& pairs,
                       std::vector<MapDifference>& changes) {
    const auto add = [&](std::string_view sentence, std::vector<std::string> facts) {
        changes.push_back({Kind::Layouts, {sentence, std::move(facts)}, {}});
    };
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (!pairs[i])
            add(ISLE_TEXT("checks", "Layout %1 added"), {layoutName(after, i)});
        else if (layoutAt(before, *pairs[i]).name != layoutAt(after, i).name)
            add(ISLE_TEXT("checks", "Layout %1 renamed %2"),
                {layoutName(before, *pairs[i]), layoutName(after, i)});
    }
    for (std::size_t j = 0; j < layoutCount(before); ++j)
        if (std::find(pairs.begin(), pairs.end(), std::optional(j)) == pairs.end())
            add(ISLE_TEXT("checks", "Layout %1 removed"), {layoutName(before, j)});
    std::vector<std::size_t> order;
    for (const auto& place : pairs)
        if (place)
            order.push_back(*place);
    if (!std::is_sorted(order.begin(), order.end()))
        add(ISLE_TEXT("checks", "The layouts stand in another order."), {});
    if (pairs[after.openLayout] != std::optional(before.openLayout))
        add(ISLE_TEXT("checks", "Open layout: %1 → %2"),
            {layoutName(before, before.openLayout), layoutName(after, after.openLayout)});
}

} // namespace

std::string_view nameOf(MapDifference::Kind kind) {
    constexpr std::array<std::string_view, 13> names{"texts",   "layouts",  "frame", "hexes",  "harbours",
                                                     "islands", "places",   "pools", "groups", "options",
                                                     "seats",   "accepted", "other"};
    return names[static_cast<std::size_t>(kind)];
}

std::vector<MapDifference> mapDiff(const Map& before, const Map& after) {
    std::vector<MapDifference> changes;
    compareTexts(before, after, changes);
    const auto pairs = pairedLayouts(before, after);
    compareLayoutList(before, after, pairs, changes);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (!pairs[i])
            continue;
        for (MapDifference& change : layoutDiff(layoutAt(before, *pairs[i]), layoutAt(after, i))) {
            change.layout = i;
            change.ofLayout = true;
            changes.push_back(std::move(change));
        }
    }
    if (before.unknownMapFields != after.unknownMapFields)
        changes.push_back(
            {Kind::Other, {ISLE_TEXT("checks", "Fields that this version does not know differ."), {}}, {}});
    if (changes.empty() && before != after) // the same things in another order
        changes.push_back(
            {Kind::Other, {ISLE_TEXT("checks", "The same is written down in another way."), {}}, {}});
    return changes;
}

} // namespace isle
