#include "engine/formats/isle_layout_writer.h"

#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_tokens.h"
#include "engine/formats/json_writer.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace isle {
namespace {

using Lines = IsleFields::Lines;

/// Puts the lines between two brackets, each on a line of its own.
std::string block(char open, const Lines& lines, char close, std::size_t indent) {
    if (lines.empty())
        return {open, close};
    std::string text(1, open);
    for (const std::string& line : lines)
        text += (text.size() == 1 ? "\n" : ",\n") + std::string(indent + 2, ' ') + line;
    return text + '\n' + std::string(indent, ' ') + close;
}

std::string seatsText(const MapLayout& layout) {
    const int least = std::clamp(layout.minSeats, fewestSeats, mostSeats);
    return '[' + std::to_string(least) + ", " + std::to_string(std::clamp(layout.maxSeats, least, mostSeats))
           + ']';
}

Lines hexLines(const MapLayout& layout) {
    Lines lines;
    const std::string shift(hexTokenWidth / 2, ' ');
    for (int row = 0; row < layout.rows; ++row) {
        std::string line = row % 2 == 0 ? std::string() : shift;
        for (int col = 0; col < layout.cols; ++col)
            line += hexToken(layout.at({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}));
        lines.push_back(row % 2 == 0 ? line + shift : line);
    }
    return lines;
}

Lines harbourLines(const MapLayout& layout) {
    Lines lines;
    std::set<EdgePlace> seen;
    for (const MapHarbour& harbour : layout.harbours)
        if (layout.contains(harbour.edge.cell) && seen.insert(canonical(harbour.edge)).second)
            lines.push_back(textOf(harbour.edge) + ' ' + std::string(nameOf(harbour.kind)));
    return lines;
}

Lines islandLines(const MapLayout& layout) {
    Lines lines;
    std::set<Cell> seen;
    for (const MapIsland& island : layout.islands) {
        if (!layout.contains(island.hex) || !seen.insert(island.hex).second)
            continue;
        const std::string role = island.role == IslandRole::Start ? " start" : " new";
        lines.push_back(textOf(island.hex) + role + (island.name.empty() ? "" : ' ' + island.name));
    }
    return lines;
}

/// The crossing named from a hex of the map, by the first such hex in reading order.
std::optional<CrossingPlace> nameInside(const MapLayout& layout, CrossingPlace place) {
    std::optional<CrossingPlace> first;
    const auto consider = [&](Cell cell) {
        for (const Corner corner : allCorners) {
            const CrossingPlace name{cell, corner};
            if (layout.contains(cell) && pointOf(name) == pointOf(place) && (!first || name < *first))
                first = name;
        }
    };
    consider(place.cell);
    for (const Direction direction : allDirections)
        consider(neighbour(place.cell, direction));
    return first;
}

Lines crossingLines(const MapLayout& layout) {
    Lines lines;
    std::set<CrossingPlace> seen;
    for (const CrossingPlace& place : layout.forbiddenStarts)
        if (const auto name = nameInside(layout, place); name && seen.insert(*name).second)
            lines.push_back(textOf(*name));
    return lines;
}

Lines cellLines(const MapLayout& layout, const std::vector<Cell>& cells) {
    Lines lines;
    std::set<Cell> seen;
    for (const Cell cell : cells)
        if (layout.contains(cell) && seen.insert(cell).second)
            lines.push_back(textOf(cell));
    return lines;
}

void addOptions(IsleFields& object, const MapLayout& layout) {
    IsleFields fields = object.inner();
    for (const OptionInfo& info : allOptions()) {
        const auto value = layout.options.get(info.option);
        if (!value)
            continue;
        const std::string text = textOf(info.option, *value);
        const bool number = info.numbers && text == std::to_string(*value);
        fields.add(info.name, number ? text : jsonQuoted(text));
    }
    fields.addList("no_start", crossingLines(layout));
    std::string list;
    for (std::size_t i = 0; i < std::min(layout.options.islandBonusList.size(), longestIslandBonusList);
         ++i) {
        const int points =
            std::clamp(layout.options.islandBonusList[i], -largestIslandBonus, largestIslandBonus);
        list += (list.empty() ? "" : ", ") + std::to_string(points);
    }
    if (!list.empty())
        fields.add("island_bonus_list", '[' + list + ']');
    fields.addUnknown(layout.unknownFields, "options");
    object.addObject("options", fields);
}

/// The counts of a pool that are not 0, on one line.
template <class Pool, class Keys, class Name>
void addPool(IsleFields& fields, std::string_view field, const std::optional<Pool>& pool, const Keys& keys,
             Name name) {
    if (!pool)
        return;
    std::string text;
    for (const auto key : keys)
        if (const int count = std::clamp((*pool)[key], 0, largestPoolCount); count > 0)
            text += (text.empty() ? "" : ", ") + jsonQuoted(name(key)) + ": " + std::to_string(count);
    fields.add(field, '{' + text + '}');
}

constexpr auto wordOf = [](auto key) { return std::string(nameOf(key)); };
constexpr auto numberOf = [](int value) { return std::to_string(value); };

void addPools(IsleFields& object, const MapLayout& layout) {
    std::array<HarbourKind, harbourKindCount> kinds{};
    std::copy_n(allHarbourKinds.begin(), kinds.size(), kinds.begin());
    IsleFields fields = object.inner();
    addPool(fields, "terrain", layout.pools.terrain, allTerrains, wordOf);
    addPool(fields, "numbers", layout.pools.numbers, tokenValues, numberOf);
    addPool(fields, "harbours", layout.pools.harbours, kinds, wordOf);
    addPool(fields, "fog_terrain", layout.pools.fogTerrain, allTerrains, wordOf);
    addPool(fields, "fog_numbers", layout.pools.fogNumbers, tokenValues, numberOf);
    constexpr std::array chips{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold};
    addPool(fields, "chips", layout.pools.chips, chips, wordOf);
    fields.addUnknown(layout.unknownFields, "pools");
    object.addObject("pools", fields);
}

/// One line a stage: what it costs, by resource.
Lines stageLines(const MapLayout& layout) {
    Lines lines;
    if (!layout.wonderCosts)
        return lines;
    for (const StageCost& cost : *layout.wonderCosts) {
        std::string text;
        for (const Resource resource : allResources)
            if (const int count = cost[static_cast<std::size_t>(resource)]; count > 0)
                text += (text.empty() ? "" : ", ") + jsonQuoted(nameOf(resource)) + ": "
                        + std::to_string(std::min(count, largestStageCount));
        lines.push_back('{' + text + '}');
    }
    return lines;
}

/// Calls `visit` for every hex of the layout, in reading order.
template <class Visit>
void forEachHex(const MapLayout& layout, Visit visit) {
    for (int row = 0; row < layout.rows; ++row) {
        for (int col = 0; col < layout.cols; ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            visit(cell, layout.at(cell));
        }
    }
}

Lines groupLines(const IsleFields& object, const MapLayout& layout) {
    std::vector<Lines> hexes(layout.groups.size());
    forEachHex(layout, [&](Cell cell, const MapHex& hex) {
        if (hex.group > 0 && hex.group <= hexes.size())
            hexes[hex.group - 1U].push_back(textOf(cell));
    });
    Lines lines;
    for (std::size_t i = 0; i < std::min(layout.groups.size(), mostShuffleGroups); ++i) {
        const ShuffleGroup& group = layout.groups[i];
        IsleFields fields = object.innerOfList();
        fields.addText("name", group.name);
        addPool(fields, "terrain", group.terrain, allTerrains, wordOf);
        addPool(fields, "numbers", group.numbers, tokenValues, numberOf);
        fields.addList("hexes", hexes[i]);
        fields.addUnknown(group.unknownFields, "");
        lines.push_back(fields.text());
    }
    return lines;
}

/// "(2,3) only 4 5 9" or "(2,3) not 6 8", whatever is shorter.
Lines limitLines(const MapLayout& layout) {
    Lines lines;
    forEachHex(layout, [&](Cell cell, const MapHex& hex) {
        std::string barred;
        std::string allowed;
        for (const int value : tokenValues)
            (hex.barred.has(value) ? barred : allowed) += ' ' + std::to_string(value);
        if (!barred.empty())
            lines.push_back(
                textOf(cell)
                + (allowed.empty() || barred.size() <= allowed.size() ? " not" + barred : " only" + allowed));
    });
    return lines;
}

void addAccepted(IsleFields& object, const MapLayout& layout) {
    IsleFields fields = object.inner();
    std::set<std::string> seen;
    for (const AcceptedProblem& problem : layout.accepted)
        if (seen.insert(problem.key).second)
            fields.addText(problem.key, problem.reason);
    object.addObject("accepted", fields);
}

} // namespace

