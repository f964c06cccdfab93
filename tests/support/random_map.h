#pragma once

#include "engine/base/random.h"
#include "engine/map/map.h"

#include <algorithm>
#include <string>
#include <string_view>

/// Maps with every kind of content in wild mixtures, for tests of properties that must hold for any map.
namespace isle::test {

inline int drawBetween(Random& random, int lowest, int highest) {
    return lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(highest - lowest + 1)));
}

inline std::string drawText(Random& random) {
    constexpr std::array<std::string_view, 12> pieces{
        "New", " ", "Inſel", "岛", "🏝", "\"", "\\", "\n", "\t", "%1", "x,y.z", std::string_view("\0", 1)};
    std::string text;
    for (std::uint32_t i = random.below(6); i > 0; --i)
        text += pieces.at(random.below(pieces.size()));
    return text;
}

inline Cell drawCell(Random& random, const MapLayout& map) {
    return {static_cast<std::int16_t>(drawBetween(random, 0, map.rows - 1)),
            static_cast<std::int16_t>(drawBetween(random, 0, map.cols - 1))};
}

inline MapHex drawHex(Random& random) {
    MapHex hex;
    hex.terrain = allTerrains.at(random.below(terrainCount));
    hex.marker = allMarkers.at(random.below(allMarkers.size()));
    switch (random.below(3)) {
    case 0:
        hex.number = CellNumber::shuffled();
        break;
    case 1:
        hex.number = CellNumber::fixed(tokenValues.at(random.below(tokenValues.size())));
        break;
    default:
        break;
    }
    return hex;
}

inline int drawValue(Random& random, const OptionInfo& info) {
    const bool word = !info.numbers || (!info.words.empty() && random.below(2) == 0);
    return word
               ? drawBetween(random, info.firstWord, info.firstWord + static_cast<int>(info.words.size()) - 1)
               : drawBetween(random, info.lowest, info.highest);
}

inline void drawPools(Random& random, Pools& pools) {
    const auto count = [&] { return drawBetween(random, 0, 12); };
    const auto tiles = [&](std::optional<TerrainPool>& pool) {
        if (random.below(2) == 0) {
            pool.emplace();
            for (const Terrain terrain : producingTerrains)
                (*pool)[terrain] = count();
            (*pool)[Terrain::Gold] = count();
        }
    };
    const auto tokens = [&](std::optional<NumberPool>& pool) {
        if (random.below(2) == 0) {
            pool.emplace();
            for (const int value : tokenValues)
                (*pool)[value] = count();
        }
    };
    tiles(pools.terrain);
    tiles(pools.fogTerrain);
    tokens(pools.numbers);
    tokens(pools.fogNumbers);
    if (random.below(2) == 0)
        pools.chips = ChipPool{count(), count(), count()};
    if (random.below(2) == 0) {
        pools.harbours.emplace();
        for (std::size_t kind = 0; kind < harbourKindCount; ++kind)
            pools.harbours->count[kind] = count();
    }
}

/// Shuffle groups, number limits and accepted problems of a layout, and fields of a version to come.
inline void drawNarrowing(Random& random, MapLayout& layout) {
    for (std::uint32_t i = random.below(4); i > 0; --i) {
        Pools pools;
        drawPools(random, pools);
        ShuffleGroup group{drawText(random), pools.terrain, pools.numbers};
        if (random.below(4) == 0)
            group.unknownFields = {{"tides", "[1,2]"}};
        layout.groups.push_back(std::move(group));
    }
    const bool limits = random.below(2) == 0;
    for (MapHex& hex : layout.cells) {
        hex.group = static_cast<std::uint8_t>(
            random.below(2) == 0 ? 0 : random.below(static_cast<std::uint32_t>(layout.groups.size()) + 1));
        if (!limits || random.below(4) != 0)
            continue;
        for (std::uint32_t i = random.below(11); i > 0; --i)
            hex.barred.insert(tokenValues.at(random.below(tokenValues.size())));
    }
    for (std::uint32_t i = random.below(3); i > 0; --i) {
        std::string key = drawText(random);
        std::erase_if(layout.accepted, [&](const AcceptedProblem& other) { return other.key == key; });
        layout.accepted.push_back({std::move(key), drawText(random)});
    }
    std::sort(layout.accepted.begin(), layout.accepted.end());
    if (random.below(4) == 0)
        layout.unknownFields = {{"options.tides", "true"}, {"pools.shells", "{}"}, {"colour", "\"blue\""}};
}

