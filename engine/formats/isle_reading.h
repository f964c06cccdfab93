#pragma once

#include "engine/formats/json_reader.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace isle {

/// Fields that are kept without being understood, as JSON text by name (see unknownPath).
using UnknownFields = std::vector<std::pair<std::string, std::string>>;

/// What all parts of the `.isle` reader share: the text, the first thing that is wrong, and the reading of
/// plain values. Every reading function returns false once something is wrong.
class IsleReading {
  public:
    [[nodiscard]] const JsonError& error() const { return error_; }

  protected:
    using Kind = JsonValue::Kind;

    explicit IsleReading(const JsonDocument& document) : document_(document) {}

    bool fail(JsonPlace place, const QString& message);
    bool fail(const JsonValue& value, const QString& message) {
        return fail(document_.placeOf(value), message);
    }
    /// Takes over what is wrong in another part.
    bool fail(const JsonError& error) { return fail(error.place, error.message); }
    bool wrongType(const JsonValue& value, std::string_view field, const char* wanted);
    /// A value that has not the form `wanted`.
    bool wrongForm(const JsonValue& value, const char* wanted);

    bool readText(const JsonValue& value, std::string_view field, std::string& text);
    /// A text, or a list with one text a line.
    bool readProse(const JsonValue& value, std::string_view field, std::string& text);
    bool readWhole(const JsonValue& value, std::string_view field, int lowest, int highest, int& number);

    /// Keeps a field that is not known.
    static bool keep(UnknownFields& fields, std::string_view parent, const JsonMember& member);
    /// Puts kept fields in the order in which the writer comes to them: those of each of the objects, then
    /// those of the whole. Maps that say the same shall be equal however their files were ordered.
    static void sortUnknown(UnknownFields& fields, std::span<const std::string_view> objects);

    const JsonDocument& document_;

  private:
    JsonError error_;
};

} // namespace isle
