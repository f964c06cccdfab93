#pragma once

#include "engine/map/map.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The small words of `.isle` files: hexes as tokens, places as "(2,3)", "(2,3) NE" and "(2,3) N".
namespace isle {

/// Every hex takes four characters of a row: marker, terrain, and two for the number.
inline constexpr std::size_t hexTokenWidth = 4;

/// A hex as four characters: " f10", "+o? ", " ~  ".
[[nodiscard]] std::string hexToken(MapHex hex);

/// One token of a row and where it begins.
struct TokenPiece {
    std::string_view text;
    std::size_t begin = 0;
};

/// Cuts a row into its tokens: at spaces, and before each marker.
[[nodiscard]] std::vector<TokenPiece> cutRow(std::string_view row);

/// Why a token is no hex.
enum class TokenFault : std::uint8_t { None, Terrain, Number };

/// What a token says, or what is wrong with it.
struct TokenReading {
    MapHex hex;
    TokenFault fault = TokenFault::None;
};
[[nodiscard]] TokenReading readHexToken(std::string_view token);

/// The letters of all terrains, for messages.
[[nodiscard]] std::string_view terrainLetters();

/// "(2,3)".
[[nodiscard]] std::string textOf(Cell cell);
/// "(2,3) NE".
[[nodiscard]] std::string textOf(EdgePlace place);
/// "(2,3) N".
[[nodiscard]] std::string textOf(CrossingPlace place);

/// Takes "(2,3)" off the front of a text; nothing (and the text as it was) when it does not begin so.
[[nodiscard]] std::optional<Cell> takeCell(std::string_view& text);
/// Takes a word and the spaces before it off the front of a text; empty at its end.
[[nodiscard]] std::string_view takeWord(std::string_view& text);

} // namespace isle
