#include "engine/map/layout_diff.h"

#include "engine/map/diff_words.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

namespace isle {
namespace {

using namespace diff_words;
using Kind = MapDifference::Kind;

/// How far the content of a layout was moved.
struct Shift {
    int rows = 0; ///< even: the rows keep their offset
    int cols = 0;

    [[nodiscard]] Cell operator()(Cell cell) const {
        return {static_cast<std::int16_t>(cell.row + rows), static_cast<std::int16_t>(cell.col + cols)};
    }
    [[nodiscard]] Cell back(Cell cell) const { return Shift{-rows, -cols}(cell); }
};

bool hasContent(const MapHex& hex) {
    return hex.terrain != Terrain::Void && hex.terrain != Terrain::Sea;
}

std::vector<Cell> contentOf(const MapLayout& layout) {
    std::vector<Cell> cells;
    for (int row = 0; row < layout.rows; ++row) {
        for (int col = 0; col < layout.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (hasContent(layout.at(cell)))
                cells.push_back(cell);
        }
    }
    return cells;
}

/// How much of what is drawn is not found again when it is moved so; no more than `enough` is counted.
std::size_t missingAfter(const MapLayout& before, const std::vector<Cell>& content, const MapLayout& after,
                         const std::map<EdgePlace, HarbourKind>& harbours, Shift shift, std::size_t enough) {
    std::size_t missing = 0;
    for (std::size_t i = 0; i < content.size() && missing < enough; ++i)
        missing += before.at(content[i]) != after.at(shift(content[i])) ? 1 : 0;
    for (std::size_t i = 0; i < before.harbours.size() && missing < enough; ++i) {
        const MapHarbour& harbour = before.harbours[i];
        const auto found =
            harbours.find(canonical(EdgePlace{shift(harbour.edge.cell), harbour.edge.direction}));
        missing += found == harbours.end() || found->second != harbour.kind ? 1 : 0;
    }
    return missing;
}

/// The shift under which most of what is drawn is found again, if not half as much is missing then as without
/// one; the smallest of several.
Shift shiftBetween(const MapLayout& before, const MapLayout& after) {
    const std::vector<Cell> content = contentOf(before);
    std::map<EdgePlace, HarbourKind> harbours;
    for (const MapHarbour& harbour : after.harbours)
        harbours[canonical(harbour.edge)] = harbour.kind;
    const auto missing = [&](Shift shift, std::size_t enough) {
        return missingAfter(before, content, after, harbours, shift, enough);
    };
    const std::size_t inPlace = missing({}, content.size() + before.harbours.size());
    if (inPlace == 0)
        return {};
    Shift best;
    std::size_t fewest = (inPlace + 1) / 2;
    const int rows = std::max(before.rows, after.rows) / 2;
    const int cols = std::max(before.cols, after.cols);
    const auto length = [](Shift shift) { return std::abs(shift.rows) + std::abs(shift.cols); };
    for (int row = -rows; row <= rows; ++row) {
        for (int col = -cols; col <= cols; ++col) {
            const Shift shift{2 * row, col};
            const std::size_t count = missing(shift, fewest + 1);
            const bool nearer = length(best) > 0 && length(shift) < length(best);
            if (count < fewest || (count == fewest && nearer)) {
                best = shift;
                fewest = count;
            }
        }
    }
    return best;
}

/// A crossing by a name from a hex of the layout where it has one.
CrossingPlace nameInside(const MapLayout& layout, CrossingPlace place) {
    std::vector<Cell> cells{place.cell};
    for (const Direction direction : allDirections)
        cells.push_back(neighbour(place.cell, direction));
    for (const Cell cell : cells)
        for (const Corner corner : allCorners)
            if (layout.contains(cell) && pointOf({cell, corner}) == pointOf(place))
                return {cell, corner};
    return place;
}

/// Collects the changes of one layout.
class LayoutDiff {
  public:
    LayoutDiff(const MapLayout& before, const MapLayout& after)
        : before_(before), after_(after), shift_(shiftBetween(before, after)) {}

    std::vector<MapDifference> run() {
        frame();
        hexes();
        harbours();
        islands();
        places();
        pools();
        groups();
        rules();
        accepted();
        if (before_.unknownFields != after_.unknownFields)
            add(Kind::Other, ISLE_TEXT("checks", "Fields that this version does not know differ."), {});
        return std::move(changes_);
    }

  private:
    void add(Kind kind, std::string_view sentence, std::vector<std::string> facts,
             std::vector<Cell> at = {}) {
        changes_.push_back({kind, {sentence, std::move(facts)}, std::move(at)});
    }
    /// A value before and after, when they are not the same.
    template <class Value>
    void compare(Kind kind, std::string_view sentence, const Value& before, const Value& after) {
        if (before != after)
            add(kind, sentence, {wordsFor(before), wordsFor(after)});
    }

