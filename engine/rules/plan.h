#pragma once

#include "engine/map/map.h"
#include "engine/rules/bits.h"
#include "engine/rules/table.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace isle {

/// No crossing, edge or hex in the compact tables of a plan.
inline constexpr std::uint16_t nowhere = 0xFFFF;

/// The most words a set of crossings or edges takes, on a map of 64 x 64 cells.
inline constexpr std::size_t mostCrossingWords =
    wordsFor(std::size_t{2} * (maxMapSide + 1) * (maxMapSide + 1));
inline constexpr std::size_t mostEdgeWords = wordsFor(std::size_t{3} * (maxMapSide + 1) * (maxMapSide + 2));

/// A set of edges on the stack; only the words of the map count and are set.
using EdgeSet = std::array<std::uint64_t, mostEdgeWords>;

/// What a hex yields besides the five resources, which have their own numbers.
inline constexpr std::uint8_t yieldsGold = 5;
inline constexpr std::uint8_t yieldsNothing = 6;

/// What lies under a hex, as far as robber and pirate ask.
inline constexpr std::uint8_t onSea = 0;
inline constexpr std::uint8_t onLand = 1;
inline constexpr std::uint8_t onDesert = 2;
inline constexpr std::uint8_t onSealed =
    3; ///< fog face down, a standing fortress: no goal of the robber (S-65, S-225)

/// What a terrain yields: a Resource, yieldsGold or yieldsNothing.
[[nodiscard]] constexpr std::uint8_t yieldFrom(Terrain terrain) {
    if (const auto resource = resourceOf(terrain))
        return static_cast<std::uint8_t>(*resource);
    return terrain == Terrain::Gold ? yieldsGold : yieldsNothing;
}

/// The ground of a terrain. A canal tile is a desert while it is unfinished (S-300).
[[nodiscard]] constexpr std::uint8_t groundFrom(Terrain terrain) {
    switch (terrain) {
    case Terrain::Sea:
        return onSea;
    case Terrain::Desert:
    case Terrain::Canal:
        return onDesert;
    case Terrain::Fog:
    case Terrain::Fortress:
        return onSealed;
    default:
        return onLand;
    }
}

/// Where the parts of a game's block lie, in bytes from its start. Parts that a table does not need (ships
/// without the sea, the dice deck, offers) have no room at all, so a copy costs what the map needs.
struct BlockLayout {
    std::size_t seats = 0;      ///< SeatState by seat
    std::size_t closed = 0;     ///< crossing bits: a town stands there or one edge away (B-103)
    std::size_t taken = 0;      ///< edge bits: a road or ship lies there
    std::size_t freshShips = 0; ///< edge bits: ships built this turn (S-20)
    std::size_t seatBits = 0;   ///< the bit sets of each seat
    std::size_t seatBitsStep = 0;
    // Within a seat's bit sets:
    std::size_t roadNet = 0;   ///< crossing bits: ends of own roads; the own towns come first, at 0
    std::size_t roads = 0;     ///< edge bits
    std::size_t roadReach = 0; ///< edge bits: joins the own roads and towns (B-102), whether taken or not
    std::size_t shipNet = 0;
    std::size_t shipJoints = 0; ///< crossing bits: two or more own ships meet there
    std::size_t ships = 0;
    std::size_t shipReach = 0; ///< as roadReach by S-12
    std::size_t landed = 0;    ///< island bits: the seat has settled there
    // After the bit sets:
    std::size_t shares = 0; ///< four bits a seat for each hex: the cards its towns there are due (B-48)
    std::size_t towns = 0;  ///< a byte a crossing
    std::size_t pieces = 0; ///< a byte an edge
    std::size_t beside = 0; ///< a byte a hex: seats with a town there; on sea hexes seats with a ship
    std::size_t barred =
        0; ///< crossing bits: beside fog face down, on an island with a standing fortress (S-65, S-221)
    std::size_t spots = 0;  ///< a Spot each hex that has a state of its own
    std::size_t hidden = 0; ///< a Hidden each of them: what lies under it
    std::size_t pile = 0;   ///< the fog pile, a FogTile each
    std::size_t dice = 0;   ///< the dice deck: how often each of the 36 results is left (B-201)
    std::size_t offers = 0; ///< open offers come last: only those there are get copied
    std::size_t end = 0;
};

