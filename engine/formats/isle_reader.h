#pragma once

#include "engine/base/result.h"
#include "engine/formats/isle_layout_reader.h"

namespace isle {

/// Turns the JSON of an `.isle` file into a map.
class IsleReader : public IsleReading {
  public:
    explicit IsleReader(const JsonDocument& document) : IsleReader(document, document.root()) {}
    /// The map is one value of a larger file; both must outlive the reader.
    IsleReader(const JsonDocument& document, const JsonValue& map)
        : IsleReading(document), root_(map), open_(document, map_) {}
    IsleReader(const IsleReader&) = delete;
    IsleReader& operator=(const IsleReader&) = delete;

    [[nodiscard]] Result<Map, JsonError> read();

  private:
    using Field = bool (IsleReader::*)(const JsonValue& value);
    [[nodiscard]] static Field fieldNamed(std::string_view name);

    bool readAll();
    bool readHeader();
    bool readMember(const JsonMember& member);
    bool readTitle(const JsonValue& value) { return readText(value, "title", map_.title); }
    bool readAuthor(const JsonValue& value) { return readText(value, "author", map_.author); }
    bool readLicence(const JsonValue& value) { return readText(value, "licence", map_.licence); }
    bool readDescription(const JsonValue& value) { return readProse(value, "description", map_.description); }
    bool readScenarioText(const JsonValue& value);
    bool readLayouts(const JsonValue& value);
    bool readNothing(const JsonValue&) { return true; } ///< fields read before or after the others
    bool readOpenLayout();

    const JsonValue& root_;
    Map map_;
    IsleLayoutReader open_; ///< reads the open layout, whose fields stand in the file itself
};

} // namespace isle
