#include "engine/deal/deal.h"

#include <algorithm>

namespace isle {
namespace {

std::string counted(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

/// " of the group “Home”" where the refusal is a matter of one group.
std::string ofGroup(const DealRefusal& refusal) {
    if (!refusal.inGroup)
        return {};
    return refusal.group.empty() ? " of a shuffle group without a name"
                                 : " of the shuffle group \u201C" + refusal.group + "\u201D";
}

/// "The terrain pool has 17 tiles, but 18 hexes take one."
std::string poolSentence(const DealRefusal& refusal, std::string_view pool, std::string_view item,
                         std::string_view taker, std::string_view takers, std::string_view rule) {
    return "The " + std::string(pool) + ofGroup(refusal) + " has "
           + counted(refusal.have, item, std::string(item) + "s") + ", but "
           + counted(refusal.need, std::string(taker) + " takes", std::string(takers) + " take") + " one ("
           + std::string(rule) + ").";
}

/// "D5, E5 and F5"; of many only the first.
std::string listed(const std::vector<Cell>& cells) {
    constexpr std::size_t most = 6;
    std::string list;
    for (std::size_t i = 0; i < std::min(cells.size(), most); ++i) {
        if (i > 0)
            list += i + 1 == cells.size() ? " and " : ", ";
        list += nameOf(cells[i]);
    }
    return cells.size() > most ? list + " and others" : list;
}

std::string listed(const std::vector<int>& values, std::string_view joint) {
    std::string list;
    for (std::size_t i = 0; i < values.size(); ++i)
        list += (i == 0                   ? ""
                 : i + 1 == values.size() ? ' ' + std::string(joint) + ' '
                                          : ", ")
                + std::to_string(values[i]);
    return list;
}

/// "D5 and E5 may only take 6, but the number pool has 1 such token."
std::string shortSentence(const DealRefusal& refusal) {
    const std::string none = refusal.besideReds ? "can take no number of the pool beside fixed red ones"
                                                : "can take no number of the pool";
    const std::string pool = "the number pool" + ofGroup(refusal);
    const std::string rule = refusal.besideReds ? " (B-28: no red number beside a fixed one)." : ".";
    if (refusal.values.empty())
        return listed(refusal.cells) + ' ' + none + '.';
    return listed(refusal.cells) + " may only take " + listed(refusal.values, "or") + ", but " + pool
           + " has "
           + (refusal.have == 0 ? "no such token" : counted(refusal.have, "such token", "such tokens"))
           + rule;
}

/// "The number pool has 3 tokens with a 6, but only B2 may take one."
std::string leftSentence(const DealRefusal& refusal) {
    const std::string rule = refusal.besideReds ? " (B-28: no red number beside a fixed one)." : ".";
    return "The number pool" + ofGroup(refusal) + " has " + counted(refusal.have, "token", "tokens") + " of "
           + listed(refusal.values, "and") + ", but "
           + (refusal.need == 0 ? "no hex may take one"
                                : "only " + counted(refusal.need, "hex", "hexes")
                                      + " may take one: " + listed(refusal.cells))
           + rule;
}

} // namespace

std::string DealRefusal::sentence() const {
    switch (reason) {
    case Reason::NoHexes:
        return "The map has no hexes (B-1).";
    case Reason::TerrainPool:
        return poolSentence(*this, "terrain pool", "tile", "hex", "hexes", "B-26");
    case Reason::NumberPool:
        return poolSentence(*this, "number pool", "token", "hex", "hexes", "B-27");
    case Reason::HarbourPool:
        return poolSentence(*this, "harbour pool", "kind", "harbour", "harbours", "B-30");
    case Reason::FogPile:
        return poolSentence(*this, "fog pile", "tile or number", "fog hex", "fog hexes", "S-61");
    case Reason::ChipPool:
        return poolSentence(*this, "chip pool", "chip", "hex", "hexes", "S-200");
    case Reason::RedNumbersTouch:
        return "The fixed red numbers (6 and 8) of " + listed(cells) + " touch each other (B-28).";
    case Reason::RedNumbersApart:
        return counted(have, "red token (6 or 8) is", "red tokens (6 and 8) are")
               + " to be placed, but at most "
               + counted(need, "of the hexes it may lie on is", "of the hexes they may lie on are")
               + " pairwise apart" + (inGroup ? "," + ofGroup(*this) : std::string()) + " (B-28).";
    case Reason::RedNumbersUnknown:
        return "No way was found to place " + counted(have, "red token", "red tokens")
               + " (6 and 8) apart: " + std::to_string(need)
               + " could be placed, and whether there is room for all is beyond the search" + " (B-28).";
    case Reason::LimitsWantTokens:
        return shortSentence(*this);
    case Reason::LimitsLeaveTokens:
        return leftSentence(*this);
    case Reason::LimitsAndReds:
        return "No deal can keep both the number limits and shuffle groups and "
               + counted(have, "red token", "red tokens") + " (6 and 8) apart; every way was tried (B-28).";
    case Reason::LimitsUnknown:
        return "No deal was found that keeps the number limits and shuffle groups and "
               + counted(have, "red token", "red tokens") + " (6 and 8) apart: " + std::to_string(need)
               + " could be placed, and whether there is a way is beyond the search (B-28).";
    }
    return {};
}

} // namespace isle
