#pragma once

#include "engine/lattice/topology.h"
#include "engine/map/options.h"
#include "engine/map/terrain.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace isle {

/// The number on a hex of a design: none, one that is fixed, or one from the pool (B-25).
class CellNumber {
  public:
    constexpr CellNumber() = default; ///< none
    [[nodiscard]] static constexpr CellNumber shuffled() { return CellNumber(1); }
    /// `value` must be a token (isToken).
    [[nodiscard]] static constexpr CellNumber fixed(int value) {
        return CellNumber(static_cast<std::uint8_t>(value));
    }

    [[nodiscard]] constexpr bool none() const { return code_ == 0; }
    [[nodiscard]] constexpr bool isShuffled() const { return code_ == 1; }
    [[nodiscard]] constexpr bool isFixed() const { return code_ > 1; }
    /// The fixed value; 0 when it is not fixed.
    [[nodiscard]] constexpr int value() const { return code_ > 1 ? code_ : 0; }

    friend constexpr bool operator==(CellNumber, CellNumber) = default;

  private:
    constexpr explicit CellNumber(std::uint8_t code) : code_(code) {}
    std::uint8_t code_ = 0;
};

/// A set of token values (2 to 12 without 7).
class TokenSet {
  public:
    [[nodiscard]] constexpr bool has(int value) const { return ((bits_ >> value) & 1) != 0; }
    constexpr void insert(int value) { bits_ = static_cast<std::uint16_t>(bits_ | (1U << value)); }
    constexpr void erase(int value) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << value)); }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }

    friend constexpr bool operator==(TokenSet, TokenSet) = default;

  private:
    std::uint16_t bits_ = 0; ///< bit v for value v
};

/// One cell of a design.
struct MapHex {
    Terrain terrain = Terrain::Void;
    CellNumber number;
    Marker marker = Marker::None;
    /// The shuffle group its terrain and number are dealt in: 0 for the common pools, else one more than the
    /// place in MapLayout::groups. Of what is fixed it says only in which default pool it is counted.
    std::uint8_t group = 0;
    /// Values the deal must not put here; a hex that only a few values may come to bars all others.
    TokenSet barred{};

    friend constexpr bool operator==(const MapHex&, const MapHex&) = default;
};

/// A harbour of a design: an edge named from its land hex (B-29, S-103) and a kind.
struct MapHarbour {
    EdgePlace edge;
    HarbourKind kind = HarbourKind::Shuffled;

    friend constexpr auto operator<=>(const MapHarbour&, const MapHarbour&) = default;
};

enum class IslandRole : std::uint8_t { Start, New };

/// Name and role of an island (S-70, S-101), found by any one of its hexes.
struct MapIsland {
    Cell hex;
    std::string name;
    IslandRole role = IslandRole::Start;

    friend bool operator==(const MapIsland&, const MapIsland&) = default;
};

/// How many tiles of each producing terrain, and of gold for a fog pile, are shuffled.
struct TerrainPool {
    std::array<int, terrainCount> count{}; ///< by Terrain

    [[nodiscard]] int& operator[](Terrain terrain) { return count[static_cast<std::size_t>(terrain)]; }
    [[nodiscard]] int operator[](Terrain terrain) const { return count[static_cast<std::size_t>(terrain)]; }
    [[nodiscard]] int total() const;
    friend bool operator==(const TerrainPool&, const TerrainPool&) = default;
};

/// How many tokens of each value are shuffled.
struct NumberPool {
    std::array<int, 13> count{}; ///< by value; 0, 1 and 7 stay 0

    [[nodiscard]] int& operator[](int value) { return count[static_cast<std::size_t>(value)]; }
    [[nodiscard]] int operator[](int value) const { return count[static_cast<std::size_t>(value)]; }
    [[nodiscard]] int total() const;
    friend bool operator==(const NumberPool&, const NumberPool&) = default;
};

/// How many harbours of each kind are shuffled.
struct HarbourPool {
    std::array<int, harbourKindCount> count{}; ///< by HarbourKind

