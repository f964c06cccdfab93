#include "engine/formats/isle_tokens.h"

#include <algorithm>
#include <charconv>

namespace isle {
namespace {

/// By Terrain. `o` is the spec's sign for a producing hex whose terrain is dealt (S-108).
constexpr std::string_view terrainSigns = ".~fpwhmodg%vxc";
static_assert(terrainSigns.size() == terrainCount);

/// By Marker.
constexpr std::string_view markerSigns = " +!&$#";
static_assert(markerSigns.size() == allMarkers.size());

bool isMarker(char sign) {
    return sign != ' ' && markerSigns.find(sign) != std::string_view::npos;
}

std::optional<int> takeNumber(std::string_view& text) {
    constexpr std::size_t longest = 4; // every coordinate, and never too large for one
    int number = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + std::min(text.size(), longest), number);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take(std::string_view& text, char sign) {
    if (text.empty() || text.front() != sign)
        return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::string hexToken(MapHex hex) {
    std::string token;
    token += markerSigns[static_cast<std::size_t>(hex.marker)];
    token += terrainSigns[static_cast<std::size_t>(hex.terrain)];
    if (hex.number.isFixed())
        token += std::to_string(hex.number.value());
    else if (hex.number.isShuffled())
        token += '?';
    token.resize(hexTokenWidth, ' ');
    return token;
}

std::vector<TokenPiece> cutRow(std::string_view row) {
    std::vector<TokenPiece> pieces;
    for (std::size_t at = 0; at < row.size();) {
        if (row[at] == ' ') {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (end < row.size() && row[end] != ' ' && !isMarker(row[end]))
            ++end;
        pieces.push_back({row.substr(at, end - at), at});
        at = end;
    }
    return pieces;
}

TokenReading readHexToken(std::string_view token) {
    TokenReading reading;
    if (!token.empty() && isMarker(token.front())) {
        reading.hex.marker = static_cast<Marker>(markerSigns.find(token.front()));
        token.remove_prefix(1);
    }
    const std::size_t terrain = token.empty() ? std::string_view::npos : terrainSigns.find(token.front());
    if (terrain == std::string_view::npos) {
        reading.fault = TokenFault::Terrain;
        return reading;
    }
    reading.hex.terrain = static_cast<Terrain>(terrain);
    token.remove_prefix(1);
    if (token.empty())
        return reading;
    if (token == "?") {
        reading.hex.number = CellNumber::shuffled();
        return reading;
    }
    const bool plain = token.front() >= '1' && token.front() <= '9';
    const auto number = takeNumber(token);
    if (plain && number && token.empty() && isToken(*number))
        reading.hex.number = CellNumber::fixed(*number);
    else
        reading.fault = TokenFault::Number;
    return reading;
}

std::string_view terrainLetters() {
    return terrainSigns;
}

std::string textOf(Cell cell) {
    return '(' + std::to_string(cell.row) + ',' + std::to_string(cell.col) + ')';
}

std::string textOf(EdgePlace place) {
    return textOf(place.cell) + ' ' + std::string(nameOf(place.direction));
}

std::string textOf(CrossingPlace place) {
    return textOf(place.cell) + ' ' + std::string(nameOf(place.corner));
}

std::optional<Cell> takeCell(std::string_view& text) {
    std::string_view rest = text;
    if (!take(rest, '('))
        return std::nullopt;
    const auto row = takeNumber(rest);
    if (!row || !take(rest, ','))
        return std::nullopt;
    while (take(rest, ' '))
        continue;
    const auto col = takeNumber(rest);
    if (!col || !take(rest, ')'))
        return std::nullopt;
    text = rest;
    return Cell{static_cast<std::int16_t>(*row), static_cast<std::int16_t>(*col)};
}

std::string_view takeWord(std::string_view& text) {
    while (take(text, ' '))
        continue;
    const std::size_t length = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

} // namespace isle