/// What the engine works out for itself once per table: the layout of the block and the map's adjacency in
/// the compact form it walks. Not for use outside engine/rules.
struct Plan {
    struct Links {
        std::array<std::uint16_t, 3> edges;      ///< aligned with neighbours
        std::array<std::uint16_t, 3> neighbours; ///< B-7: valid where the edge may not be
        std::array<std::uint16_t, 3> hexes;      ///< in reading order
    };

    std::size_t seats = 0;
    std::size_t crossings = 0;
    std::size_t edges = 0;
    std::size_t hexes = 0;
    std::size_t islands = 0; ///< with the far side of S-142 when it is foreign
    std::size_t crossingWords = 0;
    std::size_t edgeWords = 0;
    std::size_t islandWords = 0;
    std::size_t offerRoom = 0;  ///< most offers that can be open at once (B-82, B-88)
    std::size_t fogHexes = 0;   ///< and tiles of the pile (S-61)
    std::size_t chestCount = 0; ///< S-261
    bool bars = false;          ///< there is fog or a fortress, so the block has `barred`
    bool chips = false;         ///< some hex has a chip (S-200)
    bool sea = false;           ///< S-17
    bool pirate = false;        ///< S-30
    BlockLayout at;

    std::vector<Links> crossing;
    std::vector<std::array<std::uint16_t, 2>> edgeEnds;
    std::vector<std::uint16_t> edgeAcross; ///< both ends xor-ed: the other end is this xor the one
    std::vector<std::array<std::uint16_t, 2>> edgeHexes;
    std::vector<std::array<std::uint16_t, 6>> hexCrossings;
    std::vector<std::array<std::uint16_t, 6>> hexEdges;
    std::vector<std::uint64_t> landBits;  ///< crossings a town can stand on (B-4)
    std::vector<std::uint64_t> startBits; ///< crossings a set-up town can stand on
    std::vector<std::uint64_t> roadBits;  ///< road edges (B-5)
    std::vector<std::uint64_t> shipBits;  ///< ship edges (S-5, S-6); all clear without the sea
    std::vector<std::uint16_t> landHexes;
    std::vector<std::uint16_t> seaHexes;
    std::vector<std::uint8_t> grounds; ///< by hex: onSea, onLand or onDesert
    std::vector<std::uint8_t> yields;  ///< by hex: Resource, yieldsGold or yieldsNothing
    std::vector<std::uint16_t> numbered;
    std::array<std::uint16_t, 14> numberedFrom{}; ///< hexes of number n are numbered[from n .. from n + 1)

    // Hexes whose state changes during the game: fog, villages, chip hexes, fortresses, canal tiles.
    std::vector<std::uint16_t> spotHex;    ///< hex by spot, in reading order
    std::vector<std::uint16_t> spotOf;     ///< spot by hex, `nowhere` for all others; empty without spots
    std::vector<std::uint16_t> villages;   ///< spots
    std::vector<std::uint16_t> growing;    ///< spots that may come to produce: fog and canal tiles
    std::vector<std::uint16_t> fortresses; ///< spots
    std::vector<std::uint16_t> islandOf;   ///< by crossing, `nowhere` at sea; only with fortresses

    [[nodiscard]] std::span<const std::uint16_t> hexesWith(int number) const {
        const std::size_t n = static_cast<std::size_t>(number);
        return std::span(numbered).subspan(numberedFrom[n],
                                           static_cast<std::size_t>(numberedFrom[n + 1] - numberedFrom[n]));
    }
};

/// Calls `visit` with each edge that shares an end with one.
template <class Visit>
void eachEdgeBeside(const Plan& plan, std::size_t edge, Visit&& visit) {
    for (const std::size_t end : plan.edgeEnds[edge])
        for (const std::uint16_t other : plan.crossing[end].edges)
            if (other != nowhere && other != edge)
                visit(other);
}

/// Works the plan out; everything else in the table must be set.
[[nodiscard]] Plan makePlan(const Table& table);

} // namespace isle
