#include "engine/formats/isle_reading.h"

#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/json_writer.h"

#include <algorithm>

namespace isle {

using namespace isle_sentences;

bool IsleReading::fail(JsonPlace place, const QString& message) {
    error_ = {place, message};
    return false;
}

bool IsleReading::wrongType(const JsonValue& value, std::string_view field, const char* wanted) {
    return fail(value, tr(QT_TRANSLATE_NOOP("formats", "\"%1\" must be %2, but found %3."))
                           .arg(quote(field), tr(wanted), describe(value)));
}

bool IsleReading::wrongForm(const JsonValue& value, const char* wanted) {
    return fail(
        value,
        tr(QT_TRANSLATE_NOOP("formats", "Expected %1, but found %2.")).arg(tr(wanted), describe(value)));
}

bool IsleReading::readText(const JsonValue& value, std::string_view field, std::string& text) {
    if (!value.is(Kind::String))
        return wrongType(value, field, aText);
    text = value.text;
    return true;
}

bool IsleReading::readProse(const JsonValue& value, std::string_view field, std::string& text) {
    if (!value.is(Kind::List))
        return readText(value, field, text);
    for (const JsonValue& line : value.items) {
        if (!line.is(Kind::String))
            return wrongType(line, field, aText);
        text += (&line == value.items.data() ? "" : "\n") + line.text;
    }
    return true;
}

bool IsleReading::readWhole(const JsonValue& value, std::string_view field, int lowest, int highest,
                            int& number) {
    const auto found = value.wholeNumber();
    if (!found || *found < lowest || *found > highest)
        return fail(
            value,
            tr(QT_TRANSLATE_NOOP("formats", "\"%1\" must be a whole number from %2 to %3, but found %4."))
                .arg(quote(field), QString::number(lowest), QString::number(highest), describe(value)));
    number = static_cast<int>(*found);
    return true;
}

bool IsleReading::keep(UnknownFields& fields, std::string_view parent, const JsonMember& member) {
    fields.emplace_back(unknownPath(parent, member.name), jsonCompact(member.value));
    return true;
}

void IsleReading::sortUnknown(UnknownFields& fields, std::span<const std::string_view> objects) {
    const auto rank = [&](std::string_view path) {
        return std::find(objects.begin(), objects.end(), splitUnknownPath(path).first) - objects.begin();
    };
    std::stable_sort(fields.begin(), fields.end(),
                     [&](const auto& a, const auto& b) { return rank(a.first) < rank(b.first); });
}

} // namespace isle
