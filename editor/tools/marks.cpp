#include "editor/tools/marks.h"

#include "editor/document/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace isle {
namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

bool takesMarker(Terrain terrain, Marker marker) {
    if (marker == Marker::None)
        return true;
    return marker == Marker::Chest ? terrain == Terrain::Fog : isProducing(terrain); // S-261, S-200
}

template <class Change>
void changeHexes(Map& map, std::span<const Cell> cells, Change change) {
    for (const Cell cell : cells) {
        if (!map.contains(cell))
            continue;
        MapHex hex = map.at(cell);
        change(hex);
        map.set(cell, hex);
    }
}

} // namespace

void setMarkers(Map& map, std::span<const Cell> cells, Marker marker) {
    changeHexes(map, cells, [marker](MapHex& hex) {
        if (takesMarker(hex.terrain, marker))
            hex.marker = marker;
    });
}

void setGroup(Map& map, std::span<const Cell> cells, int group) {
    changeHexes(map, cells, [group](MapHex& hex) {
        if (group == 0 || isLand(hex.terrain))
            hex.group = static_cast<std::uint8_t>(group);
    });
}

void setBarred(Map& map, std::span<const Cell> cells, int value, bool barred) {
    changeHexes(map, cells, [value, barred](MapHex& hex) {
        if (!barred)
            hex.barred.erase(value);
        else if (takesNumber(hex.terrain) && hex.number.isShuffled())
            hex.barred.insert(value);
    });
}

void setFarSide(Map& map, std::span<const Cell> cells, bool far) {
    for (const Cell cell : cells) {
        const auto place = std::lower_bound(map.farSide.begin(), map.farSide.end(), cell);
        const bool there = place != map.farSide.end() && *place == cell;
        if (!far && there)
            map.farSide.erase(place);
        else if (far && !there && isLand(map.at(cell).terrain))
            map.farSide.insert(place, cell);
    }
}

bool isFarSide(const Map& map, Cell cell) {
    return std::binary_search(map.farSide.begin(), map.farSide.end(), cell);
}

void setForbiddenStart(Map& map, CrossingPlace place, bool forbidden) {
    place = canonical(place);
    const auto found = std::lower_bound(map.forbiddenStarts.begin(), map.forbiddenStarts.end(), place);
    const bool there = found != map.forbiddenStarts.end() && *found == place;
    if (forbidden && !there)
        map.forbiddenStarts.insert(found, place);
    else if (!forbidden && there)
        map.forbiddenStarts.erase(found);
}

bool isForbiddenStart(const Map& map, CrossingPlace place) {
    return std::binary_search(map.forbiddenStarts.begin(), map.forbiddenStarts.end(), canonical(place));
}

void removeGroup(Map& map, int group) {
    for (MapHex& hex : map.cells) {
        if (hex.group == group)
            hex.group = 0;
        else if (hex.group > group)
            --hex.group;
    }
    map.groups.erase(map.groups.begin() + (group - 1));
}

QString markerRefusal(Terrain terrain, Marker marker) {
    if (takesMarker(terrain, marker))
        return {};
    return marker == Marker::Chest ? Marks::tr("Chests lie under fog.")
                                   : Marks::tr("Tribe chips lie on producing hexes.");
}

QString markerStepName(Marker marker) {
    return marker == Marker::None ? Marks::tr("Remove marker")
                                  : Marks::tr("Put %1", "a marker").arg(displayName(marker));
}

QString groupName(const Map& map, int group) {
    if (group <= 0 || group > static_cast<int>(map.groups.size()))
        return Marks::tr("the common pools");
    const std::string& name = map.groups[static_cast<std::size_t>(group - 1)].name;
    return name.empty() ? Marks::tr("group %1").arg(group) : QString::fromStdString(name);
}

} // namespace isle
