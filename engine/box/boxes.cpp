#include "engine/box/boxes.h"

#include "engine/base/text.h"

#include <algorithm>

namespace isle {
namespace {

using Part = Component;
using enum Confidence;

/// Hexes in the order of the boxes' own lists.
constexpr void setTiles(ComponentCounts& counts, const std::array<int, 8>& tiles) {
    for (std::size_t i = 0; i < tiles.size(); ++i)
        counts.count[static_cast<std::size_t>(Part::Forest) + i] = tiles[i];
}

/// Tokens of each value, 2 to 6 and 8 to 12.
constexpr void setNumbers(ComponentCounts& counts, const std::array<int, 10>& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        counts.count[static_cast<std::size_t>(Part::Number2) + i] = numbers[i];
}

/// So many harbours of each special kind and generic ones.
constexpr void setHarbours(ComponentCounts& counts, int special, int generic) {
    for (std::size_t i = 0; i < resourceCount; ++i)
        counts.count[static_cast<std::size_t>(Part::HarbourBrick) + i] = special;
    counts.count[static_cast<std::size_t>(Part::HarbourGeneric)] = generic;
}

constexpr void set(ComponentCounts& counts, Part component, int count) {
    counts.count[static_cast<std::size_t>(component)] = count;
}

constexpr void setTownsAndRoads(ComponentCounts& counts, int colours) { // B-12
    set(counts, Part::Settlement, 5 * colours);
    set(counts, Part::City, 4 * colours);
    set(counts, Part::Road, 15 * colours);
}

/// B-14, B-15: cards of each resource; knights, victory points, and each of the three other kinds.
constexpr void setCards(ComponentCounts& counts, int resources, int knights, int points, int others) {
    for (std::size_t i = 0; i < resourceCount; ++i)
        counts.count[static_cast<std::size_t>(Part::CardBrick) + i] = resources;
    set(counts, Part::CardKnight, knights);
    set(counts, Part::CardVictoryPoint, points);
    set(counts, Part::CardRoadBuilding, others);
    set(counts, Part::CardYearOfPlenty, others);
    set(counts, Part::CardMonopoly, others);
}

constexpr ComponentCounts baseCounts(int sea) {
    ComponentCounts counts;
    setTiles(counts, {4, 4, 4, 3, 3, 1, 0, sea});
    setNumbers(counts, {1, 2, 2, 2, 2, 2, 2, 2, 2, 1});
    setHarbours(counts, 1, 4);
    setCards(counts, 19, 14, 5, 2);
    setTownsAndRoads(counts, 4);
    set(counts, Part::Robber, 1);
    return counts;
}

/// The board for five and six has eleven harbours: the nine of the base box and these two.
constexpr ComponentCounts extensionCounts() {
    ComponentCounts counts;
    setTiles(counts, {2, 2, 2, 2, 2, 1, 0, 0});
    setNumbers(counts, {2, 3, 3, 3, 3, 3, 3, 3, 3, 2});
    set(counts, Part::HarbourWool, 1);
    set(counts, Part::HarbourGeneric, 1);
    setCards(counts, 5, 6, 0, 1);
    setTownsAndRoads(counts, 2);
    return counts;
}

constexpr ComponentCounts seafarersCounts() {
    ComponentCounts counts;
    setTiles(counts, {1, 1, 1, 2, 2, 2, 2, 19});
    setNumbers(counts, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    setHarbours(counts, 1, 5);
    set(counts, Part::Ship, 60);
    set(counts, Part::Pirate, 1);
    set(counts, Part::Chit, 50);
    return counts;
}

constexpr ComponentCounts seafarersExtensionCounts() {
    ComponentCounts counts;
    set(counts, Part::Gold, 1);
    set(counts, Part::Ship, 30);
    return counts;
}

constexpr ComponentCounts oldSeafarersCounts() {
    ComponentCounts counts;
    setTiles(counts, {1, 1, 1, 2, 2, 3, 2, 12});
    setNumbers(counts, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    setHarbours(counts, 1, 5);
    set(counts, Part::Ship, 60);
    set(counts, Part::Pirate, 1);
    set(counts, Part::Chit, 8);
    return counts;
}

constexpr ComponentCounts knightsCounts() {
    ComponentCounts counts;
    for (const Part card : {Part::CardPaper, Part::CardCloth, Part::CardCoin})
        set(counts, card, 12);
    for (const Part card : {Part::CardTrade, Part::CardPolitics, Part::CardScience})
        set(counts, card, 18);
    for (const Part knight : {Part::BasicKnight, Part::StrongKnight, Part::MightyKnight})
        set(counts, knight, 2 * 4);
    set(counts, Part::Wall, 3 * 4);
    return counts;
}

constexpr std::array baseEditions{
    BoxEdition{"frame", ISLE_TEXT("checks", "with a frame"), baseCounts(0), true},
    BoxEdition{"loose", ISLE_TEXT("checks", "old, with 18 loose sea and harbour hexes"), baseCounts(18),
               false}};
constexpr std::array extensionEditions{
    BoxEdition{"usual", ISLE_TEXT("checks", "usual edition"), extensionCounts(), true}};
constexpr std::array seafarersEditions{
    BoxEdition{"usual", ISLE_TEXT("checks", "2009 to 2015"), seafarersCounts(), true}};
constexpr std::array seafarersExtensionEditions{
    BoxEdition{"usual", ISLE_TEXT("checks", "usual edition"), seafarersExtensionCounts(), true}};
constexpr std::array oldSeafarersEditions{
    BoxEdition{"usual", ISLE_TEXT("checks", "from 1997"), oldSeafarersCounts(), true}};
constexpr std::array knightsEditions{
    BoxEdition{"usual", ISLE_TEXT("checks", "usual edition"), knightsCounts(), false}};

// By group: hexes, numbers, harbours, cards, pieces, markers.
constexpr std::array boxes{
    Box{"base",
        ISLE_TEXT("checks", "Base game"),
        baseEditions,
        SetRole::Replaced,
        SetRole::Replaced,
        {A, A, A, A, A, A},
        ISLE_TEXT("checks", "Of the old edition's 18 sea hexes nine have a harbour printed on them.")},
    Box{"5-6",
        ISLE_TEXT("checks", "Base game, 5-6 players"),
        extensionEditions,
        SetRole::Replaces,
        SetRole::Replaced,
        {A, A, B, A, A, A},
        ISLE_TEXT("checks", "Its 28 numbers are used instead of those of the base game. With the base game "
                            "there are eleven harbours, two of them wool.")},
    Box{"seafarers",
        ISLE_TEXT("checks", "Seafarers"),
        seafarersEditions,
        SetRole::Adds,
        SetRole::Replaces,
        {A, B, B, A, A, A},
        ISLE_TEXT("checks", "Its ten harbours are used instead of those of the base game.")},
    Box{"seafarers-5-6",
        ISLE_TEXT("checks", "Seafarers, 5-6 players"),
        seafarersExtensionEditions,
        SetRole::Adds,
        SetRole::Adds,
        {C, C, C, C, C, C},
        ISLE_TEXT("checks",
                  "Not verified: these are the fewest there can be. Count your own and edit them.")},
    Box{"seafarers-old",
        ISLE_TEXT("checks", "Seafarers, old"),
        oldSeafarersEditions,
        SetRole::Adds,
        SetRole::Replaces,
        {A, C, C, A, A, A},
        ISLE_TEXT("checks",
                  "It has twelve harbours; of two of them the kind is not known. Its frame does not "
                  "fit that of later editions.")},
    Box{"knights",
        ISLE_TEXT("checks", "Cities & Knights"),
        knightsEditions,
        SetRole::Adds,
        SetRole::Adds,
        {A, A, A, B, A, A},
        {}},
};

} // namespace

std::string_view nameOf(Confidence confidence) {
    switch (confidence) {
    case A:
        return "A";
    case B:
        return "B";
    case C:
        break;
    }
    return "C";
}

Confidence Box::worst() const {
    return *std::max_element(confidence.begin(), confidence.end());
}

const BoxEdition* Box::edition(std::string_view editionId) const {
    if (editionId.empty())
        return &editions.front();
    const auto found = std::find_if(editions.begin(), editions.end(),
                                    [&](const BoxEdition& edition) { return edition.id == editionId; });
    return found == editions.end() ? nullptr : &*found;
}

std::span<const Box> allBoxes() {
    return boxes;
}

const Box* boxNamed(std::string_view id) {
    const auto* const found =
        std::find_if(boxes.begin(), boxes.end(), [&](const Box& box) { return box.id == id; });
    return found == boxes.end() ? nullptr : found;
}

} // namespace isle
