#include "engine/box/component.h"

#include "engine/base/text.h"

#include <algorithm>
#include <cassert>

namespace isle {
namespace {

struct Entry {
    Component component;
    ComponentGroup group;
    std::string_view name;
    std::string_view label;
};

using Group = ComponentGroup;

constexpr std::array<Entry, componentCount> table{{
    {Component::Forest, Group::Hexes, "forest", ISLE_TEXT("checks", "forest hex")},
    {Component::Pasture, Group::Hexes, "pasture", ISLE_TEXT("checks", "pasture hex")},
    {Component::Fields, Group::Hexes, "fields", ISLE_TEXT("checks", "fields hex")},
    {Component::Hills, Group::Hexes, "hills", ISLE_TEXT("checks", "hills hex")},
    {Component::Mountains, Group::Hexes, "mountains", ISLE_TEXT("checks", "mountains hex")},
    {Component::Desert, Group::Hexes, "desert", ISLE_TEXT("checks", "desert hex")},
    {Component::Gold, Group::Hexes, "gold", ISLE_TEXT("checks", "gold field hex")},
    {Component::Sea, Group::Hexes, "sea", ISLE_TEXT("checks", "sea hex")},
    {Component::Village, Group::Hexes, "village", ISLE_TEXT("checks", "village hex")},
    {Component::Fortress, Group::Hexes, "fortress", ISLE_TEXT("checks", "fortress hex")},
    {Component::Canal, Group::Hexes, "canal", ISLE_TEXT("checks", "canal hex")},
    {Component::Number2, Group::Numbers, "number-2", ISLE_TEXT("checks", "number 2")},
    {Component::Number3, Group::Numbers, "number-3", ISLE_TEXT("checks", "number 3")},
    {Component::Number4, Group::Numbers, "number-4", ISLE_TEXT("checks", "number 4")},
    {Component::Number5, Group::Numbers, "number-5", ISLE_TEXT("checks", "number 5")},
    {Component::Number6, Group::Numbers, "number-6", ISLE_TEXT("checks", "number 6")},
    {Component::Number8, Group::Numbers, "number-8", ISLE_TEXT("checks", "number 8")},
    {Component::Number9, Group::Numbers, "number-9", ISLE_TEXT("checks", "number 9")},
    {Component::Number10, Group::Numbers, "number-10", ISLE_TEXT("checks", "number 10")},
    {Component::Number11, Group::Numbers, "number-11", ISLE_TEXT("checks", "number 11")},
    {Component::Number12, Group::Numbers, "number-12", ISLE_TEXT("checks", "number 12")},
    {Component::HarbourBrick, Group::Harbours, "harbour-brick", ISLE_TEXT("checks", "brick harbour")},
    {Component::HarbourLumber, Group::Harbours, "harbour-lumber", ISLE_TEXT("checks", "lumber harbour")},
    {Component::HarbourWool, Group::Harbours, "harbour-wool", ISLE_TEXT("checks", "wool harbour")},
    {Component::HarbourGrain, Group::Harbours, "harbour-grain", ISLE_TEXT("checks", "grain harbour")},
    {Component::HarbourOre, Group::Harbours, "harbour-ore", ISLE_TEXT("checks", "ore harbour")},
    {Component::HarbourGeneric, Group::Harbours, "harbour-generic", ISLE_TEXT("checks", "3:1 harbour")},
    {Component::CardBrick, Group::Cards, "card-brick", ISLE_TEXT("checks", "brick card")},
    {Component::CardLumber, Group::Cards, "card-lumber", ISLE_TEXT("checks", "lumber card")},
    {Component::CardWool, Group::Cards, "card-wool", ISLE_TEXT("checks", "wool card")},
    {Component::CardGrain, Group::Cards, "card-grain", ISLE_TEXT("checks", "grain card")},
    {Component::CardOre, Group::Cards, "card-ore", ISLE_TEXT("checks", "ore card")},
    {Component::CardKnight, Group::Cards, "card-knight", ISLE_TEXT("checks", "knight card")},
    {Component::CardVictoryPoint, Group::Cards, "card-victory-point",
     ISLE_TEXT("checks", "victory point card")},
    {Component::CardRoadBuilding, Group::Cards, "card-road-building",
     ISLE_TEXT("checks", "road building card")},
    {Component::CardYearOfPlenty, Group::Cards, "card-year-of-plenty",
     ISLE_TEXT("checks", "year of plenty card")},
    {Component::CardMonopoly, Group::Cards, "card-monopoly", ISLE_TEXT("checks", "monopoly card")},
    {Component::CardPaper, Group::Cards, "card-paper", ISLE_TEXT("checks", "paper card")},
    {Component::CardCloth, Group::Cards, "card-cloth", ISLE_TEXT("checks", "cloth card")},
    {Component::CardCoin, Group::Cards, "card-coin", ISLE_TEXT("checks", "coin card")},
    {Component::CardTrade, Group::Cards, "card-trade", ISLE_TEXT("checks", "trade progress card")},
    {Component::CardPolitics, Group::Cards, "card-politics", ISLE_TEXT("checks", "politics progress card")},
    {Component::CardScience, Group::Cards, "card-science", ISLE_TEXT("checks", "science progress card")},
    {Component::Settlement, Group::Pieces, "settlement", ISLE_TEXT("checks", "settlement")},
    {Component::City, Group::Pieces, "city", ISLE_TEXT("checks", "city")},
    {Component::Road, Group::Pieces, "road", ISLE_TEXT("checks", "road")},
    {Component::Ship, Group::Pieces, "ship", ISLE_TEXT("checks", "ship")},
    {Component::BasicKnight, Group::Pieces, "basic-knight", ISLE_TEXT("checks", "basic knight")},
    {Component::StrongKnight, Group::Pieces, "strong-knight", ISLE_TEXT("checks", "strong knight")},
    {Component::MightyKnight, Group::Pieces, "mighty-knight", ISLE_TEXT("checks", "mighty knight")},
    {Component::Wall, Group::Pieces, "wall", ISLE_TEXT("checks", "city wall")},
    {Component::Robber, Group::Markers, "robber", ISLE_TEXT("checks", "robber")},
    {Component::Pirate, Group::Markers, "pirate", ISLE_TEXT("checks", "pirate")},
    {Component::Chit, Group::Markers, "chit", ISLE_TEXT("checks", "point chit")},
}};

constexpr bool tableInOrder() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].component) != i)
            return false;
    return true;
}
static_assert(tableInOrder(), "the table follows the order of Component");

