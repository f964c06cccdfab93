#include "engine/formats/json_reader.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <tuple>
#include <utility>

namespace isle {
namespace {

void appendCharacter(std::string& text, std::uint32_t code) {
    const auto put = [&](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | (code >> 6U));
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | (code >> 12U));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | (code >> 18U));
        put(0x80U | ((code >> 12U) & 0x3FU));
        put(0x80U | ((code >> 6U) & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

/// A UTF-8 byte order mark, which some text editors put in front.
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

JsonPlace placeIn(std::string_view text, std::size_t offset) {
    JsonPlace place;
    const std::size_t end = std::min(offset, text.size());
    for (std::size_t i = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0; i < end; ++i) {
        if (text[i] == '\n')
            place = {place.line + 1, 1};
        else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U)
            ++place.column;
    }
    return place;
}

/// The escape sequence or character of a string's source at `at`: how many bytes it has and what it stands
/// for.
struct Escape {
    std::size_t length = 0; ///< 0: not a valid one
    std::uint32_t code = 0;
};

std::optional<std::uint32_t> fourHexDigits(std::string_view text, std::size_t at) {
    if (at + 4 > text.size())
        return std::nullopt;
    std::uint32_t code = 0;
    const char* last = text.data() + at + 4;
    const auto [end, error] = std::from_chars(text.data() + at, last, code, 16);
    return error == std::errc() && end == last ? std::optional(code) : std::nullopt;
}

Escape escapeAt(std::string_view text, std::size_t at) {
    if (at + 1 >= text.size())
        return {};
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (const std::size_t letter = letters.find(text[at + 1]); letter != std::string_view::npos)
        return {2, static_cast<unsigned char>(meanings[letter])};
    if (text[at + 1] != 'u')
        return {};
    const auto code = fourHexDigits(text, at + 2);
    if (!code || (*code >= 0xDC00 && *code < 0xE000))
        return {};
    if (*code < 0xD800 || *code >= 0xE000)
        return {6, *code};
    if (at + 7 >= text.size() || text[at + 6] != '\\' || text[at + 7] != 'u')
        return {};
    const auto low = fourHexDigits(text, at + 8);
    if (!low || *low < 0xDC00 || *low >= 0xE000)
        return {};
    return {12, 0x10000U + ((*code - 0xD800U) << 10U) + (*low - 0xDC00U)};
}

/// Takes a text apart. Every function returns false once something is wrong; error() then says what.
class Parser {
  public:
    Parser(std::string_view text, const JsonLimits& limits) : text_(text), limits_(limits) {}

    bool document(JsonValue& root) {
        if (text_.size() > limits_.bytes)
            return fail(0, QCoreApplication::translate("formats", "The file is larger than %1 bytes.")
                               .arg(limits_.bytes));
        for (std::size_t i = 0; i < text_.size();) {
            const std::size_t length = utf8Length(text_, i);
            if (length == 0)
                return fail(i, QCoreApplication::translate("formats", "The text is not valid UTF-8 here."));
            i += length;
        }
        if (text_.starts_with(byteOrderMark))
            at_ = byteOrderMark.size();
        if (!value(root, 1))
            return false;
        skipSpace();
        if (at_ < text_.size())
            return fail(at_,
                        QCoreApplication::translate("formats", "Nothing may follow the end of the value."));
        return true;
    }

    [[nodiscard]] JsonError error() const { return {placeIn(text_, errorAt_), message_}; }

  private:
    bool fail(std::size_t at, const QString& message) {
        errorAt_ = at;
        message_ = message;
        return false;
    }
    bool unexpected(const char* wanted) {
        const QString what = QCoreApplication::translate("formats", wanted);
        if (at_ >= text_.size())
            return fail(
                at_, QCoreApplication::translate("formats", "The file ends early: expected %1.").arg(what));
        return fail(at_, QCoreApplication::translate("formats", "Expected %1.").arg(what));
    }
    void skipSpace() {
        while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos)
            ++at_;
    }
    [[nodiscard]] bool next(char wanted) const { return at_ < text_.size() && text_[at_] == wanted; }
    bool take(char wanted) {
        const bool found = next(wanted);
        at_ += found ? 1 : 0;
        return found;
    }

    bool value(JsonValue& result, int depth) {
        skipSpace();
        if (depth > limits_.depth)
            return fail(at_,
                        QCoreApplication::translate("formats", "Lists and objects are nested too deeply."));
        if (++values_ > limits_.values)
            return fail(at_, QCoreApplication::translate("formats", "The file holds more than %1 values.")
                                 .arg(limits_.values));
        result.begin = at_;
        bool good = false;
        if (next('{'))
            good = object(result, depth);
        else if (next('['))
            good = list(result, depth);
        else if (next('"')) {
            result.kind = JsonValue::Kind::String;
            good = string(result.text);
        } else if (at_ < text_.size() && (text_[at_] == '-' || isDigit(text_[at_])))
            good = number(result);
        else
            good = word(result);
        result.end = at_;
        return good;
    }

    bool word(JsonValue& result) {
        using Kind = JsonValue::Kind;
        constexpr std::array<std::pair<std::string_view, Kind>, 3> words{
            {{"true", Kind::Bool}, {"false", Kind::Bool}, {"null", Kind::Null}}};
        for (const auto& [name, kind] : words) {
            if (text_.substr(at_).starts_with(name)) {
                result.kind = kind;
                result.truth = name == "true";
                at_ += name.size();
                return true;
            }
        }
        return unexpected(QT_TRANSLATE_NOOP("formats", "a value"));
    }

    [[nodiscard]] static bool isDigit(char c) { return c >= '0' && c <= '9'; }
    bool digits() {
        const std::size_t first = at_;
        while (at_ < text_.size() && isDigit(text_[at_]))
            ++at_;
        return at_ > first;
    }

    bool number(JsonValue& result) {
        const std::size_t first = at_;
        take('-');
        const bool zero = next('0');
        const std::size_t whole = at_;
        bool good = digits() && !(zero && at_ > whole + 1);
        if (good && take('.'))
            good = digits();
        if (good && (take('e') || take('E'))) {
            if (!take('+'))
                take('-');
            good = digits();
        }
        if (!good) {
            at_ = first;
            return fail(first,
                        QCoreApplication::translate("formats", "This is not a number as JSON writes them."));
        }
        result.kind = JsonValue::Kind::Number;
        result.text = text_.substr(first, at_ - first);
        return true;
    }

    bool string(std::string& result) {
        const std::size_t first = at_++;
        while (at_ < text_.size() && text_[at_] != '"') {
            if (static_cast<unsigned char>(text_[at_]) < 0x20)
                return fail(
                    at_, QCoreApplication::translate("formats", "The text in quotes must end on its line."));
            if (text_[at_] != '\\') {
                result.push_back(text_[at_++]);
                continue;
            }
            const Escape escape = escapeAt(text_, at_);
            if (escape.length == 0)
                return fail(at_, QCoreApplication::translate("formats", "There is no such escape sequence."));
            appendCharacter(result, escape.code);
            at_ += escape.length;
        }
        if (!take('"'))
            return fail(first,
                        QCoreApplication::translate("formats", "The file ends inside this text in quotes."));
        return true;
    }

    bool list(JsonValue& result, int depth) {
        result.kind = JsonValue::Kind::List;
        ++at_;
        skipSpace();
        if (take(']'))
            return true;
        do {
            result.items.emplace_back();
            if (!value(result.items.back(), depth + 1))
                return false;
            skipSpace();
        } while (take(','));
        return take(']') || unexpected(QT_TRANSLATE_NOOP("formats", "a comma or ]"));
    }

    bool object(JsonValue& result, int depth) {
        result.kind = JsonValue::Kind::Object;
        ++at_;
        skipSpace();
        if (take('}'))
            return true;
        do {
            skipSpace();
            if (!next('"'))
                return unexpected(QT_TRANSLATE_NOOP("formats", "a name in quotes"));
            JsonMember& member = result.members.emplace_back();
            member.begin = at_;
            if (!string(member.name))
                return false;
            skipSpace();
            if (!take(':'))
                return unexpected(QT_TRANSLATE_NOOP("formats", "a colon"));
            if (!value(member.value, depth + 1))
                return false;
            skipSpace();
        } while (take(','));
        if (!take('}'))
            return unexpected(QT_TRANSLATE_NOOP("formats", "a comma or }"));
        return noNameTwice(result);
    }

    bool noNameTwice(const JsonValue& object) {
        const auto& members = object.members;
        std::vector<std::size_t> order(members.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::tie(members[a].name, a) < std::tie(members[b].name, b);
        });
        const auto twice = std::adjacent_find(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return members[a].name == members[b].name;
        });
        if (twice == order.end())
            return true;
        const JsonMember& again = members[*std::next(twice)];
        return fail(again.begin,
                    QCoreApplication::translate("formats", "The name \"%1\" stands here a second time.")
                        .arg(QString::fromStdString(again.name)));
    }

    std::string_view text_;
    const JsonLimits& limits_;
    std::size_t at_ = 0;
    std::size_t values_ = 0;
    std::size_t errorAt_ = 0;
    QString message_;
};

} // namespace

