#include "engine/formats/isle_reader.h"

#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_file.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/isle_tokens.h"
#include "engine/formats/json_writer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace isle {

using namespace isle_sentences;

namespace {

/// In which order the writer comes to the unknown fields of the options, of the pools and of the map itself.
int unknownRank(std::string_view path) {
    const std::string parent = splitUnknownPath(path).first;
    return parent == "options" ? 0 : parent == "pools" ? 1 : 2;
}

} // namespace

Result<Map, JsonError> IsleReader::read() {
    if (!readAll(root_))
        return error_;
    // The writer puts unknown fields of objects where those stand and the map's own last; maps that say the
    // same shall be equal however their files were ordered.
    std::stable_sort(map_.unknownFields.begin(), map_.unknownFields.end(), [](const auto& a, const auto& b) {
        return unknownRank(a.first) < unknownRank(b.first);
    });
    return std::move(map_);
}

bool IsleReader::fail(JsonPlace place, const QString& message) {
    error_ = {place, message};
    return false;
}

bool IsleReader::wrongType(const JsonValue& value, std::string_view field, const char* wanted) {
    return fail(value, tr(QT_TRANSLATE_NOOP("formats", "\"%1\" must be %2, but found %3."))
                           .arg(quote(field), tr(wanted), describe(value)));
}

bool IsleReader::keep(std::string_view parent, const JsonMember& member) {
    auto& kept = parent.empty() ? map_.unknownMapFields : map_.unknownFields;
    kept.emplace_back(unknownPath(parent, member.name), jsonCompact(member.value));
    return true;
}

IsleReader::Field IsleReader::fieldNamed(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Field>, 18> fields{
        {{"format", &IsleReader::readNothing},
         {"version", &IsleReader::readNothing},
         {"title", &IsleReader::readTitle},
         {"author", &IsleReader::readAuthor},
         {"licence", &IsleReader::readLicence},
         {"description", &IsleReader::readDescription},
         {"seats", &IsleReader::readSeats},
         {"options", &IsleReader::readOptions},
         {"rows", &IsleReader::readNothing},
         {"columns", &IsleReader::readNothing},
         {"hexes", &IsleReader::readNothing},
         {"harbours", &IsleReader::readHarbours},
         {"islands", &IsleReader::readIslands},
         {"robber", &IsleReader::readRobber},
         {"pirate", &IsleReader::readPirate},
         {"far_side", &IsleReader::readFarSide},
         {"pools", &IsleReader::readPools},
         {"wonder_costs", &IsleReader::readWonderCosts}}};
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; });
    return found == fields.end() ? nullptr : found->second;
}

bool IsleReader::readAll(const JsonValue& root) {
    if (!readHeader(root) || !readHexes(root))
        return false;
    for (const JsonMember& member : root.members) {
        const Field field = fieldNamed(member.name);
        if (!(field != nullptr ? (this->*field)(member.value) : keep("", member)))
            return false;
    }
    return true;
}

