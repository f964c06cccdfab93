#include "engine/deal/apart.h"
#include "engine/deal/number_puzzle.h"
#include "engine/deal/number_search.h"
#include "engine/deal/number_walk.h"
#include "engine/deal/value_matching.h"

#include <algorithm>

namespace isle {
namespace {

using Reason = DealRefusal::Reason;

constexpr int walks = 4;

std::vector<Cell> cellsOf(const NumberPuzzle& puzzle, const std::vector<std::uint16_t>& slots) {
    std::vector<Cell> cells;
    for (const std::uint16_t slot : slots)
        cells.push_back(puzzle.slots[slot].cell);
    return cells;
}

/// A shortage told from whichever side names fewer values: hexes that only these values may come to, or
/// tokens that only these hexes may take.
DealRefusal refusalOf(const NumberPuzzle& puzzle, const ValueMatching::Shortage& shortage) {
    const auto tokens = [&](ValueMask values) {
        int sum = 0;
        for (std::size_t value = 0; value < valueCount; ++value)
            sum += (values & valueBit(value)) != 0 ? puzzle.supply[shortage.group][value] : 0;
        return sum;
    };
    DealRefusal refusal;
    refusal.group = puzzle.groupNames[shortage.group];
    refusal.inGroup = shortage.group > 0;
    ValueMask others = 0;
    for (std::size_t value = 0; value < valueCount; ++value)
        if ((shortage.values & valueBit(value)) == 0 && puzzle.supply[shortage.group][value] > 0)
            others |= valueBit(value);
    std::vector<std::uint16_t> takers;  // of the other values
    std::vector<std::uint16_t> limited; // to the values that are short
    for (const std::uint16_t slot : puzzle.members[shortage.group])
        ((puzzle.slots[slot].allowed & others) != 0 ? takers : limited).push_back(slot);
    ValueMask allowed = shortage.values;
    for (const std::uint16_t slot : limited)
        allowed = static_cast<ValueMask>(allowed | puzzle.slots[slot].allowed);
    const bool hexes = tokensOf(allowed).size() <= tokensOf(others).size();
    refusal.reason = hexes ? Reason::LimitsWantTokens : Reason::LimitsLeaveTokens;
    refusal.values = tokensOf(hexes ? allowed : others);
    refusal.have = tokens(hexes ? allowed : others);
    refusal.need = static_cast<int>(hexes ? limited.size() : takers.size());
    refusal.cells = cellsOf(puzzle, hexes || takers.empty() ? limited : takers);
    refusal.besideReds = std::any_of(limited.begin(), limited.end(), [&](std::uint16_t slot) {
        return (~puzzle.slots[slot].barred & redValues & ~puzzle.slots[slot].allowed) != 0;
    });
    return refusal;
}

std::optional<DealRefusal> wrongPool(const NumberPuzzle& puzzle) {
    for (std::size_t group = 0; group < puzzle.supply.size(); ++group) {
        int have = 0;
        for (const int tokens : puzzle.supply[group])
            have += tokens;
        const auto need = static_cast<int>(puzzle.members[group].size());
        if (have == need)
            continue;
        DealRefusal refusal{Reason::NumberPool, have, need, {}};
        refusal.group = puzzle.groupNames[group];
        refusal.inGroup = group > 0;
        return refusal;
    }
    return std::nullopt;
}

/// The proof that there is no room for the red tokens of a group, or of all, even if nothing else is asked.
std::optional<DealRefusal> whyNoRoom(const NumberPuzzle& puzzle, std::optional<std::size_t> group,
                                     Random& random) {
    std::vector<Cell> cells;
    int reds = 0;
    for (std::size_t i = 0; i < puzzle.supply.size(); ++i)
        if (!group || i == *group)
            reds += puzzle.supply[i][valueIndex(6)] + puzzle.supply[i][valueIndex(8)];
    for (std::size_t slot = 0; slot < puzzle.slots.size(); ++slot)
        if ((puzzle.possible(slot) & redValues) != 0 && (!group || puzzle.slots[slot].group == *group))
            cells.push_back(puzzle.slots[slot].cell);
    const ApartGraph graph(std::move(cells));
    const auto wanted = static_cast<std::size_t>(reds);
    if (wanted == 0 || walkApart(graph, wanted, random).size() >= wanted)
        return std::nullopt;
    const LargestApart largest = searchApart(graph, wanted, random);
    if (largest.atMost >= wanted)
        return std::nullopt;
    DealRefusal refusal{Reason::RedNumbersApart, reds, static_cast<int>(largest.atMost), graph.cells()};
    refusal.inGroup = group.value_or(0) > 0;
    refusal.group = group ? puzzle.groupNames[*group] : std::string();
    return refusal;
}

std::optional<DealRefusal> whyNoRoom(const NumberPuzzle& puzzle, Random& random) {
    for (std::size_t group = 0; group < puzzle.supply.size(); ++group)
        if (auto refusal = whyNoRoom(puzzle, group, random))
            return refusal;
    return whyNoRoom(puzzle, std::nullopt, random);
}

DealRefusal limitsRefusal(const NumberPuzzle& puzzle, bool proved, std::size_t placed) {
    DealRefusal refusal;
    refusal.reason = proved ? Reason::LimitsAndReds : Reason::LimitsUnknown;
    refusal.have = puzzle.reds();
    refusal.need = static_cast<int>(placed);
    for (const NumberPuzzle::Slot& slot : puzzle.slots)
        if (slot.allowed != allValues)
            refusal.cells.push_back(slot.cell);
    return refusal;
}

/// A deal that keeps groups, limits and the red rule, not yet mixed.
Result<NumberDeal, DealRefusal> anyDeal(const NumberPuzzle& puzzle, Random& random) {
    if (auto refusal = wrongPool(puzzle))
        return *refusal;
    std::size_t placed = 0;
    for (int walk = 0; walk < walks; ++walk) {
        ValueMatching matching(puzzle);
        matching.mix(random);
        if (!matching.fitAll())
            return refusalOf(puzzle, matching.shortage());
        NumberWalk way(puzzle, matching.values());
        if (!puzzle.apart || way.part(random))
            return way.deal();
        placed = std::max(placed, static_cast<std::size_t>(puzzle.reds()) - way.touching());
    }
    if (auto refusal = whyNoRoom(puzzle, random))
        return *refusal;
    NumberSearch search = searchNumbers(puzzle, random);
    if (search.deal)
        return std::move(*search.deal);
    return limitsRefusal(puzzle, search.complete, placed);
}

} // namespace

Result<NumberDeal, DealRefusal> placeNumbers(const NumberPuzzle& puzzle, Random& random) {
    auto deal = anyDeal(puzzle, random);
    if (!deal)
        return deal;
    NumberWalk way(puzzle, std::move(deal).value());
    way.mix(random);
    return way.deal();
}

std::optional<DealRefusal> whyNoNumbers(const NumberPuzzle& puzzle) {
    Random random; // what it draws changes how long it takes, never the answer
    auto deal = anyDeal(puzzle, random);
    if (deal)
        return std::nullopt;
    return deal.error();
}

} // namespace isle
