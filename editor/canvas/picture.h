#pragma once

#include "engine/base/id.h"
#include "engine/deal/board.h"
#include "engine/map/map.h"
#include "engine/rules/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace isle {

/// What is seen of a number token.
enum class TokenFace : std::uint8_t { None, Value, Shuffled, Back };

/// What is counted on a hex, on its plate (visual design 6): cloth left in a village (S-181), strength left
/// of a fortress (S-220), units dug at a canal tile (S-301).
struct CounterPlate {
    enum class Kind : std::uint8_t { None, Cloth, Strength, Units };
    Kind kind = Kind::None;
    int filled = 0;
    int of = 0;

    friend bool operator==(const CounterPlate&, const CounterPlate&) = default;
};

/// One hex as it is drawn.
struct HexPicture {
    Cell cell;
    Terrain terrain = Terrain::Void;
    TokenFace face = TokenFace::None;
    int number = 0;     ///< for TokenFace::Value
    bool dealt = false; ///< the number or terrain is from a deal that is shown: dashed ring (visual design 9)
    bool locked = false; ///< of a deal that is shown: other deals keep it; a small lock
    Marker marker = Marker::None;
    CounterPlate plate;
    bool blocked = false;   ///< robber on it: token dimmed
    bool rolled = false;    ///< its number was just rolled: lit ring
    std::uint8_t group = 0; ///< of a design: the shuffle group of what is not fixed; 0 for none
    TokenSet barred{};      ///< of a design: values the deal must not put here; empty where it is fixed

    friend bool operator==(const HexPicture&, const HexPicture&) = default;
};

struct HarbourPicture {
    EdgePlace edge; ///< named from its land hex
    HarbourKind kind = HarbourKind::Shuffled;
    bool dealt = false;

    friend bool operator==(const HarbourPicture&, const HarbourPicture&) = default;
};

/// A town on a crossing, or a road or ship on an edge.
struct TownPicture {
    CrossingPlace crossing;
    Piece piece = Piece::Settlement;
    Seat seat;

    friend bool operator==(const TownPicture&, const TownPicture&) = default;
};
struct LinkPicture {
    EdgePlace edge;
    Piece piece = Piece::Road;
    Seat seat;

    friend bool operator==(const LinkPicture&, const LinkPicture&) = default;
};

struct IslandPicture {
    QString name;
    IslandRole role = IslandRole::Start;
    std::vector<Cell> hexes;

    friend bool operator==(const IslandPicture&, const IslandPicture&) = default;
};

/// Everything a canvas or an export draws of a map, a deal or a game; plain values, no rules.
struct BoardPicture {
    int rows = 0;
    int cols = 0;
    std::vector<HexPicture> hexes; ///< rows * cols, row by row, void ones included
    std::vector<HarbourPicture> harbours;
    std::vector<TownPicture> towns;
    std::vector<LinkPicture> links;
    std::vector<IslandPicture> islands;
    std::optional<Cell> robber;
    std::optional<Cell> pirate;
    std::vector<CrossingPlace> forbiddenStarts; ///< of a design: no set-up settlement here (B-34)
    std::vector<Cell> farSide;                  ///< of a design: the zone of `desert_far_side` (S-142)
    bool design = true;                         ///< void cells are outlined

    friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

/// The design as drawn.
[[nodiscard]] BoardPicture pictureOf(const Map& map);

/// One deal of the map: what the deal decided is marked as dealt.
[[nodiscard]] BoardPicture pictureOf(const Map& map, const Board& board);

/// A game being played. `map` gives the island names.
[[nodiscard]] BoardPicture pictureOf(const Map& map, const Game& game);

} // namespace isle
