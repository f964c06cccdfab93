#pragma once

#include "engine/map/map.h"

#include <cctype>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

/// Maps drawn as the spec draws them, for tests.
namespace isle::test {

/// Reads every "(row,col)" of a text, in order, with the word that follows it ("(2,2) NE, ..." gives {2,2}
/// and "NE").
struct NamedPlace {
    Cell cell;
    std::string word;
};
inline std::vector<NamedPlace> placesOf(std::string_view text) {
    std::vector<NamedPlace> places;
    for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at)) {
        const std::size_t comma = text.find(',', at);
        const std::size_t close = text.find(')', at);
        int row = 0;
        int col = 0;
        std::from_chars(text.data() + at + 1, text.data() + comma, row);
        std::from_chars(text.data() + comma + 1, text.data() + close, col);
        at = close + 1;
        while (at < text.size() && text[at] == ' ')
            ++at;
        std::string word;
        for (; at < text.size() && std::isalpha(static_cast<unsigned char>(text[at])) != 0; ++at)
            word += text[at];
        places.push_back({{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)}, word});
    }
    return places;
}

inline std::vector<Cell> cellsOf(std::string_view text) {
    std::vector<Cell> cells;
    for (const NamedPlace& place : placesOf(text))
        cells.push_back(place.cell);
    return cells;
}

/// The notation of S-108 (and of base-rules section 4): one sign a cell, spaces between them, a line a row.
/// All numbers are shuffled; `P` and `D` mark where pirate and robber start.
inline Map mapFromAscii(std::string_view art) {
    std::vector<std::string> rows(1);
    for (const char sign : art) {
        if (sign == '\n')
            rows.emplace_back();
        else if (sign != ' ')
            rows.back() += sign;
    }
    std::erase(rows, std::string());
    Map map = blankMap(static_cast<int>(rows.size()), static_cast<int>(rows.front().size()), Terrain::Void);
    constexpr std::string_view signs = ".~PodDgfvtxc";
    constexpr std::array terrains{Terrain::Void,    Terrain::Sea,    Terrain::Sea,      Terrain::Any,
                                  Terrain::Desert,  Terrain::Desert, Terrain::Gold,     Terrain::Fog,
                                  Terrain::Village, Terrain::Any,    Terrain::Fortress, Terrain::Canal};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t col = 0; col < rows[row].size(); ++col) {
            const Cell cell{static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            const char sign = rows[row][col];
            MapHex hex;
            hex.terrain = terrains.at(signs.find(sign));
            hex.number = takesNumber(hex.terrain) ? CellNumber::shuffled() : CellNumber();
            hex.marker = sign == 't' ? Marker::ChipAny : Marker::None;
            map.set(cell, hex);
            if (sign == 'P')
                map.pirateStart = cell;
            if (sign == 'D')
                map.robberStart = cell;
        }
    }
    return map;
}

/// Adds harbours written as the spec writes them: "(2,2) NE, (2,4) NE", all of the same kind.
inline void addHarbours(Map& map, std::string_view text, HarbourKind kind = HarbourKind::Shuffled) {
    for (const NamedPlace& place : placesOf(text))
        map.setHarbour({{place.cell, directionNamed(place.word).value()}, kind});
}

} // namespace isle::test
