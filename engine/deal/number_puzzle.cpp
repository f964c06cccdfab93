#include "engine/deal/number_puzzle.h"

#include <algorithm>
#include <numeric>

namespace isle {
namespace {

bool takesDealtNumber(const MapHex& hex) {
    return takesNumber(hex.terrain) && hex.number.isShuffled();
}

bool besideFixedRed(const MapLayout& map, Cell cell) {
    return std::any_of(allDirections.begin(), allDirections.end(), [&](Direction direction) {
        const MapHex beside = map.at(neighbour(cell, direction));
        return takesNumber(beside.terrain) && isRed(beside.number.value());
    });
}

ValueMask barredMask(const TokenSet& barred) {
    ValueMask mask = 0;
    for (std::size_t i = 0; i < valueCount; ++i)
        if (barred.has(tokenValues[i]))
            mask |= valueBit(i);
    return mask;
}

NumberPuzzle::Supply supplyOf(const NumberPool& pool) {
    NumberPuzzle::Supply supply{};
    for (std::size_t i = 0; i < valueCount; ++i)
        supply[i] = std::max(0, pool[tokenValues[i]]);
    return supply;
}

} // namespace

std::vector<int> tokensOf(ValueMask mask) {
    std::vector<int> tokens;
    for (std::size_t i = 0; i < valueCount; ++i)
        if ((mask & valueBit(i)) != 0)
            tokens.push_back(tokenValues[i]);
    return tokens;
}

int NumberPuzzle::reds() const {
    return std::accumulate(supply.begin(), supply.end(), 0, [](int sum, const Supply& tokens) {
        return sum + tokens[valueIndex(6)] + tokens[valueIndex(8)];
    });
}

ValueMask NumberPuzzle::possible(std::size_t slot) const {
    ValueMask supplied = 0;
    for (std::size_t i = 0; i < valueCount; ++i)
        if (supply[slots[slot].group][i] > 0)
            supplied |= valueBit(i);
    return static_cast<ValueMask>(slots[slot].allowed & supplied);
}

bool numbersAreNarrowed(const MapLayout& map) {
    return std::any_of(map.cells.begin(), map.cells.end(), [&](const MapHex& hex) {
        return takesDealtNumber(hex) && (groupOf(map, hex) != 0 || barredMask(hex.barred) != 0);
    });
}

NumberPuzzle numberPuzzle(const MapLayout& map, const Topology& topology, const DealtPools& pools,
                          bool apart) {
    NumberPuzzle puzzle;
    puzzle.apart = apart;
    puzzle.members.resize(map.groups.size() + 1);
    std::vector<std::uint16_t> slotOf(topology.hexes().size(), 0xFFFF);
    for (std::size_t i = 0; i < topology.hexes().size(); ++i) {
        const Cell cell = topology.hexes()[i].cell;
        const MapHex hex = map.at(cell);
        if (!takesDealtNumber(hex))
            continue;
        NumberPuzzle::Slot slot{cell, static_cast<std::uint8_t>(groupOf(map, hex))};
        slot.barred = barredMask(hex.barred);
        slot.allowed = static_cast<ValueMask>(allValues & ~slot.barred);
        if (apart && besideFixedRed(map, cell))
            slot.allowed = static_cast<ValueMask>(slot.allowed & ~redValues);
        slotOf[i] = static_cast<std::uint16_t>(puzzle.slots.size());
        puzzle.members[slot.group].push_back(slotOf[i]);
        puzzle.slots.push_back(slot);
    }
    puzzle.neighbours.resize(puzzle.slots.size());
    for (std::size_t i = 0; i < topology.hexes().size(); ++i) {
        if (slotOf[i] == 0xFFFF)
            continue;
        for (const HexId beside : topology.hexes()[i].neighbours)
            if (beside.valid() && slotOf[beside.index()] != 0xFFFF)
                puzzle.neighbours[slotOf[i]].push_back(slotOf[beside.index()]);
    }
    for (std::size_t group = 0; group <= map.groups.size(); ++group) {
        puzzle.supply.push_back(supplyOf(pools.numbersOf(group)));
        puzzle.groupNames.push_back(group == 0 ? std::string() : map.groups[group - 1].name);
    }
    return puzzle;
}

} // namespace isle