const Entry& entryOf(Component component) {
    return table[static_cast<std::size_t>(component)];
}

Component after(Component first, std::size_t steps) {
    return static_cast<Component>(static_cast<std::size_t>(first) + steps);
}

constexpr std::array<std::pair<Terrain, Component>, 11> tiles{{
    {Terrain::Forest, Component::Forest},
    {Terrain::Pasture, Component::Pasture},
    {Terrain::Fields, Component::Fields},
    {Terrain::Hills, Component::Hills},
    {Terrain::Mountains, Component::Mountains},
    {Terrain::Desert, Component::Desert},
    {Terrain::Gold, Component::Gold},
    {Terrain::Sea, Component::Sea},
    {Terrain::Village, Component::Village},
    {Terrain::Fortress, Component::Fortress},
    {Terrain::Canal, Component::Canal},
}};

} // namespace

const std::array<Component, componentCount>& allComponents() {
    static constexpr auto components = [] {
        std::array<Component, componentCount> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = table[i].component;
        return all;
    }();
    return components;
}

ComponentGroup groupOf(Component component) {
    return entryOf(component).group;
}

std::optional<Component> tileOf(Terrain terrain) {
    for (const auto& [of, tile] : tiles)
        if (of == terrain)
            return tile;
    return std::nullopt;
}

std::optional<Terrain> terrainOf(Component component) {
    for (const auto& [terrain, tile] : tiles)
        if (tile == component)
            return terrain;
    return std::nullopt;
}

Component tokenOf(int value) {
    const auto* const found = std::find(tokenValues.begin(), tokenValues.end(), value);
    assert(found != tokenValues.end());
    return after(Component::Number2, static_cast<std::size_t>(found - tokenValues.begin()));
}

int valueOf(Component component) {
    if (groupOf(component) != ComponentGroup::Numbers)
        return 0;
    return tokenValues[static_cast<std::size_t>(component) - static_cast<std::size_t>(Component::Number2)];
}

Component harbourOf(HarbourKind kind) {
    assert(kind != HarbourKind::Shuffled);
    return after(Component::HarbourBrick, static_cast<std::size_t>(kind));
}

std::optional<HarbourKind> harbourKindOf(Component component) {
    if (groupOf(component) != ComponentGroup::Harbours)
        return std::nullopt;
    return allHarbourKinds[static_cast<std::size_t>(component)
                           - static_cast<std::size_t>(Component::HarbourBrick)];
}

std::string_view nameOf(Component component) {
    return entryOf(component).name;
}

std::optional<Component> componentNamed(std::string_view name) {
    for (const Entry& entry : table)
        if (entry.name == name)
            return entry.component;
    return std::nullopt;
}

std::string_view labelOf(Component component) {
    return entryOf(component).label;
}

std::string_view labelOf(ComponentGroup group) {
    switch (group) {
    case ComponentGroup::Hexes:
        return ISLE_TEXT("checks", "Hexes");
    case ComponentGroup::Numbers:
        return ISLE_TEXT("checks", "Number tokens");
    case ComponentGroup::Harbours:
        return ISLE_TEXT("checks", "Harbours");
    case ComponentGroup::Cards:
        return ISLE_TEXT("checks", "Cards");
    case ComponentGroup::Pieces:
        return ISLE_TEXT("checks", "Pieces");
    case ComponentGroup::Markers:
        break;
    }
    return ISLE_TEXT("checks", "Markers");
}

} // namespace isle
