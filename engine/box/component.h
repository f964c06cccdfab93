#pragma once

#include "engine/map/terrain.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace isle {

/// A kind of thing that lies in a box of the tabletop game, in the order in which rule books list them.
/// Pieces of all seats count together. Chits are the point tokens of the sea box, which also stand for cloth,
/// tribe chips and whatever else a scenario counts.
enum class Component : std::uint8_t {
    Forest,
    Pasture,
    Fields,
    Hills,
    Mountains,
    Desert,
    Gold,
    Sea,
    Village,
    Fortress,
    Canal,
    Number2,
    Number3,
    Number4,
    Number5,
    Number6,
    Number8,
    Number9,
    Number10,
    Number11,
    Number12,
    HarbourBrick,
    HarbourLumber,
    HarbourWool,
    HarbourGrain,
    HarbourOre,
    HarbourGeneric,
    CardBrick,
    CardLumber,
    CardWool,
    CardGrain,
    CardOre,
    CardKnight,
    CardVictoryPoint,
    CardRoadBuilding,
    CardYearOfPlenty,
    CardMonopoly,
    CardPaper,
    CardCloth,
    CardCoin,
    CardTrade,
    CardPolitics,
    CardScience,
    Settlement,
    City,
    Road,
    Ship,
    BasicKnight,
    StrongKnight,
    MightyKnight,
    Wall,
    Robber,
    Pirate,
    Chit
};
inline constexpr std::size_t componentCount = static_cast<std::size_t>(Component::Chit) + 1;

/// The headings under which components stand.
enum class ComponentGroup : std::uint8_t { Hexes, Numbers, Harbours, Cards, Pieces, Markers };
inline constexpr std::array allComponentGroups{ComponentGroup::Hexes,    ComponentGroup::Numbers,
                                               ComponentGroup::Harbours, ComponentGroup::Cards,
                                               ComponentGroup::Pieces,   ComponentGroup::Markers};
inline constexpr std::size_t componentGroupCount = allComponentGroups.size();

/// Every component in the order of the rule book.
[[nodiscard]] const std::array<Component, componentCount>& allComponents();

[[nodiscard]] ComponentGroup groupOf(Component component);

/// The tile of a terrain; nothing for void, fog and `Any`, which are no tiles of their own.
[[nodiscard]] std::optional<Component> tileOf(Terrain terrain);
/// The terrain of a tile; nothing for what is no tile.
[[nodiscard]] std::optional<Terrain> terrainOf(Component component);
/// The token with a value (isToken).
[[nodiscard]] Component tokenOf(int value);
/// The value of a token; 0 for what is no token.
[[nodiscard]] int valueOf(Component component);
/// The token of a dealt harbour; not for `Shuffled`.
[[nodiscard]] Component harbourOf(HarbourKind kind);
/// The kind of a harbour token; nothing for what is none.
[[nodiscard]] std::optional<HarbourKind> harbourKindOf(Component component);

/// Lower-case words used in files and commands: "forest", "number-5", "harbour-ore", "basic-knight".
[[nodiscard]] std::string_view nameOf(Component component);
[[nodiscard]] std::optional<Component> componentNamed(std::string_view name);

/// English names for people, to be translated in the context "checks": "forest hex", "number 5".
[[nodiscard]] std::string_view labelOf(Component component);
[[nodiscard]] std::string_view labelOf(ComponentGroup group);

/// How many there are of each component.
struct ComponentCounts {
    std::array<int, componentCount> count{}; ///< by Component

    [[nodiscard]] int& operator[](Component component) { return count[static_cast<std::size_t>(component)]; }
    [[nodiscard]] int operator[](Component component) const {
        return count[static_cast<std::size_t>(component)];
    }
    friend bool operator==(const ComponentCounts&, const ComponentCounts&) = default;
};

} // namespace isle