std::size_t utf8Length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first < 0xE0)
        return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first < 0xF0) {
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) >= 0xA0;
        return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first < 0xF5) {
        const bool overlong = first == 0xF0 && byte(1) < 0x90;
        const bool tooLarge = first == 0xF4 && byte(1) >= 0x90;
        return follows(1) && follows(2) && follows(3) && !overlong && !tooLarge ? 4 : 0;
    }
    return 0;
}

const JsonValue* JsonValue::find(std::string_view name) const {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const JsonMember& member) { return member.name == name; });
    return found == members.end() ? nullptr : &found->value;
}

std::optional<std::int64_t> JsonValue::wholeNumber() const {
    if (kind != Kind::Number)
        return std::nullopt;
    std::int64_t number = 0;
    const char* last = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), last, number);
    return error == std::errc() && stop == last ? std::optional(number) : std::nullopt;
}

Result<JsonDocument, JsonError> JsonDocument::read(std::string text, const JsonLimits& limits) {
    JsonValue root;
    Parser parser(text, limits);
    if (!parser.document(root))
        return parser.error();
    return JsonDocument(std::move(text), std::move(root));
}

JsonPlace JsonDocument::placeOf(std::size_t offset) const {
    return placeIn(text_, offset);
}

JsonPlace JsonDocument::placeInside(const JsonValue& string, std::size_t index) const {
    std::size_t at = string.begin + 1;
    std::string read;
    while (at + 1 < string.end && read.size() < index) {
        const Escape escape = text_[at] == '\\' ? escapeAt(text_, at) : Escape();
        if (escape.length > 0)
            appendCharacter(read, escape.code);
        else
            read.push_back(text_[at]);
        at += std::max<std::size_t>(escape.length, 1);
    }
    return placeOf(at);
}

QString describe(const JsonValue& value) {
    constexpr qsizetype longest = 40;
    QString text = QString::fromStdString(value.text);
    if (text.size() > longest)
        text = text.left(longest - 1) + QChar(0x2026);
    switch (value.kind) {
    case JsonValue::Kind::Null:
        return QStringLiteral("null");
    case JsonValue::Kind::Bool:
        return value.truth ? QStringLiteral("true") : QStringLiteral("false");
    case JsonValue::Kind::Number:
        return text;
    case JsonValue::Kind::String:
        return QLatin1Char('"') + text + QLatin1Char('"');
    case JsonValue::Kind::List:
        return QCoreApplication::translate("formats", "a list");
    case JsonValue::Kind::Object:
        break;
    }
    return QCoreApplication::translate("formats", "an object");
}

} // namespace isle
