#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/isle_tokens.h"
#include "engine/formats/json_writer.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>

namespace isle {
namespace {

using Lines = std::vector<std::string>;

/// Puts the lines between two brackets, each on a line of its own.
std::string block(char open, const Lines& lines, char close, std::size_t indent) {
    if (lines.empty())
        return {open, close};
    std::string text(1, open);
    for (const std::string& line : lines)
        text += (text.size() == 1 ? "\n" : ",\n") + std::string(indent + 2, ' ') + line;
    return text + '\n' + std::string(indent, ' ') + close;
}

/// The fields of an object in the order in which they are added.
class Fields {
  public:
    void add(std::string_view name, const std::string& value) {
        lines_.push_back(jsonQuoted(name) + ": " + value);
    }
    void addText(std::string_view name, const std::string& text) { add(name, jsonQuoted(text)); }
    void addNumber(std::string_view name, int number) { add(name, std::to_string(number)); }
    void addList(std::string_view name, const Lines& texts, std::size_t indent) {
        Lines quoted;
        std::transform(texts.begin(), texts.end(), std::back_inserter(quoted), jsonQuoted);
        if (!quoted.empty())
            add(name, block('[', quoted, ']', indent));
    }
    /// A list of texts that are JSON already.
    void addLines(std::string_view name, const Lines& lines, std::size_t indent) {
        if (!lines.empty())
            add(name, block('[', lines, ']', indent));
    }
    void addUnknown(const Map& map, std::string_view parent) {
        for (const auto& [path, value] : parent.empty() ? map.unknownMapFields : map.unknownFields) {
            const auto [owner, name] = splitUnknownPath(path);
            if (owner == parent)
                add(name, value);
        }
    }
    [[nodiscard]] bool empty() const { return lines_.empty(); }
    [[nodiscard]] std::string text(std::size_t indent) const { return block('{', lines_, '}', indent); }