void IsleFields::add(std::string_view name, const std::string& value) {
    lines_.push_back(jsonQuoted(name) + ": " + value);
}

void IsleFields::addText(std::string_view name, const std::string& text) {
    add(name, jsonQuoted(text));
}

void IsleFields::addProse(std::string_view name, const std::string& text) {
    if (text.find('\n') == std::string::npos)
        return addText(name, text);
    Lines lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    addList(name, lines);
}

void IsleFields::addNumber(std::string_view name, int number) {
    add(name, std::to_string(number));
}

void IsleFields::addList(std::string_view name, const Lines& texts) {
    Lines quoted;
    std::transform(texts.begin(), texts.end(), std::back_inserter(quoted), jsonQuoted);
    addLines(name, quoted);
}

void IsleFields::addLines(std::string_view name, const Lines& lines) {
    if (!lines.empty())
        add(name, block('[', lines, ']', indent_));
}

void IsleFields::addObject(std::string_view name, const IsleFields& fields) {
    if (!fields.empty())
        add(name, fields.text());
}

void IsleFields::addUnknown(const UnknownFields& fields, std::string_view object) {
    for (const auto& [path, value] : fields) {
        const auto [owner, name] = splitUnknownPath(path);
        if (owner == object)
            add(name, value);
    }
}

std::string IsleFields::text() const {
    return block('{', lines_, '}', indent_ - 2);
}

void addLayout(IsleFields& fields, const MapLayout& layout) {
    assert(layout.cells.size() == static_cast<std::size_t>(layout.rows * layout.cols));
    fields.add("seats", seatsText(layout));
    addOptions(fields, layout);
    fields.addNumber("rows", layout.rows);
    fields.addNumber("columns", layout.cols);
    fields.addList("hexes", hexLines(layout));
    fields.addList("harbours", harbourLines(layout));
    fields.addList("islands", islandLines(layout));
    if (layout.robberStart && layout.contains(*layout.robberStart))
        fields.addText("robber", textOf(*layout.robberStart));
    if (layout.pirateStart && layout.contains(*layout.pirateStart))
        fields.addText("pirate", textOf(*layout.pirateStart));
    fields.addList("far_side", cellLines(layout, layout.farSide));
    addPools(fields, layout);
    fields.addLines("wonder_costs", stageLines(layout));
    fields.addLines("groups", groupLines(fields, layout));
    fields.addList("number_limits", limitLines(layout));
    addAccepted(fields, layout);
}

} // namespace isle
