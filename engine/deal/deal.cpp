#include "engine/deal/deal.h"

#include "engine/deal/number_puzzle.h"
#include "engine/deal/red_placement.h"
#include "engine/deal/specials.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

using Reason = DealRefusal::Reason;

/// The things of a pool one by one, in the order of their kinds.
template <class Kinds, class Pool>
auto unpacked(const Pool& pool, const Kinds& kinds) {
    std::vector<typename Kinds::value_type> things;
    for (const auto kind : kinds)
        things.insert(things.end(), static_cast<std::size_t>(std::max(0, pool[kind])), kind);
    return things;
}

constexpr std::array fogTerrains{Terrain::Forest, Terrain::Pasture,   Terrain::Fields,
                                 Terrain::Hills,  Terrain::Mountains, Terrain::Gold};
constexpr std::array dealtHarbourKinds{HarbourKind::Brick, HarbourKind::Lumber, HarbourKind::Wool,
                                       HarbourKind::Grain, HarbourKind::Ore,    HarbourKind::Generic};

constexpr std::array chipKinds{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold};

std::optional<DealRefusal> mismatch(Reason reason, std::size_t have, int need) {
    if (static_cast<int>(have) == need)
        return std::nullopt;
    return DealRefusal{reason, static_cast<int>(have), need, {}};
}

/// What is dealt, one list a pool.
struct Tiles {
    std::vector<std::vector<Terrain>> terrain; ///< by group; the common pool first
    std::vector<std::vector<int>> numbers;     ///< by group
    std::vector<HarbourKind> harbours;
    std::vector<Terrain> fogTerrain;
    std::vector<int> fogNumbers;
    std::vector<Marker> chips;

    explicit Tiles(const DealtPools& pools)
        : harbours(unpacked(pools.harbours, dealtHarbourKinds)),
          fogTerrain(unpacked(pools.fogTerrain, fogTerrains)),
          fogNumbers(unpacked(pools.fogNumbers, tokenValues)),
          chips(unpacked(pools.chips, chipKinds)) {
        for (std::size_t group = 0; group <= pools.groups.size(); ++group) {
            terrain.push_back(unpacked(pools.terrainOf(group), producingTerrains));
            numbers.push_back(unpacked(pools.numbersOf(group), tokenValues));
        }
    }

    [[nodiscard]] std::optional<DealRefusal> whyNotFitting(const Map& map) const {
        const PoolDemand demand = poolDemand(map);
        for (std::size_t group = 0; group < terrain.size(); ++group) {
            auto refusal = mismatch(Reason::TerrainPool, terrain[group].size(), demand.of(group).terrain);
            if (!refusal)
                refusal = mismatch(Reason::NumberPool, numbers[group].size(), demand.of(group).numbers);
            if (refusal && group > 0) {
                refusal->inGroup = true;
                refusal->group = map.groups[group - 1].name;
            }
            if (refusal)
                return refusal;
        }
        if (auto refusal = mismatch(Reason::HarbourPool, harbours.size(), demand.harbours))
            return refusal;
        if (auto refusal = mismatch(Reason::FogPile, fogTerrain.size(), demand.fog))
            return refusal;
        if (auto refusal = mismatch(Reason::FogPile, fogNumbers.size(), demand.fog))
            return refusal;
        return mismatch(Reason::ChipPool, chips.size(), demand.chips);
    }
};

void dealTerrain(const Map& map, std::vector<std::vector<Terrain>> tiles, Random random, Board& board) {
    for (std::vector<Terrain>& group : tiles)
        random.shuffle(group);
    std::vector<std::size_t> next(tiles.size(), 0);
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const MapHex hex = map.at(board.topology->hexes()[i].cell);
        const std::size_t group = groupOf(map, hex);
        board.hexes[i].terrain = hex.terrain == Terrain::Any ? tiles[group][next[group]++] : hex.terrain;
    }
}

/// Fixed numbers stay; of the shuffled ones the red lie on the given cells (sorted), or anywhere when there
/// is no rule about them.
void dealNumbers(const Map& map, std::vector<int> tokens, const std::optional<std::vector<Cell>>& redCells,
                 Random random, Board& board) {
    random.shuffle(tokens);
    if (redCells) // each kind keeps its random order
        std::stable_partition(tokens.begin(), tokens.end(), isRed);
    std::size_t nextRed = 0;
    std::size_t next = redCells ? redCells->size() : 0;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const Cell cell = board.topology->hexes()[i].cell;
        const MapHex hex = map.at(cell);
        if (!takesNumber(hex.terrain) || hex.number.none())
            continue; // B-24: a desert never has a number, whatever is drawn there
        int value = hex.number.value();
        if (hex.number.isShuffled()) {
            const bool red = redCells && std::binary_search(redCells->begin(), redCells->end(), cell);
            value = tokens[red ? nextRed++ : next++];
        }
        board.hexes[i].number = static_cast<std::uint8_t>(value);
    }
}

