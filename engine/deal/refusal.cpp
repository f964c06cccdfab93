#include "engine/deal/deal.h"

#include <algorithm>

namespace isle {
namespace {

std::string counted(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

/// "The terrain pool has 17 tiles, but 18 hexes take one."
std::string poolSentence(const DealRefusal& refusal, std::string_view pool, std::string_view item,
                         std::string_view taker, std::string_view takers, std::string_view rule) {
    return "The " + std::string(pool) + " has " + counted(refusal.have, item, std::string(item) + "s")
           + ", but " + counted(refusal.need, std::string(taker) + " takes", std::string(takers) + " take")
           + " one (" + std::string(rule) + ").";
}

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
               + " pairwise apart (B-28).";
    case Reason::RedNumbersUnknown:
        return "No way was found to place " + counted(have, "red token", "red tokens")
               + " (6 and 8) apart: " + std::to_string(need)
               + " could be placed, and whether there is room for all is beyond the search" + " (B-28).";
    }
    return {};
}

} // namespace isle
