#pragma once

#include "engine/base/random.h"
#include "engine/deal/board.h"
#include "engine/map/pools.h"

#include <memory>
#include <vector>

/// Boards for tests of the rules that shall not depend on the dealer: the pools are shuffled without regard
/// to the red rule.
namespace isle::test {

inline Board plainBoard(const Map& map, std::uint64_t seed) {
    Random random(seed);
    const DealtPools pools = resolvedPools(map);
    std::vector<Terrain> terrains;
    for (const Terrain terrain : producingTerrains)
        terrains.insert(terrains.end(), static_cast<std::size_t>(pools.terrain[terrain]), terrain);
    std::vector<int> numbers;
    for (const int value : tokenValues)
        numbers.insert(numbers.end(), static_cast<std::size_t>(pools.numbers[value]), value);
    std::vector<HarbourKind> kinds;
    for (std::size_t kind = 0; kind < harbourKindCount; ++kind)
        kinds.insert(kinds.end(), static_cast<std::size_t>(pools.harbours.count[kind]),
                     static_cast<HarbourKind>(kind));
    random.shuffle(terrains);
    random.shuffle(numbers);
    random.shuffle(kinds);

    Board board;
    board.topology = std::make_shared<const Topology>(shapeOf(map));
    const auto draw = [](auto& pile) {
        const auto last = pile.back();
        pile.pop_back();
        return last;
    };
    for (const Topology::Hex& hex : board.topology->hexes()) {
        const MapHex cell = map.at(hex.cell);
        BoardHex dealt;
        dealt.terrain = cell.terrain == Terrain::Any ? draw(terrains) : cell.terrain;
        dealt.number =
            static_cast<std::uint8_t>(cell.number.isShuffled() ? draw(numbers) : cell.number.value());
        board.hexes.push_back(dealt);
    }
    for (const MapHarbour& harbour : map.harbours)
        board.harbours.push_back({board.topology->edgeAt(harbour.edge),
                                  harbour.kind == HarbourKind::Shuffled ? draw(kinds) : harbour.kind});
    if (map.robberStart)
        board.robber = board.topology->hexAt(*map.robberStart);
    if (map.pirateStart)
        board.pirate = board.topology->hexAt(*map.pirateStart);
    return board;
}

} // namespace isle::test
