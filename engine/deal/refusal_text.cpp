#include "engine/deal/deal.h"

namespace isle {
namespace {

using Reason = DealRefusal::Reason;

std::string listOfValues(const std::vector<int>& values) {
    std::string list;
    for (const int value : values)
        list += (list.empty() ? "" : ", ") + std::to_string(value);
    return list;
}

std::string listOfCells(const std::vector<Cell>& cells) {
    std::string list;
    for (const Cell cell : cells)
        list += (list.empty() ? "" : ", ") + nameOf(cell);
    return list;
}

/// A pool holds more or less than is taken of it; the facts in the turn of the sentence.
Text poolText(const DealRefusal& refusal, std::string_view common, std::string_view ofGroup) {
    std::vector<std::string> facts{std::to_string(refusal.have), std::to_string(refusal.need)};
    if (!refusal.inGroup)
        return {common, std::move(facts)};
    facts.push_back(refusal.group);
    return {ofGroup, std::move(facts)};
}

/// The numbers cannot be laid out, with the facts in the turn of the sentence.
Text numbersText(const DealRefusal& refusal) {
    const std::string have = std::to_string(refusal.have);
    const std::string need = std::to_string(refusal.need);
    const std::string values = listOfValues(refusal.values);
    switch (refusal.reason) {
    case Reason::RedNumbersApart:
        if (refusal.inGroup)
            return {ISLE_TEXT("checks", "Red tokens (6 and 8) of group “%3” to place: %1. Hexes they may "
                                        "lie on that are pairwise apart: at most %2."),
                    {have, need, refusal.group}};
        return {ISLE_TEXT("checks", "Red tokens (6 and 8) to place: %1. Hexes they may lie on that are "
                                    "pairwise apart: at most %2."),
                {have, need}};
    case Reason::LimitsWantTokens:
        if (refusal.inGroup)
            return {ISLE_TEXT("checks", "Hexes of group “%4” that may only take %1: %2. Such tokens in its "
                                        "number pool: %3."),
                    {values, need, have, refusal.group}};
        return {ISLE_TEXT("checks", "Hexes that may only take %1: %2. Such tokens in the number pool: %3."),
                {values, need, have}};
    case Reason::LimitsLeaveTokens:
        if (refusal.inGroup)
            return {ISLE_TEXT("checks", "Tokens of %1 in the number pool of group “%4”: %2. Hexes that "
                                        "number limits and fixed red neighbours leave for them: %3."),
                    {values, have, need, refusal.group}};
        return {ISLE_TEXT("checks", "Tokens of %1 in the number pool: %2. Hexes that number limits and fixed "
                                    "red neighbours leave for them: %3."),
                {values, have, need}};
    case Reason::LimitsAndReds:
        return {ISLE_TEXT("checks", "Number limits and shuffle groups leave no way to keep the red tokens (6 "
                                    "and 8) apart, of which there are %1."),
                {have}};
    case Reason::LimitsUnknown:
        return {ISLE_TEXT("checks", "Red tokens (6 and 8) to place: %1. Within number limits and shuffle "
                                    "groups only %2 could be placed apart, and whether there is room for all "
                                    "is beyond the search."),
                {have, need}};
    default:
        return {ISLE_TEXT("checks", "Red tokens (6 and 8) to place: %1. Only %2 could be placed apart, and "
                                    "whether there is room for all is beyond the search."),
                {have, need}};
    }
}

} // namespace

Text DealRefusal::text() const {
    switch (reason) {
    case Reason::NoHexes:
        return {ISLE_TEXT("checks", "The map has no hexes."), {}};
    case Reason::TerrainPool:
        return poolText(*this, ISLE_TEXT("checks", "Tiles in the terrain pool: %1. Hexes that take one: %2."),
                        ISLE_TEXT("checks", "Tiles in the terrain pool of group “%3”: %1. Hexes that take "
                                            "one: %2."));
    case Reason::NumberPool:
        return poolText(*this, ISLE_TEXT("checks", "Tokens in the number pool: %1. Hexes that take one: %2."),
                        ISLE_TEXT("checks", "Tokens in the number pool of group “%3”: %1. Hexes that take "
                                            "one: %2."));
    case Reason::HarbourPool:
        return poolText(
            *this, ISLE_TEXT("checks", "Kinds in the harbour pool: %1. Harbours that take one: %2."), {});
    case Reason::FogPile:
        return poolText(*this, ISLE_TEXT("checks", "Tiles or numbers in the fog pile: %1. Fog hexes: %2."),
                        {});
    case Reason::ChipPool:
        return poolText(*this, ISLE_TEXT("checks", "Chips in the chip pool: %1. Hexes that take one: %2."),
                        {});
    case Reason::RedNumbersTouch:
        return {ISLE_TEXT("checks", "Fixed red numbers (6 and 8) touch each other: %1."),
                {listOfCells(cells)}};
    default:
        return numbersText(*this);
    }
}

} // namespace isle
