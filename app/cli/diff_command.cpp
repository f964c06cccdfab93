#include "app/cli/command.h"
#include "editor/export/render.h"
#include "engine/formats/json_writer.h"
#include "engine/map/layouts.h"
#include "engine/map/map_diff.h"

#include <algorithm>

namespace isle::cli {
namespace {

void declare(QCommandLineParser& parser) {
    parser.addPositionalArgument(QStringLiteral("BEFORE"), QStringLiteral("A map (.isle)."));
    parser.addPositionalArgument(QStringLiteral("AFTER"), QStringLiteral("The map it is compared with."));
    parser.addOption({QStringLiteral("picture"),
                      QStringLiteral("Draws the second map, the hexes that differ outlined, as a .png or "
                                     ".svg file."),
                      QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("size"),
                      QStringLiteral("Pixels of the picture's longer side, 1200 when not given."),
                      QStringLiteral("PX"), QStringLiteral("1200")});
    declareLayoutOption(parser);
    parser.addOption({QStringLiteral("json"), QStringLiteral("Tells the differences as one line of JSON.")});
}

/// The name of a change's layout; nothing where it is of the whole map or the map has but one.
std::string layoutOf(const Map& after, const MapDifference& change) {
    if (!change.ofLayout || layoutCount(after) < 2)
        return {};
    const std::string& name = layoutAt(after, change.layout).name;
    return name.empty() ? "Layout " + std::to_string(change.layout + 1) : name;
}

std::string jsonOf(const Map& after, const std::vector<MapDifference>& changes) {
    std::string line = "{\"same\":" + std::string(changes.empty() ? "true" : "false") + ",\"changes\":[";
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const MapDifference& change = changes[i];
        line += (i == 0 ? "{" : ",{");
        line += "\"kind\":" + jsonQuoted(nameOf(change.kind))
                + ",\"message\":" + jsonQuoted(change.message.english());
        if (const std::string layout = layoutOf(after, change); !layout.empty())
            line += ",\"layout\":" + jsonQuoted(layout);
        line += ",\"hexes\":[";
        for (std::size_t h = 0; h < change.hexes.size(); ++h)
            line += (h == 0 ? "" : ",") + std::string("{\"row\":") + std::to_string(change.hexes[h].row)
                    + ",\"col\":" + std::to_string(change.hexes[h].col) + "}";
        line += "]}";
    }
    return line + "]}";
}

void tell(const Map& after, const std::vector<MapDifference>& changes) {
    for (const MapDifference& change : changes) {
        const std::string layout = layoutOf(after, change);
        print((layout.empty() ? "" : '[' + layout + "] ") + change.message.english());
    }
}

/// The hexes in the frame of one layout that differ.
std::vector<Cell> outlinedIn(const Map& map, const std::vector<MapDifference>& changes, std::size_t layout) {
    std::vector<Cell> cells;
    for (const MapDifference& change : changes)
        for (const Cell cell : change.hexes)
            if (change.ofLayout && change.layout == layout && map.contains(cell))
                cells.push_back(cell);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

Exit run(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        return misuse(QStringLiteral("Name the two maps to compare."));
    const auto size = numberFor(parser, QStringLiteral("size"), 16, 16'000);
    if (!size)
        return Exit::Misuse;
    const auto before = readMap(files.front());
    auto after = readMap(files.back());
    if (!before || !after)
        return Exit::Misuse;
    const std::vector<MapDifference> changes = mapDiff(*before, *after);
    if (!openLayout(parser, *after)) // only the picture looks at it
        return Exit::Misuse;
    if (parser.isSet(QStringLiteral("json")))
        print(jsonOf(*after, changes));
    else
        tell(*after, changes);
    if (parser.isSet(QStringLiteral("picture"))) {
        const auto written = renderToFile(
            pictureOf(*after), static_cast<int>(*size), QString::fromStdString(after->title),
            parser.value(QStringLiteral("picture")), outlinedIn(*after, changes, after->openLayout));
        if (!written)
            return misuse(written.error().sentence());
    }
    return changes.empty() ? Exit::Fine : Exit::Problems;
}

} // namespace

const Command diffCommand{
    "diff", "BEFORE AFTER", "Tells what differs between two maps, and draws it.", declare, run, true};

} // namespace isle::cli
