#include "engine/deal/pinned.h"

#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

/// Sets a pool to what is left of it; a pool from which all was taken is left to its default, which is empty
/// where nothing is shuffled.
template <class Pool>
void setPool(std::optional<Pool>& pool, const Pool& left, const Pool& before, int demand) {
    if (left == before)
        return; // nothing was taken
    if (demand == 0)
        pool.reset();
    else
        pool = left;
}

/// Makes what a hex was dealt its own.
void pinHex(Map& map, const BoardHex& dealt, Cell cell, DealtPools& left) {
    MapHex hex = map.at(cell);
    const std::size_t group = groupOf(map, hex);
    TerrainPool& terrain = group == 0 ? left.terrain : left.groups[group - 1].terrain;
    NumberPool& numbers = group == 0 ? left.numbers : left.groups[group - 1].numbers;
    if (takesNumber(hex.terrain) && hex.number.isShuffled()) {
        hex.number = CellNumber::fixed(dealt.number);
        --numbers[dealt.number];
    }
    if (isProducing(hex.terrain) && hex.marker == Marker::ChipAny) {
        hex.marker = dealt.chip;
        --left.chips[dealt.chip];
    }
    if (hex.terrain == Terrain::Any) {
        hex.terrain = dealt.terrain;
        --terrain[dealt.terrain];
    }
    map.set(cell, hex);
}

void pinHarbours(Map& map, const Board& board, DealtPools& left) {
    for (MapHarbour& harbour : map.harbours) {
        if (harbour.kind != HarbourKind::Shuffled)
            continue;
        const EdgeId edge = board.topology->edgeAt(harbour.edge);
        const auto dealt = std::find_if(board.harbours.begin(), board.harbours.end(),
                                        [&](const BoardHarbour& other) { return other.edge == edge; });
        if (!edge.valid() || dealt == board.harbours.end())
            continue;
        harbour.kind = dealt->kind;
        --left.harbours[dealt->kind];
    }
}

} // namespace

Map pinned(const Map& map, const Board& board, std::span<const Cell> cells, bool harbours) {
    Map result = map;
    const DealtPools before = resolvedPools(map);
    DealtPools left = before;
    for (const Cell cell : cells) {
        const HexId hex = board.topology->hexAt(cell);
        if (hex.valid() && map.contains(cell))
            pinHex(result, board.hexes[hex.index()], cell, left);
    }
    if (harbours)
        pinHarbours(result, board, left);

    const PoolDemand demand = poolDemand(result);
    setPool(result.pools.terrain, left.terrain, before.terrain, demand.terrain);
    setPool(result.pools.numbers, left.numbers, before.numbers, demand.numbers);
    setPool(result.pools.harbours, left.harbours, before.harbours, demand.harbours);
    setPool(result.pools.chips, left.chips, before.chips, demand.chips);
    for (std::size_t i = 0; i < result.groups.size(); ++i) {
        setPool(result.groups[i].terrain, left.groups[i].terrain, before.groups[i].terrain,
                demand.groups[i].terrain);
        setPool(result.groups[i].numbers, left.groups[i].numbers, before.groups[i].numbers,
                demand.groups[i].numbers);
    }
    return result;
}

Map pinnedWhole(const Map& map, const Board& board) {
    std::vector<Cell> cells;
    cells.reserve(board.hexes.size());
    for (const Topology::Hex& hex : board.topology->hexes())
        cells.push_back(hex.cell);
    return pinned(map, board, cells, true);
}

} // namespace isle
