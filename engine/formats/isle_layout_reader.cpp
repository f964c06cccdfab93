#include "engine/formats/isle_layout_reader.h"

#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/isle_tokens.h"

#include <algorithm>
#include <array>

namespace isle {

using namespace isle_sentences;

IsleLayoutReader::Field IsleLayoutReader::fieldNamed(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Field>, 16> fields{
        {{"name", &IsleLayoutReader::readLayoutName},
         {"seats", &IsleLayoutReader::readSeats},
         {"options", &IsleLayoutReader::readOptions},
         {"rows", &IsleLayoutReader::readNothing},
         {"columns", &IsleLayoutReader::readNothing},
         {"hexes", &IsleLayoutReader::readNothing},
         {"harbours", &IsleLayoutReader::readHarbours},
         {"islands", &IsleLayoutReader::readIslands},
         {"robber", &IsleLayoutReader::readRobber},
         {"pirate", &IsleLayoutReader::readPirate},
         {"far_side", &IsleLayoutReader::readFarSide},
         {"pools", &IsleLayoutReader::readPools},
         {"wonder_costs", &IsleLayoutReader::readWonderCosts},
         {"groups", &IsleLayoutReader::readGroups},
         {"number_limits", &IsleLayoutReader::readNumberLimits},
         {"accepted", &IsleLayoutReader::readAccepted}}};
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; });
    return found == fields.end() ? nullptr : found->second;
}

bool IsleLayoutReader::readObject(const JsonValue& object) {
    if (!object.is(Kind::Object))
        return wrongForm(object, QT_TRANSLATE_NOOP("formats", "a layout, an object in { }"));
    if (!readHexes(object))
        return false;
    for (const JsonMember& member : object.members)
        if (!(knows(member.name) ? readField(member) : keep(layout_.unknownFields, "", member)))
            return false;
    finish();
    return true;
}

bool IsleLayoutReader::readUnknown(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "layout", anObject);
    for (const JsonMember& member : value.members) {
        if (knows(member.name)) // it would stand twice once another layout is open
            return fail(document_.placeOf(member.begin),
                        tr(QT_TRANSLATE_NOOP("formats", "\"%1\" of the open layout must not stand inside "
                                                        "\"layout\", but beside it."))
                            .arg(quote(member.name)));
        keep(layout_.unknownFields, "", member);
    }
    return true;
}

void IsleLayoutReader::finish() {
    constexpr std::array<std::string_view, 2> objects{"options", "pools"};
    sortUnknown(layout_.unknownFields, objects);
}

bool IsleLayoutReader::readSide(const JsonValue& object, std::string_view field, int& side) {
    const JsonValue* value = object.find(field);
    if (value == nullptr)
        return fail(object,
                    tr(QT_TRANSLATE_NOOP("formats", "The field \"%1\" is missing.")).arg(quote(field)));
    return readWhole(*value, field, 0, maxMapSide, side);
}