bool IsleReader::readHeader(const JsonValue& root) {
    const JsonValue* format = root.find("format");
    if (format == nullptr)
        return fail(root, tr(QT_TRANSLATE_NOOP("formats",
                                               "This is no Islewright map: \"format\": \"%1\" is missing."))
                              .arg(quote(isleFormatName)));
    if (!format->is(Kind::String) || format->text != isleFormatName)
        return fail(*format, tr(QT_TRANSLATE_NOOP("formats",
                                                  "This is no Islewright map: the format is %1, not \"%2\"."))
                                 .arg(describe(*format), quote(isleFormatName)));
    const JsonValue* version = root.find("version");
    if (version == nullptr)
        return fail(root, tr(QT_TRANSLATE_NOOP("formats", "The version of the map's format is missing.")));
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

bool IsleReader::readSide(const JsonValue& root, std::string_view field, int& side) {
    const JsonValue* value = root.find(field);
    if (value == nullptr)
        return fail(root, tr(QT_TRANSLATE_NOOP("formats", "The field \"%1\" is missing.")).arg(quote(field)));
    const auto number = value->wholeNumber();
    if (!number || *number < 0 || *number > maxMapSide)
        return fail(*value, tr(QT_TRANSLATE_NOOP("formats",
                                                 "\"%1\" must be a whole number from 0 to %2, but found %3."))
                                .arg(quote(field), QString::number(maxMapSide), describe(*value)));
    side = static_cast<int>(*number);
    return true;
}

bool IsleReader::readHexes(const JsonValue& root) {
    int rows = 0;
    int cols = 0;
    if (!readSide(root, "rows", rows) || !readSide(root, "columns", cols))
        return false;
    map_.rows = rows;
    map_.cols = cols;
    map_.cells.assign(static_cast<std::size_t>(rows * cols), MapHex());
    const JsonValue* hexes = root.find("hexes");
    if (hexes == nullptr)
        return rows == 0
               || fail(root, tr(QT_TRANSLATE_NOOP("formats", "The field \"%1\" is missing."))
                                 .arg(QStringLiteral("hexes")));
    if (!hexes->is(Kind::List))
        return wrongType(*hexes, "hexes", aList);
    if (hexes->items.size() != static_cast<std::size_t>(rows)) {
        const bool more = hexes->items.size() > static_cast<std::size_t>(rows);
        const std::size_t at = more ? hexes->items[static_cast<std::size_t>(rows)].begin : hexes->end - 1;
        return fail(document_.placeOf(at),
                    tr(QT_TRANSLATE_NOOP("formats", "There are %1 rows of hexes, expected %2."))
                        .arg(hexes->items.size())
                        .arg(rows));
    }
    for (int row = 0; row < rows; ++row)
        if (!readRow(hexes->items[static_cast<std::size_t>(row)], row))
            return false;
    return true;
}

bool IsleReader::readRow(const JsonValue& row, int number) {
    if (!row.is(Kind::String))
        return wrongType(row, "hexes", aList);
    const std::vector<TokenPiece> pieces = cutRow(row.text);
    const auto cols = static_cast<std::size_t>(map_.cols);
    for (std::size_t i = 0; i < std::min(pieces.size(), cols); ++i) {
        const TokenReading reading = readHexToken(pieces[i].text);
        if (reading.fault == TokenFault::Terrain)
            return fail(document_.placeInside(row, pieces[i].begin),
                        tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is no hex: its terrain must be one of %2."))
                            .arg(quote(pieces[i].text), quote(terrainLetters())));
        if (reading.fault == TokenFault::Number)
            return fail(
                document_.placeInside(row, pieces[i].begin),
                tr(QT_TRANSLATE_NOOP("formats", "\"%1\" is no hex: the terrain may be followed by ? or "
                                                "a number from 2 to 12 other than 7."))
                    .arg(quote(pieces[i].text)));
        map_.set({static_cast<std::int16_t>(number), static_cast<std::int16_t>(i)}, reading.hex);
    }
    if (pieces.size() == cols)
        return true;
    const std::size_t at = pieces.size() > cols ? pieces[cols].begin : row.text.size();
    return fail(document_.placeInside(row, at),
                tr(QT_TRANSLATE_NOOP("formats", "There are %1 hexes in this row, expected %2."))
                    .arg(pieces.size())
                    .arg(cols));
}

bool IsleReader::readText(const JsonValue& value, std::string_view field, std::string& text) {
    if (!value.is(Kind::String))
        return wrongType(value, field, aText);
    text = value.text;
    return true;
}

bool IsleReader::readDescription(const JsonValue& value) {
    if (!value.is(Kind::List))
        return readText(value, "description", map_.description);
    for (const JsonValue& line : value.items) {
        if (!line.is(Kind::String))
            return wrongType(line, "description", aText);
        map_.description += (&line == value.items.data() ? "" : "\n") + line.text;
    }
    return true;
}

bool IsleReader::readSeats(const JsonValue& value) {
    const bool pair = value.is(Kind::List) && value.items.size() == 2;
    const auto least = pair ? value.items[0].wholeNumber() : std::nullopt;
    const auto most = pair ? value.items[1].wholeNumber() : std::nullopt;
    if (!least || !most || *least < fewestSeats || *most > mostSeats || *least > *most)
        return fail(
            value, tr(QT_TRANSLATE_NOOP("formats", "\"seats\" must be the fewest and the most seats, such as "
                                                   "[2, 4], both from %1 to %2."))
                       .arg(fewestSeats)
                       .arg(mostSeats));
    map_.minSeats = static_cast<int>(*least);
    map_.maxSeats = static_cast<int>(*most);
    return true;
}

bool IsleReader::readPlace(const JsonValue& value, const char* wanted, Cell& cell, std::string_view& rest) {
    rest = value.is(Kind::String) ? std::string_view(value.text) : std::string_view();
    const auto found = takeCell(rest);
    if (!found)
        return fail(
            value,
            tr(QT_TRANSLATE_NOOP("formats", "Expected %1, but found %2.")).arg(tr(wanted), describe(value)));
    if (!map_.contains(*found))
        return fail(document_.placeInside(value, 0),
                    tr(QT_TRANSLATE_NOOP("formats", "%1 lies outside the map of %2 rows and %3 columns."))
                        .arg(quote(textOf(*found)), QString::number(map_.rows), QString::number(map_.cols)));
    cell = *found;
    return true;
}

bool IsleReader::readCell(const JsonValue& value, std::string_view field, Cell& cell) {
    std::string_view rest;
    if (!readPlace(value, aCellText, cell, rest))
        return false;
    return rest.empty() || wrongType(value, field, aCellText);
}

bool IsleReader::readHarbours(const JsonValue& value) {
    constexpr const char* wanted = QT_TRANSLATE_NOOP(
        "formats", "a harbour such as \"(2,3) NE generic\": a hex, one of its edges E NE NW W SW SE, "
                   "and brick, lumber, wool, grain, ore, generic or shuffled");
    if (!value.is(Kind::List))
        return wrongType(value, "harbours", aList);
    for (const JsonValue& item : value.items) {
        MapHarbour harbour;
        std::string_view rest;
        if (!readPlace(item, wanted, harbour.edge.cell, rest))
            return false;
        const auto direction = directionNamed(takeWord(rest));
        const auto kind = harbourKindNamed(takeWord(rest));
        if (!direction || !kind || !takeWord(rest).empty())
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "Expected %1, but found %2."))
                                  .arg(tr(wanted), describe(item)));
        harbour.edge.direction = *direction;
        harbour.kind = *kind;
        if (map_.harbourAt(harbour.edge) != nullptr)
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The edge %1 has a second harbour here."))
                                  .arg(quote(textOf(harbour.edge))));
        map_.setHarbour(harbour);
    }
    return true;
}

