#include "engine/formats/json_writer.h"

#include <algorithm>

namespace isle {

std::string jsonQuoted(std::string_view text) {
    constexpr std::string_view special = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    constexpr std::string_view hex = "0123456789abcdef";
    std::string quoted = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::size_t length = utf8Length(text, at);
        if (const std::size_t found = special.find(c); found != std::string_view::npos) {
            quoted += '\\';
            quoted += letters[found];
        } else if (static_cast<unsigned char>(c) < 0x20) {
            quoted += "\\u00";
            quoted += hex[static_cast<unsigned char>(c) >> 4U];
            quoted += hex[static_cast<unsigned char>(c) & 15U];
        } else if (length == 0) {
            quoted += "\xEF\xBF\xBD";
        } else {
            quoted += text.substr(at, length);
        }
        at += std::max<std::size_t>(length, 1);
    }
    return quoted + '"';
}

std::string jsonCompact(const JsonValue& value) {
    std::string text;
    switch (value.kind) {
    case JsonValue::Kind::Null:
        return "null";
    case JsonValue::Kind::Bool:
        return value.truth ? "true" : "false";
    case JsonValue::Kind::Number:
        return value.text;
    case JsonValue::Kind::String:
        return jsonQuoted(value.text);
    case JsonValue::Kind::List:
        for (const JsonValue& item : value.items)
            text += (text.empty() ? "" : ",") + jsonCompact(item);
        return '[' + text + ']';
    case JsonValue::Kind::Object:
        break;
    }
    for (const JsonMember& member : value.members)
        text += (text.empty() ? "" : ",") + jsonQuoted(member.name) + ':' + jsonCompact(member.value);
    return '{' + text + '}';
}

} // namespace isle