    [[nodiscard]] int& operator[](HarbourKind kind) { return count[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] int operator[](HarbourKind kind) const { return count[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] int total() const;
    friend bool operator==(const HarbourPool&, const HarbourPool&) = default;
};

/// How many chips of each kind are shuffled over the hexes whose chip has no fixed kind (S-200).
struct ChipPool {
    int point = 0;
    int harbour = 0;
    int gold = 0;

    /// `kind` is ChipPoint, ChipHarbour or ChipGold.
    [[nodiscard]] int& operator[](Marker kind) {
        return kind == Marker::ChipPoint ? point : kind == Marker::ChipHarbour ? harbour : gold;
    }
    [[nodiscard]] int operator[](Marker kind) const { return ChipPool(*this)[kind]; }
    [[nodiscard]] int total() const { return point + harbour + gold; }
    friend bool operator==(const ChipPool&, const ChipPool&) = default;
};

/// Cards that one stage of a wonder costs, by Resource (S-243).
using StageCost = std::array<std::uint8_t, resourceCount>;
inline constexpr std::size_t wonderStages = 4; ///< S-241
using WonderCosts = std::array<StageCost, wonderStages>;
/// S-243: what the stages cost on a map that says nothing else.
inline constexpr WonderCosts standardWonderCosts{
    {{2, 1, 0, 1, 0}, {1, 0, 1, 0, 2}, {0, 1, 0, 1, 3}, {1, 0, 0, 2, 3}}};

/// The pools of a map (S-102); what is not set has its default for the number of hexes (B-26, B-27, B-30,
/// S-61).
struct Pools {
    std::optional<TerrainPool> terrain;  ///< for hexes whose terrain is Any
    std::optional<NumberPool> numbers;   ///< for hexes whose number is shuffled
    std::optional<HarbourPool> harbours; ///< for harbours whose kind is shuffled
    std::optional<TerrainPool> fogTerrain;
    std::optional<NumberPool> fogNumbers;
    std::optional<ChipPool> chips; ///< for chip hexes of no fixed kind

    friend bool operator==(const Pools&, const Pools&) = default;
};

/// Hexes that are shuffled among themselves, apart from all others, from pools of their own; what is not set
/// has its default for the group's number of hexes (B-26, B-27), less what is fixed among them.
struct ShuffleGroup {
    std::string name;
    std::optional<TerrainPool> terrain;
    std::optional<NumberPool> numbers;
    /// Fields of the group that this version does not know, as JSON text by name.
    std::vector<std::pair<std::string, std::string>> unknownFields{};

    friend bool operator==(const ShuffleGroup&, const ShuffleGroup&) = default;
};
inline constexpr std::size_t mostShuffleGroups = 15;

/// A problem the designer has looked at and accepts, with the reason.
struct AcceptedProblem {
    std::string key; ///< Problem::key
    std::string reason;

    friend auto operator<=>(const AcceptedProblem&, const AcceptedProblem&) = default;
};

/// What is drawn and set for a range of seats. A map has one layout or several, for different numbers of
/// seats; the one that is open is the base of its Map.
struct MapLayout {
    std::string name; ///< "5-6 seats"; may be empty where there is only one

    int rows = 0; ///< at most maxMapSide
    int cols = 0;
    std::vector<MapHex> cells; ///< rows * cols, row by row

    std::vector<MapHarbour> harbours;           ///< sorted by edge, no edge twice
    std::vector<MapIsland> islands;             ///< sorted by hex
    std::vector<CrossingPlace> forbiddenStarts; ///< option `no_start` (B-34); canonical and sorted
    std::vector<Cell> farSide;                  ///< zone of `desert_far_side` (S-142), sorted
    std::optional<Cell> robberStart;            ///< B-31
    std::optional<Cell> pirateStart;            ///< S-30
    Pools pools;
    std::optional<WonderCosts> wonderCosts; ///< S-106; not set: standardWonderCosts
    int minSeats = 3;                       ///< fewest seats the map is meant for (B-23)
    int maxSeats = 4;
    OptionValues options;
    std::vector<ShuffleGroup> groups;      ///< at most mostShuffleGroups
    std::vector<AcceptedProblem> accepted; ///< sorted by key, no key twice

    /// Fields of the layout, its options and its pools that this version does not know, as JSON text by name
    /// ("options.colour"), kept so that they can be written back.
    std::vector<std::pair<std::string, std::string>> unknownFields;

    [[nodiscard]] bool contains(Cell cell) const {
        return cell.row >= 0 && cell.col >= 0 && cell.row < rows && cell.col < cols;
    }
    /// The hex at a cell; a void one outside the map.
    [[nodiscard]] MapHex at(Cell cell) const;
    /// Replaces the hex at a cell of the map.
    void set(Cell cell, MapHex hex);

    /// The harbour on an edge, by either of the edge's names; nullptr when there is none.
    [[nodiscard]] const MapHarbour* harbourAt(EdgePlace edge) const;
    /// Sets or replaces the harbour of an edge.
    void setHarbour(MapHarbour harbour);
    void removeHarbour(EdgePlace edge);

    /// The rules of a game on this layout with so many seats.
    [[nodiscard]] Rules rulesFor(int seats) const { return Rules(options, seats); }

    friend bool operator==(const MapLayout&, const MapLayout&) = default;
};

/// What a scenario tells its players and its editors, in Markdown.
struct ScenarioText {
    std::string story;
    std::string setUp;
    std::string specialRules;
    std::string notes; ///< the designer's own, for whoever works on the map

    friend bool operator==(const ScenarioText&, const ScenarioText&) = default;
};

/// A design: everything a designer draws or sets, as one plain value. Any content can be held, also a wrong
/// one; what is wrong with it the checks say. Its base is the layout that is open; see layouts.h.
struct Map : MapLayout {
    std::string title;
    std::string author;
    std::string description; ///< one paragraph
    std::string licence;
    ScenarioText text;

    std::size_t openLayout = 0;          ///< the place of the open layout among all
    std::vector<MapLayout> otherLayouts; ///< the others, in their order

    /// Fields of the file itself that this version does not know, as JSON text by name, kept so that they can
    /// be written back.
    std::vector<std::pair<std::string, std::string>> unknownMapFields;

    friend bool operator==(const Map&, const Map&) = default;
};

/// A map of one terrain throughout.
[[nodiscard]] Map blankMap(int rows, int cols, Terrain terrain);

/// Where hexes are and which are land.
[[nodiscard]] Shape shapeOf(const MapLayout& map);

/// The map's islands with their roles: for each island of the topology the role its entry in `map.islands`
/// gives it. A map that names no start island starts on all of them (S-70); an island without entry is `New`
/// otherwise.
[[nodiscard]] std::vector<IslandRole> islandRoles(const Map& map, const Topology& topology);

/// The islands that the zone of `desert_far_side` divides (S-142), by IslandId: those with a land hex in it.
[[nodiscard]] std::vector<bool> dividedIslands(const Map& map, const Topology& topology);

} // namespace isle
