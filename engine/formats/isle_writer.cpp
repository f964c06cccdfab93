#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/isle_layout_writer.h"

namespace isle {
namespace {

void addScenarioText(IsleFields& object, const Map& map) {
    IsleFields fields = object.inner();
    const auto add = [&fields](std::string_view name, const std::string& text) {
        if (!text.empty())
            fields.addProse(name, text);
    };
    add("story", map.text.story);
    add("set_up", map.text.setUp);
    add("special_rules", map.text.specialRules);
    add("notes", map.text.notes);
    fields.addUnknown(map.unknownMapFields, "text");
    object.addObject("text", fields);
}

/// The open layout's own unknown fields stand apart, so that it keeps them when another one is opened.
void addOpenLayout(IsleFields& fields, const MapLayout& open) {
    addLayout(fields, open);
    IsleFields own = fields.inner();
    own.addUnknown(open.unknownFields, "");
    fields.addObject("layout", own);
}

IsleFields::Lines layoutLines(const IsleFields& object, const Map& map) {
    IsleFields::Lines lines;
    for (const MapLayout& layout : map.otherLayouts) {
        IsleFields fields = object.innerOfList();
        fields.addText("name", layout.name);
        addLayout(fields, layout);
        fields.addUnknown(layout.unknownFields, "");
        lines.push_back(fields.text());
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
    IsleFields fields(2);
    fields.addText("format", std::string(isleFormatName));
    fields.addNumber("version", isleVersion);
    fields.addText("title", map.title);
    fields.addText("author", map.author);
    fields.addText("licence", map.licence);
    fields.addProse("description", map.description);
    addScenarioText(fields, map);
    if (map.openLayout > 0 && map.openLayout <= map.otherLayouts.size())
        fields.addNumber("open_layout", static_cast<int>(map.openLayout));
    if (!map.name.empty())
        fields.addText("layout_name", map.name);
    addOpenLayout(fields, map);
    fields.addLines("layouts", layoutLines(fields, map));
    fields.addUnknown(map.unknownMapFields, "");
    const std::string text = fields.text() + '\n';
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace isle