/// The same where groups or limits narrow what may lie where: `deal` has a value for each slot.
void dealNumbers(const Map& map, const NumberPuzzle& puzzle, const NumberDeal& deal, Board& board) {
    std::size_t slot = 0;
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const Cell cell = board.topology->hexes()[i].cell;
        const MapHex hex = map.at(cell);
        if (slot < deal.size() && puzzle.slots[slot].cell == cell)
            board.hexes[i].number = static_cast<std::uint8_t>(tokenValues[deal[slot++]]);
        else if (takesNumber(hex.terrain))
            board.hexes[i].number = static_cast<std::uint8_t>(hex.number.value());
    }
}

void dealHarbours(const Map& map, std::vector<HarbourKind> kinds, Random random, Board& board) {
    random.shuffle(kinds);
    std::size_t next = 0;
    for (const MapHarbour& harbour : map.harbours) {
        const HarbourKind kind = harbour.kind == HarbourKind::Shuffled ? kinds[next++] : harbour.kind;
        const EdgeId edge = board.topology->edgeAt(harbour.edge);
        if (edge.valid())
            board.harbours.push_back({edge, kind});
    }
}

void dealFogPile(std::vector<Terrain> terrain, std::vector<int> numbers, Random random, Board& board) {
    random.shuffle(terrain);
    random.shuffle(numbers);
    for (std::size_t i = 0; i < terrain.size(); ++i)
        board.fogPile.push_back({terrain[i], static_cast<std::uint8_t>(numbers[i])});
}

bool redApart(const Map& map) {
    return map.rulesFor(map.minSeats).on(Option::RedApart);
}

} // namespace

Result<Board, DealRefusal> deal(const Map& map, std::uint64_t seed) {
    return deal(map, std::make_shared<const Topology>(shapeOf(map)), seed);
}

Result<Board, DealRefusal> deal(const Map& map, std::shared_ptr<const Topology> topology,
                                std::uint64_t seed) {
    if (topology->hexes().empty())
        return DealRefusal{};
    const DealtPools pools = resolvedPools(map);
    const Tiles tiles(pools);
    if (auto refusal = tiles.whyNotFitting(map))
        return *refusal;

    // Every part has a stream of its own, so that a change of the harbours does not change the terrain.
    Random random(seed);
    const Random terrainStream(random.next());
    Random redStream(random.next());
    const Random numberStream(random.next());
    const Random harbourStream(random.next());
    const Random fogStream(random.next());
    const Random chipStream(random.next());
    const Random chestStream(random.next());

    const bool apart = redApart(map);
    if (apart)
        if (auto refusal = fixedRedsTouching(map, *topology))
            return *refusal;
    std::optional<std::vector<Cell>> redCells;
    std::optional<NumberPuzzle> puzzle;
    NumberDeal numbers;
    if (numbersAreNarrowed(map)) {
        puzzle = numberPuzzle(map, *topology, pools, apart);
        auto placed = placeNumbers(*puzzle, redStream);
        if (!placed)
            return placed.error();
        numbers = std::move(placed.value());
    } else if (apart) {
        auto placed = placeReds(redPuzzle(map, *topology, pools.numbers), redStream);
        if (!placed)
            return placed.error();
        redCells = std::move(placed.value());
    }

    Board board;
    board.topology = std::move(topology);
    board.hexes.resize(board.topology->hexes().size());
    dealTerrain(map, tiles.terrain, terrainStream, board);
    if (puzzle)
        dealNumbers(map, *puzzle, numbers, board);
    else
        dealNumbers(map, tiles.numbers.front(), redCells, numberStream, board);
    dealHarbours(map, tiles.harbours, harbourStream, board);
    dealFogPile(tiles.fogTerrain, tiles.fogNumbers, fogStream, board);
    dealChips(map, tiles.chips, chipStream, board);
    dealChests(map, chestStream, board);
    board.robber = robberStartOf(map, board);
    board.pirate = pirateStartOf(map, board);
    return board;
}

std::optional<DealRefusal> whyUndealable(const Map& map, const Topology& topology) {
    const bool apart = redApart(map);
    if (apart)
        if (auto refusal = fixedRedsTouching(map, topology))
            return refusal;
    if (numbersAreNarrowed(map))
        return whyNoNumbers(numberPuzzle(map, topology, resolvedPools(map), apart));
    if (!apart)
        return std::nullopt;
    return whyNoPlacement(redPuzzle(map, topology, resolvedPools(map).numbers));
}

} // namespace isle