  private:
    Lines lines_;
};

/// A text with line breaks is a list of its lines, so that a change in one line is one in the file as well.
std::string proseText(const std::string& prose, std::size_t indent) {
    if (prose.find('\n') == std::string::npos)
        return jsonQuoted(prose);
    Lines lines;
    for (std::size_t begin = 0; begin <= prose.size();) {
        const std::size_t end = std::min(prose.find('\n', begin), prose.size());
        lines.push_back(jsonQuoted(std::string_view(prose).substr(begin, end - begin)));
        begin = end + 1;
    }
    return block('[', lines, ']', indent);
}

std::string seatsText(const Map& map) {
    const int least = std::clamp(map.minSeats, fewestSeats, mostSeats);
    return '[' + std::to_string(least) + ", " + std::to_string(std::clamp(map.maxSeats, least, mostSeats))
           + ']';
}

Lines hexLines(const Map& map) {
    Lines lines;
    const std::string shift(hexTokenWidth / 2, ' ');
    for (int row = 0; row < map.rows; ++row) {
        std::string line = row % 2 == 0 ? std::string() : shift;
        for (int col = 0; col < map.cols; ++col)
            line += hexToken(map.at({static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}));
        lines.push_back(row % 2 == 0 ? line + shift : line);
    }
    return lines;
}

// What lies outside the map means nothing and would not be read again, so it is not written.

Lines harbourLines(const Map& map) {
    Lines lines;
    std::set<EdgePlace> seen;
    for (const MapHarbour& harbour : map.harbours)
        if (map.contains(harbour.edge.cell) && seen.insert(canonical(harbour.edge)).second)
            lines.push_back(textOf(harbour.edge) + ' ' + std::string(nameOf(harbour.kind)));
    return lines;
}

Lines islandLines(const Map& map) {
    Lines lines;
    std::set<Cell> seen;
    for (const MapIsland& island : map.islands) {
        if (!map.contains(island.hex) || !seen.insert(island.hex).second)
            continue;
        const std::string role = island.role == IslandRole::Start ? " start" : " new";
        lines.push_back(textOf(island.hex) + role + (island.name.empty() ? "" : ' ' + island.name));
    }
    return lines;
}

/// The crossing named from a hex of the map, by the first such hex in reading order.
std::optional<CrossingPlace> nameInside(const Map& map, CrossingPlace place) {
    std::optional<CrossingPlace> first;
    const auto consider = [&](Cell cell) {
        for (const Corner corner : allCorners) {
            const CrossingPlace name{cell, corner};
            if (map.contains(cell) && pointOf(name) == pointOf(place) && (!first || name < *first))
                first = name;
        }
    };
    consider(place.cell);
    for (const Direction direction : allDirections)
        consider(neighbour(place.cell, direction));
    return first;
}

Lines crossingLines(const Map& map) {
    Lines lines;
    std::set<CrossingPlace> seen;
    for (const CrossingPlace& place : map.forbiddenStarts)
        if (const auto name = nameInside(map, place); name && seen.insert(*name).second)
            lines.push_back(textOf(*name));
    return lines;
}

Lines cellLines(const Map& map, const std::vector<Cell>& cells) {
    Lines lines;
    std::set<Cell> seen;
    for (const Cell cell : cells)
        if (map.contains(cell) && seen.insert(cell).second)
            lines.push_back(textOf(cell));
    return lines;
}

std::string optionsText(const Map& map) {
    Fields fields;
    for (const OptionInfo& info : allOptions()) {
        const auto value = map.options.get(info.option);
        if (!value)
            continue;
        const std::string text = textOf(info.option, *value);
        const bool number = info.numbers && text == std::to_string(*value);
        fields.add(info.name, number ? text : jsonQuoted(text));
    }
    fields.addList("no_start", crossingLines(map), 4);
    std::string list;
    for (std::size_t i = 0; i < std::min(map.options.islandBonusList.size(), longestIslandBonusList); ++i) {
        const int points =
            std::clamp(map.options.islandBonusList[i], -largestIslandBonus, largestIslandBonus);
        list += (list.empty() ? "" : ", ") + std::to_string(points);
    }
    if (!list.empty())
        fields.add("island_bonus_list", '[' + list + ']');
    fields.addUnknown(map, "options");
    return fields.empty() ? std::string() : fields.text(2);
}

/// The counts of a pool that are not 0, on one line.
template <class Pool, class Keys, class Name>
void addPool(Fields& fields, std::string_view field, const std::optional<Pool>& pool, const Keys& keys,
             Name name) {
    if (!pool)
        return;
    std::string text;
    for (const auto key : keys)
        if (const int count = std::clamp((*pool)[key], 0, largestPoolCount); count > 0)
            text += (text.empty() ? "" : ", ") + jsonQuoted(name(key)) + ": " + std::to_string(count);
    fields.add(field, '{' + text + '}');
}

std::string poolsText(const Map& map) {
    const auto word = [](auto key) { return std::string(nameOf(key)); };
    const auto number = [](int value) { return std::to_string(value); };
    std::array<HarbourKind, harbourKindCount> kinds{};
    std::copy_n(allHarbourKinds.begin(), kinds.size(), kinds.begin());
    Fields fields;
    addPool(fields, "terrain", map.pools.terrain, allTerrains, word);
    addPool(fields, "numbers", map.pools.numbers, tokenValues, number);
    addPool(fields, "harbours", map.pools.harbours, kinds, word);
    addPool(fields, "fog_terrain", map.pools.fogTerrain, allTerrains, word);
    addPool(fields, "fog_numbers", map.pools.fogNumbers, tokenValues, number);
    constexpr std::array chips{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold};
    addPool(fields, "chips", map.pools.chips, chips, word);
    fields.addUnknown(map, "pools");
    return fields.empty() ? std::string() : fields.text(2);
}

/// One line a stage: what it costs, by resource.
Lines stageLines(const Map& map) {
    Lines lines;
    if (!map.wonderCosts)
        return lines;
    for (const StageCost& cost : *map.wonderCosts) {
        std::string text;
        for (const Resource resource : allResources)
            if (const int count = cost[static_cast<std::size_t>(resource)]; count > 0)
                text += (text.empty() ? "" : ", ") + jsonQuoted(nameOf(resource)) + ": "
                        + std::to_string(std::min(count, largestStageCount));
        lines.push_back('{' + text + '}');
    }
    return lines;
}

} // namespace

std::string unknownPath(std::string_view parent, std::string_view name) {
    std::string path = parent.empty() ? std::string() : std::string(parent) + '.';
    for (const char c : name) {
        if (c == '.' || c == '\\')
            path += '\\';
        path += c;
    }
    return path;
}

std::pair<std::string, std::string> splitUnknownPath(std::string_view path) {
    std::pair<std::string, std::string> parts;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] == '.' && parts.first.empty()) {
            parts.first = std::move(parts.second);
            parts.second.clear();
            continue;
        }
        if (path[i] == '\\' && i + 1 < path.size())
            ++i;
        parts.second += path[i];
    }
    return parts;
}

QByteArray writeIsle(const Map& map) {
    assert(map.cells.size() == static_cast<std::size_t>(map.rows * map.cols));
    Fields fields;
    fields.addText("format", std::string(isleFormatName));
    fields.addNumber("version", isleVersion);
    fields.addText("title", map.title);
    fields.addText("author", map.author);
    fields.addText("licence", map.licence);
    fields.add("description", proseText(map.description, 2));
    fields.add("seats", seatsText(map));
    if (const std::string options = optionsText(map); !options.empty())
        fields.add("options", options);
    fields.addNumber("rows", map.rows);
    fields.addNumber("columns", map.cols);
    fields.addList("hexes", hexLines(map), 2);
    fields.addList("harbours", harbourLines(map), 2);
    fields.addList("islands", islandLines(map), 2);
    if (map.robberStart && map.contains(*map.robberStart))
        fields.addText("robber", textOf(*map.robberStart));
    if (map.pirateStart && map.contains(*map.pirateStart))
        fields.addText("pirate", textOf(*map.pirateStart));
    fields.addList("far_side", cellLines(map, map.farSide), 2);
    if (const std::string pools = poolsText(map); !pools.empty())
        fields.add("pools", pools);
    fields.addLines("wonder_costs", stageLines(map), 2);
    fields.addUnknown(map, "");
    const std::string text = fields.text(0) + '\n';
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace isle
