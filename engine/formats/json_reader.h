#pragma once

#include "engine/base/result.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace isle {

/// A place in a text, both from 1; columns count characters, not bytes.
struct JsonPlace {
    int line = 1;
    int column = 1;

    friend constexpr bool operator==(JsonPlace, JsonPlace) = default;
};

/// What is wrong with a JSON text, and where.
struct JsonError {
    JsonPlace place;
    QString message; ///< one sentence
};

/// How much is read before a text is refused, so that a hostile one costs neither memory nor stack.
struct JsonLimits {
    std::size_t bytes = std::size_t{8} * 1024 * 1024;
    int depth = 64;
    std::size_t values = 200'000;
};

struct JsonMember;

/// One value of a JSON text with the place it was read from.
struct JsonValue {
    enum class Kind : std::uint8_t { Null, Bool, Number, String, List, Object };

    Kind kind = Kind::Null;
    bool truth = false;    ///< of a Bool
    std::size_t begin = 0; ///< bytes [begin, end) of the text
    std::size_t end = 0;
    std::string text;                ///< a String without quotes and escapes; a Number as it is written
    std::vector<JsonValue> items;    ///< of a List
    std::vector<JsonMember> members; ///< of an Object, in the order of the text, no name twice

    [[nodiscard]] bool is(Kind other) const { return kind == other; }
    /// The member's value; nullptr when the object has no such member.
    [[nodiscard]] const JsonValue* find(std::string_view name) const;
    /// The number when it is written as a whole one and fits.
    [[nodiscard]] std::optional<std::int64_t> wholeNumber() const;
};

struct JsonMember {
    std::string name;
    std::size_t begin = 0; ///< of the name's opening quote
    JsonValue value;
};

/// A JSON text (RFC 8259) taken apart, which can still say where everything stood. Stricter than the standard
/// in two things: no name twice in an object, and no half of a surrogate pair.
class JsonDocument {
  public:
    [[nodiscard]] static Result<JsonDocument, JsonError> read(std::string text,
                                                              const JsonLimits& limits = {});

    [[nodiscard]] const JsonValue& root() const { return root_; }
    /// Line and column of a byte of the text.
    [[nodiscard]] JsonPlace placeOf(std::size_t offset) const;
    [[nodiscard]] JsonPlace placeOf(const JsonValue& value) const { return placeOf(value.begin); }
    /// Line and column of the byte `index` of a String's text; the closing quote for its end.
    [[nodiscard]] JsonPlace placeInside(const JsonValue& string, std::size_t index) const;

  private:
    JsonDocument(std::string text, JsonValue root) : text_(std::move(text)), root_(std::move(root)) {}

    std::string text_;
    JsonValue root_;
};

/// How many bytes the UTF-8 character at `at` has; 0 when there is no valid one (RFC 3629).
[[nodiscard]] std::size_t utf8Length(std::string_view text, std::size_t at);

/// A value in few words for "..., but found %1": "a list", "\"seven\"", "12".
[[nodiscard]] QString describe(const JsonValue& value);

} // namespace isle
