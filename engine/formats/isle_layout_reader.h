#pragma once

#include "engine/formats/isle_reading.h"
#include "engine/map/map.h"

#include <optional>

namespace isle {

/// Turns the fields of an object of an `.isle` file into a layout: those of the file itself are the open
/// layout, and each object in `layouts` is another one.
class IsleLayoutReader : public IsleReading {
  public:
    /// Reads into `layout`; all must outlive the reader.
    IsleLayoutReader(const JsonDocument& document, MapLayout& layout)
        : IsleReading(document), layout_(layout) {}

    /// Reads a whole object of `layouts`; what it does not know it keeps.
    [[nodiscard]] bool readObject(const JsonValue& object);

    /// The frame and the hexes, before every other field of the object.
    [[nodiscard]] bool readHexes(const JsonValue& object);
    /// Whether a field is one of a layout.
    [[nodiscard]] static bool knows(std::string_view name) { return fieldNamed(name) != nullptr; }
    /// Reads one field that knows() holds for.
    [[nodiscard]] bool readField(const JsonMember& member) {
        return (this->*fieldNamed(member.name))(member.value);
    }
    /// The open layout's name, which has another name in the file, and its own unknown fields, which stand in
    /// an object of their own.
    [[nodiscard]] bool readName(const JsonValue& value, std::string_view field = "name") {
        return readText(value, field, layout_.name);
    }
    [[nodiscard]] bool readUnknown(const JsonValue& value);
    /// After the last field.
    void finish();

  private:
    using Field = bool (IsleLayoutReader::*)(const JsonValue& value);
    [[nodiscard]] static Field fieldNamed(std::string_view name);

    bool readRow(const JsonValue& row, int number);
    bool readSide(const JsonValue& object, std::string_view field, int& side);
    bool readLayoutName(const JsonValue& value) { return readName(value); }
    bool readSeats(const JsonValue& value);
    bool readWonderCosts(const JsonValue& value);
    bool readOptions(const JsonValue& value);
    bool readHarbours(const JsonValue& value);
    bool readIslands(const JsonValue& value);
    bool readRobber(const JsonValue& value) {
        return readCell(value, "robber", layout_.robberStart.emplace());
    }
    bool readPirate(const JsonValue& value) {
        return readCell(value, "pirate", layout_.pirateStart.emplace());
    }
    bool readFarSide(const JsonValue& value);
    bool readPools(const JsonValue& value);
    bool readGroups(const JsonValue& value);
    bool readNumberLimits(const JsonValue& value);
    bool readAccepted(const JsonValue& value);
    bool readNothing(const JsonValue&) { return true; } ///< read before

    bool readCell(const JsonValue& value, std::string_view field, Cell& cell);
    bool readPlace(const JsonValue& value, const char* wanted, Cell& cell, std::string_view& rest);
    bool readOption(const JsonMember& member);
    bool readNoStart(const JsonValue& value);
    bool readIslandBonusList(const JsonValue& value);
    bool readGroup(const JsonValue& value);
    bool readGroupHexes(const JsonValue& value, std::uint8_t group);

    // Each reads the counts of a pool.
    bool readTiles(const JsonMember& member, std::optional<TerrainPool>& pool);
    bool readTokens(const JsonMember& member, std::optional<NumberPool>& pool);
    /// `key` turns a name into what the pool counts.
    template <class Pool, class KeyOf>
    bool readPool(const JsonMember& member, std::optional<Pool>& pool, KeyOf key);

    MapLayout& layout_;
};

} // namespace isle
