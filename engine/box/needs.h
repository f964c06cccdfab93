#pragma once

#include "engine/box/component.h"
#include "engine/map/map.h"

#include <array>
#include <string_view>
#include <vector>

namespace isle {

/// What chits are used for.
enum class ChitUse : std::uint8_t {
    IslandPoints,     ///< S-72, S-73
    Cloth,            ///< S-181
    TribeChips,       ///< S-200
    FortressStrength, ///< S-220
    FortressPoints,   ///< S-223
    Chests,           ///< S-261
    WonderStages,     ///< S-241
    CanalUnits        ///< S-301
};
inline constexpr std::array allChitUses{
    ChitUse::IslandPoints,   ChitUse::Cloth,  ChitUse::TribeChips,   ChitUse::FortressStrength,
    ChitUse::FortressPoints, ChitUse::Chests, ChitUse::WonderStages, ChitUse::CanalUnits};
inline constexpr std::size_t chitUseCount = allChitUses.size();
/// English, to be translated in the context "checks": "cloth", "tribe chips".
[[nodiscard]] std::string_view labelOf(ChitUse use);

/// What it takes to lay out a map and to play it with all seats it is meant for.
struct Needs {
    ComponentCounts counts;                ///< the rim of the sea left out, which is frame
    std::array<int, chitUseCount> chits{}; ///< by ChitUse; together the count of chits
    int rimSea = 0;                        ///< sea hexes on the rim of the map, where the frame lies
    int openSea = 0;                       ///< of the other sea hexes those that touch no land
    int seats = 0;
    bool seaRules = false;
};

/// Works out what the open layout of a map takes: fixed hexes and the pools with their defaults, the fog
/// pile, numbers, harbours, cards, pieces and markers under the map's rules.
[[nodiscard]] Needs needsOf(const Map& map);
/// The same on a topology already built for the map's shape.
[[nodiscard]] Needs needsOf(const Map& map, const Topology& topology);

/// One line of a component list.
struct ComponentLine {
    Component component;
    int count = 0;
};

/// What is needed, in the order of rule books; nothing of which none is needed.
[[nodiscard]] std::vector<ComponentLine> componentList(const Needs& needs);

} // namespace isle
