#include "editor/tools/tool_settings.h"

#include <algorithm>

namespace isle {

void ToolSettings::setTerrain(Terrain terrain) {
    if (terrain_ == terrain)
        return;
    terrain_ = terrain;
    emit changed();
}

void ToolSettings::setNumber(CellNumber number) {
    if (number_ == number)
        return;
    number_ = number;
    emit changed();
}

void ToolSettings::setHarbour(HarbourKind kind) {
    if (harbour_ == kind)
        return;
    harbour_ = kind;
    emit changed();
}

void ToolSettings::setRadius(int radius) {
    radius = std::clamp(radius, 0, 3);
    if (radius_ == radius)
        return;
    radius_ = radius;
    emit changed();
}

void ToolSettings::setShuffledNumbers(bool on) {
    if (shuffledNumbers_ == on)
        return;
    shuffledNumbers_ = on;
    emit changed();
}

} // namespace isle
