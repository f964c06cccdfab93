#pragma once

#include "engine/deal/board.h"
#include "engine/map/map.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace isle {

/// What is known for certain of one hex.
struct KnownHex {
    static constexpr std::int8_t unknown = -1;

    Terrain terrain = Terrain::Void; ///< Any: one of the five, the deal says which; Fog: face down
    std::int8_t number = 0;          ///< its token, 0 for none, `unknown` where the deal or a pile brings it

    [[nodiscard]] int token() const { return static_cast<int>(number); }
    [[nodiscard]] bool numberKnown() const { return number != unknown; }
    /// Yields cards when its number is rolled, as far as known: the five terrains, Any and gold.
    [[nodiscard]] bool produces() const { return isProducing(terrain) || terrain == Terrain::Gold; }
    /// The pips of what it yields; 0 for a hex that yields nothing or whose number is not known.
    [[nodiscard]] int pips() const { return produces() ? pipsOf(number) : 0; }
    /// Whether nothing of it is left to chance.
    [[nodiscard]] bool whole() const {
        return terrain != Terrain::Any && terrain != Terrain::Fog && numberKnown();
    }
    friend bool operator==(const KnownHex&, const KnownHex&) = default;
};

struct KnownHarbour {
    EdgeId edge;                              ///< none where the design has it off the map
    EdgePlace place;                          ///< as the map names it
    HarbourKind kind = HarbourKind::Shuffled; ///< Shuffled: the deal says which

    friend bool operator==(const KnownHarbour&, const KnownHarbour&) = default;
};

/// The terrain, numbers and harbours that are known for certain: what a design fixes, and so holds for every
/// deal, or all that lies open on one dealt board. What is a function of it says the same of both.
class KnownGround {
  public:
    KnownGround() = default;
    /// What a design fixes.
    KnownGround(const Map& map, const Topology& topology);
    /// What lies open on a board; fog stays fog.
    KnownGround(const Map& map, const Board& board);
    /// What is known otherwise: hexes by HexId, harbours in the order of the map.
    KnownGround(std::vector<KnownHex> hexes, std::vector<KnownHarbour> harbours)
        : hexes_(std::move(hexes)), harbours_(std::move(harbours)) {}

    [[nodiscard]] const KnownHex& operator[](HexId hex) const { return hexes_[hex.index()]; }
    [[nodiscard]] const std::vector<KnownHex>& hexes() const { return hexes_; } ///< by HexId
    [[nodiscard]] const std::vector<KnownHarbour>& harbours() const { return harbours_; }
    [[nodiscard]] bool dealt() const { return dealt_; } ///< made from a board
    /// Whether nothing but fog is left to chance on the hexes.
    [[nodiscard]] bool whole() const;

    // For trying out how a change would do.
    void swapNumbers(HexId a, HexId b) { std::swap(hexes_[a.index()].number, hexes_[b.index()].number); }
    void swapTerrains(HexId a, HexId b) { std::swap(hexes_[a.index()].terrain, hexes_[b.index()].terrain); }

    friend bool operator==(const KnownGround&, const KnownGround&) = default;

  private:
    std::vector<KnownHex> hexes_;
    std::vector<KnownHarbour> harbours_;
    bool dealt_ = false;
};

} // namespace isle
