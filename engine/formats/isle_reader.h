#pragma once

#include "engine/base/result.h"
#include "engine/formats/json_reader.h"
#include "engine/map/map.h"

#include <QString>

namespace isle {

/// Turns the JSON of an `.isle` file into a map. Every function returns false once something is wrong.
class IsleReader {
  public:
    explicit IsleReader(const JsonDocument& document) : IsleReader(document, document.root()) {}
    /// The map is one value of a larger file; both must outlive the reader.
    IsleReader(const JsonDocument& document, const JsonValue& map) : document_(document), root_(map) {}

    [[nodiscard]] Result<Map, JsonError> read();

  private:
    using Kind = JsonValue::Kind;
    using Field = bool (IsleReader::*)(const JsonValue& value);

    bool fail(JsonPlace place, const QString& message);
    bool fail(const JsonValue& value, const QString& message) {
        return fail(document_.placeOf(value), message);
    }
    bool wrongType(const JsonValue& value, std::string_view field, const char* wanted);
    bool keep(std::string_view parent, const JsonMember& member);

    bool readAll(const JsonValue& root);
    bool readHeader(const JsonValue& root);
    bool readSide(const JsonValue& root, std::string_view field, int& side);
    bool readHexes(const JsonValue& root);
    bool readRow(const JsonValue& row, int number);
    [[nodiscard]] static Field fieldNamed(std::string_view name);

    bool readTitle(const JsonValue& value) { return readText(value, "title", map_.title); }
    bool readAuthor(const JsonValue& value) { return readText(value, "author", map_.author); }
    bool readLicence(const JsonValue& value) { return readText(value, "licence", map_.licence); }
    bool readDescription(const JsonValue& value);
    bool readSeats(const JsonValue& value);
    bool readWonderCosts(const JsonValue& value);
    bool readOptions(const JsonValue& value);
    bool readHarbours(const JsonValue& value);
    bool readIslands(const JsonValue& value);
    bool readRobber(const JsonValue& value) { return readCell(value, "robber", map_.robberStart.emplace()); }
    bool readPirate(const JsonValue& value) { return readCell(value, "pirate", map_.pirateStart.emplace()); }
    bool readFarSide(const JsonValue& value);
    bool readPools(const JsonValue& value);
    bool readNothing(const JsonValue&) { return true; } ///< fields of the header, read before

    bool readText(const JsonValue& value, std::string_view field, std::string& text);
    bool readCell(const JsonValue& value, std::string_view field, Cell& cell);
    bool readPlace(const JsonValue& value, const char* wanted, Cell& cell, std::string_view& rest);
    bool readOption(const JsonMember& member);
    bool readNoStart(const JsonValue& value);
    bool readIslandBonusList(const JsonValue& value);

    /// Reads the counts of a pool; `key` turns a name into what the pool counts.
    template <class Pool, class KeyOf>
    bool readPool(const JsonValue& value, std::string_view field, std::optional<Pool>& pool, KeyOf key);

    const JsonDocument& document_;
    const JsonValue& root_;
    Map map_;
    JsonError error_;
};

} // namespace isle
