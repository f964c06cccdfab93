#include "engine/deal/red_placement.h"

#include <algorithm>

namespace isle {
namespace {

/// Random tries before anything cleverer; on boards with room to spare one of them succeeds.
constexpr int randomTries = 1000;

bool hasFixedRed(const Map& map, Cell cell) {
    const MapHex hex = map.at(cell);
    return takesNumber(hex.terrain) && isRed(hex.number.value());
}

DealRefusal refusalOf(const RedPuzzle& puzzle, const LargestApart& largest) {
    DealRefusal refusal;
    const bool proved = largest.atMost < static_cast<std::size_t>(puzzle.reds);
    refusal.reason = proved ? DealRefusal::Reason::RedNumbersApart : DealRefusal::Reason::RedNumbersUnknown;
    refusal.have = puzzle.reds;
    refusal.need = static_cast<int>(proved ? largest.atMost : largest.set.size());
    refusal.cells = puzzle.graph.cells();
    return refusal;
}

} // namespace

RedPuzzle redPuzzle(const Map& map, const Topology& topology, const NumberPool& pool) {
    std::vector<Cell> cells;
    for (const Topology::Hex& hex : topology.hexes()) {
        const MapHex content = map.at(hex.cell);
        if (!takesNumber(content.terrain) || !content.number.isShuffled())
            continue;
        const bool besideRed =
            std::any_of(hex.neighbours.begin(), hex.neighbours.end(), [&](HexId neighbour) {
                return neighbour.valid() && hasFixedRed(map, topology[neighbour].cell);
            });
        if (!besideRed)
            cells.push_back(hex.cell);
    }
    int reds = 0;
    for (const int value : tokenValues)
        reds += isRed(value) ? pool[value] : 0;
    return {ApartGraph(std::move(cells)), reds};
}

std::optional<DealRefusal> fixedRedsTouching(const Map& map, const Topology& topology) {
    DealRefusal refusal;
    refusal.reason = DealRefusal::Reason::RedNumbersTouch;
    for (const Topology::Hex& hex : topology.hexes()) {
        if (!hasFixedRed(map, hex.cell))
            continue;
        const bool touches = std::any_of(hex.neighbours.begin(), hex.neighbours.end(), [&](HexId neighbour) {
            return neighbour.valid() && hasFixedRed(map, topology[neighbour].cell);
        });
        if (touches)
            refusal.cells.push_back(hex.cell);
    }
    if (refusal.cells.empty())
        return std::nullopt;
    return refusal;
}

Result<std::vector<Cell>, DealRefusal> placeReds(const RedPuzzle& puzzle, Random& random) {
    const auto wanted = static_cast<std::size_t>(puzzle.reds);
    std::optional<ApartSet> set = drawApart(puzzle.graph, wanted, randomTries, random);
    if (!set) {
        ApartSet found = walkApart(puzzle.graph, wanted, random);
        if (found.size() < wanted) {
            LargestApart largest = searchApart(puzzle.graph, wanted, random);
            if (largest.set.size() < wanted)
                return refusalOf(puzzle, largest);
            found = std::move(largest.set);
            random.shuffle(found);
            found.resize(wanted);
        }
        mixApart(puzzle.graph, found, random);
        set = std::move(found);
    }
    std::vector<Cell> cells;
    for (const std::uint16_t hex : *set)
        cells.push_back(puzzle.graph.cells()[hex]);
    return cells;
}

std::optional<DealRefusal> whyNoPlacement(const RedPuzzle& puzzle) {
    Random random; // what it draws changes how long it takes, never the answer
    const auto wanted = static_cast<std::size_t>(puzzle.reds);
    if (walkApart(puzzle.graph, wanted, random).size() >= wanted)
        return std::nullopt;
    const LargestApart largest = searchApart(puzzle.graph, wanted, random);
    if (largest.set.size() >= wanted)
        return std::nullopt;
    return refusalOf(puzzle, largest);
}

} // namespace isle