bool IsleLayoutReader::readHexes(const JsonValue& object) {
    int rows = 0;
    int cols = 0;
    if (!readSide(object, "rows", rows) || !readSide(object, "columns", cols))
        return false;
    layout_.rows = rows;
    layout_.cols = cols;
    layout_.cells.assign(static_cast<std::size_t>(rows * cols), MapHex());
    const JsonValue* hexes = object.find("hexes");
    if (hexes == nullptr)
        return rows == 0
               || fail(object, tr(QT_TRANSLATE_NOOP("formats", "The field \"%1\" is missing."))
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

bool IsleLayoutReader::readRow(const JsonValue& row, int number) {
    if (!row.is(Kind::String))
        return wrongType(row, "hexes", aList);
    const std::vector<TokenPiece> pieces = cutRow(row.text);
    const auto cols = static_cast<std::size_t>(layout_.cols);
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
        layout_.set({static_cast<std::int16_t>(number), static_cast<std::int16_t>(i)}, reading.hex);
    }
    if (pieces.size() == cols)
        return true;
    const std::size_t at = pieces.size() > cols ? pieces[cols].begin : row.text.size();
    return fail(document_.placeInside(row, at),
                tr(QT_TRANSLATE_NOOP("formats", "There are %1 hexes in this row, expected %2."))
                    .arg(pieces.size())
                    .arg(cols));
}

bool IsleLayoutReader::readSeats(const JsonValue& value) {
    const bool pair = value.is(Kind::List) && value.items.size() == 2;
    const auto least = pair ? value.items[0].wholeNumber() : std::nullopt;
    const auto most = pair ? value.items[1].wholeNumber() : std::nullopt;
    if (!least || !most || *least < fewestSeats || *most > mostSeats || *least > *most)
        return fail(
            value, tr(QT_TRANSLATE_NOOP("formats", "\"seats\" must be the fewest and the most seats, such as "
                                                   "[2, 4], both from %1 to %2."))
                       .arg(fewestSeats)
                       .arg(mostSeats));
    layout_.minSeats = static_cast<int>(*least);
    layout_.maxSeats = static_cast<int>(*most);
    return true;
}

bool IsleLayoutReader::readPlace(const JsonValue& value, const char* wanted, Cell& cell,
                                 std::string_view& rest) {
    rest = value.is(Kind::String) ? std::string_view(value.text) : std::string_view();
    const auto found = takeCell(rest);
    if (!found)
        return wrongForm(value, wanted);
    if (!layout_.contains(*found))
        return fail(
            document_.placeInside(value, 0),
            tr(QT_TRANSLATE_NOOP("formats", "%1 lies outside the map of %2 rows and %3 columns."))
                .arg(quote(textOf(*found)), QString::number(layout_.rows), QString::number(layout_.cols)));
    cell = *found;
    return true;
}

bool IsleLayoutReader::readCell(const JsonValue& value, std::string_view field, Cell& cell) {
    std::string_view rest;
    if (!readPlace(value, aCellText, cell, rest))
        return false;
    return rest.empty() || wrongType(value, field, aCellText);
}

bool IsleLayoutReader::readHarbours(const JsonValue& value) {
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
            return wrongForm(item, wanted);
        harbour.edge.direction = *direction;
        harbour.kind = *kind;
        if (layout_.harbourAt(harbour.edge) != nullptr)
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The edge %1 has a second harbour here."))
                                  .arg(quote(textOf(harbour.edge))));
        layout_.setHarbour(harbour);
    }
    return true;
}

bool IsleLayoutReader::readIslands(const JsonValue& value) {
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
            return wrongForm(item, wanted);
        island.role = role == "start" ? IslandRole::Start : IslandRole::New;
        island.name = rest.empty() ? rest : rest.substr(1); // the space after the role
        const auto place = std::lower_bound(layout_.islands.begin(), layout_.islands.end(), island.hex,
                                            [](const MapIsland& other, Cell hex) { return other.hex < hex; });
        if (place != layout_.islands.end() && place->hex == island.hex)
            return fail(item,
                        tr(QT_TRANSLATE_NOOP("formats", "The island with %1 is named a second time here."))
                            .arg(quote(textOf(island.hex))));
        layout_.islands.insert(place, std::move(island));
    }
    return true;
}

bool IsleLayoutReader::readFarSide(const JsonValue& value) {
    if (!value.is(Kind::List))
        return wrongType(value, "far_side", aList);
    for (const JsonValue& item : value.items) {
        Cell cell;
        if (!readCell(item, "far_side", cell))
            return false;
        const auto place = std::lower_bound(layout_.farSide.begin(), layout_.farSide.end(), cell);
        if (place != layout_.farSide.end() && *place == cell)
            return fail(
                item,
                tr(QT_TRANSLATE_NOOP("formats", "%1 stands here a second time.")).arg(quote(textOf(cell))));
        layout_.farSide.insert(place, cell);
    }
    return true;
}

} // namespace isle