    void frame();
    void hexes();
    void lostHexes();
    void harbours();
    void islands();
    void places();
    void pools();
    void groups();
    void rules();
    void accepted();
    [[nodiscard]] MapHex backgroundHex() const;
    [[nodiscard]] std::string groupName(const MapLayout& layout, const MapHex& hex) const;

    const MapLayout& before_;
    const MapLayout& after_;
    Shift shift_;
    std::vector<MapDifference> changes_;
};

void LayoutDiff::frame() {
    if (before_.rows != after_.rows || before_.cols != after_.cols)
        add(Kind::Frame, ISLE_TEXT("checks", "Frame: %1 × %2 → %3 × %4 (rows × columns)"),
            {std::to_string(before_.rows), std::to_string(before_.cols), std::to_string(after_.rows),
             std::to_string(after_.cols)});
    if (shift_.rows != 0 || shift_.cols != 0)
        add(Kind::Frame, ISLE_TEXT("checks", "Everything moved: rows by %1, columns by %2"),
            {std::to_string(shift_.rows), std::to_string(shift_.cols)});
}

/// What most of the cells are that the frame gained: they do not count as drawn.
MapHex LayoutDiff::backgroundHex() const {
    int sea = 0;
    int none = 0;
    for (int row = 0; row < after_.rows; ++row) {
        for (int col = 0; col < after_.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            if (before_.contains(shift_.back(cell)))
                continue;
            sea += after_.at(cell).terrain == Terrain::Sea ? 1 : 0;
            none += after_.at(cell).terrain == Terrain::Void ? 1 : 0;
        }
    }
    MapHex hex;
    hex.terrain = sea > none ? Terrain::Sea : Terrain::Void;
    return hex;
}

std::string LayoutDiff::groupName(const MapLayout& layout, const MapHex& hex) const {
    return hex.group == 0                      ? "no group"
           : hex.group <= layout.groups.size() ? quoted(layout.groups[hex.group - 1U].name)
                                               : std::to_string(hex.group);
}

/// Hexes with the same change share a sentence.
void LayoutDiff::hexes() {
    struct Alike {
        std::string_view sentence;
        std::string before;
        std::string after;
        std::vector<Cell> cells;
    };
    std::vector<Alike> all;
    const auto note = [&](std::string_view sentence, const std::string& was, const std::string& is,
                          Cell cell) {
        if (was == is)
            return;
        auto place = std::find_if(all.begin(), all.end(), [&](const Alike& other) {
            return other.sentence == sentence && other.before == was && other.after == is;
        });
        if (place == all.end())
            place = all.insert(all.end(), {sentence, was, is, {}});
        place->cells.push_back(cell);
    };
    const MapHex background = backgroundHex();
    for (int row = 0; row < after_.rows; ++row) {
        for (int col = 0; col < after_.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const Cell from = shift_.back(cell);
            const MapHex was = before_.contains(from) ? before_.at(from) : background;
            const MapHex is = after_.at(cell);
            if (was == is)
                continue;
            note(ISLE_TEXT("checks", "%1: %2 → %3"), wordsFor(was), wordsFor(is), cell);
            note(ISLE_TEXT("checks", "%1: number limit %2 → %3"), wordsFor(was.barred), wordsFor(is.barred),
                 cell);
            if (was.group != is.group)
                note(ISLE_TEXT("checks", "%1: shuffle group %2 → %3"), groupName(before_, was),
                     groupName(after_, is), cell);
        }
    }
    for (Alike& alike : all) {
        std::vector<std::string> names;
        for (const Cell cell : alike.cells)
            names.push_back(nameOf(cell));
        add(Kind::Hexes, alike.sentence, {joined(names), alike.before, alike.after}, std::move(alike.cells));
    }
    lostHexes();
}

void LayoutDiff::lostHexes() {
    std::vector<std::string> lost;
    for (const Cell cell : contentOf(before_))
        if (!after_.contains(shift_(cell)))
            lost.push_back(nameOf(cell) + " (" + wordsFor(before_.at(cell)) + ')');
    if (!lost.empty())
        add(Kind::Hexes, ISLE_TEXT("checks", "Fell out of the frame: %1"), {joined(lost)});
}

void LayoutDiff::harbours() {
    std::map<EdgePlace, HarbourKind> was;
    for (const MapHarbour& harbour : before_.harbours)
        was[canonical(EdgePlace{shift_(harbour.edge.cell), harbour.edge.direction})] = harbour.kind;
    for (const MapHarbour& harbour : after_.harbours) {
        const auto found = was.find(canonical(harbour.edge));
        if (found == was.end()) {
            add(Kind::Harbours, ISLE_TEXT("checks", "Harbour %1 %2 added"),
                {wordsFor(harbour.edge), wordsFor(harbour.kind)}, {harbour.edge.cell});
            continue;
        }
        if (found->second != harbour.kind)
            add(Kind::Harbours, ISLE_TEXT("checks", "Harbour %1: %2 → %3"),
                {wordsFor(harbour.edge), wordsFor(found->second), wordsFor(harbour.kind)},
                {harbour.edge.cell});
        was.erase(found);
    }
    for (const MapHarbour& harbour : before_.harbours) {
        const EdgePlace edge{shift_(harbour.edge.cell), harbour.edge.direction};
        if (was.contains(canonical(edge)))
            add(Kind::Harbours, ISLE_TEXT("checks", "Harbour %1 %2 removed"),
                {wordsFor(edge), wordsFor(harbour.kind)}, {edge.cell});
    }
}

void LayoutDiff::islands() {
    std::map<Cell, const MapIsland*> was;
    for (const MapIsland& island : before_.islands)
        was[shift_(island.hex)] = &island;
    for (const MapIsland& island : after_.islands) {
        const auto found = was.find(island.hex);
        if (found == was.end()) {
            add(Kind::Islands, ISLE_TEXT("checks", "Island %1 at %2 added (%3)"),
                {quoted(island.name), nameOf(island.hex), wordsFor(island.role)}, {island.hex});
            continue;
        }
        const MapIsland& old = *found->second;
        if (old.name != island.name)
            add(Kind::Islands, ISLE_TEXT("checks", "Island %1 renamed %2"),
                {quoted(old.name), quoted(island.name)}, {island.hex});
        if (old.role != island.role)
            add(Kind::Islands, ISLE_TEXT("checks", "Island %1: %2 → %3"),
                {quoted(island.name), wordsFor(old.role), wordsFor(island.role)}, {island.hex});
        was.erase(found);
    }
    for (const auto& [hex, island] : was)
        add(Kind::Islands, ISLE_TEXT("checks", "Island %1 at %2 removed"),
            {quoted(island->name), nameOf(hex)}, {hex});
}

void LayoutDiff::places() {
    const auto moved = [this](const std::optional<Cell>& cell) {
        return cell ? std::optional(shift_(*cell)) : std::nullopt;
    };
    compare(Kind::Places, ISLE_TEXT("checks", "Robber's start: %1 → %2"), moved(before_.robberStart),
            after_.robberStart);
    compare(Kind::Places, ISLE_TEXT("checks", "Pirate's start: %1 → %2"), moved(before_.pirateStart),
            after_.pirateStart);
    const auto differ = [this](const auto& from, const auto& to, std::string_view sentence, auto cellOf,
                               auto words) {
        std::vector<std::string> names;
        std::vector<Cell> cells;
        for (const auto& place : from) {
            if (to.contains(place))
                continue;
            names.push_back(words(place));
            cells.push_back(cellOf(place));
        }
        if (!names.empty())
            add(Kind::Places, sentence, {joined(names)}, std::move(cells));
    };
    std::set<CrossingPlace> crossingsBefore;
    for (const CrossingPlace& place : before_.forbiddenStarts)
        crossingsBefore.insert(canonical(CrossingPlace{shift_(place.cell), place.corner}));
    const std::set<CrossingPlace> crossings(after_.forbiddenStarts.begin(), after_.forbiddenStarts.end());
    const auto cellOfCrossing = [this](const CrossingPlace& place) { return nameInside(after_, place).cell; };
    const auto wordsOfCrossing = [this](const CrossingPlace& place) {
        return wordsFor(nameInside(after_, place));
    };
    differ(crossings, crossingsBefore, ISLE_TEXT("checks", "No settlement to start with, new: %1"),
           cellOfCrossing, wordsOfCrossing);
    differ(crossingsBefore, crossings, ISLE_TEXT("checks", "No settlement to start with, no longer: %1"),
           cellOfCrossing, wordsOfCrossing);
    std::set<Cell> farBefore;
    for (const Cell cell : before_.farSide)
        farBefore.insert(shift_(cell));
    const std::set<Cell> far(after_.farSide.begin(), after_.farSide.end());
    const auto cellOfCell = [](Cell cell) { return cell; };
    const auto wordsOfCell = [](Cell cell) { return nameOf(cell); };
    differ(far, farBefore, ISLE_TEXT("checks", "Far side of the desert, new: %1"), cellOfCell, wordsOfCell);
    differ(farBefore, far, ISLE_TEXT("checks", "Far side of the desert, no longer: %1"), cellOfCell,
           wordsOfCell);
}

void LayoutDiff::pools() {
    const Pools& was = before_.pools;
    const Pools& is = after_.pools;
    compare(Kind::Pools, ISLE_TEXT("checks", "Terrain pool: %1 → %2"), was.terrain, is.terrain);
    compare(Kind::Pools, ISLE_TEXT("checks", "Number pool: %1 → %2"), was.numbers, is.numbers);
    compare(Kind::Pools, ISLE_TEXT("checks", "Harbour pool: %1 → %2"), was.harbours, is.harbours);
    compare(Kind::Pools, ISLE_TEXT("checks", "Terrain of the fog pile: %1 → %2"), was.fogTerrain,
            is.fogTerrain);
    compare(Kind::Pools, ISLE_TEXT("checks", "Numbers of the fog pile: %1 → %2"), was.fogNumbers,
            is.fogNumbers);
    compare(Kind::Pools, ISLE_TEXT("checks", "Chip pool: %1 → %2"), was.chips, is.chips);
    compare(Kind::Pools, ISLE_TEXT("checks", "Prices of the wonders: %1 → %2"), before_.wonderCosts,
            after_.wonderCosts);
}

void LayoutDiff::groups() {
    const std::size_t shared = std::min(before_.groups.size(), after_.groups.size());
    for (std::size_t i = 0; i < shared; ++i) {
        const ShuffleGroup& was = before_.groups[i];
        const ShuffleGroup& is = after_.groups[i];
        if (was.name != is.name)
            add(Kind::Groups, ISLE_TEXT("checks", "Shuffle group %1 renamed %2"),
                {quoted(was.name), quoted(is.name)});
        if (was.terrain != is.terrain)
            add(Kind::Groups, ISLE_TEXT("checks", "Terrain pool of shuffle group %1: %2 → %3"),
                {quoted(is.name), wordsFor(was.terrain), wordsFor(is.terrain)});
        if (was.numbers != is.numbers)
            add(Kind::Groups, ISLE_TEXT("checks", "Number pool of shuffle group %1: %2 → %3"),
                {quoted(is.name), wordsFor(was.numbers), wordsFor(is.numbers)});
        if (was.unknownFields != is.unknownFields)
            add(Kind::Other, ISLE_TEXT("checks", "Fields that this version does not know differ."), {});
    }
    for (std::size_t i = shared; i < before_.groups.size(); ++i)
        add(Kind::Groups, ISLE_TEXT("checks", "Shuffle group %1 removed"), {quoted(before_.groups[i].name)});
    for (std::size_t i = shared; i < after_.groups.size(); ++i)
        add(Kind::Groups, ISLE_TEXT("checks", "Shuffle group %1 added; terrain: %2; numbers: %3"),
            {quoted(after_.groups[i].name), wordsFor(after_.groups[i].terrain),
             wordsFor(after_.groups[i].numbers)});
}

void LayoutDiff::rules() {
    if (before_.minSeats != after_.minSeats || before_.maxSeats != after_.maxSeats)
        add(Kind::Seats, ISLE_TEXT("checks", "Seats: %1 to %2 → %3 to %4"),
            {std::to_string(before_.minSeats), std::to_string(before_.maxSeats),
             std::to_string(after_.minSeats), std::to_string(after_.maxSeats)});
    for (const OptionInfo& info : allOptions()) {
        const auto was = before_.options.get(info.option);
        const auto is = after_.options.get(info.option);
        const auto words = [&](const std::optional<int>& value) {
            return value ? textOf(info.option, *value) : std::string("default");
        };
        if (was != is)
            add(Kind::Options, ISLE_TEXT("checks", "%1: %2 → %3"),
                {std::string(info.name), words(was), words(is)});
    }
    if (before_.options.islandBonusList != after_.options.islandBonusList)
        add(Kind::Options, ISLE_TEXT("checks", "%1: %2 → %3"),
            {"island_bonus_list", wordsFor(before_.options.islandBonusList),
             wordsFor(after_.options.islandBonusList)});
}

void LayoutDiff::accepted() {
    std::map<std::string, std::string> was;
    for (const AcceptedProblem& problem : before_.accepted)
        was[problem.key] = problem.reason;
    for (const AcceptedProblem& problem : after_.accepted) {
        const auto found = was.find(problem.key);
        if (found == was.end())
            add(Kind::Accepted, ISLE_TEXT("checks", "Problem %1 accepted: %2"),
                {problem.key, quoted(problem.reason)});
        else if (found->second != problem.reason)
            add(Kind::Accepted, ISLE_TEXT("checks", "Problem %1 accepted: %2 → %3"),
                {problem.key, quoted(found->second), quoted(problem.reason)});
        was.erase(problem.key);
    }
    for (const auto& [key, reason] : was)
        add(Kind::Accepted, ISLE_TEXT("checks", "Problem %1 no longer accepted"), {key});
}

} // namespace

std::vector<MapDifference> layoutDiff(const MapLayout& before, const MapLayout& after) {
    return LayoutDiff(before, after).run();
}

} // namespace isle