bool IsleReader::readIslands(const JsonValue& value) {
    constexpr const char* wanted = QT_TRANSLATE_NOOP(
        "formats", "an island such as \"(2,3) start Home\": one of its hexes, start or new, and its name");
    if (!value.is(Kind::List))
        return wrongType(value, "islands", aList);
    for (const JsonValue& item : value.items) {
        MapIsland island;
        std::string_view rest;
        if (!readPlace(item, wanted, island.hex, rest))
            return false;
        const std::string_view role = takeWord(rest);
        if (role != "start" && role != "new")
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "Expected %1, but found %2."))
                                  .arg(tr(wanted), describe(item)));
        island.role = role == "start" ? IslandRole::Start : IslandRole::New;
        island.name = rest.empty() ? rest : rest.substr(1); // the space after the role
        const auto place = std::lower_bound(map_.islands.begin(), map_.islands.end(), island.hex,
                                            [](const MapIsland& other, Cell hex) { return other.hex < hex; });
        if (place != map_.islands.end() && place->hex == island.hex)
            return fail(item,
                        tr(QT_TRANSLATE_NOOP("formats", "The island with %1 is named a second time here."))
                            .arg(quote(textOf(island.hex))));
        map_.islands.insert(place, std::move(island));
    }
    return true;
}

bool IsleReader::readFarSide(const JsonValue& value) {
    if (!value.is(Kind::List))
        return wrongType(value, "far_side", aList);
    for (const JsonValue& item : value.items) {
        Cell cell;
        if (!readCell(item, "far_side", cell))
            return false;
        const auto place = std::lower_bound(map_.farSide.begin(), map_.farSide.end(), cell);
        if (place != map_.farSide.end() && *place == cell)
            return fail(
                item,
                tr(QT_TRANSLATE_NOOP("formats", "%1 stands here a second time.")).arg(quote(textOf(cell))));
        map_.farSide.insert(place, cell);
    }
    return true;
}

} // namespace isle
