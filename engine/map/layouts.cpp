#include "engine/map/layouts.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace isle {
namespace {

/// The place in Map::otherLayouts of a layout that is not open.
std::ptrdiff_t otherIndex(const Map& map, std::size_t index) {
    assert(index != map.openLayout && index < layoutCount(map));
    return static_cast<std::ptrdiff_t>(index < map.openLayout ? index : index - 1);
}

MapLayout& baseOf(Map& map) {
    return map;
}

} // namespace

std::size_t layoutCount(const Map& map) {
    return map.otherLayouts.size() + 1;
}

const MapLayout& layoutAt(const Map& map, std::size_t index) {
    return index == map.openLayout ? map : map.otherLayouts[static_cast<std::size_t>(otherIndex(map, index))];
}

std::optional<std::size_t> layoutFor(const Map& map, int seats) {
    const auto meant = [seats](const MapLayout& layout) {
        return layout.minSeats <= seats && seats <= layout.maxSeats;
    };
    if (meant(map))
        return map.openLayout;
    for (std::size_t i = 0; i < layoutCount(map); ++i)
        if (meant(layoutAt(map, i)))
            return i;
    return std::nullopt;
}

void switchLayout(Map& map, std::size_t index) {
    if (index == map.openLayout)
        return;
    const std::ptrdiff_t place = otherIndex(map, index);
    MapLayout next = std::move(map.otherLayouts[static_cast<std::size_t>(place)]);
    map.otherLayouts.erase(map.otherLayouts.begin() + place);
    // Neither of the two is among the others now: one before it less when the next one stood before it.
    const std::size_t before = index > map.openLayout ? map.openLayout : map.openLayout - 1;
    map.otherLayouts.insert(map.otherLayouts.begin() + static_cast<std::ptrdiff_t>(before),
                            std::move(baseOf(map)));
    baseOf(map) = std::move(next);
    map.openLayout = index;
}

Map withLayout(Map map, std::size_t index) {
    switchLayout(map, index);
    return map;
}

void addLayout(Map& map, MapLayout layout) {
    map.otherLayouts.push_back(std::move(layout));
    switchLayout(map, layoutCount(map) - 1);
}

void removeLayout(Map& map, std::size_t index) {
    assert(layoutCount(map) > 1 && index < layoutCount(map));
    if (index == map.openLayout)
        switchLayout(map, index > 0 ? index - 1 : 1);
    map.otherLayouts.erase(map.otherLayouts.begin() + otherIndex(map, index));
    if (index < map.openLayout)
        --map.openLayout;
}

void moveLayout(Map& map, std::size_t from, std::size_t to) {
    assert(from < layoutCount(map) && to < layoutCount(map));
    if (from == to)
        return;
    const std::size_t open = map.openLayout;
    std::vector<MapLayout> all = std::move(map.otherLayouts);
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(open), std::move(baseOf(map)));
    const auto at = [&all](std::size_t index) { return all.begin() + static_cast<std::ptrdiff_t>(index); };
    if (from < to)
        std::rotate(at(from), at(from) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(from), at(from) + 1);
    std::size_t opened = open;
    if (open == from)
        opened = to;
    else if (from < open && open <= to)
        opened = open - 1;
    else if (to <= open && open < from)
        opened = open + 1;
    baseOf(map) = std::move(all[opened]);
    all.erase(at(opened));
    map.otherLayouts = std::move(all);
    map.openLayout = opened;
}

} // namespace isle