/// Everything of a layout.
inline void drawLayout(Random& random, MapLayout& map, int maxSide) {
    static_cast<MapLayout&>(map) =
        blankMap(drawBetween(random, 1, maxSide), drawBetween(random, 1, maxSide), Terrain::Sea);
    for (MapHex& hex : map.cells)
        hex = drawHex(random);
    if (random.below(2) == 0) {
        map.wonderCosts.emplace();
        for (StageCost& cost : *map.wonderCosts)
            for (std::uint8_t& count : cost)
                count = static_cast<std::uint8_t>(drawBetween(random, 0, 5));
    }
    for (std::uint32_t i = random.below(8); i > 0; --i)
        map.setHarbour({{drawCell(random, map), allDirections.at(random.below(6))},
                        allHarbourKinds.at(random.below(allHarbourKinds.size()))});
    for (std::uint32_t i = random.below(5); i > 0; --i) {
        const Cell hex = drawCell(random, map);
        std::erase_if(map.islands, [&](const MapIsland& island) { return island.hex == hex; });
        map.islands.push_back(
            {hex, drawText(random), random.below(2) == 0 ? IslandRole::Start : IslandRole::New});
    }
    std::sort(map.islands.begin(), map.islands.end(),
              [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; });
    for (std::uint32_t i = random.below(5); i > 0; --i) {
        map.forbiddenStarts.push_back(
            canonical(CrossingPlace{drawCell(random, map), allCorners.at(random.below(6))}));
        map.farSide.push_back(drawCell(random, map));
    }
    const auto tidy = [](auto& list) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    };
    tidy(map.forbiddenStarts);
    tidy(map.farSide);
    if (random.below(2) == 0)
        map.robberStart = drawCell(random, map);
    if (random.below(2) == 0)
        map.pirateStart = drawCell(random, map);
    drawPools(random, map.pools);
    map.minSeats = drawBetween(random, 2, 8);
    map.maxSeats = drawBetween(random, map.minSeats, 8);
    for (const OptionInfo& info : allOptions())
        if (random.below(3) == 0)
            map.options.set(info.option, drawValue(random, info));
    for (std::uint32_t i = random.below(4); i > 0; --i)
        map.options.islandBonusList.push_back(drawBetween(random, -3, 5));
    drawNarrowing(random, map);
}

inline Map drawMap(Random& random, int maxSide = 12) {
    Map map;
    drawLayout(random, map, maxSide);
    map.title = drawText(random);
    map.author = drawText(random);
    map.description = drawText(random);
    map.licence = drawText(random);
    for (std::string* text : {&map.text.story, &map.text.setUp, &map.text.specialRules, &map.text.notes})
        if (random.below(2) == 0)
            *text = drawText(random);
    if (random.below(3) == 0) {
        map.name = drawText(random);
        for (std::uint32_t i = 1 + random.below(3); i > 0; --i) {
            MapLayout& layout = map.otherLayouts.emplace_back();
            drawLayout(random, layout, std::min(maxSide, 5));
            layout.name = drawText(random);
        }
        map.openLayout = random.below(static_cast<std::uint32_t>(map.otherLayouts.size()) + 1);
    }
    if (random.below(4) == 0)
        map.unknownMapFields = {{"text.epilogue", "[\"The\",\"End\"]"}, {"music", "null"}};
    return map;
}

} // namespace isle::test
