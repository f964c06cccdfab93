#include "engine/formats/isle_reader.h"

#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/isle_sentences.h"

#include <algorithm>
#include <array>
#include <utility>

namespace isle {

using namespace isle_sentences;

Result<Map, JsonError> IsleReader::read() {
    if (!readAll())
        return error();
    open_.finish();
    constexpr std::array<std::string_view, 1> objects{"text"};
    sortUnknown(map_.unknownMapFields, objects);
    return std::move(map_);
}

IsleReader::Field IsleReader::fieldNamed(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Field>, 9> fields{
        {{"format", &IsleReader::readNothing},
         {"version", &IsleReader::readNothing},
         {"title", &IsleReader::readTitle},
         {"author", &IsleReader::readAuthor},
         {"licence", &IsleReader::readLicence},
         {"description", &IsleReader::readDescription},
         {"text", &IsleReader::readScenarioText},
         {"open_layout", &IsleReader::readNothing},
         {"layouts", &IsleReader::readLayouts}}};
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; });
    return found == fields.end() ? nullptr : found->second;
}

bool IsleReader::readAll() {
    if (!readHeader())
        return false;
    if (!open_.readHexes(root_))
        return fail(open_.error());
    return std::all_of(root_.members.begin(), root_.members.end(),
                       [this](const JsonMember& member) { return readMember(member); })
           && readOpenLayout();
}

bool IsleReader::readMember(const JsonMember& member) {
    if (const Field field = fieldNamed(member.name))
        return (this->*field)(member.value);
    if (member.name == "layout_name")
        return open_.readName(member.value, member.name) || fail(open_.error());
    if (member.name == "layout")
        return open_.readUnknown(member.value) || fail(open_.error());
    if (member.name != "name" && IsleLayoutReader::knows(member.name)) // the file itself has a title
        return open_.readField(member) || fail(open_.error());
    return keep(map_.unknownMapFields, "", member);
}

bool IsleReader::readHeader() {
    const JsonValue* format = root_.find("format");
    if (format == nullptr)
        return fail(root_, tr(QT_TRANSLATE_NOOP("formats",
                                                "This is no Islewright map: \"format\": \"%1\" is missing."))
                               .arg(quote(isleFormatName)));
    if (!format->is(Kind::String) || format->text != isleFormatName)
        return fail(*format, tr(QT_TRANSLATE_NOOP("formats",
                                                  "This is no Islewright map: the format is %1, not \"%2\"."))
                                 .arg(describe(*format), quote(isleFormatName)));
    const JsonValue* version = root_.find("version");
    if (version == nullptr)
        return fail(root_, tr(QT_TRANSLATE_NOOP("formats", "The version of the map's format is missing.")));
    const auto number = version->wholeNumber();
    if (!number || *number < 1)
        return wrongType(*version, "version", QT_TRANSLATE_NOOP("formats", "a whole number from 1 on"));
    if (*number > isleVersion)
        return fail(*version,
                    tr(QT_TRANSLATE_NOOP("formats", "The map is written in version %1 of the format; this "
                                                    "program reads versions up to %2. A newer Islewright "
                                                    "can open it."))
                        .arg(*number)
                        .arg(isleVersion));
    return true;
}

bool IsleReader::readScenarioText(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "text", anObject);
    for (const JsonMember& member : value.members) {
        std::string* text = member.name == "story"           ? &map_.text.story
                            : member.name == "set_up"        ? &map_.text.setUp
                            : member.name == "special_rules" ? &map_.text.specialRules
                            : member.name == "notes"         ? &map_.text.notes
                                                             : nullptr;
        if (text != nullptr ? !readProse(member.value, member.name, *text)
                            : !keep(map_.unknownMapFields, "text", member))
            return false;
    }
    return true;
}

bool IsleReader::readLayouts(const JsonValue& value) {
    if (!value.is(Kind::List))
        return wrongType(value, "layouts", aListOfObjects);
    for (const JsonValue& item : value.items) {
        IsleLayoutReader reader(document_, map_.otherLayouts.emplace_back());
        if (!reader.readObject(item))
            return fail(reader.error());
    }
    return true;
}

/// Only once all layouts are counted.
bool IsleReader::readOpenLayout() {
    const JsonValue* value = root_.find("open_layout");
    if (value == nullptr)
        return true;
    int place = 0;
    if (!readWhole(*value, "open_layout", 0, static_cast<int>(map_.otherLayouts.size()), place))
        return false;
    map_.openLayout = static_cast<std::size_t>(place);
    return true;
}

} // namespace isle
